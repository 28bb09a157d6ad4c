import * as z from 'zod'
import { colour } from '../colour.ts'

const fields = {
  /** What a metal mirrors straight on (F0), or the colour of anything else. */
  colour,
  metal: z.number().min(0).max(1),
  rough: z.number().min(0).max(1),
  /** Mirror of what is no metal, straight on. */
  reflect: z.number().min(0).max(1).default(0.04),
  /** A clear film: 1 is lacquer; 2 is wetter than nature, as on candy. */
  coat: z.number().min(0).max(4).default(0),
  coatRough: z.number().min(0).max(1).default(0.05),
  /** How much light comes out again beside where it went in: wax, jelly, skin, fruit. Softens and warms shade. */
  scatter: z.number().min(0).max(1).default(0),
  /** Light that fine fibres catch where the surface turns away: velvet, felt, cloth. */
  sheen: z.number().min(0).max(2).default(0),
  /** Light of its own, in multiples of its colour. */
  glow: z.number().min(0).max(40).default(0),
}

const described = z.strictObject(fields)

export type Material = z.output<typeof described>

/** A material with the defaults of what is not said. */
export function describedMaterial(value: z.input<typeof described>): Material {
  return described.parse(value)
}

/** Metals by their measured F0, and a few things beside them. */
const MATERIALS = {
  gold: { colour: [1, 0.72, 0.28], metal: 1, rough: 0.12 },
  paleGold: { colour: [1, 0.82, 0.5], metal: 1, rough: 0.1 },
  roseGold: { colour: [0.98, 0.66, 0.55], metal: 1, rough: 0.12 },
  brass: { colour: [0.88, 0.71, 0.38], metal: 1, rough: 0.2 },
  bronze: { colour: [0.71, 0.46, 0.26], metal: 1, rough: 0.28 },
  copper: { colour: [0.95, 0.6, 0.46], metal: 1, rough: 0.18 },
  silver: { colour: [0.97, 0.96, 0.92], metal: 1, rough: 0.1 },
  chrome: { colour: [0.86, 0.88, 0.9], metal: 1, rough: 0.03 },
  steel: { colour: [0.66, 0.67, 0.69], metal: 1, rough: 0.22 },
  darkSteel: { colour: [0.24, 0.25, 0.27], metal: 1, rough: 0.3 },
  titanium: { colour: [0.56, 0.53, 0.5], metal: 1, rough: 0.3 },
  blackLacquer: { colour: [0.012, 0.012, 0.014], metal: 0, rough: 0.5, coat: 1 },
} as const satisfies Record<string, z.input<typeof described>>

export type MaterialName = keyof typeof MATERIALS

const names = Object.keys(MATERIALS) as [MaterialName, ...MaterialName[]]

/** A material's name, a name with changes, or a description of its own. */
export const material = z
  .union([z.enum(names), z.strictObject({ like: z.enum(names), ...z.strictObject(fields).partial().shape }), described])
  .transform((value): Material => {
    if (typeof value === 'string') return described.parse(MATERIALS[value])
    if (!('like' in value)) return value
    const { like, ...changes } = value
    const given = Object.entries(changes).filter(([, change]) => change !== undefined)
    return { ...described.parse(MATERIALS[like]), ...Object.fromEntries(given) }
  })
