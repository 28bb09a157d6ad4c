import type { Rgb } from '../colour.ts'
import { fieldsIn } from './block.ts'
import type { Photo } from './graded.ts'
import { addressOf, inPlace, kernel } from './memory.ts'
import type { NoiseRows } from './noise-rows.ts'
import { wasm } from './wasm.ts'

/** See `../photo/treatments/toned.ts`. */
export interface Toned {
  /** How light each pixel is, 0 to 1. */
  shade: Float32Array
  specks: NoiseRows
  clouds: NoiseRows
  dark: Rgb
  light: Rgb
  colours: number
  faded: number
  grain: number
}

/** Gives a photo one tone from its dark to its light, faded where the air reached it, in place. */
export function tonePhoto({ width, height, r, g, b }: Photo, how: Toned): void {
  const { shade, specks, clouds, dark, light, colours, faded, grain } = how
  kernel((temporary) => {
    const [rough, cloudy] = [temporary.floats(width, false), temporary.floats(width, false)]
    const own = [addressOf(shade, temporary), rough.byteOffset, cloudy.byteOffset]
    const reals = [...dark, ...light, colours, faded, 0.07 * grain, Math.min(width, height)]
    inPlace([r, g, b], (planes) => {
      const fields = fieldsIn(temporary, [...planes, ...own], reals)
      for (let y = 0; y < height; y++) {
        rough.set(specks.at(y))
        cloudy.set(clouds.at(y))
        wasm.toned(fields, y * width * 4, width, Math.min(y, height - y))
      }
    })
  })
}

/** See `../photo/treatments/instant.ts`. */
export interface InstantFilm {
  /** Each channel, spread in the layers of the film. */
  spread: readonly Float32Array[]
  specks: NoiseRows
  /** The light of what is black, and of what is white. */
  floor: readonly number[]
  cream: readonly number[]
  /** How much of the colours is left. */
  pale: number
}

/** Shows a photo on instant film, in place. */
export function showInstant({ width, height, r, g, b }: Photo, how: InstantFilm): void {
  const { spread, specks, floor, cream, pale } = how
  kernel((temporary) => {
    const row = temporary.floats(width, false)
    const own = [...spread.map((plane) => addressOf(plane, temporary)), row.byteOffset]
    inPlace([r, g, b], (planes) => {
      const fields = fieldsIn(temporary, [...planes, ...own], [...floor, ...cream, pale])
      for (let y = 0; y < height; y++) {
        row.set(specks.at(y))
        wasm.instant(fields, y * width * 4, width, ((2 * y) / height - 1) ** 2)
      }
    })
  })
}
