import { fade } from '../kit/colour.ts'
import { column, drawCopy, drawWatermark, fitCopy } from '../kit/copy.ts'
import { disc, frame, glow, linear, type Surface } from '../kit/paint.ts'
import { fieldColumn, LONG } from '../kit/split.ts'
import { BODY, type CardType, DISPLAY } from './type.ts'

const MARGIN = 88
const COLUMN = 700
/** Pixels that the art keeps at the side of a long text. */
const ASIDE = 170
const SOURCE = { x: 1200, y: 675 }

/** A poster: large type at the left, waves that go out from the lower right corner. */
export const announcement: CardType = {
  width: 1200,
  height: 675,
  title: 'Announcement',
  image: { as: 'split' },
  long: { from: LONG, away: 200, angle: 0, veil: [0.86, 0.86, 0.86, 0.7, 0] },
  themes: {
    night: {
      ink: '#ffffff',
      soft: '#b9bcc8',
      accent: '#ff5c4d',
      second: '#ffa14a',
      veil: '#0b0b10',
      display: DISPLAY.night,
      body: BODY,
      grain: 0.06,
      paint: paintHeat,
    },
    paper: {
      ink: '#141310',
      soft: '#37321f',
      accent: '#141310',
      second: '#141310',
      veil: '#ffd43b',
      display: { font: 'grotesk', weight: 700, lineHeight: 1.02, letterSpacing: -0.035 },
      body: { ...BODY, weight: 500 },
      grain: 0.08,
      paint: paintPoster,
    },
    aurora: {
      ink: '#ffffff',
      soft: '#e8f6ff',
      accent: '#ffffff',
      second: '#a5f3fc',
      veil: '#1235a8',
      display: DISPLAY.aurora,
      body: { ...BODY, weight: 500 },
      grain: 0.08,
      paint: paintSignal,
    },
  },
  async draw(page, theme, content) {
    const { ctx, width, height } = page
    const isLong = content.text.length > LONG
    const place = content.image
      ? fieldColumn(page, MARGIN, content)
      : column(page, MARGIN, isLong ? width - MARGIN - ASIDE : COLUMN, content)
    const box = { ...place, y: 84, height: height - 84 - 128 }
    const options = { title: 104, text: 34, valign: 'top', gap: 30 } as const
    const copy = await fitCopy(content, theme, box, options)
    await drawCopy(ctx, copy, theme, box, options)
    await drawWatermark(ctx, content.watermark, theme, { ...place, y: height - 70, isMirrored: content.isMirrored })
    return copy
  },
}

function paintHeat(page: Surface, away: number): void {
  const { ctx, width, height } = page
  const x = SOURCE.x + away
  ctx.fillStyle = linear(ctx, frame(page), 40, ['#0a0a0f', '#121118', '#1d1418'])
  ctx.fillRect(0, 0, width, height)
  glow(ctx, x, SOURCE.y, 760, '#ff3d2e', 0.42)
  glow(ctx, x, SOURCE.y, 380, '#ffa14a', 0.6)
  const box = { x: 560 + away, y: 60, width: 640, height: 640 }
  for (let wave = 7; wave >= 0; wave--) {
    ctx.strokeStyle = linear(ctx, box, -45, [fade('#ff3d5e', 0.9), fade('#ffa14a', 0.95)])
    ctx.globalAlpha = 0.95 * (1 - wave / 8.4) ** 1.5
    ctx.lineWidth = 26 - wave * 2.6
    disc(ctx, x, SOURCE.y, 128 + wave * 62)
    ctx.stroke()
  }
  ctx.globalAlpha = 1
  ctx.fillStyle = '#fff1dc'
  disc(ctx, x, SOURCE.y, 74)
  ctx.fill()
}

function paintPoster(page: Surface, away: number): void {
  const { ctx, width, height } = page
  const x = SOURCE.x + away
  ctx.fillStyle = linear(ctx, frame(page), 60, ['#ffdb4d', '#ffcb2e'])
  ctx.fillRect(0, 0, width, height)
  ctx.lineWidth = 44
  ctx.strokeStyle = '#141310'
  for (const radius of [176, 264, 352]) {
    disc(ctx, x, SOURCE.y, radius)
    ctx.stroke()
  }
  ctx.fillStyle = '#e8432e'
  disc(ctx, x, SOURCE.y, 112)
  ctx.fill()
}

function paintSignal(page: Surface, away: number): void {
  const { ctx, width, height } = page
  const x = SOURCE.x + away
  ctx.fillStyle = linear(ctx, frame(page), 40, ['#1a1f9c', '#2563eb', '#06b6d4'])
  ctx.fillRect(0, 0, width, height)
  glow(ctx, 80, 0, 520, '#6d28d9', 0.75)
  glow(ctx, x, SOURCE.y, 620, '#5eead4', 0.85)
  for (let wave = 7; wave >= 0; wave--) {
    ctx.fillStyle = fade('#ffffff', 0.055 + 0.012 * (7 - wave))
    disc(ctx, x, SOURCE.y, 120 + wave * 66)
    ctx.fill()
    ctx.lineWidth = 1.5
    ctx.strokeStyle = fade('#ffffff', 0.34 * (1 - wave / 9))
    ctx.stroke()
  }
  ctx.fillStyle = '#f0fdff'
  disc(ctx, x, SOURCE.y, 84)
  ctx.fill()
}
