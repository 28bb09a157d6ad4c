import * as z from 'zod'
import { colour, type Rgb } from '../../colour.ts'
import { buildEyes, type EyePart } from '../painting/built-eyes.ts'
import { clearFeatures } from '../painting/clear-features.ts'
import { blueNight, lightenFace } from '../painting/face-light.ts'
import { evenKey, lightEvened } from '../painting/even-key.ts'
import { mouthsOf } from '../painting/built-mouth.ts'
import { COLOURS, EYES, FEATURES, LIPS, MOUTH, SKIN, UMBER } from '../painting/dyes.ts'
import { lipsOf } from '../painting/lips.ts'
import { openNoses } from '../painting/open-nose.ts'
import { matcherOf, oklabOf, paletteOf } from '../painting/palette.ts'
import type { Print } from '../photo.ts'
import { type Face, scaledFace } from '../../../vision/index.ts'
import { medianOf } from '../../median.ts'
import { buildBoard } from '../painting/stud-board.ts'
import { layPlates, withoutMoles, withoutSpecks } from '../painting/studs.ts'
import { gridOf, lightOf, meansOf, sharpened } from '../painting/stud-means.ts'
import { paintHair } from '../painting/painted-hair.ts'
import { clothe } from '../painting/cloth-dyes.ts'
import { subjectOf } from '../painting/subject.ts'
import { lift, lightnessOf } from '../painting/tone.ts'
import { treatment } from './treatment.ts'

/** Built of toy plates with studs, in the few colours that such plates have: a board in a frame on a wall, a lamp above it. */
export const bricks = treatment({
  name: 'bricks',
  schema: z.strictObject({
    kind: z.literal('bricks'),
    /** Studs along the shorter side; more of them where a face would else have too few. */
    studs: z.number().int().min(8).max(160).default(80),
    colours: z.array(colour).min(2).max(120).optional(),
  }),
  apply(print, { studs, colours = COLOURS }, { seed }) {
    const { width, height } = print
    const { faces, mask, coverage } = subjectOf(print)
    const face = faces[0]
    const isSkin = colours === COLOURS && face !== undefined
    const { columns, rows } = countOf(print, studs, face)
    const lips = isSkin ? gridOf(lipsOf(print, lightnessOf(print), faces), print, columns, rows) : []
    lift(print)
    lightenFace(print, FACE_LIGHT)
    if (face && coverage > 0) blueNight(print, mask)
    const seen = lightEvened(print, faces)
    // Half a nose in shade would be a block of black.
    evenKey(print, faces)
    openNoses(print, faces, 1)
    clearFeatures(print, faces, 1)
    paintHair(print, subjectOf(print), { strength: 1.5, seed })
    const means = meansOf(print, columns, rows, faces)
    const bought = boxFor(means, colours)
    const own = isSkin
      ? [
          ...new Set([
            ...bought,
            ...SKIN,
            ...FEATURES,
            ...LIPS,
            ...Object.values(EYES),
            ...Object.values(MOUTH),
            ...COLOURS,
          ]),
        ]
      : bought
    const match = matcherOf(bought, 1.2)
    const clear = sharpened(means, columns, rows)
    const people = gridOf(mask, print, columns, rows)
    // In shade hair would get the ground's dark plates where the photo itself has few of its own.
    const matchThem = isSkin ? matcherOf(own, 2) : undefined
    const matched = Uint8Array.from(clear, (tone, stud) => {
      return matchThem && people[stud]! > 0.85 ? matchThem(...tone) : own.indexOf(bought[match(...tone)]!)
    })
    const isShown = (stud: number) => people[stud]! > 0.5
    const mouths = isSkin ? mouthsOf(seen, print, { columns, rows }, faces) : undefined
    // Beside a mouth that is built no stud is a lip's.
    const isLip = (stud: number) => mouths!.size === 0 && lips[stud]! > LEAST_LIP
    const small = faces.map((each) => scaledFace(each, columns / width, rows / height))
    for (const each of isSkin ? small : [])
      buildFace(matched, clear, facing(each, columns, clear, isShown), {
        isLip,
        own,
        columns,
        below: each.y + EYES_END * each.height,
      })
    for (const each of coverage > 0 ? small : []) {
      const others = small.filter((other) => other !== each)
      clothe(matched, clear, { columns, rows, mask: people, face: each, others, dyes: own })
    }
    const places = own.map(oklabOf)
    const isNear = (a: number, b: number) => {
      const x = places[a]!
      const y = places[b]!
      return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]) < 0.16
    }
    const laid = withoutSpecks(matched, columns, rows, isNear)
    if (isSkin) {
      const set = (stud: number, part: EyePart) => (laid[stud] = own.indexOf(EYES[part]))
      for (const [stud, part] of mouths!) laid[stud] = own.indexOf(MOUTH[part])
      buildEyes(seen, print, { columns, rows }, faces, set)
    }
    buildBoard(print, layPlates(laid, columns, rows, seed), own, seed)
  },
})

/** How many studs there are across and down, so that a face may be known again. */
function countOf({ width, height }: Print, studs: number, face: Face | undefined): { columns: number; rows: number } {
  const shorter = Math.min(width, height)
  const wanted = face ? Math.max(studs, (LEAST_ON_FACE * shorter) / face.width) : studs
  const isSmall = face && face.width < LEAST_ACROSS * CLEAR_STUD
  const count = Math.min(wanted, MOST_STUDS, shorter / (isSmall ? LEAST_STUD : CLEAR_STUD))
  const along = (side: number) => Math.max(1, Math.round((count * side) / shorter))
  return { columns: along(width), rows: along(height) }
}

