import type { Rgb } from '../colour.ts'
import { fieldsIn } from './block.ts'
import type { Photo } from './graded.ts'
import { addressOf, inPlace, kernel } from './memory.ts'
import type { NoiseRows } from './noise-rows.ts'
import { wasm } from './wasm.ts'

/** Lines that a plate is cut in. */
export interface LineLayer {
  /** The darkness that they begin at, and from which on they are as broad as they get. */
  from: number
  full: number
  /** How far a pixel to the right and one down lie along, in lines. */
  dx: number
  dy: number
}

/** What a plate is cut by; planes of the photo's size. */
export interface Plate {
  paper: Rgb
  ink: Rgb
  /** How light the photo is where lines swell, where it is lined itself, and where forms push lines aside. */
  fine: Float32Array
  contours: Float32Array
  forms: Float32Array
  grain: NoiseRows
  /** How much of each pixel is hair, and how that is cut. */
  hair?: Float32Array | undefined
  cut?: Float32Array | undefined
  layers: readonly LineLayer[]
  /** How far light forms push lines aside, in lines. */
  relief: number
  /** Softness of a line's edge, in lines. */
  edge: number
  /** What cloth is cut no darker than, and how much of that holds in a row, 0 to 1. */
  crossed: number
  softened: (y: number) => number
  /** How far from the sides the ground begins to fade, as a share of the shorter one; 0 is not at all. */
  fade: number
}

/** Numbers of a row, from the first of them on, and those of a layer: as the kernel names them. */
const [SOFTEN, FIRST_LAYER, LAYER_FIELDS, PHASE] = [21, 23, 4, 3]

/** Cuts a photo in lines, in place. */
export function cutPlate({ width, height, r, g, b }: Photo, how: Plate): void {
  const { paper, ink, fine, contours, forms, grain, hair, cut, layers, relief, edge, crossed, softened, fade } = how
  kernel((temporary) => {
    const row = temporary.floats(width, false)
    const own = [fine, contours, forms, row, hair, cut].map((plane) => (plane ? addressOf(plane, temporary) : 0))
    const lines = layers.flatMap(({ from, full, dx }) => [from, 1 / (full - from), dx, 0])
    const reals = [...paper, ...ink, relief, edge, crossed, fade, Math.min(width, height), 0, 0, ...lines]
    inPlace([r, g, b], (planes) => {
      const wholes = [...planes, ...own, layers.length]
      const block = fieldsIn(temporary, wholes, reals)
      const fields = new Float32Array(row.buffer, block, wholes.length + reals.length)
      for (let y = 0; y < height; y++) {
        row.set(grain.at(y))
        fields[SOFTEN] = softened(y)
        fields[SOFTEN + 1] = Math.min(y, height - y)
        // A whole line more or less is the same line: so single numbers are exact enough.
        for (const [layer, { dy }] of layers.entries()) {
          fields[FIRST_LAYER + layer * LAYER_FIELDS + PHASE] = dy * y - Math.floor(dy * y)
        }
        wasm.engrave(block, y * width * 4, width)
      }
    })
  })
}
