import { fade } from '../kit/colour.ts'
import { column, drawCopy, drawWatermark, fitCopy } from '../kit/copy.ts'
import { drawPortrait } from '../kit/portrait.ts'
import { disc, frame, glow, linear, randomFrom, type Surface } from '../kit/paint.ts'
import { BODY, type CardType, DISPLAY } from './type.ts'

const MARGIN = 84
const COLUMN = 600
/** Texts beyond it take the height, and the width that the light leaves. */
const LONG = 180
const ASIDE = 260
const PORTRAIT = 120
const HORIZON = 436
const SUN = { x: 930, radius: 150 }

/** A last light over water: the copy at the left, the light low at the right. */
export const goodbye: CardType = {
  width: 1200,
  height: 600,
  title: 'Goodbye',
  image: { as: 'portrait', side: PORTRAIT },
  long: { from: LONG, away: 280, angle: 0, veil: [0.86, 0.86, 0.86, 0.7, 0] },
  themes: {
    night: {
      ink: '#eef3ff',
      soft: '#a9b6cc',
      accent: '#e9eefc',
      second: '#7fa3d8',
      veil: '#08111e',
      display: DISPLAY.night,
      body: BODY,
      grain: 0.05,
      paint: paintMoon,
    },
    paper: {
      ink: '#23303a',
      soft: '#50606b',
      accent: '#d9583b',
      second: '#e8a15f',
      veil: '#e9eef0',
      display: DISPLAY.paper,
      body: BODY,
      grain: 0.1,
      paint: paintStripes,
    },
    aurora: {
      ink: '#ffffff',
      soft: '#ffe9e6',
      accent: '#ffd9a0',
      second: '#ff9a8b',
      veil: '#3b1760',
      display: DISPLAY.aurora,
      body: { ...BODY, weight: 500 },
      grain: 0.08,
      paint: paintDusk,
    },
  },
  async draw(page, theme, content) {
    const { ctx, width, height } = page
    const isLong = content.text.length > LONG
    const top = content.image ? 52 + PORTRAIT + 20 : 60
    const bottom = isLong ? height - 100 : HORIZON - 24
    const place = column(page, MARGIN, isLong ? width - MARGIN - ASIDE : COLUMN, content)
    const box = { ...place, y: top, height: bottom - top }
    if (content.image) {
      const x = content.isMirrored ? width - MARGIN - PORTRAIT / 2 : MARGIN + PORTRAIT / 2
      await drawPortrait(ctx, content.image, theme, { x, y: 52 + PORTRAIT / 2, radius: PORTRAIT / 2 })
    }
    const options = { title: 88, text: 32, hasBar: !content.image, gap: 22 }
    const copy = await fitCopy(content, theme, box, options)
    await drawCopy(ctx, copy, theme, box, options)
    await drawWatermark(ctx, content.watermark, theme, { ...place, y: height - 52, isMirrored: content.isMirrored })
    return copy
  },
}

function paintMoon(page: Surface, away: number): void {
  const { ctx, width, height } = page
  const x = SUN.x + away
  ctx.fillStyle = linear(ctx, { x: 0, y: 0, width, height: HORIZON }, 90, ['#060b16', '#0d1a2e', '#1d3552'])
  ctx.fillRect(0, 0, width, HORIZON)
  const random = randomFrom(11)
  for (let star = 0; star < 110; star++) {
    ctx.fillStyle = fade('#dfe9ff', 0.15 + random() * 0.6)
    disc(ctx, random() * width, random() ** 1.4 * HORIZON * 0.92, 0.6 + random() * 1.1)
    ctx.fill()
  }
  const y = 236
  glow(ctx, x, y, 430, '#7fa3d8', 0.55)
  ctx.fillStyle = linear(ctx, { x: x - 92, y: y - 92, width: 184, height: 184 }, 60, ['#ffffff', '#c5d3ea'])
  disc(ctx, x, y, 92)
  ctx.fill()
  ctx.fillStyle = linear(ctx, { x: 0, y: HORIZON, width, height: height - HORIZON }, 90, ['#16304a', '#07101d'])
  ctx.fillRect(0, HORIZON, width, height - HORIZON)
  reflect(page, x, '#dfeaff', 90)
}

