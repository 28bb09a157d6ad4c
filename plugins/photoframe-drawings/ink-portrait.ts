import { definePhotoFrame, lying } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'ink-portrait',
  summary: 'Pen and brush: hatching, washes and spatter of ink',
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
            scale: 0.8,
            relief: 0.5,
            colours: ['#3c4650'],
            spot: { at: [0.2, 0.1], size: 1.2, rest: 0.4, power: 0.7 },
          },
        ],
      },
      {
        do: 'sheet',
        at: [0.502, 0.495],
        size: [0.93, 0.94],
        turn: 0.6,
        cut: 0.5,
        bow: { turn: 60, corner: 0, bend: 0.18, gleam: 0 },
        shadows: lying(1.6),
        steps: [{ do: 'photo', focus: 'attention', behind: 0.12, treat: [{ kind: 'ink' }] }],
      },
      { do: 'prop', kind: 'pen', at: [0.925, 0.72], size: 0.53 },
    ],
    finish: { tone: 'soft', vignette: 0.2, bloom: { strength: 0 } },
  },
})
