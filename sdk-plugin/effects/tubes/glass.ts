import { type Rgb, smoothstep } from '../colour.ts'
import { type Frame, layOver } from '../frame.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import type { Tube } from './cut.ts'
import { type LineField, lineField } from './field.ts'

export interface GlassOptions {
  /** In pixels. */
  radius: number
  colour: Rgb
  /** Light of the gas. */
  power: number
  /** How white the middle is. */
  core: number
  /** Ends are blackened and in sockets. */
  hasEnds: boolean
  /** Share of the radius that is clear glass around the gas. */
  wall: number
  /** How much the gas fades on the way to a free end. */
  fade: number
}

/** How far from a free end gas begins to fade, in radii of the tube. */
const FADES = 14

/** Where the room's lamp is seen in the glass. */
const LAMP = [-0.42, -0.62] as const

/** Lit tubes, joined where they meet: gas white-hot in the middle, coloured towards the clear glass, dark free ends. */
export function drawGlass(frame: Frame, tubes: readonly Tube[], options: GlassOptions): void {
  const { width, height, r, g, b } = frame
  const { radius, colour, power, core, hasEnds, wall, fade } = options
  const field = joined(tubes, radius + 1.5, hasEnds)
  if (wall > 0) drawWalls(frame, field, options)
  const tile = noiseTile('swirls')
  const column = radius * (1 - wall)
  const firstY = Math.max(0, -field.y)
  const lastY = Math.min(field.height, height - field.y)
  const lastX = Math.min(field.width, width - field.x)
  for (let y = firstY; y < lastY; y++) {
    for (let x = Math.max(0, -field.x), at = y * field.width + x; x < lastX; x++, at++) {
      const far = field.far[at]!
      const share = column - far + 0.5
      if (share <= 0) continue
      const cover = share < 1 ? share : 1
      const t = Math.min(1, far / column)
      const end = field.end[at]!
      const faded = fade === 0 ? 1 : 1 - fade * (1 - smoothstep(0, FADES * radius, end))
      const lit = litAt(end, radius, wall) * faded
      const to = (y + field.y) * width + x + field.x
      const inner = 1 - t * t
      const along = field.along[at]! / radius
      // Gas never burns evenly.
      const pulse = wall > 0 ? 0.16 * noiseAt(tile, along * 1.3, field.x + 50) : 0
      const swirl = 1 + 0.1 * noiseAt(tile, along * 6, field.x) + pulse
      const gas = power * lit * swirl * (0.34 + 1.05 * inner) * (t > 0.84 ? 1 - (t - 0.84) * 3.2 : 1)
      const white = power * core * lit * swirl * smoothstep(0.72, 0.12, t) * 1.5
      const nx = field.dx[at]! / radius - LAMP[0]
      const ny = field.dy[at]! / radius - LAMP[1]
      const shine = 0.5 * smoothstep(0.3, 0.05, Math.sqrt(nx * nx + ny * ny)) + 0.1 * smoothstep(0.8, 0.98, t)
      // A sleeve takes little of the tube's own light.
      const dark = (1 - lit) * (0.012 + 0.05 * inner)
      const base = shine * (0.35 + 0.65 * lit) * 0.5 + dark
      layOver(r, to, gas * colour[0] + white + base * (0.4 + 0.6 * colour[0]), cover)
      layOver(g, to, gas * colour[1] + white + base * (0.4 + 0.6 * colour[1]), cover)
      layOver(b, to, gas * colour[2] + white + base * (0.4 + 0.6 * colour[2]), cover)
    }
  }
}

/** How much the gas shines by how far a free end is: none in the sleeve; in clear glass the electrode darkens more. */
function litAt(end: number, radius: number, wall: number): number {
  if (end === Infinity) return 1
  return wall > 0 ? smoothstep(0.7 * radius, 2.4 * radius, end) : smoothstep(0.7 * radius, 1.9 * radius, end)
}

/** How much of the ground is seen through the wall of a tube, which the gas lights from within. */
const CLEAR = 0.4

