import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Recipe['steps'][number]
type Surface = Extract<Step, { do: 'surface' }>
type Shape = Extract<Step, { do: 'shape' }>
type Colour = [number, number, number]

/** What tells one foil balloon from another; colours of the foil are linear light. */
export interface Balloon {
  strings: string[]
  /** Colour of the shadow: that of the wall in shade. */
  shadow: string
  /** The flat seam around the letter. */
  seam: [number, number, number]
  /** The inflated front. */
  foil: [number, number, number]
  /** Brightness of the front. */
  gain: number
  /** Clear lacquer over the dyed foil: it mirrors lamps white. Default 1.2. */
  coat?: number
  /** In the open: nothing behind is near enough for a shadow. */
  open?: boolean
  /** Another colour for each letter. */
  paint?: Surface['paint']
  /** A weight in the middle of the lower side, to which all strings run. */
  weight?: Colour
}

export const ROUND_LETTERS = {
  font: 'round',
  weight: 800,
  spacing: 0.06,
  width: 0.93,
  height: 0.6,
  heighten: 1.12,
  jitter: { turn: 3, shift: 0.03 },
  centre: [0.5, 0.46],
} satisfies Recipe['lettering']

/** The lens for a party by day. */
export const PARTY_FINISH = {
  tone: 'soft',
  vignette: 0.15,
  exposure: 1.08,
  bloom: { strength: 0.22, from: 1.4 },
} satisfies Recipe['finish']

/** A colour without some of its hue: foil multiplies what it mirrors, and all of a wall's hue would make its own grey. */
function paler(colour: Colour, kept = 0.5, gain = 1): Colour {
  const grey = (colour[0] + colour[1] + colour[2]) / 3
  return colour.map((value) => gain * (kept * value + (1 - kept) * grey)) as Colour
}

type Box = NonNullable<Exclude<Recipe['light'], string>>['boxes'][number]

/** What shines on the balloons from where we stand: each is seen in the foil as what it is. */
const LAMPS: Record<'cloth' | 'window' | 'bulbs', Box[]> = {
  /** A broad cloth before a lamp. */
  cloth: [{ at: [-0.5, -0.6, 0.6], width: 0.5, height: 0.42, power: 9, soft: 0.12, colour: [1, 0.98, 0.95] }],
  /** A window of four panes. */
  window: [
    [-0.68, -0.76],
    [-0.36, -0.8],
    [-0.68, -0.4],
    [-0.36, -0.43],
  ].map(([x, y]): Box => ({
    at: [x!, y!, 0.62],
    width: 0.16,
    height: 0.2,
    power: 13,
    soft: 0.02,
    colour: [1, 0.98, 0.94],
  })),
  /** Bulbs on a wire above, and a cloth. */
  bulbs: [
    { at: [-0.5, -0.7, 0.5], width: 0.5, height: 0.3, power: 7, soft: 0.12, colour: [1, 0.95, 0.88] },
    ...[-0.7, -0.3, 0.1, 0.5].map((x, index): Box => ({
      at: [x, -0.42 - 0.05 * (index % 2), 0.75],
      width: 0.05,
      height: 0.05,
      power: 40,
      soft: 0.04,
      colour: [1, 0.86, 0.62],
    })),
  ],
}

/**
 * The lamps of a party by day before a wall. Foil mirrors a dim room where it faces us, so that lamps stand in it as
 * streaks; where it turns away it mirrors the wall, and the floor before that from below.
 */
export function before(wall: Colour, below: Colour, lamps: keyof typeof LAMPS = 'cloth') {
  return {
    sky: [0.4, 0.39, 0.38],
    horizon: paler(wall, 0.2, 0.08),
    ground: paler(below, 0.25, 0.2),
    boxes: [
      ...LAMPS[lamps],
      { at: [0.75, -0.5, 0.4], width: 0.12, height: 0.6, power: 6, soft: 0.03, colour: [1, 0.97, 0.94] },
      { at: [-0.95, 0.25, 0.35], width: 0.08, height: 0.7, power: 3, soft: 0.03, colour: [1, 0.97, 0.95] },
      // The floor in the sun, as the lower halves see it.
      { at: [0.15, 0.8, 0.5], width: 1.1, height: 0.1, power: 6, soft: 0.06, colour: below },
      { at: [-0.35, -0.5, -0.8], width: 1.9, height: 1.7, power: 1.3, soft: 1.3, colour: paler(wall) },
    ],
  } satisfies Recipe['light']
}

const SHADOWS = [
  { blur: 0.04, lift: 0.26, strength: 0.6 },
  { blur: 0.085, lift: 0.36, strength: 0.65 },
  { blur: 0.28, lift: 0.5, strength: 0.35 },
]

