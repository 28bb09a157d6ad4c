import { blur } from '../../kernels/blur.ts'
import { type Form, roundBall, turnOutline } from '../../kernels/form.ts'
import { enlarge, type Plane, shrink } from '../../kernels/resample.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { lightnessOf } from './tone.ts'

export type { Form }

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
  const step = Math.max(1, Math.round(0.012 * shorter))
  const [close, far] = [(0.035 * shorter) / step, (0.16 * shorter) / step]
  return turnOutline({ near, wide, close, far, step }, { width: w, height: h })
}

/** What is light is taken to stand out: half the print's size. */
function reliefOf({ width, height }: Print, light: Float32Array): Plane {
  const half = shrink(light, width, height)
  const soft = blur(half.plane, half.width, half.height, Math.min(half.width, half.height) / 70)
  return { plane: soft, width: half.width, height: half.height }
}

/** An outline knows nothing of what lies within it: a face would be lit like a board. */
function roundHeads(form: Form, { width: w, height: h }: Plane, relief: Plane, faces: readonly Face[]): void {
  const step = Math.max(1, Math.round(Math.min(w, h) / 110))
  for (const face of faces) {
    roundBall(form, relief, {
      middle: [(face.x + face.width / 2) / 2, (face.y + 0.5 * face.height) / 2],
      radius: [(BALL.wide * face.width) / 2, (BALL.high * face.height) / 2],
      round: ROUND,
      upright: UPRIGHT,
      relief: RELIEF,
      steep: STEEP,
      step,
    })
  }
}
