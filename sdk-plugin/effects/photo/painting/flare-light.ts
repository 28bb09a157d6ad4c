import { mix, type Rgb, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import type { Lamp } from './stand.ts'

const DARK = 0.3

/** What is behind somebody on the whole, as dark as it is where no lamp is. */
export function nightBehind({ r, g, b }: Print, mask: Float32Array): Rgb {
  let [red, green, blue, count] = [0, 0, 0, 1e-6]
  for (let at = 0; at < mask.length; at += 7) {
    if (mask[at]! > 0.1) continue
    red += r[at]!
    green += g[at]!
    blue += b[at]!
    count++
  }
  const share = DARK / count
  return [share * red, share * green, share * blue]
}

/** What the photo showed is far off: lamps in it, of all colours, would shine through the smoke as fringes. */
export function blurGround({ width, height, r, g, b }: Print): void {
  const sigma = 0.035 * Math.min(width, height)
  for (let at = 0; at < r.length; at++) {
    const grey = 0.3 * r[at]! + 0.55 * g[at]! + 0.15 * b[at]!
    r[at] = mix(r[at]!, grey, 0.75)
    g[at] = mix(g[at]!, grey, 0.75)
    b[at] = mix(b[at]!, grey, 0.75)
  }
  for (const own of [r, g, b]) own.set(blur(own, width, height, sigma))
}

const FLARES = [
  { down: 0.34, power: 1.9, front: 0.12 },
  { down: 0.1, power: 1.5, front: 0.46 },
] as const

/**
 * Two lamps for the flare on each side: where one of them no longer reaches round a body the other still does, and no edge
 * is seen there.
 */
export function flareLamps(colours: readonly [Rgb, Rgb]): Lamp[] {
  return colours.flatMap(([red, green, blue], side) => {
    return FLARES.map(({ down, power, front }): Lamp => {
      const from = [side === 0 ? -0.94 : 0.94, down] as const
      return { from, colour: [power * red, power * green, power * blue], rim: 1.5, front }
    })
  })
}

/** Each flare lights its side of a body, neither the middle: cloth below a chin falls into the dark there. */
export function darkenCore({ width, height, r, g, b }: Print, mask: Float32Array, faces: readonly Face[]): void {
  for (const face of faces) {
    const middle = face.x + face.width / 2
    const chin = face.y + face.height
    const first = Math.max(0, Math.floor(chin))
    for (let y = first, at = first * width; y < height; y++) {
      const low = smoothstep(chin, chin + 0.9 * face.height, y) / faces.length
      for (let x = 0; x < width; x++, at++) {
        const u = (x - middle) / (1.05 * face.width)
        const left = 1 - 0.45 * low * mask[at]! * Math.exp(-u * u)
        r[at]! *= left
        g[at]! *= left
        b[at]! *= left
      }
    }
  }
}

/** Between which shares of a solid head its curls begin to be seen. */
const [LOOSE, SOLID] = [0.1, 0.46] as const

/** Single curls off a head go: lit by two flares they would be sparks about it. @param behind What they stand before */
export function clearCurls(
  { width, r, g, b }: Print,
  soft: Float32Array,
  behind: readonly [Float32Array, Float32Array, Float32Array],
  faces: readonly Face[],
): void {
  const chin = Math.max(0, ...faces.map((face) => face.y + 0.8 * face.height))
  const end = Math.min(soft.length, Math.round(chin) * width)
  for (let at = 0; at < end; at++) {
    if (soft[at]! >= SOLID) continue
    const gone = smoothstep(SOLID, LOOSE, soft[at]!)
    r[at]! += (behind[0][at]! - r[at]!) * gone
    g[at]! += (behind[1][at]! - g[at]!) * gone
    b[at]! += (behind[2][at]! - b[at]!) * gone
  }
}

/** Wisps pass before the edge of who stands in smoke, the deeper the thinner. */
export function wrapEdge(
  print: Print,
  soft: Float32Array,
  [r, g, b]: readonly [Float32Array, Float32Array, Float32Array],
  seed: number,
): void {
  const { width, height } = print
  const wisps = new NoiseRows('clouds', width, { scale: 900 / Math.min(width, height), left: seed * 11 })
  for (let y = 0, at = 0; y < height; y++) {
    const wisp = wisps.at(y)
    for (let x = 0; x < width; x++, at++) {
      const far = soft[at]!
      if (far < 0.02 || far > 0.96) continue
      const share = 0.12 * smoothstep(0.7, 0.3, far + 0.3 * wisp[x]!)
      print.r[at]! += (r[at]! - print.r[at]!) * share
      print.g[at]! += (g[at]! - print.g[at]!) * share
      print.b[at]! += (b[at]! - print.b[at]!) * share
    }
  }
}
