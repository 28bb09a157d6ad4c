import { join } from 'node:path'
import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { crown, skin } from './strawberry.ts'

export default defineTextArt({
  category: 'textart',
  name: 'strawberryText',
  summary: 'Ripe strawberries in the form of letters, on a checked cloth',
  recipe: {
    seed: 5,
    lettering: {
      font: 'round',
      weight: 900,
      spacing: 0.05,
      width: 0.9,
      height: 0.64,
      heighten: 1.22,
      // Tails keep clear of the bowl.
      centre: [0.488, 0.475],
    },
    // A window above left: one broad wet light along the upper left of each stroke.
    light: {
      sky: [0.6, 0.57, 0.54],
      horizon: [0.3, 0.26, 0.24],
      ground: [0.16, 0.1, 0.08],
      key: [-0.55, -0.68, 0.5],
      boxes: [
        {
          at: [-0.55, -0.75, 0.55],
          width: 0.5,
          height: 0.22,
          power: 21,
          colour: [1, 0.97, 0.93],
          soft: 0.2,
          turn: -0.5,
        },
        { at: [0.8, 0.55, 0.3], width: 0.2, height: 0.4, power: 1.6, colour: [1, 0.9, 0.84], soft: 0.3 },
      ],
    },
    backplate: join(import.meta.dirname, 'backplates', 'strawberries.jpg'),
    steps: [
      // Light that has gone through the fruit reddens the cloth beyond the dark of its foot.
      {
        do: 'shadow',
        tint: '#8c1420',
        grow: 0.01,
        layers: [{ blur: 0.11, lift: 0.13, strength: 0.75 }],
      },
      {
        do: 'shadow',
        tint: '#12040a',
        grow: 0.008,
        layers: [
          { blur: 0.012, lift: 0.018, strength: 0.92 },
          { blur: 0.045, lift: 0.07, strength: 0.78 },
        ],
      },
      ...skin(0.052, 0.0058, 0.024),
      // Towards the leaves the flesh is paler, as a berry ripens from its tip.
      {
        do: 'fill',
        grow: 0.01,
        blend: 'add',
        emoji: false,
        paint: {
          kind: 'vertical',
          colours: [
            [0.09, 0.04, 0.018],
            [0.02, 0.008, 0.003],
            [0, 0, 0],
            [0, 0, 0],
          ],
        },
      },
      // Away from the window, light that has gone through the flesh comes out again.
      {
        do: 'fill',
        line: 0.045,
        grow: 0.015,
        blur: 0.018,
        blend: 'add',
        emoji: false,
        colour: [0.2, 0.012, 0.01],
        facing: { at: [1.6, 2.4], reach: 10, wrap: 0 },
      },
      ...crown,
    ],
    finish: { tone: 'soft', vignette: 0.25, bloom: { strength: 0.2, from: 1.4 } },
  },
})
