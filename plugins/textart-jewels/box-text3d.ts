import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'

type Paint = Extract<Recipe['steps'][number], { do: 'fill' }>['paint']

/** The sun through a window: it lies aslant on the table, and elsewhere on what stands before the wall. */
const SUN = { do: 'dapple', kind: 'window', tint: [0.42, 0.47, 0.58], soft: 0.012, strength: 0.7, gain: 1.2 } as const

/** Beech, as it is sawn. */
const BEECH = ['#e6c094', '#9c6432']
const MILK_PAINT: Paint = {
  kind: 'letters',
  colours: ['#c22a20', '#d9860f', '#2b7d4c', '#1f5ba8', '#b8392e', '#12828c', '#6a3f94'],
}

/** One camera for all: the eye that sees the table also sees the tops of the blocks. */
const EYE = { shrink: 0.1, vanish: [0.5, 0.04] } as const

export default defineTextArt({
  category: 'textart',
  name: 'boxText3d',
  summary: 'Each letter on a wooden block of its own colour, in a row on a table',
  recipe: {
    lettering: {
      font: 'poster',
      weight: 900,
      case: 'upper',
      spacing: 0.34,
      lineHeight: 1.06,
      width: 0.86,
      heighten: 1.25,
      height: 0.62,
      centre: [0.5, 0.57],
    },
    light: 'party',
    gain: 0.9,
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'backdrop',
            colours: ['#2f7c8a', '#2a6f80', '#1b4d5e'],
            pools: [{ at: [0.35, 0.15], size: 0.8, colour: '#7cc4bf', strength: 0.6 }],
            clouds: 0.02,
          },
        ],
      },
      {
        do: 'table',
        kind: 'wood',
        colours: ['#b98355', '#8f5f3a'],
        scale: 0.6,
        along: true,
        depth: 0.32,
        mirror: 0.2,
        light: [0.85, 0.78, 0.72],
        front: 0.7,
      },
      {
        do: 'blocks',
        pad: 0.14,
        gap: 0.05,
        corner: 0.05,
        steps: [
          { do: 'cast', tint: [0.12, 0.07, 0.04], length: 0.3, lean: 0.5, strength: 0.95, soft: 0.03, contact: 0 },
          {
            do: 'extrude',
            to: [0, 0],
            ...EYE,
            material: { colour: '#c99a68', metal: 0, rough: 0.6 },
            fade: 0.42,
          },
          { do: 'grit', amount: 0.14, scale: 0.02 },
          { ...SUN, depth: 0.34 },
          {
            do: 'clad',
            kind: 'beech',
            colours: BEECH,
            turn: 8,
            relief: 1,
            profile: { kind: 'round', width: 0.03, height: 0.011 },
          },
          // A raised frame of paint, and the bare wood that was cut out within it.
          {
            do: 'surface',
            grow: -0.03,
            profile: { kind: 'round', width: 0.02, height: 0.012 },
            paint: MILK_PAINT,
            material: { colour: [0.5, 0.5, 0.5], metal: 0, rough: 0.6, coat: 0.3, coatRough: 0.26 },
            bumps: [{ kind: 'brushed', amount: 0.0008, scale: 0.02 }],
          },
          // Played with for years: paint has come off at the edges.
          { do: 'wear', dirt: 0.2, dirtColour: '#5a3a1e', chips: 0.04, below: '#c99a68', scratches: 16, scale: 0.5 },
          {
            do: 'clad',
            kind: 'beech',
            grow: -0.085,
            colours: BEECH,
            turn: 8,
            relief: 1,
            profile: { kind: 'round', width: 0.02, height: -0.02 },
          },
          // The window stands to the left: the upper and the left side of each box shade its floor.
          {
            do: 'fill',
            grow: -0.085,
            line: 0.05,
            blur: 0.014,
            facing: { at: [-0.6, -2.2], reach: 10, wrap: 0 },
            blend: 'multiply',
            colour: [0.25, 0.2, 0.2],
            opacity: 0.8,
            emoji: false,
          },
          { ...SUN, onto: 'letters', shift: [0.11, -0.12] },
          { do: 'reflection', strength: 0.16, soft: 0.05, fade: 0.2 },
          { do: 'cast', length: 0, foot: 0.02, contact: 1, tint: [0.05, 0.025, 0.012] },
        ],
      },
      {
        do: 'shadow',
        tint: '#140c08',
        grow: 0,
        sweep: [0.022, 0.03],
        layers: [
          { blur: 0.005, lift: 0, strength: 0.75 },
          { blur: 0.03, lift: 0.03, strength: 0.4 },
        ],
      },
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.025, height: 0.018 },
        paint: MILK_PAINT,
        material: { colour: [0.5, 0.5, 0.5], metal: 0, rough: 0.6, coat: 0.3, coatRough: 0.26 },
        bumps: [{ kind: 'brushed', amount: 0.001, scale: 0.02 }],
      },
      {
        do: 'wear',
        dirt: 0.22,
        dirtColour: '#3a2412',
        chips: 0.1,
        below: '#c99a68',
        thick: 0.003,
        scratches: 14,
        scale: 0.5,
      },
      { ...SUN, onto: 'letters', shift: [0.11, -0.12] },
    ],
    finish: { bloom: { strength: 0.08 }, vignette: 0.2 },
  },
})
