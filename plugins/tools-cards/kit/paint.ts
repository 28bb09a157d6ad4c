import type { Canvas, CanvasGradient, SKRSContext2D } from '@napi-rs/canvas'
import { loadCanvas } from '@gateway/sdk-plugin/text'
import { fade } from './colour.ts'

export type Context = SKRSContext2D

/** A surface to paint on, in pixels. */
export interface Surface {
  canvas: Canvas
  ctx: Context
  width: number
  height: number
}

/** A transparent surface of whole pixels. */
export async function surface(wide: number, high: number): Promise<Surface> {
  const { createCanvas } = await loadCanvas()
  const [width, height] = [Math.ceil(wide), Math.ceil(high)]
  const canvas = createCanvas(width, height)
  return { canvas, ctx: canvas.getContext('2d'), width, height }
}

/** A linear gradient through a box. `angle` in degrees: 0 from left to right, 90 from top to bottom. */
export function linear(ctx: Context, box: Frame, angle: number, colours: readonly string[]): CanvasGradient {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const reach = (Math.abs(cos) * box.width + Math.abs(sin) * box.height) / 2
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const gradient = ctx.createLinearGradient(x - cos * reach, y - sin * reach, x + cos * reach, y + sin * reach)
  for (const [index, colour] of colours.entries()) gradient.addColorStop(index / (colours.length - 1 || 1), colour)
  return gradient
}

export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

export function frame({ width, height }: Pick<Surface, 'width' | 'height'>): Frame {
  return { x: 0, y: 0, width, height }
}

/** How a soft light falls off from its middle: eased, so that no edge and no peak shows. */
const FALL_OFF = [
  [0, 1],
  [0.18, 0.88],
  [0.36, 0.62],
  [0.54, 0.35],
  [0.72, 0.14],
  [0.88, 0.03],
  [1, 0],
] as const

/** A soft light. Colour as `#rrggbb`. */
export function glow(ctx: Context, x: number, y: number, radius: number, colour: string, opacity = 1): void {
  const gradient = ctx.createRadialGradient(x, y, 0, x, y, radius)
  for (const [at, share] of FALL_OFF) gradient.addColorStop(at, fade(colour, opacity * share))
  ctx.fillStyle = gradient
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

export function disc(ctx: Context, x: number, y: number, radius: number): void {
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, 2 * Math.PI)
}

export function roundedBox(ctx: Context, { x, y, width, height }: Frame, radius: number): void {
  ctx.beginPath()
  ctx.roundRect(x, y, width, height, radius)
}

/** Rings around a point, fading outwards. */
export function rings(ctx: Context, { x, y, from, step, count, colour, opacity, line = 1.5 }: Rings): void {
  ctx.lineWidth = line
  for (let ring = 0; ring < count; ring++) {
    ctx.strokeStyle = fade(colour, opacity * (1 - ring / count) ** 1.4)
    disc(ctx, x, y, from + ring * step)
    ctx.stroke()
  }
}

interface Rings {
  x: number
  y: number
  from: number
  step: number
  count: number
  colour: string
  opacity: number
  line?: number
}

const TILE = 256
let tile: Canvas | undefined

/**
 * Film grain over everything: it gives flat colour a surface, and hides the steps of gradients.
 *
 * @param amount Opacity of the strongest grain, about 0.02 to 0.12.
 */
export async function grain({ ctx, width, height }: Surface, amount: number): Promise<void> {
  tile ??= await noiseTile()
  ctx.save()
  ctx.globalAlpha = amount
  ctx.fillStyle = ctx.createPattern(tile, 'repeat')
  ctx.fillRect(0, 0, width, height)
  ctx.restore()
}

async function noiseTile(): Promise<Canvas> {
  const { canvas, ctx } = await surface(TILE, TILE)
  const image = ctx.createImageData(TILE, TILE)
  const random = randomFrom(7)
  for (let at = 0; at < image.data.length; at += 4) {
    const value = random() + random() + random() - 1.5
    image.data.fill(value > 0 ? 255 : 0, at, at + 3)
    image.data[at + 3] = Math.min(255, Math.abs(value) * 170)
  }
  ctx.putImageData(image, 0, 0)
  return canvas
}

/** Numbers from 0 to 1, the same ones for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
