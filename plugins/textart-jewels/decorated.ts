import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Recipe['steps'][number]
type Shape = Extract<Step, { do: 'shape' }>
type Material = Extract<Step, { do: 'surface' }>['material']
type Scrolls = Extract<Step, { do: 'scrolls' }>
type Colour = [number, number, number]

/** What tells one enamelled ornament from another; colours in linear light. */
export interface Ornament {
  shadow: string
  /** Rim, walls and filigree. */
  wire: Material
  /** The enamel at the rim, in and in the middle of the strokes. */
  deep: Colour
  clear: Colour
  /** What sits at the ends of the scrolls. */
  knobs: Material
  /** What grows in the letters. Default a vine in waves. */
  scrolls?: Omit<Scrolls, 'do' | 'steps'>
}

/** The steps of cloisonné: walls, rim, sunken enamel, scrolls of wire filled with another enamel, pearls. */
export function decorated({ shadow, wire, deep, clear, knobs, scrolls }: Ornament): Shape['steps'] {
  return [
    {
      do: 'shadow',
      tint: shadow,
      grow: 0.05,
      sweep: [0.015, 0.06],
      layers: [
        { blur: 0.012, lift: 0.02, strength: 0.9 },
        { blur: 0.035, lift: 0.12, strength: 0.95 },
        { blur: 0.14, lift: 0.2, strength: 0.6 },
      ],
    },
    // Polished sheet with a bead along its back.
    {
      do: 'extrude',
      to: [0.02, 0.075],
      grow: 0.042,
      even: 0.1,
      material: wire,
      fade: 0.5,
      gain: 1.5,
      mouldings: [{ at: 0.68, width: 0.6, rise: 0.45 }],
      uneven: 0.2,
    },
    { do: 'surface', grow: 0.042, profile: { kind: 'round', width: 0.026, height: 0.028 }, material: wire, gain: 1.15 },
    {
      do: 'surface',
      grow: 0.016,
      profile: { kind: 'round', width: 0.034, height: -0.02 },
      // Engine-turned below the enamel, through which its lines are seen.
      bumps: [
        { kind: 'hobnail', amount: 0.006, scale: 0.036 },
        { kind: 'waves', amount: 0.004, scale: 0.4 },
      ],
      paint: { kind: 'edge', colours: [deep, clear], width: 0.17 },
      material: { colour: clear, metal: 0.85, rough: 0.26 },
      vary: 0.5,
      gain: 1.3,
    },
    // The enamel over it, fused to a dome: it mirrors one lamp softly.
    {
      do: 'surface',
      grow: 0.016,
      profile: { kind: 'inflate', height: 0.32 },
      soft: 0.012,
      sheer: { colour: [0.9, 0.9, 0.9], depth: 1, bend: 0, focus: 0 },
      material: { colour: clear, metal: 0, rough: 0.4, reflect: 0, coat: 1.2, coatRough: 0.05 },
      hollows: 0,
      bounce: 0,
      vary: 0.6,
    },
    plant(wire, knobs, shadow, scrolls),
  ]
}

const VINE = { pattern: 'rinceau', line: 0.011, swell: 0.3, grow: 0.004 } as const

/** A vine of wire through each letter, let into the enamel. */
function plant(
  wire: Material,
  knobs: Material,
  shade: string,
  scrolls: Ornament['scrolls'] = VINE,
): Shape['steps'][number] {
  return {
    do: 'scrolls',
    ...scrolls,
    knobs: { size: 0.044, material: knobs },
    steps: [
      {
        do: 'shadow',
        grow: 0.004,
        tint: shade,
        layers: [
          { blur: 0.004, lift: 0.008, strength: 0.95 },
          { blur: 0.014, lift: 0.02, strength: 0.6 },
        ],
      },
      {
        do: 'surface',
        // Leaves are chased to a rib: each has a side in the light and one that is not.
        profile: { kind: 'chisel', slope: 0.6 },
        soft: 0.004,
        material: wire,
        hollows: 0,
        gain: 1.05,
      },
    ],
  }
}

export const PEARL = {
  colour: [0.86, 0.8, 0.74],
  metal: 0,
  rough: 0.35,
  coat: 1,
  coatRough: 0.12,
  scatter: 0.6,
  sheen: 0.3,
} satisfies Material

/** Round the frame, with corners that are taken in. */
const BORDER =
  'M-9 -9H209V109H-9ZM12 4.5H188C188 8.5 191 12 195.5 12V88C191 88 188 91 188 95.5H12C12 91 9 88 4.5 88V12C9 12 12 9 12 4.5Z'

/** A border of the same work round the ground, which it presses down. */
export function border({ shadow, wire, deep, clear }: Ornament): Shape {
  return {
    do: 'shape',
    path: BORDER,
    view: [200, 100],
    width: 1,
    steps: [
      {
        do: 'shadow',
        tint: shadow,
        grow: 0.004,
        layers: [
          { blur: 0.006, lift: 0.008, strength: 0.9 },
          { blur: 0.03, lift: 0.04, strength: 0.8 },
          { blur: 0.08, lift: 0.06, strength: 0.5 },
        ],
      },
      { do: 'surface', profile: { kind: 'round', width: 0.014, height: 0.016 }, material: wire, gain: 1.2 },
      {
        do: 'surface',
        grow: -0.014,
        profile: { kind: 'round', width: 0.012, height: -0.008 },
        bumps: [
          { kind: 'guilloche', amount: 0.0003, scale: 0.02 },
          { kind: 'waves', amount: 0.006, scale: 0.35 },
        ],
        paint: { kind: 'edge', colours: [deep, clear], width: 0.03 },
        material: { colour: clear, metal: 0.8, rough: 0.3, coat: 1.4, coatRough: 0.03 },
        gain: 1.3,
      },
      { do: 'beads', size: 0.019, rows: 1, grow: -0.021, material: wire, seat: 0.4 },
      // It lies in the light of the lamp that the silk lies in, and is lost from it to the right, below.
      {
        do: 'fill',
        blend: 'multiply',
        paint: { kind: 'radial', at: [0.4, 0.2], radius: 2.2, colours: ['#ffffff', '#e4e4e4', '#9a9a9a', '#6c6c6c'] },
      },
    ],
  }
}