/** A face in skin from light to dark, its lights spread over all of that; eyes and brows in umber, lips in red. */
function buildFace(
  matched: Uint8Array,
  clear: readonly Rgb[],
  all: readonly number[],
  {
    isLip,
    own,
    columns,
    below,
  }: { isLip: (stud: number) => boolean; own: readonly Rgb[]; columns: number; below: number },
): void {
  const lights = all.map((at) => lightOf(clear[at]!)).toSorted((one, other) => one - other)
  const at = (share: number) => lights[Math.floor(share * lights.length)] ?? share
  const [low, high] = [at(0.06), at(0.94)]
  const span = Math.max(0.05, high - low)
  // Whoever is pale has lights of sand, not of paper; in the shade of a face there are forms as well.
  const top = Math.min(high, LIGHTEST)
  const half = Math.min(0.95, Math.max(0.05, (at(0.5) - low) / span))
  const power = Math.min(1.5, Math.max(0.62, Math.log(0.6) / Math.log(half)))
  // Eyes and brows alone have black: a nostril of it would be a block.
  const [skin, flesh] = [
    [...SKIN, ...FEATURES],
    [...SKIN, ...UMBER],
  ]
  const [toSkin, toFlesh, toLips] = [matcherOf(skin, 0.5), matcherOf(flesh, 0.5), matcherOf(LIPS, 0.6)]
  for (const stud of all) {
    const [r, g, b] = clear[stud]!
    const light = lightOf(clear[stud]!)
    const shown = light > low ? low + (top - low) * ((light - low) / span) ** power : light
    const gain = (Math.min(shown, LIGHTEST) / Math.max(0.02, light)) ** 2
    const plate = isLip(stud)
      ? LIPS[toLips(r * gain, g * gain, b * gain)]!
      : stud < below * columns
        ? skin[toSkin(r * gain, g * gain, b * gain)]!
        : flesh[toFlesh(r * gain, g * gain, b * gain)]!
    matched[stud] = own.indexOf(plate)
  }
  withoutMoles(matched, columns, all, (dye) => lightOf(own[dye]!))
}

/** How much of a stud is lip, so that it is built in red. */
const LEAST_LIP = 0.3
/** Where eyes end in a face, as a share of its height. */
const EYES_END = 0.45
/** Of the square of a face's half sides: within it are eyes, nose and mouth. */
const FEATURED = 0.5
/** Skin differs by less than this, in the plane of hues. */
const ONE_SKIN = 0.05

/** The studs that a face covers. @param face In studs @param isShown Whether a stud is a person's */
function facing(
  { x, y, width, height }: Face,
  columns: number,
  clear: readonly Rgb[],
  isShown: (stud: number) => boolean,
): number[] {
  const [all, around]: [number[], number[]] = [[], []]
  for (let at = 0; at < clear.length; at++) {
    const dx = ((at % columns) + 0.5 - x - width / 2) / (0.5 * width)
    const dy = (Math.floor(at / columns) + 0.5 - y - 0.52 * height) / (0.62 * height)
    const far = dx * dx + dy * dy
    if (far < FEATURED) all.push(at)
    else if (far < 1 || (isShown(at) && Math.abs(dx) <= 0.95 && dy >= 0.2 && dy <= 1.6)) around.push(at)
  }
  // Cheeks, jaw and neck are of the same skin; a hood or a scarf around them is not.
  const hues = all.map((at) => oklabOf(clear[at]!))
  const middle = (c: 0 | 1 | 2) => medianOf(hues.map((hue) => hue[c]))
  const [light, red, yellow] = [middle(0), middle(1), middle(2)]
  for (const at of around) {
    const [l, r, y] = oklabOf(clear[at]!)
    // In the shade there is less of a hue.
    const k = Math.min(1, l / light)
    if (Math.hypot(r - k * red, y - k * yellow) < ONE_SKIN) all.push(at)
  }
  return all
}

/** How light the lights of a face may look: above them there is but one plate. */
const LIGHTEST = 0.84
/** How light a face is to be: toys are made in clear colours. */
const FACE_LIGHT = 0.3
/** A face as wide as fewer studs is not known again. */
const LEAST_ON_FACE = 50
const MOST_STUDS = 120
const MOST_COLOURS = 16
/** Pixels: smaller studs are not seen, larger ones are seen to be round; but a face of few pixels needs them all. */
const LEAST_STUD = 5
const CLEAR_STUD = 8
const LEAST_ACROSS = 20

/** The plates that someone who builds this would buy: for each colour that the photo has, the nearest. */
function boxFor(means: readonly Rgb[], colours: readonly Rgb[]): Rgb[] {
  const channel = (c: 0 | 1 | 2) => Float32Array.from(means, (mean) => mean[c])
  const match = matcherOf(colours, 1.6)
  const wanted = paletteOf([channel(0), channel(1), channel(2)], MOST_COLOURS)
  return [...new Set(wanted.map(([r, g, b]) => match(r, g, b)))].map((index) => colours[index]!)
}
