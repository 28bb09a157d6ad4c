import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'ink-portrait',
  summary: 'Pen and brush: hatching, washes and spatter of ink',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    steps: [{ do: 'photo', focus: 'attention', behind: 0.12, treat: [{ kind: 'ink' }] }],
    finish: { tone: 'soft', vignette: 0, bloom: { strength: 0 } },
  },
})
