import { addressOf, inPlace, kernel } from './memory.ts'
import { noiseTile, TILE } from './noise.ts'
import { wasm } from './wasm.ts'

/** What a brush paints on: the colours, and how thick the paint lies. */
export interface Canvas {
  width: number
  height: number
  r: Float32Array
  g: Float32Array
  b: Float32Array
  relief: Float32Array
}

/** One pull of the brush. Lengths in pixels. */
export interface Stroke {
  x: number
  y: number
  /** Radians, clockwise from level. */
  angle: number
  length: number
  /** Half its width. */
  half: number
  tone: readonly number[]
  /** Which bristles: 0 to the tile's side less 16. */
  seed: number
  /** How thick the paint lies. */
  load: number
}

/**
 * Gives `work` a brush: it lays a stroke with streaks along it, ragged where the bristles leave the canvas, a ridge at both
 * sides. `work` must not look at the planes meanwhile.
 */
export function withBrush(
  { width, height, r, g, b, relief }: Canvas,
  work: (lay: (stroke: Stroke) => void) => void,
): void {
  kernel((temporary) => {
    const grain = addressOf(noiseTile('grain'), temporary)
    // The last four pixels of one that is narrower reach beyond it.
    const all = [r, g, b, relief].map((plane) => (width < 4 ? longer(plane) : plane))
    inPlace(all, (planes) => {
      const [red, green, blue, thick] = planes as [number, number, number, number]
      work(({ x, y, angle, length, half, tone, seed, load }) => {
        // Bristles are as wide as the tile's cells; the stroke stays within the tile.
        const [row, column] = [8 + seed, 24 + ((seed * 37) % (TILE - 48))]
        // prettier-ignore
        wasm.stroke(
          red, green, blue, thick, width, height, grain, row, column, x, y, Math.cos(angle), Math.sin(angle),
          length / 2, half, tone[0]!, tone[1]!, tone[2]!, load,
        )
      })
    })
    if (width < 4) for (const [at, plane] of [r, g, b, relief].entries()) plane.set(all[at]!.subarray(0, plane.length))
  })
}

function longer(plane: Float32Array): Float32Array {
  const all = new Float32Array(plane.length + 4)
  all.set(plane)
  return all
}
