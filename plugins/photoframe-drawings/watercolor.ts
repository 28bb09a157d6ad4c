import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'watercolor',
  summary: 'A painting in watercolour over a drawing in pencil',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    steps: [
      {
        do: 'photo',
        focus: 'attention',
        treat: [
          { kind: 'grade', exposure: 0.92, contrast: 0.1, saturation: 0.92, lights: [1, 1, 1.08], grain: 0 },
          {
            kind: 'watercolour',
            behind: 'wet',
            pigment: 1,
            splash: 0.52,
            margin: 0.12,
            damp: 0.3,
            rough: 1,
            drawn: 0.5,
          },
        ],
      },
    ],
    finish: { tone: 'soft', vignette: 0, bloom: { strength: 0 } },
  },
})
