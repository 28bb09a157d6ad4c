import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'double-exposure',
  summary: 'A silhouette with misty fir woods in it',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    steps: [{ do: 'photo', focus: 'attention', treat: [{ kind: 'doubleExposure' }] }],
    finish: { tone: 'soft', vignette: 0, bloom: { strength: 0 } },
  },
})
