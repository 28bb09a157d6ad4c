import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'sparklers',
  summary: 'A sparkler in a hand, its trail of light round who stands in a night of lights',
  samples: [{ url: '{samples}/friend.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    steps: [{ do: 'photo', focus: 'attention', treat: [{ kind: 'sparklers' }] }],
    finish: { tone: 'soft', grain: 3, vignette: 0, bloom: { strength: 0.55, from: 1, size: 0.012 } },
  },
})
