import * as z from 'zod'
import { mix, smoothstep } from '../../colour.ts'
import { Kept } from '../../kept.ts'
import { blur } from '../../kernels/blur.ts'
import { copyOf, plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { enlarge, sampleAt } from '../../kernels/resample.ts'
import { cracksOf } from '../painting/cracks.ts'
import type { Print } from '../photo.ts'
import { sketchOf } from '../painting/sketch.ts'
import { washesOf } from '../painting/smooth.ts'
import { paintHair } from '../painting/painted-hair.ts'
import { clearAround, partOf } from '../painting/silhouette.ts'
import { subjectOf } from '../painting/subject.ts'
import { treatment } from './treatment.ts'

const kept = new Kept<Float32Array>(1)

/**
 * An old master's panel: a single light falls on the face and all else sinks into brown dark; the varnish has yellowed and
 * mirrors a window, the paint has cracked into small islands.
 */
export const oldMaster = treatment({
  name: 'oldMaster',
  schema: z.strictObject({
    kind: z.literal('oldMaster'),
    /** How dark it is away from the light. */
    dark: z.number().min(0).max(1).default(0.85),
    /** How yellow and blind the varnish is. */
    varnish: z.number().min(0).max(1).default(0.6),
    cracks: z.number().min(0).max(1).default(0.6),
  }),
  apply(print, { dark, varnish, cracks }, { seed }) {
    const { width, height } = print
    const unit = Math.min(width, height) / 900
    const key = JSON.stringify([width, height, seed])
    const net = kept.get(key, () => craquelure(width, height, unit, seed))
    partLocks(print, seed)
    const candle = lightOn(print, unit, dark)
    const { strokes } = sketchOf(print, {
      contrast: { around: 60, strength: 0.3 },
      forms: 5,
      strokes: [{ length: 46, width: 2.2, turn: 0, seed: 0 }],
      line: { width: 0 },
      seed,
    })
    dabbed(print, unit, seed)
    const washes = washesOf(print, 4 * unit, 1)
    const [r, g, b] = washes.planes.map((tone) => enlarge(tone, washes.width, washes.height, width, height))
    const relief = plane(width * height)
    for (let at = 0; at < relief.length; at++) relief[at] = 0.2 * strokes[0][at]! - 0.3 * net[at]!
    const slope = blur(relief, width, height, Math.max(0.5, 0.7 * unit))
    const clouds = new NoiseRows('clouds', width, { scale: 0.34 / unit, left: seed * 17 })
    const grain = new NoiseRows('grain', width, { scale: 1.3 / unit })
    for (let y = 0; y < height; y++) {
      const cloud = clouds.at(y)
      const speck = grain.at(y)
      const up = Math.max(0, y - 1) * width
      const down = Math.min(height - 1, y + 1) * width
      for (let x = 0, at = y * width; x < width; x++, at++) {
        const light = candle[at]!
        const leanX = slope[y * width + Math.min(width - 1, x + 1)]! - slope[y * width + Math.max(0, x - 1)]!
        const lean = 0.6 * leanX + 0.8 * (slope[down + x]! - slope[up + x]!)
        // Dirt sits deeper in the thick darks than in the flesh.
        const crack = 1 - cracks * net[at]! * (0.9 - 0.42 * Math.min(1, light))
        // Where the window lies on the varnish, everything that is not flat shows.
        const wx = x / width
        const wy = y / height
        const window =
          varnish * 0.02 * smoothstep(0.75, 0.1, Math.abs(wx + 0.55 * wy - 0.32) * 2.2) * (1 + 0.6 * cloud[x]!)
        const gloss = window * Math.max(0, 1 + 5 * lean) + 0.07 * smoothstep(0.08, 0.5, lean) * (0.2 + light)
        const tone = (1 + 0.42 * Math.max(-0.8, Math.min(0.8, lean))) * crack * (1 + 0.05 * speck[x]!)
        const pr = mix(r![at]!, print.r[at]!, 0.35)
        const pg = mix(g![at]!, print.g[at]!, 0.35)
        const pb = mix(b![at]!, print.b[at]!, 0.35)
        const grey = 0.2126 * pr + 0.7152 * pg + 0.0722 * pb
        const lit = light * tone
        const age = varnish * (0.9 + 0.2 * cloud[x]!)
        print.r[at] = 0.012 + deep(mix(grey, pr, 0.76) * lit) * mix(1.03, 1.1, age) + gloss
        print.g[at] = 0.0075 + deep(mix(grey, pg, 0.76) * lit) * mix(1, 0.86, age) + gloss
        print.b[at] = 0.004 + deep(mix(grey, pb, 0.76) * lit) * mix(0.94, 0.5, age) + gloss * 0.95
      }
    }
  },
})

/** Hair in locks; the shade beside a face is no hair, though it is as dark and as brown. */
function partLocks(print: Print, seed: number): void {
  const subject = subjectOf(print)
  const planes = [print.r, print.g, print.b]
  const before = planes.map(copyOf)
  paintHair(print, subject, { strength: 1.2, seed })
  const skin = subject.faces.flatMap((face) => [partOf(face, SKIN), partOf(face, NECK)])
  if (skin.length === 0) return
  const flesh = clearAround(print, skin)
  for (const [c, tone] of planes.entries()) {
    const own = before[c]!
    for (let at = 0; at < flesh.length; at++) {
      if (flesh[at] === 0) continue
      tone[at]! += (own[at]! - tone[at]!) * Math.min(1, 1.6 * flesh[at]!)
    }
  }
}

/** In a face's box: where no lock is painted, from ear to ear and down to the collar. */
const SKIN = { x: -0.02, y: 0.02, width: 1.04, height: 0.96 }
const NECK = { x: 0.2, y: 0.9, width: 0.62, height: 0.55 }

/** What is behind people is laid in with a broad brush: discs that a lens makes of lamps are none of a painter's. */
function dabbed(print: Print, unit: number, seed: number): void {
  const { width, height } = print
  const { mask, coverage, faces } = subjectOf(print)
  if (coverage === 0 || faces.length === 0) return
  const near = blur(mask, width, height, 16 * unit)
  const soft = washesOf(print, 9 * unit, 1)
  const planes = soft.planes.map((tone) => enlarge(tone, soft.width, soft.height, width, height))
  const drags = new NoiseRows('swirls', width, { scale: 0.42 / unit, left: seed * 7 })
  const turns = new NoiseRows('clouds', width, { scale: 0.9 / unit, scaleY: 0.35 / unit, top: seed * 11 })
  const bristles = new NoiseRows('grain', width, { scale: 1.1 / unit, scaleY: 0.16 / unit })
  const far = 62 * unit
  for (let y = 0, at = 0; y < height; y++) {
    const drag = drags.at(y)
    const turn = turns.at(y)
    const bristle = bristles.at(y)
    for (let x = 0; x < width; x++, at++) {
      // Close to them it is cut in: nothing of them is dragged out.
      const share = (1 - mask[at]!) * smoothstep(0.3, 0.02, near[at]!)
      if (share === 0) continue
      const fromX = x + far * (drag[x]! + 0.5 * turn[x]!)
      const fromY = y + far * (1.3 * turn[x]! - 0.6 * drag[x]!)
      const load = 1 + 0.16 * bristle[x]! + 0.2 * turn[x]!
      print.r[at]! += (sampleAt(planes[0]!, width, height, fromX, fromY) * load - print.r[at]!) * share
      print.g[at]! += (sampleAt(planes[1]!, width, height, fromX, fromY) * load - print.g[at]!) * share
      print.b[at]! += (sampleAt(planes[2]!, width, height, fromX, fromY) * load - print.b[at]!) * share
    }
  }
}

/**
 * Wide cracks where the paint is thick, and between them in places a net as fine as the picture can show without breaking
 * it up into dots.
 */
function craquelure(width: number, height: number, unit: number, seed: number): Float32Array {
  const fine = { size: Math.max(20, 11.5 / unit), half: Math.max(0.9, 0.9 / unit), bend: 0.45, whole: 0.55 }
  const wide = { size: 3.1 * fine.size, half: 1.15 * fine.half, bend: 0.6, whole: 0.02 }
  const net = cracksOf(width, height, { ...wide, unit, seed: seed + 3 }).slice()
  const small = cracksOf(width, height, { ...fine, unit, seed })
  for (let at = 0; at < net.length; at++) net[at] = Math.max(net[at]!, 0.7 * small[at]!)
  return net
}

/** Half-tones sink, lights stay: the shoulder of old paint. */
function deep(light: number): number {
  return light * Math.min(1, 0.42 + 1.15 * Math.sqrt(Math.max(0, light)))
}

/** How much light falls where: on the faces, or what the photo is about, from the upper left; little on what is behind. */
function lightOn(print: Print, unit: number, dark: number): Float32Array {
  const { width, height } = print
  const { mask, coverage, faces } = subjectOf(print)
  const near = blur(mask, width, height, 4 * unit)
  const lamps =
    faces.length > 0
      ? faces.map(({ x, y, width: w, height: h }) => ({
          x: x + 0.22 * w,
          y: y + 0.35 * h,
          reach: 1.75 * Math.max(w, h),
        }))
      : [{ x: 0.45 * width, y: 0.42 * height, reach: 0.56 * Math.max(width, height) }]
  const light = plane(width * height)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      let most = 0
      for (const lamp of lamps) {
        const dx = (x - lamp.x) / lamp.reach
        const dy = (y - lamp.y) / lamp.reach
        // It fades faster away from the lamp than towards it.
        const far = Math.sqrt(dx * dx + dy * dy) * (1 + 0.75 * Math.max(0, 0.85 * dx + 0.5 * dy))
        most = Math.max(most, smoothstep(1, 0.12, far))
      }
      const behind = coverage > 0 && faces.length > 0 ? mix(0.07, 1, near[at]!) : 1
      // What they wear is dark, but not lost.
      const worn = faces.length > 0 ? 0.26 * near[at]! : 0
      light[at] = mix(1, (0.02 + worn + (0.9 - worn) * most) * behind, dark)
    }
  }
  return light
}
