/** The face of a card of wizards: brass and steel, parchment, gems, its type. */
import { ornaments } from '@gateway/sdk-plugin/photo-frame'
import { rounded, type Shape, type SheetStep } from './kit.ts'

/** A playing card of 63 × 88 mm in tenths, a tenth more for its art. */
export const VIEW = [720, 1000] as const
export const PICTURE = [72, 128, 576, 520] as const

export const BRASS = [0.95, 0.62, 0.24] as const
export const STEEL = [0.5, 0.52, 0.56] as const

/** A shape of the card's face, in its view. */
export const part = (path: string | string[], steps: Shape['steps']): Shape => ({
  do: 'shape',
  path,
  view: VIEW,
  height: 1,
  steps,
})

export const metal = (colour: readonly [number, number, number], rise: number, rough = 0.2): Shape['steps'] => [
  {
    do: 'shadow',
    grow: 0,
    layers: [
      { blur: 0.003, lift: 0.004, strength: 0.7 },
      { blur: 0.012, lift: 0.01, strength: 0.5 },
    ],
  },
  {
    do: 'surface',
    profile: { kind: 'round', width: rise, height: rise * 0.7 },
    soft: 0.0015,
    bumps: [{ kind: 'hammered', amount: 0.0006, scale: 0.02 }],
    material: { colour, metal: 1, rough },
  },
]

/** Gold foil that a hot die laid on the print: flat, bright where it mirrors the lamps, a fine dark line round it. */
export const foil: Shape['steps'] = [
  { do: 'fill', colour: '#0c0705', line: 0.004, opacity: 0.8, blend: 'multiply' },
  {
    do: 'surface',
    profile: { kind: 'flat' },
    bumps: [{ kind: 'grain', amount: 0.00012, scale: 0.006 }],
    paint: { kind: 'horizontal', colours: ['#f3d894', '#a9782c', '#f6e2a6', '#8d6020', '#e9c878'], lean: 0.5 },
    material: { colour: BRASS, metal: 0.55, rough: 0.3 },
  },
]

/** The border of the card: black ink on coated paper. */
export const border: Shape['steps'] = [
  {
    do: 'surface',
    profile: { kind: 'flat' },
    bumps: [{ kind: 'grain', amount: 0.0001, scale: 0.006 }],
    material: { colour: [0.004, 0.0035, 0.006], metal: 0, rough: 0.6 },
  },
]

const parchment: Shape['steps'] = [
  {
    do: 'surface',
    profile: { kind: 'flat' },
    bumps: [{ kind: 'grain', amount: 0.0002, scale: 0.008 }],
    paint: { kind: 'edge', colours: ['#b08a54', '#dcc491', '#e9d7ab', '#eddcb4'], width: 0.07 },
    material: { colour: [0.8, 0.68, 0.45], metal: 0, rough: 0.85 },
  },
  { do: 'fill', colour: '#2a1608', line: 0.006, blur: 0.005, opacity: 0.6, blend: 'multiply' },
]

/** A cut stone in its setting. */
export const gem = (x: number, y: number, radius: number, colour: readonly [number, number, number]): Shape[] => [
  part(ornaments.circle(x, y, radius * 1.28), metal(BRASS, 0.008)),
  part(ornaments.circle(x, y, radius), [
    { do: 'fill', colour: '#0a0608' },
    {
      do: 'surface',
      profile: { kind: 'inflate', height: 0.9 },
      material: { colour, metal: 0, rough: 0.1, reflect: 0.08, coat: 2, glow: 0.25 },
      hollows: 0,
    },
    {
      do: 'fill',
      paint: { kind: 'radial', colours: ['#ffffff', '#808080', '#000000'], at: [0.62, 0.72], radius: radius / 1100 },
      blend: 'add',
      opacity: 0.25,
    },
  ]),
]

/** Tendrils for one corner, as strokes; the others are its mirror images. */
const TENDRILS = [
  'M40 250C40 150 60 84 132 58C190 38 262 42 300 40',
  'M58 176C84 168 104 142 96 116C90 98 66 98 64 118C63 130 76 134 80 124',
  'M150 54C160 84 190 98 214 88C234 80 232 56 214 56C204 57 203 68 211 70',
] as const

