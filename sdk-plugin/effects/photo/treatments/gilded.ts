import * as z from 'zod'
import { LIGHT, mix, smoothstep } from '../../colour.ts'
import { Kept } from '../../kept.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { paintHeads } from '../painting/painted-heads.ts'
import { dullHair } from '../painting/old-light.ts'
import { evenKey } from '../painting/even-key.ts'
import { cleanHair } from '../painting/clean-hair.ts'
import { layCollar } from '../painting/collar.ts'
import { besideOf, bowOver, LEAN } from '../painting/embrace.ts'
import { loosenHair } from '../painting/loose-hair.ts'
import { cleanEdge } from '../painting/stand.ts'
import { moveHead } from '../painting/moved-head.ts'
import { hangHair } from '../painting/hung-hair.ts'
import { reflectGold } from '../painting/reflected-gold.ts'
import { leafOf } from '../painting/gold-leaf.ts'
import { lightenFace } from '../painting/face-light.ts'
import { flowersInHair } from '../painting/hair-flowers.ts'
import { drape, hideCloth, neckline, neckOf } from '../painting/neckline.ts'
import { cloakOf, type Ornament, wallOf } from '../painting/mosaic.ts'
import type { Print } from '../photo.ts'
import { subjectOf } from '../painting/subject.ts'
import type { Face } from '../../../vision/index.ts'
import { treatment } from './treatment.ts'
import { hypot } from '../../hypot.ts'

/** Whoever is kissed leans to the one who bows from the left, and leaves room for him. */
const BESIDE = { place: { x: 0.6, y: 0.47 }, lean: LEAN, tall: 0.3 } as const
/** How light a face in a dark photo is painted at least. */
const FACE_LIGHT = 0.22

/** How far the light on faces is evened: beside gold, flesh is pale and hardly modelled. */
const KEY = 1.6

/** How far hair hangs that a cheek is laid against, in heights of the face from its top: it does not lie on both cloaks. */
const SHORT = 1.42

interface Ornaments {
  cloak: Ornament
  wall: Ornament
}

const KEPT_BYTES = 12 * 1024 * 1024
const kept = new Kept<Ornaments>(KEPT_BYTES, ({ cloak, wall }) => cloak.length + wall.length)

/**
 * A painting with gold leaf as of art nouveau: heads are painted from the photo, what the people wear becomes a cloak of
 * mosaic, all around them is ornament in gold that mirrors the lamp, over a meadow.
 */
export const gilded = treatment({
  name: 'gilded',
  schema: z.strictObject({
    kind: z.literal('gilded'),
    /** How bright the metal is. */
    shine: z.number().min(0).max(3).default(1),
    /** Somebody bows over whoever is alone in the picture and kisses the cheek. */
    embraced: z.boolean().default(false),
  }),
  apply(print, { shine, embraced }, { seed }) {
    const { width, height } = print
    const unit = Math.min(width, height) / 900
    const key = JSON.stringify([width, height, seed])
    const { cloak, wall } = kept.get(key, () => ({
      cloak: cloakOf(width, height, unit, seed),
      wall: wallOf(width, height, unit, seed),
    }))
    const subject = subjectOf(print)
    const { faces } = subject
    if (faces.length > 0) {
      cleanEdge(print, subject.mask)
      cleanHair(print, subject.mask, faces)
      dullHair(print, subject.mask, faces)
    }
    evenKey(print, faces, KEY)
    lightenFace(print, FACE_LIGHT)
    const isKissed = embraced && faces.length === 1 && subject.coverage > 0
    if (isKissed) {
      const moved = moveHead(print, subject, faces[0]!, BESIDE)
      faces.splice(0, 1, moved.face)
      subject.mask.set(moved.mask)
    }
    const lean = isKissed ? LEAN : 0
    const { figure, head } = partsOf(print, unit, lean)
    let adorn = () => flowersInHair(print, faces, { shown: head, seed })
    if (isKissed) {
      drape(figure, print, besideOf(faces[0]!))
      adorn = bowOver(print, faces[0]!, { head, figure }, seed)
    }
    reflectGold(print, head)
    paintHeads(print, subjectOf(print).faces, { head, seed })
    const outline = blur(figure, width, height, Math.max(0.6, 2.2 * unit))
    const leaf = leafOf(width, height, unit, seed)
    const worn = clothOf(print, subjectOf(print).faces[0], figure)
    const cast = castOf(figure, head, width, height)
    for (let y = 0; y < height; y++) {
      const { glance, speck } = leaf(y)
      for (let x = 0, at = y * width; x < width; x++, at++) {
        const person = figure[at]!
        const skin = head[at]!
        if (skin >= 1) continue
        const { from, light } = worn(x, y, person)
        const r = mix(LIGHT[wall[at * 4]!]!, LIGHT[cloak[from]!]! * light, person)
        const g = mix(LIGHT[wall[at * 4 + 1]!]!, LIGHT[cloak[from + 1]!]! * light, person)
        const b = mix(LIGHT[wall[at * 4 + 2]!]!, LIGHT[cloak[from + 2]!]! * light, person)
        const metal = smoothstep(0.04, 0.16, r - 2 * b)
        const mirrored = 0.4 + 1.25 * smoothstep(0.05, 1, glance[x]!)
        const glints = 0.6 * smoothstep(0.66, 1.15, glance[x]!) + 0.3 * smoothstep(0.45, 0.75, speck[x]!)
        const spark = metal * shine * glints
        // Cloak and wall are drawn against each other with a dark line.
        const line = 1 - 0.8 * smoothstep(0.14, 0.42, outline[at]!) * smoothstep(0.86, 0.58, outline[at]!)
        const lit = mix(0.94 + 0.1 * speck[x]!, mirrored * shine, metal) * line * cast[at]!
        print.r[at] = mix(r * lit + 0.62 * spark, print.r[at]!, skin)
        print.g[at] = mix(g * lit + 0.43 * spark, print.g[at]!, skin)
        print.b[at] = mix(b * lit + 0.14 * spark, print.b[at]!, skin)
      }
    }
    for (const { x, y, width: w, height: h } of subjectOf(print).faces.slice(0, 4)) {
      const [middle, reach] = [neckOf({ x, width: w, height: h }, lean), (isKissed ? 0.27 : 0.34) * w]
      const lowest = neckline(middle, y + 0.2 * h, 1.12 * w, h, middle)
      // It hangs round the neck: its ends go back under the hair.
      const hangs = (px: number) => lowest - (isKissed ? 0.13 : 0.19) * h * ((px - middle) / reach) ** 2
      layCollar(print, { middle, reach, size: 0.024 * w, lineAt: hangs })
    }
    adorn()
  },
})

