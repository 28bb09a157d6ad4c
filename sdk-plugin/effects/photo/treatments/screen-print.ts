import * as z from 'zod'
import { colour, type Rgb, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { randomFrom } from '../../random.ts'
import { enlarge } from '../../kernels/resample.ts'
import { clearFeatures } from '../painting/clear-features.ts'
import { clothOf } from '../painting/cloth.ts'
import { evenKey } from '../painting/even-key.ts'
import { calmCheeks, cutCloth, fillHair } from '../painting/film-cuts.ts'
import { drawnOf } from '../painting/key-film.ts'
import { oklabOf } from '../painting/palette.ts'
import type { Print } from '../photo.ts'
import { halves } from '../painting/smooth.ts'
import { paintHair } from '../painting/painted-hair.ts'
import { flood, streaksOf } from '../painting/squeegee.ts'
import { type Subject, subjectOf } from '../painting/subject.ts'
import { lift, lightnessOf, localContrast } from '../painting/tone.ts'
import { treatment } from './treatment.ts'

/**
 * Pulled through silk screens as in pop art: a flat ground, flat inks for the lights, the shades and what is colourful of
 * the subject, black in dots over it; each screen lies a little beside its place.
 */
export const screenPrint = treatment({
  name: 'screenPrint',
  schema: z.strictObject({
    kind: z.literal('screenPrint'),
    ground: colour.default([0.9, 0.55, 0.012]),
    light: colour.default([0.93, 0.4, 0.55]),
    shade: colour.default([0.68, 0.02, 0.16]),
    accent: colour.default([0.8, 0.05, 0.023]),
    key: colour.default([0.012, 0.01, 0.014]),
    /** Width of a dot's cell, as a share of the shorter side. */
    cell: z.number().min(0.004).max(0.1).default(0.0125),
    /** How far screens lie beside their place; 1 is a cell. */
    misfit: z.number().min(0).max(4).default(0.75),
    /** Which one of an edition it is: no two have their screens in the same places, nor the same streaks. */
    copy: z.number().int().min(0).max(99).default(0),
    /** How far the screen of dots is turned from 45 degrees, in degrees. */
    turn: z.number().min(-45).max(45).default(0),
    /** How much of the black there is beside a usual print, below 0 less. */
    heavy: z.number().min(-0.2).max(0.2).default(0),
  }),
  apply(print, { ground, light: pale, shade, accent, key, cell, misfit, copy, turn, heavy }, { seed }) {
    const { width, height } = print
    const shorter = Math.min(width, height)
    const unit = shorter / 900
    const found = subjectOf(print)
    const { mask, coverage } = found
    lift(print)
    // Shade beside a nose would be a blot of black that dots gnaw at.
    evenKey(print, found.faces, 1)
    const drawn = found.faces.length > 0 && coverage > 0 ? drawnOf(print, found, unit, seed) : undefined
    // A collar is cut in one line: the knife leaves out what runs up a neck.
    const worn = coverage > 0 ? clothOf(print, mask, found.faces) : undefined
    const cloth = worn && softened(worn, print, 15 * unit)
    clearFeatures(print, found.faces, 0.8)
    paintHair(print, found, { strength: 2, seed })
    const colourful = chromaOf(print, 5 * unit)
    const light = localContrast(lightnessOf(print), width, height, 60 * unit, 0.5)
    expose(light, width, found)
    if (cloth) cutCloth(cloth, { light, colourful }, found, width)
    if (drawn) fillHair(drawn, light, colourful)
    if (drawn) calmCheeks(light, drawn.near, print, found)
    const soft = softened(light, print, 6 * unit)
    // Where nothing stands out, the lights are the subject.
    const subject = softened(coverage > 0 ? mask : soft.map((tone) => smoothstep(0.5, 0.56, tone)), print, 3 * unit)
    const pitch = Math.max(3, cell * shorter)
    const random = randomFrom(seed * 83 + 11 + 7919 * copy)
    const shift = () => Math.round((random() - 0.5) * 2.4 * misfit * pitch)
    const layers: Layer[] = [
      { ink: pale, from: subject, shift: [shift(), shift()], share: (value) => smoothstep(0.42, 0.58, value) },
      {
        ink: shade,
        from: soft,
        shift: [shift(), shift()],
        share: (value) => smoothstep(0.47, 0.41, value),
        within: subject,
      },
      {
        ink: accent,
        from: colourful,
        shift: [shift(), shift()],
        share: (value) => smoothstep(0.115, 0.135, value),
        within: subject,
      },
    ]
    const pulled = seed * 3 + 17 * copy
    flood(print, ground, unit, pulled + 3)
    for (const [index, layer] of layers.entries()) pull(print, layer, unit, pulled + index)
    // Behind people the ground is flat.
    if (coverage > 0 && found.faces.length > 0) clearGround(light, subject)
    pullDots(print, light, { key, pitch, turn, heavy, seed: seed + copy })
    if (drawn) {
      pull(print, { ink: accent, from: drawn.lips, shift: [0, 0], share: cutOut }, unit, pulled + 5)
      pull(print, { ink: key, from: drawn.lines, shift: [0, 0], share: cutOut }, unit, pulled + 6)
    }
  },
})

/** A film that a knife has cut has no soft edge. */
const cutOut = (value: number) => smoothstep(0.3, 0.6, value)

interface Layer {
  ink: Rgb
  from: Float32Array
  /** Pixels to the right and down. */
  shift: readonly [number, number]
  /** How much ink a value of `from` takes. */
  share: (value: number) => number
  /** Only there. */
  within?: Float32Array
}

function softened(values: Float32Array, { width, height }: Print, sigma: number): Float32Array {
  return blur(values, width, height, sigma)
}

/** How far colours are from grey, softened. */
function chromaOf(print: Print, sigma: number): Float32Array {
  const { width, height, planes } = halves(print, sigma)
  const [r, g, b] = planes
  const chroma = plane(r.length)
  for (let at = 0; at < r.length; at++) {
    const [, red, yellow] = oklabOf([r[at]!, g[at]!, b[at]!])
    chroma[at] = Math.sqrt(red * red + yellow * yellow)
  }
  return enlarge(chroma, width, height, print.width, print.height)
}

/** The least lightness that a face is to have on the whole. */
const LEAST_LIGHT = 0.57

/** Makes people as light as a print needs them: ink in all of a dark face would hide it. */
function expose(light: Float32Array, width: number, { mask, faces }: Subject): void {
  const [face] = faces
  if (!face) return
  const [left, right] = [face.x + 0.2 * face.width, face.x + 0.8 * face.width].map(Math.floor) as [number, number]
  const [top, bottom] = [face.y + 0.15 * face.height, face.y + 0.85 * face.height].map(Math.floor) as [number, number]
  let sum = 0
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += light[y * width + x]!
  const mean = Math.max(0.05, sum / Math.max(1, (bottom - top) * (right - left)))
  if (mean >= LEAST_LIGHT) return
  const power = Math.max(0.35, Math.log(LEAST_LIGHT) / Math.log(mean))
  for (let at = 0; at < light.length; at++) {
    if (mask[at]! > 0) light[at]! += (light[at]! ** power - light[at]!) * mask[at]!
  }
}

function clearGround(light: Float32Array, subject: Float32Array): void {
  for (let at = 0; at < light.length; at++) light[at]! += (1 - light[at]!) * smoothstep(0.6, 0.3, subject[at]!)
}

/** One flat ink; the squeegee leaves it uneven and starves it here and there. */
function pull(print: Print, { ink, from, shift: [dx, dy], share, within }: Layer, unit: number, seed: number): void {
  const { width, height } = print
  const clouds = new NoiseRows('clouds', width, { scale: 0.5 / unit, left: seed * 31, scaleY: 0.16 / unit })
  const grain = new NoiseRows('grain', width, { scale: 1.7 / unit, top: seed })
  const streaks = streaksOf(width, unit, seed)
  for (let y = 0; y < height; y++) {
    const cloud = clouds.at(y)
    const speck = grain.at(y)
    const streak = streaks.at(y)
    const row = Math.min(height - 1, Math.max(0, y - dy)) * width
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const source = row + Math.min(width - 1, Math.max(0, x - dx))
      let covered = share(from[source]! + 0.012 * speck[x]!)
      if (within) covered *= smoothstep(0.42, 0.58, within[source]!)
      if (covered <= 0) continue
      const dry = smoothstep(0.3, 0.62, streak[x]! + 0.35 * cloud[x]! + 0.2 * speck[x]!)
      const starved = 0.3 * smoothstep(0.34, 0.6, cloud[x]! + 0.45 * speck[x]!) + 0.22 * dry
      const opaque = covered * (0.97 - starved)
      const tone = 1 + 0.05 * cloud[x]! + 0.05 * streak[x]!
      print.r[at]! += (ink[0] * tone - print.r[at]!) * opaque
      print.g[at]! += (ink[1] * tone - print.g[at]!) * opaque
      print.b[at]! += (ink[2] * tone - print.b[at]!) * opaque
    }
  }
}

