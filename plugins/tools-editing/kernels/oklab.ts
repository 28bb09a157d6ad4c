import type { Raster, Rgb } from './canvas.ts'

/** sRGB bytes to linear light, 0 to 1. */
export const LINEAR = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

const STEPS = 8192
/** Linear light back to sRGB bytes, unrounded. */
const CODED = Float32Array.from({ length: STEPS + 2 }, (_, step) => {
  const share = step / STEPS
  return 255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055)
})

export function coded(linear: number): number {
  if (linear <= 0) return 0
  if (linear >= 1) return 255
  // The curve is steep near black, where a table alone would band.
  if (linear < 0.004) return 255 * (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055)
  const at = linear * STEPS
  const index = at | 0
  return CODED[index]! + (CODED[index + 1]! - CODED[index]!) * (at - index)
}

/** OKLab: lightness 0 to 1, a green–red, b blue–yellow, about −0.4 to 0.4. Björn Ottosson, 2020. */
export type Lab = [lightness: number, a: number, b: number]

export function toLab(red: number, green: number, blue: number, out: Lab): Lab {
  const [r, g, b] = [LINEAR[red]!, LINEAR[green]!, LINEAR[blue]!]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  out[0] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  out[1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  out[2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return out
}

/** Red, green, blue of the colour that was worked out last: one place for all is faster than a new one each time. */
const linear = new Float64Array(3)

/** Whether a colour with a share of its chroma can be shown. */
function isShown([lightness, a, b]: Lab, share: number): boolean {
  const l = (lightness + (0.3963377774 * a + 0.2158037573 * b) * share) ** 3
  const m = (lightness + (-0.1055613458 * a - 0.0638541728 * b) * share) ** 3
  const s = (lightness + (-0.0894841775 * a - 1.291485548 * b) * share) ** 3
  const red = (linear[0] = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = (linear[1] = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = (linear[2] = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return Math.min(red, green, blue) > -0.003 && Math.max(red, green, blue) < 1.006
}

/** Writes a colour; one outside of sRGB loses as much chroma as it must, not lightness or hue. */
export function writeLab(data: Buffer, at: number, lab: Lab): void {
  if (!isShown(lab, 1)) {
    let [shown, tooMuch] = [0, 1]
    // Halved until steps between neighbours cannot be seen.
    for (let tries = 0; tries < 7; tries++) {
      const share = (shown + tooMuch) / 2
      if (isShown(lab, share)) shown = share
      else tooMuch = share
    }
    isShown(lab, shown)
  }
  for (let c = 0; c < 3; c++) data[at + c] = coded(linear[c]!) + 0.5
}

export function labOf([red, green, blue]: Rgb): Lab {
  return toLab(Math.round(red), Math.round(green), Math.round(blue), [0, 0, 0])
}

export function hexOfLab(lab: Lab): string {
  const pixel = Buffer.alloc(4)
  writeLab(pixel, 0, lab)
  return `#${pixel.toString('hex', 0, 3)}`
}

/** Changes every visible pixel in OKLab, in place. `change` works on its argument. */
export function mapLab(raster: Raster, change: (lab: Lab, pixel: number) => void): Raster {
  const { data } = raster
  const lab: Lab = [0, 0, 0]
  for (let at = 0, pixel = 0; at < data.length; at += 4, pixel++) {
    if (data[at + 3] === 0) continue
    toLab(data[at]!, data[at + 1]!, data[at + 2]!, lab)
    change(lab, pixel)
    writeLab(data, at, lab)
  }
  return raster
}

/** Hue in radians, −π to π. */
export function hueOf([, a, b]: Lab): number {
  return Math.atan2(b, a)
}

export function chromaOf([, a, b]: Lab): number {
  return Math.hypot(a, b)
}

/** The smaller angle between two hues, 0 to π. */
export function hueDistance(one: number, other: number): number {
  const difference = Math.abs(one - other) % (2 * Math.PI)
  return difference > Math.PI ? 2 * Math.PI - difference : difference
}
