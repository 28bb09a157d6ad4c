import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'late_autumn',
  summary: 'In a golden autumn, seen through its boughs',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    steps: [{ do: 'photo', headroom: 0.2, treat: [{ kind: 'autumn' }] }],
    finish: { tone: 'soft', grain: 2, vignette: 0, bloom: { strength: 0.2, from: 1 } },
  },
})
