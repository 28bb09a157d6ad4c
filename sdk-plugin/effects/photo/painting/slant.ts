import type { Face } from '../../../vision/index.ts'
import { mix, smoothstep } from '../../colour.ts'
import { plane } from '../../kernels/memory.ts'
import { type Flow, wayOf } from './flow.ts'

/** How far a hand's slant turns from one side of somebody to the other, in radians, and how wide they are, in faces. */
const FAN = { turn: 0.42, wide: 2.2 } as const
/** Where hair may be that was not found by its colour: above the middle of a face, outside of its oval. */
const OVAL = { wide: 0.5, high: 0.62, from: 0.86, to: 1.05 } as const

/** How far strokes on a face bend around it, where they begin to and where they do so most, in halves of its oval. */
const ROUND = { from: 0.2, to: 0.75 } as const

/**
 * The same directions in hair, and the slant of a hand on skin and clothes, which fans out a little around the body:
 * strokes that bend with every fold and cheek look like fur.
 *
 * @param faces In pixels of the whole picture
 * @param hair How much of each of its pixels is hair, 0 to 1
 * @param round How far strokes bend around cheeks, forehead and chin, 0 to 1; default 0
 */
export function steadyBeside(flow: Flow, faces: readonly Face[], hair: Float32Array, round = 0): Flow {
  const [face] = faces
  if (!face) return flow
  const { width, height, full } = flow
  const [alongX, alongY, ways] = [plane(flow.x.length, false), plane(flow.y.length, false), flow.ways.slice()]
  const [toX, toY] = [full.width / width, full.height / height]
  const fan = fanOf(width, toX, face)
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.min(full.height - 1, Math.round(y * toY)) * full.width
    for (let x = 0; x < width; x++, at++) {
      const own = Math.max(
        hair[row + Math.min(full.width - 1, Math.round(x * toX))]!,
        overFaces(x * toX, y * toY, faces),
      )
      // In the midst of hair all is as it was.
      if (own === 1) {
        alongX[at] = flow.x[at]!
        alongY[at] = flow.y[at]!
        continue
      }
      let sx = fan.x[x]!
      let sy = fan.y[x]!
      let isFanned = own === 0
      if (round > 0) {
        // The first is the largest, whose oval is drawn; around it, a little inwards, as an arm swings.
        const fx = (x * toX - face.x - face.width / 2) / (OVAL.wide * face.width)
        const fy = (y * toY - face.y - 0.46 * face.height) / (OVAL.high * face.height)
        const far = Math.sqrt(fx * fx + fy * fy)
        const bend = far > 1.04 ? 0 : round * smoothstep(ROUND.from, ROUND.to, far) * smoothstep(1.04, 0.9, far)
        if (bend > 0) {
          isFanned = false
          const turn = (-fy - 0.35 * fx) * sx + (fx - 0.35 * fy) * sy < 0 ? -1 : 1
          sx = mix(sx, (turn * (-fy - 0.35 * fx)) / far, bend)
          sy = mix(sy, (turn * (fx - 0.35 * fy)) / far, bend)
        }
      }
      if (isFanned) {
        alongX[at] = sx
        alongY[at] = sy
        ways[at] = fan.ways[x]!
        continue
      }
      const vx = mix(sx, flow.x[at]!, own)
      const vy = mix(sy, flow.y[at]!, own)
      const length = Math.sqrt(vx * vx + vy * vy) || 1
      alongX[at] = vx / length
      alongY[at] = vy / length
      ways[at] = wayOf(vx, vy)
    }
  }
  return { width, height, full, x: alongX, y: alongY, ways }
}

/** The slant of a hand in each column of a flow. @param scale How much larger the whole picture is */
function fanOf(width: number, scale: number, face: Face) {
  const fan = { x: new Float32Array(width), y: new Float32Array(width), ways: new Uint8Array(width) }
  for (let x = 0; x < width; x++) {
    const across = (x * scale - face.x - face.width / 2) / (FAN.wide * face.width)
    const angle = -Math.PI / 4 - FAN.turn * Math.max(-1, Math.min(1, across))
    fan.x[x] = Math.cos(angle)
    fan.y[x] = Math.sin(angle)
    fan.ways[x] = wayOf(fan.x[x]!, fan.y[x]!)
  }
  return fan
}

/** How much a place is above a face and beside it, 0 to 1. */
function overFaces(x: number, y: number, faces: readonly Face[]): number {
  let over = 0
  for (let each = 0; each < faces.length; each++) {
    const face = faces[each]!
    const dx = (x - face.x - face.width / 2) / (OVAL.wide * face.width)
    const dy = (y - face.y - face.height / 2) / (OVAL.high * face.height)
    // Far from it, and below its brows, nothing is.
    if (dy > 0.1 || dx > 2.1 || dx < -2.1) {
      if (dx * dx + dy * dy < OVAL.from * OVAL.from) return 0
      continue
    }
    const far = Math.sqrt(dx * dx + dy * dy)
    if (far < OVAL.from) return 0
    over = Math.max(over, smoothstep(OVAL.from, OVAL.to, far) * smoothstep(0.1, -0.25, dy) * smoothstep(2.1, 1.8, far))
  }
  return over
}
