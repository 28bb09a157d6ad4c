import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'watercolor',
  summary: 'A painting in watercolour over a drawing in pencil',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    steps: [{ do: 'photo', focus: 'attention', treat: [{ kind: 'watercolour', behind: 'wet' }] }],
    finish: { tone: 'soft', vignette: 0, bloom: { strength: 0 } },
  },
})
