import { join } from 'node:path'
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { canvasModule } from '../../text/skia.ts'
import type { Rgb } from '../colour.ts'
import { type PngSprite, readSprite } from '../png-sprite.ts'
import { css } from '../sprite.ts'

const sprites = new Map<string, Canvas>()

/** A plant as `art/sprites` rendered it, on a canvas of its size: upright, its foot at the lower side. */
export function plantSprite(name: string): Canvas {
  const known = sprites.get(name)
  if (known) return known
  const canvas = canvasOf(readSprite(join(import.meta.dirname, 'sprites', `${name}.png`)))
  sprites.set(name, canvas)
  return canvas
}

/** A sprite in colours, to be drawn. */
export function canvasOf({ width, height, data }: PngSprite): Canvas {
  const canvas = canvasModule().createCanvas(width, height)
  const context = canvas.getContext('2d')
  const pixels = context.createImageData(width, height)
  pixels.data.set(data)
  context.putImageData(pixels, 0, 0)
  return canvas
}

/** The shade that it throws on what is close behind: as large, soft and dark. */
export function shadeOf(name: string, soft: number): Canvas {
  const key = `${name} shade ${soft}`
  const known = sprites.get(key)
  if (known) return known
  const sprite = plantSprite(name)
  const canvas = canvasModule().createCanvas(sprite.width, sprite.height)
  const context = canvas.getContext('2d')
  context.filter = `blur(${soft}px)`
  context.drawImage(sprite, 0, 0)
  context.filter = 'none'
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = '#010601'
  context.fillRect(0, 0, sprite.width, sprite.height)
  sprites.set(key, canvas)
  return canvas
}

export interface Toned {
  /** What multiplies its light at the foot and at the tip: 1 is as it was rendered. */
  tones: readonly [Rgb, Rgb]
  /** A colour of the air before it, and how much of it. Default none. */
  air?: { colour: Rgb; share: number }
}

let spare: SKRSContext2D | undefined

/** The same in another light, to be used before the next one is toned. */
export function tonedSprite(sprite: Canvas, { tones, air }: Toned): Canvas {
  const { width, height } = sprite
  spare ??= canvasModule().createCanvas(1, 1).getContext('2d')
  const context = spare
  context.canvas.width = width
  context.canvas.height = height
  context.drawImage(sprite, 0, 0)
  // Colours of a canvas end at white: a sprite is rendered light, and only made darker here.
  const light = context.createLinearGradient(0, height, 0, 0)
  for (const [at, tone] of tones.entries()) {
    light.addColorStop(at, css(tone))
  }
  context.globalCompositeOperation = 'multiply'
  context.fillStyle = light
  context.fillRect(0, 0, width, height)
  if (air) {
    context.globalCompositeOperation = 'source-over'
    context.fillStyle = css(air.colour, air.share)
    context.fillRect(0, 0, width, height)
  }
  context.globalCompositeOperation = 'destination-in'
  context.drawImage(sprite, 0, 0)
  context.globalCompositeOperation = 'source-over'
  return context.canvas
}
