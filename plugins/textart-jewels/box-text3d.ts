import { defineTextArt } from '@gateway/sdk-plugin/text-art'

/** The sun through a window: it lies aslant on the shelf, and elsewhere on what stands before the wall. */
const SUN = { do: 'dapple', kind: 'window', tint: [0.38, 0.44, 0.56], soft: 0.012, strength: 0.8, gain: 1.22 } as const

export default defineTextArt({
  category: 'textart',
  name: 'boxText3d',
  summary: 'Each letter on a lacquered box of its own colour, in a row on a shelf',
  recipe: {
    lettering: {
      font: 'poster',
      jitter: { turn: 1.4 },
      weight: 900,
      case: 'upper',
      spacing: 0.26,
      lineHeight: 1.06,
      width: 0.9,
      heighten: 1.15,
      height: 0.6,
      centre: [0.5, 0.53],
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
            pools: [{ at: [0.35, 0.25], size: 0.8, colour: '#7cc4bf', strength: 0.6 }],
            clouds: 0.02,
          },
        ],
      },
      {
        do: 'table',
        kind: 'wood',
        colours: ['#d8b48a', '#b98a5c'],
        scale: 0.6,
        along: true,
        depth: 0.16,
        mirror: 0.3,
        light: [0.85, 0.78, 0.72],
      },
      {
        do: 'blocks',
        part: 'shelves',
        shelf: 0.05,
        pad: 0.11,
        steps: [
          { do: 'shadow', tint: '#12303a', grow: 0, layers: [{ blur: 0.02, lift: 0.03, strength: 0.6 }] },
          {
            do: 'extrude',
            to: [0, -0.2],
            shrink: 0.03,
            vanish: [0.5, 0.1],
            material: { colour: [0.6, 0.4, 0.22], metal: 0, rough: 0.5 },
            fade: 0.5,
          },
          {
            do: 'surface',
            profile: { kind: 'round', width: 0.015, height: 0.015 },
            bumps: [{ kind: 'brushed', amount: 0.002, scale: 0.06 }],
            material: { colour: [0.62, 0.42, 0.24], metal: 0, rough: 0.5, coat: 0.5, coatRough: 0.2 },
          },
        ],
      },
      {
        do: 'blocks',
        shelf: 0.05,
        pad: 0.11,
        gap: 0.085,
        corner: 0.05,
        stance: 0.022,
        steps: [
          { do: 'cast', tint: [0.12, 0.07, 0.04], length: 0.26, lean: 0.42, strength: 0.95, soft: 0.025, contact: 0 },
          { do: 'shadow', tint: '#2a1a0c', grow: 0, layers: [{ blur: 0.02, lift: 0.02, strength: 0.6 }] },
          {
            do: 'extrude',
            to: [0, -0.15],
            shrink: 0.055,
            vanish: [0.5, 0.1],
            paint: { kind: 'letters', colours: ['#c8261f', '#e08a12', '#1c8a56', '#1c5cc0', '#6f35ba', '#d03a86'] },
            material: { colour: [0.1, 0.1, 0.1], metal: 0, rough: 0.45, coat: 0.6, coatRough: 0.15 },
            fade: 0.35,
          },
          { ...SUN, depth: 0.16 },
          {
            do: 'surface',
            profile: { kind: 'round', width: 0.03, height: 0.03 },
            bumps: [{ kind: 'brushed', amount: 0.0022, scale: 0.03 }],
            paint: { kind: 'letters', colours: ['#d8261f', '#f09a18', '#1f9a60', '#1f66d4', '#7a3cca', '#e04492'] },
            material: { colour: [0.5, 0.5, 0.5], metal: 0, rough: 0.5, coat: 0.8, coatRough: 0.16 },
          },
          {
            do: 'surface',
            grow: -0.035,
            profile: { kind: 'round', width: 0.024, height: -0.035 },
            hollows: 2,
            bumps: [{ kind: 'brushed', amount: 0.0018, scale: 0.03 }],
            paint: { kind: 'letters', colours: ['#d8261f', '#f09a18', '#1f9a60', '#1f66d4', '#7a3cca', '#e04492'] },
            material: { colour: [0.5, 0.5, 0.5], metal: 0, rough: 0.6, coat: 0.4, coatRough: 0.25 },
          },
          // The window stands to the left: the upper and the left side of each box shade its floor.
          {
            do: 'fill',
            grow: -0.035,
            line: 0.11,
            blur: 0.028,
            facing: { at: [-0.6, -2.2], reach: 10, wrap: 0 },
            blend: 'multiply',
            colour: [0.1, 0.08, 0.16],
            opacity: 0.85,
            emoji: false,
          },
          { ...SUN, onto: 'letters', shift: [0.11, -0.12] },
          { do: 'reflection', strength: 0.26, soft: 0.05, fade: 0.2 },
          { do: 'cast', length: 0, foot: 0.02, contact: 1, tint: [0.05, 0.025, 0.012] },
        ],
      },
      {
        do: 'shadow',
        tint: '#140c08',
        grow: 0,
        layers: [
          { blur: 0.006, lift: 0.045, strength: 0.7 },
          { blur: 0.03, lift: 0.05, strength: 0.4 },
        ],
      },
      { do: 'extrude', to: [0, -0.03], material: { colour: [0.85, 0.78, 0.66], metal: 0, rough: 0.5 }, fade: 0.3 },
      {
        do: 'surface',
        profile: { kind: 'bevel', width: 0.018, height: 0.016 },
        bumps: [{ kind: 'brushed', amount: 0.0018, scale: 0.03 }],
        material: { colour: [0.98, 0.95, 0.88], metal: 0, rough: 0.45, coat: 0.8, coatRough: 0.08 },
      },
      { ...SUN, onto: 'letters', shift: [0.11, -0.12] },
    ],
    finish: { bloom: { strength: 0.08 }, vignette: 0.2 },
  },
})
