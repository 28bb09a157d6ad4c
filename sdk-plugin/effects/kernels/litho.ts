import type { Rgb } from '../colour.ts'
import { fieldsIn } from './block.ts'
import type { Photo } from './graded.ts'
import { addressOf, inPlace, kernel } from './memory.ts'
import type { NoiseRows } from './noise-rows.ts'
import { wasm } from './wasm.ts'

/** What a poster is drawn by; planes of the photo's size. */
export interface Poster {
  /** From the darkest to the lightest. */
  inks: readonly Rgb[]
  /** Of the flat areas, 0 to 1, and how much of it is a drawn line. */
  tones: Float32Array
  lines: Float32Array
  /** Of the crayon. */
  grains: NoiseRows
  clouds: NoiseRows
  /** How much of each pixel is lips, and the tone that they have at the most. */
  lips?: Float32Array | undefined
  lipTone: number
  /** Where hair is, where it is lit, both of their tones, and the line around the figure. */
  block?: { hair: Float32Array; lights: Float32Array; outline: Float32Array } | undefined
  darkHair: number
  litHair: number
  /** The photo's own hues as factors, and how much of them is left. */
  hues?: readonly Float32Array[] | undefined
  colours: number
  /** Added to all tones. */
  lighter: number
  grain: number
  /** How far crayon runs out at the edge of an area, in tones. */
  rough: number
  contour: number
}

/** Draws a photo anew in flat inks, in place. */
export function printFlat({ width, height, r, g, b }: Photo, how: Poster): void {
  const { inks, tones, lines, lips, block, hues, grains, clouds } = how
  kernel((temporary) => {
    const addressed = (plane: Float32Array | undefined) => (plane ? addressOf(plane, temporary) : 0)
    const [grainRow, cloudRow] = [temporary.floats(width, false), temporary.floats(width, false)]
    const own = [tones, lines, grainRow, cloudRow, lips, block?.hair, block?.lights, block?.outline].map(addressed)
    const tints = [0, 1, 2].map((channel) => addressed(hues?.[channel]))
    const { lighter, grain, rough, contour, colours, lipTone, darkHair, litHair } = how
    const reals = [lighter, grain, rough, contour, colours, lipTone, darkHair, litHair, ...inks.flat()]
    inPlace([r, g, b], (planes) => {
      const fields = fieldsIn(temporary, [...planes, ...own, ...tints, inks.length - 1], reals)
      for (let y = 0; y < height; y++) {
        grainRow.set(grains.at(y))
        cloudRow.set(clouds.at(y))
        wasm.litho(fields, y * width * 4, width)
      }
    })
  })
}
