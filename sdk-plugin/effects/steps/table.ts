import * as z from 'zod'
import { colour, mix, smoothstep } from '../colour.ts'
import type { Frame } from '../frame.ts'
import { blur } from '../kernels/blur.ts'
import { packed, unpackInto } from '../kernels/compact.ts'
import { plane } from '../kernels/memory.ts'
import { shrink } from '../kernels/resample.ts'
import { PLATES, type PlateName } from '../plates/index.ts'
import { Kept } from '../kept.ts'
import { operation } from '../stage.ts'
import type { Planes } from '../surface/paint.ts'

/**
 * A table or sill that the letters stand on, seen flat from the front: a plate laid down in perspective, that mirrors
 * the scene behind it. Comes after the scene and before the letters.
 */
export const table = operation({
  name: 'table',
  schema: z.strictObject({
    do: z.literal('table'),
    kind: z.enum(Object.keys(PLATES) as [PlateName, ...PlateName[]]),
    colours: z.array(colour).min(1).max(4).optional(),
    scale: z.number().min(0.2).max(4).default(1),
    /** Its boards run away from the viewer in place of across. */
    along: z.boolean().default(false),
    /** How far behind the letters it ends: above the lower side of their ink, in frame heights. */
    depth: z.number().min(0).max(0.4).default(0.07),
    /** Softness of that end, in frame heights. */
    soft: z.number().min(0).max(0.1).default(0.012),
    /** Light that falls on it, and what is left of it at the front. */
    light: colour.default([1, 1, 1]),
    front: z.number().min(0).max(2).default(0.5),
    /** How much it mirrors in the distance; less towards the front. */
    mirror: z.number().min(0).max(1).default(0.5),
    /** How far what it mirrors is drawn out to us, in frame heights: lamps as streaks, not as discs. */
    streak: z.number().min(0).max(0.5).default(0),
  }),
  apply({ frame, letters, focused }, options) {
    const foot = (letters.y + letters.ink.bottom) / frame.height
    const line = Math.min(0.97, foot - options.depth)
    const texture = textureOf(frame, options)
    lay(frame, line, texture, options)
    if (focused) lay(focused, line, texture, options)
  },
})

type Options = z.output<(typeof table)['schema']>

/** Textures that are kept, in bytes: two of medium size. */
const KEPT_BYTES = 4_400_000
const kept = new Kept<Int32Array>(KEPT_BYTES, ({ byteLength }) => byteLength)

function textureOf({ width, height }: Frame, { kind, colours, scale, along }: Options): Planes {
  const key = JSON.stringify([width, height, kind, colours, scale, along])
  const made = PLATES[kind]
  const light = kept.get(key, () => {
    const { r, g, b } = made.draw(width, height, scale, colours ?? made.colours).colour
    return packed(along ? { r: turned(r, width), g: turned(g, width), b: turned(b, width) } : { r, g, b })
  })
  const texture = { r: plane(light.length), g: plane(light.length), b: plane(light.length) }
  unpackInto(texture, light)
  return texture
}

/** Columns of a plane as rows. */
function turned(plane: Float32Array, width: number): Float32Array {
  const height = plane.length / width
  const rows = new Float32Array(plane.length)
  for (let x = 0, at = 0; x < width; x++) for (let y = 0; y < height; y++, at++) rows[at] = plane[y * width + x]!
  return rows
}

/** How far the horizon lies above the far end, in frame heights: the eye is a little above the table. */
const EYE = 0.16

