import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'bokehText',
  summary: 'Letters of lamps out of focus over a wet street at night',
  recipe: {
    lettering: {
      font: 'round',
      weight: 400,
      case: 'upper',
      spacing: 0.06,
      width: 0.92,
      height: 0.62,
      heighten: 1.3,
      centre: [0.5, 0.43],
    },
    light: 'night',
    steps: [
      { do: 'vista', kind: 'street', variant: 4, blur: 0.042, gain: 0.5, keep: false },
      { do: 'shadow', grow: 0.08, layers: [{ blur: 0.12, lift: 0, strength: 0.78 }] },
      { do: 'fill', colour: '#ff7a3d', blur: 0.09, blend: 'add', gain: 0.16, grow: 0.02, emoji: false },
      {
        do: 'discs',
        colours: ['#ffa02a', '#ffbe5a', '#ff8a2a', '#ffd890', '#ffb44a', '#ff9448'],
        by: 'mixed',
        size: [0.061, 0.083],
        along: 1.36,
        soft: 0.2,
        edge: 0,
        power: 1.1,
        rim: 1.9,
        cat: 0.9,
      },
      {
        do: 'wet',
        gap: 0.1,
        between: [0.68, 0.68],
        puddles: 0.75,
        grain: 0.35,
        mirror: 0.5,
        ripple: 0.03,
        soft: 0.016,
        streak: 0.2,
        reach: 1.6,
        colour: '#0a0a14',
      },
      // Far away the street is lost in its own haze.
      {
        do: 'shape',
        path: 'M-10 64.5H210V71H-10Z',
        view: [200, 100],
        height: 1,
        steps: [{ do: 'fill', colour: [0.09, 0.045, 0.03], blur: 0.022, opacity: 0.95 }],
      },
    ],
    finish: { bloom: { strength: 0.4, from: 0.9 }, vignette: 0.35 },
  },
})
