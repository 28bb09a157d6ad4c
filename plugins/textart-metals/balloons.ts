import type { Recipe } from '@gateway/sdk-plugin/text-art'
import type { Colour } from './daylight.ts'
import { pouch } from './props.ts'

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
  /** Clear lacquer over the dyed foil: it mirrors lamps white. Default 3. */
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

const SHADOWS = [
  { blur: 0.03, lift: 0.17, strength: 0.6 },
  { blur: 0.06, lift: 0.24, strength: 0.6 },
  { blur: 0.2, lift: 0.36, strength: 0.35 },
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
      ...(open ? {} : { cast: { tint: shadow, off: 0.19 } }),
      ...(weight ? { gather: 0.98, swing: 0.012, foot: 0.862 } : {}),
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
        { kind: 'gathers', amount: 0.05, scale: 0.075, reach: 0.5, bends: 0.72 },
        { kind: 'waves', amount: 0.02, scale: 0.36 },
      ],
      material: { colour: foil, metal: 1, rough: 0.09, coat },
      ...painted,
      hollows: 1.7,
      // In the open the sky is all around them.
      bounce: open ? 0.5 : 0,
      vary: 0.8,
      gain,
    },
    paint === undefined ? flanks(foil) : dyed(paint),
    { do: 'glints', count: 3 },
  ]
}
