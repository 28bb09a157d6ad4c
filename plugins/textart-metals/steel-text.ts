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
      heighten: 1.4,
    },
    light: 'studio',
    steps: [
      { do: 'plate', kind: 'panels', spot: { at: [0.3, 0.3], size: 1.1, rest: 0.3, power: 0.95 } },
      { do: 'shadow', sweep: [0.03, 0.09], grow: 0.02 },
      { do: 'extrude', to: [0.03, 0.09], grow: 0.026, material: { like: 'steel', rough: 0.26 }, fade: 0.35, gain: 1.5 },
      {
        do: 'surface',
        grow: 0.026,
        profile: { kind: 'round', width: 0.022, height: 0.02 },
        soft: 0.008,
        material: 'darkSteel',
      },
      {
        do: 'surface',
        profile: { kind: 'chisel', slope: 0.62 },
        soft: 0.007,
        bumps: [{ kind: 'brushed', amount: 0.0006, scale: 0.03 }],
        material: { like: 'steel', rough: 0.12 },
      },
      { do: 'glints', count: 5 },
    ],
    finish: { bloom: { strength: 0.3 } },
  },
})
