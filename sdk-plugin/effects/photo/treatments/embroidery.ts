import * as z from 'zod'
import type { Rgb } from '../../colour.ts'
import { enlarge } from '../../kernels/resample.ts'
import { randomFrom } from '../../random.ts'
import { clearFeatures } from '../painting/clear-features.ts'
import { evenKey } from '../painting/even-key.ts'
import { type Flow, flowOf } from '../painting/flow.ts'
import { lipsOf } from '../painting/lips.ts'
import { openNoses } from '../painting/open-nose.ts'
import { paletteOf } from '../painting/palette.ts'
import type { Print } from '../photo.ts'
import { sharedWithShadow } from '../painting/shadowed.ts'
import { washesOf } from '../painting/smooth.ts'
import { layStitch, type Needlework, sewAlong } from '../painting/stitches.ts'
import { pucker, sewEdge } from '../painting/satin-edge.ts'
import { alikeIn, calmed, dyesFor, type Planes, sheenOf, tanned } from '../painting/silk-dyes.ts'
import { type Box, clearAround, partOf } from '../painting/silhouette.ts'
import { planEyes, planLips } from '../painting/sewn-eyes.ts'
import { featuresOf, STRAND } from '../painting/sewn-features.ts'
import { partHair } from '../painting/painted-hair.ts'
import { facesOf } from '../painting/subject.ts'
import { contoursOf, lift, lightnessOf, localContrast } from '../painting/tone.ts'
import { treatment } from './treatment.ts'
import { hypot } from '../../hypot.ts'

/**
 * Sewn in silk: taut threads side by side along the forms, dyed in a few colours, the features outlined in stem stitch.
 * What is not sewn is left out, for a cloth below to show; the thread throws its shadow there.
 */
export const embroidery = treatment({
  name: 'embroidery',
  schema: z.strictObject({
    kind: z.literal('embroidery'),
    /** Thickness of a thread, as a share of the shorter side. */
    thread: z.number().min(0.002).max(0.02).default(0.0039),
    /** Longest stitch, as a share of the shorter side. */
    stitch: z.number().min(0.01).max(0.2).default(0.065),
    /** Dyes in the box. */
    colours: z.number().int().min(2).max(60).default(30),
    outline: z.number().min(0).max(1).default(0.8),
    /** Cloth left bare at the sides, as a share of the shorter one. */
    margin: z.number().min(0).max(0.4).default(0.06),
    shape: z.enum(['rectangle', 'oval']).default('rectangle'),
  }),
  apply(print, options, { seed }) {
    const { width, height } = print
    const shorter = Math.min(width, height)
    const unit = shorter / 900
    lift(print)
    const faces = facesOf(print)
    evenKey(print, faces, KEY)
    const seen = lightnessOf(print)
    const lips = lipsOf(print, seen, faces)
    openNoses(print, faces, 1)
    clearFeatures(print, faces, 0.4)
    partHair(print, faces, { strength: 1.4, seed })
    const light = localContrast(lightnessOf(print), width, height, 50 * unit, 0.3)
    const flow = flowOf(light, width, height, 12 * unit)
    const washes = washesOf(print, 5 * unit, 2)
    const [r, g, b] = washes.planes.map((plane) => {
      return enlarge(plane, washes.width, washes.height, width, height)
    }) as unknown as Planes
    const skin = aroundAll(print, faces, SKIN)
    tanned([r, g, b], skin)
    calmed([r, g, b], skin, lips)
    planLips([r, g, b], lips)
    planEyes([r, g, b], { light: seen, skin }, print, faces)
    const palette = paletteOf([r, g, b], options.colours)
    const dyeAt = dyesFor(palette, [r, g, b], skin)
    const random = randomFrom(seed * 157 + 3)
    const work: Needlework = { ...print, share: new Float32Array(width * height) }
    const free = sewnPart(print, options.margin, options.shape, RAGGED)
    // The ends of threads run out on the bare cloth.
    layGround(work, [r, g, b], sewnPart(print, options.margin + 1.6 * RAGGED, options.shape, RAGGED))
    const pitch = Math.max(2, options.thread * shorter)
    const isAlike = alikeIn([r, g, b], { skin, head: aroundAll(print, faces, HEAD) })
    const longest = options.stitch * shorter
    const near = featuresOf(print, faces)
    const sew = (on: Uint8Array, thick: number, most: number) => {
      sewAlong({
        flow,
        free: on,
        isAlike,
        longest: most,
        longer: (from) => 1.75 - 1.3 * skin[from]!,
        pitch: thick,
        random,
        lay(x0, y0, x1, y1, from) {
          // Silk from one skein is even; beside a face no two threads catch the light alike.
          const uneven = 1 + (0.14 + 0.26 * (1 - skin[from]!)) * (random() - 0.5)
          const tone = uneven * sheenOf(x1 - x0, y1 - y0, skin[from]!)
          layStitch(work, { x0, y0, x1, y1, half: thick * 0.62, colour: scaled(dyeAt(from), tone) })
        },
      })
    }
    // Eyes and mouth are sewn last, with a single strand.
    const isFine = (at: number) => near[at] === 1
    sew(
      free.map((sewn, at) => (isFine(at) ? 0 : sewn)),
      pitch,
      longest,
    )
    sew(
      free.map((sewn, at) => (isFine(at) ? sewn : 0)),
      Math.max(1.6, STRAND * pitch),
      STRAND * longest,
    )
    if (options.outline > 0) {
      const lines = contoursOf(light, width, height, Math.max(0.8, 1.7 * unit))
      const least = 1.15 - 0.85 * options.outline
      const drawn = faces.length > 0 ? aroundAll(print, faces, FEATURES) : free
      // Features alone: dark crumbs in hair are no locks.
      const on = free.map((sewn, at) => (lines[at]! > least && drawn[at]! > 0.4 ? sewn : 0))
      outlined(work, { flow, free: on, dyeAt, pitch, unit, random })
    }
    if (options.margin > 0) hem(print, work, { ...options, pitch, random })
  },
})

