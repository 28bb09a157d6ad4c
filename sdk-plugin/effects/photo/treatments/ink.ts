import * as z from 'zod'
import { colour, mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { ToothRows } from '../../plates/paper.ts'
import { randomFrom } from '../../random.ts'
import { layDrop } from '../painting/drop.ts'
import { hatchAll, type Stroke } from '../painting/hatching.ts'
import { draftOf } from '../painting/draft.ts'
import { drawHair } from '../painting/drawn-hair.ts'
import { attentionOf } from '../painting/hand.ts'
import { inkEyes } from '../painting/inked-eyes.ts'
import { outlineOf } from '../painting/key-block.ts'
import type { Flow } from '../painting/flow.ts'
import { nearFeatures } from '../painting/sketch.ts'
import { joinLines } from '../painting/whole-lines.ts'
import type { Print } from '../photo.ts'
import { type Subject, subjectOf } from '../painting/subject.ts'
import { DEPTHS, inkedTones } from '../painting/tone.ts'
import { treatment } from './treatment.ts'
import { hypot } from '../../hypot.ts'

/** Pen and brush: a swelling line, hatching with the nib, diluted washes with dried rims, brushed blacks, spatter. */
export const ink = treatment({
  name: 'ink',
  schema: z.strictObject({
    kind: z.literal('ink'),
    paper: colour.default([0.9, 0.87, 0.79]),
    ink: colour.default([0.012, 0.013, 0.02]),
    /** Drops flung from the brush. */
    spatter: z.number().int().min(0).max(200).default(46),
    /** How much of the dark the brush fills; the rest is hatched. */
    brushed: z.number().min(0).max(1).default(1),
    /** How far the paper stays empty towards the sides, as a share of the shorter one. */
    open: z.number().min(0).max(0.4).default(0.16),
  }),
  apply(print, { paper, ink: black, spatter, brushed, open }, { seed }) {
    const { width, height } = print
    const shorter = Math.min(width, height)
    const unit = shorter / 900
    const subject = subjectOf(print)
    const { faces } = subject
    const {
      light,
      flow,
      slant,
      contours,
      strands: loose,
    } = draftOf(print, subject, {
      contrast: { around: 18, strength: 0.6 },
      forms: 7,
      line: { width: 1.2, least: 0.8 },
      round: 0.8,
      seed,
    })
    const dark = plane(width * height)
    const attention = attentionOf(print, faces, { least: 0, seed })
    if (faces.length > 0) closeLines(contours, print, subject, flow)
    for (let at = 0; at < dark.length; at++) {
      // A nib leaves out late and all at once.
      light[at] = 1 - (1 - light[at]!) * Math.sqrt(attention[at]!)
      contours[at]! *= attention[at]!
      dark[at] = 1 - light[at]! * (1.5 - 0.5 * light[at]!)
    }
    const strands = drawHair(print, subject, { flow, dark, strands: loose, unit, strength: 0.9, seed })
    const [pen, brush] = [plane(width * height), plane(width * height)]
    hatchAll(slant, dark, pen, { strokes: NIB, unit, seed })
    const deep = brushed === 1 ? dark : dark.map((tone) => tone * brushed)
    hatchAll(flow, deep, brush, { strokes: BRUSH, unit, seed: seed + 20 })
    hatchAll(flow, contours, brush, { strokes: LINE, unit, seed: seed + 40 })
    inkEyes(print, light, { brush, pen }, faces)
    const soft = blur(light, width, height, 6 * unit)
    const drops = spatterOf(width, height, unit, spatter, seed)
    const clouds = new NoiseRows('clouds', width, { scale: 0.34 / unit, left: seed * 31 })
    const grain = new NoiseRows('grain', width, { scale: 0.9 / unit })
    const teeth = new ToothRows(width, 1 / shorter)
    const tones = inkedTones(paper, black)
    for (let y = 0; y < height; y++) {
      const cloudy = clouds.at(y)
      const grainy = grain.at(y)
      const tooths = teeth.at(y)
      for (let x = 0, at = y * width; x < width; x++, at++) {
        const cloud = cloudy[x]!
        const tooth = tooths[x]!
        const ragged = cloud + 0.3 * grainy[x]!
        const side = Math.min(x, y, width - x, height - y) / shorter
        const here = open === 0 ? 1 : smoothstep(0.1, 0.3, side / open + 0.9 * cloud - 0.15)
        const tone = light[at]!
        // Puddles end at what is bright: no rim of them beside hair.
        const wide = Math.max(soft[at]!, tone - 0.12) + 0.06 * ragged
        // Three washes, each with the rim that its puddle left.
        let laid = (wash(wide, 0.8, 0.085, tooth) + wash(wide, 0.57, 0.12, tooth) + wash(wide, 0.34, 0.2, tooth)) * here
        const shown = smoothstep(0.2, 0.7, here)
        laid += (1 - laid) * pen[at]! * shown
        // Where the brush ran dry, the paper's crests stay bare.
        const wet = brush[at]! * (0.95 + 0.12 * tooth) * shown
        laid += (1 - laid) * Math.min(1, wet)
        if (strands) laid += (1 - laid) * 0.9 * strands[at]! * shown
        laid = Math.max(laid, drops[at]!)
        const sheet = 1 + 0.02 * tooth + 0.03 * cloud
        const step = (Math.min(1, laid) * DEPTHS) | 0
        print.r[at] = tones[0][step]! * sheet
        print.g[at] = tones[1][step]! * sheet
        print.b[at] = tones[2][step]! * sheet
      }
    }
  },
})

/** Makes the lines of a face whole, and closes the one along neck and shoulders, which cloth as light as paper has not. */
function closeLines(contours: Float32Array, { width, height }: Print, { mask, faces }: Subject, flow: Flow): void {
  const unit = Math.min(width, height) / 900
  const near = nearFeatures({ width, height }, faces)
  joinLines(contours, flow, near, unit)
  const outline = outlineOf(mask, width, height, 0.8 * unit)
  const [from, to] = [faces[0]!.y + 0.8 * faces[0]!.height, faces[0]!.y + 1.1 * faces[0]!.height]
  for (let y = Math.max(0, Math.floor(from)); y < height; y++) {
    const below = 0.9 * smoothstep(from, to, y)
    for (let x = 0, at = y * width; x < width; x++, at++) contours[at] = Math.max(contours[at]!, below * outline[at]!)
  }
}

const NIB: readonly Stroke[] = [
  {
    apart: 5.4,
    length: 120,
    half: [0.5, 0.95],
    press: [0.75, 0.95],
    from: 0.3,
    full: 0.85,
    turn: 0.1,
    even: true,
    past: 4,
  },
  {
    apart: 6.4,
    length: 84,
    half: [0.5, 0.9],
    press: [0.75, 0.95],
    from: 0.52,
    full: 1,
    turn: 0.85,
    even: true,
    past: 4,
  },
]
const BRUSH: readonly Stroke[] = [
  { apart: 4, length: 130, half: [0.6, 2.2], press: [0.75, 0.98], from: 0.66, full: 0.95, past: 12 },
]
const LINE: readonly Stroke[] = [
  { apart: 3.6, length: 210, half: [0.5, 2.1], press: [0.6, 0.98], from: 0.25, full: 1, past: 14, least: 16 },
]

/** A puddle of diluted ink where the tone is below `from`: paler within than at its rim. */
function wash(tone: number, from: number, strength: number, tooth: number): number {
  const inside = from - tone
  if (inside <= -0.012) return 0
  const rim = Math.exp(-Math.abs(inside - 0.01) / 0.014)
  return smoothstep(-0.012, 0.004, inside) * strength * (0.72 + 0.5 * rim - 0.22 * tooth)
}

/** Round drops and the little ones that flew on from them, denser towards two corners. */
function spatterOf(width: number, height: number, unit: number, count: number, seed: number): Float32Array {
  const laid = plane(width * height)
  const random = randomFrom(seed * 77 + 5)
  for (let each = 0; each < count; each++) {
    const [corner, t] = [random() < 0.5, random() ** 1.7]
    const angle = random() * Math.PI * 2
    const x = mix(corner ? 0.1 : 0.9, 0.5, t * 0.5) * width + Math.cos(angle) * t * 0.32 * width
    const y = mix(corner ? 0.12 : 0.86, 0.5, t * 0.5) * height + Math.sin(angle) * t * 0.3 * height
    const size = unit * mix(0.8, 11, random() ** 5)
    // Not into a face.
    const middle = hypot((x / width - 0.5) / 0.34, (y / height - 0.48) / 0.4) < 1
    // One flick of the brush, from low on the left: the faster a drop, the longer it is.
    const stretch = mix(1.2, 4.2, random())
    const flick = -0.62 + 0.5 * (random() - 0.5)
    const [cos, sin] = [Math.cos(flick), Math.sin(flick)]
    if (middle) continue
    layDrop({ width, height }, { x, y, size: 0.8 * size, stretch, cos, sin, taper: 0.7 }, (at, wet, inside) => {
      laid[at] = Math.max(laid[at]!, wet * mix(0.75, 0.98, smoothstep(size * 0.5, 0, inside)))
    })
  }
  return laid
}
