import * as z from 'zod'
import { colour, mix, smoothstep } from '../../colour.ts'
import { Kept } from '../../kept.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { enlarge } from '../../kernels/resample.ts'
import { crazed } from '../painting/cracks.ts'
import { besideWay } from '../painting/flow.ts'
import { lightenFace } from '../painting/face-light.ts'
import type { Print } from '../photo.ts'
import { paintFeatures } from '../painting/features.ts'
import { sharedWithShadow } from '../painting/shadowed.ts'
import { sketchOf } from '../painting/sketch.ts'
import { outlineOf } from '../painting/key-block.ts'
import { joinLines } from '../painting/whole-lines.ts'
import { washesOf } from '../painting/smooth.ts'
import { cleanHair } from '../painting/clean-hair.ts'
import { rakePlaster } from '../painting/raked-plaster.ts'
import { borderAt, layRow, newLine } from '../painting/wall-paint.ts'
import { type Box, clearAround, partOf } from '../painting/silhouette.ts'
import { paintHair } from '../painting/painted-hair.ts'
import { subjectOf } from '../painting/subject.ts'
import { treatment } from './treatment.ts'

/** What is broken in a wall: its cracks, and what is near one. */
interface Broken {
  cracks: Float32Array
  beside: Float32Array
}

const kept = new Kept<Broken>(1)
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
    faded: z.number().min(0).max(1).default(0.36),
    /** How much of the skin is lost. */
    lost: z.number().min(0).max(1).default(0.5),
    /** Wall beside the broken edge, as a share of the shorter side. */
    margin: z.number().min(0).max(0.3).default(0.055),
  }),
  apply(print, { plaster, outline, faded, lost, margin }, { seed }) {
    const { width, height } = print
    const shorter = Math.min(width, height)
    const unit = shorter / 900
    const { mask, faces, whole, eyes, near, sketch, cut, painted } = drawnIn(print, unit, seed)
    const [r, g, b] = painted.planes.map((tone) => enlarge(tone, painted.width, painted.height, width, height))
    const { cracks, beside } = brokenAt(width, height, unit, seed)
    const [relief, share] = [plane(width * height), new Float32Array(width * height)]
    const rows = rowsOf(width, unit, seed)
    const line = newLine(width)
    for (let y = 0; y < height; y++) {
      const { cloud, patch, stain, grain, fine, shard } = rows(y)
      for (let x = 0, at = y * width; x < width; x++, at++) {
        const side = Math.min(x, y, width - x, height - y) / shorter
        const rough = 0.035 * cloud[x]! + 0.016 * patch[x]! + 0.006 * grain[x]!
        share[at] = margin === 0 ? 1 : smoothstep(-0.0012, 0.0012, side - margin + rough)
        const rim = smoothstep(0.16, 0, side - margin)
        if (margin > 0) borderAt(line, x, (side - margin) / BORDER + 0.1 * cloud[x]!)
        line.behind[x] = faces.length > 0 ? 0.95 * smoothstep(0.86, 0.4, mask[at]!) : 0
        const bare =
          patch[x]! +
          0.13 * grain[x]! +
          0.3 * shard[x]! +
          0.1 * fine[x]! * grain[x]! +
          0.34 * rim +
          0.5 * cloud[x]! * stain[x]! +
          0.1 * cloud[x]! -
          0.33 * whole[at]! -
          0.16 * near[at]! -
          0.66 * eyes[at]!
        // Where a crack gapes the skin has flaked off along it.
        const flakes = beside[at]! > 0.02 ? flaked(beside[at]!, patch[x]!, grain[x]!) * (1 - 0.35 * near[at]!) : 0
        const open = bare - mix(0.85, 0.12, lost) + flakes
        const gone = smoothstep(0, 0.012, open)
        const deep = open > 0 ? smoothstep(0.075, 0.1, open + 0.05 * grain[x]! + 0.03 * fine[x]!) : 0
        const crack = cracks[at]! * gapeAt(patch[x]!, whole[at]!, near[at]!, eyes[at]!)
        relief[at] =
          3.6 * (1 - gone) -
          9 * deep +
          6 * cloud[x]! +
          (0.42 + 0.5 * gone + 1.9 * deep) * grain[x]! +
          (0.26 + 0.2 * gone + 0.8 * deep) * fine[x]! +
          // The lime that was laid for one day, around whoever is painted, over that of the day before.
          1.5 * smoothstep(0.2, 0.24, whole[at]! + 0.03 * patch[x]!) -
          1.1 * crack
        // Least of all in eyes, which were painted with a small brush.
        const dragged = DRAGGED * unit * (sketch.strokes[0][at]! - 0.5) * (1 - 0.2 * near[at]!) * (1 - 0.9 * eyes[at]!)
        line.from[x] = besideWay(sketch.flow, x, y, dragged)
        line.stroke[x] = paintAt(sketch.strokes[0][at]!, mask[at]!, near[at]!, 0.06 * cloud[x]! + 0.07 * grain[x]!)
        const own = sketch.contours[at]!
        const brushed = cut ? Math.max((0.3 + 0.7 * near[at]!) * own, 0.5 * cut[at]!) : own
        line.drawn[x] = Math.min(0.8, Math.max(0, brushed * (0.62 + 0.3 * grain[x]!)))
        const veil = faded * (1 - 0.5 * whole[at]!) * (1 - 0.3 * near[at]!)
        line.pale[x] = 0.05 + veil * paleAt(stain[x]!, grain[x]!, cloud[x]!)
        const rubbed = near[at]! > 0 ? rubbedAt(grain[x]!, patch[x]!, fine[x]!) * near[at]! * (1 - eyes[at]!) : 0
        line.gone[x] = Math.max(gone, rubbed)
        line.deep[x] = deep
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
    rakePlaster(print, relief, unit)
    // It lies on its ground, as thin as lime is: dark where it touches it.
    if (margin > 0)
      print.share = sharedWithShadow(print, share, { right: 3 * unit, down: 4 * unit, soft: 5 * unit, strength: 0.85 })
  },
})

