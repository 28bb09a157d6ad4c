import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { JEWELLERS_LAMPS } from './jewelry.ts'

export default defineTextArt({
  category: 'textart',
  name: 'peridotStone',
  summary: 'Peridots cut to fill each letter from edge to edge, in a rim of gold, on basalt',
  recipe: {
    // Straight strokes all of a width, for stones with straight sides.
    lettering: {
      font: 'grotesk',
      weight: 900,
      case: 'upper',
      spacing: 0.05,
      width: 0.93,
      heighten: 1.5,
      height: 0.73,
      centre: [0.5, 0.49],
    },
    light: { sky: [0.3, 0.32, 0.3], horizon: [0.07, 0.07, 0.06], ground: [0.02, 0.02, 0.016], boxes: JEWELLERS_LAMPS },
    steps: [
      {
        do: 'plate',
        kind: 'basalt',
        scale: 0.55,
        relief: 0.7,
        spot: { at: [0.38, 0.25], size: 0.6, rest: 0.2, power: 1.1 },
      },
      { do: 'shadow', tint: '#0c0903', grow: 0.045, sweep: [0.012, 0.06] },
      // What comes through the stones falls beside them, close to the rim, away from the lamp.
      {
        do: 'fill',
        colour: [1.7, 2.2, 0.9],
        line: 0.026,
        blur: 0.014,
        shift: [0.06, 0.1],
        facing: { at: [3.2, 4.4], reach: 10, size: 0, wrap: 0 },
        blend: 'multiply',
        emoji: false,
      },
      { do: 'extrude', to: [0.012, 0.06], grow: 0.05, material: 'gold', fade: 0.6, gain: 1.6 },
      { do: 'surface', grow: 0.05, profile: { kind: 'round', width: 0.05, height: 0.05 }, material: 'gold', gain: 1.2 },
      { do: 'fill', colour: [0.02, 0.035, 0.004], grow: 0.004 },
      {
        do: 'channel',
        colours: [
          [0.34, 0.52, 0.02],
          [0.52, 0.62, 0.05],
          [0.2, 0.38, 0.012],
          [0.42, 0.62, 0.03],
          [0.12, 0.26, 0.01],
        ],
        fire: 2.6,
        body: 1,
        tilt: 0.4,
        fine: 1.3,
        long: 1.7,
        gap: 0.006,
        grow: 0.014,
        whole: true,
        melee: { sizes: [0.12, 0.085, 0.06, 0.045], colours: [[0.42, 0.5, 0.014]] },
        beads: { size: 0.035, material: 'gold' },
      },
      { do: 'glints', count: 4, size: 0.2, colour: '#fbffe0' },
    ],
    finish: { bloom: { strength: 0.2, from: 1.5 } },
  },
})
