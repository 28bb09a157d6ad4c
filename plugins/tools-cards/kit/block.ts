import { drawText, fitText, prepareText } from '@gateway/sdk-plugin/text'
import type { Align, Fill, TextLayout, TextStyle } from '@gateway/sdk-plugin/text'
import type { Context } from './paint.ts'

/** The room for a text, and the sizes that still look right there. */
export interface Room {
  width: number
  height: number
  minSize: number
  maxSize: number
  maxLines?: number
  align?: Align
  balance?: boolean
  byInk?: boolean
}

/** Width of the narrowest letters in multiples of the size: no more of them than this fit a line. */
const NARROWEST = 0.2

/** A text fitted into its room. What could not fit at the smallest size is not even read. */
export async function fitBlock(text: string, style: TextStyle, room: Room): Promise<TextLayout> {
  const lines = Math.min(room.maxLines ?? Infinity, Math.ceil(room.height / room.minSize))
  const most = Math.ceil((lines + 1) * (room.width / (room.minSize * NARROWEST)))
  const kept = text.length > most ? `${text.slice(0, most).trimEnd()}…` : text
  return fitText(await prepareText(kept.trim(), style), room)
}

/** Whether a text reads from right to left: decoration then changes sides. */
export function isRightToLeft(layout: TextLayout): boolean {
  return layout.lines.find(({ text }) => text.trim() !== '')?.direction === 'rtl'
}

/** Blocks below each other. */
export interface Placed {
  layout: TextLayout
  fill: Fill
  /** Pixels to the block after it. */
  gap?: number
}

export function stackHeight(blocks: readonly Placed[]): number {
  return blocks.reduce((sum, { layout, gap = 0 }, at) => sum + layout.height + (at < blocks.length - 1 ? gap : 0), 0)
}

/** Draws blocks from the top; returns where the last one ends. */
export async function drawStack(ctx: Context, blocks: readonly Placed[], x: number, y: number): Promise<number> {
  let top = y
  for (const { layout, fill, gap = 0 } of blocks) {
    await drawText(ctx, layout, x, top, { fill })
    top += layout.height + gap
  }
  return top
}
