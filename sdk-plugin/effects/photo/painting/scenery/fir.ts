import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix } from '../../../colour.ts'

/** How firs differ: shares of the height, but `thick` and `gaps`, which are of a bough's length and of one. */
interface Growth {
  /** Half as wide as it is at its foot. */
  wide: number
  /** How much of its stem is bare below the boughs. */
  bare: number
  /** How high its tips stand over where they grow, below which they hang. */
  hang: number
  thick: number
  /** How many boughs broke off, and what is gone of its top. */
  gaps: number
  broken: number
}

/** Those of a wood: narrow and full, broad and low, old with its boughs far apart, dead with what is left of them. */
const GROWTHS = {
  full: { wide: 0.17, bare: 0.02, hang: 0.035, thick: 0.34, gaps: 0.06, broken: 0 },
  broad: { wide: 0.28, bare: 0, hang: 0.05, thick: 0.3, gaps: 0.05, broken: 0 },
  slender: { wide: 0.1, bare: 0.08, hang: 0.025, thick: 0.42, gaps: 0.12, broken: 0 },
  old: { wide: 0.21, bare: 0.3, hang: 0.06, thick: 0.26, gaps: 0.34, broken: 0 },
  dead: { wide: 0.09, bare: 0.2, hang: 0.01, thick: 0.07, gaps: 0.6, broken: 0.14 },
} as const satisfies Record<string, Growth>

function growthOf(random: () => number): Growth {
  const one = random()
  if (one < 0.4) return GROWTHS.full
  if (one < 0.62) return GROWTHS.broad
  if (one < 0.8) return GROWTHS.slender
  return one < 0.95 ? GROWTHS.old : GROWTHS.dead
}

/** A fir against the light: a stem, and boughs of twigs that hang from them, each side for itself. */
export function drawFir(
  context: SKRSContext2D,
  { x, foot, tall, broader }: { x: number; foot: number; tall: number; broader: number },
  random: () => number,
): void {
  const { wide, bare, hang, thick, gaps, broken } = growthOf(random)
  const half = broader * tall * wide * mix(0.75, 1.25, random())
  const lean = tall * 0.04 * (random() - 0.5)
  const full = mix(0.75, 1.1, random())
  const heavy = random() - 0.5
  const top = foot - tall * (1 - broken)
  context.beginPath()
  const stem = Math.max(0.35, tall * 0.011)
  context.moveTo(x + lean - (broken > 0 ? 0.5 * stem : 0), top)
  context.lineTo(x + lean + 0.25 * stem, top - tall * 0.012)
  context.lineTo(x + stem, foot + tall * 0.1)
  context.lineTo(x - stem, foot + tall * 0.1)
  const boughs = Math.round(Math.min(42, Math.max(7, tall / 4.6)))
  for (let bough = 0; bough < boughs; bough++) {
    for (const way of [-1, 1] as const) {
      const t = (bough + random()) / boughs
      const gone = random() < gaps
      const reach = half * (0.06 + t ** full) * mix(0.5, 1.12, random()) * (1 + way * heavy * t)
      if (t < broken || (gone && t > 0.12)) continue
      const down = t * (1 - bare)
      const grows = { x: x + lean * (1 - down), y: foot - tall * (1 - down) }
      spray(context, grows, { way, reach, hang: hang * tall * (0.25 + t), thick: thick * reach + 0.02 * tall }, random)
    }
  }
  context.fill()
}

/** A bough: its upper side hangs and rises again to the tip, twigs hang below, no two as far. */
function spray(
  context: SKRSContext2D,
  { x, y }: { x: number; y: number },
  { way, reach, hang, thick }: { way: -1 | 1; reach: number; hang: number; thick: number },
  random: () => number,
): void {
  const spine = (u: number) => y + hang * (1.5 * u - 0.62 * u * u * u)
  const twigs = Math.round(Math.min(6, Math.max(1, reach / 5.5)))
  context.moveTo(x, y - 0.35 * thick)
  context.lineTo(x + way * reach * 0.5, spine(0.5) - 0.06 * thick)
  context.lineTo(x + way * reach, spine(1))
  for (let twig = twigs; twig > 0; twig--) {
    const u = (twig - mix(0.2, 0.8, random())) / twigs
    const deep = thick * (1.08 - u) * mix(0.35, 1.2, random())
    context.lineTo(x + way * reach * (u + 0.03), spine(u) + deep)
    context.lineTo(x + way * reach * Math.max(0, u - 0.3 / twigs), spine(u) + 0.16 * deep)
  }
  context.lineTo(x, y + 0.9 * thick)
}
