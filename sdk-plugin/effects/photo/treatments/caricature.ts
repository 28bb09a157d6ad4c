import * as z from 'zod'
import { copyOf } from '../../kernels/memory.ts'
import { Bilinear, sampleAt } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'
import { type Landmarks, landmarksOf } from '../painting/landmarks.ts'
import { lightnessOf } from '../painting/tone.ts'
import { type BigHead, bigHead } from '../painting/big-head.ts'
import { calmLids } from '../painting/calm-lids.ts'
import { cleanHair } from '../painting/clean-hair.ts'
import { evenKey } from '../painting/even-key.ts'
import { clearIrises } from '../painting/clear-irises.ts'
import { inkedFace } from '../painting/inked-face.ts'
import { evenOutline } from '../painting/even-outline.ts'
import { type Lens, look, reachOf } from '../painting/lenses.ts'
import { headOf } from '../painting/kept-head.ts'
import { bodyBelow } from '../painting/body-below.ts'
import { hatchShade } from '../painting/hatched-shade.ts'
import { washBehind } from '../painting/wash-behind.ts'
import { type Subject, subjectOf } from '../painting/subject.ts'
import type { Face } from '../../../vision/index.ts'
import { treatment } from './treatment.ts'

/**
 * A friendly exaggeration, to be drawn by another treatment: a large head on small shoulders, large eyes, a nose and a
 * smile that are hard to miss. Without a face, whatever the photo is about bulges a little.
 */
export const caricature = treatment({
  name: 'caricature',
  schema: z.strictObject({
    kind: z.literal('caricature'),
    strength: z.number().min(0).max(2).default(1),
  }),
  apply(print, { strength }, { seed }) {
    const subject = subjectOf(print)
    const [face, ...others] = subject.faces
    const alone = face && subject.coverage > 0.02 && (others[0]?.height ?? 0) < PASSER_BY * face.height
    const head = alone ? bigHead(print, subject, face, strength) : undefined
    if (head) {
      evenOutline(subject.mask, print, face!.width)
      cleanHair(print, subject.mask, [face!])
      evenKey(print, [face!], KEY, subject.mask)
      const parts = landmarksOf(lightnessOf(print), print, face!, 'eyes')
      calmLids(print, face!, parts)
      const pupils = clearIrises(print, lightnessOf(print), parts, face!)
      const drawn = inkedFace(parts, face!)
      const pen = (x: number, y: number) => Math.max(drawn(x, y), pupils(x, y))
      // In flat light the end of a neck passes for a chin: none is far below the box of a face.
      const chin = Math.min(parts.chin.y, face!.y + LOWEST_CHIN * face!.height)
      draw(print, subject, { head, chin, pen }, featuresOf(parts, strength))
      hatchShade(print, subject.inked!, head.face)
      washBehind(print, subject.mask, seed)
    } else {
      // What lies in the lenses over two heads is torn to both sides.
      const gentle = subject.faces.length > 1 ? Math.min(strength, TOGETHER) : strength
      const lenses = lensesOf(print, subject, gentle)
      if (lenses.length > 0) bend(print, subject, lenses)
      subject.faces.splice(0, subject.faces.length, ...subject.faces.map((each) => grown(each, more(1.4, gentle))))
    }
  },
})

/** Who is smaller than this share of the largest face is not drawn for himself. */
const PASSER_BY = 0.45

/** How far several people are exaggerated at the most. */
const TOGETHER = 0.4

/** How much of a lamp beside a face is taken off it: a pen draws both halves. */
const KEY = 1

/** Where a chin is at the lowest, in heights of a face. */
const LOWEST_CHIN = 0.98

/** How much more than 1 a lens of so much power enlarges at a strength. */
const more = (power: number, strength: number) => 1 + (power - 1) * strength

/** What makes a face: eyes, brows, nose, mouth, chin, each where it was found. The first is looked through first. */
function featuresOf({ eyes: [left, right], nose, mouth, chin }: Landmarks, strength: number): Lens[] {
  const apart = right.x - left.x
  const long = mouth.y - left.y
  const eye = (at: { x: number; y: number }): Lens[] => [
    // No wider than to the nose: what lies in two lenses is smeared.
    { ...at, wide: 0.5 * apart, high: 0.54 * apart, power: more(2.1, strength), lift: 0 },
    // Brows that wonder.
    { x: at.x, y: at.y - 0.4 * apart, wide: 0.5 * apart, high: 0.36 * apart, power: 1, lift: 0.12 * apart * strength },
  ]
  const corner = (side: number): Lens => {
    const reach = { wide: 0.6 * apart, high: 0.55 * long }
    return { x: mouth.x + 0.46 * side * apart, y: mouth.y, ...reach, power: 1, lift: 0.15 * long * strength }
  }
  return [
    ...eye(left),
    ...eye(right),
    { x: nose.x, y: nose.y - 0.06 * long, wide: 0.56 * apart, high: 0.56 * long, power: more(2.1, strength), lift: 0 },
    { ...mouth, wide: 1.15 * apart, high: 0.5 * long, power: more(1.6, strength), lift: -0.05 * long * strength },
    // A smile lifts its corners, a chin comes forward.
    corner(-1),
    corner(1),
    { ...chin, wide: 0.85 * apart, high: 0.55 * long, power: more(1.45, strength), lift: -0.14 * long * strength },
  ]
}

