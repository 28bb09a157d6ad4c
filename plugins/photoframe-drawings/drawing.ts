import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'drawing',
  summary: 'Three chalks on toned paper: black, red and white',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    steps: [{ do: 'photo', focus: 'attention', behind: 0.1, treat: [{ kind: 'chalk', aside: 0.4, locks: 0.6 }] }],
    finish: { tone: 'soft', vignette: 0, bloom: { strength: 0 } },
  },
})
