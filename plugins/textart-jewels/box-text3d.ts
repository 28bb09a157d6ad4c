import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'boxText3d',
  summary: 'Each letter on a solid box of its own colour',
  recipe: {
    lettering: {
      font: 'geometric',
      weight: 900,
      case: 'upper',
      spacing: 0.26,
      lineHeight: 1.5,
      width: 0.86,
      height: 0.5,
      centre: [0.5, 0.45],
    },
    light: 'party',
    steps: [
      {
        do: 'backdrop',
        colours: ['#f3ead9', '#e7d9c2', '#cdb898'],
        pools: [{ at: [0.35, 0.25], size: 0.8, colour: '#fff8ea', strength: 0.6 }],
        clouds: 0.02,
      },
      {
        do: 'blocks',
        steps: [
          { do: 'shadow', tint: '#5a4326', grow: 0, sweep: [0.05, 0.2] },
          {
            do: 'extrude',
            to: [0.05, 0.2],
            shrink: 0.02,
            material: { colour: [0.1, 0.1, 0.1], metal: 0, rough: 0.5 },
            fade: 0.3,
          },
          {
            do: 'surface',
            profile: { kind: 'round', width: 0.025, height: 0.025 },
            paint: { kind: 'letters', colours: ['#e8453c', '#f2a32b', '#2f9e6b', '#2f74d0', '#8a4fd0', '#e0559a'] },
            material: { colour: [0.5, 0.5, 0.5], metal: 0, rough: 0.5, coat: 0.6, coatRough: 0.12 },
          },
        ],
      },
      { do: 'shadow', tint: '#3a2a1a', grow: 0, layers: [{ blur: 0.012, lift: 0.03, strength: 0.5 }] },
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.03, height: 0.03 },
        material: { colour: [0.9, 0.88, 0.84], metal: 0, rough: 0.5, coat: 0.5, coatRough: 0.12 },
      },
    ],
    finish: { tone: 'soft', bloom: { strength: 0.05 }, vignette: 0.15 },
  },
})
