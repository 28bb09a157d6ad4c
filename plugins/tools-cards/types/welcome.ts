import { veil } from '../kit/backdrop.ts'
import { fade } from '../kit/colour.ts'
import { drawCopy, drawWatermark, fitCopy } from '../kit/copy.ts'
import { drawPortrait } from '../kit/portrait.ts'
import { disc, frame, glow, linear, type Surface } from '../kit/paint.ts'
import { BODY, type CardType, DISPLAY } from './type.ts'

const MARGIN = 96
const PORTRAIT = 148
/** Middle of the sun, below the lower edge. */
const SUN = { x: 600, y: 690 }

/** A sunrise: everything in the middle, above the rising arcs. */
export const welcome: CardType = {
  width: 1200,
  height: 600,
  title: 'Welcome',
  image: { as: 'portrait', side: PORTRAIT },
  themes: {
    night: {
      ink: '#fff9ec',
      soft: '#c9c6d6',
      accent: '#ffcf70',
      second: '#ff8f5a',
      veil: '#0d1022',
      display: DISPLAY.night,
      body: BODY,
      grain: 0.05,
      paint: paintArcs,
    },
    paper: {
      ink: '#22201c',
      soft: '#544d43',
      accent: '#e8553a',
      second: '#f2a541',
      veil: '#fbf5e9',
      display: DISPLAY.paper,
      body: BODY,
      grain: 0.1,
      paint: paintRays,
    },
    aurora: {
      ink: '#ffffff',
      soft: '#ffeef2',
      accent: '#ffe3a3',
      second: '#ffffff',
      veil: '#5a2fb8',
      display: DISPLAY.aurora,
      body: { ...BODY, weight: 500 },
      grain: 0.08,
      paint: paintDawn,
    },
  },
  async draw(page, theme, content) {
    const { ctx, width, height } = page
    if (content.text.length > 200) veil(page, theme, 0.82)
    const top = content.image ? 40 + PORTRAIT + 12 : 48
    const box = { x: MARGIN, y: top, width: width - 2 * MARGIN, height: height - 178 - top }
    if (content.image)
      await drawPortrait(ctx, content.image, theme, { x: width / 2, y: 40 + PORTRAIT / 2, radius: PORTRAIT / 2 })
    const options = { title: content.image ? 64 : 104, text: 34, align: 'center', hasBar: false, gap: 18 } as const
    const copy = await fitCopy(content, theme, box, options)
    await drawCopy(ctx, copy, theme, box, options)
    await drawWatermark(ctx, content.watermark, theme, {
      x: content.isMirrored ? width - 386 : 56,
      y: height - 50,
      width: 330,
      size: 20,
      isMirrored: content.isMirrored,
    })
    return copy
  },
}

function paintArcs(page: Surface): void {
  const { ctx, width, height } = page
  ctx.fillStyle = linear(ctx, frame(page), 90, ['#0a0c1a', '#12142c', '#2a1c3a'])
  ctx.fillRect(0, 0, width, height)
  glow(ctx, SUN.x, SUN.y, 720, '#ff7a3c', 0.5)
  glow(ctx, SUN.x, SUN.y, 420, '#ffc15a', 0.75)
  for (let arc = 0; arc < 11; arc++) {
    const radius = 222 + arc * 44
    ctx.lineWidth = 7 - arc * 0.5
    // Bright near the horizon only: words stand above it.
    const light = ctx.createLinearGradient(0, 600, 0, 340)
    light.addColorStop(0, fade('#ffd58a', 0.75 * (1 - arc / 11) ** 1.3))
    light.addColorStop(1, fade('#ffd58a', 0.03))
    ctx.strokeStyle = light
    disc(ctx, SUN.x, SUN.y, radius)
    ctx.stroke()
  }
  ctx.fillStyle = linear(ctx, { x: 0, y: 490, width, height: 110 }, 90, ['#fff0c4', '#ffb45a'])
  disc(ctx, SUN.x, SUN.y, 180)
  ctx.fill()
}

function paintRays(page: Surface): void {
  const { ctx, width, height } = page
  ctx.fillStyle = linear(ctx, frame(page), 90, ['#fdf8ee', '#f8ead2'])
  ctx.fillRect(0, 0, width, height)
  glow(ctx, SUN.x, SUN.y, 640, '#f7b267', 0.5)
  const count = 49
  ctx.lineCap = 'round'
  for (let ray = 0; ray < count; ray++) {
    const angle = Math.PI + (ray / (count - 1)) * Math.PI
    const [from, to] = [214, ray % 2 === 0 ? 268 : 244]
    ctx.strokeStyle = ray % 2 === 0 ? '#e8553a' : fade('#e8553a', 0.5)
    ctx.lineWidth = 5
    ctx.beginPath()
    ctx.moveTo(SUN.x + Math.cos(angle) * from, SUN.y + Math.sin(angle) * from)
    ctx.lineTo(SUN.x + Math.cos(angle) * to, SUN.y + Math.sin(angle) * to)
    ctx.stroke()
  }
  ctx.fillStyle = linear(ctx, { x: 0, y: 490, width, height: 110 }, 90, ['#f2694a', '#e8472e'])
  disc(ctx, SUN.x, SUN.y, 190)
  ctx.fill()
}

function paintDawn(page: Surface): void {
  const { ctx, width, height } = page
  ctx.fillStyle = linear(ctx, frame(page), 90, ['#3a1d8a', '#7b3fe4', '#f2578f', '#ff9d5c'])
  ctx.fillRect(0, 0, width, height)
  glow(ctx, 150, 40, 420, '#4f7bff', 0.5)
  glow(ctx, 1080, 80, 420, '#c13bd8', 0.5)
  for (const [radius, opacity] of [
    [540, 0.09],
    [436, 0.12],
    [344, 0.16],
    [264, 0.24],
  ] as const) {
    ctx.fillStyle = fade('#fff2d0', opacity)
    disc(ctx, SUN.x, SUN.y, radius)
    ctx.fill()
  }
  ctx.fillStyle = linear(ctx, { x: 0, y: 490, width, height: 110 }, 90, ['#fffdf2', '#ffd98a'])
  disc(ctx, SUN.x, SUN.y, 196)
  ctx.fill()
}
