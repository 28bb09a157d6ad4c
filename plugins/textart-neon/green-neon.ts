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
      {
        do: 'plate',
        kind: 'tiles',
        scale: 0.6,
        colours: ['#a3b29f', '#2a2d2a'],
        spot: { at: [0.04, 0.02], size: 0.8, rest: 0.08, power: 0.42 },
      },
      // A tungsten lamp over the stairs at the left: its light on the wall is warm, and the gas is not the only colour.
      {
        do: 'shape',
        path: 'M-20 -20H220V120H-20Z',
        view: [200, 100],
        height: 1,
        steps: [{ do: 'fill', colour: [1.5, 0.88, 0.54], blend: 'multiply' }],
      },
      {
        do: 'neon',
        radius: 0.04,
        wall: 0.36,
        colours: ['#17ff4a'],
        power: 3.2,
        core: 0.75,
        fittings: 'all',
        lift: 0.07,
        wash: 3.4,
        gloss: 3.2,
        rough: 0.2,
      },
      {
        do: 'wet',
        gap: 0.03,
        puddles: 0.62,
        grain: 0.8,
        mirror: 0.5,
        // The white of the tubes' cores is lost in ripples: water gives back their green.
        tint: [0.42, 0.9, 0.42],
        fade: 0.2,
        ripple: 0.02,
        soft: 0.022,
        streak: 0.1,
        reach: 1.25,
        colour: '#141a16',
      },
    ],
    finish: { bloom: { strength: 0.45, from: 1 }, vignette: 0.35 },
  },
})
