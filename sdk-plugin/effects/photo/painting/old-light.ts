import { mix, type Rgb, smoothstep } from '../../colour.ts'
import { type Area, cropped } from '../../kernels/crop.ts'
import { Bilinear, shrink } from '../../kernels/resample.ts'
import { BESIDE, type DistantLamp } from '../../kernels/stand.ts'
import type { Face } from '../../../vision/index.ts'
import { medianOf } from '../../median.ts'
import type { Print } from '../photo.ts'
import { evenKey } from './even-key.ts'
import { meansBy } from './local-means.ts'

/** Round a head, in face widths and heights from the middle of a face. */
const HEAD = { wide: 1.4, high: 1.5, foot: 0.55 } as const
/** Half a face with its forehead, in the same: its own light is the business of `evenKey`. */
const FACE = { wide: 0.56, high: 0.68 } as const
/** How wide a patch of sun is, in face widths; single locks that shine are finer. */
const PATCH = 0.05
/** How much lighter than all of the hair a patch may be, and how much of the rest is taken. */
const [FREE, TAKEN] = [1.25, 0.72]
const LEAST = 0.003

/** Who is to be drawn, as from life: a face has two sides, hair is of one colour. @param taken As `evenKey` has it */
export function evenLight(
  print: Print,
  { mask, faces }: { mask: Float32Array; faces: readonly Face[] },
  taken: number,
): void {
  evenKey(print, faces, taken, mask)
  dullHair(print, mask, faces)
}

/** Takes the sun of another day off hair: in any other light its patch would tell where the photo was made. */
export function dullHair(print: Print, mask: Float32Array, faces: readonly Face[]): void {
  for (const face of faces) dull(print, mask, face, faces)
}

function dull(print: Print, mask: Float32Array, face: Face, faces: readonly Face[]): void {
  const [cx, cy] = middleOf(face)
  const left = Math.max(0, Math.floor(cx - HEAD.wide * face.width))
  const top = Math.max(0, Math.floor(cy - HEAD.high * face.height))
  const right = Math.min(print.width, Math.ceil(cx + HEAD.wide * face.width))
  const foot = Math.min(print.height, Math.ceil(cy + HEAD.foot * face.height))
  const [width, height] = [right - left, foot - top]
  if (width < 16 || height < 16) return
  const area = { left, top, width, height }
  const quarter = (from: Float32Array) => {
    const half = shrink(cropped(from, print.width, area), width, height)
    return shrink(half.plane, half.width, half.height)
  }
  const hair = quarter(mask)
  const colours = [print.r, print.g, print.b].map((each) => quarter(each).plane)
  const theirs: number[] = []
  for (let at = 0; at < hair.plane.length; at++) {
    const [x, y] = [left + 4 * ((at % hair.width) + 0.5), top + 4 * (Math.floor(at / hair.width) + 0.5)]
    hair.plane[at] = 1e-5 + hair.plane[at]! * hairAt(face, faces, x, y)
    if (hair.plane[at]! > 0.9) theirs.push(at)
  }
  if (theirs.length < 20) return
  const typical = colours.map((tones) => Math.max(LEAST, medianOf(theirs.map((at) => tones[at]!))))
  const means = meansBy(hair.plane, hair, (PATCH * face.width) / 4)
  const smooth = colours.map(means)
  const gains = smooth.map(() => new Float32Array(hair.plane.length).fill(1))
  for (let at = 0; at < hair.plane.length; at++) {
    const over = lightOf(smooth.map((tones) => tones[at]!)) / (FREE * lightOf(typical))
    if (over <= 1) continue
    const low = smoothstep(foot, foot - 0.3 * face.height, top + 4 * Math.floor(at / hair.width))
    const share = low * hair.plane[at]!
    for (const [c, gain] of gains.entries()) {
      // A yellow sun is taken off with its colour.
      const even = (FREE * typical[c]! * over) / (smooth[c]![at]! + 1e-5)
      gain[at] = mix(1, over ** -TAKEN * mix(1, even, smoothstep(1, 1.8, over)), share)
    }
  }
  multiply(print, mask, area, { ...hair, gains })
}

