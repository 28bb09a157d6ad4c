import * as z from 'zod'
import { FONT_NAMES } from '../../../text/index.ts'
import { writtenFields } from '../written.ts'

const point = z.tuple([z.number(), z.number()]).readonly()

/** `#rrggbb`, or with the strength of the ink: `#rrggbbaa`. */
const ink = z.string().regex(/^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/)

/** One ink, or several that run into each other evenly, along a line or out from a point; places in the view. */
export const paintSchema = z.union([
  ink,
  z.strictObject({ from: point, to: point, inks: z.array(ink).min(2).max(12).readonly() }),
  z.strictObject({ centre: point, radius: z.number().positive(), inks: z.array(ink).min(2).max(12).readonly() }),
])

const lineSchema = z.strictObject({
  paint: paintSchema.default('#000000'),
  width: z.number().positive(),
  /** Lengths of dashes and gaps. */
  dash: z.array(z.number().min(0)).max(8).default([]),
  round: z.boolean().default(false),
})

/** An area, a line, or both. */
const pathMark = z.strictObject({
  draw: z.literal('path'),
  /** In the notation of SVG's `d`. */
  path: z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]),
  fill: paintSchema.optional(),
  line: lineSchema.optional(),
  /** What is inside of a path that crosses itself. */
  rule: z.enum(['evenodd', 'nonzero']).default('evenodd'),
  opacity: z.number().min(0).max(1).default(1),
})

const typeFields = {
  /** Left, top, width and height of the box that the text never leaves. */
  box: z.tuple([z.number(), z.number(), z.number().positive(), z.number().positive()]).readonly(),
  font: z.enum(FONT_NAMES).default('sans'),
  weight: z.number().int().min(100).max(900).default(400),
  italic: z.boolean().default(false),
  /** `upper` where the script has capitals. */
  case: z.enum(['asWritten', 'upper']).default('asWritten'),
  /** Space between letters, in em. */
  spacing: z.number().min(-0.1).max(1).default(0),
  lineHeight: z.number().min(0.7).max(2).default(1.2),
  fill: paintSchema.default('#000000'),
  /** Size of the letters (em) where the text is short enough for it. Default: as large as the box allows. */
  size: z.number().positive().optional(),
  opacity: z.number().min(0).max(1).default(1),
}

/** Words set in type: fixed ones, or the caller's. What is too long becomes smaller, wraps, and is cut at last. */
const textMark = z.strictObject({
  draw: z.literal('text'),
  ...typeFields,
  text: z.union([
    z.string().min(1),
    z.strictObject({
      ...writtenFields,
      /** Put before and after what the caller wrote. */
      before: z.string().default(''),
      after: z.string().default(''),
    }),
  ]),
  /** `justify` widens the lines to the box, as a column of a newspaper. */
  align: z.enum(['left', 'center', 'right', 'justify']).default('center'),
  /** Where the lines lie in a box that is higher than they are. */
  stand: z.enum(['top', 'middle', 'bottom']).default('middle'),
  lines: z.number().int().min(1).max(80).default(1),
  outline: z.strictObject({ ink, width: z.number().positive() }).optional(),
  /** How unlike each other letters of a kind are, 1 for those of a quick hand. Default 1 for the font `hand`, 0 for others. */
  uneven: z.number().min(0).max(1).optional(),
  /** Degrees, clockwise, about the middle of the box. */
  turn: z.number().min(-180).max(180).default(0),
  /** Radius of a circle that one line is bent around, its middle up (negative: down). The box is that of the line. */
  bend: z
    .number()
    .refine((radius) => radius !== 0)
    .optional(),
})

/** A month of the calendar: the one of the parameter `month`, or that of the call. */
const monthMark = z.strictObject({
  draw: z.literal('month'),
  ...typeFields,
  part: z.enum(['name', 'year', 'weekdays', 'days']),
  /** Of Sundays. */
  sunday: ink.optional(),
  align: z.enum(['left', 'center', 'right']).default('center'),
})

export const markSchema = z.discriminatedUnion('draw', [pathMark, textMark, monthMark])

export type Mark = z.output<typeof markSchema>
export type PathMark = z.output<typeof pathMark>
export type TextMark = z.output<typeof textMark>
export type MonthMark = z.output<typeof monthMark>
export type InkPaint = z.output<typeof paintSchema>
