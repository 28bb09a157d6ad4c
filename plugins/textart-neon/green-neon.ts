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
      height: 0.66,
      heighten: 1.3,
      centre: [0.5, 0.42],
    },
    light: 'night',
    gain: 0.4,
    steps: [
      { do: 'plate', kind: 'tiles', spot: { at: [0.5, 0.1], size: 0.9, rest: 0.1, power: 0.12 } },
      {
        do: 'neon',
        radius: 0.04,
        wall: 0.36,
        colours: ['#17ff4a'],
        power: 2.9,
        core: 1.3,
        fittings: 'all',
        lift: 0.07,
        wash: 3.4,
        gloss: 3,
        rough: 0.1,
      },
      {
        do: 'wet',
        gap: 0.03,
        puddles: 0.86,
        grain: 0.3,
        mirror: 0.55,
        // So blurred the white of the tubes' cores is lost: water gives back their green.
        tint: [0.1, 1, 0.25],
        fade: 0.36,
        ripple: 0.012,
        soft: 0.02,
        streak: 0.12,
        reach: 1.5,
        colour: '#0e1a12',
      },
    ],
    finish: { bloom: { strength: 0.45, from: 1 }, vignette: 0.35 },
  },
})
