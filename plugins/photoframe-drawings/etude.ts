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
        treat: [
          {
            kind: 'oil',
            likeness: 0.62,
            finish: 0.4,
            impasto: 1.3,
            varied: 1,
            bare: 0.11,
            ridges: 1.3,
            long: 9,
            dabbed: true,
            darkest: [0.022, 0.012, 0.008],
            drawn: 1,
          },
        ],
      },
    ],
    finish: { tone: 'soft', vignette: 0, bloom: { strength: 0 } },
  },
})
