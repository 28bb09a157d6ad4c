import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix, smoothstep } from '../../colour.ts'
import type { Head, Place } from './drifting-lock.ts'

/** Places along a strand, strands of a lock, and locks at each side of a face. */
const STEPS = 14
const STRANDS = 22
const LOCKS = 11

/** How a strand is drawn. */
type Draw = (context: SKRSContext2D, places: readonly Place[], look: { tone: number; share: number }) => void

/** Heights at which it is looked where skin ends, in face heights from the middle; where that may be, in face widths. */
const ROWS = [0, 0.07, 0.14, 0.21, 0.28, 0.35] as const
const [LEAST, MOST] = [0.3, 0.5]
/** How much further in it may be at the jaw; and where hair begins at the temple, as height and width. */
const NARROWER = 0.14
const TEMPLE = [-0.3, 0.46] as const
/** A step of it: faces that nearly agree share what is drawn. */
const STEP = 0.02

/** Where skin ends at a side of a face, row by row from the temple to the jaw, in face widths from its middle. */
export function rimOf(shownAt: (u: number, v: number) => number, side: -1 | 1): number[] {
  const found = ROWS.map((v) => {
    let u = LEAST - NARROWER * smoothstep(0.1, 0.35, v)
    while (u < MOST && shownAt(side * u, v) < 0.5) u += 0.01
    return u
  })
  // A strand that was found on a cheek is no end of it.
  return found.map((u, row) => {
    const beside = [found[Math.max(0, row - 1)]!, u, found[Math.min(found.length - 1, row + 1)]!].toSorted(
      (a, b) => a - b,
    )
    return STEP * Math.round(beside[1]! / STEP)
  })
}

function rimAt(rim: readonly number[], v: number): number {
  if (v < ROWS[0]) return mix(TEMPLE[1], rim[0]!, smoothstep(TEMPLE[0], ROWS[0], v))
  const place = Math.min(rim.length - 1.001, Math.max(0, (v - ROWS[0]) / (ROWS[1] - ROWS[0])))
  return mix(rim[place | 0]!, rim[(place | 0) + 1]!, place - (place | 0))
}

/** Where a lock begins and ends, in face heights and widths, how far in from the rim it lies, and where it leaves that. */
interface Way {
  from: number
  to: number
  out: number
  inset: number
  leaves: number
}

/** From the temple along the rim of the cheek and out over the jaw, into the stream; the first few further in, as wisps. */
function wayOf(lock: number, random: () => number): Way {
  return {
    inset: lock < 2 ? mix(0.03, 0.06, random()) : mix(-0.055, 0.015, random()),
    from: mix(-0.34, 0, lock / LOCKS) + 0.06 * random(),
    to: mix(0.5, 0.95, random()),
    out: mix(0.5, 1, random()),
    leaves: mix(0.3, 0.6, random()),
  }
}

/**
 * Wet locks that lie over the rim of a face, which lies in its hair: no line is left between the two.
 *
 * @param sides At which sides of the face hair hangs, -1 left and 1 right, and where its skin ends there; see `rimOf`
 */
export function drawCheekLocks(
  context: SKRSContext2D,
  head: Head,
  { sides, random, draw }: { sides: readonly Side[]; random: () => number; draw: Draw },
): void {
  for (const { side, rim } of sides) {
    for (let lock = LOCKS - 1; lock >= 0; lock--) {
      const way = wayOf(lock, random)
      const broad = lock < 2 ? 0.012 : mix(0.02, 0.05, random())
      const tone = mix(0.5, 1.5, random() ** 2)
      const swing = { size: mix(0.008, 0.022, random()), from: 6.3 * random() }
      for (let strand = 0; strand < (lock < 2 ? 0.5 : 1) * STRANDS; strand++) {
        const aside = (random() - 0.5) * broad
        const half = mix(0.0016, 0.008, random() ** 3) * head.w
        const long = mix(0.7, 1, random())
        draw(context, along(head, way, { side, rim, aside, half, long, swing }), {
          tone: tone * mix(0.55, 1.5, random() ** 2),
          share: mix(0.45, 0.9, random()),
        })
      }
    }
  }
}

export interface Side {
  side: -1 | 1
  rim: readonly number[]
}

interface Strand extends Side {
  aside: number
  half: number
  long: number
  swing: { size: number; from: number }
}

function along({ cx, cy, w, h, lean }: Head, way: Way, { side, rim, aside, half, long, swing }: Strand): Place[] {
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
  return Array.from({ length: STEPS }, (_, at) => {
    const t = (long * at) / (STEPS - 1)
    const down = mix(way.from, way.to, t)
    // Strands of a lock part on their way and meet where it ends.
    const beside = aside * (0.5 + 2.2 * t * (1.15 - t)) + swing.size * Math.sin(5 * t + swing.from)
    const gone = smoothstep(way.leaves, 1.1, t)
    const [u, v] = [side * (mix(rimAt(rim, down) - way.inset, way.out, gone) + beside) * w, down * h + 0.5 * beside * w]
    return {
      x: cx + u * cos - v * sin,
      y: cy + u * sin + v * cos,
      half: half * Math.sqrt(Math.max(0.04, 1 - at / STEPS)),
    }
  })
}
