import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'smoke-flare',
  summary: 'Coloured smoke of two flares, behind and in front',
  samples: [{ url: '{samples}/friend.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    steps: [{ do: 'photo', focus: 'attention', treat: [{ kind: 'smoke' }] }],
    finish: { tone: 'soft', grain: 3, vignette: 0, bloom: { strength: 0.4, from: 1 } },
  },
})