function lensesOf(print: Print, { faces, mask, coverage }: Subject, strength: number): Lens[] {
  const light = lightnessOf(print)
  const heads = faces.slice(0, 4).map((face): Lens[] => {
    const { x, y, width: w, height: h } = face
    const at = (u: number, v: number) => ({ x: x + u * w, y: y + v * h })
    // Room for the hair: where there is none above, the head comes down on the shoulders.
    const lift = Math.min(0, y - 0.75 * h) * 0.55 * strength
    return [
      { ...at(0.5, 0.42), wide: 1.85 * w, high: 1.75 * h, power: more(1.7, strength), lift },
      { ...at(0.5, 1.95), wide: 2.6 * w, high: 1.2 * h, power: more(0.6, strength), lift: 0 },
      ...featuresOf(landmarksOf(light, print, face), 0.8 * strength),
    ]
  })
  if (heads.length > 0) return heads.flat()
  const middle = coverage > 0 ? middleOf(mask, print.width) : { x: print.width / 2, y: print.height / 2 }
  const reach = 0.8 * Math.min(print.width, print.height)
  return [{ ...middle, wide: reach, high: reach, power: more(1.45, strength), lift: 0 }]
}

function middleOf(mask: Float32Array, width: number): { x: number; y: number } {
  let [sx, sy, sum] = [0, 0, 0]
  for (let at = 0; at < mask.length; at++) {
    sx += mask[at]! * (at % width)
    sy += mask[at]! * Math.floor(at / width)
    sum += mask[at]!
  }
  return { x: sx / sum, y: sy / sum }
}

/** Draws all of the picture anew around a head; below the chin only its hair is left, before a body that is drawn. */
function draw(
  print: Print,
  subject: Subject,
  { head, chin, pen }: { head: BigHead; chin: number; pen: (x: number, y: number) => number },
  features: readonly Lens[],
): void {
  const { width, height, r, g, b } = print
  const { mask } = subject
  const { kept, nape, shaded, cloth, skin, jawline } = headOf(print, subject, chin)
  // No plane: it is read when this treatment's are given back.
  const inked = (subject.inked = new Float32Array(mask.length))
  const layBehind = bodyBelow(print, head, { mask, inked, worn: { cloth, skin }, paper: PAPER, hair: shaded })
  const channels = [r, g, b, mask].map((into) => ({ into, own: copyOf(into) }))
  const place = { x: 0, y: 0 }
  const { left, right, top, foot } = reachOf(features)
  const bilinear = new Bilinear(print)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      head.sourceOf(x, y, place)
      if (place.x > left && place.x < right && place.y > top && place.y < foot) {
        for (const lens of features) look(lens, place)
      }
      let shown = 0
      let haired = 0
      if (place.x >= 0 && place.x <= width - 1 && place.y <= height - 2) {
        bilinear.moveTo(place.x, place.y)
        shown = bilinear.of(kept)
        haired = bilinear.of(nape)
      }
      for (const { into, own } of channels) into[at] = shown === 0 ? 0 : bilinear.of(own)
      if (shown < 1) layBehind(at, x, y, shown, haired)
      if (shown > 0) inked[at] = Math.max(inked[at]!, pen(place.x, place.y), shown * jawline(place.x, place.y))
    }
  }
  subject.faces.splice(0, subject.faces.length, head.face)
}

/** A face as large as the lens over it shows it. */
function grown({ x, y, width, height, score }: Face, by: number): Face {
  const wide = width * by
  const high = height * by
  return { x: x - (wide - width) / 2, y: y - 0.42 * (high - height), width: wide, height: high, score }
}

/** What lies where the photo has nothing. */
const PAPER = 0.95

/** For each pixel, where in the photo it comes from: through each lens in turn. */
function bend(print: Print, { mask }: Subject, lenses: readonly Lens[]): void {
  const { width, height } = print
  const channels = [print.r, print.g, print.b, mask].map((to) => ({ to, from: copyOf(to) }))
  const reach = reachOf(lenses)
  const [left, right] = [Math.max(0, Math.floor(reach.left)), Math.min(width - 1, Math.ceil(reach.right))]
  const [top, bottom] = [Math.max(0, Math.floor(reach.top)), Math.min(height - 1, Math.ceil(reach.foot))]
  const place = { x: 0, y: 0 }
  for (let y = top; y <= bottom; y++) {
    for (let x = left, at = y * width + left; x <= right; x++, at++) {
      place.x = x
      place.y = y
      for (const lens of lenses) look(lens, place)
      if (place.x === x && place.y === y) continue
      for (const { to, from } of channels) to[at] = sampleAt(from, width, height, place.x, place.y)
    }
  }
}
