import type { Raster } from '@gateway/sdk-plugin/raster'

/** Colour in three planes of grey levels, 0 to 255. */
export interface Planes {
  width: number
  height: number
  /** Red, green, blue; `width × height` each. */
  planes: readonly [Float32Array, Float32Array, Float32Array]
}

/** Rows `top` to `bottom` of a picture; `alpha` is absent where nothing is transparent. */
export interface Strip {
  /** Multiplied by alpha, so that what is invisible does not colour its neighbours. */
  colour: Planes
  /** Three times the same plane. */
  alpha?: Planes
}

export function stripOf({ width, data }: Raster, top: number, bottom: number, opaque: boolean): Strip {
  const size = width * (bottom - top)
  const [red, green, blue] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)]
  const colour: Planes = { width, height: bottom - top, planes: [red, green, blue] }
  const start = top * width * 4
  if (opaque) {
    for (let at = 0, from = start; at < size; at++, from += 4) {
      red[at] = data[from]!
      green[at] = data[from + 1]!
      blue[at] = data[from + 2]!
    }
    return { colour }
  }
  const alpha = new Float32Array(size)
  for (let at = 0, from = start; at < size; at++, from += 4) {
    const share = data[from + 3]! / 255
    red[at] = data[from]! * share
    green[at] = data[from + 1]! * share
    blue[at] = data[from + 2]! * share
    alpha[at] = data[from + 3]!
  }
  return { colour, alpha: { width, height: bottom - top, planes: [alpha, alpha, alpha] } }
}

/** Writes rows `from` to `to` of a strip into a picture, beginning at its row `top`. */
export function writeStrip({ colour, alpha }: Strip, from: number, to: number, { data }: Raster, top: number): void {
  const { width, planes } = colour
  const [red, green, blue] = planes
  const visible = alpha?.planes[0]
  for (let at = from * width, out = top * width * 4; at < to * width; at++, out += 4) {
    const share = visible ? level(visible[at]!) : 255
    const back = share > 0 ? 255 / share : 0
    data[out] = level(red[at]! * back)
    data[out + 1] = level(green[at]! * back)
    data[out + 2] = level(blue[at]! * back)
    data[out + 3] = share
  }
}

function level(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : (value + 0.5) | 0
}
