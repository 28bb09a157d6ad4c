import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'steelText',
  summary: 'Chiselled steel on a bolted wall',
  recipe: {
    lettering: {
      font: 'geometric',
      weight: 800,
      case: 'upper',
      spacing: 0.07,
      width: 0.92,
      height: 0.66,
      heighten: 1.75,
    },
    // A broad lamp above, dimmer than in a studio: brushed steel keeps its grain in it.
    light: {
      sky: [0.42, 0.44, 0.48],
      horizon: [0.05, 0.053, 0.06],
      ground: [0.04, 0.038, 0.036],
      boxes: [
        { at: [-0.5, -0.75, 0.6], width: 0.5, height: 0.3, power: 3.7, soft: 0.2, colour: [1, 0.98, 0.95] },
        { at: [0.95, -0.25, 0.35], width: 0.24, height: 1, power: 4.6, soft: 0.1, colour: [0.85, 0.93, 1] },
        { at: [-1, 0.1, 0.15], width: 0.12, height: 0.8, power: 2.6, colour: [1, 0.94, 0.88] },
        { at: [0.25, 0.85, 0.4], width: 0.9, height: 0.1, power: 1.2, colour: [1, 0.9, 0.78] },
      ],
    },
    steps: [
      { do: 'plate', kind: 'panels', spot: { at: [0.42, 0.3], size: 1, rest: 0.4, power: 1.5 } },
      { do: 'shadow', sweep: [0.03, 0.09], grow: 0.02 },
      { do: 'extrude', to: [0.03, 0.09], grow: 0.026, material: { like: 'steel', rough: 0.26 }, fade: 0.25, gain: 2.6 },
      {
        do: 'surface',
        grow: 0.026,
        profile: { kind: 'round', width: 0.022, height: 0.02 },
        soft: 0.008,
        material: 'darkSteel',
      },
      {
        do: 'surface',
        profile: { kind: 'chisel', slope: 0.62, even: 0.16 },
        soft: 0.007,
        bumps: [{ kind: 'brushed', amount: 0.0004, scale: 0.0065 }],
        material: { like: 'steel', rough: 0.16 },
        vary: 0.5,
        gain: 1.15,
      },
      { do: 'wear', dirt: 0.12, dirtColour: [0.1, 0.036, 0.012], chips: 0, scratches: 24, scale: 0.8 },
      { do: 'glints', count: 5 },
    ],
    finish: { bloom: { strength: 0.3 } },
  },
})
