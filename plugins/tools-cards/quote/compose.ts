import { drawText } from '@gateway/sdk-plugin/text'
import type { Fill, TextLayout } from '@gateway/sdk-plugin/text'
import type { Image } from '@napi-rs/canvas'
import { drawAvatar, toneOf } from '../kit/avatar.ts'
import { fitBlock, isRightToLeft } from '../kit/block.ts'
import { type Context, type Frame, grain, surface, type Surface } from '../kit/paint.ts'
import { THEMES } from './themes.ts'

/** Side of the square that a portrait is cut to. */
export const PORTRAIT = 224

export interface Quote {
  text: string
  name: string
  portrait: Image | undefined
  theme: keyof typeof THEMES
  transparent: boolean
}

const RADIUS = 52
const GAP = 24
const PADDING = { x: 36, top: 26, bottom: 30 }
const TEXT_WIDTH = 716
const LEAST_WIDTH = 560
const CORNER = 34

/** Draws a quote: portrait, bubble with name and message, ground. */
export async function composeQuote(quote: Quote): Promise<{ page: Surface; truncated: boolean }> {
  const theme = THEMES[quote.theme]
  const tone = toneOf(quote.name)
  const [message, name] = await Promise.all([
    fitMessage(quote.text),
    fitBlock(quote.name, { weight: 700 }, { width: TEXT_WIDTH, height: 44, minSize: 28, maxSize: 28, maxLines: 1 }),
  ])
  const margin = quote.transparent ? 20 : 64
  const inner = Math.max(message.textWidth, name.textWidth, 96)
  const bubble = {
    width: Math.ceil(inner + 2 * PADDING.x),
    height: Math.ceil(PADDING.top + name.height + 6 + message.height + PADDING.bottom),
  }
  const content = 2 * RADIUS + GAP + bubble.width
  const width = Math.max(content + 2 * margin, quote.transparent ? 0 : LEAST_WIDTH)
  const height = bubble.height + 2 * margin
  const isMirrored = isRightToLeft(message)
  const page = await surface(width, height)
  const { ctx } = page
  if (!quote.transparent) {
    theme.ground(page, tone)
    await grain(page, theme.grain)
  }
  const left = (page.width - content) / 2
  const box: Frame = { ...bubble, x: isMirrored ? left : left + 2 * RADIUS + GAP, y: margin }
  ctx.save()
  ctx.shadowColor = theme.shadow
  ctx.shadowBlur = quote.transparent ? 14 : 36
  ctx.shadowOffsetY = quote.transparent ? 4 : 14
  drawBubble(ctx, box, isMirrored, theme.bubble(ctx, box))
  ctx.restore()
  ctx.lineWidth = 1.5
  ctx.strokeStyle = theme.edge
  ctx.stroke()
  const x = isMirrored ? page.width - left - RADIUS : left + RADIUS
  await drawAvatar(ctx, quote.name, quote.portrait, { x, y: box.y + box.height - RADIUS, radius: RADIUS })
  const start = (layout: TextLayout) =>
    isRightToLeft(layout) ? box.x + box.width - PADDING.x - layout.width : box.x + PADDING.x
  const nameX = isMirrored ? box.x + box.width - PADDING.x - name.textWidth : box.x + PADDING.x
  await drawText(ctx, unaligned(name), nameX, box.y + PADDING.top, { fill: theme.name(tone) })
  await drawText(ctx, message, start(message), box.y + PADDING.top + name.height + 6, { fill: theme.ink })
  return { page, truncated: message.truncated }
}

/** One to three emoji and nothing else are drawn large, as messengers do. */
const EMOJI_ALONE = /^\p{RGI_Emoji}{1,3}$/v

async function fitMessage(text: string): Promise<TextLayout> {
  const style = { lineHeight: 1.36, weight: 400 }
  const room = { width: TEXT_WIDTH, height: 620, minSize: 30, maxSize: 40 }
  if (EMOJI_ALONE.test(text.trim())) return fitBlock(text, { lineHeight: 1.3 }, { ...room, minSize: 120, maxSize: 120 })
  const large = await fitBlock(text, style, room)
  return large.truncated ? fitBlock(text, style, { ...room, height: 1240, minSize: 24, maxSize: 30 }) : large
}

/** A line that its own direction has pushed to the right, as if it stood at the left. */
function unaligned(layout: TextLayout): TextLayout {
  const lines = layout.lines.map((line) => ({
    ...line,
    x: 0,
    runs: line.runs.map((run) => ({ ...run, x: run.x - line.x })),
  }))
  return { ...layout, lines }
}

/** The bubble with its tail at the lower corner beside the portrait. The path stays current. */
function drawBubble(ctx: Context, { x, y, width, height }: Frame, isMirrored: boolean, fill: Fill): void {
  const [near, far] = isMirrored ? [x + width, x] : [x, x + width]
  const sign = isMirrored ? -1 : 1
  const bottom = y + height
  ctx.beginPath()
  ctx.moveTo(near, bottom - 30)
  ctx.lineTo(near, y + CORNER)
  ctx.quadraticCurveTo(near, y, near + sign * CORNER, y)
  ctx.lineTo(far - sign * CORNER, y)
  ctx.quadraticCurveTo(far, y, far, y + CORNER)
  ctx.lineTo(far, bottom - CORNER)
  ctx.quadraticCurveTo(far, bottom, far - sign * CORNER, bottom)
  ctx.lineTo(near + sign * 18, bottom)
  ctx.bezierCurveTo(near + sign * 2, bottom, near - sign * 8, bottom - 2, near - sign * 17, bottom - 8)
  ctx.bezierCurveTo(near - sign * 6, bottom - 12, near, bottom - 20, near, bottom - 32)
  ctx.closePath()
  ctx.fillStyle = fill
  ctx.fill()
}