/** How the cloak hangs: what of it is seen at a place, and how light its folds are there. */
function clothOf({ width, height }: Print, face: Face | undefined, figure: Float32Array) {
  const [middle, neck] = face ? [face.x + face.width / 2, face.y + face.height] : [width / 2, 0.9 * height]
  const reach = face ? face.width : 0.5 * width
  const form = blur(figure, width, height, 0.05 * Math.min(width, height))
  const seen = { for: -1, from: 0, step: 0, light: 1 }
  return (x: number, y: number, person: number) => {
    // Two pixels beside each other hang alike.
    if ((x & 1) === 1 && person > 0 && seen.for === y * width + x - 1) {
      seen.from += seen.step
      return seen
    }
    seen.for = person > 0 ? y * width + x : -1
    seen.from = (y * width + x) * 4
    seen.light = 1
    if (person === 0) return seen
    const dx = (x - middle) / reach
    const dy = (y - neck) / reach
    // Folds run from the shoulders down and outwards; the pattern bends over them and round the body.
    const way = Math.atan2(dx, dy + 0.9)
    const fold = Math.sin(way * 15 + 1.5 * dy) + 0.5 * Math.sin(way * 31 + 2)
    const deep = smoothstep(0.1, 1.1, hypot(dx, dy))
    const fromX = Math.min(width - 1, Math.abs(Math.round(x + reach * (0.035 * fold * deep + 0.05 * dx * dy))))
    const fromY = Math.min(height - 1, Math.max(0, Math.round(y - reach * 0.2 * dx * dx)))
    seen.from = (fromY * width + fromX) * 4
    seen.step = fromX < width - 1 ? 4 : 0
    const slope = Math.cos(way * 15 + 1.5 * dy) + 0.7 * Math.cos(way * 31 + 2)
    const round = 0.5 + 0.5 * smoothstep(0.45, 0.95, form[y * width + x]!)
    seen.light = Math.max(0.25, 1 + 0.3 * slope * deep) * round
    return seen
  }
}

/** The shadow that a head throws on its shoulders and the figure on the wall. */
function castOf(figure: Float32Array, head: Float32Array, width: number, height: number): Float32Array {
  const shorter = Math.min(width, height)
  const [behind, below] = [blur(figure, width, height, 0.03 * shorter), blur(head, width, height, 0.022 * shorter)]
  const [right, down] = [Math.round(0.018 * shorter), Math.round(0.026 * shorter)]
  const cast = plane(figure.length)
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.max(0, y - down) * width
    for (let x = 0; x < width; x++, at++) {
      const from = row + Math.max(0, x - right)
      cast[at] = 1 - 0.62 * mix(behind[from]!, below[from]!, figure[at]!)
    }
  }
  return cast
}

/**
 * Who is in the picture, and what of them stays flesh and hair: 0 to 1. A photo without people is a medallion.
 */
function partsOf(print: Print, unit: number, lean: number): { figure: Float32Array; head: Float32Array } {
  const { width, height } = print
  const { mask: found, coverage, faces } = subjectOf(print)
  const mask = loosenHair(print, found, faces)
  const figure = plane(width * height)
  const head = plane(width * height)
  const arePeople = faces.length > 0 && coverage > 0
  const ovals = arePeople
    ? faces.map((face) => {
        const { x, y, width: wide, height: high } = face
        return { x: x + wide / 2, y: y + 0.2 * high, wide: 1.12 * wide, high, neck: neckOf(face, lean) }
      })
    : [{ x: width / 2, y: 0.465 * height, wide: 0.435 * width, high: 0.405 * height, neck: 0 }]
  if (arePeople) figure.set(mask)
  const hung = (face: Face) => (lean === 0 ? {} : { middle: neckOf(face, lean), longest: SHORT })
  for (const face of arePeople ? faces : []) {
    drape(figure, print, face)
    hangHair(head, print, mask, face, hung(face))
  }
  for (const { x: cx, y: cy, wide, high, neck: middle } of ovals) {
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        const u = ((x - cx) / wide) ** 2
        const v = ((y - cy) / high) ** 2
        const far = arePeople ? Math.sqrt(u + v) : Math.sqrt(Math.sqrt(u * u + v * v))
        if (!arePeople) figure[at] = smoothstep(1 + (24 * unit) / wide, 1 + (21 * unit) / wide, far)
        // The cloak closes around the neck: no collar of the photo's is seen.
        const neck = neckline(middle, cy, wide, high, x)
        const closed = arePeople ? smoothstep(neck + 2 * unit, neck - unit, y) : 1
        const inside = smoothstep(1, 1 - 3 / wide, far) * closed
        if (inside > 0) head[at] = Math.max(head[at]!, inside * figure[at]!)
      }
    }
  }
  if (arePeople) for (const face of faces) hideCloth(head, print, mask, face)
  return { figure, head }
}
