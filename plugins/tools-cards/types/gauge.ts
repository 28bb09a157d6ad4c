import { drawText } from '@gateway/sdk-plugin/text'
import { fitBlock } from '../kit/block.ts'
import { fade } from '../kit/colour.ts'
import { type Context, disc, linear, roundedBox } from '../kit/paint.ts'
import type { Theme } from './type.ts'

/** Outer radius of the ring. */
export const RADIUS = 118
const RING = 20
/** Width of a portrait in the ring. */
export const SIDE = (RADIUS - RING - 8) * 2

interface Point {
  x: number
  y: number
}

/** Figures as high as capitals, which not every lettering of titles has. */
const FIGURES = { font: 'geometric', weight: 700 } as const

export interface Gauge {
  share: number
  mark: string
  /** The mark is a level: it is shown beside a portrait as well. */
  isLevel: boolean
  image: Parameters<Context['drawImage']>[0] | undefined
}

/** A ring that is filled as far as `share`, with a mark or a portrait in it. */
export async function drawGauge(ctx: Context, theme: Theme, { x, y }: Point, gauge: Gauge): Promise<void> {
  const radius = RADIUS - RING / 2
  ctx.lineWidth = RING
  ctx.strokeStyle = fade(theme.ink, 0.13)
  disc(ctx, x, y, radius)
  ctx.stroke()
  const box = { x: x - RADIUS, y: y - RADIUS, width: RADIUS * 2, height: RADIUS * 2 }
  ctx.save()
  ctx.strokeStyle = linear(ctx, box, 60, [theme.second, theme.accent])
  ctx.lineCap = 'round'
  ctx.shadowColor = fade(theme.accent, 0.45)
  ctx.shadowBlur = 22
  // A full turn ends where it begins, and would be drawn as nothing.
  const turn = Math.min(0.9999, Math.max(0.02, gauge.share)) * 2 * Math.PI
  ctx.beginPath()
  ctx.arc(x, y, radius, -Math.PI / 2, -Math.PI / 2 + turn)
  ctx.stroke()
  ctx.restore()
  if (gauge.image) {
    ctx.save()
    disc(ctx, x, y, SIDE / 2)
    ctx.clip()
    ctx.drawImage(gauge.image, x - SIDE / 2, y - SIDE / 2, SIDE, SIDE)
    ctx.restore()
    if (gauge.isLevel) await drawBadge(ctx, theme, gauge.mark, x, y)
    return
  }
  const side = (RADIUS - RING) * 1.42
  const mark = await fitBlock(gauge.mark, FIGURES, {
    width: side,
    height: side,
    minSize: 20,
    maxSize: 104,
    maxLines: 1,
  })
  const { ink } = mark
  await drawText(ctx, mark, x - ink.x - ink.width / 2, y - ink.y - ink.height / 2, { fill: theme.ink })
}

/** The level as a plate on the rim of a portrait. */
async function drawBadge(ctx: Context, theme: Theme, value: string, x: number, y: number): Promise<void> {
  const text = await fitBlock(value, FIGURES, { width: 120, height: 50, minSize: 28, maxSize: 28, maxLines: 1 })
  const width = Math.max(56, text.textWidth + 34)
  const box = { x: x - width / 2, y: y + RADIUS - 38, width, height: 46 }
  ctx.fillStyle = theme.veil
  roundedBox(ctx, { x: box.x - 5, y: box.y - 5, width: width + 10, height: 56 }, 28)
  ctx.fill()
  ctx.fillStyle = linear(ctx, box, 0, [theme.second, theme.accent])
  roundedBox(ctx, box, 23)
  ctx.fill()
  const { ink } = text
  await drawText(ctx, text, x - ink.x - ink.width / 2, box.y + 23 - ink.y - ink.height / 2, { fill: theme.veil })
}

export interface Track {
  x: number
  y: number
  width: number
  share: number
  isMirrored: boolean
}

/** A bar that is filled as far as `share`. */
export function drawTrack(ctx: Context, theme: Theme, { x, y, width, share, isMirrored }: Track): void {
  const track = { x, y, width, height: 18 }
  ctx.fillStyle = fade(theme.ink, 0.13)
  roundedBox(ctx, track, 9)
  ctx.fill()
  const filled = Math.max(18, width * share)
  ctx.fillStyle = linear(ctx, track, isMirrored ? 180 : 0, [theme.second, theme.accent])
  roundedBox(ctx, { ...track, x: isMirrored ? x + width - filled : x, width: filled }, 9)
  ctx.fill()
}
