import { defineTextArt } from '@gateway/sdk-plugin/text-art'

/** Of the light, from the left to the right. */
const HUES = ['#1f62ff', '#8a3cff', '#ff2a7a']

const ACROSS = { kind: 'horizontal' as const, colours: HUES }
/** Light of the tube on what lies beside it. */
const GLOW = { do: 'fill', paint: ACROSS, blend: 'add', emoji: false } as const

export default defineTextArt({
  category: 'textart',
  name: 'advancedGlow',
  summary: 'Black glass with glowing edges that throw shafts of light through smoke',
  recipe: {
    lettering: {
      font: 'condensed',
      weight: 700,
      case: 'upper',
      spacing: 0.06,
      width: 0.9,
      height: 0.6,
      widen: 1.3,
      heighten: 1.12,
      centre: [0.5, 0.47],
    },
    light: {
      sky: [0.02, 0.02, 0.05],
      horizon: [0.03, 0.02, 0.06],
      ground: [0.004, 0.004, 0.01],
      boxes: [
        { at: [1, -0.3, 0.25], width: 0.25, height: 0.9, power: 1.6, colour: [1, 0.3, 0.6] },
        { at: [-1, -0.3, 0.25], width: 0.25, height: 0.9, power: 1.6, colour: [0.25, 0.5, 1] },
        // One window of light above, that the glass mirrors.
        { at: [-0.06, -0.2, 0.97], width: 0.5, height: 0.09, power: 1.3, soft: 0.03, colour: [0.62, 0.6, 1] },
      ],
    },
    steps: [
      // A wall of panels far behind, that only the letters light.
      {
        do: 'plate',
        kind: 'panels',
        colours: ['#5a5a66', '#101014'],
        scale: 0.8,
        relief: 1.6,
        coarse: true,
        spot: { at: [0.5, 0.45], size: 0.62, rest: 0.3, power: 2 },
      },
      { do: 'defocus', blur: 0.012 },
      {
        do: 'fill',
        paint: { kind: 'horizontal', colours: HUES },
        grow: 0.07,
        blur: 0.13,
        blend: 'multiply',
        gain: 11,
        emoji: false,
      },
      // Haze: the widest and weakest layer of the glow.
      {
        ...GLOW,
        grow: 0.04,
        blur: 0.2,
        gain: 0.24,
      },
      {
        do: 'rays',
        from: 'letters',
        rim: 0.03,
        at: [0.5, 0.5],
        across: HUES,
        strength: 7,
        length: 0.5,
        haze: 0.45,
      },
      {
        ...GLOW,
        grow: 0.03,
        blur: 0.06,
        gain: 0.32,
      },
      // Walls of dark metal: the tube’s light runs down them, and the haze shows where they end.
      {
        do: 'extrude',
        to: [0, -0.05],
        shrink: 0.1,
        vanish: [0.5, 0.46],
        grow: 0.016,
        even: 0.1,
        material: { like: 'steel', rough: 0.3, glow: 0.9 },
        paint: { kind: 'horizontal', colours: ['#2a62ff', '#7a3cff', '#ff2a7a'] },
        fade: 0.93,
        gain: 1.35,
        uneven: 0.3,
      },
      { do: 'fill', grow: 0.016, colour: '#030308' },
      // Faces of black glass, domed: they mirror a lamp above, and to the sides the tube.
      {
        do: 'surface',
        grow: -0.01,
        profile: { kind: 'inflate', height: 0.42 },
        soft: 0.012,
        material: { colour: [0.006, 0.006, 0.01], metal: 0, rough: 0.4, reflect: 0, coat: 1.6, coatRough: 0.02 },
        bounce: 0.1,
        vary: 0.3,
      },
      // What the glass shows of the tube from inside.
      { ...GLOW, grow: -0.04, line: 0.008, blur: 0.0025, gain: 1.1 },
      { ...GLOW, grow: -0.012, line: 0.07, blur: 0.025, gain: 0.035 },
      { ...GLOW, grow: -0.012, line: 0.018, blur: 0.009, gain: 0.7 },
      { ...GLOW, grow: 0.02, line: 0.024, blur: 0.012, gain: 0.9 },
      // A tube of glass along the edge.
      {
        do: 'neon',
        along: 'outline',
        inset: 0.001,
        radius: 0.0155,
        wall: 0.26,
        soft: 0.006,
        by: 'across',
        colours: HUES,
        power: 4,
        core: 0.7,
        fittings: 'none',
        wash: 0,
        halo: 0,
        gloss: 0,
      },
      { do: 'floor', gap: 0, mirror: 0.42, fade: 0.2, soft: 0.03, rough: 0.3, reach: 0.75, degrees: 4, lit: 0.3 },
    ],
    finish: { bloom: { strength: 0.26, from: 1 }, vignette: 0.35 },
  },
})
