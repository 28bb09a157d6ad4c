import { join } from 'node:path'
import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { trail } from './lettered.ts'

const STROKE = { rise: 0.155 } as const

export default defineTextArt({
  category: 'texteffect',
  name: 'assassinLogo',
  summary: 'A hooded figure over moonlit roofs, letters of blades’ steel in the light of the moon',
  samples: ['Nightfall'],
  recipe: {
    // Standing on the ridge of the roof.
    lettering: {
      font: 'condensed',
      weight: 700,
      case: 'upper',
      spacing: 0.06,
      width: 0.645,
      height: 0.62,
      centre: [0.665, 0.5],
      foot: 0.828,
      heighten: 1.9,
      slant: 0.08,
    },
    light: {
      sky: [0.4, 0.46, 0.54],
      horizon: [0.12, 0.14, 0.17],
      ground: [0.03, 0.042, 0.065],
      // The moon alone: high and behind to the left, and its pale sky.
      boxes: [
        { at: [-0.55, -0.75, 0.45], width: 0.45, height: 0.3, power: 9, colour: [0.82, 0.93, 1] },
        { at: [-1, -0.05, 0.15], width: 0.14, height: 0.8, power: 7, colour: [0.7, 0.88, 1] },
        { at: [0.25, 0.85, 0.4], width: 0.9, height: 0.1, power: 0.5, colour: [0.5, 0.7, 1] },
      ],
    },
    backplate: join(import.meta.dirname, 'backplates', 'assassin.jpg'),
    steps: [
      // The moon is behind them: their shadow lies on the tiles before the ridge.
      {
        do: 'cast',
        tint: [0, 0.004, 0.01],
        length: 0.16,
        lean: 0.35,
        strength: 0.85,
        soft: 0.02,
        foot: 0.012,
        contact: 1,
      },
      {
        do: 'cleave',
        ...STROKE,
        gap: 0.03,
        slide: 0.06,
        steps: [
          // The thickness of the plate, as cold as the night; red only where it was cut.
          {
            do: 'extrude',
            to: [0.04, 0.016],
            grow: 0.016,
            material: { colour: '#1c2c3c', metal: 0.8, rough: 0.34 },
            fade: 0.6,
          },
          { do: 'fill', grow: 0.016, colour: '#05090e' },
          // Neutral steel in a blue night: bright where it mirrors the moon, dark where it mirrors roofs, ground to an
          // edge all around.
          {
            do: 'surface',
            profile: { kind: 'bevel', width: 0.044, height: 0.04 },
            soft: 0.004,
            bumps: [{ kind: 'brushed', amount: 0.0003, scale: 0.01 }],
            paint: { kind: 'vertical', colours: ['#f6fafd', '#c4d4e0', '#93a9ba', '#66809a', '#7a92a8', '#a4bac8'] },
            material: { like: 'steel', rough: 0.15 },
            bounce: 0.1,
            gain: 2.1,
          },
          // The moon, behind to the left, on the edges that look to it.
          {
            do: 'fill',
            line: 0.016,
            blend: 'add',
            emoji: false,
            facing: { at: [0.1, -0.3], reach: 1.8, wrap: 0 },
            colour: '#cfeaff',
            gain: 1.4,
          },
        ],
      },
      ...trail({ ...STROKE, hot: '#ff5a4a', glow: '#c01028', halo: 0.012, sparks: 16, width: 0.5 }),
      { do: 'glints', count: 3, strength: 0.8, colour: '#dcecff' },
    ],
    finish: { bloom: { strength: 0.16, from: 1.4 }, exposure: 1.2 },
  },
})
