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

/** How far towards the middle a flare lights a body, in widths of all their faces from there. */
const [MIDDLE, SIDE] = [0.3, -1.15] as const
/** How far cloth takes its colour there, and how brightly. */
const [DYED, BRIGHT] = [0.82, 3.4] as const

/**
 * Each flare lights its side of a body in its own colour, neither the middle: cloth below a chin falls into the dark there.
 */
export function lightSides(
  { width, height, r, g, b }: Print,
  mask: Float32Array,
  faces: readonly Face[],
  [[leftR, leftG, leftB], [rightR, rightG, rightB]]: readonly [Rgb, Rgb],
): void {
  // Who stand side by side are lit as one.
  const from = Math.min(...faces.map(({ x }) => x))
  const wide = Math.max(...faces.map((face) => face.x + face.width)) - from
  const chin = Math.max(...faces.map((face) => face.y + face.height))
  const deep = 0.5 * faces[0]!.height
  const sides = Float32Array.from({ length: 2 * width }, (_, at) => {
    const u = ((at % width) - from) / wide - 0.5
    return 0.06 + smoothstep(MIDDLE, SIDE, at < width ? u : -u) ** 1.5
  })
  for (let y = Math.max(0, Math.floor(chin)), at = y * width; y < height; y++) {
    const low = DYED * smoothstep(chin, chin + deep, y)
    for (let x = 0; x < width; x++, at++) {
      const share = low * mask[at]!
      if (share < 0.01) continue
      const grey = BRIGHT * (0.3 * r[at]! + 0.5 * g[at]! + 0.2 * b[at]!)
      const one = grey * sides[x]!
      const other = grey * sides[width + x]!
      r[at] = mix(r[at]!, one * leftR + other * rightR, share)
      g[at] = mix(g[at]!, one * leftG + other * rightG, share)
      b[at] = mix(b[at]!, one * leftB + other * rightB, share)
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
