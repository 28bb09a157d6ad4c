import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'etude',
  summary: 'A study in oil on toned canvas, its strokes in relief',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    steps: [
      {
        do: 'photo',
        focus: 'attention',
        treat: [{ kind: 'oil', likeness: 0.62, finish: 0.38, impasto: 1.45, varied: 1, bare: 0.095, ridges: 1.3 }],
      },
    ],
    finish: { tone: 'soft', vignette: 0, bloom: { strength: 0 } },
  },
})
