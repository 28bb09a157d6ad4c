import * as z from 'zod'
import { colour, mix, smoothstep } from '../../colour.ts'
import type { Print } from '../photo.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import type { NoiseName } from '../../kernels/noise.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import type { Flow } from '../painting/flow.ts'
import { hatchAll, type Stroke } from '../painting/hatching.ts'
import { draftOf } from '../painting/draft.ts'
import { drawHair } from '../painting/drawn-hair.ts'
import { chalkEyes, SANGUINE, shadeOfSkin } from '../painting/chalk-marks.ts'
import {
  blushRow,
  caught,
  darkRow,
  finishRow,
  redRow,
  strokeRow,
  toothRow,
  warmRow,
  whiteRow,
} from '../painting/chalk-rows.ts'
import { wantedOf } from '../painting/chalk-wanted.ts'
import { fleshOf } from '../painting/flesh.ts'
import { ALONG_LOCKS, BLACK, BLUSH, LINE, PASTEL, WHITE } from '../painting/chalk-strokes.ts'
import { attentionOf } from '../painting/hand.ts'
import { layoutLines } from '../painting/layout-lines.ts'
import { lipsOf } from '../painting/lips.ts'
import { evenLight } from '../painting/old-light.ts'
import { lighten, redden } from '../painting/sanguine.ts'
import { nearFeatures } from '../painting/sketch.ts'
import { turnHeads } from '../painting/turned-head.ts'
import { joinLines } from '../painting/whole-lines.ts'
import { subjectOf } from '../painting/subject.ts'
import { treatment } from './treatment.ts'

/** How far people take the tones that a hand gives to skin, hair and clothes: white chalk lies on toned paper besides. */
const KEYED = 0.3
/**
 * Three chalks on toned paper, as masters drew heads: black for the depths, red for what is warm, white for the lights.
 * Half-tones are the bare paper.
 */
export const chalk = treatment({
  name: 'chalk',
  schema: z.strictObject({
    kind: z.literal('chalk'),
    paper: colour.default([0.43, 0.35, 0.25]),
    black: colour.default([0.022, 0.018, 0.018]),
    red: colour.default([0.3, 0.05, 0.02]),
    white: colour.default([0.95, 0.92, 0.85]),
    /** How far the drawing is left unfinished towards the sides, as a share of the shorter one. */
    unfinished: z.number().min(0).max(0.4).default(0.13),
    /** How much of the photo's own colours lies below the three as soft pastel, rubbed in with a thumb. */
    pastel: z.number().min(0).max(1).default(0),
    /** How much of those colours is rubbed in between their strokes, as a share. */
    rubbed: z.number().min(0).max(1).default(0.1),
    /** How much is drawn furthest from faces, as a share: a hand leaves out what is not the head. */
    aside: z.number().min(0).max(1).default(1),
    /** How far the depths are parted into locks of hair with light between them. */
    locks: z.number().min(0).max(1).default(0),
    /** How much harder than usual the black is pressed, and how much further the white goes, without pastel. */
    bold: z.number().min(0).max(1).default(0),
    /** How far black is held back on faces, whose shade red makes. */
    gentle: z.number().min(0).max(1).default(0),
    /** How much is seen of the first lines of a portrait, in red. */
    layout: z.number().min(0).max(1).default(0),
    /** How far strokes bend around a face: at 0 they keep one slant. */
    round: z.number().min(0).max(1).default(0.85),
  }),
  apply(print, chalks, { seed }) {
    const { paper, black, red, white, unfinished, pastel, rubbed, aside, locks, bold, gentle, layout, round } = chalks
    const { width, height } = print
    const [shorter, subject] = [Math.min(width, height), subjectOf(print)]
    const unit = shorter / 900
    // A hand models a head by its forms: half a face in the shade of a lamp would be a black half.
    evenLight(print, subject, 1.5)
    const {
      light: seen,
      flow,
      slant,
      contours,
      hair,
      strands: loose,
    } = draftOf(print, subject, { ...DRAFT, round, collar: bold, seed })
    const near = nearFeatures(print, subject.faces)
    joinLines(contours, flow, near, unit)
    const light = gentle > 0 ? turnHeads(seen, print, { ...subject, near, calm: 0.3 }) : seen
    const wanted = wantedOf(light, subject, print, { isColoured: pastel > 0, bold })
    const depth = { flow, dark: wanted.black, strands: loose }
    const strands = locks > 0 ? drawHair(print, subject, { ...depth, unit, strength: locks, seed }) : undefined
    const flesh = fleshOf(subject, print, hair)
    lighten(wanted, flesh, near, gentle)
    if (aside < 1)
      leaveOut([wanted.black, wanted.all, contours], attentionOf(print, subject.faces, { least: aside, seed }))
    const drawn = (along: Flow, strokes: readonly Stroke[], want: Float32Array) => {
      const laid = plane(width * height)
      hatchAll(along, want, laid, { strokes, unit, seed })
      return laid
    }
    const [depths, lights] = [
      drawn(slant, locks > 0 ? ALONG_LOCKS : BLACK, wanted.black),
      drawn(slant, WHITE, wanted.white),
    ]
    const rubs = drawn(slant, pastel > 0 ? PASTEL : BLUSH, wanted.all)
    const outlines = drawn(flow, LINE, contours)
    firmLines(outlines, contours, near, print, bold)
    const first = layout > 0 ? layoutLines(print, subject, seed) : undefined
    const skin = subject.faces.length > 0 ? drawn(slant, SANGUINE, shadeOfSkin(light, flesh)) : undefined
    if (skin) redden(skin, depths, lipsOf(print, light, subject.faces))
    if (subject.faces.length > 0) chalkEyes(print, light, { depths, lights, outlines }, subject.faces)
    const sheet = newSheet(width, unit, seed)
    const line = newLine(width)
    const { tooth, finished, rub, warm } = line
    const blacks = { depths, outlines, strands, wanted: wanted.black, flesh, hair, pastel, near }
    const whites = { wanted: wanted.white, lights, flesh, pastel }
    for (let y = 0, from = 0; y < height; y++, from += width) {
      const { grain, chain, border, speck } = sheet(y)
      toothRow(tooth, grain, chain, y / unit)
      finishRow(finished, rubs, from, border, { ends: Math.min(y, height - y), shorter, unfinished })
      darkRow(line.dark, tooth, finished, from, blacks)
      warmRow(warm, print, from)
      redRow(line.red, warm, tooth, from, blacks, locks > 0)
      for (let x = 0; x < width; x++) {
        rub[x] = caught(rubs[from + x]!, tooth[x]!)
        const colours = pastel * finished[x]! * (rubbed + (1.06 - rubbed) * rub[x]!)
        line.pastel[x] = Math.min(0.96, colours * (1 - 0.5 * wanted.white[from + x]!))
        line.paper[x] = 1 + 0.085 * tooth[x]! + 0.1 * speck[x]!
      }
      blushRow(line.blush, warm, rub, finished, from, { light, flesh, all: wanted.all })
      if (skin) strokeRow(line.blush, tooth, from, skin, { clear: near, least: 0.5, share: finished })
      if (first) strokeRow(line.blush, tooth, from, first, { clear: subject.mask, least: 0.75, share: layout })
      whiteRow(line.white, tooth, finished, from, whites)
      for (const [c, plane] of [print.r, print.g, print.b].entries()) {
        layChalks(plane.subarray(y * width, (y + 1) * width), line, [paper[c]!, black[c]!, red[c]!, white[c]!])
      }
    }
  },
})

