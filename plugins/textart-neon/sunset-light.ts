import { defineTextArt } from '@gateway/sdk-plugin/text-art'

/** The sky's sun, as it lights the letters' rims. */
const SUN = { at: [0.5, 0.36], reach: 0.32, size: 0.12, wrap: 0.12 } as const

export default defineTextArt({
  category: 'texteffect',
  name: 'sunsetLight',
  summary: 'Letters of red glass in the sea, the setting sun behind them and in their edges',
  recipe: {
    lettering: {
      font: 'geometric',
      weight: 800,
      case: 'upper',
      spacing: 0.03,
      width: 0.9,
      height: 0.58,
      heighten: 1.3,
      centre: [0.5, 0.47],
    },
    light: {
      sky: [0.16, 0.07, 0.2],
      horizon: [0.5, 0.16, 0.12],
      ground: [0.1, 0.03, 0.07],
      key: [0, 0.5, -0.8],
      boxes: [
        { at: [0, -0.95, 0.05], width: 1.4, height: 0.08, power: 3, colour: [1, 0.6, 0.3] },
        { at: [1, 0, 0.02], width: 0.1, height: 1.2, power: 1.2, colour: [1, 0.4, 0.2] },
        { at: [-1, 0, 0.02], width: 0.1, height: 1.2, power: 1.2, colour: [1, 0.4, 0.2] },
        { at: [-0.4, -0.6, 0.8], width: 0.5, height: 0.12, power: 0.7, colour: [0.6, 0.4, 1] },
      ],
    },
    steps: [
      {
        do: 'sunset',
        sky: ['#1c2060', '#6a3484', '#e8586c', '#ff9448', '#ffd884'],
        sun: [0.5, 0.37],
        size: 0.17,
        clouds: 0.36,
        shade: '#6a2f62',
        lit: '#ff9a5a',
        horizon: 0.56,
        waves: 0.9,
        glitter: 1,
      },
      {
        do: 'rays',
        from: 'behind',
        at: [0.5, 0.38],
        colour: '#ff8a4a',
        strength: 0.22,
        length: 0.8,
        size: 0.3,
        haze: 0.7,
      },
      // The sun stands low behind them: their shadows reach to the shore.
      { do: 'cast', tint: [0.16, 0.03, 0.1], length: 1.1, lean: 0, strength: 0.6, soft: 0.09, contact: 0.9 },
      {
        do: 'extrude',
        to: [0, -0.05],
        shrink: 0.015,
        vanish: [0.5, 0.46],
        material: { colour: '#2a0b20', metal: 0, rough: 0.3, coat: 0.6, glow: 0.7 },
        paint: { kind: 'radial', colours: ['#b8481c', '#7a2618', '#4a141c', '#240a1c', '#140618'], radius: 2.4 },
        fade: 0.55,
      },
      {
        do: 'surface',
        profile: { kind: 'inflate', height: 0.55 },
        soft: 0.008,
        material: { colour: '#0c040e', metal: 0, rough: 0.3, coat: 1.5, coatRough: 0.04 },
        paint: { kind: 'edge', colours: ['#2a0a10', '#10040c', '#08020a', '#050208'], width: 0.08 },
        // The sun and the sea are seen through it where it is thin, bent by its curve.
        sheer: { colour: [0.62, 0.2, 0.12], depth: 0.017, base: 0.016, bend: 1.6, focus: 0 },
      },
      // What comes through their thin edges, and the edges themselves: all of it from the sun.
      {
        do: 'fill',
        colour: '#ff5a1c',
        line: 0.05,
        blur: 0.022,
        facing: { ...SUN, wrap: 0.5 },
        blend: 'add',
        gain: 5,
        emoji: false,
      },
      {
        do: 'fill',
        colour: '#ffc886',
        line: 0.013,
        blur: 0.0035,
        facing: SUN,
        blend: 'add',
        gain: 20,
        emoji: false,
      },
      { do: 'reflection', strength: 0.85, fade: 0.6, soft: 0.02, ripple: 0.16 },
      { do: 'ripples', standing: true, apart: 0.11, reach: 0.42, height: 0.8, light: [1.5, 0.6, 0.2] },
    ],
    finish: { bloom: { strength: 0.5, from: 1.1 }, vignette: 0.35 },
  },
})
