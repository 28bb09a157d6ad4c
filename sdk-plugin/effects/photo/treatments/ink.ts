import * as z from 'zod'
import { colour, mix, smoothstep } from '../../colour.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { randomFrom } from '../../random.ts'
import { calmTones } from '../painting/calm-tones.ts'
import { layDrop } from '../painting/drop.ts'
import { feltRows } from '../painting/felt.ts'
import { hatchAll } from '../painting/hatching.ts'
import { BRUSH, LINE, NIB } from '../painting/ink-strokes.ts'
import { draftOf } from '../painting/draft.ts'
import { drawHair } from '../painting/drawn-hair.ts'
import { attentionOf } from '../painting/hand.ts'
import { inkLines } from '../painting/ink-lines.ts'
import { inkLocks, layLines, sparedLights } from '../painting/inked-hair.ts'
import { inkEyes } from '../painting/inked-eyes.ts'
import { outlineOf } from '../painting/key-block.ts'
import { lipsOf } from '../painting/lips.ts'
import type { Flow } from '../painting/flow.ts'
import { evenLight } from '../painting/old-light.ts'
import { nearFeatures } from '../painting/sketch.ts'
import { wetWash } from '../painting/wet-wash.ts'
import { joinLines } from '../painting/whole-lines.ts'
import { turnHeads } from '../painting/turned-head.ts'
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
    const [shorter, subject] = [Math.min(width, height), subjectOf(print)]
    const [unit, { faces }] = [shorter / 900, subject]
    evenLight(print, subject, 1.3)
    const draft = draftOf(print, subject, {
      contrast: { around: 18, strength: 0.6 },
      forms: 7,
      line: { width: 1.2, least: 0.8 },
      round: 0.8,
      seed,
    })
    const { light, flow, slant, contours, hair, strands: loose } = draft
    const dark = plane(width * height)
    const attention = attentionOf(print, faces, { least: 0, seed })
    const near = nearFeatures(print, faces)
    if (faces.length > 0) closeLines(contours, print, subject, { flow, near })
    for (let at = 0; at < dark.length; at++) {
      // A nib leaves out late and all at once.
      light[at] = 1 - (1 - light[at]!) * Math.sqrt(attention[at]!)
      contours[at]! *= attention[at]!
      dark[at] = 1 - light[at]! * (1.5 - 0.5 * light[at]!)
    }
    const strands = drawHair(print, subject, { flow, dark, strands: loose, unit, strength: 0.9, seed })
    const [pen, brush] = [plane(width * height), plane(width * height)]
    const pitch = Math.max(unit, FINEST)
    const lights = hair && sparedLights(hair, light, dark, print, { flow, unit: pitch, seed })
    const toned = hair ? inkLocks(hair, dark, brush, { flow, unit: pitch, seed }) : dark
    hatchAll(slant, toned, pen, { strokes: NIB, unit: pitch, seed })
    const deep = brushed === 1 ? dark : dark.map((tone) => tone * brushed)
    hatchAll(flow, deep, brush, { strokes: BRUSH, unit: pitch, seed: seed + 20 })
    if (faces.length === 0) hatchAll(flow, contours, brush, { strokes: LINE, unit, seed: seed + 40 })
    else
      layLines(brush, inkLines(contours, print, { unit, seed, mask: subject.mask, broad: 1.8 }), print, {
        attention,
        hair,
        seed,
      })
    inkEyes(print, light, { brush, pen }, faces)
    const turned = faces.length > 0 ? turnHeads(light, print, { faces, near, mask: subject.mask }) : light
    const washed = wetWash(keyedFor(turned, print, faces, hair), { width, height, unit, seed, near, faces, lights })
    const drops = spatterOf(width, height, unit, spatter, seed)
    const clouds = new NoiseRows('clouds', width, { scale: 0.34 / unit, left: seed * 31 })
    const felt = feltRows(width, unit)
    const tones = inkedTones(paper, black)
    for (let y = 0; y < height; y++) {
      const cloudy = clouds.at(y)
      const { heights, lit } = felt(y)
      for (let x = 0, at = y * width; x < width; x++, at++) {
        const cloud = cloudy[x]!
        const tooth = heights[x]!
        const side = Math.min(x, y, width - x, height - y) / shorter
        // A wash ends where the brush was lifted: in a border that dried dark, here and there lost in water.
        const reach = open === 0 ? 9 : side / open + 1.6 * cloud + 0.05 * tooth - 0.15
        const lost = smoothstep(0.02, 0.3, cloudy[(x + 300) % width]!)
        const here = endOf(reach, lost)
        const dried = (1 - lost) * Math.exp(-Math.abs(reach - 0.215) / 0.018)
        // Heavy pigment settles in the hollows of the paper.
        let laid = washed[at]! * here * (1 + 0.9 * dried) * Math.max(0.35, 1 - 0.24 * tooth)
        const shown = smoothstep(0.14, 0.24, reach)
        laid += (1 - laid) * pen[at]! * shown
        // Where the brush ran dry, the paper's crests stay bare.
        const wet = brush[at]! * (0.95 + 0.12 * tooth) * shown
        laid += (1 - laid) * Math.min(1, wet)
        if (strands) laid += (1 - laid) * 0.9 * strands[at]! * shown
        laid = Math.max(laid, drops[at]!)
        const step = (Math.min(1, laid) * DEPTHS) | 0
        const sheet = 1 + 0.03 * cloud + LIT * lit[x]!
        print.r[at] = tones[0][step]! * sheet
        print.g[at] = tones[1][step]! * sheet
        print.b[at] = tones[2][step]! * sheet
      }
    }
  },
})

