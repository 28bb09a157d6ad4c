import { addressOf, inPlace, kernel } from './memory.ts'
import type { NoiseRows } from './noise-rows.ts'
import { wasm } from './wasm.ts'

type Rgb = readonly [number, number, number]

export interface Photo {
  width: number
  height: number
  r: Float32Array
  g: Float32Array
  b: Float32Array
}

/** See `../photo/treatments/grade.ts`. */
export interface Graded {
  darks: Rgb
  lights: Rgb
  contrast: number
  saturation: number
  exposure: number
  corners: number
  grain: number
}

/** See `../photo/treatments/lamplight.ts`. */
export interface Lamp {
  /** What is left of the light by the way across and by the way down, one a pixel. */
  across: Float32Array
  down: Float32Array
  rest: number
  gain: number
  light: Rgb
  /** Light between leaves, one a pixel; none without leaves. */
  sun?: Float32Array | undefined
  leaves: number
}

/** Gives a photo other colours, in place. @param specks Its grain, row by row */
export function gradePhoto({ width, height, r, g, b }: Photo, how: Graded, specks: NoiseRows): void {
  const { darks, lights, contrast, saturation, exposure, corners, grain } = how
  kernel((temporary) => {
    const row = temporary.floats(width)
    inPlace([r, g, b], (planes) => {
      const [red, green, blue] = planes as [number, number, number]
      for (let y = 0; y < height; y++) {
        row.set(specks.at(y))
        const at = y * width * 4
        const above = ((2 * (y + 0.5)) / height - 1) ** 2
        // prettier-ignore
        wasm.grade(
          red + at, green + at, blue + at, width, row.byteOffset, grain, above, corners, exposure, contrast, saturation,
          darks[0], darks[1], darks[2], lights[0], lights[1], lights[2],
        )
      }
    })
  })
}

/** Lets a lamp's light fall on a photo, in place. */
export function lightPhoto({ width, height, r, g, b }: Photo, lamp: Lamp): void {
  const { rest, gain, light, leaves } = lamp
  kernel((temporary) => {
    const across = addressOf(lamp.across, temporary)
    const sun = lamp.sun ? addressOf(lamp.sun, temporary) : 0
    inPlace([r, g, b], (planes) => {
      const [red, green, blue] = planes as [number, number, number]
      for (let y = 0; y < height; y++) {
        const at = y * width * 4
        // prettier-ignore
        wasm.lamplit(
          red + at, green + at, blue + at, width, across, lamp.down[y]!, sun ? sun + at : 0, leaves, gain, rest,
          light[0], light[1], light[2],
        )
      }
    })
  })
}
