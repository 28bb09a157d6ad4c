import { mix } from '../colour.ts'
import { hypot } from '../hypot.ts'

/** Small bodies by their form, as `sprinkles` strews them. */
export const SPRINKLE_SHAPES = ['rod', 'pearl', 'seed', 'crumb', 'crystal'] as const

export type SprinkleShape = (typeof SPRINKLE_SHAPES)[number]

/** What `measure` finds: 1 is the rim for q; u and v are how far the surface leans. */
export const local = { q: 0, u: 0, v: 0 }

type Measure = (u: number, v: number, radius: number, half: number, chance: number) => void

export const measure: Record<SprinkleShape, Measure> = {
  rod(u, v, radius, half) {
    const straight = Math.max(0, half - radius)
    const end = Math.abs(u) - straight
    local.u = end > 0 ? (Math.sign(u) * end) / radius : 0
    local.v = v / radius
    local.q = Math.sqrt(local.u * local.u + local.v * local.v)
  },
  pearl(u, v, radius) {
    local.u = u / radius
    local.v = v / radius
    local.q = Math.sqrt(local.u * local.u + local.v * local.v)
  },
  /** Upright: the half width falls towards its upper end. */
  seed(u, v, radius, half) {
    const along = v / half
    const wide = radius * Math.max(0.15, 1 + 0.55 * along)
    local.u = u / wide
    local.v = along
    local.q = Math.sqrt(local.u * local.u + along * along)
  },
  crumb(u, v, radius, _, chance) {
    const angle = Math.atan2(v, u)
    const own = radius * (1 + 0.2 * Math.sin(3 * angle + chance * 20) + 0.13 * Math.sin(5 * angle + chance * 47))
    const rough = 0.25 * Math.sin((u / radius) * 4 + chance * 30) * Math.cos((v / radius) * 5)
    local.u = u / own + rough
    local.v = v / own - rough
    local.q = hypot(u, v) / own
  },
  crystal(u, v, radius) {
    local.u = u / radius
    local.v = v / radius
    local.q = Math.max(Math.abs(local.u), Math.abs(local.v)) * 1.1
  },
}

/** The way a crystal's side happens to face. */
export function facetOf(chance: number): readonly [number, number, number] {
  const angle = chance * 40
  const lean = mix(0, 0.75, (chance * 7) % 1)
  return [Math.cos(angle) * lean, Math.sin(angle) * lean, Math.sqrt(1 - lean * lean)]
}
