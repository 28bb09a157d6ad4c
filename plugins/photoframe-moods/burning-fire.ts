import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'burning-fire',
  summary: 'A print on paper that burns inwards from its sides',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    steps: [{ do: 'photo', focus: 'attention', treat: [{ kind: 'burning' }] }],
    finish: { tone: 'soft', grain: 3, vignette: 0, bloom: { strength: 0.3, from: 1.05, size: 0.01 } },
  },
})