/** How far a drawing may shrink with its strokes, where a picture of 900 is 1: finer ones would be a grey. */
const FINEST = 0.7

/** How light the sides of the paper's tooth are that face the lamp. */
const LIT = 0.2

/** How much of a wash is left towards its end, which dried in one line or was lost in water. */
function endOf(reach: number, lost: number): number {
  const soft = 0.012 + 0.1 * lost
  return smoothstep(0.19 - soft, 0.19 + soft, reach)
}

/** How much darker lips are washed than the skin around them: a line alone is no mouth. */
const LIPS = 0.3

/** What a brush washes: lips in their own tone, no dimples and gleams. */
function keyedFor(light: Float32Array, print: Print, faces: Subject['faces'], hair: Float32Array | undefined) {
  if (faces.length === 0) return light
  const lips = lipsOf(print, light, faces)
  for (let at = 0; at < lips.length; at++) lips[at] = light[at]! * (1 - LIPS * lips[at]!)
  calmTones(lips, print, faces, hair)
  return lips
}

/** Makes the lines of a face whole, and closes the one along neck and shoulders, which cloth as light as paper has not. */
function closeLines(
  contours: Float32Array,
  { width, height }: Print,
  { mask, faces }: Subject,
  { flow, near }: { flow: Flow; near: Float32Array },
): void {
  const unit = Math.min(width, height) / 900
  joinLines(contours, flow, near, unit)
  const outline = outlineOf(mask, width, height, 0.8 * unit)
  const [from, to] = [faces[0]!.y + 0.8 * faces[0]!.height, faces[0]!.y + 1.1 * faces[0]!.height]
  for (let y = Math.max(0, Math.floor(from)); y < height; y++) {
    const below = 0.9 * smoothstep(from, to, y)
    for (let x = 0, at = y * width; x < width; x++, at++) contours[at] = Math.max(contours[at]!, below * outline[at]!)
  }
}

/** The way that drops flew, in radians: up and to the right. */
const FLUNG = -0.62

/** Drops flung from a full brush: round blots that the paper frayed, and little ones that flew on from them. */
function spatterOf(width: number, height: number, unit: number, count: number, seed: number): Float32Array {
  const laid = plane(width * height)
  const random = randomFrom(seed * 77 + 5)
  const lay = (x: number, y: number, size: number) => {
    // Not into a face.
    if (hypot((x / width - 0.5) / 0.34, (y / height - 0.48) / 0.4) < 1) return
    // The brush was flung: what came off it flew one way.
    const way = FLUNG + 0.5 * (random() - 0.5)
    const stretch = random() < 0.34 ? mix(1.25, 2.4, random()) : mix(1, 1.25, random())
    const drop = { x, y, size, stretch, cos: Math.cos(way), sin: Math.sin(way) }
    const rough = { rough: mix(0.08, 0.26, random()), turn: 6.28 * random(), taper: stretch > 1.25 ? 0.5 : 0 }
    layDrop({ width, height }, { ...drop, ...rough }, (at, wet, inside) => {
      // It dried from its rim.
      laid[at] = Math.max(laid[at]!, wet * mix(0.95, 0.76, smoothstep(0.1 * size, 0.6 * size, inside)))
    })
  }
  for (let each = 0; each < count; each++) {
    // Two throws, each a fan: the heaviest drops first, small ones farther on and farther aside.
    const corner = random() < 0.55
    const t = random() ** 1.4
    const along = 0.42 * t * width
    const aside = 0.16 * (random() - 0.5) * (0.25 + t) * width
    const x = (corner ? 0.07 : 0.76) * width + along * Math.cos(FLUNG) - aside * Math.sin(FLUNG)
    const y = (corner ? 0.25 : 0.93) * height + along * Math.sin(FLUNG) + aside * Math.cos(FLUNG)
    const size = unit * mix(0.7, 9.5 * (1 - 0.6 * t), random() ** 4)
    lay(x, y, size)
    if (size < 3 * unit) continue
    for (let near = 0; near < 7; near++) {
      const way = 6.28 * random()
      const far = size * mix(1.4, 4.5, random() ** 2)
      lay(x + far * Math.cos(way), y + far * Math.sin(way), size * mix(0.06, 0.26, random()))
    }
  }
  return laid
}