function lay(image: Frame, line: number, texture: Planes, options: Options): void {
  const { width, height } = image
  const first = Math.max(0, Math.floor((line - options.soft) * height))
  const scene = softOf(image, options.streak)
  const deep = Math.sqrt((texture.r.length * height) / width)
  const [rows, columns] = [Math.round(deep), Math.round(texture.r.length / deep)]
  const size = options.along ? { width: rows, height: columns } : { width: columns, height: rows }
  const taps = Array.from({ length: options.along ? MOST_TAPS : 1 }, () => ({
    own: { upper: 0, lower: 0, t: 0 },
    onTexture: new Float32Array(width),
  }))
  const onScene = Float32Array.from({ length: width }, (_, x) => {
    return Math.min(scene.width - 1.01, Math.max(0, ((x + 0.5) / width) * scene.width - 0.5))
  })
  const sums = new Float32Array(width)
  for (let y = first; y < height; y++) {
    const v = (y + 0.5) / height
    const below = Math.max(0, v - line)
    // Boards that run away lie nearly level at the sides: how many texels their edges move from row to row.
    const moved = ((EYE + 0.2) / (EYE + below) ** 2 / height) * 0.5 * size.width
    const used = taps.slice(0, Math.ceil(moved / 1.2))
    const share = options.soft === 0 ? Number(v >= line) : smoothstep(line - options.soft, line + options.soft, v)
    const grazing = options.mirror * (0.3 + 0.7 * Math.exp(-below / 0.14))
    const light = mix(1, options.front, smoothstep(0, 1 - line, below))
    const mirrored = rowsAt(Math.max(0, line - below * 0.9) * scene.height, scene.height, scene.width)
    for (const [index, tap] of used.entries()) {
      const far = (EYE + 0.2) / (EYE + Math.max(0, below + ((index + 0.5) / used.length - 0.5) / height))
      tap.own = rowsAt(wrapped((1.9 - far) * 0.62 * size.height, size.height), size.height, size.width)
      for (let x = 0; x < width; x++) {
        const side = (((x + 0.5) / width - 0.5) * far + 0.5) * size.width
        tap.onTexture[x] = Math.min(size.width - 1.01, wrapped(side, size.width))
      }
    }
    const target = { at: y * width, share, grazing }
    layRow(image.r, target, texture.r, used, options.light[0] * light, scene.r, mirrored, onScene, sums)
    layRow(image.g, target, texture.g, used, options.light[1] * light, scene.g, mirrored, onScene, sums)
    layRow(image.b, target, texture.b, used, options.light[2] * light, scene.b, mirrored, onScene, sums)
  }
}

function layRow(
  plane: Float32Array,
  { at, share, grazing }: { at: number; share: number; grazing: number },
  texture: Float32Array,
  taps: readonly Tap[],
  light: number,
  scene: Float32Array,
  mirrored: Rows,
  onScene: Float32Array,
  sums: Float32Array,
): void {
  const width = onScene.length
  sums.fill(0)
  for (const { own, onTexture } of taps) {
    for (let x = 0; x < width; x++) sums[x]! += between(texture, own, onTexture[x]!)
  }
  const each = light / taps.length
  for (let x = 0; x < width; x++) {
    const lit = sums[x]! * each
    const gloss = grazing * (0.7 + 0.3 * (lit > 0.25 ? 1 : lit * 4))
    const whole = lit + between(scene, mirrored, onScene[x]!) * gloss
    plane[at + x]! += (whole - plane[at + x]!) * share
  }
}

function between(plane: Float32Array, { upper, lower, t }: Rows, place: number): number {
  const x = place | 0
  const tx = place - x
  const a = plane[upper + x]!
  const above = a + (plane[upper + x + 1]! - a) * tx
  const b = plane[lower + x]!
  return above + (b + (plane[lower + x + 1]! - b) * tx - above) * t
}

/** Samples of the texture across the height of one row, at most. */
const MOST_TAPS = 5

/** Where one sample of each column of a row lies on the texture. */
interface Tap {
  own: Rows
  onTexture: Float32Array
}

interface Rows {
  upper: number
  lower: number
  t: number
}

/** The two rows of an image that a height lies between. */
function rowsAt(y: number, height: number, width: number): Rows {
  const place = Math.min(height - 1.01, Math.max(0, y))
  const row = place | 0
  return { upper: row * width, lower: (row + 1) * width, t: place - row }
}

/** A place in a texture that is laid again, turned over, where it ends. */
function wrapped(place: number, size: number): number {
  const folded = Math.abs(place % (2 * size))
  return folded > size ? 2 * size - folded : folded
}

/** The scene as a satin surface mirrors it. */
function softOf(image: Frame, streak: number): Frame {
  let { width, height } = image
  const planes = [image.r, image.g, image.b].map((plane) => {
    const half = shrink(plane, image.width, image.height)
    const quarter = shrink(half.plane, half.width, half.height)
    ;({ width, height } = quarter)
    const soft = blur(quarter.plane, width, height, 0.014 * height)
    if (streak > 0) drawOut(soft, width, Math.exp(-1 / (streak * height)))
    return soft
  }) as [Float32Array, Float32Array, Float32Array]
  return { width, height, r: planes[0], g: planes[1], b: planes[2] }
}

/** Draws what is bright out to both sides of its row, `kept` of it from one row to the next. */
function drawOut(plane: Float32Array, width: number, kept: number): void {
  for (let at = width; at < plane.length; at++) plane[at]! += (plane[at - width]! - plane[at]!) * kept
  for (let at = plane.length - width - 1; at >= 0; at--) plane[at]! += (plane[at + width]! - plane[at]!) * kept
}
