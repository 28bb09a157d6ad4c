import { definePhotoFrame, lying } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'drawing',
  summary: 'Three chalks on toned paper: black, red and white; the sticks beside it',
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
            scale: 0.6,
            relief: 0.5,
            colours: ['#3a2f2a'],
            spot: { at: [0.2, 0.1], size: 1.2, rest: 0.4, power: 0.7 },
          },
        ],
      },
      {
        do: 'sheet',
        at: [0.497, 0.493],
        size: [0.945, 0.95],
        turn: -0.5,
        cut: 0.5,
        bow: { corner: 0.4, bend: 0.2, gleam: 0.01 },
        shadows: lying(1.6),
        steps: [
          {
            do: 'photo',
            focus: 'attention',
            behind: 0.1,
            treat: [
              {
                kind: 'chalk',
                paper: [0.5, 0.405, 0.29],
                red: [0.34, 0.05, 0.018],
                white: [0.87, 0.84, 0.78],
                aside: 0.08,
                locks: 0.75,
                bold: 0.7,
                gentle: 0.48,
                layout: 0.55,
                round: 0.3,
              },
            ],
          },
        ],
      },
      { do: 'prop', kind: 'chalks', at: [0.81, 0.868], size: 0.275 },
    ],
    finish: { tone: 'soft', vignette: 0.22, bloom: { strength: 0 } },
  },
})
