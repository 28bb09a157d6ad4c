import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { type Area, cropped } from '../../kernels/crop.ts'
import { plane } from '../../kernels/memory.ts'
import { Bilinear, shrink } from '../../kernels/resample.ts'
import { sharesBetween } from '../../kernels/shares.ts'
import { rootsOf } from '../../kernels/tones.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { meansBy } from './local-means.ts'

/** Between ears, jaws and shoulders: in face widths from the middle, in face heights from the top. Hair hangs further out. */
const PART = { wide: 0.46, from: 0.5, to: 1.2 } as const
/** How deep the ground may reach into an outline there, in face widths. */
const DEEP = 0.1
/** How alike the ground beyond what belongs to it is at least, in roots of light, and against those within, who differ. */
const [ALIKE, LIKER, APART] = [0.14, 0.45, 0.08]
/** What is nearer than this to those within, against the ground around, is a rim of theirs that the mask left out: no ground. */
const RIM = 0.75

/**
 * Opens what an outline bridges: a lamp of the old ground between a jaw and a shoulder would be a glowing rim before any
 * other scene. From the ground inwards, as far as it goes on in its own colours and they are not those within.
 *
 * @param mask How much of each pixel is somebody, 0 to 1; changed
 */
export function openPockets(print: Print, mask: Float32Array, faces: readonly Face[]): void {
  for (const face of faces) open(print, mask, face)
}

function open(print: Print, mask: Float32Array, face: Face): void {
  const [left, top] = [
    Math.max(0, Math.floor(face.x + (0.5 - PART.wide) * face.width)),
    Math.max(0, Math.floor(face.y + PART.from * face.height)),
  ]
  const width = Math.min(print.width, Math.ceil(face.x + (0.5 + PART.wide) * face.width)) - left
  const height = Math.min(print.height, Math.ceil(face.y + PART.to * face.height)) - top
  if (width < 32 || height < 32) return
  const part = { left, top, width, height }
  const half = (from: Float32Array) => shrink(cropped(from, print.width, part), width, height)
  const share = half(mask)
  const whole = { left: 0, top: 0, width: share.width, height: share.height }
  const colours = [print.r, print.g, print.b].map((each) => rootsOf(half(each).plane, share.width, whole))
  const taken = groundWithin(share, colours, (DEEP * face.width) / 2)
  if (taken) close(mask, print.width, part, { ...share, taken })
}

/** What of a mask is ground after all, 0 or 1. Undefined where nothing is. */
function groundWithin(
  { plane: share, width, height }: { plane: Float32Array; width: number; height: number },
  [r, g, b]: readonly Float32Array[],
  deep: number,
): Float32Array | undefined {
  const within = blur(share, width, height, 0.6 * deep)
  const means = meansBy(sharesBetween(within, 0.9, 1, 1e-5), { width, height }, 1.2 * deep)
  const inner = [means(r!), means(g!), means(b!)] as const
  const beyond = meansBy(sharesBetween(within, 0.1, 0, 1e-5), { width, height }, 1.2 * deep)
  const outer = [beyond(r!), beyond(g!), beyond(b!)] as const
  const far = (at: number, red: number, green: number, blue: number) => {
    const dr = r![at]! - red
    const dg = g![at]! - green
    const db = b![at]! - blue
    return Math.sqrt(dr * dr + dg * dg + db * db)
  }
  const taken = plane(share.length)
  // From where in the ground each place was reached, and how many steps away that is.
  const [from, steps] = [new Int32Array(share.length).fill(-1), new Uint16Array(share.length)]
  const queue: number[] = []
  const open = groundFromSides(share, width, height)
  for (let at = 0; at < share.length; at++) {
    if (share[at]! >= 0.3) continue
    from[at] = at
    // A hole in an outline is more often dark hair than ground: nothing is known from it.
    if (open[at] === 0) continue
    const toThem = far(at, inner[0][at]!, inner[1][at]!, inner[2][at]!)
    if (toThem < RIM * far(at, outer[0][at]!, outer[1][at]!, outer[2][at]!)) continue
    const x = at % width
    if ((x + 1 < width && share[at + 1]! >= 0.3) || (x > 0 && share[at - 1]! >= 0.3)) queue.push(at)
    else if ((share[at + width] ?? 0) >= 0.3 || (share[at - width] ?? 0) >= 0.3) queue.push(at)
  }
  let count = 0
  for (let next = 0; next < queue.length; next++) {
    const at = queue[next]!
    const origin = from[at]!
    if (steps[at]! >= deep) continue
    const x = at % width
    for (const step of [-1, 1, -width, width]) {
      const to = at + step
      if (to < 0 || to >= share.length || (step === -1 && x === 0) || (step === 1 && x === width - 1)) continue
      if (from[to]! >= 0) continue
      const own = far(to, r![origin]!, g![origin]!, b![origin]!)
      const theirs = far(to, inner[0][to]!, inner[1][to]!, inner[2][to]!)
      if (own > ALIKE || own > LIKER * theirs || theirs < APART) continue
      from[to] = origin
      steps[to] = steps[at]! + 1
      taken[to] = 1
      queue.push(to)
      count++
    }
  }
  return count > 0 ? withFringe(taken, share, { width, height }) : undefined
}

/** The ground that is reached from the sides of the part. */
function groundFromSides(share: Float32Array, width: number, height: number): Uint8Array {
  const reached = new Uint8Array(share.length)
  const queue: number[] = []
  const reach = (at: number) => {
    if (reached[at] === 1 || share[at]! >= 0.3) return
    reached[at] = 1
    queue.push(at)
  }
  for (let y = 0; y < height; y++) {
    reach(y * width)
    reach(y * width + width - 1)
  }
  for (let next = 0; next < queue.length; next++) {
    const at = queue[next]!
    const x = at % width
    if (x > 0) reach(at - 1)
    if (x + 1 < width) reach(at + 1)
    if (at >= width) reach(at - width)
    if (at + width < share.length) reach(at + width)
  }
  return reached
}

/** With the old edge, which lies between what was taken and the ground. */
function withFringe(
  taken: Float32Array,
  share: Float32Array,
  { width, height }: { width: number; height: number },
): Float32Array {
  const near = blur(taken, width, height, 2.5)
  for (let at = 0; at < taken.length; at++) if (share[at]! < 0.5 && near[at]! > 0.04) taken[at] = 1
  return taken
}

function close(
  mask: Float32Array,
  width: number,
  part: Area,
  small: { width: number; height: number; taken: Float32Array },
): void {
  const soft = blur(small.taken, small.width, small.height, 0.8)
  const bilinear = new Bilinear(small)
  for (let y = 0; y < part.height; y++) {
    for (let x = 0, at = (part.top + y) * width + part.left; x < part.width; x++, at++) {
      if (mask[at] === 0) continue
      bilinear.moveTo((x + 0.5) / 2 - 0.5, (y + 0.5) / 2 - 0.5)
      const ground = bilinear.of(soft)
      if (ground > 0) mask[at]! *= smoothstep(0.75, 0.3, ground)
    }
  }
}
