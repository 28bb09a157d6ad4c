import { join } from 'node:path'
import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'wickerText',
  summary: 'Letters woven of willow with braided rims, on a picnic cloth',
  samples: ['Gateway', 'PICNIC'],
  recipe: {
    lettering: {
      font: 'round',
      weight: 900,
      case: 'upper',
      spacing: 0.08,
      width: 0.92,
      height: 0.66,
      heighten: 1.65,
      centre: [0.5, 0.46],
    },
    light: {
      sky: [0.62, 0.6, 0.56],
      horizon: [0.36, 0.32, 0.27],
      ground: [0.14, 0.11, 0.08],
      key: [-0.55, -0.6, 0.58],
      boxes: [{ at: [-0.65, -0.8, 0.5], width: 0.45, height: 0.35, power: 14, colour: [1, 0.93, 0.8], soft: 0.3 }],
    },
    backplate: join(import.meta.dirname, 'backplates', 'picnic.jpg'),
    steps: [
      {
        do: 'shadow',
        tint: '#2c2c38',
        grow: 0.05,
        sweep: [0.03, 0.05],
        layers: [
          { blur: 0.012, lift: 0.018, strength: 0.9 },
          { blur: 0.05, lift: 0.06, strength: 0.55 },
          { blur: 0.16, lift: 0.14, strength: 0.35 },
        ],
      },
      {
        do: 'wickerwork',
        colours: ['#ecd0a0', '#d6ae74', '#ac7f48', '#e3c08a', '#90673a', '#c99f68'],
        stake: [0.26, 0.1, 0.02],
        rod: 0.036,
        apart: 0.105,
        relief: 0.8,
        grow: 0.022,
        to: [0.035, 0.09],
        height: 0.7,
        gain: 1.35,
      },
      // A braided rim closes them, over whatever ends there.
      {
        do: 'stitch',
        kind: 'rope',
        colours: ['#a8845a', '#866238', '#bb9768'],
        radius: 0.022,
        shine: 0.08,
        inset: 0.004,
      },
      // Ends of rods that have come out of the weave.
      {
        do: 'fray',
        colours: ['#c99a5a', '#a8743a', '#dcb880'],
        length: 0.12,
        inset: 0.02,
        density: 2.2,
        radius: 0.0055,
        woven: 0.15,
        shadow: 0.6,
      },
    ],
    finish: { exposure: 1.05, vignette: 0.3, bloom: { strength: 0.1 } },
  },
})
