import { alphaOf } from '../../alpha.ts'
import { mix } from '../../colour.ts'
import { type Growth, growFrond, rootOf } from '../../fronds.ts'
import { blur } from '../../kernels/blur.ts'
import { randomFrom } from '../../random.ts'
import { canvasModule } from '../../../text/skia.ts'

/** Ice on a pane: its needles, and the milky ice between them. 0 to 1. */
export interface Ferns {
  ice: Float32Array
  body: Float32Array
}

interface FernOptions {
  unit: number
  /** Longest fern as a share of the shorter side. */
  reach: number
  seed: number
}

/** Fronds that grow in from the sides, most of them from the corners, with branches at sixty degrees. */
export function fernsOf(width: number, height: number, { unit, reach, seed }: FernOptions): Ferns {
  const context = canvasModule().createCanvas(width, height).getContext('2d')
  const random = randomFrom(seed * 613 + 1)
  context.lineCap = 'round'
  context.strokeStyle = '#ffffff'
  const longest = reach * Math.min(width, height) * 1.25
  const count = Math.round((2 * (width + height)) / (22 * unit))
  const growth: Growth = {
    random,
    thin: 1.3 * unit,
    draw(points, level, along) {
      context.globalAlpha = [mix(0.95, 0.35, along), 0.48, 0.3][level]!
      context.lineWidth = unit * [mix(3.6, 0.6, along), 1.25, 0.85][level]!
      context.beginPath()
      context.moveTo(points[0]!, points[1]!)
      for (let at = 2; at < points.length; at += 2) context.lineTo(points[at]!, points[at + 1]!)
      context.stroke()
    },
  }
  for (let each = 0; each < count; each++) {
    const root = rootOf({ width, height }, height / (width + height), random)
    // Longer from the corners.
    const corner = mix(0.55, 1.2, Math.abs(2 * root.along - 1))
    const length = longest * mix(0.25, 1.1, random() ** 1.8) * corner
    growFrond(growth, { ...root, length, bend: (random() - 0.5) * 1.9 })
  }
  const { data } = context.getImageData(0, 0, width, height)
  const drawn = alphaOf(data)
  const ice = blur(drawn, width, height, Math.max(0.5, 0.7 * unit))
  const body = blur(drawn, width, height, 5 * unit)
  return { ice: ice.slice(), body: body.slice() }
}
