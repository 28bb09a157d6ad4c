import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'caricature',
  summary: 'A friendly caricature in pen and colour wash',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    steps: [
      {
        do: 'photo',
        focus: 'attention',
        treat: [
          { kind: 'caricature' },
          { kind: 'watercolour', drawn: 1, line: 1.9, pigment: 0.85, margin: 0.05, splash: 0.35 },
        ],
      },
    ],
    finish: { tone: 'soft', vignette: 0, bloom: { strength: 0 } },
  },
})
