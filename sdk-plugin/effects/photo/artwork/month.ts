import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Words } from '../written.ts'
import type { MonthMark, TextMark } from './marks.ts'
import { drawType } from './type.ts'

/** What the parameter `month` looks like. */
export const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/

/** Draws a part of a month; weeks begin on Monday. */
export async function drawMonth(context: SKRSContext2D, mark: MonthMark, { texts, today }: Words): Promise<void> {
  const first = firstOf(texts.month, today ?? new Date())
  const write = (words: string, more: Partial<TextMark> = {}) => {
    const { part: _, sunday: __, ...type } = mark
    const set = { stand: 'middle', lines: 1, turn: 0, text: words } as const
    return drawType(context, { ...type, ...set, ...more, draw: 'text' }, words)
  }
  if (mark.part === 'year') return write(String(first.getUTCFullYear()))
  if (mark.part === 'name') return write(named(first, { month: 'long' }))
  const [left, top, width, height] = mark.box
  const [cell, row] = [width / 7, mark.part === 'days' ? height / 6 : height]
  const boxAt = (column: number, line: number) => [left + column * cell, top + line * row, cell, row] as const
  const inkAt = (column: number) => (column === 6 && mark.sunday ? { fill: mark.sunday } : {})
  const size = mark.size ?? row * 0.6
  if (mark.part === 'weekdays') {
    for (let column = 0; column < 7; column++) {
      // The first of January 2024 was a Monday.
      const name = named(new Date(Date.UTC(2024, 0, 1 + column)), { weekday: 'short' })
      await write(name, { size, box: boxAt(column, 0), ...inkAt(column) })
    }
    return
  }
  const before = (first.getUTCDay() + 6) % 7
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  for (let day = 1; day <= days; day++) {
    const place = before + day - 1
    await write(String(day), { size, box: boxAt(place % 7, Math.floor(place / 7)), ...inkAt(place % 7) })
  }
}

function firstOf(month: string | undefined, today: Date): Date {
  if (month === undefined) return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1))
  return new Date(`${month}-01T00:00:00Z`)
}

function named(day: Date, form: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...form }).format(day)
}
