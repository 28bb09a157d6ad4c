import { drawText } from '@gateway/sdk-plugin/text'
import type { TextLayout } from '@gateway/sdk-plugin/text'
import { fitBlock } from '../kit/block.ts'
import { fade } from '../kit/colour.ts'
import { drawWatermark } from '../kit/copy.ts'
import { type Context, disc, frame, glow, linear, roundedBox, type Surface } from '../kit/paint.ts'
import { BODY, type CardType, type Content, type Theme } from './type.ts'

const SIDE = 1080
const MARGIN = 48
const SHOUT = { font: 'poster', weight: 900, lineHeight: 1.16, letterSpacing: 0.005 } as const

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
    fitBlock(text.toUpperCase(), theme.display, {
      width,
      height,
      minSize: 30,
      maxSize: isAlone ? 210 : 118,
      align: 'center',
      balance: true,
      byInk: true,
    })
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
  const stroke = { color: '#0b0a10', width: Math.max(3, layout.size * 0.07) }
  await drawText(ctx, layout, MARGIN, y, {
    fill: '#ffffff',
    stroke,
    shadow: { color: fade('#000000', 0.45), blur: 18, y: 6 },
  })
}

const PICTURE = { x: MARGIN, width: SIDE - 2 * MARGIN, radius: 28 }

/** Dark words on white; below them the picture, or the words of the title on colour. */
async function drawCaption(page: Surface, theme: Theme, content: Content): Promise<{ truncated: boolean }> {
  const { ctx } = page
  const { x, width, radius } = PICTURE
  const [above, below] = content.title === '' ? [content.text, ''] : [content.title, content.text]
  const caption = await fitBlock(above, theme.display, { width, height: 330, minSize: 28, maxSize: 76 })
  await drawText(ctx, caption, x, MARGIN, { fill: theme.ink })
  const top = Math.ceil(MARGIN + caption.height + 36)
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
    maxSize: isPlain ? 150 : 92,
    byInk: true,
  }
  const text = await fitBlock(below, SHOUT, { ...room, align: 'center', balance: true })
  const { ink } = text
  const y = isPlain ? box.y + (box.height - ink.height) / 2 - ink.y : box.y + box.height - 48 - ink.height - ink.y
  const stroke = { color: '#17171a', width: Math.max(3, text.size * 0.06) }
  if (!text.isBlank) await drawText(ctx, text, x + 48, y, { fill: '#ffffff', stroke })
  await drawWatermark(ctx, content.watermark, theme, {
    x,
    y: SIDE - 42,
    width,
    isMirrored: !content.isMirrored,
    size: 22,
  })
  return { truncated: caption.truncated || text.truncated }
}

function paintPicture(
  ctx: Context,
  box: { x: number; y: number; width: number; height: number },
  { image }: Content,
): void {
  if (image) {
    const side = Math.max(box.width, box.height)
    ctx.drawImage(image, box.x + (box.width - side) / 2, box.y + (box.height - side) / 2, side, side)
    return
  }
  ctx.fillStyle = linear(ctx, box, 50, ['#f9b233', '#f26b4a', '#d6336c'])
  ctx.fillRect(box.x, box.y, box.width, box.height)
  const [x, y] = [box.x + box.width * 0.78, box.y + box.height * 0.3]
  for (const [radius, opacity] of [
    [430, 0.1],
    [310, 0.13],
    [200, 0.18],
    [104, 0.9],
  ] as const) {
    ctx.fillStyle = fade('#fff3d6', opacity)
    disc(ctx, x, y, radius)
    ctx.fill()
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
  const rays = 18
  for (let ray = 0; ray < rays; ray++) {
    const [from, to] = [((ray - 0.25) / rays) * 2 * Math.PI, ((ray + 0.25) / rays) * 2 * Math.PI]
    const light = ctx.createRadialGradient(x, y, 60, x, y, 820)
    light.addColorStop(0, fade('#ffffff', 0.24 * strength))
    light.addColorStop(1, fade('#ffffff', 0.03 * strength))
    ctx.fillStyle = light
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.lineTo(x + Math.cos(from) * 1000, y + Math.sin(from) * 1000)
    ctx.lineTo(x + Math.cos(to) * 1000, y + Math.sin(to) * 1000)
    ctx.fill()
  }
}
