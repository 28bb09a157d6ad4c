import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'texteffect',
  name: 'colorfulneon',
  summary: 'A neon sign on bricks, each letter a tube of another colour, over wet asphalt',
  recipe: {
    lettering: {
      font: 'round',
      weight: 300,
      spacing: 0.04,
      width: 0.9,
      height: 0.62,
      heighten: 1.2,
      centre: [0.5, 0.4],
    },
    light: 'night',
    gain: 0.5,
    steps: [
      {
        do: 'plate',
        kind: 'brick',
        relief: 0.7,
        colours: ['#8f5a4c', '#4a3a3a', '#8a8580'],
        spot: { at: [0.5, 0.1], size: 0.7, rest: 0.05, power: 0.1 },
      },
      {
        do: 'neon',
        radius: 0.042,
        wall: 0.3,
        core: 0.45,
        wash: 17,
        halo: 0.02,
        colours: ['#ff1f8f', '#ff4a12', '#ffb412', '#2dff3d', '#12ccff', '#3f50ff', '#b51fff'],
      },
      { do: 'wet', mirror: 0.42, fade: 0.4, soft: 0.01, ripple: 0.01, streak: 0.16, puddles: 1 },
    ],
    finish: { bloom: { strength: 0.5, from: 1 }, vignette: 0.4 },
  },
})
