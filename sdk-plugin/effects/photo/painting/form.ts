import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { enlarge, type Plane, shrink } from '../../kernels/resample.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { lightnessOf } from './tone.ts'

/** How a form turns away from the viewer at each pixel: right and down, at most of length 1. */
export interface Form {
  x: Float32Array
  y: Float32Array
}

/** How much of a head's roundness light sees, and half the size of its ball in face widths and heights. */
const ROUND = 0.95
const BALL = { wide: 0.72, high: 0.78 }
/** How far noses, brows and chins stand out, by how light they are. */
const RELIEF = 3.2
/** The most that this turns: dark hair over a pale forehead is no cliff. */
const STEEP = 0.34
/** How much of a ball's turn a forehead has: it stands upright. */
const UPRIGHT = 0.55

/**
 * How whoever a mask cuts out turns away: by the outline, and where heads are as balls with a nose and brows on them.
 *
 * @param light How light each pixel looks, where that is known already
 */
export function formOf(
  print: Print,
  mask: Float32Array,
  faces: readonly Face[],
  light = faces.length > 0 ? lightnessOf(print) : undefined,
): Form {
  const { width, height } = print
  const small = shrink(mask, width, height)
  const form = outlineForm(small)
  if (light && faces.length > 0) roundHeads(form, small, reliefOf(print, light), faces)
  return {
    x: enlarge(form.x, small.width, small.height, width, height),
    y: enlarge(form.y, small.width, small.height, width, height),
  }
}

function outlineForm({ plane: mask, width: w, height: h }: Plane): Form {
  const shorter = Math.min(w, h)
  const near = blur(mask, w, h, 0.035 * shorter)
  const wide = blur(mask, w, h, 0.1 * shorter)
  const form = { x: plane(w * h), y: plane(w * h) }
  const step = Math.max(1, Math.round(0.012 * shorter))
  const [close, far] = [(0.035 * shorter) / step, (0.16 * shorter) / step]
  for (let row = 0, at = 0; row < h; row++) {
    const up = Math.max(0, row - step) * w
    const down = Math.min(h - 1, row + step) * w
    for (let column = 0; column < w; column++, at++) {
      const left = row * w + Math.max(0, column - step)
      const right = row * w + Math.min(w - 1, column + step)
      const dx = close * (near[left]! - near[right]!) + far * (wide[left]! - wide[right]!)
      const dy = close * (near[up + column]! - near[down + column]!) + far * (wide[up + column]! - wide[down + column]!)
      const length = Math.sqrt(dx * dx + dy * dy)
      const share = 1 / Math.max(1, length)
      form.x[at] = dx * share
      form.y[at] = dy * share
    }
  }
  return form
}

/** What is light is taken to stand out: half the print's size. */
function reliefOf({ width, height }: Print, light: Float32Array): Plane {
  const half = shrink(light, width, height)
  const soft = blur(half.plane, half.width, half.height, Math.min(half.width, half.height) / 70)
  return { plane: soft, width: half.width, height: half.height }
}

/** An outline knows nothing of what lies within it: a face would be lit like a board. */
function roundHeads(form: Form, { width: w, height: h }: Plane, relief: Plane, faces: readonly Face[]): void {
  const light = relief.plane
  const step = Math.max(1, Math.round(Math.min(w, h) / 110))
  for (const face of faces) {
    const cx = (face.x + face.width / 2) / 2
    const cy = (face.y + 0.5 * face.height) / 2
    const rx = (BALL.wide * face.width) / 2
    const ry = (BALL.high * face.height) / 2
    for (let y = Math.max(step, Math.floor(cy - ry)); y < Math.min(h - step, cy + ry); y++) {
      for (let x = Math.max(step, Math.floor(cx - rx)); x < Math.min(w - step, cx + rx); x++) {
        const u = (x - cx) / rx
        const v = (y - cy) / ry
        const far = u * u + v * v
        if (far >= 1) continue
        const at = y * w + x
        const share = Math.min(1, 2.4 * (1 - far))
        const dx = ROUND * u + bent(RELIEF * (light[at - step]! - light[at + step]!))
        const dy = ROUND * v * (v < 0 ? UPRIGHT : 1) + bent(RELIEF * (light[at - step * w]! - light[at + step * w]!))
        const within = share / Math.max(1, Math.sqrt(dx * dx + dy * dy))
        form.x[at] = form.x[at]! * (1 - share) + dx * within
        form.y[at] = form.y[at]! * (1 - share) + dy * within
      }
    }
  }
}

/** As it is where it is little, and never more than `STEEP`. */
const bent = (turn: number) => turn / (1 + Math.abs(turn) / STEEP)
