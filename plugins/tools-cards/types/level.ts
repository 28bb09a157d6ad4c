import { drawText } from '@gateway/sdk-plugin/text'
import { fitBlock, stackHeight } from '../kit/block.ts'
import { fade } from '../kit/colour.ts'
import { drawWatermark } from '../kit/copy.ts'
import { type Context, frame, glow, linear, roundedBox, type Surface } from '../kit/paint.ts'
import { drawGauge, drawTrack, RADIUS, SIDE } from './gauge.ts'
import { inDigitsOf, readProgress } from './progress.ts'
import { BODY, type CardType, DISPLAY } from './type.ts'

const MARGIN = 56
/** Texts beyond it leave the title one line. */
const LONG = 70

/** A gauge at the left, name and progress beside it. */
export const level: CardType = {
  width: 1100,
  height: 360,
  title: 'Level up',
  image: { as: 'portrait', side: SIDE },
  themes: {
    night: {
      ink: '#f5f8ff',
      soft: '#a4adbf',
      accent: '#b9ff66',
      second: '#35e0a1',
      veil: '#0b0f16',
      display: DISPLAY.night,
      body: { ...BODY, weight: 500 },
      grain: 0.05,
      paint: paintNeon,
    },
    paper: {
      ink: '#1b1f2a',
      soft: '#5b6170',
      accent: '#2747d8',
      second: '#5a86ff',
      veil: '#f5f3ee',
      display: DISPLAY.paper,
      body: { ...BODY, weight: 500 },
      grain: 0.08,
      paint: paintLedger,
    },
    aurora: {
      ink: '#ffffff',
      soft: '#defcf6',
      accent: '#ffffff',
      second: '#fff3b0',
      veil: '#0b4f6c',
      display: DISPLAY.aurora,
      body: { ...BODY, weight: 500 },
      grain: 0.07,
      paint: paintLagoon,
    },
  },
  async draw(page, theme, content) {
    const { ctx, width, height } = page
    const { isMirrored } = content
    const { level: reached, share } = readProgress(content.text)
    const shown = content.watermark === '' ? 0 : 34
    const middle = (height - shown * 0.6) / 2
    const column = width - MARGIN * 2 - RADIUS * 2 - 56
    const room = height - 2 * 44 - shown - (share === undefined ? 0 : 54)
    const align = 'start'
    // One line then, so that the text keeps letters that can be read.
    const isLong = content.text.length > LONG
    const title = await fitBlock(content.title, theme.display, {
      width: column,
      height: room * 0.6,
      minSize: isLong ? 24 : 30,
      maxSize: isLong ? 44 : 60,
      maxLines: isLong ? 1 : 2,
      align,
      balance: true,
    })
    const text = await fitBlock(content.text, theme.body, {
      width: column,
      height: room - title.height - 10,
      minSize: 20,
      maxSize: Math.min(30, Math.max(20, title.size * 0.8)),
      align,
      balance: content.text.length < 120,
    })
    const gauge = { x: isMirrored ? width - MARGIN - RADIUS : MARGIN + RADIUS, y: middle }
    const left = isMirrored ? MARGIN : MARGIN + RADIUS * 2 + 56
    await drawGauge(ctx, theme, gauge, {
      share: share ?? 1,
      mark: inDigitsOf(content.text, reached === undefined ? markOf(share, content.title) : String(reached)),
      isLevel: reached !== undefined,
      image: content.image,
    })
    const blocks = [
      { layout: title, fill: theme.ink, gap: 10 },
      { layout: text, fill: theme.soft },
    ]
    let y = middle - (stackHeight(blocks) + (share === undefined ? 0 : 46)) / 2
    await drawText(ctx, title, left, y, { fill: theme.ink })
    y += title.height + 10
    await drawText(ctx, text, left, y, { fill: theme.soft })
    y += text.height + 26
    if (share !== undefined) drawTrack(ctx, theme, { x: left, y, width: column, share, isMirrored })
    const place = { x: left, y: height - 40, width: column, isMirrored, size: 19 }
    await drawWatermark(ctx, content.watermark, theme, place)
    return { truncated: title.truncated || text.truncated }
  },
}

/** What stands in the gauge when no level is told. */
function markOf(share: number | undefined, title: string): string {
  if (share !== undefined) return `${Math.round(share * 100)}%`
  return Array.from(title.trim())[0]?.toUpperCase() ?? ''
}

function paintNeon(page: Surface): void {
  const { ctx, width, height } = page
  ctx.fillStyle = linear(ctx, frame(page), 25, ['#0a0e14', '#0e141d', '#101c22'])
  ctx.fillRect(0, 0, width, height)
  glow(ctx, 170, 180, 420, '#1f9d6b', 0.42)
  glow(ctx, 1060, 380, 460, '#7bd83a', 0.2)
  paintSteps(ctx, '#b9ff66', 0.1)
}

function paintLedger(page: Surface): void {
  const { ctx, width, height } = page
  ctx.fillStyle = linear(ctx, frame(page), 30, ['#faf8f4', '#efece4'])
  ctx.fillRect(0, 0, width, height)
  glow(ctx, 1040, 0, 420, '#9fb4ff', 0.4)
  paintSteps(ctx, '#2747d8', 0.12)
}

function paintLagoon(page: Surface): void {
  const { ctx, width, height } = page
  ctx.fillStyle = linear(ctx, frame(page), 20, ['#0f766e', '#0891b2', '#4338ca'])
  ctx.fillRect(0, 0, width, height)
  glow(ctx, 90, 380, 460, '#34d399', 0.85)
  glow(ctx, 700, -80, 420, '#38bdf8', 0.6)
  glow(ctx, 1100, 330, 420, '#a855f7', 0.7)
  paintSteps(ctx, '#ffffff', 0.11)
}

/** Bars that climb towards the right edge, behind everything. */
function paintSteps(ctx: Context, colour: string, opacity: number): void {
  for (let step = 0; step < 9; step++) {
    const height = 34 + step * step * 3.9
    const box = { x: 668 + step * 48, y: 360 - height, width: 32, height: height + 20 }
    ctx.fillStyle = linear(ctx, box, 90, [fade(colour, (opacity * (step + 2)) / 10), fade(colour, 0.01)])
    roundedBox(ctx, box, 9)
    ctx.fill()
  }
}
