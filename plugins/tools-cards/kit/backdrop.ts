import type { CardType, Content, LongTexts, Theme } from '../types/type.ts'
import { fade } from './colour.ts'
import { frame, grain, linear, type Surface } from './paint.ts'
import { paintSplit } from './split.ts'

/** The ground of a card: the theme's own, a picture beside it, or a picture under a veil that keeps letters legible. */
export async function paintGround(
  page: Surface,
  { image: use, long }: CardType,
  theme: Theme,
  content: Content,
): Promise<void> {
  const { ctx, width, height } = page
  const { image, isMirrored } = content
  const quiet = long && content.text.length > long.from ? long : undefined
  const away = quiet?.away ?? 0
  if (image !== undefined && use.as === 'split') {
    paintSplit(page, theme, image, content, away)
    return
  }
  const covers = image !== undefined && use.as === 'ground'
  ctx.save()
  if (isMirrored) ctx.transform(-1, 0, 0, 1, width, 0)
  if (!covers) theme.paint(page, away)
  ctx.restore()
  if (covers) ctx.drawImage(image, 0, 0, width, height)
  const over = covers ? use : quiet
  if (over) shade(page, theme, over, isMirrored)
  await grain(page, covers ? theme.grain / 2 : theme.grain)
}

/** A veil that grows lighter towards where no words stand. */
function shade(
  page: Surface,
  theme: Theme,
  { angle, veil: opacities }: Pick<LongTexts, 'angle' | 'veil'>,
  isMirrored: boolean,
): void {
  const { ctx, width, height } = page
  const colours = opacities.map((opacity) => fade(theme.veil, opacity))
  ctx.fillStyle = linear(ctx, frame(page), isMirrored ? 180 - angle : angle, colours)
  ctx.fillRect(0, 0, width, height)
}

/** Quiets the ground where a long text runs over its shapes. */
export function veil({ ctx, width, height }: Surface, theme: Theme, opacity: number): void {
  ctx.fillStyle = fade(theme.veil, opacity)
  ctx.fillRect(0, 0, width, height)
}
