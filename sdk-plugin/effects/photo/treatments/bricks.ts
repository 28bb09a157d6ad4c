import * as z from 'zod'
import { colour, type Rgb, smoothstep } from '../../colour.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { clearFeatures } from '../painting/clear-features.ts'
import { blueNight, lightenFace } from '../painting/face-light.ts'
import { COLOURS, FEATURES, LIPS, SKIN } from '../painting/dyes.ts'
import { lipsOf } from '../painting/lips.ts'
import { matcherOf, oklabOf, paletteOf } from '../painting/palette.ts'
import type { Print } from '../photo.ts'
import { type Face, scaledFace } from '../../../vision/index.ts'
import { medianOf } from '../../median.ts'
import { layPlates, type PlateGrid, withoutSpecks } from '../painting/studs.ts'
import { gridOf, lightOf, meansOf, sharpened } from '../painting/stud-means.ts'
import { paintHair } from '../painting/painted-hair.ts'
import { clothe } from '../painting/cloth-dyes.ts'
import { subjectOf } from '../painting/subject.ts'
import { lift, lightnessOf } from '../painting/tone.ts'
import { treatment } from './treatment.ts'

/** Built of toy plates with studs, in the few colours that such plates have; a lamp on the upper left. */
export const bricks = treatment({
  name: 'bricks',
  schema: z.strictObject({
    kind: z.literal('bricks'),
    /** Studs along the shorter side; more of them where a face would else have too few. */
    studs: z.number().int().min(8).max(160).default(58),
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
    clearFeatures(print, faces, 1.2)
    paintHair(print, subjectOf(print), { strength: 1.5, seed })
    const means = meansOf(print, columns, rows)
    const bought = boxFor(means, colours)
    const own = isSkin ? [...new Set([...bought, ...SKIN, ...FEATURES, ...LIPS, ...COLOURS])] : bought
    const match = matcherOf(bought, 1.2)
    const clear = sharpened(means, columns, rows)
    const matched = Uint8Array.from(clear, (tone) => own.indexOf(bought[match(...tone)]!))
    const people = gridOf(mask, print, columns, rows)
    const isShown = (stud: number) => people[stud]! > 0.5
    const isLip = (stud: number) => lips[stud]! > LEAST_LIP
    const small = faces.map((each) => scaledFace(each, columns / width, rows / height))
    for (const each of isSkin ? small : []) buildFace(matched, clear, facing(each, columns, clear, isShown), isLip, own)
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
    build(print, layPlates(withoutSpecks(matched, columns, rows, isNear), columns, rows, seed), own, seed)
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
  isLip: (stud: number) => boolean,
  own: readonly Rgb[],
): void {
  const lights = all.map((at) => lightOf(clear[at]!)).toSorted((one, other) => one - other)
  const at = (share: number) => lights[Math.floor(share * lights.length)] ?? share
  const [low, high] = [at(0.06), at(0.94)]
  const span = Math.max(0.05, high - low)
  // Whoever is pale has lights of sand, not of paper; in the shade of a face there are forms as well.
  const top = Math.min(high, LIGHTEST)
  const half = Math.min(0.95, Math.max(0.05, (at(0.5) - low) / span))
  const power = Math.min(1.5, Math.max(0.62, Math.log(0.6) / Math.log(half)))
  const skin = [...SKIN, ...FEATURES]
  const lips = [...skin, ...LIPS]
  const [toSkin, toLips] = [matcherOf(skin, 0.5), matcherOf(lips, 0.6)]
  for (const stud of all) {
    const [r, g, b] = clear[stud]!
    const light = lightOf(clear[stud]!)
    const shown = light > low ? low + (top - low) * ((light - low) / span) ** power : light
    const gain = (Math.min(shown, LIGHTEST) / Math.max(0.02, light)) ** 2
    const plate = isLip(stud)
      ? lips[toLips(r * gain, g * gain, b * gain)]!
      : skin[toSkin(r * gain, g * gain, b * gain)]!
    matched[stud] = own.indexOf(plate)
  }
}

/** How much of a stud is lip, so that it is built in red. */
const LEAST_LIP = 0.4
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
const LEAST_ON_FACE = 34
const MOST_STUDS = 104
const MOST_COLOURS = 30
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

/** Of a stud's pitch: its radius, how far its shadow falls. */
const [RADIUS, SHADOW] = [0.35, 0.15]

function build(print: Print, { columns, rows, colour: dyes, plate }: PlateGrid, colours: readonly Rgb[], seed: number) {
  const { width, height } = print
  const [wide, high] = [width / columns, height / rows]
  const fine = 1 / Math.min(wide, high)
  const clouds = new NoiseRows('clouds', width, { scale: 500 / Math.min(width, height), left: seed * 7 })
  for (let y = 0; y < height; y++) {
    const row = Math.min(rows - 1, Math.floor((y + 0.5) / high))
    const v = (y + 0.5) / high - row
    const cloud = clouds.at(y)
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const column = Math.min(columns - 1, Math.floor((x + 0.5) / wide))
      const u = (x + 0.5) / wide - column
      const cell = row * columns + column
      const own = plate[cell]!
      // Away from the plate's own sides, in pitches; within a plate there are none.
      const left = column > 0 && plate[cell - 1] === own ? 1 : u
      const above = row > 0 && plate[cell - columns] === own ? 1 : v
      const right = column < columns - 1 && plate[cell + 1] === own ? 1 : 1 - u
      const below = row < rows - 1 && plate[cell + columns] === own ? 1 : 1 - v
      const seam = smoothstep(0, 1.3 * fine, Math.min(left, above, right, below))
      const rim = 0.18 * smoothstep(3.4 * fine, 1 * fine, Math.min(left, above))
      const fall = 0.2 * smoothstep(3.4 * fine, 1 * fine, Math.min(right, below))
      const dx = u - 0.5
      const dy = v - 0.5
      const far = Math.sqrt(dx * dx + dy * dy)
      const top = smoothstep(RADIUS + 0.6 * fine, RADIUS - 0.6 * fine, far)
      const sx = dx - SHADOW * 0.75
      const sy = dy - SHADOW
      const shade = 0.72 * smoothstep(RADIUS + 0.1, RADIUS - 0.05, Math.sqrt(sx * sx + sy * sy)) * (1 - top)
      const facing = far > 0 ? -(dx * 0.6 + dy * 0.8) / far : 0
      const edge = smoothstep(RADIUS - 0.11, RADIUS - 0.02, far) * top
      // Plastic is never quite flat: each plate and each stud mirrors the window a little otherwise.
      const tilt = 1 + 0.05 * (((own * 2654435761) >>> 24) / 255 - 0.5) + 0.05 * cloud[x]!
      let lit = (1.02 + rim - fall) * (1 - shade) * tilt
      lit += top * (0.07 + 0.1 * (-dx * 0.6 - dy * 0.8)) + edge * 0.62 * facing * (facing > 0 ? 1 : 0.72)
      const gloss = 0.1 + 0.22 * (((cell * 2246822519) >>> 24) / 255) ** 2
      // The lamp, mirrored in the rounded rim of each stud.
      const gx = dx + 0.15
      const gy = dy + 0.17
      const spot = top > 0 ? gloss * Math.exp(-(gx * gx + gy * gy) / 0.0085) : 0
      const shine = top * (0.022 + spot + 0.24 * edge * Math.max(0, facing) ** 3) + 0.012
      const dark = 0.44 + 0.56 * seam
      const dye = colours[dyes[cell]!]!
      print.r[at] = Math.max(0, dye[0] * lit + shine) * dark
      print.g[at] = Math.max(0, dye[1] * lit + shine) * dark
      print.b[at] = Math.max(0, dye[2] * lit + shine) * dark
    }
  }
}