/** Ends the work where bare cloth begins: with a band of silk around a rectangle, and with its shadow. */
function hem(
  print: Print,
  work: Needlework,
  { margin, shape, pitch, random }: { margin: number; shape: string; pitch: number; random: () => number },
): void {
  const shorter = Math.min(print.width, print.height)
  if (shape === 'rectangle') {
    const [inset, wide] = [margin * shorter, 0.021 * shorter]
    sewEdge(work, { inset, wide, pitch: pitch * 1.05, colour: EDGE, random })
    pucker(work, { inset, wide, random })
  }
  const falls = { right: pitch * 0.9, down: pitch * 1.2, soft: pitch * 0.9, strength: 0.6 }
  print.share = sharedWithShadow(work, work.share, falls)
}

interface Outlined {
  flow: Flow
  free: Uint8Array
  dyeAt: (at: number) => Rgb
  pitch: number
  unit: number
  random: () => number
}

/** Sews the features once more in stem stitch, in a dark strand of their own colours. */
function outlined(work: Needlework, { flow, free, dyeAt, pitch, unit, random }: Outlined): void {
  sewAlong({
    flow,
    random,
    longest: 15 * unit,
    pitch: pitch * 2,
    free,
    isAlike: () => true,
    lay(x0, y0, x1, y1, from) {
      // Crumbs are no outline.
      if (hypot(x1 - x0, y1 - y0) < 7 * unit) return
      layStitch(work, { x0, y0, x1, y1, half: pitch * 0.42, colour: scaled(dyeAt(from), 0.34) })
    },
  })
}

/** How much each pixel lies in a part of one of the faces. */
function aroundAll(print: Print, faces: readonly Box[], part: Box): Float32Array {
  const parts = faces.map((face) => partOf(face, part))
  return clearAround(print, parts)
}

/** What shows between threads: those below, in the dark. */
function layGround(work: Needlework, [r, g, b]: Planes, sewn: Uint8Array): void {
  for (let at = 0; at < r.length; at++) {
    if (sewn[at] === 0) continue
    work.r[at] = r[at]! * 0.72
    work.g[at] = g[at]! * 0.72
    work.b[at] = b[at]! * 0.72
    work.share[at] = 1
  }
}

/** Where stitches are short: skin, in the box of a face. */
const SKIN: Box = { x: 0.12, y: 0.02, width: 0.76, height: 0.98 }
/** How far the lit side of a face comes to the other: silk has no white of its own in skin. */
const KEY = 0.9
/** Where outlines are sewn. */
const FEATURES: Box = { x: 0.08, y: 0.1, width: 0.84, height: 0.9 }
/** Where no thread leaves its colour: hair, neck and collar too. */
const HEAD: Box = { x: -0.2, y: -0.2, width: 1.4, height: 1.75 }
/** The band of silk around it all. */
const EDGE: Rgb = [0.2, 0.052, 0.05]

const scaled = ([r, g, b]: Rgb, by: number): Rgb => [r * by, g * by, b * by]

/** How far some threads end before others at the sides, as a share of the shorter one. */
const RAGGED = 0.007

/** 1 where the cloth is sewn. @param ragged How uneven it ends, as a share of the shorter side */
function sewnPart({ width, height }: Print, margin: number, shape: 'rectangle' | 'oval', ragged: number): Uint8Array {
  const shorter = Math.min(width, height)
  const edge = margin * shorter
  const [a, b] = [width / 2 - edge, height / 2 - edge]
  const sewn = new Uint8Array(width * height)
  // Nothing ends beside a side that has no cloth.
  const uneven = margin > 0 ? ragged * shorter : 0
  const random = randomFrom(41)
  const thread = Math.max(2, Math.round(0.004 * shorter))
  const jitter = (length: number) => {
    const ends = Float32Array.from({ length: Math.ceil(length / thread) }, () => uneven * (random() + random() - 1))
    return (place: number) => ends[(place / thread) | 0]!
  }
  const [left, right, top, bottom] = [jitter(height), jitter(height), jitter(width), jitter(width)]
  for (let y = 0; y < height; y++) {
    const v = Math.abs(y + 0.5 - height / 2) / b
    const reach = shape === 'oval' ? a * Math.sqrt(Math.max(0, 1 - v * v)) : a
    const first = Math.max(0, Math.ceil(width / 2 - reach + left(y)))
    const last = Math.min(width, Math.floor(width / 2 + reach + right(y)))
    for (let x = first; x < last; x++) {
      if (y + 0.5 >= height / 2 - b + top(x) && y + 0.5 <= height / 2 + b + bottom(x)) sewn[y * width + x] = 1
    }
  }
  return sewn
}
