import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Recipe['steps'][number]
type Paint = Extract<Step, { do: 'fill' }>['paint']

/** The letters' tubes: one gas, a little greener in the middle. The hall's lamps are amber. */
const HUES = ['#0a8cff', '#0fb4ff', '#1cd8ff', '#0fb4ff', '#0a8cff']
const ACROSS: Paint = { kind: 'horizontal', colours: HUES }

/** Where the hall runs to: the rings' light comes from there. */
const HALL = { at: [0.5, 0.45], reach: 0.7, size: 0.2, wrap: 0.45 } as const

export default defineTextArt({
  category: 'texteffect',
  name: 'futuristicLight',
  summary: 'Brushed steel with tubes of light round its edges, in the hall of a space station',
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
        // The hall's rings behind us, in the brushing.
        { at: [-0.15, -0.3, 0.94], width: 0.22, height: 1.4, turn: 0.5, power: 0.8, soft: 0.2, colour: [0.8, 0.9, 1] },
        { at: [0, -0.95, 0.3], width: 1.2, height: 0.1, power: 5, colour: [1, 0.62, 0.3] },
        { at: [1, 0, 0.2], width: 0.08, height: 0.9, power: 6, colour: [1, 0.5, 0.16] },
        { at: [-1, 0, 0.2], width: 0.08, height: 0.9, power: 6, colour: [1, 0.5, 0.16] },
      ],
    },
    steps: [
      {
        do: 'corridor',
        apart: 1.02,
        half: [1.28, 0.64],
        vanish: [0.5, 0.45],
        wall: '#1c2236',
        light: '#ff6410',
        accent: '#ff4a10',
        haze: '#0a060c',
        power: 1.25,
        keep: true,
      },
      { do: 'defocus', blur: 0.004 },
      // A deck of dark plates before the rings: where they stand.
      {
        do: 'table',
        kind: 'panels',
        colours: ['#3c4258', '#10121c'],
        scale: 0.9,
        depth: 0.085,
        soft: 0.012,
        light: [0.5, 0.5, 0.72],
        front: 0.6,
        mirror: 0.55,
      },
      // What the letters' light throws on the panels behind and on the floor before them.
      { do: 'fill', paint: ACROSS, grow: 0.08, blur: 0.16, blend: 'multiply', gain: 3.2, emoji: false },
      { do: 'fill', paint: ACROSS, grow: 0.04, blur: 0.1, shift: [0, 0.3], blend: 'multiply', gain: 5, emoji: false },
      { do: 'rays', from: 'letters', rim: 0.04, at: [0.5, 0.46], across: HUES, strength: 1.6, length: 0.5 },
      { do: 'cast', length: 0, foot: 0.035, contact: 1, tint: [0, 0, 0.02] },
      {
        do: 'extrude',
        to: [0, -0.03],
        shrink: 0.05,
        vanish: [0.5, 0.45],
        grow: 0.035,
        even: 0.1,
        material: { like: 'titanium', rough: 0.24, glow: 0.25 },
        // The tube's light runs down the walls and is lost.
        paint: { kind: 'horizontal', colours: ['#0a4a9c', '#0c5cb0', '#0a7cb4', '#0c5cb0', '#0a4a9c'] },
        fade: 0.8,
        gain: 1.2,
        // A guide of the rings’ light round their back, that tells how deep they are.
        strips: [{ at: 0.9, width: 0.1, reach: 0.3, colour: '#ff6a18', gain: 1.1, wash: 0.1 }],
      },
      {
        do: 'surface',
        grow: 0.035,
        profile: { kind: 'round', width: 0.01, height: 0.006 },
        material: { like: 'titanium', colour: '#10141e', rough: 0.34 },
        gain: 0.6,
      },
      // A groove for the light, and within it a face of brushed steel, ground to an edge.
      { do: 'fill', grow: 0.021, colour: '#010208' },
      {
        do: 'surface',
        grow: -0.012,
        profile: { kind: 'round', width: 0.03, height: 0.006 },
        soft: 0.008,
        // The hall's ceiling, as blackened steel shows it.
        paint: { kind: 'vertical', colours: ['#5c6270', '#2c313c', '#14171e', '#0e1016', '#1a1e26'] },
        material: { like: 'steel', rough: 0.3 },
        bounce: 0.3,
        gain: 1.9,
      },
      // Grooves in the steel, milled along the tube, with a thread of its light in each.
      { do: 'fill', grow: -0.042, line: 0.012, colour: '#010208', opacity: 0.7, emoji: false },
      { do: 'fill', grow: -0.045, line: 0.006, blur: 0.002, paint: ACROSS, gain: 0.55, blend: 'add', emoji: false },
      // The tube rakes over the brushing, deep in colour beside it, and is lost towards the middle.
      { do: 'fill', line: 0.09, blur: 0.04, paint: ACROSS, gain: 0.02, blend: 'add', emoji: false },
      { do: 'fill', line: 0.035, blur: 0.024, paint: ACROSS, gain: 0.14, blend: 'add', emoji: false },
      {
        do: 'fill',
        grow: 0.016,
        line: 0.03,
        blur: 0.008,
        paint: ACROSS,
        gain: 1,
        blend: 'add',
        emoji: false,
      },
      {
        do: 'fill',
        grow: 0.01,
        line: 0.019,
        paint: { kind: 'horizontal', colours: ['#7cc4ff', '#84d0ff', '#8ae4ff', '#84d0ff', '#7cc4ff'] },
        gain: 1.5,
        blend: 'add',
        emoji: false,
      },
      // Whitest where the rings shine on it.
      {
        do: 'fill',
        grow: 0.006,
        line: 0.012,
        blur: 0.003,
        facing: HALL,
        colour: '#dcecff',
        gain: 3.2,
        blend: 'add',
        emoji: false,
      },
      { do: 'reflection', strength: 0.6, foot: 0.02, level: true, grow: 0.035, fade: 0.3, soft: 0.05, rough: 0.35 },
      { do: 'fill', paint: ACROSS, blur: 0.09, shift: [0, 0.28], blend: 'add', gain: 0.05, emoji: false },
    ],
    finish: { bloom: { strength: 0.28, from: 1 }, vignette: 0.35 },
  },
})