interface Gains {
  width: number
  height: number
  /** Of red, green and blue, at a quarter of the size. */
  gains: readonly Float32Array[]
}

function multiply(print: Print, mask: Float32Array, area: Area, small: Gains): void {
  const bilinear = new Bilinear(small)
  const planes = [print.r, print.g, print.b]
  for (let y = 0; y < area.height; y++) {
    for (let x = 0, at = (area.top + y) * print.width + area.left; x < area.width; x++, at++) {
      if (mask[at]! < 0.01) continue
      bilinear.moveTo((x + 0.5) / 4 - 0.5, (y + 0.5) / 4 - 0.5)
      for (let c = 0; c < 3; c++) planes[c]![at]! *= bilinear.of(small.gains[c]!)
    }
  }
}

const lightOf = ([r, g, b]: readonly number[]) => 0.2126 * r! + 0.7152 * g! + 0.0722 * b!

const middleOf = (face: Face) => [face.x + face.width / 2, face.y + 0.5 * face.height] as const

/** 0 on faces and nearer to somebody else than to whose hair it is, 1 off them. */
function hairAt(own: Face, faces: readonly Face[], x: number, y: number): number {
  const [mx, my] = middleOf(own)
  const away = Math.hypot((x - mx) / own.width, (y - my) / own.height)
  let share = smoothstep(HEAD.wide, 0.8 * HEAD.wide, Math.abs(x - mx) / own.width)
  for (const face of faces) {
    const [cx, cy] = middleOf(face)
    const [u, v] = [(x - cx) / (FACE.wide * face.width), (y - cy) / (FACE.high * face.height)]
    share *= smoothstep(0.9, 1.15, Math.hypot(u, v))
    const theirs = Math.hypot((x - cx) / face.width, (y - cy) / face.height)
    if (face !== own) share *= smoothstep(-0.1, 0.1, theirs - away)
  }
  return share
}

/** How much of itself a colour loses at most that is against the light's, and how soon; of that what is warm as skin is. */
const [MOST, SOON, WARM] = [0.68, 4, 0.42]

/**
 * Takes from the colours of whoever is lit what is against the colour of the light: cloth and skin throw back some of any
 * light as it is, so that blue wool beside a fire is not simply grey, and a cheek in a blue night not pink.
 */
export function toneFor({ r, g, b }: Print, mask: Float32Array, ambient: Rgb, lamps: readonly DistantLamp[]): void {
  const light = ambient.map((own, c) =>
    lamps.reduce((sum, { colour, front = BESIDE }) => sum + front * colour[c]!, own),
  )
  const mean = (light[0]! + light[1]! + light[2]!) / 3
  // Each by itself: a red lamp and a blue one are no white light.
  const sources = [ambient, ...lamps.map(({ colour, front = BESIDE }) => colour.map((tone) => front * tone))]
    .map((tones) => tones.map((tone) => (SOON * (tone - (tones[0]! + tones[1]! + tones[2]!) / 3)) / (mean + 1e-6)))
    .filter((tones) => Math.max(...tones) > 0.05)
  if (sources.length === 0) return
  // What is thrown back as it is has the light's colour twice, as the sheen of wool does.
  const [sheenR, sheenG, sheenB] = light.map((own) => Math.sqrt(own / (mean + 1e-6))) as [number, number, number]
  for (let at = 0; at < mask.length; at++) {
    if (mask[at]! < 0.004) continue
    const [r0, g0, b0] = [r[at]!, g[at]!, b[at]!]
    // A light's colour has no grey in it: no mean has to be taken off theirs.
    let against = 0
    for (const [red, green, blue] of sources) against -= Math.min(0, red! * r0 + green! * g0 + blue! * b0)
    against /= Math.max(r0, g0, b0) + 1e-4
    if (against <= 0) continue
    // Where both are alike there is nothing to lose. In a blue night nobody is to look ill.
    const share = Math.min(MOST, against) * (r0 > b0 ? WARM : 1)
    const grey = share * (0.2126 * r0 + 0.7152 * g0 + 0.0722 * b0)
    r[at] = (1 - share) * r0 + grey * sheenR
    g[at] = (1 - share) * g0 + grey * sheenG
    b[at] = (1 - share) * b0 + grey * sheenB
  }
}
