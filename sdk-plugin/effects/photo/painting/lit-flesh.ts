import type { SKRSContext2D } from '@napi-rs/canvas'
import { canvasModule } from '../../../text/skia.ts'
import { mix, type Rgb, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { byteOf } from '../../kernels/drawn.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import type { Body } from './round-forms.ts'

export interface Flesh {
  /** Its tones from the deepest shade to the light, at even distances. */
  tones: readonly Rgb[]
  /** Where the lamp is. Default on the upper left, before the body. */
  lamp?: readonly [x: number, y: number, z: number]
  /** What comes back into the shade from below on the right. */
  bounce?: Rgb
  /** A contour in the paint's own dark: 0 to 1. */
  contour?: number
  /** How much more of the brush is seen than usual: 1. */
  brushed?: number
}

const LAMP = [-0.46, -0.56, 0.69] as const

/** The tones of skin like somebody's cheek, from shade to light: shades of skin are redder, lights paler. */
export function skinTones([r, g, b]: Rgb): Rgb[] {
  return [
    [0.1 * r, 0.05 * g, 0.045 * b],
    [0.3 * r, 0.17 * g, 0.13 * b],
    [0.62 * r, 0.47 * g, 0.41 * b],
    [0.95 * r, 0.88 * g, 0.84 * b],
    [mix(1.2 * r, 0.8, 0.08), mix(1.2 * g, 0.68, 0.08), mix(1.2 * b, 0.5, 0.08)],
    [mix(1.36 * r, 0.95, 0.24), mix(1.36 * g, 0.84, 0.24), mix(1.36 * b, 0.66, 0.24)],
  ]
}

/** Paints a body on a canvas as its forms take the light: shade, terminator, light, and what neighbours keep from one another. */
export function paintBody(context: SKRSContext2D, body: Body, flesh: Flesh): void {
  const { width, height } = body
  const canvas = canvasModule().createCanvas(width, height)
  const into = canvas.getContext('2d')
  const image = into.createImageData(width, height)
  const size = Math.min(width, height)
  const hollows = hollowsOf(body, 0.05 * size)
  const dabs = new NoiseRows('swirls', width, { scale: 1500 / size, left: body.x, top: body.y })
  const { brushed = 1 } = flesh
  const hairs = new NoiseRows('grain', width, { scale: 150 / size, scaleY: 90 / size, left: body.y })
  for (let y = 0, at = 0; y < height; y++) {
    const dab = dabs.at(y)
    const hair = hairs.at(y)
    for (let x = 0; x < width; x++, at++) {
      if (body.cover[at] === 0) continue
      const tone = toneAt(body, x, y, flesh) - 0.55 * hollows[at]! + brushed * (0.035 * dab[x]! + 0.008 * hair[x]!)
      const colour = toned(flesh.tones, tone)
      const bounced = flesh.bounce ? 0.5 * bounceAt(body, x, y) * smoothstep(0.7, 0.2, tone) : 0
      for (let c = 0; c < 3; c++) {
        image.data[at * 4 + c] = byteOf(colour[c]! + bounced * (flesh.bounce?.[c] ?? 0))
      }
      image.data[at * 4 + 3] = Math.round(255 * body.cover[at]!)
    }
  }
  into.putImageData(image, 0, 0)
  context.save()
  context.resetTransform()
  context.drawImage(canvas, body.x, body.y)
  context.restore()
}

/** The way that a body faces at a pixel; its border is round. */
function facing({ width, height, heights, cover }: Body, x: number, y: number): Rgb {
  const at = y * width + x
  const slope = (less: number, more: number) => {
    const from = cover[less]! > 0 ? less : at
    const to = cover[more]! > 0 ? more : at
    return from === to ? 0 : (heights[to]! - heights[from]!) / (from === at || to === at ? 1 : 2)
  }
  const dx = slope(x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at)
  const dy = slope(y > 0 ? at - width : at, y < height - 1 ? at + width : at)
  const long = Math.sqrt(1 + dx * dx + dy * dy)
  return [-dx / long, -dy / long, 1 / long]
}

function toneAt(body: Body, x: number, y: number, { lamp = LAMP, contour = 0.5 }: Flesh): number {
  const [nx, ny, nz] = facing(body, x, y)
  const lit = nx * lamp[0] + ny * lamp[1] + nz * lamp[2]
  // Light goes some way through skin: the terminator is soft.
  const soft = Math.max(0, (lit + 0.3) / 1.3)
  return 0.06 + 0.92 * soft - contour * smoothstep(0.34, 0.02, nz)
}

function bounceAt(body: Body, x: number, y: number): number {
  const [nx, ny] = facing(body, x, y)
  return Math.max(0, 0.6 * nx + 0.75 * ny)
}

/** How deep each pixel lies between what is around it, 0 to 1. */
function hollowsOf({ width, height, heights, cover }: Body, sigma: number): Float32Array {
  const [own, held] = [plane(heights.length), plane(heights.length)]
  for (let at = 0; at < own.length; at++) {
    held[at] = cover[at]! > 0 ? 1 : 0
    own[at] = held[at] ? heights[at]! : 0
  }
  const [sum, weight] = [blur(own, width, height, sigma), blur(held, width, height, sigma)]
  for (let at = 0; at < own.length; at++) {
    own[at] = held[at] ? smoothstep(0.04, 0.9, (sum[at]! / weight[at]! - heights[at]!) / sigma) : 0
  }
  return own
}

function toned(tones: readonly Rgb[], tone: number): Rgb {
  const place = Math.min(0.9999, Math.max(0, tone)) * (tones.length - 1)
  const at = Math.floor(place)
  const from = tones[at]!
  const to = tones[at + 1]!
  const t = place - at
  return [mix(from[0], to[0], t), mix(from[1], to[1], t), mix(from[2], to[2], t)]
}