/** Foil seen at a flat angle mirrors what stands beside it in its own colour, as two sheets of it do. */
function flanks(foil: Balloon['foil']): Step {
  const most = Math.max(...foil)
  const [r, g, b] = foil.map((value) => 0.16 + (0.84 * value) / most) as [number, number, number]
  return {
    do: 'fill',
    grow: 0.016,
    blend: 'multiply',
    emoji: false,
    paint: {
      kind: 'edge',
      width: 0.06,
      colours: [
        [r, g, b],
        [(1 + r) / 2, (1 + g) / 2, (1 + b) / 2],
        [1, 1, 1],
      ],
    },
  }
}

/** As `flanks`, where each letter has a colour of its own. */
function dyed(paint: NonNullable<Surface['paint']>): Step {
  return { do: 'fill', grow: 0.016, blend: 'multiply', opacity: 0.6, emoji: false, paint }
}

/** A foil pouch filled with sand, its gathered top tied: what keeps balloons from flying away. */
function pouch(colour: Colour, shadow: string): Shape[] {
  const placed = { do: 'shape', view: [100, 100], at: [0.5, 0.925], height: 0.17 } as const
  const foil = { colour, metal: 1, rough: 0.12, coat: 1 }
  const frill = 'M50 38L22 10L34 14L41 2L50 12L60 1L67 14L79 11Z'
  return [
    {
      ...placed,
      path: ['M50 34C66 38 86 56 86 80C86 96 72 100 50 100C28 100 14 96 14 80C14 56 34 38 50 34Z', frill],
      steps: [
        { do: 'shadow', tint: shadow, layers: [{ blur: 0.06, lift: 0.12, strength: 0.6 }] },
        {
          do: 'surface',
          profile: { kind: 'inflate', height: 0.9 },
          bumps: [
            { kind: 'gathers', amount: 0.06, scale: 0.05, reach: 0.4 },
            { kind: 'waves', amount: 0.03, scale: 0.3 },
          ],
          material: foil,
          bounce: 0,
        },
      ],
    },
    {
      ...placed,
      path: 'M38 31Q50 38 62 31L63 37Q50 45 37 37Z',
      steps: [{ do: 'surface', profile: { kind: 'inflate' }, material: { ...foil, rough: 0.25 }, gain: 0.7 }],
    },
  ]
}

/** A round foil balloon on its string, far behind, for `defocus`: its place in shares of the frame, its size in frame heights. */
export function far(at: [number, number], size: number, colour: Colour): Shape[] {
  const placed = { do: 'shape', view: [100, 300], at, height: 3 * size } as const
  return [
    {
      ...placed,
      path: 'M50 196C58 220 44 246 50 268C54 282 49 292 50 300',
      stroke: 1.6,
      steps: [{ do: 'fill', colour: paler(colour, 0.5, 0.8) }],
    },
    {
      ...placed,
      path: 'M50 104C80 104 96 126 94 150C92 174 68 192 52 197L58 205L42 205L48 197C32 192 8 174 6 150C4 126 20 104 50 104Z',
      steps: [
        {
          do: 'surface',
          profile: { kind: 'inflate', height: 0.8 },
          bumps: [{ kind: 'gathers', amount: 0.02, scale: 0.03, reach: 0.12 }],
          material: { colour, metal: 1, rough: 0.12, coat: 2 },
          bounce: 0,
        },
      ],
    },
  ]
}

/** The steps of lettering made of foil balloons: shadow, strings with necks, welded seam, inflated front, glints. */
export function balloons({
  strings,
  shadow,
  seam,
  foil,
  gain,
  coat = 3,
  open = false,
  paint,
  weight,
}: Balloon): Step[] {
  const painted = paint === undefined ? {} : { paint }
  return [
    ...(open ? [] : [{ do: 'shadow', tint: shadow, grow: 0.035, layers: SHADOWS } as const]),
    {
      do: 'strings',
      colours: strings,
      necks: { colours: paint?.kind === 'letters' ? paint.colours : [foil] },
      ...(open ? {} : { cast: { tint: shadow, off: 0.34 } }),
      ...(weight ? { gather: 0.98, swing: 0.012, foot: 0.89 } : {}),
    },
    ...(weight ? pouch(weight, shadow) : []),
    {
      do: 'surface',
      grow: 0.034,
      profile: { kind: 'round', width: 0.022, height: 0.012 },
      soft: 0.006,
      bumps: [{ kind: 'gathers', amount: 0.006, scale: 0.06, reach: 0.1 }],
      material: { colour: seam, metal: 1, rough: 0.4 },
      ...painted,
      bounce: 0,
      gain: 0.9,
    },
    {
      do: 'surface',
      grow: 0.016,
      profile: { kind: 'inflate', height: 1.1 },
      soft: 0.028,
      bumps: [
        { kind: 'gathers', amount: 0.05, scale: 0.065, reach: 0.4 },
        { kind: 'waves', amount: 0.02, scale: 0.36 },
      ],
      material: { colour: foil, metal: 1, rough: 0.09, coat },
      ...painted,
      hollows: 1.7,
      bounce: 0,
      gain,
    },
    paint === undefined ? flanks(foil) : dyed(paint),
    { do: 'glints', count: 4 },
  ]
}
