import * as z from 'zod'
import { colour, smoothstep } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { layMask } from '../kernels/lay.ts'
import { plane } from '../kernels/memory.ts'
import { operation, type Stage } from '../stage.ts'
import { facingSchema, keepFacing } from '../surface/facing.ts'
import { outlineOf } from '../surface/outline.ts'
import { coloursOf, paintSchema } from '../surface/paint.ts'

/** Colour on the letters that no lamp lights: ink, print, a glow, a second outline. Lengths in em. */
export const fill = operation({
  name: 'fill',
  schema: z.strictObject({
    do: z.literal('fill'),
    colour: colour.default([1, 1, 1]),
    paint: paintSchema.optional(),
    grow: z.number().min(-0.2).max(0.3).default(0),
    /** Only a line of this width along the inner side of the outline; 0 fills all of it. */
    line: z.number().min(0).max(0.3).default(0),
    /** Only what is turned to a lamp, less the farther it is: rims that point back to a sun. */
    facing: facingSchema.optional(),
    /** Moved to the right and down. */
    shift: z
      .tuple([z.number().min(-0.3).max(0.3), z.number().min(-0.3).max(0.3)])
      .readonly()
      .default([0, 0]),
    /** Softness; what is soft reaches outside. */
    blur: z.number().min(0).max(0.5).default(0),
    /** Multiplies the colour: for light that is added. */
    gain: z.number().min(0).max(20).default(1),
    opacity: z.number().min(0).max(1).default(1),
    /** `over` covers, `add` is light, `multiply` is ink through which the ground is seen. */
    blend: z.enum(['over', 'add', 'multiply']).default('over'),
    /** Emoji keep their colours. */
    emoji: z.boolean().default(true),
  }),
  room: ({ grow, blur: soft }) => Math.max(0, grow) + 3 * soft,
  apply(stage, options) {
    const { letters } = stage
    const mask = maskOf(stage, options)
    const reach = letters.em * (0.1 + options.grow + 3 * options.blur)
    const colours = coloursOf(letters, options.paint, options.colour, options.emoji, reach)
    const { gain, opacity, blend, shift } = options
    const x = letters.x + Math.round(shift[0] * letters.em)
    const y = letters.y + Math.round(shift[1] * letters.em)
    // What is thin or soft is light in part; what is neither has only an edge.
    const isCrisp = blend === 'over' && options.blur === 0 && opacity === 1
    layMask(
      stage.frame,
      { x, y, width: letters.width, height: letters.height, plane: mask },
      { colour: colours ?? options.colour, gain, opacity, blend: isCrisp ? 'edge' : blend },
    )
  },
})

type Options = z.output<(typeof fill)['schema']>

function maskOf({ frame, letters }: Stage, { grow, line, facing, blur: soft }: Options): Float32Array {
  const { width, height, em } = letters
  const softened = (mask: Float32Array) => {
    const blurred = blur(mask, width, height, soft * em)
    const room = letters.ink.left / em
    return grow + 2.2 * soft > room ? fadedOut(blurred, letters, frame) : blurred
  }
  const outline = outlineOf(letters, grow)
  const { coverage } = outline
  if (line === 0 && !facing) return soft > 0 ? softened(coverage) : coverage
  const { distance } = outline
  const hollow = plane(coverage.length)
  const inner = line === 0 ? Infinity : 0.5 + line * em
  for (let at = 0; at < hollow.length; at++) {
    const share = coverage[at]!
    if (share === 0) continue
    const left = inner - distance[at]!
    hollow[at] = left >= 1 ? share : left <= 0 ? 0 : share * left
  }
  if (facing) keepFacing(hollow, letters, distance, frame, facing)
  return soft > 0 ? softened(hollow) : hollow
}

/** How long before the end of the letters' planes a glow fades, in em. */
const FADE = 0.16

/** A glow wider than the planes ends softly where they end within the frame. */
function fadedOut(mask: Float32Array, letters: Stage['letters'], frame: Stage['frame']): Float32Array {
  const { x: left, y: top, width, height, em } = letters
  const far = FADE * em
  const shares = (from: number, count: number, most: number) =>
    Float32Array.from({ length: count }, (_, at) => {
      const begun = from > 0 ? smoothstep(0, far, at) : 1
      return from + count < most ? begun * smoothstep(0, far, count - 1 - at) : begun
    })
  const [columns, rows] = [shares(left, width, frame.width), shares(top, height, frame.height)]
  for (let y = 0, at = 0; y < height; y++) {
    const row = rows[y]!
    for (let x = 0; x < width; x++, at++) mask[at]! *= columns[x]! * row
  }
  return mask
}
