import * as z from 'zod'

/** Ways to write the day of the call. */
const TODAY = {
  /** 7 March 2027 */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** Sunday, 7 March 2027 */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** 2027 */
  year: { year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** The fields of a step that writes a text of the caller's. */
export const writtenFields = {
  /** Name of the parameter. */
  input: z.string().regex(/^[A-Za-z][A-Za-z0-9]*$/),
  /** Written when the parameter is missing, nothing for an empty one; a text without it is required. */
  default: z
    .union([z.string(), z.strictObject({ today: z.enum(Object.keys(TODAY) as [keyof typeof TODAY]) })])
    .optional(),
  description: z.string().default('Written into the picture'),
  /** Most characters. */
  most: z.number().int().min(1).max(500).default(60),
}

export type Written = z.output<z.ZodObject<typeof writtenFields>>

/** What a caller wrote, and when. */
export interface Words {
  texts: Readonly<Record<string, string | undefined>>
  /** The day of the call, for what bears a date. Default: now. */
  today?: Date
}

/** What stands there; undefined when that is nothing. */
export function wordsOf(written: Pick<Written, 'input' | 'default'>, { texts, today }: Words): string | undefined {
  const given = texts[written.input] ?? written.default
  const text = typeof given === 'object' ? dateText(today ?? new Date(), given.today) : given
  return text === '' ? undefined : text
}

function dateText(day: Date, form: keyof typeof TODAY): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...TODAY[form] }).format(day)
}
