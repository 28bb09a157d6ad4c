import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'greenNeon',
  summary: 'Green tubes around the letters in a tiled station, with a wet floor',
  recipe: {
    lettering: {
      font: 'grotesk',
      weight: 700,
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
      { do: 'plate', kind: 'tiles', spot: { at: [0.5, 0], size: 0.6, rest: 0.035, power: 0.06 } },
      {
        do: 'neon',
        along: 'outline',
        inset: -0.012,
        radius: 0.021,
        colours: ['#17ff4a'],
        power: 3.2,
        core: 0.5,
        fittings: 'clips',
        lift: 0.07,
        wash: 3.4,
        gloss: 0.3,
        rough: 0.1,
      },
      { do: 'fill', grow: -0.03, colour: [0.16, 0.16, 0.16], blend: 'multiply', emoji: false },
      { do: 'wet', gap: 0.06, puddles: 0.45, grain: 0.6, mirror: 0.42, ripple: 0.011, reach: 1.15 },
    ],
    finish: { bloom: { strength: 0.45, from: 1 }, vignette: 0.35 },
  },
})
