import { drawText, layoutText, loadCanvas, prepareText, type TextLayout } from '@gateway/sdk-plugin/text'
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Highlighted, Span } from './highlight.ts'
import { columnsOf, type Row, rowsOf } from './rows.ts'
import { drawWindow, groundOf, type Place } from './window.ts'

export interface CodeOptions {
  title: string | undefined
  numbers: boolean
  /** `#rrggbb` or `#rrggbbaa` behind the window. */
  background: string | undefined
}

/** Pixels of the picture for one of the design. */
const SCALE = 2
const SIZE = 15
const LINE = 23
const MARGIN = 56
const BAR = 48
const PAD = 24
const LEAST_COLUMNS = 34
const MOST_COLUMNS = 100
const STYLE = { font: 'mono', lineHeight: LINE / SIZE } as const

/** Code in a window on a ground, as PNG. */
export async function drawCode(code: Highlighted, { title, numbers, background }: CodeOptions) {
  const { createCanvas } = await loadCanvas()
  const advance = (await one('0')).textWidth
  const rows = rowsOf(code.lines, MOST_COLUMNS)
  const columns = Math.max(LEAST_COLUMNS, ...rows.map(({ columns: used }) => used))
  const gutter = numbers ? (String(code.lines.length).length + 2) * advance : 0
  const place: Place = {
    x: MARGIN,
    y: MARGIN,
    width: Math.ceil(columns * advance + gutter + PAD * 2),
    height: BAR + rows.length * LINE + PAD,
  }
  const [width, height] = [place.width + MARGIN * 2, place.height + MARGIN * 2]
  const canvas = createCanvas(width * SCALE, height * SCALE)
  const context = canvas.getContext('2d')
  context.scale(SCALE, SCALE)
  groundOf(context, { width, height, code, colour: background })
  drawWindow(context, place, code, BAR)
  if (title !== undefined) await drawTitle(context, title, place, code.foreground)
  const left = place.x + PAD + gutter
  for (const [index, row] of rows.entries()) {
    const top = place.y + BAR + index * LINE
    if (numbers && row.number !== undefined)
      await drawNumber(context, row.number, left - advance * 2, top, code.foreground)
    await drawRow(context, row, left, top, advance)
  }
  return { png: await canvas.encode('png'), width: canvas.width, height: canvas.height }
}

async function one(text: string, weight = 400, italic = false): Promise<TextLayout> {
  return layoutText(await prepareText(text, { ...STYLE, weight, italic, direction: 'ltr' }), { size: SIZE })
}

async function drawRow(context: SKRSContext2D, row: Row, left: number, top: number, advance: number): Promise<void> {
  // Letters of other scripts are not as wide as their columns: what follows them stands where they end.
  let shift = 0
  for (const { span, column } of row.spans) {
    await drawSpan(context, span, left + column * advance + shift, top)
    if (/^[\x20-\x7e]*$/.test(span.text)) continue
    const trimmed = span.text.trim()
    const spaces = span.text.length - trimmed.length
    const measured = (await one(trimmed, span.bold ? 700 : 400, span.italic)).textWidth + spaces * advance
    shift += measured - columnsOf(span.text) * advance
  }
}

async function drawSpan(
  context: SKRSContext2D,
  { text, color, bold, italic }: Span,
  x: number,
  y: number,
): Promise<void> {
  if (text.trim() === '') return
  const indent = text.length - text.trimStart().length
  const shift = indent === 0 ? 0 : (await one(' '.repeat(indent) + '0')).textWidth - (await one('0')).textWidth
  await drawText(context, await one(text.trimStart(), bold ? 700 : 400, italic), x + shift, y, { fill: color })
}

async function drawNumber(context: SKRSContext2D, number: number, right: number, top: number, color: string) {
  const layout = await one(String(number))
  context.globalAlpha = 0.38
  await drawText(context, layout, right - layout.textWidth, top, { fill: color })
  context.globalAlpha = 1
}

async function drawTitle(context: SKRSContext2D, title: string, place: Place, color: string): Promise<void> {
  const prepared = await prepareText(title, { font: 'sans', weight: 500 })
  const width = place.width - 200
  const layout = layoutText(prepared, { size: 13, width, maxLines: 1, align: 'center' })
  context.globalAlpha = 0.62
  await drawText(context, layout, place.x + 100, place.y + (BAR - layout.height) / 2 - 3, { fill: color })
  context.globalAlpha = 1
}
