import { fieldsIn } from './block.ts'
import { addressOf, inPlace, kernel } from './memory.ts'
import { noiseTile } from './noise.ts'
import type { Canvas } from './stroke.ts'
import { wasm } from './wasm.ts'

/** Points of a pull at most. */
export const POINTS = 48

/** A loaded brush, and the line that it is pulled along. */
export interface LoadedBrush {
  /** Points in pixels, of which the first `count` are there. */
  x: Float32Array
  y: Float32Array
  count: number
  /** Pixels. */
  half: number
  r: number
  g: number
  b: number
  /** Which of its bristles are met, from 0 to the width of a noise tile less 16. */
  seed: number
  /** How thick the paint on it is. */
  load: number
  /** Pulls it along its line. */
  lay(): void
}

const NUMBERS = 6

/** Paints with one brush: `work` sets it and lays its pulls, one over the other. */
export function paintPulls({ width, height, r, g, b, relief }: Canvas, work: (brush: LoadedBrush) => void): void {
  kernel((temporary) => {
    const line = [0, 1].map(() => temporary.floats(POINTS, false)) as [Float32Array, Float32Array]
    const pixels = width * height
    const mark = temporary.integers(pixels).fill(0)
    const places = [0, 1, 2, 3].map(() => temporary.floats(pixels, false).byteOffset)
    const grain = addressOf(noiseTile('grain'), temporary)
    const real = temporary.floats(2 * NUMBERS, false)
    const numbers = new Float64Array(real.buffer, real.byteOffset, NUMBERS)
    inPlace([r, g, b, relief], (planes) => {
      const lines = line.map(({ byteOffset }) => byteOffset)
      const wholes = [...planes, width, height, ...lines, mark.byteOffset, ...places, grain, real.byteOffset]
      const block = fieldsIn(temporary, [...wholes, 0, 0], [])
      const turns = new Int32Array(real.buffer, block + 4 * wholes.length, 2)
      work({
        x: line[0],
        y: line[1],
        count: 0,
        half: 1,
        r: 0,
        g: 0,
        b: 0,
        seed: 0,
        load: 1,
        lay() {
          if (this.count < 1) return
          if (this.count < 2) {
            this.x[1] = this.x[0]! + 0.01
            this.y[1] = this.y[0]!
          }
          numbers[0] = this.half
          numbers[1] = this.load
          numbers[2] = this.seed
          numbers[3] = this.r
          numbers[4] = this.g
          numbers[5] = this.b
          turns[0]!++
          turns[1] = Math.max(2, this.count)
          wasm.pull(block)
        },
      })
    })
  })
}
