import type * as z from 'zod'
import type { markSchema } from '../artwork/marks.ts'

export type Random = () => number
export type Marks = z.input<typeof markSchema>[]
/** Marks of a sheet that is 1000 high and `w` wide; the first covers it. */
export type Design = (w: number, random: Random) => Marks

type Type = Extract<Marks[number], { draw: 'text' }>

export const whole = (w: number) => `M0 0H${w}V1000H0Z`

export function pick<Thing>(things: readonly Thing[], random: Random): Thing {
  return things[Math.floor(random() * things.length)]!
}

export function words(text: string, box: Type['box'], type: Omit<Type, 'draw' | 'text' | 'box'>): Type {
  return { draw: 'text', text, box, ...type }
}
