import { emojiSvg, loadCanvas } from '@gateway/sdk-plugin/text'
import type { Canvas, Image } from '@napi-rs/canvas'
import sharp from 'sharp'
import { type Body, bodyOf } from './body.ts'
import { recoloured } from './colours.ts'
import type { Emoji } from './emoji.ts'
import { type Face, faceOf } from './face.ts'
import { sharedFeatures } from './features.ts'

/** Width and height of a mix. */
export const SIDE = 512
/** Things that have a face of their own: another one on top of it would only be a mess. */
const HAS_FACE = new RegExp(
  [
    'face|person|man|woman|boy|girl|baby|people|cat|monkey|robot|ghost|skull|alien|monster|ogre|clown|moon|sun-with',
    'pile-of-poo|jack-o-lantern|snowman|exploding-head|laughing',
  ].join('|'),
)

/** Both emoji as one picture, PNG with transparency. The same pair gives the same bytes. */
export async function drawMix(first: Emoji, second: Emoji): Promise<Buffer> {
  const { createCanvas } = await loadCanvas()
  const canvas = createCanvas(SIDE, SIDE)
  const faces = await Promise.all([faceOf(first, SIDE), faceOf(second, SIDE)])
  const [one, two] = faces
  if (one && two) await drawTwoFaces(canvas, one, two)
  else if (one && !HAS_FACE.test(second.name)) await drawFaceOn(canvas, one, second)
  else if (two && !HAS_FACE.test(first.name)) await drawFaceOn(canvas, two, first)
  else await drawCompanions(canvas, first, second)
  return canvas.encode('png')
}

async function imageOf(svg: string): Promise<Image> {
  const { loadImage } = await loadCanvas()
  return loadImage(await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer())
}

/** The eyes of one above the mouth of the other, on a disc between both. */
async function drawTwoFaces(canvas: Canvas, first: Face, second: Face): Promise<void> {
  const { loadImage } = await loadCanvas()
  const context = canvas.getContext('2d')
  context.drawImage(await imageOf(second.disc), 0, 0)
  context.globalAlpha = 0.5
  context.drawImage(await imageOf(first.disc), 0, 0)
  context.globalAlpha = 1
  for (const features of await sharedFeatures(first.features, second.features)) {
    context.drawImage(await loadImage(features), 0, 0)
  }
}

/** The features of a smiley on the roomiest place of a thing. */
async function drawFaceOn(canvas: Canvas, face: Face, thing: Emoji): Promise<void> {
  const context = canvas.getContext('2d')
  const svg = await emojiSvg(thing.name, SIDE)
  const body = await bodyOf(svg)
  context.drawImage(await imageOf(svg), 0, 0)
  // A smiley's own disc has a radius of 0.44 of its side.
  const side = Math.min(SIDE, (body.radius / 0.44) * 1.12)
  // Hats and hearts reach to the edge of their smiley, so that all of it must lie within the picture.
  const [left, top] = [body.x, body.y].map((middle) => Math.min(SIDE - side, Math.max(0, middle - side / 2)))
  if (body.busy && !thing.name.startsWith('flag')) calm(canvas, body)
  const features = await imageOf(face.features)
  context.save()
  // Dark lines stand out from a dark thing by a rim of light.
  context.shadowColor = `rgba(255, 255, 255, ${body.dark ? 0.95 : 0.45})`
  context.shadowBlur = SIDE * 0.02
  for (let times = 0; times < (body.dark ? 3 : 1); times++) context.drawImage(features, left!, top!, side, side)
  context.restore()
  context.drawImage(features, left!, top!, side, side)
}

/** A veil in the thing's own colour, so that a pattern does not fight with the face. */
function calm(canvas: Canvas, { x, y, radius, colour }: Body): void {
  const context = canvas.getContext('2d')
  const veil = context.createRadialGradient(x, y, radius * 0.3, x, y, radius * 1.05)
  veil.addColorStop(0, `rgba(${colour.join(', ')}, 0.5)`)
  veil.addColorStop(0.75, `rgba(${colour.join(', ')}, 0.35)`)
  veil.addColorStop(1, `rgba(${colour.join(', ')}, 0)`)
  context.globalCompositeOperation = 'source-atop'
  context.fillStyle = veil
  context.fillRect(0, 0, SIDE, SIDE)
  context.globalCompositeOperation = 'source-over'
}

/** The first in the colours of the second, which stands beside it, smaller. */
async function drawCompanions(canvas: Canvas, first: Emoji, second: Emoji): Promise<void> {
  const { loadImage } = await loadCanvas()
  const context = canvas.getContext('2d')
  const [main, beside] = await Promise.all([first, second].map(({ name }) => emojiSvg(name, SIDE)))
  const tinted = await loadImage(await recoloured(main!, beside!))
  const companion = await imageOf(beside!)
  const large = SIDE * 0.9
  context.drawImage(tinted, 0, 0, large, large)
  const small = SIDE * 0.42
  const at = SIDE - small
  context.save()
  context.shadowColor = 'rgba(255, 255, 255, 1)'
  context.shadowBlur = SIDE * 0.018
  for (let times = 0; times < 4; times++) context.drawImage(companion, at, at, small, small)
  context.restore()
  context.drawImage(companion, at, at, small, small)
}
