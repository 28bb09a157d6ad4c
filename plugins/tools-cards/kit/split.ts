import type { Image } from '@napi-rs/canvas'
import type { Content, Theme } from '../types/type.ts'
import { fade } from './colour.ts'
import { column } from './copy.ts'
import { type Context, disc, type Frame, linear, type Surface } from './paint.ts'

/** Texts beyond it take the wider field. */
export const LONG = 240
/** Share of the width that the field has where it is widest: for short texts and for long ones. */
const SHARES = { short: 0.57, long: 0.74 }
/** Radius of the field's edge in multiples of the card's height. */
const CURVE = 1.4
/** Pixels between the copy and the widest place of the field. */
const AIR = 84
const BAND = 14

function fieldWidth({ width }: { width: number }, { text }: { text: string }): number {
  return Math.round(width * (text.length > LONG ? SHARES.long : SHARES.short))
}

/** What the picture fills beside the field, its edge included, in pixels. */
export function photoSize(
  card: { width: number; height: number },
  content: { text: string },
): { width: number; height: number } {
  const { height } = card
  const depth = height * (CURVE - Math.sqrt(CURVE ** 2 - 0.25))
  return { width: Math.ceil(card.width - fieldWidth(card, content) + depth), height }
}

/** The column that the copy has on the field. */
export function fieldColumn(
  page: { width: number },
  margin: number,
  content: Pick<Content, 'text' | 'isMirrored'>,
): Pick<Frame, 'x' | 'width'> {
  return column(page, margin, fieldWidth(page, content) - margin - AIR, content)
}

/** A clean picture at the side where reading ends; before it the theme's ground, which ends in a curve. */
export function paintSplit(page: Surface, theme: Theme, image: Image, content: Content, away: number): void {
  const { ctx, width, height } = page
  const photo = photoSize(page, content)
  ctx.drawImage(image, content.isMirrored ? 0 : width - photo.width, 0, photo.width, height)
  ctx.save()
  if (content.isMirrored) ctx.transform(-1, 0, 0, 1, width, 0)
  const edge = fieldWidth(page, content)
  const band = { x: 0, y: 0, width: BAND, height }
  ctx.shadowColor = fade('#000000', 0.4)
  ctx.shadowBlur = 40
  ctx.fillStyle = linear(ctx, band, 90, [theme.accent, theme.second])
  field(ctx, edge + BAND, height)
  ctx.fill()
  ctx.shadowColor = 'transparent'
  field(ctx, edge, height)
  ctx.clip()
  theme.paint(page, away)
  ctx.restore()
}

function field(ctx: Context, edge: number, height: number): void {
  const radius = height * CURVE
  disc(ctx, edge - radius, height / 2, radius)
}
