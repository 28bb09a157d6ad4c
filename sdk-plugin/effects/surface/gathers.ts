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
  /** How much steeper one side is than the other, -1 to 1. */
  skew: number
}

/** Lengths in em: how far apart the folds are, and how far the longest of them runs. */
interface Gathers {
  scale: number
  reach: number
  /** 0 to 1: how much they keep to the bends of the seam. */
  bends: number
}

/**
 * Relief of foil that was welded flat along its edge and blown up, -1 to about 0.5 for each pixel: the seam is too long
 * for the body it holds, so sharp folds run from it inwards, most and deepest where it bends, with puffs between them.
 */
export function gathersOf(letters: Letters, { scale, reach, bends }: Gathers, seed: number): Float32Array {
  const { width, height, distance, em } = letters
  const relief = new Float32Array(width * height)
  const random = randomFrom(seed * 613 + 7)
  const lengths = { scale: scale * em, reach: reach * em, bends }
  for (const line of outlinesOf(distance, width, height, 1.5)) {
    for (const fold of foldsAlong(line, letters, lengths, random)) press(relief, letters, fold)
  }
  return relief
}

/** The folds along a line, with lengths in pixels. */
function foldsAlong(line: Outline, letters: Letters, gathers: Gathers, random: () => number): Fold[] {
  const { scale: stride, reach, bends } = gathers
  const places = placesAlong(line, Math.max(3, stride))
  const folds: Fold[] = []
  // All of a small hole bends: folds that kept to it would fill it.
  const atBends = isHole(places) ? 0.3 : 1.1
  // Strain comes and goes along a seam: folds stand in bunches, with smooth stretches between them.
  let strain = random()
  places.forEach((place, index) => {
    const next = places[(index + 1) % places.length]!
    const last = places[(index + places.length - 1) % places.length]!
    const bend = last.dx * next.dy - last.dy * next.dx
    const turn = Math.min(1, 1.6 * Math.abs(bend))
    strain += 0.55 * (random() - strain)
    const share = random() ** 2
    const anywhere = 0.14 + 0.45 * turn + 1.1 * (strain - 0.4)
    if (random() > anywhere + bends * (atBends * turn * turn - anywhere)) return
    // Around the end of a stroke all would point to one place.
    const lean = (0.9 + 1.1 * turn) * (random() - 0.5)
    const aside = 0.9 * stride * (random() - 0.5)
    const dx = place.dy + lean * place.dx
    const dy = -place.dx + lean * place.dy
    const scale = 1 / hypot(dx, dy)
    // Out of an inner corner a crease runs on across the stroke.
    const inner = bend < 0 ? turn : 0
    const far = Math.min(reach, (0.85 + 0.5 * inner) * halfStroke(letters, place))
    const length = Math.max(2, far * (0.25 + 0.75 * Math.max(share, turn * random(), inner * (0.5 + 0.5 * random()))))
    folds.push({
      x: place.x + aside * place.dx,
      y: place.y + aside * place.dy,
      dx: dx * scale,
      dy: dy * scale,
      length,
      half: Math.max(0.8, stride * (0.1 + 0.1 * random()) + 0.06 * length),
      bend: (0.35 * stride + 0.12 * length) * (random() - 0.5),
      depth: (0.5 + 0.5 * turn) * (0.35 + 0.65 * Math.max(share, inner)),
      skew: 1.6 * (random() - 0.5),
    })
  })
  return folds
}

/** Whether a line runs around a counter. */
function isHole(places: Place[]): boolean {
  let turned = 0
  for (let index = 0; index < places.length; index++) {
    const from = places[index]!
    const to = places[(index + 1) % places.length]!
    turned += from.dx * to.dy - from.dy * to.dx
  }
  return turned < 0
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
function press(relief: Float32Array, { width, height }: Letters, fold: Fold) {
  const { x, y, dx, dy, length, half, bend, depth, skew } = fold
  const wide = 8 * half + Math.abs(bend)
  const [endX, endY] = [x + dx * length, y + dy * length]
  const left = Math.max(0, Math.floor(Math.min(x, endX) - wide))
  const right = Math.min(width - 1, Math.ceil(Math.max(x, endX) + wide))
  const lowest = Math.min(height - 1, Math.ceil(Math.max(y, endY) + wide))
  for (let py = Math.max(0, Math.floor(Math.min(y, endY) - wide)); py <= lowest; py++) {
    for (let px = left; px <= right; px++) {
      const along = ((px - x) * dx + (py - y) * dy) / length
      if (along < -0.5 || along >= 1) continue
      const run = Math.max(0, along)
      const off = ((px - x) * dy - (py - y) * dx - bend * run * run) / (half * (1 + 1.1 * run))
      const aside = Math.abs(off) * (1 + (off < 0 ? skew : -skew) * 0.5)
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