/** `sx` and `sy` of -1 mirror a path of moves and curves about the card's middle. */
function mirrored(path: string, sx: 1 | -1, sy: 1 | -1): string {
  let isX = false
  return path.replace(/-?\d+(?:\.\d+)?/g, (value) => {
    isX = !isX
    const [side, sign] = isX ? [VIEW[0], sx] : [VIEW[1], sy]
    return String(sign === 1 ? Number(value) : side - Number(value))
  })
}

const corners = ([1, -1] as const).flatMap((sx) =>
  ([1, -1] as const).flatMap((sy) => TENDRILS.map((path) => mirrored(path, sx, sy))),
)

const [left, top, width, height] = PICTURE
const NAME = rounded([66, 56, 588, 60], 22)
const KIND = rounded([62, 662, 596, 46], 16)
const RULES = rounded([76, 722, 568, 196], 14)

export const face: SheetStep = {
  do: 'scene',
  steps: [
    {
      do: 'plate',
      kind: 'brocade',
      scale: 0.7,
      relief: 0.2,
      colours: [
        [0.012, 0.03, 0.075],
        [0.05, 0.09, 0.17],
      ],
      spot: { at: [0.3, 0.2], size: 1.1, rest: 0.5, power: 0.7 },
    },
    part(rounded([0, 0, 720, 1000], 34) + rounded([26, 26, 668, 948], 18), border),
    part(rounded([26, 26, 668, 948], 18) + rounded([31, 31, 658, 938], 15), foil),
    { do: 'shape', path: corners, stroke: 5, view: VIEW, height: 1, steps: foil },
    part(
      rounded([left - 14, top - 8, width + 28, height + 24], 8) +
        ornaments.rectangle([left, top + 8, width, height - 4]),
      foil,
    ),
    part(rounded([59, 49, 602, 74], 28) + NAME, foil),
    part(NAME, parchment),
    part(rounded([55, 655, 610, 60], 22) + KIND, foil),
    part(KIND, parchment),
    part(rounded([69, 715, 582, 210], 20) + RULES, foil),
    part(RULES, parchment),
    part(rounded([511, 897, 144, 60], 25) + rounded([518, 904, 130, 46], 18), foil),
    part(rounded([518, 904, 130, 46], 18), parchment),
    ...gem(540, 86, 15, [0.02, 0.12, 0.5]),
    ...gem(584, 86, 15, [0.4, 0.01, 0.03]),
    ...gem(628, 86, 15, [0.02, 0.26, 0.1]),
  ],
}

const BROWN = '#2b1a0c'

export const type: Extract<SheetStep, { do: 'artwork' }> = {
  do: 'artwork',
  view: VIEW,
  marks: [
    {
      draw: 'text',
      text: 'Warden of the Lantern',
      box: [86, 62, 420, 48],
      font: 'blackletter',
      size: 42,
      align: 'left',
      fill: BROWN,
    },
    {
      draw: 'text',
      text: 'LEGENDARY COMPANION',
      box: [84, 666, 250, 38],
      font: 'roman',
      weight: 900,
      size: 24,
      align: 'left',
      fill: BROWN,
    },
    {
      draw: 'text',
      text: 'WANDERER',
      box: [400, 666, 236, 38],
      font: 'roman',
      weight: 900,
      size: 24,
      align: 'right',
      fill: BROWN,
    },
    {
      draw: 'text',
      text: 'At dawn, choose a friend. Until nightfall that friend can not be frightened.',
      box: [92, 730, 536, 84],
      font: 'book',
      size: 33,
      lines: 3,
      lineHeight: 1.15,
      fill: BROWN,
      // Small type is cut a little heavier, so that its hairlines hold on parchment.
      outline: { ink: BROWN, width: 0.9 },
    },
    { draw: 'path', path: 'M200 826H330M390 826H520', line: { paint: '#7a5a30', width: 1.6 } },
    { draw: 'path', path: 'M360 816l12 10l-12 10l-12 -10Z', fill: '#7a2a1c' },
    {
      draw: 'text',
      text: 'Every road remembers who once carried a light along it.',
      box: [92, 834, 424, 76],
      font: 'book',
      italic: true,
      size: 32,
      lines: 2,
      lineHeight: 1.1,
      fill: '#6a2418',
      outline: { ink: '#6a2418', width: 0.8 },
    },
    { draw: 'text', text: '5 / 7', box: [520, 906, 126, 42], font: 'roman', weight: 900, size: 36, fill: BROWN },
  ],
}
