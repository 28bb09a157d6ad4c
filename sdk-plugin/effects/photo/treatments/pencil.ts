import * as z from 'zod'
import type { Face } from '../../../vision/index.ts'
import { colour, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { hatchAll } from '../painting/hatching.ts'
import { CROSSED, LAYERS, LIFTED, LINES, PRESSED, ROUND } from '../painting/pencil-strokes.ts'
import { chalkEyes } from '../painting/chalk-marks.ts'
import { draftOf } from '../painting/draft.ts'
import { drawHair } from '../painting/drawn-hair.ts'
import { attentionOf } from '../painting/hand.ts'
import { layoutLines } from '../painting/layout-lines.ts'
import { dullHair } from '../painting/old-light.ts'
import { feltRows } from '../painting/felt.ts'
import { turnHeads } from '../painting/turned-head.ts'
import { joinLines } from '../painting/whole-lines.ts'
import { nearFeatures, finishedAt } from '../painting/sketch.ts'
import { subjectOf } from '../painting/subject.ts'
import { DEPTHS, inkedTones } from '../painting/tone.ts'
import { treatment } from './treatment.ts'

/** A drawing in graphite: contours, hatching that follows the forms in layers, a little smudge, paper. */
export const pencil = treatment({
  name: 'pencil',
  schema: z.strictObject({
    kind: z.literal('pencil'),
    paper: colour.default([0.9, 0.885, 0.85]),
    graphite: colour.default([0.035, 0.035, 0.04]),
    /** How dark the darkest hatching is. */
    pressure: z.number().min(0).max(1).default(0.94),
    /** Width of contours; 1 is a sharp pencil. */
    line: z.number().min(0).max(3).default(1),
    /** How far the drawing is left unfinished towards the sides, as a share of the shorter one. */
    unfinished: z.number().min(0).max(0.4).default(0.1),
    /** How much is seen of the first lines of a portrait, which place the head and its features. */
    layout: z.number().min(0).max(1).default(0),
    /** Whether eyes are drawn with the point: lid and pupil pressed, the white left paper. */
    pointed: z.boolean().default(false),
    /** How rough the paper is: the light shows its tooth, whose hollows the lead leaves bare. */
    rough: z.number().min(0).max(1).default(0),
  }),
  apply(print, { paper, graphite, pressure, line, unfinished, layout, pointed, rough }, { seed }) {
    const { width, height } = print
    const unit = Math.min(width, height) / 900
    const subject = subjectOf(print)
    const { faces } = subject
    // A crown that the sun burnt out would be bare paper.
    if (faces.length > 0) dullHair(print, subject.mask, faces)
    const draft = draftOf(print, subject, { ...DRAFT, line: { width: 1.05 * line }, seed })
    const { light, flow, slant, contours, hair, strands: loose } = draft
    const lead = plane(width * height)
    const near = nearFeatures(print, faces)
    const dark = darkness(turnHeads(light, print, { faces, near, mask: subject.mask, calm: 0 }))
    const strands = drawHair(print, subject, { flow, dark, strands: loose, unit, strength: 0.8, seed })
    const attention = attentionOf(print, faces, { least: 0, seed })
    // Tones change slowly from the features to hair: a border across the forehead would be a seam.
    const flesh = faces.length > 0 ? blur(near, width, height, 46 * unit) : near
    joinLines(contours, flow, near, unit)
    // Stubble and freckles are no lines.
    const features = blur(contours, width, height, Math.max(0.6, 1.3 * unit))
    for (let at = 0; at < dark.length; at++) {
      const below = near[at]! > 0 ? belowBrows(faces, at / width) : 0
      const skin = FLESH * flesh[at]! * below
      const open = near[at]! * (1 - below) * smoothstep(0.42, 0.16, dark[at]!)
      dark[at]! *= attention[at]! * (1 + skin * (1 - dark[at]!) ** 3) * (1 - open)
      contours[at]! *= attention[at]!
      features[at] = smoothstep(0.26, 0.6, features[at]!) * near[at]!
      contours[at]! *= 1 - 0.85 * near[at]!
    }
    // Locks are drawn along, and pressed harder where they are dark: crossed they would be woven.
    const crossed = hair ? dark.map((tone, at) => tone * (1 - UNCROSSED * hair[at]!)) : dark
    hatchAll(slant, dark, lead, { strokes: LAYERS, unit, seed, isSoft: true })
    hatchAll(slant, crossed, lead, { strokes: CROSSED, unit, seed: seed + 60, isSoft: true })
    hatchAll(flow, crossed, lead, { strokes: ROUND, unit, seed: seed + 75, isSoft: true })
    hatchAll(flow, dark, lead, { strokes: PRESSED, unit, seed: seed + 90, isSoft: true })
    const lifted = plane(width * height)
    hatchAll(flow, dark, lifted, { strokes: LIFTED, unit, seed: seed + 120 })
    const rubbed = blur(dark, width, height, 9 * unit)
    const drawn = plane(width * height)
    if (line > 0) hatchAll(flow, contours, drawn, { strokes: LINES, unit, seed: seed + 40 })
    if (pointed) chalkEyes(print, light, { depths: lead, lights: lifted, outlines: drawn }, faces)
    const first = layout > 0 ? layoutLines(print, subject, seed) : undefined
    const sheet = sheetRows(width, { unit, seed, rough })
    const shorter = Math.min(width, height)
    const tones = inkedTones(paper, graphite)
    for (let y = 0; y < height; y++) {
      const { teeth, border, clouds, whites } = sheet(y)
      for (let x = 0, at = y * width; x < width; x++, at++) {
        const tooth = teeth[x]!
        // The side of the lead lays a grey that only the paper's crests take, and a finger rubs it.
        const finger = RUBBED * smoothstep(0, 0.3, clouds[x]!) * rubbed[at]! * (1 - flesh[at]!)
        const grey = 0.34 * (1 - BARE * flesh[at]!) * dark[at]! * (0.78 + 1.1 * tooth) + finger
        // Pressed hard it is rubbed into the hollows too: in the depths only strokes are seen.
        const pressed = 0.95 * (1 - FILLED * smoothstep(0.45, 0.85, dark[at]!))
        let laid = (grey + (1 - grey) * lead[at]! * (0.86 + pressed * tooth)) * pressure
        laid *= 1 - 0.62 * lifted[at]! * (1 - flesh[at]!)
        laid += (1 - laid) * Math.min(1, (drawn[at]! + LINED * features[at]!) * (0.88 + 0.8 * tooth))
        if (strands) laid += (1 - laid) * 0.62 * strands[at]! * (0.9 + 0.5 * tooth)
        if (unfinished > 0) {
          const side = Math.min(x, y, width - x, height - y) / shorter
          const ragged = 0.9 * (lead[at]! - 0.4) + 0.5 * border[x]!
          laid *= finishedAt(side, unfinished, ragged)
        }
        if (first) laid += (1 - laid) * layout * first[at]! * (1 - 0.72 * subject.mask[at]!) * (0.7 + 0.6 * tooth)
        const depth = Math.min(1, Math.max(0, laid))
        const fibre = whites[x]!
        const step = (depth * DEPTHS) | 0
        print.r[at] = tones[0][step]! * fibre
        print.g[at] = tones[1][step]! * fibre
        print.b[at] = tones[2][step]! * fibre
      }
    }
  },
})

/** The paper row by row: its tooth, where a drawing ends on it, its clouds, how white it is. */
function sheetRows(width: number, { unit, seed, rough }: { unit: number; seed: number; rough: number }) {
  const grain = new NoiseRows('grain', width, { scale: 2.6 / unit })
  const felt = rough > 0 ? feltRows(width, unit) : undefined
  const borders = new NoiseRows('clouds', width, { scale: 0.3 / unit, top: seed })
  const fibres = new NoiseRows('clouds', width, { scale: 0.5 / unit })
  const whites = new Float32Array(width)
  return (y: number) => {
    const [teeth, clouds, pressed] = [grain.at(y), fibres.at(y), felt?.(y)]
    for (let x = 0; x < width; x++) {
      if (pressed) teeth[x] = teeth[x]! * (1 - 0.4 * rough) + 0.7 * rough * pressed.heights[x]!
      whites[x] = 1 + 0.055 * teeth[x]! + 0.04 * clouds[x]! + (pressed ? LIT * rough * pressed.lit[x]! : 0)
    }
    return { teeth, border: borders.at(y), clouds, whites }
  }
}

/** How light the sides of the paper's tooth are that face the lamp. */
const LIT = 0.2
/** How a head is planned before it is drawn; strokes bend around a face. */
const DRAFT = { contrast: { around: 16, strength: 0.7 }, forms: 7, round: 0.8, collar: 1 } as const
/** How much less a face is rubbed with the finger than all else: its tones are strokes. */
const BARE = 0.6
/** How much of the paper's tooth is filled where the lead is pressed. */
const FILLED = 0.55
/** How much more of the half-tones of a face is drawn than of others. */
const FLESH = 2.4
/** Above the brows the shade of hair would be a band: how far a row is below them, 0 to 1. */
function belowBrows(faces: readonly Face[], y: number): number {
  let most = 0
  for (const face of faces)
    most = Math.max(most, smoothstep(face.y + 0.14 * face.height, face.y + 0.34 * face.height, y))
  return most
}

/** Lids, brows and lips are gone over until their lines are whole: strokes as short as they would be crumbs. */
const LINED = 0.66

/** How much less hair is crossed than skin and cloth. */
const UNCROSSED = 0.9

/** How much a finger has rubbed into the paper, in patches. */
const RUBBED = 0.16

/** How dark a hand draws: it shows half-tones that a lens burns out. */
function darkness(light: Float32Array): Float32Array {
  const dark = plane(light.length)
  for (let at = 0; at < dark.length; at++) {
    // Half as the lens saw it, half as the eye does, which keeps the depths open.
    const shade = 1 - light[at]! * (1.4 - 0.4 * light[at]!)
    dark[at] = shade * (1.2 - 0.2 * shade)
  }
  return dark
}
