import * as z from 'zod'
import { colour, mix, smoothstep } from '../../colour.ts'
import { Kept } from '../../kept.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { enlarge } from '../../kernels/resample.ts'
import { crazed } from '../painting/cracks.ts'
import { lightenFace } from '../painting/face-light.ts'
import type { Print } from '../photo.ts'
import { paintFeatures } from '../painting/features.ts'
import { sharedWithShadow } from '../painting/shadowed.ts'
import { sketchOf } from '../painting/sketch.ts'
import { outlineOf } from '../painting/key-block.ts'
import { joinLines } from '../painting/whole-lines.ts'
import { washesOf } from '../painting/smooth.ts'
import { type Box, clearAround, partOf } from '../painting/silhouette.ts'
import { paintHair } from '../painting/painted-hair.ts'
import { subjectOf } from '../painting/subject.ts'
import { treatment } from './treatment.ts'

const kept = new Kept<Float32Array>(1)
/**
 * A wall painting taken off its wall: earth colours that sank into lime plaster, outlines brushed over them, cracks, places
 * where the painted skin is lost. It ends in a broken edge; what is beside that is left out, for a wall below to show.
 */
export const fresco = treatment({
  name: 'fresco',
  schema: z.strictObject({
    kind: z.literal('fresco'),
    plaster: colour.default([0.62, 0.54, 0.43]),
    outline: colour.default([0.1, 0.035, 0.018]),
    /** How far the colours have gone. */
    faded: z.number().min(0).max(1).default(0.5),
    /** How much of the skin is lost. */
    lost: z.number().min(0).max(1).default(0.5),
    /** Wall beside the broken edge, as a share of the shorter side. */
    margin: z.number().min(0).max(0.3).default(0.055),
  }),
  apply(print, { plaster, outline, faded, lost, margin }, { seed }) {
    const { width, height } = print
    const shorter = Math.min(width, height)
    const unit = shorter / 900
    paintHair(print, subjectOf(print), { seed })
    lightenFace(print, 0.2)
    const { mask, faces } = subjectOf(print)
    const whole = blur(mask, width, height, 40 * unit)
    const sockets = faces.map((face) => partOf(face, EYES))
    const eyes = clearAround(print, sockets)
    const near = clearAround(print, faces)
    const sketch = sketchOf(print, { ...HAND, seed })
    // A line cut into the wet lime holds the figure; those within are whole in faces, and faint beside them.
    joinLines(sketch.contours, sketch.flow, eyes, unit)
    const cut = faces.length > 0 ? outlineOf(mask, width, height, 0.7 * unit) : undefined
    const painted = washesOf(print, 7 * unit, 2)
    paintFeatures(print, painted, faces)
    const [r, g, b] = painted.planes.map((tone) => enlarge(tone, painted.width, painted.height, width, height))
    const cracks = kept.get(JSON.stringify([width, height, seed]), () => crazed(width, height, unit, seed))
    const [relief, share] = [plane(width * height), new Float32Array(width * height)]
    const rows = rowsOf(width, unit, seed)
    const line = newLine(width)
    for (let y = 0; y < height; y++) {
      const { cloud, patch, stain, grain, fine } = rows(y)
      for (let x = 0, at = y * width; x < width; x++, at++) {
        const side = Math.min(x, y, width - x, height - y) / shorter
        const rough = 0.035 * cloud[x]! + 0.016 * patch[x]! + 0.006 * grain[x]!
        share[at] = margin === 0 ? 1 : smoothstep(-0.0012, 0.0012, side - margin + rough)
        const rim = smoothstep(0.16, 0, side - margin)
        if (margin > 0) borderAt(line, x, (side - margin) / BORDER + 0.1 * cloud[x]!)
        line.behind[x] = faces.length > 0 ? 0.93 * (1 - mask[at]!) : 0
        const bare =
          patch[x]! +
          0.24 * grain[x]! +
          0.24 * fine[x]! * grain[x]! +
          0.34 * rim +
          0.5 * cloud[x]! * stain[x]! +
          0.1 * cloud[x]! -
          0.37 * whole[at]! -
          0.6 * near[at]! -
          0.4 * eyes[at]!
        const gone = smoothstep(0, 0.05, bare - mix(0.85, 0.12, lost))
        const crack = cracks[at]! * (1 - 0.22 * whole[at]!) * (1 - 0.85 * near[at]!) * (1 - eyes[at]!)
        relief[at] =
          13 * (1 - gone) + 6 * cloud[x]! + (0.42 + 1.1 * gone) * grain[x]! + (0.16 + 0.2 * gone) * fine[x]! - 3 * crack
        line.stroke[x] = paintAt(sketch.strokes[0][at]!, mask[at]!, near[at]!, 0.06 * cloud[x]! + 0.07 * grain[x]!)
        const own = sketch.contours[at]!
        const brushed = cut ? Math.max((0.3 + 0.7 * near[at]!) * own, 0.5 * cut[at]!) : own
        line.drawn[x] = Math.min(0.8, Math.max(0, brushed * (0.62 + 0.3 * grain[x]!)))
        const veil = faded * (1 - 0.5 * whole[at]!) * (1 - 0.9 * near[at]!)
        line.pale[x] = 0.05 + veil * paleAt(stain[x]!, grain[x]!, cloud[x]!)
        line.gone[x] = gone
        // Coarse mortar below the painted skin; the skin's edge shades it.
        line.bare[x] =
          (0.55 + 0.3 * cloud[x]! + 0.3 * grain[x]! + 0.12 * fine[x]!) * (1 - 0.46 * smoothstep(1, 0.45, gone))
        line.grey[x] = 0.2126 * r![at]! + 0.7152 * g![at]! + 0.0722 * b![at]!
        line.tone[x] = (1 + 0.05 * (fine[x]! + grain[x]!)) * dirtAt(stain[x]!, crack)
      }
      const own = 1 - 0.4 * faded
      layRow(print.r, r!, y * width, line, { own, warm: 1.06, plaster: plaster[0], outline: outline[0], c: 0 })
      layRow(print.g, g!, y * width, line, { own, warm: 1, plaster: plaster[1], outline: outline[1], c: 1 })
      layRow(print.b, b!, y * width, line, { own, warm: 0.9, plaster: plaster[2], outline: outline[2], c: 2 })
    }
    rake(print, relief, unit)
    if (margin > 0)
      print.share = sharedWithShadow(print, share, { right: 7 * unit, down: 10 * unit, soft: 6 * unit, strength: 0.6 })
  },
})

