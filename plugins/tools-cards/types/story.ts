import { fade } from '../kit/colour.ts'
import { drawCopy, drawWatermark, fitCopy } from '../kit/copy.ts'
import { type Context, disc, frame, glow, linear, type Surface } from '../kit/paint.ts'
import { BODY, type CardType, DISPLAY } from './type.ts'

const WIDTH = 1080
const HEIGHT = 1920
const MARGIN = 104
/** What apps cover with their own buttons. */
const SAFE = 250
/** Texts beyond it begin higher, and the art gives way upwards. */
const LONG = 420

/** A tall page for telephones, with what matters inside of the part that apps leave free. */
export const story: CardType = {
  width: WIDTH,
  height: HEIGHT,
  title: '',
  long: { from: LONG, away: 340, angle: 90, veil: [0, 0.2, 0.8, 0.84, 0.84, 0.84] },
  image: { as: 'ground', angle: 90, veil: [0.2, 0.3, 0.9, 0.95] },
  themes: {
    night: {
      ink: '#f4fbff',
      soft: '#b7c6d3',
      accent: '#5cf2c0',
      second: '#6aa8ff',
      veil: '#060b14',
      display: DISPLAY.night,
      body: BODY,
      grain: 0.06,
      paint: paintCurtains,
    },
    paper: {
      ink: '#2a211b',
      soft: '#5e5146',
      accent: '#c4512d',
      second: '#e09f5a',
      veil: '#f3e9dc',
      display: DISPLAY.paper,
      body: BODY,
      grain: 0.1,
      paint: paintArch,
    },
    aurora: {
      ink: '#ffffff',
      soft: '#fff0f6',
      accent: '#ffffff',
      second: '#ffe1a8',
      veil: '#5b1e8c',
      display: DISPLAY.aurora,
      body: { ...BODY, weight: 500 },
      grain: 0.08,
      paint: paintFlow,
    },
  },
  async draw(page, theme, content) {
    const isLong = content.text.length > LONG
    const top = isLong ? (content.image ? SAFE : 540) : 860
    const box = { x: MARGIN, y: top, width: WIDTH - 2 * MARGIN, height: HEIGHT - SAFE - 60 - top }
    const options = { title: 128, text: 46, gap: 40, valign: isLong ? 'middle' : 'bottom' } as const
    const copy = await fitCopy(content, theme, box, options)
    await drawCopy(page.ctx, copy, theme, box, options)
    const place = {
      x: MARGIN,
      y: HEIGHT - SAFE + 40,
      width: WIDTH - 2 * MARGIN,
      size: 30,
      isMirrored: content.isMirrored,
    }
    await drawWatermark(page.ctx, content.watermark, theme, place)
    return copy
  },
}

function paintCurtains(page: Surface, away: number): void {
  const { ctx, width, height } = page
  ctx.fillStyle = linear(ctx, frame(page), 90, ['#071022', '#0a1626', '#05090f'])
  ctx.fillRect(0, 0, width, height)
  ctx.globalCompositeOperation = 'screen'
  for (const [x, y, reach, colour, opacity] of [
    [220, 360, 520, '#1fd39a', 0.55],
    [520, 520, 620, '#2a8fff', 0.42],
    [860, 300, 560, '#3ef0b4', 0.5],
    [1010, 640, 460, '#7a5cff', 0.42],
    [40, 760, 460, '#6a3dff', 0.3],
  ] as const) {
    stretched(ctx, x, y - away / 2, reach, colour, opacity)
  }
  ctx.globalCompositeOperation = 'source-over'
  ctx.fillStyle = linear(ctx, { x: 0, y: 640, width, height: 700 }, 90, [fade('#05090f', 0), fade('#05090f', 0.94)])
  ctx.fillRect(0, 640, width, height - 640)
}

/** A light drawn out upwards and leaning, as northern lights hang. */
function stretched(ctx: Context, x: number, y: number, reach: number, colour: string, opacity: number): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.transform(0.42, 0, -0.28, 1.35, 0, 0)
  glow(ctx, 0, 0, reach, colour, opacity)
  ctx.restore()
}

function paintArch(page: Surface, away: number): void {
  const { ctx, width, height } = page
  ctx.fillStyle = linear(ctx, frame(page), 80, ['#f8f0e5', '#efe2d0'])
  ctx.fillRect(0, 0, width, height)
  const [x, base] = [width / 2, 800 - away]
  for (const [radius, colour] of [
    [330, '#c4512d'],
    [254, '#e09f5a'],
    [178, '#f4e6d2'],
    [102, '#33524e'],
  ] as const) {
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.arc(x, base - 220, radius, Math.PI, 2 * Math.PI)
    ctx.lineTo(x + radius, base)
    ctx.lineTo(x - radius, base)
    ctx.closePath()
    ctx.fill()
  }
  ctx.fillStyle = '#2a211b'
  ctx.fillRect(MARGIN, base, width - 2 * MARGIN, 3)
  ctx.fillStyle = '#c4512d'
  disc(ctx, 892, 330 - away * 0.8, 54)
  ctx.fill()
}

function paintFlow(page: Surface, away: number): void {
  const { ctx, width, height } = page
  ctx.fillStyle = linear(ctx, frame(page), 75, ['#ff8a4c', '#f4376d', '#8b2be2', '#2b1a8f'])
  ctx.fillRect(0, 0, width, height)
  glow(ctx, 120, 120, 760, '#ffd166', 0.85)
  glow(ctx, 1080, 620, 700, '#ff4fa3', 0.7)
  glow(ctx, 0, 1760, 760, '#2563eb', 0.7)
  for (const [x, at, radius] of [
    [620, 480, 330],
    [330, 700, 150],
    [880, 250, 120],
  ] as const) {
    const y = at - away
    const box = { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }
    ctx.fillStyle = linear(ctx, box, 60, [fade('#ffffff', 0.5), fade('#ffffff', 0.04)])
    disc(ctx, x, y, radius)
    ctx.fill()
    ctx.lineWidth = 2
    ctx.strokeStyle = linear(ctx, box, 60, [fade('#ffffff', 0.85), fade('#ffffff', 0.05)])
    ctx.stroke()
  }
}
