import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { assassin } from './emblems/assassin.ts'
import { blades, trail } from './emblems/lettered.ts'
import { rooftops } from './emblems/night.ts'
import { roof } from './emblems/roof.ts'

const STROKE = { rise: 0.155 } as const

export default defineTextArt({
  category: 'texteffect',
  name: 'assassinLogo',
  summary: 'A hooded figure over moonlit roofs, letters of blades’ steel in the light of the moon',
  samples: ['Nightfall'],
  recipe: {
    lettering: {
      font: 'poster',
      weight: 900,
      case: 'upper',
      spacing: 0.075,
      width: 0.63,
      height: 0.62,
      centre: [0.665, 0.5],
      foot: 0.7,
      heighten: 1.45,
      slant: 0.1,
    },
    light: {
      sky: [0.4, 0.46, 0.54],
      horizon: [0.12, 0.14, 0.17],
      ground: [0.03, 0.042, 0.065],
      boxes: [
        { at: [-0.5, -0.75, 0.6], width: 0.5, height: 0.3, power: 7, colour: [0.85, 0.94, 1] },
        { at: [0.95, -0.1, 0.35], width: 0.2, height: 0.9, power: 4.5, colour: [0.6, 0.75, 1] },
        { at: [-1, 0.1, 0.15], width: 0.12, height: 0.8, power: 6, colour: [0.7, 0.88, 1] },
        { at: [0.25, 0.85, 0.4], width: 0.9, height: 0.1, power: 0.7, colour: [0.5, 0.7, 1] },
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [...rooftops, ...roof, ...assassin({ at: [0.18, 0.54], height: 0.76 })],
      },
      {
        do: 'cleave',
        ...STROKE,
        gap: 0.035,
        slide: 0.07,
        steps: [
          { do: 'shadow', grow: 0.04, sweep: [0.02, 0.06], tint: [0, 0.01, 0.02] },
          ...blades({
            to: [0.025, 0.08],
            back: '#7c1422',
            contours: [{ grow: 0.04, colour: '#03050a' }],
            grow: 0.006,
            edge: 0.04,
            steel: ['#8aa4b8', '#b4cad8', '#e8f4fc', '#ffffff'],
            gain: 2.5,
          }),
          // What the steel mirrors of the roofs: dark below a hard horizon, paler again towards the ground.
          {
            do: 'fill',
            grow: -0.034,
            blend: 'multiply',
            emoji: false,
            paint: { kind: 'bands', colours: ['#ffffff', '#223a50', '#6c98b4'], stops: [0.54, 0.68], lean: 0.08 },
          },
          // The moon, behind to the left, on the edges that look to it.
          {
            do: 'fill',
            grow: 0.004,
            line: 0.012,
            blend: 'add',
            emoji: false,
            paint: { kind: 'radial', at: [0, 0.1], radius: 2.4, colours: ['#e8f8ff', '#7cc0e8', '#1c4460', '#000000'] },
            gain: 0.5,
          },
        ],
      },
      ...trail({ ...STROKE, hot: '#ff9a8a', glow: '#f02038' }),
      { do: 'glints', count: 3, strength: 0.8, colour: '#dcecff' },
    ],
    finish: { bloom: { strength: 0.16, from: 1.4 }, exposure: 1.2 },
  },
})
