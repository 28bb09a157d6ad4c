import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Recipe['steps'][number]

const STRIPS = [
  { grow: 0.002, line: 0.022, colour: '#d8f8ff', gain: 2.4 },
  { grow: -0.038, line: 0.009, colour: '#38b4ff', gain: 0.75 },
  { grow: -0.061, line: 0.006, colour: '#2a62ff', gain: 0.5 },
  { grow: -0.077, line: 0.004, colour: '#5a48ff', gain: 0.36 },
] as const

export default defineTextArt({
  category: 'texteffect',
  name: 'futuristicLight',
  summary: 'Black glass with strips of light that run into its depth, in the hall of a space station',
  recipe: {
    lettering: {
      font: 'grotesk',
      weight: 700,
      case: 'upper',
      spacing: 0.06,
      width: 0.9,
      height: 0.5,
      heighten: 1.3,
      centre: [0.5, 0.46],
    },
    light: {
      sky: [0.12, 0.2, 0.28],
      horizon: [0.05, 0.1, 0.16],
      ground: [0.02, 0.03, 0.06],
      boxes: [
        { at: [0, -0.95, 0.3], width: 1.2, height: 0.1, power: 5, colour: [0.6, 0.9, 1] },
        { at: [1, 0, 0.2], width: 0.08, height: 0.9, power: 5, colour: [0.3, 0.8, 1] },
        { at: [-1, 0, 0.2], width: 0.08, height: 0.9, power: 5, colour: [0.5, 0.4, 1] },
      ],
    },
    steps: [
      {
        do: 'corridor',
        apart: 1.02,
        half: [1.28, 0.64],
        vanish: [0.5, 0.45],
        wall: '#262c40',
        light: '#5a66ff',
        accent: '#c04aff',
        haze: '#0a1030',
        power: 0.62,
      },
      { do: 'defocus', blur: 0.004 },
      { do: 'rays', from: 'letters', at: [0.5, 0.46], colour: '#49c8ff', strength: 0.45, length: 0.4 },
      { do: 'cast', length: 0, foot: 0.035, contact: 1, tint: [0, 0, 0.02] },
      { do: 'shadow', grow: 0.05, sweep: [0, 0.06], layers: [{ blur: 0.08, lift: 0, strength: 0.5 }] },
      {
        do: 'extrude',
        to: [0, -0.03],
        shrink: 0.07,
        vanish: [0.5, 0.3],
        grow: 0.035,
        material: { like: 'titanium', colour: '#8a9cc8', rough: 0.22, glow: 0.35 },
        // The hall's tubes are violet at the sides, blue in the middle.
        paint: { kind: 'horizontal', colours: ['#b45cff', '#4a6cff', '#2f8cff', '#4a6cff', '#b45cff'] },
        gain: 1.5,
        fade: 0.72,
      },
      {
        do: 'surface',
        grow: 0.035,
        profile: { kind: 'bevel', width: 0.022, height: 0.022 },
        material: { like: 'titanium', colour: '#3c465c', rough: 0.2 },
        gain: 1.2,
      },
      { do: 'fill', grow: 0.016, colour: '#01030a' },
      // A box of mirrors: each strip is seen again further in, dimmer and bluer.
      {
        do: 'fill',
        paint: { kind: 'edge', colours: ['#1070d8', '#06226e', '#030c2c', '#010410'], width: 0.085 },
        gain: 0.4,
      },
      ...STRIPS.map(({ grow, line, colour, gain }): Step => ({
        do: 'fill',
        grow,
        line,
        colour,
        gain,
        blend: 'add',
        emoji: false,
      })),
      { do: 'fill', grow: 0.004, line: 0.03, blur: 0.03, colour: '#38b4ff', gain: 0.55, blend: 'add', emoji: false },
      { do: 'reflection', strength: 0.3, foot: 0.033, grow: 0.035, fade: 0.42, soft: 0.03 },
    ],
    finish: { bloom: { strength: 0.28, from: 1 }, vignette: 0.35 },
  },
})
