import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { assassin } from './emblems/assassin.ts'
import { rooftops } from './emblems/night.ts'

export default defineTextArt({
  category: 'texteffect',
  name: 'assassinLogo',
  summary: 'A hooded figure over moonlit roofs, letters of blades’ steel in the light of the moon',
  samples: ['Nightfall'],
  recipe: {
    lettering: {
      font: 'serif',
      weight: 900,
      case: 'upper',
      spacing: 0.045,
      width: 0.645,
      height: 0.7,
      centre: [0.652, 0.5],
      widen: 1.2,
      heighten: 1.4,
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
        steps: [...rooftops, ...assassin({ at: [0.165, 0.53], height: 0.8 })],
      },
      { do: 'shadow', grow: 0.06, sweep: [0.02, 0.06], tint: [0, 0.01, 0.02] },
      {
        do: 'extrude',
        to: [0.02, 0.06],
        grow: 0.056,
        material: { colour: '#06080c', metal: 0.1, rough: 0.5 },
        fade: 0.5,
      },
      // A rim of blackened steel that the blade is ground out of.
      {
        do: 'surface',
        grow: 0.06,
        profile: { kind: 'bevel', width: 0.03, height: 0.03 },
        soft: 0.008,
        bumps: [{ kind: 'brushed', amount: 0.0006, scale: 0.03 }],
        material: { colour: [0.06, 0.075, 0.1], metal: 0.9, rough: 0.32 },
        gain: 1.2,
      },
      { do: 'fill', grow: 0.022, blur: 0.006, colour: '#030406' },
      {
        do: 'surface',
        grow: 0.012,
        profile: { kind: 'chisel', slope: 0.75 },
        soft: 0.012,
        bumps: [{ kind: 'brushed', amount: 0.0008, scale: 0.03 }],
        material: { colour: [0.74, 0.8, 0.88], metal: 1, rough: 0.2 },
        bounce: 0.3,
        gain: 1.32,
      },
      { do: 'glints', count: 4, strength: 0.9, colour: '#dcecff' },
    ],
    finish: { bloom: { strength: 0.25 }, exposure: 1.05 },
  },
})
