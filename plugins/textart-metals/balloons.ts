import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Recipe['steps'][number]
type Surface = Extract<Step, { do: 'surface' }>

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

type Colour = [number, number, number]

/** Half of a colour's hue: foil multiplies what it mirrors, and all of a wall's hue would make its own grey. */
function paler(colour: Colour): Colour {
  const grey = (colour[0] + colour[1] + colour[2]) / 3
  return colour.map((value) => 0.5 * (value + grey)) as Colour
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

/** The lamps of a party by day before a wall: foil mirrors its colour from all sides, darker from below. */
export function before(wall: Colour, below: Colour, lamps: keyof typeof LAMPS = 'cloth') {
  return {
    sky: [0.52, 0.5, 0.49],
    horizon: paler(wall),
    ground: paler(below).map((value) => 0.6 * value) as Colour,
    boxes: [
      ...LAMPS[lamps],
      { at: [0.75, -0.6, 0.35], width: 0.16, height: 0.5, power: 4, colour: [1, 0.96, 0.92] },
      { at: [-0.95, 0.15, 0.25], width: 0.08, height: 0.9, power: 2, colour: [1, 0.97, 0.95] },
      // The wall and the floor in the sun, as the lower halves see them.
      { at: [0.2, 0.8, 0.5], width: 1.2, height: 0.3, power: 3.6, soft: 0.2, colour: wall },
    ],
  } satisfies Recipe['light']
}

const SHADOWS = [
  { blur: 0.018, lift: 0.04, strength: 0.8 },
  { blur: 0.045, lift: 0.17, strength: 0.75 },
  { blur: 0.2, lift: 0.3, strength: 0.45 },
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
      width: 0.12,
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

/** The steps of lettering made of foil balloons: shadow, strings with necks, welded seam, inflated front, glints. */
export function balloons({ strings, shadow, seam, foil, gain, coat = 1.2, open = false, paint }: Balloon): Step[] {
  const painted = paint === undefined ? {} : { paint }
  return [
    ...(open ? [] : [{ do: 'shadow', tint: shadow, grow: 0.035, layers: SHADOWS } as const]),
    {
      do: 'strings',
      colours: strings,
      necks: { colours: paint?.kind === 'letters' ? paint.colours : [foil] },
      ...(open ? {} : { cast: { tint: shadow } }),
    },
    {
      do: 'surface',
      grow: 0.034,
      profile: { kind: 'round', width: 0.022, height: 0.012 },
      soft: 0.006,
      bumps: [
        { kind: 'gathers', amount: 0.008, scale: 0.04, reach: 0.1 },
        { kind: 'waves', amount: 0.02, scale: 0.22 },
      ],
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
        { kind: 'gathers', amount: 0.036, scale: 0.075, reach: 0.26 },
        { kind: 'waves', amount: 0.016, scale: 0.43 },
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
