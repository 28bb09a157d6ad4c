import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'watercolour-splash',
  summary: 'Watercolour that splashes over the paper',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    steps: [
      {
        do: 'photo',
        focus: 'attention',
        treat: [
          { kind: 'grade', exposure: 0.98, contrast: 0.08, saturation: 0.86, lights: [1, 1, 1.12], grain: 0 },
          { kind: 'watercolour', splash: 1, behind: 'flowing', pigment: 1.1, drawn: 0.3, damp: 0.85, rough: 1 },
        ],
      },
    ],
    finish: { tone: 'soft', vignette: 0, bloom: { strength: 0 } },
  },
})
