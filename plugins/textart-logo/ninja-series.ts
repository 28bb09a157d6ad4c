import { join } from 'node:path'
import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { bamboo } from './bamboo.ts'
import { cloth } from './cloth.ts'
import { blades, trail } from './lettered.ts'

const STROKE = { rise: 0.12 } as const

export default defineTextArt({
  category: 'texteffect',
  name: 'ninjaSeries',
  summary: 'A masked face and crossed swords before a low moon, letters forged as blades on a fence of bamboo',
  samples: ['Shadow'],
  recipe: {
    lettering: {
      font: 'poster',
      weight: 900,
      case: 'upper',
      spacing: 0.03,
      width: 0.588,
      height: 0.62,
      centre: [0.671, 0.5],
      // On the rail of the fence.
      foot: 0.832,
      slant: 0.13,
      heighten: 2,
    },
    light: {
      sky: [0.22, 0.23, 0.3],
      horizon: [0.14, 0.12, 0.15],
      ground: [0.1, 0.02, 0.02],
      boxes: [
        { at: [-0.5, -0.75, 0.6], width: 0.55, height: 0.3, power: 6, colour: [1, 0.86, 0.72] },
        { at: [0.95, 0.1, 0.3], width: 0.14, height: 0.9, power: 1.4, colour: [0.85, 0.8, 0.9] },
        { at: [-0.94, -0.05, 0.3], width: 0.26, height: 0.8, power: 7, colour: [1, 0.56, 0.24] },
        { at: [0.25, 0.85, 0.4], width: 0.9, height: 0.1, power: 1.1, colour: [1, 0.3, 0.2] },
      ],
    },
    backplate: join(import.meta.dirname, 'backplates', 'ninja.jpg'),
    steps: [
      { do: 'scene', steps: [...bamboo(), ...cloth()] },
      // Their shadow rolls over the rail towards the viewer: the moon is behind them.
      {
        do: 'cast',
        tint: [0.02, 0.004, 0],
        length: 0.15,
        lean: 0.3,
        strength: 0.95,
        soft: 0.02,
        contact: 1,
        foot: 0.03,
      },
      {
        do: 'cleave',
        ...STROKE,
        gap: 0.022,
        slide: 0.045,
        steps: [
          {
            do: 'shadow',
            grow: 0.03,
            sweep: [0.04, -0.02],
            tint: [0.02, 0, 0],
            layers: [
              { blur: 0.015, lift: 0.004, strength: 0.85 },
              { blur: 0.1, lift: 0.03, strength: 0.6 },
            ],
          },
          ...blades({
            to: [0.055, -0.012],
            back: '#5c0e16',
            contours: [{ grow: 0.026, colour: '#14060c' }],
            grow: -0.002,
            edge: 0.042,
            steel: ['#fff2de', '#e8ccae', '#a88a7e', '#78666c', '#a07c68'],
            gain: 2.1,
          }),
          // The moon on the edges that look to it.
          {
            do: 'fill',
            line: 0.016,
            blend: 'add',
            emoji: false,
            facing: { at: [0.05, -0.1], reach: 1.6, wrap: 0 },
            colour: '#ffb460',
            gain: 0.7,
          },
        ],
      },
      ...trail({ ...STROKE, hot: '#ffb860', glow: '#ff6a10', halo: 0.02, width: 0.45, sparks: 20 }),
      // Lacquered bamboo mirrors their feet a little.
      { do: 'reflection', strength: 0.3, fade: 0.14, soft: 0.03, rough: 0.3, foot: 0, grow: 0.02 },
      { do: 'glints', count: 4, colour: '#ffd8a8' },
    ],
    finish: { exposure: 1.2, tone: 'soft', saturation: 1.2, vignette: 0.4, bloom: { strength: 0.18, from: 1.5 } },
  },
})
