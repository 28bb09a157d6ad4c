import { type Rgb, smoothstep } from '../../colour.ts'
import { plane } from '../../kernels/memory.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { topOf } from './without-hair.ts'
import { cheekOf } from './cheek.ts'
import { crownOf, hairIn } from './hair.ts'
import type { Subject } from './subject.ts'

/** Where a jaw begins in the box of a face; how wide it is there; how far below the chin's middle it ends, in face heights. */
const JAW = 0.6
const HALF = 0.49
const UNDER = 0.05
/** Half of how broad a pen's line along it is, as a share of its size. */
const LINE = 0.011
/** Rows, in face heights below its box, where hair ends at the latest. */
const LONGEST = [0.3, 0.36] as const
/** The same for hair of the nape. */
const NAPE = 0.25
/** What somebody wears whose photo ends at the chin. */
const PLAIN: Rgb = [0.06, 0.16, 0.24]
/** Light of hair in the shade of a head, as a share of that of its locks. */
const SHADED = 0.4

/** A head without what is below it. */
export interface Head {
  /** How much of each pixel is kept, 0 to 1: all beside and above the jaw, hair below it. */
  kept: Float32Array
  /** How much of the hair of the nape is seen where the neck is not, 0 to 1: between locks that hang on both sides of it. */
  nape: Float32Array
  /** The light of that hair, which the head shades. */
  shaded: Rgb
  /** What was worn below, and the skin of the cheeks. */
  cloth: Rgb
  skin: Rgb
  /** How much of a line there is at a place, 0 to 1, that goes along the jaw, where it was cut from the neck. */
  jawline: (x: number, y: number) => number
}

/**
 * Takes the first head of a photo from its neck and shoulders.
 *
 * @param chin The row of its middle
 */
export function headOf(print: Print, { mask, faces }: Subject, chin: number): Head {
  const { width, height } = print
  const face = faces[0]!
  const kept = plane(mask.length).fill(1)
  const [middle, jaw] = [face.x + face.width / 2, face.y + JAW * face.height]
  const high = Math.max(0.2 * face.height, chin + UNDER * face.height - jaw)
  const hair = hairOf(print, mask, face)
  const foot = face.y + face.height
  const isHead = (at: number) => kept[at]! > 0.5 && mask[at]! > 0.5
  const reach = Math.floor(Math.min(middle - 1, width - 2 - middle, 1.2 * face.width))
  const nape = plane(mask.length)
  const sums = [0, 0, 0, 1e-6]
  const locks = [0, 0, 0, 1e-6]
  for (let y = Math.max(0, Math.round(jaw)); y < height; y++) {
    const down = (y - jaw) / high
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const across = Math.abs(x - middle) / (HALF * face.width)
      const far = (across ** 2.4 + down ** 2.4) ** (1 / 2.4)
      // What is beside a jaw is of the head; further down hair alone is.
      const below = Math.max(smoothstep(1.02, 0.98, far), smoothstep(0.75, 0.55, down))
      const end = foot - face.height * pointed((x - middle) / face.width)
      const long = smoothstep(end + LONGEST[1] * face.height, end + LONGEST[0] * face.height, y)
      // What is hardly like hair, or further aside than it hangs, is a shade on a sleeve.
      const aside = Math.abs(x - middle) / face.width
      // Nor is the shade on a neck.
      const hangs = smoothstep(1.25, 1.05, aside) * smoothstep(0.3, 0.42, aside) * smoothstep(0.4, 0.7, hair[at]!)
      kept[at] = Math.max(below, long * hangs)
      if (long * hangs > 0.5 && mask[at]! > 0.9) add(locks, print, at)
      if (down > 1.6 && mask[at]! > 0.9 && hair[at]! < 0.1) add(sums, print, at)
    }
    // Behind the neck it is the shorter locks that are seen.
    const isNape = (far: number) => y < foot + face.height * (NAPE - 0.6 * pointed(far / face.width))
    fillNape(nape, { isHead, isNape }, y * width + Math.round(middle), reach)
  }
  const [r, g, b, count] = sums as Sums
  const cloth: Rgb = count < 100 ? PLAIN : [r / count, g / count, b / count]
  const [red, green, blue, hairs] = locks as Sums
  withoutCloth(kept, print, { cloth, hair: locks as Sums }, { jaw, middle, high, half: HALF * face.width })
  const shaded: Rgb = [(SHADED * red) / hairs, (SHADED * green) / hairs, (SHADED * blue) / hairs]
  const jawline = (x: number, y: number) => {
    const down = (y - jaw) / high
    if (down < 0.7 || down > 1.1) return 0
    const across = Math.abs(x - middle) / (HALF * face.width)
    const far = (across ** 2.4 + down ** 2.4) ** (1 / 2.4)
    // Pressed most below the shaded side; beside the chin it is hair that ends there.
    const broad = LINE * smoothstep(0.86, 0.4, across) * (x > middle ? 1.25 : 0.85)
    if (broad <= 0) return 0
    return smoothstep(1.7 * broad + 0.004, broad, Math.abs(far - 0.985 + broad))
  }
  return { kept, nape, shaded, cloth, skin: cheekOf(print, face), jawline }
}

