import type { Image } from '@napi-rs/canvas'
import type { Theme } from '../types/type.ts'
import { fade } from './colour.ts'
import { type Context, disc } from './paint.ts'

/** A round portrait with a ring in the theme's accent, and a shadow that lifts it. */
export async function drawPortrait(
  ctx: Context,
  image: Image,
  { accent }: Theme,
  { x, y, radius }: { x: number; y: number; radius: number },
): Promise<void> {
  ctx.save()
  ctx.shadowColor = fade('#000000', 0.35)
  ctx.shadowBlur = 28
  ctx.shadowOffsetY = 10
  ctx.fillStyle = accent
  disc(ctx, x, y, radius)
  ctx.fill()
  ctx.restore()
  ctx.save()
  disc(ctx, x, y, radius - 6)
  ctx.clip()
  ctx.drawImage(image, x - radius, y - radius, radius * 2, radius * 2)
  ctx.restore()
}