/** Broken light on water, wider and fainter towards the viewer. */
function reflect({ ctx, height }: Surface, middle: number, colour: string, reach: number): void {
  const random = randomFrom(5)
  ctx.lineCap = 'round'
  for (let y = HORIZON + 8; y < height - 6; y += 9) {
    const depth = (y - HORIZON) / (height - HORIZON)
    for (let part = 0; part < 3; part++) {
      const half = reach * (0.25 + 0.55 * random()) * (0.7 + depth * 0.7)
      const x = middle + (random() - 0.5) * reach * (0.5 + depth)
      ctx.strokeStyle = fade(colour, (0.62 - depth * 0.45) * (0.3 + random() * 0.7))
      ctx.lineWidth = 2.2 + depth * 1.6
      ctx.beginPath()
      ctx.moveTo(x - half, y)
      ctx.lineTo(x + half, y)
      ctx.stroke()
    }
  }
}

function paintStripes(page: Surface, away: number): void {
  const { ctx, width, height } = page
  const x = SUN.x + away
  ctx.fillStyle = linear(ctx, frame(page), 90, ['#f3f4f0', '#dfe7ea'])
  ctx.fillRect(0, 0, width, height)
  ctx.save()
  ctx.beginPath()
  ctx.rect(0, 0, width, HORIZON)
  ctx.clip()
  const box = { x: x - 190, y: HORIZON - 250, width: 380, height: 250 }
  ctx.fillStyle = linear(ctx, box, 90, ['#e06a45', '#e9a061'])
  disc(ctx, x, HORIZON - 50, 190)
  ctx.fill()
  ctx.restore()
  // The disc goes on below the horizon as bars that thin out.
  for (let bar = 0; bar < 9; bar++) {
    const y = HORIZON + 12 + bar * 17
    const half = Math.sqrt(Math.max(0, 190 ** 2 - (HORIZON - 50 - (2 * HORIZON - y - 40)) ** 2)) * (1 - bar * 0.055)
    ctx.fillStyle = fade('#3d6f8a', 0.62 - bar * 0.055)
    ctx.fillRect(x - half, y, half * 2, 9 - bar * 0.7)
  }
  ctx.fillStyle = fade('#23303a', 0.85)
  ctx.fillRect(x - 270, HORIZON - 1, 540, 2)
}

function paintDusk(page: Surface, away: number): void {
  const { ctx, width, height } = page
  const x = SUN.x + away
  const sky = { x: 0, y: 0, width, height: HORIZON }
  ctx.fillStyle = linear(ctx, sky, 90, ['#1d1147', '#5b2a86', '#d0487e', '#ff9a6b'])
  ctx.fillRect(0, 0, width, HORIZON)
  glow(ctx, x, HORIZON, 480, '#ffc371', 0.8)
  glow(ctx, 60, 60, 420, '#3b2bb8', 0.6)
  ctx.save()
  ctx.beginPath()
  ctx.rect(0, 0, width, HORIZON)
  ctx.clip()
  const { radius } = SUN
  ctx.fillStyle = linear(ctx, { x: x - radius, y: HORIZON - radius, width: radius * 2, height: radius }, 90, [
    '#fff3d1',
    '#ffb27a',
  ])
  disc(ctx, x, HORIZON + 12, radius)
  ctx.fill()
  ctx.restore()
  ctx.fillStyle = linear(ctx, { x: 0, y: HORIZON, width, height: height - HORIZON }, 90, ['#a63a78', '#2a1458'])
  ctx.fillRect(0, HORIZON, width, height - HORIZON)
  reflect(page, x, '#ffdcae', 130)
  // A shade from the left, for the words.
  ctx.fillStyle = linear(ctx, { x: 0, y: 0, width: 860, height }, 0, [fade('#2a0f52', 0.72), fade('#2a0f52', 0)])
  ctx.fillRect(0, 0, 860, height)
}
