import { drawText } from '@gateway/sdk-plugin/text'
import type { TextLayout } from '@gateway/sdk-plugin/text'
import { fitBlock, type Room } from '../kit/block.ts'
import { fade } from '../kit/colour.ts'
import { drawWatermark } from '../kit/copy.ts'
import { type Context, disc, type Frame, frame, glow, linear, roundedBox, type Surface } from '../kit/paint.ts'
import { BODY, type CardType, type Content, type Theme } from './type.ts'

const SIDE = 1080
const MARGIN = 48
const SHOUT = { font: 'poster', weight: 900, lineHeight: 1.16, letterSpacing: 0.005 } as const

/** Poster letters are hard to read below this size. */
const SMALLEST_SHOUT = 48
/** For texts that are too long to shout. */
const TALK = { font: 'sans', weight: 700, lineHeight: 1.3 } as const

/** As a shout where it fits in large letters, else in its own words and smaller ones. */
async function fitShout(text: string, room: Room, shouted = text): Promise<TextLayout> {
  const shout = await fitBlock(shouted, SHOUT, room)
  return shout.size < SMALLEST_SHOUT ? fitBlock(text, TALK, { ...room, minSize: 22, maxSize: SMALLEST_SHOUT }) : shout
}

/** The dark edge of letters: thinner on small ones, so that their counters stay open. */
function edge(layout: TextLayout): { color: string; width: number } {
  return { color: '#0b0a10', width: Math.max(2, layout.size * (layout.size < 80 ? 0.05 : 0.065)) }
}

/** Top line and bottom line over a picture or a burst; on paper the words stand above the picture. */
export const meme: CardType = {
  width: SIDE,
  height: SIDE,
  title: '',
  image: { as: 'own' },
  themes: {
    night: {
      ink: '#ffffff',
      soft: '#ffffff',
      accent: '#ff4d6d',
      second: '#ffd166',
      veil: '#101018',
      display: SHOUT,
      body: SHOUT,
      grain: 0.07,
      paint: (page) => paintBurst(page, ['#15131f', '#241d38', '#4b2a6b'], 0.55),
    },
    paper: {
      ink: '#17171a',
      soft: '#17171a',
      accent: '#e4572e',
      second: '#17171a',
      veil: '#ffffff',
      display: { font: 'geometric', weight: 700, lineHeight: 1.22, letterSpacing: -0.01 },
      body: BODY,
      grain: 0.06,
      paint: paintPaper,
    },
    aurora: {
      ink: '#ffffff',
      soft: '#ffffff',
      accent: '#ffffff',
      second: '#ffd166',
      veil: '#3a0ca3',
      display: SHOUT,
      body: SHOUT,
      grain: 0.08,
      paint: (page) => paintBurst(page, ['#ff5d3a', '#f72585', '#7209b7'], 0.95),
    },
  },
  async draw(page, theme, content) {
    const isCaption = theme.veil === '#ffffff'
    return isCaption ? drawCaption(page, theme, content) : drawShout(page, theme, content)
  },
}

/** White capitals with a dark edge at top and bottom; a line alone without a picture stands in the middle. */
async function drawShout(page: Surface, theme: Theme, content: Content): Promise<{ truncated: boolean }> {
  const { ctx } = page
  const width = SIDE - 2 * MARGIN
  if (content.image) ctx.drawImage(content.image, 0, 0, SIDE, SIDE)
  const isAlone = content.title === '' && !content.image
  const shout = (text: string, height: number) =>
    fitShout(
      text,
      { width, height, minSize: 30, maxSize: isAlone ? 210 : 118, align: 'center', balance: true, byInk: true },
      text.toUpperCase(),
    )
  const text = await shout(content.text, isAlone ? 820 : 370)
  const title = content.title === '' ? undefined : await shout(content.title, 370)
  const bottom = SIDE - MARGIN - (content.watermark === '' ? 0 : 36)
  if (title) await outlined(ctx, title, MARGIN - title.ink.y)
  const y = isAlone ? (SIDE - text.ink.height) / 2 - text.ink.y : bottom - text.ink.y - text.ink.height
  await outlined(ctx, text, y)
  await drawWatermark(ctx, content.watermark, theme, { x: MARGIN, y: SIDE - 36, width, isCentred: true, size: 22 })
  return { truncated: text.truncated || (title?.truncated ?? false) }
}

async function outlined(ctx: Context, layout: TextLayout, y: number): Promise<void> {
  await drawText(ctx, layout, MARGIN, y, {
    fill: '#ffffff',
    stroke: edge(layout),
    shadow: { color: fade('#000000', 0.45), blur: 18, y: 6 },
  })
}

const PICTURE = { x: MARGIN, width: SIDE - 2 * MARGIN, radius: 28 }

