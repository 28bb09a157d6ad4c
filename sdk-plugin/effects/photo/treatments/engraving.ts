import * as z from 'zod'
import { colour, mix, smoothstep } from '../../colour.ts'
import type { Face } from '../../../vision/index.ts'
import { blur } from '../../kernels/blur.ts'
import { cutPlate } from '../../kernels/engraving.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { clearFeatures } from '../painting/clear-features.ts'
import { flowOf } from '../painting/flow.ts'
import { engraveHair, hairOf } from '../painting/engraved-hair.ts'
import { evenKey } from '../painting/even-key.ts'
import { withoutRags } from '../painting/rags.ts'
import { keySkin, nearFeatures, skinTone } from '../painting/sketch.ts'
import { landmarksOf } from '../painting/landmarks.ts'
import { joinLines } from '../painting/whole-lines.ts'
import { subjectOf } from '../painting/subject.ts'
import { contoursOf, lift, lightnessOf, localContrast } from '../painting/tone.ts'
import { treatment } from './treatment.ts'

/** Layers of lines: their direction in degrees, the darkness that each begins at, and how soon it is full. */
const LAYERS = [
  { turn: 0, from: 0.04, full: 1 },
  { turn: 62, from: 0.4, full: 0.9 },
  { turn: -38, from: 0.68, full: 0.7 },
] as const

/** How much of a lamp from one side is taken off faces: in its shade lines would close over an eye. */
const EVENED = 1

/** How much deeper eyes, nostrils and lips are cut than a lens sees them. */
const CLEARER = 0.7

/** From here on cloth is cut with crossed lines and no darker: solid ink would be a blot. */
const CROSSED = 0.7

/** How dark a plate is cut for a lightness. */
function toned(light: number): number {
  const dark = 1 - light
  return dark * (1.16 - 0.2 * dark)
}

/** How much darker than a lens saw it hair is cut: lines leave paper between them, and brown would be grey. */
const DEEPER = 1.35

/** How dark hair is cut: its ends, where they lie on the shoulders in their own shade, no darker than cloth. */
function hairTones(light: Float32Array, width: number, face: Face): Float32Array {
  const [from, to] = [face.y + 0.9 * face.height, face.y + 1.25 * face.height]
  return light.map((own, at) => {
    const dark = Math.min(1, DEEPER * toned(own))
    return dark > CROSSED ? mix(dark, CROSSED, smoothstep(from, to, at / width)) : dark
  })
}

/** Behind people the plate is even. */
function clear(light: Float32Array, mask: Float32Array, ground: number): void {
  for (let at = 0; at < light.length; at++) light[at] = mix(1 - ground, light[at]!, mask[at]!)
}

/** How light the darkest of a face stays: below that lines would close over it. */
const VISIBLE = 0.32

/** How light skin is cut at most on the whole: only what shines stays bare paper. */
const LINED = 0.74
const SHINE = 14
/** How far skin reaches upwards and aside from the middle of a face, in its heights and widths. */
const FOREHEAD = { x: 0.56, y: 0.95 }

/** A face in shade is cut with open lines, its features as dark against it as they were; a light one with more of them. */
function open(light: Float32Array, width: number, height: number, face: Face): void {
  const tone = skinTone(light, { width, height }, face)
  const opened = tone + VISIBLE * (1 - tone)
  const share = Math.min(1, LINED / opened)
  const [cx, cy] = [face.x + face.width / 2, face.y + 0.55 * face.height]
  const [rx, ry] = [0.52 * face.width, 0.56 * face.height]
  const [wide, tall] = [FOREHEAD.x * face.width, FOREHEAD.y * face.height]
  for (let y = Math.max(0, Math.floor(cy - tall)); y < Math.min(height, cy + ry); y++) {
    for (let x = Math.max(0, Math.floor(cx - wide)); x < Math.min(width, cx + wide); x++) {
      const at = y * width + x
      const far = ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2
      const skin = ((x - cx) / wide) ** 2 + ((y - cy) / (y < cy ? tall : ry)) ** 2
      if (skin >= 1) continue
      const own = Math.min(1, light[at]! + VISIBLE * (1 - light[at]!) * smoothstep(1, 0.6, far))
      const lined = share * own + (1 - share) * own ** SHINE
      light[at] = mix(own, lined, smoothstep(1, 0.7, skin))
    }
  }
}

