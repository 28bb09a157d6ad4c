import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'greenNeon',
  summary: 'Green tubes of neon in a tiled station, with a wet floor',
  recipe: {
    lettering: {
      font: 'geometric',
      weight: 300,
      case: 'upper',
      spacing: 0.08,
      width: 0.9,
      height: 0.58,
      heighten: 1.3,
      centre: [0.5, 0.42],
    },
    light: 'night',
    gain: 0.4,
    steps: [
      { do: 'plate', kind: 'tiles', spot: { at: [0.5, 0.1], size: 0.9, rest: 0.1, power: 0.12 } },
      {
        do: 'neon',
        radius: 0.034,
        colours: ['#17ff4a'],
        power: 2.9,
        core: 0.4,
        fittings: 'all',
        lift: 0.07,
        wash: 2.8,
        gloss: 0.6,
        rough: 0.13,
      },
      {
        do: 'wet',
        gap: 0.03,
        puddles: 0.82,
        grain: 0.35,
        mirror: 0.3,
        ripple: 0.007,
        soft: 0.006,
        streak: 0.12,
        reach: 1.15,
        colour: '#0e1a12',
      },
    ],
    finish: { bloom: { strength: 0.45, from: 1 }, vignette: 0.35 },
  },
})
