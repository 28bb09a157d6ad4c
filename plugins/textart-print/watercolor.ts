import { defineTextArt } from '@gateway/sdk-plugin/text-art'

/** Where the paper was wetted before the letters were written, in a view of 200 × 100. */
const CLOUD = [
  // Broad strokes of a flat brush one below the other, set down and lifted at unlike places.
  'M14 30C40 20 92 26 138 18C152 16 164 17 169 19L166 27L172 36L163 42C120 40 66 48 24 46L18 41L24 37Z',
  'M4 48C50 40 110 46 160 38C176 36 190 38 197 42L191 49L195 58L186 63C140 60 80 70 16 66L9 60L13 55Z',
  'M22 66C66 58 120 64 168 58C178 57 184 60 187 63L179 69L182 77L172 81C128 78 92 88 44 84L30 80L34 73Z',
]

export default defineTextArt({
  category: 'texteffect',
  name: 'watercolor',
  summary: 'Brush lettering in watercolour that ran in wet paper',
  samples: ['Gateway', 'Spring'],
  recipe: {
    seed: 4,
    lettering: { font: 'hand', lineHeight: 0.86, widen: 1.3, weight: 700, spacing: 0.01, width: 0.88, height: 0.64 },
    light: 'party',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'paper',
            relief: 0.7,
            colours: ['#f7f5f0', '#f1eee6'],
            spot: { at: [0.3, 0.2], size: 1.3, rest: 0.85, power: 0.3 },
          },
          {
            do: 'shape',
            path: CLOUD,
            view: [200, 100],
            width: 1,
            steps: [
              {
                do: 'watercolour',
                colours: ['#f6b7b4', '#f9d9a8', '#f8eab0', '#bfe3cf', '#b4d9ef', '#cdc3ea'],
                density: 0.8,
                flow: 0.5,
                ragged: 0.03,
                rim: 0.9,
                wet: 0.45,
                bleed: 0.12,
                blooms: 0.9,
                grain: 0.25,
              },
            ],
          },
        ],
      },
      // A brush: broad where it was pressed down, thin where it was lifted.
      {
        do: 'nib',
        angle: 66,
        thin: 0.4,
        uneven: 0.7,
        steps: [
          {
            do: 'watercolour',
            colours: ['#ab0f46', '#bc2a10', '#a04000', '#2f8a3a', '#0560a4', '#43279a'],
            grow: 0.024,
            density: 1.45,
            rim: 1.15,
            flow: 0.9,
            wet: 0.44,
            bleed: 0.24,
            ragged: 0.01,
            blooms: 2.0,
            least: 0.46,
            grain: 0.42,
            spatter: 70,
          },
        ],
      },
    ],
    finish: { tone: 'soft', vignette: 0.12, bloom: { strength: 0 } },
  },
})
