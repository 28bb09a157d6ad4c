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
        power: 3.2,
        core: 0.82,
        fittings: 'all',
        lift: 0.07,
        wash: 4,
        gloss: 0.2,
        rough: 0.1,
      },
      {
        do: 'wet',
        gap: 0.03,
        puddles: 1,
        grain: 0,
        mirror: 0.09,
        ripple: 0.016,
        soft: 0.012,
        streak: 0.09,
        reach: 1,
      },
    ],
    finish: { bloom: { strength: 0.45, from: 1 }, vignette: 0.35 },
  },
})