/** How much of a veil of lime lies on the paint. */
function paleAt(stain: number, grain: number, cloud: number): number {
  return 0.75 * smoothstep(-0.1, 0.75, stain + 0.5 * grain + 0.3 * cloud)
}

/** How much light dirt leaves. */
function dirtAt(stain: number, crack: number): number {
  return (1 - 0.16 * smoothstep(0.1, 0.7, -stain)) * (1 - 0.72 * crack)
}

/** How much paint lies: flesh is dabbed, all else is brushed. */
function paintAt(stroke: number, body: number, flesh: number, dab: number): number {
  return 0.86 * (1 + mix(0.22, 0.4, body) * (1 - 0.78 * flesh) * (stroke - 0.5) + flesh * dab)
}

/** How a painter of walls works: broad strokes, a firm line. */
const HAND = {
  contrast: { around: 60, strength: 0.3 },
  forms: 6,
  strokes: [{ length: 60, width: 3.2, turn: 0, seed: 0 }],
  line: { width: 1.7 },
} as const
/** Eyes and brows in a face's box, which the years have spared. */
const EYES: Box = { x: 0.18, y: 0.24, width: 0.64, height: 0.22 }
/** How far in the painted border lies, as a share of the shorter side. */
const BORDER = 0.03
/** Of the border, and of the sky behind people: azurite, which holds badly. */
const OCHRE = [0.27, 0.07, 0.032] as const
const AZURITE = [0.115, 0.205, 0.26] as const

