import type { CardType, Content, Theme } from '../types/type.ts'
import { fade } from './colour.ts'
import { frame, grain, linear, type Surface } from './paint.ts'
import { paintSplit } from './split.ts'

/** The ground of a card: the theme's own, a picture beside it, or a picture under a veil that keeps letters legible. */
export async function paintGround(
  page: Surface,
  { image: use }: CardType,
  theme: Theme,
  content: Content,
): Promise<void> {
  const { ctx, width, height } = page
  const { image, isMirrored } = content
  if (image !== undefined && use.as === 'split') {
    paintSplit(page, theme, image, content)
    return
  }
  const covers = image !== undefined && use.as === 'ground'
  ctx.save()
  if (isMirrored) ctx.transform(-1, 0, 0, 1, width, 0)
  if (!covers) theme.paint(page)
  ctx.restore()
  if (covers) {
    ctx.drawImage(image, 0, 0, width, height)
    const angle = isMirrored ? 180 - use.angle : use.angle
    ctx.fillStyle = linear(
      ctx,
      frame(page),
      angle,
      use.veil.map((opacity) => fade(theme.veil, opacity)),
    )
    ctx.fillRect(0, 0, width, height)
  }
  await grain(page, covers ? theme.grain / 2 : theme.grain)
}

/** Quiets the ground where a long text runs over its shapes. */
export function veil({ ctx, width, height }: Surface, theme: Theme, opacity: number): void {
  ctx.fillStyle = fade(theme.veil, opacity)
  ctx.fillRect(0, 0, width, height)
}