/** How light it stays below a nose, and how far around its tip that is asked for, in widths and heights of the face. */
const BELOW_NOSE = { light: 0.5, x: 0.26, y: 0.15 }

/** Nostrils and the shade below them stay lines: closed, they would be one blot in the middle of a face. */
function openNose(light: Float32Array, width: number, height: number, face: Face): void {
  const { nose } = landmarksOf(light, { width, height }, face)
  const [rx, ry] = [BELOW_NOSE.x * face.width, BELOW_NOSE.y * face.height]
  for (let y = Math.max(0, Math.floor(nose.y - ry)); y < Math.min(height, nose.y + ry); y++) {
    for (let x = Math.max(0, Math.floor(nose.x - rx)); x < Math.min(width, nose.x + rx); x++) {
      const at = y * width + x
      const near = smoothstep(1, 0.5, ((x - nose.x) / rx) ** 2 + ((y - nose.y) / ry) ** 2)
      const least = BELOW_NOSE.light * (0.7 + 0.3 * light[at]!)
      if (light[at]! < least) light[at] = mix(light[at]!, least, near)
    }
  }
}

/** A portrait cut in steel, as on stamps and notes: lines that swell with the dark and bend over the forms. */
export const engraving = treatment({
  name: 'engraving',
  schema: z.strictObject({
    kind: z.literal('engraving'),
    ink: colour.default([0.04, 0.045, 0.06]),
    /** What shows between the lines; white leaves the paper as it is. */
    paper: colour.default([1, 1, 1]),
    /** Lines across the shorter side. */
    lines: z.number().min(20).max(300).default(104),
    /** Direction of the first layer in degrees, clockwise from level. */
    turn: z.number().min(-90).max(90).default(-14),
    /** How far light forms push the lines aside, in lines. */
    relief: z.number().min(0).max(20).default(5),
    /** The background fades into bare paper towards the sides, as a share of the shorter one. */
    fade: z.number().min(0).max(0.5).default(0),
    /**
     * How dark the even lines are in place of what is behind people, whose hair is then cut strand by strand; left out,
     * what the photo shows there is cut as they are.
     */
    ground: z.number().min(0).max(1).optional(),
  }),
  apply(print, { ink, paper, lines, turn, relief, fade, ground }, { seed }) {
    const { width, height } = print
    const shorter = Math.min(width, height)
    const pitch = shorter / lines
    const subject = ground === undefined ? undefined : subjectOf(print)
    const faces = subject && subject.coverage > 0 ? subject.faces : []
    const hair = faces.length > 0 ? hairOf(print, subject!) : undefined
    evenKey(print, faces, EVENED)
    lift(print)
    clearFeatures(print, faces, CLEARER)
    const seen = lightnessOf(print)
    for (const face of subject?.faces ?? []) keySkin(seen, print, face)
    const light = localContrast(seen, width, height, shorter * 0.05, 0.45)
    for (const face of faces) open(light, width, height, face)
    for (const face of faces) openNose(light, width, height, face)
    if (faces.length > 0) clear(light, withoutRags(subject!.mask, print, faces), ground!)
    const head = subject?.faces[0]
    const forms = blur(light, width, height, Math.max(1, pitch * 2.2))
    const fine = blur(light, width, height, Math.max(0.5, pitch * 0.3))
    const contours = contoursOf(light, width, height, Math.max(0.7, pitch * 0.2))
    const flow = head && flowOf(light, width, height, 1.5 * pitch)
    if (flow) joinLines(contours, flow, nearFeatures(print, faces), shorter / 900)
    const neck = head ? head.y + 1.06 * head.height : Infinity
    const cut = hair && engraveHair(print, hairTones(fine, width, head!), hair, { pitch, seed })
    const layers = LAYERS.map((layer) => {
      const angle = ((turn + layer.turn) * Math.PI) / 180
      return { ...layer, dx: -Math.sin(angle) / pitch, dy: Math.cos(angle) / pitch }
    })
    const foot = neck + 0.2 * (head?.height ?? 0)
    cutPlate(print, {
      paper,
      ink,
      fine,
      contours,
      forms,
      hair,
      cut,
      layers,
      relief,
      fade,
      grain: new NoiseRows('grain', width, { scale: 0.7, left: seed * 19 }),
      // An edge is as sharp as a pixel is wide.
      edge: Math.min(0.45, 0.75 / pitch),
      crossed: CROSSED,
      softened: (y) => (y > neck ? smoothstep(neck, foot, y) : 0),
    })
  },
})
