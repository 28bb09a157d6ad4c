import { mix } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { randomFrom } from '../random.ts'
import { canvasModule } from '../../text/skia.ts'

/** Ice on a pane: how thick it is, and how its face leans. */
export interface Ferns {
  ice: Float32Array
  slopeX: Float32Array
  slopeY: Float32Array
}

interface FernOptions {
  unit: number
  /** Longest fern as a share of the shorter side. */
  reach: number
  seed: number
}

interface Frond {
  x: number
  y: number
  angle: number
  length: number
  bend: number
  level: number
}

type Context = ReturnType<ReturnType<ReturnType<typeof canvasModule>['createCanvas']>['getContext']>

/** Fronds that grow in from the sides, most of them from the corners, with branches at sixty degrees. */
export function fernsOf(width: number, height: number, { unit, reach, seed }: FernOptions): Ferns {
  const context = canvasModule().createCanvas(width, height).getContext('2d')
  const random = randomFrom(seed * 613 + 1)
  context.lineCap = 'round'
  context.strokeStyle = '#ffffff'
  const longest = reach * Math.min(width, height) * 1.25
  const count = Math.round((2 * (width + height)) / (46 * unit))
  for (let each = 0; each < count; each++) {
    const root = rooted(width, height, random)
    const length = longest * mix(0.25, 1.1, random() ** 1.8) * root.corner
    grow(context, unit, random, { ...root, length, bend: (random() - 0.5) * 1.9, level: 0 })
  }
  const { data } = context.getImageData(0, 0, width, height)
  const drawn = new Float32Array(width * height)
  for (let at = 0; at < drawn.length; at++) drawn[at] = data[at * 4 + 3]! / 255
  const ice = blur(drawn, width, height, Math.max(0.5, 0.7 * unit))
  const body = blur(drawn, width, height, 2.2 * unit)
  const [slopeX, slopeY] = [new Float32Array(ice.length), new Float32Array(ice.length)]
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
      slopeX[at] = (ice[at + 1]! - ice[at - 1]!) * 0.45 + (body[at + 1]! - body[at - 1]!) * 0.8
      slopeY[at] = (ice[at + width]! - ice[at - width]!) * 0.45 + (body[at + width]! - body[at - width]!) * 0.8
    }
  }
  return { ice: ice.slice(), slopeX, slopeY }
}

function rooted(width: number, height: number, random: () => number) {
  const t = random()
  const along = random() < 0.35 ? t : t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t)
  const corner = mix(0.55, 1.2, Math.abs(2 * along - 1))
  const spread = (random() - 0.5) * 1.3
  const first = random() < 0.5
  if (random() < height / (width + height)) {
    return { x: first ? -2 : width + 2, y: along * height, angle: (first ? 0 : Math.PI) + spread, corner }
  }
  return { x: along * width, y: first ? -2 : height + 2, angle: (first ? 0.5 : -0.5) * Math.PI + spread, corner }
}

/** A stem that bends, thinner and thinner, with branches to both sides that branch again. */
function grow(context: Context, unit: number, random: () => number, frond: Frond): void {
  const { length, bend, level } = frond
  const count = Math.max(2, Math.min([30, 7, 2][level]!, Math.floor(length / (3 * unit))))
  const step = length / count
  let { x, y, angle } = frond
  const along = [x, y]
  for (let index = 0; index < count; index++) {
    const t = index / count
    const [nx, ny] = [x + Math.cos(angle) * step, y + Math.sin(angle) * step]
    if (level === 0) {
      context.globalAlpha = mix(0.95, 0.35, t)
      context.lineWidth = unit * mix(3.6, 0.6, t)
      context.beginPath()
      context.moveTo(x, y)
      context.lineTo(nx, ny)
      context.stroke()
    } else {
      along.push(nx, ny)
    }
    if (level < 2 && index > 0) {
      const shape = Math.sin(Math.PI * Math.min(1, 0.2 + 0.8 * t))
      const side = length * (level === 0 ? 0.24 : 0.36) * shape * mix(0.45, 1.1, random())
      for (const sign of [-1, 1]) {
        const lean = angle + sign * mix(0.85, 1.1, random())
        const branch = { x: nx, y: ny, angle: lean, length: side, bend: -sign * 0.4, level: level + 1 }
        if (side > 3.5 * unit) grow(context, unit, random, branch)
      }
    }
    x = nx
    y = ny
    angle += bend / count
  }
  if (level === 0) return
  // Branches are one stroke each: there are tens of thousands of them.
  context.globalAlpha = level === 1 ? 0.48 : 0.3
  context.lineWidth = unit * (level === 1 ? 1.25 : 0.85)
  context.beginPath()
  context.moveTo(along[0]!, along[1]!)
  for (let point = 2; point < along.length; point += 2) context.lineTo(along[point]!, along[point + 1]!)
  context.stroke()
}
