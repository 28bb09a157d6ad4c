import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'cloudy-filter',
  summary: 'Above the clouds: heaps in the sun behind, shoulders in a bank of them',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    steps: [{ do: 'photo', headroom: 0.14, treat: [{ kind: 'cloud' }] }],
    finish: { tone: 'soft', grain: 2, vignette: 0, bloom: { strength: 0 } },
  },
})
