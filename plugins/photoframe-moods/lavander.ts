import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'lavander',
  summary: 'In a field of lavender before sunset',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    steps: [{ do: 'photo', headroom: 0.12, treat: [{ kind: 'field' }] }],
    finish: { tone: 'soft', grain: 2, vignette: 0, bloom: { strength: 0.3, from: 1, size: 0.012 } },
  },
})
