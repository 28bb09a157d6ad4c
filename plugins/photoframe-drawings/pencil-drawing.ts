import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'pencil_drawing',
  summary: 'A drawing in graphite, its hatching along the forms',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    steps: [{ do: 'photo', focus: 'attention', behind: 0.1, treat: [{ kind: 'pencil', layout: 0.4 }] }],
    finish: { tone: 'soft', vignette: 0, bloom: { strength: 0 } },
  },
})