/** What is to be painted: who is there, cleaned for a new sky, their outlines, and the washes. */
function drawnIn(print: Print, unit: number, seed: number) {
  const { width, height } = print
  // What was behind hair shines through its rim in a photo, and would be a fringe before the sky.
  if (subjectOf(print).faces.length > 0) {
    cleanHair(print, subjectOf(print).mask, subjectOf(print).faces)
  }
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
  paintFeatures(print, painted, faces, 0.1)
  return { mask, faces, whole, eyes, near, sketch, cut, painted }
}

/** How far a brush carries colours along, in units. */
const DRAGGED = 10
/** How long cracks are in flakes lost beside them, in units. */
const FLAKED = 5

function brokenAt(width: number, height: number, unit: number, seed: number): Broken {
  return kept.get(JSON.stringify([width, height, seed]), () => {
    const cracks = crazed(width, height, unit, seed)
    return { cracks, beside: blur(cracks, width, height, FLAKED * unit) }
  })
}

/** How much of a crack is seen: less in who is painted, none in eyes. */
function gapeAt(patch: number, whole: number, near: number, eyes: number): number {
  return (0.35 + smoothstep(-0.35, 0.4, patch)) * (1 - 0.22 * whole) * (1 - 0.7 * near) * (1 - eyes)
}

/** How much nearer to being lost the skin is beside a crack. */
function flaked(beside: number, patch: number, grain: number): number {
  return 1.1 * beside * smoothstep(-0.1, 0.5, patch + 0.5 * grain)
}

/** Where the colour is rubbed off flesh: small flecks, together in places. */
function rubbedAt(grain: number, patch: number, fine: number): number {
  return 0.5 * smoothstep(0.3, 0.5, 0.8 * grain + 0.75 * patch + 0.24 * fine)
}

/** How much of a veil of lime lies on the paint. */
function paleAt(stain: number, grain: number, cloud: number): number {
  return 0.75 * smoothstep(-0.1, 0.75, stain + 0.5 * grain + 0.3 * cloud)
}

/** How much light dirt leaves. */
function dirtAt(stain: number, crack: number): number {
  return (1 - 0.16 * smoothstep(0.1, 0.7, -stain)) * (1 - 0.9 * Math.min(1, crack))
}

/** How much paint lies: flesh is dabbed, all else is brushed. */
function paintAt(stroke: number, body: number, flesh: number, dab: number): number {
  return 0.86 * (1 + mix(0.22, 0.4, body) * (1 - 0.5 * flesh) * (stroke - 0.5) + flesh * dab)
}

/** How a painter of walls works: broad strokes, a firm line. */
const HAND = {
  contrast: { around: 60, strength: 0.3 },
  forms: 12,
  hand: 1.4,
  strokes: [{ length: 60, width: 2.6, turn: 0, seed: 0 }],
  line: { width: 1.7 },
} as const
/** Eyes and brows in a face's box, which the years have spared. */
const EYES: Box = { x: 0.18, y: 0.24, width: 0.64, height: 0.22 }
/** How far in the painted border lies, as a share of the shorter side. */
const BORDER = 0.03
function rowsOf(width: number, unit: number, seed: number) {
  const k = 1 / unit
  const cloud = new NoiseRows('clouds', width, { scale: 0.42 * k, left: seed * 37 })
  const patch = new NoiseRows('clouds', width, { scale: 0.75 * k, left: 170 + seed * 13, top: 90 })
  const stain = new NoiseRows('clouds', width, { scale: 0.6 * k, left: 40, scaleY: 0.2 * k, top: seed * 5 })
  const grain = new NoiseRows('grain', width, { scale: 0.55 * k, top: 33 })
  const fine = new NoiseRows('grain', width, { scale: 2.3 * k })
  // Lime breaks in pieces of this size, with corners.
  const shard = new NoiseRows('grain', width, { scale: 0.17 * k, scaleY: 0.13 * k, left: seed * 7 })
  return (y: number) => ({
    cloud: cloud.at(y),
    patch: patch.at(y),
    stain: stain.at(y),
    grain: grain.at(y),
    fine: fine.at(y),
    shard: shard.at(y),
  })
}