/** Dark words on white; below them the picture, or the text on colour. Words alone all stand on colour. */
async function drawCaption(page: Surface, theme: Theme, content: Content): Promise<{ truncated: boolean }> {
  const { ctx } = page
  const { x, width, radius } = PICTURE
  const isAlone = content.title === '' && content.image !== undefined
  const [above, below] = isAlone ? [content.text, ''] : [content.title, content.text]
  const caption = await fitBlock(above, theme.display, { width, height: 330, minSize: 28, maxSize: 76 })
  await drawText(ctx, caption, x, MARGIN, { fill: theme.ink })
  const top = above === '' ? MARGIN : Math.ceil(MARGIN + caption.height + 36)
  const box = { x, y: top, width, height: SIDE - MARGIN - (content.watermark === '' ? 0 : 44) - top }
  ctx.save()
  roundedBox(ctx, box, radius)
  ctx.clip()
  paintPicture(ctx, box, content)
  ctx.restore()
  const isPlain = !content.image && below !== ''
  const room = {
    width: width - 96,
    height: isPlain ? box.height - 120 : 300,
    minSize: 28,
    maxSize: isPlain ? 190 : 92,
    byInk: true,
  }
  const text = await fitShout(below, { ...room, align: 'center', balance: true })
  const { ink } = text
  const y = isPlain ? box.y + (box.height - ink.height) / 2 - ink.y : box.y + box.height - 48 - ink.height - ink.y
  if (!text.isBlank) await drawText(ctx, text, x + 48, y, { fill: '#ffffff', stroke: edge(text) })
  await drawWatermark(ctx, content.watermark, theme, {
    x,
    y: SIDE - 42,
    width,
    isMirrored: !content.isMirrored,
    size: 22,
  })
  return { truncated: caption.truncated || text.truncated }
}

function paintPicture(ctx: Context, box: Frame, { image }: Content): void {
  if (image) {
    const side = Math.max(box.width, box.height)
    ctx.drawImage(image, box.x + (box.width - side) / 2, box.y + (box.height - side) / 2, side, side)
    return
  }
  ctx.fillStyle = linear(ctx, box, 55, ['#ffb627', '#ff5d3a', '#e0245e'])
  ctx.fillRect(box.x, box.y, box.width, box.height)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  paintRays(ctx, { x, y, count: 14, from: fade('#fff3d6', 0.5), to: fade('#fff3d6', 0.1) })
  glow(ctx, x, y, box.width * 0.42, '#fff3d6', 0.4)
  paintDots(ctx, box)
}

const DOT = 26

/** A printer's screen that grows from the middle of the box into its corners. */
function paintDots(ctx: Context, box: Frame): void {
  const [halfWidth, halfHeight] = [box.width / 2, box.height / 2]
  ctx.fillStyle = fade('#7a0f4a', 0.5)
  for (let row = 0; row * DOT <= box.height + DOT; row++) {
    for (let at = row % 2; at * DOT <= box.width * 2; at += 2) {
      const [x, y] = [box.x + (at * DOT) / 2 + DOT / 2, box.y + row * DOT]
      const out = Math.hypot((x - box.x) / halfWidth - 1, (y - box.y) / halfHeight - 1) - 0.72
      if (out <= 0.03) continue
      disc(ctx, x, y, Math.min(DOT * 0.56, out * DOT * 0.85))
      ctx.fill()
    }
  }
}

function paintPaper({ ctx, width, height }: Surface): void {
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, width, height)
}

/** Rays from the middle, fading outwards. */
function paintBurst(page: Surface, colours: readonly string[], strength: number): void {
  const { ctx, width, height } = page
  ctx.fillStyle = linear(ctx, frame(page), 60, colours)
  ctx.fillRect(0, 0, width, height)
  const [x, y] = [width / 2, height * 0.52]
  glow(ctx, x, y, 620, '#ffd9a8', 0.42 * strength)
  paintRays(ctx, { x, y, count: 18, from: fade('#ffffff', 0.24 * strength), to: fade('#ffffff', 0.03 * strength) })
}

/** Wedges of light around a point. */
function paintRays(
  ctx: Context,
  { x, y, count, from, to }: { x: number; y: number; count: number; from: string; to: string },
): void {
  const light = ctx.createRadialGradient(x, y, 60, x, y, 820)
  light.addColorStop(0, from)
  light.addColorStop(1, to)
  ctx.fillStyle = light
  for (let ray = 0; ray < count; ray++) {
    const [start, end] = [((ray - 0.25) / count) * 2 * Math.PI, ((ray + 0.25) / count) * 2 * Math.PI]
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.lineTo(x + Math.cos(start) * 1000, y + Math.sin(start) * 1000)
    ctx.lineTo(x + Math.cos(end) * 1000, y + Math.sin(end) * 1000)
    ctx.fill()
  }
}
