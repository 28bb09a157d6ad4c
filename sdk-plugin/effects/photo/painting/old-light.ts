import { mix, type Rgb, smoothstep } from '../../colour.ts'
import { cropped } from '../../kernels/crop.ts'
import { multiplyGains } from '../../kernels/gains.ts'
import { type Plane, shrink } from '../../kernels/resample.ts'
import { hypot } from '../../hypot.ts'
import { BESIDE, type DistantLamp } from '../../kernels/stand.ts'
import { tameColours } from '../../kernels/tones.ts'
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
/** Faces wider than this, in pixels, are worked out at an eighth of the size instead of a quarter. */
const LARGE = 240

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
  const reduced = (from: Float32Array) => {
    let small: Plane = { plane: cropped(from, print.width, area), width, height }
    for (let halving = 0; halving < (face.width > LARGE ? 3 : 2); halving++) {
      small = shrink(small.plane, small.width, small.height)
    }
    return small
  }
  const scale = face.width > LARGE ? 8 : 4
  const { plane: hair, width: w, height: h } = reduced(mask)
  const colours = [print.r, print.g, print.b].map((each) => reduced(each).plane) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const theirs: number[] = []
  for (let at = 0; at < hair.length; at++) {
    const x = left + scale * ((at % w) + 0.5)
    const y = top + scale * (Math.floor(at / w) + 0.5)
    hair[at] = 1e-5 + (hair[at]! < 0.01 ? 0 : hair[at]! * hairAt(face, faces, x, y))
    if (hair[at]! > 0.9) theirs.push(at)
  }
  if (theirs.length < 20) return
  const typical = colours.map((tones) => FREE * Math.max(LEAST, medianOf(theirs.map((at) => tones[at]!))))
  const smooth = colours.map(meansBy(hair, { width: w, height: h }, (PATCH * face.width) / scale))
  const most = lightOf(typical[0]!, typical[1]!, typical[2]!)
  const gains = smooth.map(() => new Float32Array(hair.length).fill(1))
  for (let at = 0; at < hair.length; at++) {
    if (hair[at]! < 0.01) continue
    const over = lightOf(smooth[0]![at]!, smooth[1]![at]!, smooth[2]![at]!) / most
    if (over <= 1) continue
    const low = smoothstep(foot, foot - 0.3 * face.height, top + scale * Math.floor(at / w))
    const taken = over ** -TAKEN
    for (let c = 0; c < 3; c++) {
      // A yellow sun is taken off with its colour.
      const even = (typical[c]! * over) / (smooth[c]![at]! + 1e-5)
      gains[c]![at] = mix(1, taken * mix(1, even, smoothstep(1, 1.8, over)), low * hair[at]!)
    }
  }
  multiplyGains(print, mask, area, { width: w, height: h, scale, gains })
}

const lightOf = (r: number, g: number, b: number) => 0.2126 * r + 0.7152 * g + 0.0722 * b

const middleOf = (face: Face) => [face.x + face.width / 2, face.y + 0.5 * face.height] as const

/** 0 on faces and nearer to somebody else than to whose hair it is, 1 off them. */
function hairAt(own: Face, faces: readonly Face[], x: number, y: number): number {
  const [mx, my] = middleOf(own)
  const away = hypot((x - mx) / own.width, (y - my) / own.height)
  let share = smoothstep(HEAD.wide, 0.8 * HEAD.wide, Math.abs(x - mx) / own.width)
  for (const face of faces) {
    const [cx, cy] = middleOf(face)
    const u = (x - cx) / (FACE.wide * face.width)
    const v = (y - cy) / (FACE.high * face.height)
    share *= smoothstep(0.9, 1.15, hypot(u, v))
    const theirs = hypot((x - cx) / face.width, (y - cy) / face.height)
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
export function toneFor(print: Print, mask: Float32Array, ambient: Rgb, lamps: readonly DistantLamp[]): void {
  const given = [ambient, ...lamps.map(({ colour, front = BESIDE }) => colour.map((tone) => front * tone))]
  const light = [0, 1, 2].map((c) => given.reduce((sum, tones) => sum + tones[c]!, 0))
  const mean = (light[0]! + light[1]! + light[2]!) / 3
  const sources = sourcesOf(given).map((tones) => tones.map((tone) => (SOON * tone) / (mean + 1e-6)))
  if (sources.length === 0) return
  // What is thrown back as it is has the light's colour twice, as the sheen of wool does.
  const [r, g, b] = light.map((own) => Math.sqrt(own / (mean + 1e-6))) as [number, number, number]
  tameColours(print, { mask, sources, most: MOST, warm: WARM, sheen: [r, g, b] })
}

/** What light has of colour, without its grey: lamps alike are one. A red lamp and a blue one are no white light. */
function sourcesOf(given: readonly (readonly number[])[]): number[][] {
  const sources: number[][] = []
  for (const tones of given) {
    const mean = (tones[0]! + tones[1]! + tones[2]!) / 3
    const own = tones.map((tone) => tone - mean)
    const alike = sources.find((other) => {
      const along = own[0]! * other[0]! + own[1]! * other[1]! + own[2]! * other[2]!
      return along > 0.8 * hypot(own[0]!, own[1]!, own[2]) * hypot(other[0]!, other[1]!, other[2])
    })
    if (alike) for (const [c, tone] of own.entries()) alike[c]! += tone
    else sources.push(own)
  }
  return sources.filter((tones) => Math.max(...tones) > 0.01)
}
