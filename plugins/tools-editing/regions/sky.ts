import { imageOf, rasterOf } from '@gateway/sdk-plugin/raster'
import { gaussianBlur } from '../kernels/blur.ts'
import { lumaOf, type Raster, smoothstep } from '../kernels/canvas.ts'
import { edgePlane } from '../kernels/edges.ts'
import { toLab, type Lab } from '../kernels/oklab.ts'
import { fitted, maskOf, type Mask } from './mask.ts'

const SIDE = 256

/**
 * The sky: what hangs together with the upper edge, changes slowly, and is smooth. It grows from the top row pixel by
 * pixel while colours change little; a hard edge, or ground darker and browner than what it grew from, stops it.
 */
export async function skyMask(raster: Raster): Promise<Mask> {
  const scale = Math.min(1, SIDE / Math.max(raster.width, raster.height))
  const width = Math.max(2, Math.round(raster.width * scale))
  const height = Math.max(2, Math.round(raster.height * scale))
  const small = await rasterOf(imageOf(raster).resize(width, height, { fit: 'fill' }))
  const rough = grow(gaussianBlur(small, 0.8))
  const guide = (picture: Raster): Mask => ({ ...picture, plane: lumaOf(picture).map((value) => value / 255) })
  return fitted(rough, guide(small), guide(raster), 4)
}

function grow(raster: Raster): Mask {
  const { width, height } = raster
  const edges = edgePlane(lumaOf(raster), raster)
  const labs = labsOf(raster)
  const mask = maskOf(raster)
  const queue: number[] = []
  const enter = (at: number) => {
    mask.plane[at] = 1
    queue.push(at)
  }
  for (let x = 0; x < width; x++) if (isSkyLike(labs[x]!, edges[x]!)) enter(x)
  const first = meanOf(queue.map((at) => labs[at]!))
  for (let next = 0; next < queue.length; next++) {
    const at = queue[next]!
    const x = at % width
    const neighbours = [x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at, at - width, at + width]
    for (const other of neighbours) {
      if (other < 0 || other >= width * height || mask.plane[other] === 1) continue
      if (
        distance(labs[at]!, labs[other]!) < 0.03 &&
        isSkyLike(labs[other]!, edges[other]!) &&
        distance(labs[other]!, first) < farthest(other / labs.length)
      )
        enter(other)
    }
  }
  return closeHoles(mask)
}

/** Clouds and sunsets count: bright, or blue, or pink to orange; not green, not dark brown, not busy. */
function isSkyLike([lightness, a, b]: Lab, edge: number): boolean {
  const blue = b < -0.015
  const pale = Math.hypot(a, b) < 0.05 && lightness > 0.6
  const dusk = lightness > 0.5 && a > -0.02 && b > -0.02
  const night = lightness < 0.35 && b < 0.01
  return edge < 26 && (blue || pale || dusk || night)
}

/** How far colours may lie from those at the top: a sky runs from deep blue to white, not on to a yellow coat. */
const FARTHEST = 0.3

/** Low in the picture a sky that looks like something else is something else. */
function farthest(down: number): number {
  return FARTHEST - 0.2 * smoothstep(0.45, 0.7, down)
}

function meanOf(labs: readonly Lab[]): Lab {
  const mean: Lab = [0, 0, 0]
  for (const lab of labs) for (let part = 0; part < 3; part++) mean[part]! += lab[part]! / labs.length
  return mean
}

function labsOf({ data, width, height }: Raster): Lab[] {
  return Array.from({ length: width * height }, (_, at) => {
    return toLab(data[at * 4]!, data[at * 4 + 1]!, data[at * 4 + 2]!, [0, 0, 0])
  })
}

function distance(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

/** Birds, wires and cloud rims inside of the sky belong to it: what lies between sky above and sky on both sides. */
function closeHoles(mask: Mask): Mask {
  const { width, height, plane } = mask
  const bottom = new Int32Array(width)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (plane[y * width + x] === 1) bottom[x] = y
  const reach = Math.max(2, Math.round(width / 40))
  for (let x = 0; x < width; x++) {
    for (let y = 0; y <= bottom[x]!; y++) {
      const at = y * width + x
      if (plane[at] === 1) continue
      let height = 0
      while (y + height <= bottom[x]! && plane[at + height * width] !== 1) height++
      if (height <= reach) for (let n = 0; n < height; n++) plane[at + n * width] = 1
      y += height
    }
  }
  // A few pixels at the top are no sky.
  const share = plane.reduce((sum, value) => sum + value, 0) / plane.length
  const trust = smoothstep(0.004, 0.015, share)
  return trust < 1 ? { ...mask, plane: plane.map((value) => value * trust) } : mask
}