/** How a head is planned before it is drawn. */
const DRAFT = {
  contrast: { around: 22, strength: 0.7 },
  forms: 8,
  line: { width: 1.4 },
  keyed: KEYED,
} as const

/** What the paper has of its own, row by row. */
function newSheet(width: number, unit: number, seed: number) {
  const rows = (name: NoiseName, scale: number, top = 0) => new NoiseRows(name, width, { scale: scale / unit, top })
  const [teeth, chains] = [rows('grain', 1.9), rows('clouds', 0.2)]
  const [borders, specks] = [rows('clouds', 0.3, seed), rows('clouds', 0.35)]
  return (y: number) => ({ grain: teeth.at(y), chain: chains.at(y), border: borders.at(y), speck: specks.at(y) })
}

/**
 * For each pixel of a row: the light of the paper, how red it is rubbed, what lies on it of colours and chalks; its tooth, how
 * far it is finished, how much is rubbed in there, how warm the photo is.
 */
function newLine(width: number) {
  const row = () => new Float32Array(width)
  const chalks = { paper: row(), pastel: row(), blush: row(), red: row(), dark: row(), white: row() }
  return { ...chalks, tooth: row(), finished: row(), rub: row(), warm: row() }
}

/** One channel of a row. @param colours Paper, black, red and white */
function layChalks(
  to: Float32Array,
  line: ReturnType<typeof newLine>,
  [paper, black, red, white]: readonly [number, number, number, number],
): void {
  for (let x = 0; x < to.length; x++) {
    const blushing = mix(paper * line.paper[x]!, red * 1.25, line.blush[x]!)
    const bare = mix(blushing, Math.min(0.9, 0.015 + 1.1 * to[x]!), line.pastel[x]!)
    const drawn = mix(bare, mix(black, red, line.red[x]!), line.dark[x]!)
    to[x] = mix(drawn, white, line.white[x]!)
  }
}

/** Nose, lids and mouth are gone over until their lines are whole: strokes as short as they would be crumbs. */
function firmLines(
  outlines: Float32Array,
  contours: Float32Array,
  near: Float32Array,
  { width, height }: Print,
  bold: number,
): void {
  const whole = blur(contours, width, height, Math.max(0.6, (1.3 * Math.min(width, height)) / 900))
  for (let at = 0; at < outlines.length; at++) {
    if (near[at] === 0) continue
    outlines[at] = Math.max(outlines[at]!, bold * near[at]! * smoothstep(0.2, 0.55, whole[at]!))
  }
}

function leaveOut(planes: readonly Float32Array[], attention: Float32Array): void {
  for (const plane of planes) {
    for (let at = 0; at < plane.length; at++) plane[at]! *= attention[at]!
  }
}
