import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'drawing',
  summary: 'Three chalks on toned paper: black, red and white',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    steps: [{ do: 'photo', focus: 'attention', treat: [{ kind: 'chalk' }] }],
    finish: { tone: 'soft', vignette: 0, bloom: { strength: 0 } },
  },
})
