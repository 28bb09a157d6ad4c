import * as z from 'zod'
import { colour } from '../colour.ts'
import { lookInto, mirrorOf, seen } from '../light/look.ts'
import { randomFrom } from '../random.ts'
import { operation } from '../stage.ts'
import { outlineOf } from '../surface/outline.ts'

/** Flakes of foil glued side by side, each with a lean of its own. Emoji keep their colours. Lengths in em. */
export const glitter = operation({
  name: 'glitter',
  schema: z.strictObject({
    do: z.literal('glitter'),
    /** What the flakes mirror straight on; each takes one of them. */
    colours: z.array(colour).min(1).max(8),
    size: z.number().positive().max(0.2).default(0.016),
    grow: z.number().min(-0.2).max(0.2).default(0),
    /** How far the flakes lean. */
    tilt: z.number().min(0).max(1.5).default(0.5),
    rough: z.number().min(0).max(1).default(0.1),
    /** Share of flakes that flash. */
    flashes: z.number().min(0).max(0.2).default(0.02),
    gain: z.number().min(0).max(10).default(1),
  }),
  apply({ letters, frame, environment, gain, seed }, options) {
    const { width, height, em, emoji } = letters
    const { coverage, distance } = outlineOf(letters, options.grow)
    const side = Math.max(1.8, options.size * em)
    const random = randomFrom(seed * 71 + 9)
    const flakes = Float32Array.from({ length: TABLE * 5 }, random)
    const dome = 1 / (0.16 * em)
    const firstY = Math.max(1, -letters.y)
    const firstX = Math.max(1, -letters.x)
    let last = -1
    for (let y = firstY; y < Math.min(height - 1, frame.height - letters.y); y++) {
      for (let x = firstX, at = y * width + firstX; x < Math.min(width - 1, frame.width - letters.x); x++, at++) {
        const share = coverage[at]!
        if (share < 0.004) continue
        const flake = nearestFlake(flakes, x / side, y / side)
        const own = flakes[flake + 4]!
        // A flake is flat: all of it sends the same light.
        if (flake !== last) {
          last = flake
          const slope = 0.35 * Math.max(0, 1 - distance[at]! * dome)
          const gx = (distance[at + 1]! - distance[at - 1]!) * 0.5
          const gy = (distance[at + width]! - distance[at - width]!) * 0.5
          const viewX = ((x + letters.x) / frame.width - 0.5) * 0.37
          const viewY = (((y + letters.y) / frame.height - 0.5) * 0.37 * frame.height) / frame.width
          const nx = (flakes[flake + 2]! - 0.5) * 2 * options.tilt - gx * slope + viewX
          const ny = (flakes[flake + 3]! - 0.5) * 2 * options.tilt - gy * slope + viewY
          const nz = 1 / Math.sqrt(nx * nx + ny * ny + 1)
          mirrorOf(environment, options.rough, 2 * nz * nz * nx, 2 * nz * nz * ny, 2 * nz * nz - 1)
          if (own < options.flashes) lookInto(environment.diffuse, 0, -0.4, 0.9, 6)
        }
        const power = gain * options.gain * (0.7 + 0.6 * flakes[flake + 2]!) * share
        const tone = options.colours[Math.floor(own * 97) % options.colours.length]!
        const kept = emoji ? Math.min(1, emoji.share[at]! * 1.2) : 0
        const to = (y + letters.y) * frame.width + x + letters.x
        const cr = emoji ? tone[0] + (emoji.r[at]! - tone[0]) * kept : tone[0]
        const cg = emoji ? tone[1] + (emoji.g[at]! - tone[1]) * kept : tone[1]
        const cb = emoji ? tone[2] + (emoji.b[at]! - tone[2]) * kept : tone[2]
        frame.r[to] = frame.r[to]! * (1 - share) + (seen[0]! * power + kept * 0.5 * share) * cr
        frame.g[to] = frame.g[to]! * (1 - share) + (seen[1]! * power + kept * 0.5 * share) * cg
        frame.b[to] = frame.b[to]! * (1 - share) + (seen[2]! * power + kept * 0.5 * share) * cb
      }
    }
  },
})

/** Flakes in the table; five numbers each: place x, y in its cell, lean x, y, chance. A power of two. */
const TABLE = 4096

function nearestFlake(flakes: Float32Array, x: number, y: number): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  let best = Infinity
  let found = 0
  for (let r = row - 1; r <= row + 1; r++) {
    for (let c = column - 1; c <= column + 1; c++) {
      const flake = ((Math.imul(c, 73856093) ^ Math.imul(r, 19349663)) & (TABLE - 1)) * 5
      const dx = c + flakes[flake]! - x
      const dy = r + flakes[flake + 1]! - y
      const far = dx * dx + dy * dy
      if (far < best) {
        best = far
        found = flake
      }
    }
  }
  return found
}
