import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { JEWELLERS_LAMPS } from './jewelry.ts'

export default defineTextArt({
  category: 'textart',
  name: 'peridotStone',
  summary: 'Peridots cut to fill each letter from edge to edge, in a rim of gold, on basalt',
  recipe: {
    // Straight strokes all of a width, for stones with straight sides.
    lettering: {
      font: 'sans',
      weight: 900,
      case: 'upper',
      spacing: 0.06,
      width: 0.93,
      heighten: 1.75,
      height: 0.76,
      centre: [0.5, 0.49],
    },
    light: { sky: [0.3, 0.32, 0.3], horizon: [0.07, 0.07, 0.06], ground: [0.02, 0.02, 0.016], boxes: JEWELLERS_LAMPS },
    steps: [
      {
        do: 'plate',
        kind: 'basalt',
        scale: 0.55,
        relief: 0.7,
        spot: { at: [0.38, 0.25], size: 0.6, rest: 0.16, power: 0.8 },
      },
      { do: 'shadow', tint: '#0c0903', grow: 0.045, sweep: [0.012, 0.06] },
      // What comes through the stones falls beside them.
      {
        do: 'fill',
        colour: [0.12, 0.24, 0.01],
        grow: 0.02,
        blur: 0.07,
        shift: [0.05, 0.12],
        opacity: 0.5,
        blend: 'add',
        emoji: false,
      },
      { do: 'fill', colour: [1.5, 2.1, 0.5], grow: 0.06, blur: 0.16, blend: 'multiply', emoji: false },
      { do: 'extrude', to: [0.012, 0.06], grow: 0.05, material: 'gold', fade: 0.6, gain: 1.6 },
      { do: 'surface', grow: 0.05, profile: { kind: 'round', width: 0.05, height: 0.05 }, material: 'gold', gain: 1.2 },
      { do: 'fill', colour: [0.02, 0.035, 0.004], grow: 0.004 },
      {
        do: 'channel',
        colours: [
          [0.3, 0.42, 0.008],
          [0.42, 0.5, 0.014],
          [0.2, 0.32, 0.006],
        ],
        fire: 2.3,
        body: 0.75,
        long: 1.6,
        gap: 0.01,
        melee: { sizes: [0.1, 0.065], colours: [[0.42, 0.5, 0.014]] },
        beads: { size: 0.05, material: 'gold' },
      },
      { do: 'glints', count: 7, size: 0.2, colour: '#fbffe0' },
    ],
    finish: { bloom: { strength: 0.2, from: 1.5 } },
  },
})
