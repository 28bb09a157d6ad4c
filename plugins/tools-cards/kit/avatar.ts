import type { PluginContext } from '@gateway/sdk-plugin'
import { drawText, fitText, loadCanvas, prepareText } from '@gateway/sdk-plugin/text'
import type { Image } from '@napi-rs/canvas'
import { type Context, disc, linear } from './paint.ts'

/** Colours that carry white lettering, for those who have no picture. */
const TONES = [
  ['#6366f1', '#8b5cf6'],
  ['#0ea5e9', '#2563eb'],
  ['#10b981', '#0d9488'],
  ['#f59e0b', '#ea580c'],
  ['#f43f5e', '#e11d74'],
  ['#d946ef', '#9333ea'],
  ['#14b8a6', '#0284c7'],
  ['#f97316', '#dc2626'],
] as const

/** The colours that go with a name: the same for the same name. */
export function toneOf(name: string): readonly [light: string, deep: string] {
  let hash = 0x811c9dc5
  for (const code of Buffer.from(name)) hash = Math.imul(hash ^ code, 0x01000193) >>> 0
  return TONES[((hash ^ (hash >>> 13)) >>> 0) % TONES.length]!
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** First letters of the first and the last word; one character for scripts that write names without spaces. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s_.-]+/u).filter((word) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(word))
  const [first = '', ...others] = words.map(firstOf)
  const last = STANDS_ALONE.test(first) ? '' : (others.at(-1) ?? '')
  return `${first}${STANDS_ALONE.test(last) ? '' : last}`.toUpperCase() || '?'
}

/** Emoji, and characters as wide as they are high: one fills the circle. */
const STANDS_ALONE = /[\p{Extended_Pictographic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

function firstOf(word: string): string {
  const signs = Array.from(graphemes.segment(word), ({ segment }) => segment)
  return signs.find((sign) => /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(sign)) ?? ''
}

/** Fetches a picture and cuts its middle out at this size. */
export async function loadCover(
  ctx: Pick<PluginContext, 'fetch'>,
  url: string,
  { width, height }: { width: number; height: number },
): Promise<Image> {
  const { loadPicture } = await import('@gateway/sdk-plugin/picture')
  const picture = await loadPicture(ctx, url)
  const { loadImage } = await loadCanvas()
  return loadImage(await picture.decode((image) => image.resize(width, height, { fit: 'cover' }).png().toBuffer()))
}

/** A round portrait: the picture, or initials on the colour of the name. */
export async function drawAvatar(
  ctx: Context,
  name: string,
  image: Image | undefined,
  { x, y, radius }: { x: number; y: number; radius: number },
): Promise<void> {
  ctx.save()
  disc(ctx, x, y, radius)
  ctx.clip()
  const box = { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }
  ctx.fillStyle = linear(ctx, box, 60, toneOf(name))
  ctx.fillRect(box.x, box.y, box.width, box.height)
  if (image) ctx.drawImage(image, box.x, box.y, box.width, box.height)
  ctx.restore()
  if (image) return
  const text = await prepareText(initialsOf(name), { font: 'geometric', weight: 600 })
  const room = { width: radius * 1.3, height: radius * 1.3, minSize: radius * 0.2, maxSize: radius * 0.86, maxLines: 1 }
  const layout = fitText(text, room)
  const { ink } = layout
  await drawText(ctx, layout, x - ink.x - ink.width / 2, y - ink.y - ink.height / 2, { fill: '#ffffff' })
}
