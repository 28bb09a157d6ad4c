import { type Outline, outlinesOf, type Place, placesAlong } from '../kernels/walk.ts'
import type { Letters } from '../lettering.ts'
import { randomFrom } from '../random.ts'
import { hypot } from '../hypot.ts'

/** One fold: where it starts at the seam, which way it runs, all in pixels. */
interface Fold {
  x: number
  y: number
  /** Unit vector along the fold, away from the seam. */
  dx: number
  dy: number
  length: number
  /** Half its width at the seam; it opens as it runs out. */
  half: number
  /** How far its end is aside of where it started for. */
  bend: number
  depth: number
}

/** Lengths in em: how far apart the folds are, and how far the longest of them runs. */
interface Gathers {
  scale: number
  reach: number
}

/**
 * Relief of foil that was welded flat along its edge and blown up, -1 to about 0.5 for each pixel: the seam is too long
 * for the body it holds, so sharp folds run from it inwards, most and deepest where it bends, with puffs between them.
 */
export function gathersOf(letters: Letters, { scale, reach }: Gathers, seed: number): Float32Array {
  const { width, height, distance, em } = letters
  const relief = new Float32Array(width * height)
  const random = randomFrom(seed * 613 + 7)
  for (const line of outlinesOf(distance, width, height, 1.5)) {
    for (const fold of foldsAlong(line, letters, scale * em, reach * em, random)) press(relief, letters, fold)
  }
  return relief
}

function foldsAlong(line: Outline, letters: Letters, stride: number, reach: number, random: () => number): Fold[] {
  const places = placesAlong(line, Math.max(3, stride))
  return places.map((place, index) => {
    const next = places[(index + 1) % places.length]!
    const last = places[(index + places.length - 1) % places.length]!
    const turn = Math.min(1, 1.6 * Math.abs(last.dx * next.dy - last.dy * next.dx))
    const lean = 0.5 * (random() - 0.5)
    const aside = 1.1 * stride * (random() - 0.5)
    const dx = place.dy + lean * place.dx
    const dy = -place.dx + lean * place.dy
    const scale = 1 / hypot(dx, dy)
    const far = Math.min(reach, 0.85 * halfStroke(letters, place))
    const share = random() ** 2
    return {
      x: place.x + aside * place.dx,
      y: place.y + aside * place.dy,
      dx: dx * scale,
      dy: dy * scale,
      length: Math.max(2, far * (0.3 + 0.7 * Math.max(share, turn * random()))),
      half: Math.max(0.8, stride * (0.13 + 0.1 * random())),
      bend: 0.35 * stride * (random() - 0.5),
      depth: (0.4 + 0.6 * turn) * (0.4 + 0.6 * share),
    }
  })
}

/** How far it is from a place at the edge to the middle of its stroke, in pixels. */
function halfStroke({ width, distance }: Letters, { x, y, dx, dy }: Place): number {
  let [far, deepest] = [2, 0]
  for (;;) {
    const depth = distance[Math.round(y - dx * far) * width + Math.round(x + dy * far)] ?? 0
    if (depth <= deepest) return deepest
    deepest = depth
    far += 2
  }
}

/** Presses one fold into the relief: a sharp valley, its sides a little raised, that opens and fades as it runs. */
function press(relief: Float32Array, { width, height }: Letters, { x, y, dx, dy, length, half, bend, depth }: Fold) {
  const wide = 5 * half + Math.abs(bend)
  const [endX, endY] = [x + dx * length, y + dy * length]
  const left = Math.max(0, Math.floor(Math.min(x, endX) - wide))
  const right = Math.min(width - 1, Math.ceil(Math.max(x, endX) + wide))
  const lowest = Math.min(height - 1, Math.ceil(Math.max(y, endY) + wide))
  for (let py = Math.max(0, Math.floor(Math.min(y, endY) - wide)); py <= lowest; py++) {
    for (let px = left; px <= right; px++) {
      const along = ((px - x) * dx + (py - y) * dy) / length
      if (along < -0.5 || along >= 1) continue
      const run = Math.max(0, along)
      const aside = Math.abs((px - x) * dy - (py - y) * dx - bend * run * run) / (half * (1 + 1.1 * run))
      if (aside > 3) continue
      relief[py * width + px]! += depth * (1 - run) * (1 - run) * across(aside)
    }
  }
}

/** A fold's height across it, by how far aside in halves of its width. */
function across(aside: number): number {
  const rise = aside - 1.5
  return 0.4 * Math.exp(-1.6 * rise * rise) - Math.exp(-1.3 * aside * aside)
}
