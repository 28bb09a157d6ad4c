import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'fire',
  summary: 'In the midst of a fire at night, lit by it',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    steps: [{ do: 'photo', headroom: 0.12, beyond: 0.3, small: 0.66, treat: [{ kind: 'ablaze' }] }],
    finish: { tone: 'soft', grain: 3, vignette: 0, bloom: { strength: 0.5, from: 1.05, size: 0.01 } },
  },
})
