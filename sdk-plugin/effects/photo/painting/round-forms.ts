import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'

/** A place on a limb: across, down and towards the viewer, and how thick the limb is there. In the context's units. */
export type Joint = readonly [x: number, y: number, z: number, radius: number]

/** A round form along a line: a finger, a neck, the bridge of a nose. */
export type Limb = readonly Joint[]

/** Round forms that have grown into one body, in pixels of a part of a canvas. */
export interface Body {
  x: number
  y: number
  width: number
  height: number
  /** Towards the viewer, below `NONE` where there is nothing. */
  heights: Float32Array
  /** How much of each pixel is covered, 0 to 1. */
  cover: Float32Array
}

const NONE = -1e5
/** Straight pieces between two joints. */
const PIECES = 5

/**
 * Models limbs as a sculptor does with clay: rolls that are pressed together.
 *
 * @param soft How far they go over into each other, in the context's units
 * @param apart Limbs that go over into the others less, and how far
 */
export function bodyOf(
  context: SKRSContext2D,
  limbs: readonly Limb[],
  soft: number,
  apart: { limbs: readonly Limb[]; soft: number } = { limbs: [], soft },
): Body {
  const { a, b, c, d, e, f } = context.getTransform()
  const scale = Math.hypot(a, b)
  const lines = [...limbs, ...apart.limbs].map((limb) =>
    bent(limb.map(([x, y, z, radius]) => [a * x + c * y + e, b * x + d * y + f, z * scale, radius * scale] as const)),
  )
  const joints = lines.flat()
  const room = 3 + 2 * soft * scale
  const [left, right] = [
    Math.floor(Math.min(...joints.map(([x, , , r]) => x - r)) - room),
    Math.ceil(Math.max(...joints.map(([x, , , r]) => x + r)) + room),
  ]
  const [top, bottom] = [
    Math.floor(Math.min(...joints.map(([, y, , r]) => y - r)) - room),
    Math.ceil(Math.max(...joints.map(([, y, , r]) => y + r)) + room),
  ]
  const [width, height] = [right - left, bottom - top]
  const body: Body = {
    x: left,
    y: top,
    width,
    height,
    heights: plane(width * height).fill(NONE),
    cover: plane(width * height),
  }
  for (const [at, line] of lines.entries()) press(body, line, (at < limbs.length ? soft : apart.soft) * scale)
  return pressed(body, 0.4 * Math.min(soft, apart.soft) * scale)
}

/** A line bent through its joints (after Catmull and Rom). */
function bent(joints: Limb): Joint[] {
  const made: Joint[] = []
  for (let at = 0; at < joints.length - 1; at++) {
    const p = joints[Math.max(0, at - 1)]!
    const q = joints[at]!
    const r = joints[at + 1]!
    const s = joints[at + 2] ?? joints[at + 1]!
    for (let piece = 0; piece < PIECES; piece++) {
      const t = piece / PIECES
      const one = (k: 0 | 1 | 2 | 3) => {
        const b = r[k] - p[k]
        const c = 2 * p[k] - 5 * q[k] + 4 * r[k] - s[k]
        return 0.5 * (2 * q[k] + b * t + c * t * t + (3 * q[k] - p[k] - 3 * r[k] + s[k]) * t * t * t)
      }
      made.push([one(0), one(1), one(2), Math.max(0.1, one(3))])
    }
  }
  return [...made, joints.at(-1)!]
}

/** Presses one roll on what is there. @param soft In pixels */
function press({ x: left, y: top, width, height, heights, cover }: Body, line: readonly Joint[], soft: number): void {
  const own = plane(width * height).fill(NONE)
  for (let at = 0; at < line.length; at++) {
    const [ax, ay, az, ar] = line[at]!
    const [bx, by, bz, br] = line[at + 1] ?? line[at]!
    const dx = bx - ax
    const dy = by - ay
    const long = dx * dx + dy * dy
    const most = Math.max(ar, br) + 1
    const firstX = Math.floor(Math.min(ax, bx) - most) - left
    const lastX = Math.ceil(Math.max(ax, bx) + most) - left
    const firstY = Math.floor(Math.min(ay, by) - most) - top
    const lastY = Math.ceil(Math.max(ay, by) + most) - top
    for (let y = Math.max(0, firstY); y <= Math.min(height - 1, lastY); y++) {
      for (let x = Math.max(0, firstX); x <= Math.min(width - 1, lastX); x++) {
        const px = x + left - ax
        const py = y + top - ay
        const t = long < 1e-6 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / long))
        const radius = mix(ar, br, t)
        const far = Math.hypot(px - t * dx, py - t * dy)
        if (far > radius + 0.5) continue
        const to = y * width + x
        own[to] = Math.max(own[to]!, mix(az, bz, t) + Math.sqrt(Math.max(0, radius * radius - far * far)))
        cover[to] = Math.max(cover[to]!, Math.min(1, radius + 0.5 - far))
      }
    }
  }
  for (let at = 0; at < own.length; at++) {
    if (own[at] === NONE) continue
    const apart = Math.abs(own[at]! - heights[at]!)
    const fillet = apart < soft ? (soft - apart) ** 2 / (4 * soft) : 0
    heights[at] = Math.max(own[at]!, heights[at]!) + fillet
  }
}

/** Fingers have stroked over it: forms and outline are a little smoother. @param sigma In pixels */
function pressed(body: Body, sigma: number): Body {
  if (sigma < 0.4) return body
  const { width, height, heights, cover } = body
  const filled = plane(heights.length)
  for (let at = 0; at < filled.length; at++) filled[at] = heights[at] === NONE ? 0 : heights[at]!
  const inside = new Float32Array(cover.length)
  for (let at = 0; at < inside.length; at++) inside[at] = cover[at]! > 0 ? 1 : 0
  const [sum, weight] = [blur(filled, width, height, sigma), blur(inside, width, height, sigma)]
  for (let at = 0; at < filled.length; at++) if (heights[at] !== NONE) heights[at] = sum[at]! / weight[at]!
  return body
}
