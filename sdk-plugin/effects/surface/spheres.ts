import { plane } from '../kernels/memory.ts'
import type { Disc } from '../kernels/pack.ts'
import { bounceOf } from '../light/bounce.ts'
import { shade } from '../light/shade.ts'
import type { Stage } from '../stage.ts'
import type { Material } from './material.ts'

/** A ring of round wire about a disc, in pixels. */
export interface Ring {
  x: number
  y: number
  inner: number
  outer: number
}

/** What is laid on the letters, in planes as large as theirs. */
interface Laid {
  width: number
  height: number
  coverage: Float32Array
  normals: { x: Float32Array; y: Float32Array; z: Float32Array }
}

/** Lays balls, or domes of `rise` times their radius, and rings below them on the letters, in the letters' planes. */
export function laySpheres(
  stage: Stage,
  discs: readonly Disc[],
  material: Material,
  gain = 1,
  rise = 1,
  rings: readonly Ring[] = [],
): void {
  const { letters, frame, environment } = stage
  const { width, height } = letters
  const pixels = width * height
  const normals = { x: plane(pixels), y: plane(pixels), z: plane(pixels) }
  const laid: Laid = { width, height, coverage: plane(pixels), normals }
  normals.z.fill(1)
  for (const ring of rings) layRing(laid, ring)
  for (const disc of discs) layDome(laid, disc, rise)
  const patch = { ...laid, x: letters.x, y: letters.y }
  shade(frame, patch, material, { environment, gain: stage.gain * gain, bounce: bounceOf(frame, 0.3) })
}

function layDome({ width, height, coverage, normals }: Laid, { x, y, radius }: Disc, rise: number): void {
  const reach = Math.ceil(radius + 1)
  for (let py = Math.max(0, Math.floor(y) - reach); py <= Math.min(height - 1, y + reach); py++) {
    for (let px = Math.max(0, Math.floor(x) - reach); px <= Math.min(width - 1, x + reach); px++) {
      const dx = px - x
      const dy = py - y
      const far = Math.sqrt(dx * dx + dy * dy)
      const share = Math.min(1, radius + 0.5 - far)
      const at = py * width + px
      if (share <= coverage[at]!) continue
      const lean = Math.min(0.97, far / radius)
      const depth = Math.sqrt(1 - lean * lean)
      const scale = far > 1e-4 ? (lean * rise) / far : 0
      const length = 1 / Math.sqrt(lean * lean * rise * rise + depth * depth)
      coverage[at] = share
      normals.x[at] = dx * scale * length
      normals.y[at] = dy * scale * length
      normals.z[at] = depth * length
    }
  }
}

function layRing({ width, height, coverage, normals }: Laid, { x, y, inner, outer }: Ring): void {
  const reach = Math.ceil(outer + 1)
  const middle = (inner + outer) / 2
  const half = (outer - inner) / 2
  for (let py = Math.max(0, Math.floor(y) - reach); py <= Math.min(height - 1, y + reach); py++) {
    for (let px = Math.max(0, Math.floor(x) - reach); px <= Math.min(width - 1, x + reach); px++) {
      const dx = px - x
      const dy = py - y
      const far = Math.sqrt(dx * dx + dy * dy)
      const share = Math.min(1, half + 0.5 - Math.abs(far - middle))
      const at = py * width + px
      if (share <= 0 || share < coverage[at]!) continue
      const lean = Math.max(-0.95, Math.min(0.95, (far - middle) / half))
      coverage[at] = share
      normals.x[at] = (dx * lean) / far
      normals.y[at] = (dy * lean) / far
      normals.z[at] = Math.sqrt(1 - lean * lean)
    }
  }
}

/** Darkens the ground around discs, down and away from the lamp. `strength` 0 to 1. */
export function seatDiscs({ letters, frame, environment }: Stage, discs: readonly Disc[], strength: number): void {
  const { r, g, b } = frame
  for (const { x, y, radius } of discs) {
    const cx = x + letters.x - environment.key[0] * radius * 0.22
    const cy = y + letters.y - environment.key[1] * radius * 0.22
    const outer = radius * 1.3 + 0.5
    const fade = 1 / (outer - radius * 0.85)
    for (let py = Math.max(0, Math.ceil(cy - outer)); py <= Math.min(frame.height - 1, cy + outer); py++) {
      for (let px = Math.max(0, Math.ceil(cx - outer)); px <= Math.min(frame.width - 1, cx + outer); px++) {
        const far = Math.sqrt((px - cx) * (px - cx) + (py - cy) * (py - cy))
        if (far >= outer) continue
        const left = 1 - strength * Math.min(1, (outer - far) * fade)
        const at = py * frame.width + px
        r[at]! *= left
        g[at]! *= left
        b[at]! *= left
      }
    }
  }
}
