import * as z from 'zod'
import { colour, type Rgb, smoothstep } from '../colour.ts'
import { plane } from '../kernels/memory.ts'
import type { Letters } from '../lettering.ts'
import { runAlong } from './paint-rows.ts'

/** Colours on a surface in place of the material's own. */
export const paintSchema = z.discriminatedUnion('kind', [
  /** From the top of the text to its bottom. */
  z.strictObject({ kind: z.literal('vertical'), colours: z.array(colour).min(2).max(8) }),
  z.strictObject({
    kind: z.literal('horizontal'),
    colours: z.array(colour).min(2).max(8),
    /** How far to the left it has run at the bottom, as a share of the way down: beams that lie across a word. */
    lean: z.number().min(-4).max(4).default(0),
  }),
  /** One for each character, again from the first after the last. */
  z.strictObject({ kind: z.literal('letters'), colours: z.array(colour).min(2).max(12) }),
  /** From the edge inwards, over `width` em. */
  z.strictObject({
    kind: z.literal('edge'),
    colours: z.array(colour).min(2).max(8),
    width: z.number().positive().max(1).default(0.1),
  }),
  /** From a place of the box around the text outwards, over `radius` em: light that comes from there. */
  z.strictObject({
    kind: z.literal('radial'),
    colours: z.array(colour).min(2).max(8),
    at: z.tuple([z.number(), z.number()]).readonly().default([0.5, 0.5]),
    radius: z.number().positive().max(10).default(1),
  }),
  /** Painted in sharp bands down each character: one colour more than there are stops. */
  z.strictObject({
    kind: z.literal('bands'),
    colours: z.array(colour).min(2).max(8),
    /** Where the next band begins, as shares of the character's height. */
    stops: z.array(z.number().min(0).max(1)).min(1).max(7),
    /** How far the edges between bands lean, as a share of the height; other characters lean the other way. */
    lean: z.number().min(-1).max(1).default(0),
    /** How much higher or lower they lie on one character than on the next, as a share of its height; they lean unlike far. */
    vary: z.number().min(0).max(0.5).default(0),
  }),
  /** Uneven, as baked, grown or weathered: the first colours lie at the edge, the last in patches in the middle. */
  z.strictObject({
    kind: z.literal('mottled'),
    colours: z.array(colour).min(2).max(8),
    /** Distance from the edge over which the colours run, and size of the patches, in em. */
    width: z.number().positive().max(1).default(0.15),
    scale: z.number().positive().max(2).default(0.25),
    /** How much patches shift the colours. */
    spread: z.number().min(0).max(2).default(0.6),
    /** How far along the colours an even edge begins: more leaves the first ones to a few patches. */
    from: z.number().min(0).max(1).default(0),
  }),
  /** By the net that waves gather light in, from the dark of its meshes to its seams; `scale` is a mesh, in em. */
  z.strictObject({
    kind: z.literal('net'),
    colours: z.array(colour).min(2).max(8),
    scale: z.number().positive().max(2).default(0.3),
  }),
])

export type Paint = z.output<typeof paintSchema>

export interface Planes {
  r: Float32Array
  g: Float32Array
  b: Float32Array
}

/**
 * Colours for each pixel, or undefined when the material's own colour does. Emoji keep theirs.
 *
 * @param reach Pixels outside of the letters that get a colour. Default a tenth of an em.
 */
export function coloursOf(
  letters: Letters,
  paint: Paint | undefined,
  own: Rgb,
  keepsEmoji: boolean,
  reach = letters.em * 0.1,
): Planes | undefined {
  const emoji = keepsEmoji ? letters.emoji : undefined
  if (!paint && !emoji) return undefined
  const pixels = letters.width * letters.height
  const planes: Planes = { r: plane(pixels), g: plane(pixels), b: plane(pixels) }
  if (paint?.kind === 'letters' || paint?.kind === 'bands') pickEach(planes, letters, pickerOf(letters, paint), reach)
  else if (paint) runAlong(planes, letters, paint, reach)
  else pickEach(planes, letters, () => own, reach)
  if (emoji) keepEmoji(planes, emoji)
  return planes
}

function keepEmoji(planes: Planes, emoji: NonNullable<Letters['emoji']>): void {
  const { r, g, b } = planes
  for (let at = 0; at < r.length; at++) {
    if (emoji.share[at]! <= 0.3) continue
    const share = smoothstep(0.3, 0.7, emoji.share[at]!)
    r[at]! += (emoji.r[at]! - r[at]!) * share
    g[at]! += (emoji.g[at]! - g[at]!) * share
    b[at]! += (emoji.b[at]! - b[at]!) * share
  }
}

type Pick = (x: number, y: number, at: number) => Rgb

function pickEach({ r, g, b }: Planes, { width, height, distance }: Letters, pick: Pick, reach: number): void {
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (distance[at]! < -reach) continue
      const chosen = pick(x, y, at)
      r[at] = chosen[0]
      g[at] = chosen[1]
      b[at] = chosen[2]
    }
  }
}

function pickerOf(letters: Letters, paint: Extract<Paint, { kind: 'letters' | 'bands' }>): Pick {
  if (paint.kind === 'bands') return bandsOf(letters, paint)
  const { colours } = paint
  const owners = letters.owners()
  return (_x, _y, pixel) => colours[owners[pixel]! % colours.length]!
}

/** The box of each character gives its bands; their edges are as wide as a pixel. */
function bandsOf(letters: Letters, { colours, stops, lean, vary }: Extract<Paint, { kind: 'bands' }>): Pick {
  const { width, height, distance } = letters
  const owners = letters.owners()
  const boxes: { top: number; bottom: number; left: number; right: number }[] = []
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (distance[at]! < 0) continue
      const box = (boxes[owners[at]!] ??= { top: y, bottom: y, left: x, right: x })
      box.bottom = y
      if (x < box.left) box.left = x
      if (x > box.right) box.right = x
    }
  }
  const mixed: [number, number, number] = [0, 0, 0]
  return (x, y, at) => {
    const owner = owners[at]!
    const box = boxes[owner]
    if (!box) return colours[0]!
    const high = Math.max(1, box.bottom - box.top)
    // Multiples of the golden section: neighbours are never alike.
    const off = vary * (2 * ((owner * 0.618 + 0.4) % 1) - 1)
    const slope = (owner % 2 === 0 ? lean : -lean) * (1 + 4 * off)
    const down = y - box.top + slope * (x - (box.left + box.right) / 2) + off * high
    mixed[0] = colours[0]![0]
    mixed[1] = colours[0]![1]
    mixed[2] = colours[0]![2]
    for (let band = 0; band < stops.length; band++) {
      const share = Math.min(1, Math.max(0, down - stops[band]! * high + 0.5))
      const next = colours[Math.min(band + 1, colours.length - 1)]!
      for (let c = 0; c < 3; c++) mixed[c]! += (next[c]! - mixed[c]!) * share
    }
    return mixed
  }
}
