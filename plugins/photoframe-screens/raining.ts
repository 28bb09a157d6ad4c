import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'raining',
  summary: 'Behind a window with drops of rain, each of them a lens',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    steps: [{ do: 'photo', focus: 'attention', treat: [{ kind: 'rain' }] }],
    finish: { tone: 'soft', grain: 2, vignette: 0, bloom: { strength: 0.35, from: 0.9, size: 0.012 } },
  },
})