/** Where long hair is looked at beside a jaw, in widths and heights of the face: a lamp makes it another colour on each side. */
const BESIDE = [
  [-0.06, 0.8],
  [1.12, 0.8],
] as const

/** How much of each pixel is hair like that of the crown, or like that which hangs beside the face, 0 to 1. */
function hairOf(print: Print, mask: Float32Array, face: Face): Float32Array {
  const { width, height, r, g, b } = print
  const who = { mask, faces: [face] }
  const top = Math.round(Math.max(0, topOf(mask, width, height, face) + 0.12 * face.width))
  const crown = top * width + Math.round(face.x + face.width / 2)
  const hair = hairIn(print, who, [r[crown]!, g[crown]!, b[crown]!])
  for (const [u, v] of BESIDE) {
    const colour = crownOf(print, who, [u], [v])
    if (!colour) continue
    const alike = hairIn(print, who, colour)
    for (let at = 0; at < hair.length; at++) if (alike[at]! > hair[at]!) hair[at] = alike[at]!
  }
  return hair
}

/** How much nearer to what is worn than to hair and skin a colour is to be cloth, as a share of how far those are apart. */
const [LIKE, UNLIKE] = [0.35, 0.6] as const

/** Collars and sleeves between locks and beside a jaw are left out as well: their colour is that of what is worn. */
function withoutCloth(
  kept: Float32Array,
  { width, r, g, b }: Print,
  { cloth, hair }: { cloth: Rgb; hair: Sums },
  { jaw, middle, high, half }: { jaw: number; middle: number; high: number; half: number },
): void {
  const share = ([red, green, blue]: Rgb | Sums): [number, number] => {
    const all = red + green + blue + 1e-6
    return [red / all, blue / all]
  }
  const [clothRed, clothBlue] = share(cloth)
  const [hairRed, hairBlue] = hair[3] > 1 ? share(hair) : [0.5, 0.22]
  const apartRed = clothRed - hairRed
  const apartBlue = clothBlue - hairBlue
  const apart = apartRed * apartRed + apartBlue * apartBlue
  // Cloth as brown as hair cannot be told from it.
  if (apart < 0.004) return
  for (let y = Math.max(0, Math.round(jaw)); y < kept.length / width; y++) {
    const down = (y - jaw) / high
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (kept[at] === 0) continue
      const across = Math.abs(x - middle) / half
      const beside = smoothstep(0.9, 1, Math.sqrt(across * across + down * down))
      if (beside === 0) continue
      const all = r[at]! + g[at]! + b[at]! + 1e-6
      const like = ((r[at]! / all - hairRed) * apartRed + (b[at]! / all - hairBlue) * apartBlue) / apart
      kept[at]! *= 1 - beside * smoothstep(LIKE, UNLIKE, like)
    }
  }
}

/** How much shorter hair is at a place across, in face heights: locks end in points. @param u In face widths */
export function pointed(u: number): number {
  const lock = (every: number, shift: number) => Math.abs(2 * ((((u / every + shift) % 1) + 1) % 1) - 1)
  return 0.09 * lock(0.31, 0.3) + 0.04 * lock(0.13, 0.7) + 0.16 * smoothstep(0.62, 0.3, Math.abs(u))
}

/** Red, green, blue, and of how many pixels. */
type Sums = [number, number, number, number]

function add(sums: number[], { r, g, b }: Print, at: number): void {
  sums[0]! += r[at]!
  sums[1]! += g[at]!
  sums[2]! += b[at]!
  sums[3]!++
}

/** A row of the nape: from the middle of the neck, `middle`, to the lock on each side, where one hangs. */
function fillNape(
  nape: Float32Array,
  { isHead, isNape }: { isHead: (at: number) => boolean; isNape: (far: number) => boolean },
  middle: number,
  reach: number,
): void {
  for (const side of [-1, 1]) {
    let far = reach
    while (far > 0 && !isHead(middle + side * far)) far--
    for (; far > 0; far--) nape[middle + side * far] = isNape(side * far) ? 1 : 0
  }
}