/** A painted band with a white line within it, and bare plaster without. @param band How far in, in widths of it */
function borderAt(line: ReturnType<typeof newLine>, x: number, band: number): void {
  line.border[x] = smoothstep(0.8, 0.86, band) * smoothstep(1.36, 1.3, band)
  line.edge[x] = Math.max(smoothstep(1.42, 1.46, band) * smoothstep(1.56, 1.52, band), smoothstep(0.82, 0.78, band))
}

/** What is the same for all channels of a row: how the brush lay, the outline, what faded, what is lost, the ground. */
function newLine(width: number) {
  const row = () => new Float32Array(width)
  return {
    stroke: row(),
    drawn: row(),
    pale: row(),
    gone: row(),
    bare: row(),
    grey: row(),
    tone: row(),
    behind: row(),
    border: row(),
    edge: row(),
  }
}

interface Channel {
  /** How much of its colour paint has kept. */
  own: number
  /** Ochre and umber hold better than blue. */
  warm: number
  plaster: number
  outline: number
  c: 0 | 1 | 2
}

function layRow(
  to: Float32Array,
  from: Float32Array,
  first: number,
  line: ReturnType<typeof newLine>,
  { own, warm, plaster, outline, c }: Channel,
): void {
  for (let x = 0; x < line.tone.length; x++) {
    // Lime has no deep black and no pure colour.
    const earth = 0.018 + mix(line.grey[x]!, from[first + x]!, own) * warm * line.stroke[x]!
    const sky = AZURITE[c] * (0.72 + 0.3 * line.stroke[x]! + 0.28 * Math.sqrt(line.grey[x]!))
    const behind = mix(mix(earth, sky, line.behind[x]!), OCHRE[c] * line.stroke[x]!, line.border[x]!)
    const drawn = mix(mix(behind, 0.92 * plaster, line.edge[x]!), outline, line.drawn[x]! * (1 - 0.7 * line.behind[x]!))
    const worn = mix(drawn, plaster * 1.12, line.pale[x]!)
    to[first + x] = mix(worn, plaster * line.bare[x]!, line.gone[x]!) * line.tone[x]!
  }
}

function rowsOf(width: number, unit: number, seed: number) {
  const k = 1 / unit
  const cloud = new NoiseRows('clouds', width, { scale: 0.42 * k, left: seed * 37 })
  const patch = new NoiseRows('clouds', width, { scale: 0.75 * k, left: 170 + seed * 13, top: 90 })
  const stain = new NoiseRows('clouds', width, { scale: 0.6 * k, left: 40, scaleY: 0.2 * k, top: seed * 5 })
  const grain = new NoiseRows('grain', width, { scale: 0.55 * k, top: 33 })
  const fine = new NoiseRows('grain', width, { scale: 2.3 * k })
  return (y: number) => ({
    cloud: cloud.at(y),
    patch: patch.at(y),
    stain: stain.at(y),
    grain: grain.at(y),
    fine: fine.at(y),
  })
}

/** A lamp that grazes the wall from the upper left. */
function rake({ width, height, r, g, b }: Print, relief: Float32Array, unit: number): void {
  const soft = blur(relief, width, height, Math.max(0.5, 0.8 * unit))
  for (let y = 0; y < height; y++) {
    const [up, down] = [Math.max(0, y - 1) * width, Math.min(height - 1, y + 1) * width]
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const slopeX = soft[y * width + Math.min(width - 1, x + 1)]! - soft[y * width + Math.max(0, x - 1)]!
      const slopeY = soft[down + x]! - soft[up + x]!
      const lit = 1 + Math.min(0.45, Math.max(-0.5, 0.55 * (slopeX * 0.6 + slopeY * 0.8)))
      r[at]! *= lit
      g[at]! *= lit
      b[at]! *= lit * (1.02 - 0.02 * lit)
    }
  }
}
