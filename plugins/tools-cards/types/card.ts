import { fade } from '../kit/colour.ts'
import { column, drawCopy, drawWatermark, fitCopy } from '../kit/copy.ts'
import { disc, frame, glow, linear, rings, type Surface } from '../kit/paint.ts'
import { fieldColumn, LONG } from '../kit/split.ts'
import { BODY, type CardType, DISPLAY } from './type.ts'

const MARGIN = 84
/** Width of the copy while the shapes at the right have room of their own. */
const COLUMN = 640
/** Pixels that the art keeps at the side of a long text. */
const ASIDE = 190

/** A statement with room around it; a body in its orbit at the right. */
export const card: CardType = {
  width: 1200,
  height: 630,
  title: '',
  image: { as: 'split' },
  long: { from: LONG, away: 290, angle: 0, veil: [0.84, 0.84, 0.84, 0.72, 0.1] },
  themes: {
    night: {
      ink: '#f5f7ff',
      soft: '#aeb8d0',
      accent: '#7c9cff',
      second: '#38e0d2',
      veil: '#0b101c',
      display: DISPLAY.night,
      body: BODY,
      grain: 0.05,
      paint: paintOrbit,
    },
    paper: {
      ink: '#1c1a17',
      soft: '#565047',
      accent: '#e4572e',
      second: '#f0a03c',
      veil: '#f6f0e4',
      display: DISPLAY.paper,
      body: BODY,
      grain: 0.1,
      paint: paintPrint,
    },
    aurora: {
      ink: '#ffffff',
      soft: '#f3e9ff',
      accent: '#ffffff',
      second: '#ffd9a8',
      veil: '#4c1d95',
      display: DISPLAY.aurora,
      body: { ...BODY, weight: 500 },
      grain: 0.08,
      paint: paintGlass,
    },
  },
  async draw(page, theme, content) {
    const isLong = content.text.length > LONG
    const bottom = content.watermark === '' ? MARGIN : MARGIN + 44
    const width = isLong ? page.width - MARGIN - ASIDE : COLUMN
    const place = content.image ? fieldColumn(page, MARGIN, content) : column(page, MARGIN, width, content)
    const box = { ...place, y: MARGIN - 10, height: page.height - MARGIN + 10 - bottom }
    const options = { title: 76, text: 32 }
    const copy = await fitCopy(content, theme, box, options)
    await drawCopy(page.ctx, copy, theme, box, options)
    await drawWatermark(page.ctx, content.watermark, theme, {
      ...place,
      y: page.height - 66,
      isMirrored: content.isMirrored,
    })
    return copy
  },
}

function paintOrbit(page: Surface, away: number): void {
  const { ctx, width, height } = page
  ctx.fillStyle = linear(ctx, frame(page), 35, ['#0a0e18', '#0d1322', '#151d35'])
  ctx.fillRect(0, 0, width, height)
  const [x, y] = [968 + away, 306]
  glow(ctx, x, y, 520, '#4059ff', 0.5)
  glow(ctx, 1200, 640, 420, '#12c2b4', 0.34)
  glow(ctx, 80, 20, 380, '#5b3bff', 0.2)
  rings(ctx, { x, y, from: 128, step: 44, count: 9, colour: '#c9d6ff', opacity: 0.34 })
  const planet = ctx.createLinearGradient(x - 70, y - 80, x + 70, y + 80)
  planet.addColorStop(0, '#c3d0ff')
  planet.addColorStop(0.45, '#6b86ff')
  planet.addColorStop(1, '#1b2466')
  ctx.fillStyle = planet
  disc(ctx, x, y, 84)
  ctx.fill()
  for (const [ring, angle, radius, colour] of [
    [1, -0.7, 11, '#38e0d2'],
    [3, 2.5, 7, '#ffffff'],
    [4, 0.6, 15, '#7c9cff'],
    [6, -2.1, 6, '#ffd9a8'],
  ] as const) {
    const reach = 128 + ring * 44
    const [moonX, moonY] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
    glow(ctx, moonX, moonY, radius * 4, colour, 0.5)
    ctx.fillStyle = colour
    disc(ctx, moonX, moonY, radius)
    ctx.fill()
  }
}

function paintPrint(page: Surface, away: number): void {
  const { ctx, width, height } = page
  ctx.fillStyle = linear(ctx, frame(page), 60, ['#f9f4ea', '#f2eadb'])
  ctx.fillRect(0, 0, width, height)
  // Overlapping inks darken each other, as on a printed sheet.
  ctx.globalCompositeOperation = 'multiply'
  for (const [x, y, radius, colour] of [
    [1010, 210, 186, '#f26b4a'],
    [900, 420, 148, '#f3b54a'],
    [1118, 436, 172, '#3f7fc4'],
  ] as const) {
    ctx.fillStyle = fade(colour, 0.92)
    disc(ctx, x + away, y, radius)
    ctx.fill()
  }
  ctx.globalCompositeOperation = 'source-over'
  ctx.strokeStyle = fade('#1c1a17', 0.85)
  ctx.lineWidth = 2
  disc(ctx, 868 + away, 150, 44)
  ctx.stroke()
}

function paintGlass(page: Surface, away: number): void {
  const { ctx, width, height } = page
  ctx.fillStyle = linear(ctx, frame(page), 28, ['#3b2bb8', '#7c3aed', '#db2777'])
  ctx.fillRect(0, 0, width, height)
  glow(ctx, 1160, 600, 560, '#fb923c', 0.9)
  glow(ctx, 60, 640, 480, '#2563eb', 0.8)
  glow(ctx, 820, -60, 460, '#e879f9', 0.62)
  for (const [at, y, radius, opacity] of [
    [1000, 300, 236, 0.13],
    [868, 456, 128, 0.16],
    [1120, 138, 104, 0.18],
  ] as const) {
    const x = at + away
    const box = { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }
    ctx.fillStyle = linear(ctx, box, 55, [fade('#ffffff', opacity * 2.3), fade('#ffffff', opacity * 0.3)])
    disc(ctx, x, y, radius)
    ctx.fill()
    ctx.lineWidth = 1.6
    ctx.strokeStyle = linear(ctx, box, 55, [fade('#ffffff', 0.75), fade('#ffffff', 0.04)])
    ctx.stroke()
  }
}
