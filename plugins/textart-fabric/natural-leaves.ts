import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { blossoms, foliage } from './foliage.ts'

export default defineTextArt({
  category: 'textart',
  name: 'naturalLeaves',
  summary: 'Letters laid of fresh leaves with a few blossoms, on whitewashed boards',
  samples: ['Gateway', 'Nature'],
  recipe: {
    seed: 2,
    lettering: { font: 'round', weight: 900, spacing: 0.05, width: 0.92, height: 0.66, heighten: 1.3 },
    light: {
      sky: [0.6, 0.62, 0.62],
      horizon: [0.3, 0.33, 0.26],
      ground: [0.14, 0.15, 0.1],
      key: [-0.55, -0.6, 0.58],
      boxes: [{ at: [-0.65, -0.8, 0.5], width: 0.4, height: 0.35, power: 13, colour: [1, 0.97, 0.88], soft: 0.25 }],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'wood',
            colours: ['#e4dac8', '#bcae96'],
            relief: 0.9,
            spot: { at: [0.3, 0.2], size: 1, rest: 0.5, power: 0.7 },
          },
          // Whitewash that has worn off in specks.
          {
            do: 'shape',
            path: 'M0 0H200V100H0Z',
            view: [200, 100],
            width: 1,
            steps: [
              { do: 'grit', amount: 0.07, scale: 0.01 },
              { do: 'grit', amount: 0.06, scale: 0.05 },
            ],
          },
          { do: 'dapple', kind: 'leaves', strength: 0.8, soft: 0.014 },
          ...foliage(),
        ],
      },
      {
        do: 'shadow',
        tint: '#2a2a12',
        grow: 0.01,
        layers: [
          { blur: 0.03, lift: 0.05, strength: 0.7 },
          { blur: 0.1, lift: 0.16, strength: 0.42 },
        ],
      },
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.04, height: 0.03 },
        material: { colour: [0.015, 0.06, 0.01], metal: 0, rough: 0.7 },
      },
      {
        do: 'leaves',
        colours: [
          ['#2f6b22', '#6aa838'],
          ['#3f7d28', '#9cc850'],
          ['#1c5030', '#4a9058'],
          ['#6a8c24', '#c4d860'],
          ['#24541c', '#4d8a2a'],
          ['#4c7a44', '#8cb08a'],
        ],
        vein: [0.5, 0.64, 0.26],
        length: [0.14, 0.44],
        wide: [0.2, 0.34],
        forms: ['ovate', 'lance', 'ovate', 'round'],
        apart: 0.11,
        over: 0.095,
        tips: 5,
        out: 0.14,
        veins: 0.4,
        through: 1,
        gloss: 0.12,
        gain: 1.05,
      },
      ...blossoms(),
    ],
    finish: { tone: 'soft', exposure: 1.05, vignette: 0.25, bloom: { strength: 0.08 } },
  },
})
