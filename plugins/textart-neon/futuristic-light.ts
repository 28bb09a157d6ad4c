import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Recipe['steps'][number]
type Paint = Extract<Step, { do: 'fill' }>['paint']

/** The hall's tubes are violet at the sides, blue in the middle; so is the light of the letters. */
const ACROSS: Paint = { kind: 'horizontal', colours: ['#9a4cff', '#2f7cff', '#22b4ff', '#2f7cff', '#9a4cff'] }

/** Lines of light round their sides. */
const STRIPS: Extract<Step, { do: 'extrude' }>['strips'] = [
  { at: 0.3, width: 0.09, colour: '#4aa8ff', gain: 2, reach: 0.2 },
  { at: 0.78, width: 0.06, colour: '#7a4cff', gain: 1.1, reach: 0.2 },
]

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
      { do: 'rays', from: 'letters', at: [0.5, 0.46], colour: '#49c8ff', strength: 0.3, length: 0.4 },
      { do: 'cast', length: 0, foot: 0.035, contact: 1, tint: [0, 0, 0.02] },
      { do: 'shadow', grow: 0.05, sweep: [0, 0.06], layers: [{ blur: 0.08, lift: 0, strength: 0.7 }] },
      {
        do: 'extrude',
        to: [0, -0.04],
        shrink: 0.1,
        vanish: [0.5, 0.36],
        grow: 0.035,
        material: { like: 'titanium', colour: '#5a6684', rough: 0.24 },
        gain: 1.3,
        fade: 0.6,
        strips: STRIPS,
      },
      {
        do: 'surface',
        grow: 0.035,
        profile: { kind: 'bevel', width: 0.016, height: 0.016 },
        material: { like: 'titanium', colour: '#4a566e', rough: 0.18 },
        gain: 1.3,
      },
      // A groove for the light, and a pane of black glass within.
      { do: 'fill', grow: 0.021, colour: '#010208' },
      {
        do: 'surface',
        grow: -0.022,
        profile: { kind: 'round', width: 0.03, height: 0.014 },
        bumps: [{ kind: 'waves', amount: 0.004, scale: 0.5 }],
        paint: { kind: 'edge', colours: ['#0c3058', '#04102a', '#02040e', '#010208'], width: 0.075 },
        material: { colour: '#040814', metal: 0, rough: 0.3, coat: 2.4, coatRough: 0.04, glow: 0.7 },
        gain: 1.2,
      },
      {
        do: 'fill',
        grow: 0.014,
        line: 0.03,
        blur: 0.022,
        paint: ACROSS,
        gain: 0.55,
        blend: 'add',
        emoji: false,
      },
      {
        do: 'fill',
        grow: 0.01,
        line: 0.019,
        paint: { kind: 'horizontal', colours: ['#ecdcff', '#d8f4ff', '#e4fbff', '#d8f4ff', '#ecdcff'] },
        gain: 2.6,
        blend: 'add',
        emoji: false,
      },
      { do: 'reflection', strength: 0.3, foot: 0.033, grow: 0.035, fade: 0.42, soft: 0.03 },
    ],
    finish: { bloom: { strength: 0.28, from: 1 }, vignette: 0.35 },
  },
})
