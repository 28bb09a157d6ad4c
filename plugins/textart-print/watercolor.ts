import { defineTextArt } from '@gateway/sdk-plugin/text-art'

/** Where the paper was wetted before the letters were written, in a view of 200 × 100. */
const CLOUD =
  'M12 52C8 30 26 14 50 20C78 8 100 22 120 16C150 8 186 20 190 44' +
  'C196 66 176 84 150 80C128 94 104 82 84 86C54 94 16 84 12 52Z'

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
            width: 0.98,
            steps: [
              {
                do: 'watercolour',
                colours: ['#f6b7b4', '#f9d9a8', '#f8eab0', '#bfe3cf', '#b4d9ef', '#cdc3ea'],
                density: 0.8,
                flow: 0.5,
                ragged: 0.035,
                rim: 0.8,
                wet: 0.6,
                bleed: 0.3,
                blooms: 0.5,
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
            colours: ['#ab0f46', '#d23d1a', '#d18c04', '#3f9a3a', '#0867a8', '#43279a'],
            grow: 0.026,
            density: 1,
            rim: 1.25,
            flow: 0.9,
            wet: 0.35,
            bleed: 0.16,
            ragged: 0.012,
            blooms: 1.6,
            grain: 0.35,
            spatter: 55,
          },
        ],
      },
    ],
    finish: { tone: 'soft', vignette: 0.12, bloom: { strength: 0 } },
  },
})