interface Dots {
  key: Rgb
  /** Width of a cell in pixels. */
  pitch: number
  /** Degrees from 45. */
  turn: number
  heavy: number
  seed: number
}

/** Black in a screen: dots in the half-tones, all of it in the depths, none in the lights. */
function pullDots(print: Print, light: Float32Array, { key, pitch, turn, heavy, seed }: Dots): void {
  const { width, height } = print
  const way = Math.PI / pitch / Math.SQRT1_2 / 2
  const angle = Math.PI * (0.25 + turn / 180)
  const [cos, sin] = [Math.SQRT2 * way * Math.cos(angle), Math.SQRT2 * way * Math.sin(angle)]
  // A pixel on the way from ink to paper.
  const sharp = 0.36 * way
  const grain = new NoiseRows('grain', width, { scale: 700 / Math.min(width, height), top: seed * 5 })
  for (let y = 0; y < height; y++) {
    const speck = grain.at(y)
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const dark = smoothstep(0.68 + heavy, 0.12 + heavy, light[at]!)
      const wave = 0.25 * (2 + Math.cos(x * cos + y * sin) + Math.cos(y * cos - x * sin))
      const part = smoothstep(-sharp, sharp, dark * 1.16 - 1.08 + wave + 0.02 * speck[x]!)
      const laid = part * (0.97 - 0.22 * smoothstep(0.5, 0.75, speck[x]!))
      if (laid <= 0) continue
      print.r[at]! += (key[0] - print.r[at]!) * laid
      print.g[at]! += (key[1] - print.g[at]!) * laid
      print.b[at]! += (key[2] - print.b[at]!) * laid
    }
  }
}
