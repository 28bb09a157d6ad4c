import { definePhotoFrame, lying } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'watercolor',
  summary: 'A painting in watercolour over a drawing in pencil, the brush and two pans beside it',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    light: 'studio',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'linen',
            scale: 0.7,
            relief: 0.6,
            colours: ['#b3a68c'],
            spot: { at: [0.2, 0.1], size: 1.2, rest: 0.4, power: 0.7 },
          },
        ],
      },
      {
        do: 'sheet',
        at: [0.49, 0.492],
        size: [0.925, 0.945],
        turn: 0.5,
        cut: 0.4,
        bow: { turn: 40, corner: 0, bend: 0.2, gleam: 0 },
        shadows: lying(1.8),
        steps: [
          {
            do: 'photo',
            focus: 'attention',
            treat: [
              { kind: 'grade', exposure: 1, contrast: 0.14, saturation: 0.98, lights: [1, 1, 1.08], grain: 0 },
              {
                kind: 'watercolour',
                behind: 'wet',
                pigment: 1,
                splash: 0.85,
                margin: 0.1,
                damp: 0.5,
                rough: 1,
                drawn: 0.85,
                layout: 0.35,
              },
            ],
          },
        ],
      },
      { do: 'prop', kind: 'brush', at: [0.915, 0.75], size: 0.5 },
    ],
    finish: { tone: 'soft', vignette: 0.14, bloom: { strength: 0 } },
  },
})
