import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'frosted-filter',
  summary: 'Behind a frozen window that breath has cleared',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    steps: [{ do: 'photo', focus: 'attention', treat: [{ kind: 'frost' }] }],
    finish: { tone: 'soft', grain: 2, vignette: 0, bloom: { strength: 0.3, from: 0.7 } },
  },
})