/** The clear glass around the gas: dark beside it, bright along its outer side, most where the lamp stands. */
function drawWalls({ width, height, r, g, b }: Frame, field: Joined, { radius, colour, power, wall }: GlassOptions) {
  const column = radius * (1 - wall)
  const lastY = Math.min(field.height, height - field.y)
  const lastX = Math.min(field.width, width - field.x)
  for (let y = Math.max(0, -field.y); y < lastY; y++) {
    for (let x = Math.max(0, -field.x), at = y * field.width + x; x < lastX; x++, at++) {
      const far = field.far[at]!
      const share = radius - far + 0.5
      if (share <= 0 || far < column - 1) continue
      const cover = share < 1 ? share : 1
      const s = Math.min(1, Math.max(0, (far - column) / (radius - column)))
      const lit = 0.25 + 0.75 * litAt(field.end[at]!, radius, wall)
      const toLamp = (field.dx[at]! * LAMP[0] + field.dy[at]! * LAMP[1]) / Math.max(0.1, far)
      const rim = smoothstep(0.45, 0.85, s) * (0.3 + Math.max(0, toLamp))
      const glow = power * lit * (0.05 + 0.1 * (1 - s) * (1 - s) + 0.16 * rim)
      const white = 0.05 * rim * (1 + power * lit)
      const to = (y + field.y) * width + x + field.x
      r[to]! += (r[to]! * (CLEAR - 1) + glow * colour[0] + white) * cover
      g[to]! += (g[to]! * (CLEAR - 1) + glow * colour[1] + white) * cover
      b[to]! += (b[to]! * (CLEAR - 1) + glow * colour[2] + white) * cover
    }
  }
}

type Joined = LineField & { end: Float32Array }

/** The surroundings of the nearest of several tubes, and how far its nearest free end is. */
function joined(tubes: readonly Tube[], reach: number, hasEnds: boolean): Joined {
  const fields = tubes.map(({ points }) => lineField(points, reach))
  const x = Math.min(...fields.map((field) => field.x))
  const y = Math.min(...fields.map((field) => field.y))
  const width = Math.max(...fields.map((field) => field.x + field.width)) - x
  const height = Math.max(...fields.map((field) => field.y + field.height)) - y
  const plane = () => new Float32Array(width * height)
  const all = { x, y, width, height, length: 0, far: plane().fill(Infinity), along: plane(), dx: plane(), dy: plane() }
  const ends = plane().fill(Infinity)
  fields.forEach((field, index) => {
    const { isStartFree, isEndFree } = tubes[index]!
    for (let row = 0, at = 0; row < field.height; row++) {
      let to = (row + field.y - y) * width + field.x - x
      for (let column = 0; column < field.width; column++, at++, to++) {
        const far = field.far[at]!
        if (far >= reach || far >= all.far[to]!) continue
        const along = field.along[at]!
        let end = Infinity
        if (hasEnds && isStartFree) end = along
        if (hasEnds && isEndFree && field.length - along < end) end = field.length - along
        all.far[to] = far
        all.along[to] = along
        all.dx[to] = field.dx[at]!
        all.dy[to] = field.dy[at]!
        ends[to] = end
      }
    }
  })
  return { ...all, end: ends }
}

/** A matt line on the ground with a round side: cable, clip, wire. `light` falls on it from what shines near. */
export function drawWire(
  { width, height, r, g, b }: Frame,
  points: Float32Array,
  radius: number,
  colour: Rgb,
  light: (x: number, y: number) => Rgb,
): void {
  const field = lineField(points, radius + 1, Math.max(2, radius))
  for (let y = Math.max(0, -field.y); y < Math.min(field.height, height - field.y); y++) {
    for (
      let x = Math.max(0, -field.x), at = y * field.width + x;
      x < Math.min(field.width, width - field.x);
      x++, at++
    ) {
      const share = radius - field.far[at]! + 0.5
      if (share <= 0) continue
      const cover = share < 1 ? share : 1
      const nx = field.dx[at]! / radius
      const ny = field.dy[at]! / radius
      const round = 0.35 + 0.65 * Math.max(0, 0.75 - 0.5 * nx - 0.62 * ny)
      const glow = light(x + field.x, y + field.y)
      const to = (y + field.y) * width + x + field.x
      layOver(r, to, colour[0] * (0.12 + glow[0]) * round, cover)
      layOver(g, to, colour[1] * (0.12 + glow[1]) * round, cover)
      layOver(b, to, colour[2] * (0.12 + glow[2]) * round, cover)
    }
  }
}

/** Darkens the ground along a line: the shadow of what stands off it. */
export function shadeLine(
  { width, height, r, g, b }: Frame,
  points: Float32Array,
  radius: number,
  shift: readonly [number, number],
  strength: number,
): void {
  const reach = radius * 2.4 + 1.5
  const field = lineField(points, reach, Math.max(2, radius))
  const left = field.x + Math.round(shift[0])
  const top = field.y + Math.round(shift[1])
  for (let y = Math.max(0, -top); y < Math.min(field.height, height - top); y++) {
    for (let x = Math.max(0, -left), at = y * field.width + x; x < Math.min(field.width, width - left); x++, at++) {
      const far = field.far[at]! / reach
      if (far >= 1) continue
      const keep = 1 - strength * (1 - far) * (1 - far) * (1 + 2 * far)
      const to = (y + top) * width + x + left
      r[to]! *= keep
      g[to]! *= keep
      b[to]! *= keep
    }
  }
}
