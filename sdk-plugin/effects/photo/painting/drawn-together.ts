import { mix, smoothstep } from '../../colour.ts'
import { hypot } from '../../hypot.ts'
import { copyOf } from '../../kernels/memory.ts'
import type { Face } from '../../../vision/index.ts'
import type { Painting } from './brush.ts'
import type { Flow } from './flow.ts'

/** From how far along a form, to both sides, paint is drawn to a pixel, and how much of it beside the pixel's own. */
const [FAR, SHARE] = [1.4, 0.9] as const
/** Paint that differs less than this from what is beside it, as a share of its light, is left as it lies. */
const EVEN = 0.05

/**
 * Draws wet paint together along the forms, a pixel or two: the ends of strokes along an outline become one contour, as a
 * soft brush leaves it, and no stroke is blurred across.
 */
export function drawTogether({ print, flow }: Painting): void {
  const { width, height, r, g, b } = print
  const from = [copyOf(r), copyOf(g), copyOf(b)] as const
  const green = from[1]
  for (let y = 2; y < height - 2; y++) {
    const row = Math.min(flow.height - 1, y >> 1) * flow.width
    for (let x = 2, at = y * width + 2; x < width - 2; x++, at++) {
      const across = Math.abs(green[at - 1]! - green[at + 1]!) + Math.abs(green[at - width]! - green[at + width]!)
      if (across < EVEN * (green[at]! + 0.01)) continue
      const cell = row + Math.min(flow.width - 1, x >> 1)
      // Both places lie as far from the pixel: the weights of the four around one are those of the other turned round.
      const dx = FAR * flow.x[cell]!
      const dy = FAR * flow.y[cell]!
      const left = Math.floor(dx)
      const up = Math.floor(dy)
      const tx = dx - left
      const ty = dy - up
      const near = up * width + left
      const weights = (SHARE / (1 + 2 * SHARE)) * (1 - ty)
      const below = (SHARE / (1 + 2 * SHARE)) * ty
      const w0 = weights * (1 - tx)
      const w1 = weights * tx
      const w2 = below * (1 - tx)
      const w3 = below * tx
      const [a, z] = [at + near, at - near]
      r[at] = along(from[0], at, a, z, width, w0, w1, w2, w3)
      g[at] = along(green, at, a, z, width, w0, w1, w2, w3)
      b[at] = along(from[2], at, a, z, width, w0, w1, w2, w3)
    }
  }
}

/** A pixel and the four about the place before it and the one behind it. */
function along(
  of: Float32Array,
  at: number,
  a: number,
  z: number,
  width: number,
  w0: number,
  w1: number,
  w2: number,
  w3: number,
): number {
  return (
    of[at]! / (1 + 2 * SHARE) +
    w0 * (of[a]! + of[z]!) +
    w1 * (of[a + 1]! + of[z - 1]!) +
    w2 * (of[a + width]! + of[z - width]!) +
    w3 * (of[a + width + 1]! + of[z - width - 1]!)
  )
}

/** The oval of a head that a broad brush goes round, in widths and heights of the face's box, and its middle below the top. */
const OVAL = { wide: 0.62, high: 0.86, middle: 0.5 } as const
/** How far round heads the ground is brushed about them, in sizes of that oval. */
const ABOUT = 2.1
/** How far the brush goes round a head at most, and where that ends below its middle, in sizes of the oval. */
const MOST = 0.85
const NECK = [0.3, 0.56] as const

/**
 * The ways of a broad brush: round a head as its form turns, where a flow of outlines alone would leave all of it to the
 * slant of the hand.
 */
export function roundHeads(flow: Flow, faces: readonly Face[]): Flow {
  if (faces.length === 0) return flow
  const [x, y] = [flow.x.slice(), flow.y.slice()]
  for (const face of faces) {
    const middleX = (face.x + face.width / 2) / 2
    const middleY = (face.y + OVAL.middle * face.height) / 2
    const [rx, ry] = [(OVAL.wide * face.width) / 2, (OVAL.high * face.height) / 2]
    const last = Math.min(flow.height, Math.ceil(middleY + ABOUT * ry))
    for (let row = Math.max(0, Math.floor(middleY - ABOUT * ry)); row < last; row++) {
      const right = Math.min(flow.width, Math.ceil(middleX + ABOUT * rx))
      for (let column = Math.max(0, Math.floor(middleX - ABOUT * rx)); column < right; column++) {
        const [u, v] = [(column - middleX) / rx, (row - middleY) / ry]
        const far = hypot(u, v)
        if (far > ABOUT || far < 0.05) continue
        // A neck and shoulders turn their own way.
        const most = MOST * smoothstep(NECK[1], NECK[0], v)
        const share = far < 1 ? most : (most * (ABOUT - far)) / (ABOUT - 1)
        if (share > 0) turn({ x, y }, row * flow.width + column, [-v / ry, u / rx], share)
      }
    }
  }
  return { ...flow, x, y }
}

/** Turns a way, which has no sense of direction, towards another that need not be a unit long. */
function turn({ x, y }: Pick<Flow, 'x' | 'y'>, at: number, [toX, toY]: readonly [number, number], share: number): void {
  const long = hypot(toX, toY) || 1
  const sense = x[at]! * toX + y[at]! * toY < 0 ? -1 / long : 1 / long
  const wayX = mix(x[at]!, sense * toX, share)
  const wayY = mix(y[at]!, sense * toY, share)
  const length = hypot(wayX, wayY) || 1
  x[at] = wayX / length
  y[at] = wayY / length
}
