import { mix, type Rgb, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { copyOf, plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { Bilinear, sampleAt } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'
import { type Afloat, depthAround } from './afloat.ts'
import { loosenHair } from './loose-hair.ts'
import { cleanEdge } from './stand.ts'

const DEEP: Rgb = [0.012, 0.02, 0.013]
const SHALLOW: Rgb = [0.085, 0.12, 0.06]
const SKY: Rgb = [0.34, 0.4, 0.36]
/** Deep water under banks, seen from straight above: hardly any sky in it. */
const POOL: readonly [Rgb, Rgb] = [
  [0.004, 0.009, 0.006],
  [0.026, 0.046, 0.026],
]

/** How near the water is from a picture's top, where it is far away, to its foot: 0.3 to 1. */
function nearnessOf(v: number): number {
  return 0.3 + 0.7 * v
}

/** As near as all of it is to whoever looks straight down. */
const BELOW = 0.62

/** Long ripples, about -1 to 1, row by row: closer to one another the farther away they are. */
export function ripplesOf(width: number, height: number, unit: number, seed: number, above = false) {
  const wide = new NoiseRows('clouds', width, { scale: 0.3 / unit, left: seed * 23, scaleY: 0.9 / unit })
  const fine = new NoiseRows('grain', width, { scale: 0.1 / unit, scaleY: 0.46 / unit, top: seed })
  const depth = new NoiseRows('clouds', width, { scale: 0.26 / unit, left: 90, scaleY: 0.4 / unit, top: seed * 3 })
  return (y: number) => {
    const row = above ? y : (height / 0.7) * Math.log(nearnessOf(y / height))
    return { wide: wide.at(row), fine: fine.at(row), depth: depth.at(row) }
  }
}

/** Far enough from the water for it to throw nothing up. */
const CLEAR = -0.22
/** How far a gown has to reach out of calm water for it to be above the ripples. */
const LINE = 0.28
/** How deep its hems sink. */
const HEM = 0.56
/** What water does to the colours of a gown that floats near its surface. */
const PALE_TINT: Rgb = [0.6, 0.64, 0.46]
/** And to those of its hems, farther down. */
const SUNK_TINT: Rgb = [0.16, 0.27, 0.17]

/** How far from somebody the water knows of them, in pixels of a picture of 900. */
const AT_BODY = 9

/**
 * Lets people lie in the water up to their cheeks: below it hair and clothes are seen deeper and deeper, the ripples
 * break their image, and throw light and green up on their faces.
 *
 * @param raised How far a gown would reach out of calm water: 1 at most, below 0 what is in it. Who wears one is seen
 *   from above.
 * @param worn How much of each pixel is such a gown.
 * @returns What is above the water, 0 to 1.
 */
export function sinkInWater(
  print: Print,
  { mask: found, faces, lean, raised, worn }: Afloat & { raised?: Float32Array; worn?: Float32Array },
  seed: number,
): Float32Array {
  const { width, height, r, g, b } = print
  const unit = Math.min(width, height) / 900
  const ripples = ripplesOf(width, height, unit, seed, raised !== undefined)
  const depthAt = depthAround({ faces, lean })
  if (!raised) cleanEdge(print, found)
  const mask = loosenHair(print, found, lean === 0 ? faces : [])
  // Water is dark and draws itself up at whoever lies in it, not all around a face.
  const beside = blur(mask, width, height, AT_BODY * unit)
  const murk = raised ? 3.2 : 2
  const [deepest, brightest] = raised ? POOL : [DEEP, SHALLOW]
  const emerged = plane(width * height)
  const planes = [r, g, b]
  const before = planes.map(copyOf)
  const place = new Bilinear(print)
  for (let y = 0, at = 0; y < height; y++) {
    const { wide, fine, depth } = ripples(y)
    const far = raised ? BELOW : y / height
    const near = nearnessOf(far)
    for (let x = 0; x < width; x++, at++) {
      const wave = 0.045 * wide[x]! + 0.03 * fine[x]!
      const deep = depthAt(x, y) + wave
      const under = smoothstep(-0.016, 0.016, deep)
      let dry = mask[at]! * (1 - under)
      if (raised && raised[at]! > 0)
        dry = Math.max(
          dry,
          mask[at]! * smoothstep(LINE - 0.22, LINE + 0.14, raised[at]! + 0.27 * wide[x]! + 0.07 * fine[x]!),
        )
      emerged[at] = dry
      if (dry > 0)
        lapped(planes, at, raised && raised[at]! > 0.5 * LINE ? CLEAR : deep, smoothstep(0.2, 0.02, Math.abs(wide[x]!)))
      if (dry > 0.995) continue
      const sheen = raised
        ? glints(wide[x]!, fine[x]!, depth[x]!) + arcs(Math.min(deep, 0.6 * (LINE - raised[at]!)), depth[x]!)
        : skyOn(far, wide[x]!, fine[x]!, 0)
      const tone = smoothstep(-0.6, 0.7, depth[x]! + 0.3 * fine[x]!)
      const bend = unit * near * (13 * wide[x]! + 10 * fine[x]!)
      // A gown is full of air: it sinks at its hems only.
      const below = Math.max(0, raised ? Math.min(deep, HEM * (LINE - raised[at]!)) : deep)
      const calm = Math.min(1, 7 * below)
      const seenX = x + bend * calm
      const seenY = y + 0.6 * bend * calm
      place.moveTo(seenX, seenY)
      const seen = place.of(mask) * Math.exp(-below * murk)
      const pale = worn ? worn[at]! : 0
      const sunk = smoothstep(0, 0.5, below)
      const touched = smoothstep(0.02, 0.4, beside[at]!)
      const contact = 1 - 0.5 * touched * Math.exp(-((below / 0.035) ** 2))
      // Water draws itself up where it meets cloth.
      const rim = worn
        ? 0.4 * worn[at]! * smoothstep(0.02, 0.2, dry) * smoothstep(0.7, 0.25, dry) * smoothstep(-0.3, 0.4, fine[x]!)
        : 0
      const line = touched * Math.exp(-(((deep - 0.008) / 0.006) ** 2)) * smoothstep(-0.4, 0.5, wide[x]!)
      for (let c = 0; c < 3; c++) {
        const from = before[c]!
        const water = mix(deepest[c]!, brightest[c]!, tone)
        const dye = mix(TINT[c]!, mix(PALE_TINT[c]!, SUNK_TINT[c]!, sunk), pale)
        const image = seen > 0.01 ? mix(water, place.of(from) * dye, 0.9 * seen) : water
        const wetted = image * contact + SKY[c]! * (sheen * (1 - 0.62 * seen) + 0.1 * line + 0.6 * rim)
        planes[c]![at] = mix(wetted, planes[c]![at]!, dry)
      }
    }
  }
  return emerged
}

/** Skin near the water: green from below, wet and darker at its edge, with the bright net that ripples throw up. */
function lapped(planes: readonly Float32Array[], at: number, deep: number, net: number): void {
  const low = smoothstep(-0.36, 0, deep)
  const wet = 1 - 0.3 * smoothstep(-0.05, 0, deep)
  for (let c = 0; c < 3; c++) {
    planes[c]![at]! *= mix(PALE[c]!, BOUNCED[c]!, low) * wet * (1 + 0.16 * net * low)
  }
}

/** The evening sky in the ripples: wide patches far away, thin lines close by. */
function skyOn(v: number, wide: number, fine: number, rings: number): number {
  const far = 0.16 * (1 - v) ** 2
  const patches = mix(0.42, 0.12, v) * smoothstep(0, 0.75, wide + 0.45 * fine)
  const lines = 0.5 * smoothstep(0.42, 0.9, fine + 0.5 * wide + 0.3 * rings) + 0.16 * smoothstep(0.15, 0.8, rings)
  return far + patches + lines * mix(0.5, 0.9, v)
}

/** Slivers of sky in dark water that is seen from above, in some places only. */
function glints(wide: number, fine: number, depth: number): number {
  return 1.2 * smoothstep(0.34, 0.8, fine + 0.6 * wide) * smoothstep(-0.15, 0.5, depth + 0.3 * wide)
}

/** How far apart the ripples around somebody are, in face heights. */
const RING = 0.085

/** Ripples go out from who lies in the water: arcs of sky, broken and fainter farther away. */
function arcs(deep: number, broken: number): number {
  if (deep < 0.03) return 0
  const crest = smoothstep(0.62, 1, Math.cos((6.283 * (deep - 0.05)) / RING))
  return 0.42 * crest * Math.exp(-deep * 7) * smoothstep(0, 0.5, broken)
}

/** What water does to the colours in it. */
const TINT: Rgb = [0.3, 0.5, 0.34]
/** What the sky's light and the green of the banks do to skin: far from the water, and close to it. */
const PALE: Rgb = [0.75, 0.8, 0.76]
const BOUNCED: Rgb = [0.4, 0.6, 0.5]

/** Where the water begins under a photo without people, as a share of the height. */
export const BANK = 0.66

/** Floods the foot of a photo, which the water mirrors. */
export function mirrorInWater(print: Print, seed: number): void {
  const { width, height } = print
  const unit = Math.min(width, height) / 900
  const ripples = ripplesOf(width, height, unit, seed)
  const bank = BANK * height
  const planes = [print.r, print.g, print.b].map((to) => ({ to, from: copyOf(to) }))
  for (let y = Math.floor(bank - 12 * unit); y < height; y++) {
    if (y < 0) continue
    const { wide, fine, depth } = ripples(y)
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const under = smoothstep(-2 * unit, 2 * unit, y - bank + 7 * unit * depth[x]!)
      if (under === 0) continue
      const near = (y - bank) / (height - bank)
      const sx = x + unit * (10 * wide[x]! + 16 * fine[x]!) * (0.3 + near)
      const sy = bank - (y - bank) * 1.5 - 10 * unit * wide[x]!
      const glint = smoothstep(0.45, 0.95, fine[x]! + 0.6 * wide[x]!)
      const tone = smoothstep(-0.5, 0.6, depth[x]! + 0.3 * fine[x]!)
      for (const [c, { to, from }] of planes.entries()) {
        const water = mix(DEEP[c]!, SHALLOW[c]!, tone)
        const mirrored = sampleAt(from, width, height, sx, sy) * TINT[c]!
        to[at] = mix(to[at]!, mix(water, mirrored, 0.62 - 0.3 * near) + 0.16 * SKY[c]! * glint, under)
      }
    }
  }
}
