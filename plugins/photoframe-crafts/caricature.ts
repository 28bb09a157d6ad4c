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
        // Little is painted of what is behind people.
        behind: 0.12,
        treat: [
          { kind: 'caricature', strength: 1.65 },
          { kind: 'watercolour', drawn: 1, line: 2, pigment: 1.12, margin: 0.05, splash: 0.6 },
        ],
      },
    ],
    finish: { tone: 'soft', vignette: 0, bloom: { strength: 0 } },
  },
})
