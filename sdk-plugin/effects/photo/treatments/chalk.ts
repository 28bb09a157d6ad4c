import * as z from 'zod'
import { colour, mix, smoothstep } from '../../colour.ts'
import { plane } from '../../kernels/memory.ts'
import type { NoiseName } from '../../kernels/noise.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import type { Flow } from '../painting/flow.ts'
import { hatchAll, type Stroke } from '../painting/hatching.ts'
import { draftOf } from '../painting/draft.ts'
import { drawHair } from '../painting/drawn-hair.ts'
import { chalkEyes, SANGUINE, shadeOfSkin, UNRUBBED } from '../painting/chalk-marks.ts'
import { fleshOf } from '../painting/flesh.ts'
import { ALONG_LOCKS, BLACK, BLUSH, LINE, PASTEL, WHITE } from '../painting/chalk-strokes.ts'
import { attentionOf } from '../painting/hand.ts'
import { layoutLines } from '../painting/layout-lines.ts'
import { lipsOf } from '../painting/lips.ts'
import { evenLight } from '../painting/old-light.ts'
import { lighten, redden, redIn, warmth } from '../painting/sanguine.ts'
import { nearFeatures, finishedAt } from '../painting/sketch.ts'
import { joinLines } from '../painting/whole-lines.ts'
import { type Subject, subjectOf } from '../painting/subject.ts'
import { treatment } from './treatment.ts'

