/** What a thing keeps from the table and from itself. */
import type { Frame } from '../frame.ts'
import { blur } from '../kernels/blur.ts'
import type { Stage } from '../stage.ts'
import { type Area, slopeOf } from './raster.ts'
import { eachSeen, type Seen } from './seen.ts'
import { take } from './workspace.ts'

/** Darkens the table: sharp where the body is near, soft where it stands high, and close around its foot. */
export function throwShadow(
  frames: readonly Frame[],
  seen: Seen,
  blockers: Float32Array,
  area: Area,
  scale: number,
  strength: number,
): void {
  const { width, height } = area
  const pixels = width * height
  const [near, far, foot] = [
    take('f32', 'near', pixels, 0),
    take('f32', 'far', pixels, 0),
    take('f32', 'foot', pixels, 0),
  ]
  for (let at = 0; at < near.length; at++) {
    const z = blockers[at]!
    if (z < 0) continue
    const low = 1 / (1 + (z / (0.22 * scale)) ** 2)
    near[at] = low
    far[at] = 1 - low
  }
  eachPixel(seen, (x, y, at) => {
    if (seen.depth[at]! >= 0) foot[(y - area.y) * width + x - area.x] = 1
  })
  const sharp = blur(near, width, height, Math.max(0.8, 0.025 * scale))
  const soft = blur(far, width, height, Math.max(1.2, 0.1 * scale))
  const around = blur(foot, width, height, Math.max(1.5, 0.16 * scale))
  for (let at = 0; at < pixels; at++) {
    near[at] = (1 - strength * Math.min(1, 1.02 * sharp[at]! + 0.82 * soft[at]!)) * (1 - 0.52 * strength * around[at]!)
  }
  for (const frame of frames) darken(frame, near, area)
}

function darken(frame: Frame, light: Float32Array, area: Area): void {
  for (let y = 0, at = 0; y < area.height; y++) {
    for (let x = 0, to = (y + area.y) * frame.width + area.x; x < area.width; x++, at++, to++) {
      const left = light[at]!
      frame.r[to]! *= left
      frame.g[to]! *= left
      // What reaches a shadow comes from the room, not from the lamp.
      frame.b[to]! *= left + 0.03 * (1 - left)
    }
  }
}

/** Calls for one sample of each pixel that may show something: the pixel of the frame, and the sample. */
function eachPixel(seen: Seen, each: (x: number, y: number, at: number) => void): void {
  const { fine, width } = seen
  eachSeen(seen, (x, y) => each(seen.x + x, seen.y + y, y * fine * width + x * fine))
}

/** How much light reaches each pixel: less where the body shades itself and in its hollows. */
export function opennessOf({ environment }: Stage, seen: Seen, blockers: Float32Array, dark: Area, scale: number) {
  const [width, height] = [seen.width / seen.fine, seen.height / seen.fine]
  const tops = take('f32', 'tops', width * height, 0)
  // Of all samples: one alone would leave steps along each rim.
  const share = 1 / (seen.fine * seen.fine)
  for (let row = 0; row < seen.height; row++) {
    const line = Math.floor(row / seen.fine) * width
    const last = seen.lasts[row]!
    for (let column = seen.firsts[row]!, from = row * seen.width + column; column <= last; column++, from++) {
      if (seen.depth[from]! > 0) tops[line + Math.floor(column / seen.fine)]! += seen.depth[from]! * share
    }
  }
  const reach = 0.11 * scale
  const mean = blur(tops, width, height, Math.max(1, reach))
  const close = closeMean(tops, width, height, Math.max(0.8, CLOSE * scale))
  const [sx, sy] = slopeOf(environment.key)
  const shaded = take('f32', 'shaded', width * height, 0)
  const bias = 0.02 * scale + 0.6
  const spread = Math.max(0.7, 0.012 * scale)
  eachPixel(seen, (x, y, at) => {
    const z = seen.depth[at]!
    if (z < 0) return
    let hidden = 0
    for (let tap = 0; tap < TAPS.length; tap += 2) {
      const px = Math.round(x - sx * z + TAPS[tap]! * spread) - dark.x
      const py = Math.round(y - sy * z + TAPS[tap + 1]! * spread) - dark.y
      if (px < 0 || py < 0 || px >= dark.width || py >= dark.height) continue
      if (blockers[py * dark.width + px]! > z + bias) hidden++
    }
    shaded[(y - seen.y) * width + x - seen.x] = (2 * hidden) / TAPS.length
  })
  const soft = blur(shaded, width, height, 0.8)
  for (let at = 0; at < tops.length; at++) {
    const sunk = Math.min(1, Math.max(0, (mean[at]! - tops[at]!) / reach))
    const step = (close[at]! - tops[at]!) / (CLOSE * scale)
    tops[at] = (1 - 0.56 * soft[at]!) * (1 - 0.7 * sunk) * (1 - 0.5 * Math.min(1, Math.max(-0.35, step)))
  }
  return tops
}

/** How near things are whose cracks are dark and whose rims are light, as a share of the body's unit. */
const CLOSE = 0.035

/** The mean height around each pixel of what the body covers there: nothing beside it is no hollow. */
function closeMean(tops: Float32Array, width: number, height: number, radius: number): Float32Array {
  const cover = take('f32', 'cover', tops.length, 0)
  for (let at = 0; at < tops.length; at++) cover[at] = tops[at]! > 0 ? 1 : 0
  const mean = blur(tops, width, height, radius)
  const share = blur(cover, width, height, radius)
  for (let at = 0; at < tops.length; at++) mean[at]! /= Math.max(1e-3, share[at]!)
  return mean
}

const TAPS = [0, 0, 1, 0.4, -0.4, 1, -1, -0.4, 0.4, -1, 1.9, 1.5, -1.5, 1.9, -1.9, -1.5, 1.5, -1.9]
