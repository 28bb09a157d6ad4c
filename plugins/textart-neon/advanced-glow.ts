import { defineTextArt } from '@gateway/sdk-plugin/text-art'

/** Of the light, from the left to the right. */
const HUES = ['#1f62ff', '#8a3cff', '#ff2a7a']

export default defineTextArt({
  category: 'textart',
  name: 'advancedGlow',
  summary: 'Brushed steel with glowing edges that throw shafts of light through smoke',
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
        { at: [1, -0.3, 0.25], width: 0.25, height: 0.9, power: 5, colour: [1, 0.25, 0.6] },
        { at: [-1, -0.3, 0.25], width: 0.25, height: 0.9, power: 5, colour: [0.2, 0.5, 1] },
        // One window of light above, that the glass mirrors.
        { at: [-0.06, -0.2, 0.97], width: 0.5, height: 0.2, power: 0.9, soft: 0.06, colour: [0.62, 0.6, 1] },
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
      { do: 'defocus', blur: 0.004 },
      {
        do: 'fill',
        paint: { kind: 'horizontal', colours: HUES },
        grow: 0.16,
        blur: 0.24,
        blend: 'multiply',
        gain: 6.5,
        emoji: false,
      },
      // Haze: the widest and weakest layer of the glow.
      {
        do: 'fill',
        paint: { kind: 'horizontal', colours: HUES },
        grow: 0.04,
        blur: 0.2,
        blend: 'add',
        gain: 0.42,
        emoji: false,
      },
      {
        do: 'rays',
        from: 'letters',
        rim: 0.03,
        at: [0.5, 0.5],
        across: HUES,
        strength: 9,
        length: 0.5,
        haze: 0.45,
      },
      {
        do: 'fill',
        paint: { kind: 'horizontal', colours: HUES },
        grow: 0.03,
        blur: 0.06,
        blend: 'add',
        gain: 0.5,
        emoji: false,
      },
      {
        do: 'extrude',
        to: [0, -0.02],
        shrink: 0.07,
        vanish: [0.5, 0.46],
        grow: 0.014,
        material: { like: 'blackLacquer', glow: 0.8 },
        // The edges' light runs down the walls, and is lost.
        paint: { kind: 'horizontal', colours: ['#2a6cff', '#8a3cff', '#ff2a80'] },
        fade: 0.7,
        gain: 2.2,
      },
      { do: 'fill', grow: 0.014, colour: '#04030a' },
      // Faces of black acrylic; the edge's light runs into them a little way and is mirrored all around inside.
      {
        do: 'surface',
        grow: -0.012,
        profile: { kind: 'round', width: 0.06, height: 0.03 },
        soft: 0.006,
        paint: { kind: 'vertical', colours: ['#20222e', '#12131b', '#08080d', '#0c0d14', '#1c1e2a'] },
        material: { colour: '#0a0a10', metal: 0, rough: 0.3, coat: 1.6, coatRough: 0.04 },
        bounce: 0.4,
        gain: 2,
      },
      {
        do: 'fill',
        paint: { kind: 'horizontal', colours: HUES },
        grow: 0.02,
        line: 0.1,
        blur: 0.03,
        blend: 'add',
        gain: 0.16,
        emoji: false,
      },
      {
        do: 'fill',
        paint: { kind: 'horizontal', colours: HUES },
        grow: 0.02,
        line: 0.024,
        blur: 0.008,
        blend: 'add',
        gain: 1.6,
        emoji: false,
      },
      // White-hot.
      {
        do: 'fill',
        paint: { kind: 'horizontal', colours: ['#a8c8ff', '#dcb8ff', '#ffb0cc'] },
        grow: 0.014,
        line: 0.013,
        blur: 0.002,
        blend: 'add',
        gain: 5,
        emoji: false,
      },
      { do: 'floor', gap: 0.016, mirror: 0.42, fade: 0.14, soft: 0.02, rough: 0, lit: 0.05 },
    ],
    finish: { bloom: { strength: 0.42, from: 1 }, vignette: 0.35 },
  },
})