/** How far people take the tones that a hand gives to skin, hair and clothes: white chalk lies on toned paper besides. */
const KEYED = 0.3
/** How far strokes bend around a face. */
const ROUND = 0.85

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
  }),
  apply(print, { paper, black, red, white, unfinished, pastel, rubbed, aside, locks, bold, gentle, layout }, { seed }) {
    const { width, height } = print
    const [shorter, subject] = [Math.min(width, height), subjectOf(print)]
    const unit = shorter / 900
    // A hand models a head by its forms: half a face in the shade of a lamp would be a black half.
    evenLight(print, subject, 1.5)
    const { light, flow, slant, contours, hair, strands: loose } = draftOf(print, subject, { ...DRAFT, collar: bold, seed })
    const near = nearFeatures(print, subject.faces)
    joinLines(contours, flow, near, unit)
    const wanted = wantedOf(light, subject, pastel > 0, bold)
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
    const [depths, lights] = [drawn(slant, locks > 0 ? ALONG_LOCKS : BLACK, wanted.black), drawn(slant, WHITE, wanted.white)]
    const rubs = drawn(slant, pastel > 0 ? PASTEL : BLUSH, wanted.all)
    const outlines = drawn(flow, LINE, contours)
    const first = layout > 0 ? layoutLines(print, subject, seed) : undefined
    const skin = subject.faces.length > 0 ? drawn(slant, SANGUINE, shadeOfSkin(light, flesh)) : undefined
    if (skin) redden(skin, depths, lipsOf(print, light, subject.faces))
    if (subject.faces.length > 0) chalkEyes(print, light, { depths, lights, outlines }, subject.faces)
    const sheet = newSheet(width, unit, seed)
    const line = newLine(width)
    for (let y = 0; y < height; y++) {
      const { grain, chain, border, speck } = sheet(y)
      for (let x = 0, at = y * width; x < width; x++, at++) {
        // Laid paper: the chain lines of the mould, and a tooth that chalk catches on.
        const tooth = grain[x]! + 0.05 * Math.sin((y / unit) * 1.35 + 2 * chain[x]!)
        const warm = warmth(print.r[at]!, print.g[at]!, print.b[at]!)
        const tone = light[at]!
        const side = Math.min(x, y, width - x, height - y) / shorter
        const ragged = 0.7 * (rubs[at]! - 0.5) + 0.55 * border[x]!
        const finished = finishedAt(side, unfinished, ragged)
        const shade = wanted.black[at]!
        // The stump rubs some of it into the paper; where colours lie the black only deepens them.
        const bareSkin = 1 - UNRUBBED * flesh[at]!
        const stumped = 0.34 * shade * bareSkin * Math.max(0, 1 + 1.1 * tooth)
        // A head of hair is gone over until the tooth is filled: bare hollows all over it would be noise.
        const filled = hair ? tooth * (1 - 0.66 * hair[at]!) : tooth
        const black = (stumped + (1 - stumped) * caught(depths[at]!, filled)) * (1 - 0.4 * pastel)
        const laid = Math.max(black, caught(outlines[at]!, tooth), strands ? 0.8 * caught(strands[at]!, tooth) : 0)
        const rosy = warm === 0 ? 0 : 0.42 * warm * smoothstep(0.98, 0.6, tone)
        const rub = caught(rubs[at]!, tooth)
        const colours = pastel * finished * (rubbed + (1.06 - rubbed) * rub)
        line.pastel[x] = Math.min(0.96, colours * (1 - 0.5 * wanted.white[at]!))
        line.paper[x] = 1 + 0.085 * tooth + 0.1 * speck[x]!
        line.blush[x] = rosy === 0 ? 0 : rosy * finished * (0.8 * bareSkin * wanted.all[at]! + 0.7 * rub)
        if (skin) line.blush[x] = Math.max(line.blush[x]!, finished * (1 - 0.5 * near[at]!) * caught(skin[at]!, tooth))
        if (first) {
          const seen = layout * (1 - 0.75 * subject.mask[at]!)
          line.blush[x] = Math.max(line.blush[x]!, Math.min(1, seen * caught(first[at]!, tooth)))
        }
        const felt = near[at]! * Math.max(smoothstep(0.16, 0.5, shade), caught(outlines[at]!, tooth))
        line.red[x] = redIn(flesh[at]!, warm, { shade, felt, isParted: locks > 0 })
        line.dark[x] = Math.min(0.96, laid) * finished
        const high = Math.min(
          0.8,
          0.12 * bareSkin * wanted.white[at]! * (1 + 0.8 * tooth) + 0.85 * caught(lights[at]!, tooth),
        )
        line.white[x] = high * finished * (1 - 0.35 * pastel)
      }
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
  round: ROUND,
} as const

/** What the paper has of its own, row by row. */
function newSheet(width: number, unit: number, seed: number) {
  const rows = (name: NoiseName, scale: number, top = 0) => new NoiseRows(name, width, { scale: scale / unit, top })
  const [teeth, chains] = [rows('grain', 1.9), rows('clouds', 0.2)]
  const [borders, specks] = [rows('clouds', 0.3, seed), rows('clouds', 0.35)]
  return (y: number) => ({ grain: teeth.at(y), chain: chains.at(y), border: borders.at(y), speck: specks.at(y) })
}

/** For each pixel of a row: the light of the paper, how red it is rubbed, and what lies on it of colours and chalks. */
function newLine(width: number) {
  const row = () => new Float32Array(width)
  return { paper: row(), pastel: row(), blush: row(), red: row(), dark: row(), white: row() }
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

/** Where the chalks are to lie: black in the depths, white on the highest lights, red on people, pastel everywhere. */
function wantedOf(light: Float32Array, { mask, coverage, faces }: Subject, isColoured: boolean, bold: number) {
  const planes = { black: plane(light.length), white: plane(light.length), all: plane(light.length) }
  // Without colours below them the chalks alone make the forms: black begins in the half-tones.
  const dark = isColoured ? 0.7 : 0.84
  const isPortrait = coverage > 0.03 && faces.length > 0
  for (let at = 0; at < light.length; at++) {
    // What is behind people is hinted at, if at all; a place or an animal is drawn with all around it.
    const own = isPortrait ? mask[at]! : 1
    const deep = Math.max(0, dark - light[at]!) / dark
    planes.black[at] = Math.min(1, deep * (1 + 0.9 * bold * deep)) * (0.15 + 0.85 * own)
    // More white than on the highest lights is a mask.
    planes.white[at] = smoothstep(isColoured ? 0.9 : 0.84 - 0.12 * bold, 1.1 - 0.1 * bold, light[at]!) * own
    planes.all[at] = isColoured ? 0.75 : 0.75 * own
  }
  return planes
}

function leaveOut(planes: readonly Float32Array[], attention: Float32Array): void {
  for (const plane of planes) {
    for (let at = 0; at < plane.length; at++) plane[at]! *= attention[at]!
  }
}

/** How much of a stroke stays on the paper: its crests take more. */
function caught(stroke: number, tooth: number): number {
  return stroke <= 0 ? 0 : Math.min(1, stroke * Math.max(0.08, 1 + 1.35 * tooth))
}
