import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix, type Rgb, smoothstep } from '../../colour.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { css, drawWithin } from '../../sprite.ts'
import { addSpot } from '../../tubes/spark.ts'
import type { Print } from '../photo.ts'

/** The light of burning steel. */
export const SPARKLER = [1, 0.62, 0.26] as const

export interface Tip {
  x: number
  y: number
}

/** The light of a sparkler that burns, and of its smoke; its wire is drawn before. */
export function shineSparkler(print: Print, tip: Tip, seed: number, random: () => number): void {
  curl(print, tip, seed)
  spray(print, tip, random)
}

/** Smoke that drifts up from a tip and glows in its light. */
function curl(print: Print, { x, y }: Tip, seed: number): void {
  const { width, height } = print
  const shorter = Math.min(width, height)
  const clouds = new NoiseRows('swirls', width, { scale: 520 / shorter, scaleY: 300 / shorter, left: seed * 17 + x })
  const planes = [print.r, print.g, print.b]
  const [wide, high] = [0.22 * shorter, 0.5 * shorter]
  for (let py = Math.max(0, Math.floor(y - high)); py < Math.min(height, y + 0.1 * shorter); py++) {
    const cloud = clouds.at(py)
    const up = (y - py) / high
    const sway = 0.05 * shorter * Math.sin(7 * up + seed)
    for (let px = Math.max(0, Math.floor(x - wide)); px < Math.min(width, x + wide); px++) {
      const aside = (px - x - sway) / (wide * (0.35 + 0.6 * Math.max(0, up)))
      const thick = Math.exp(-3 * aside * aside) * smoothstep(1, 0.1, up) * smoothstep(-0.2, 0.15, up)
      const glow = 0.22 * thick * Math.max(0, 0.25 + 1.5 * cloud[px]!) * (0.35 + 0.65 * Math.exp(-2.5 * up))
      if (glow < 0.002) continue
      for (let c = 0; c < 3; c++) planes[c]![py * width + px]! += glow * SPARKLER[c]!
    }
  }
}

/** The wire that burns down, from its tip to where it is held. */
export function drawWire(print: Print, { x, y }: Tip, end: Tip): void {
  const shorter = Math.min(print.width, print.height)
  const wire = (context: SKRSContext2D) => {
    // Lit by its own fire: red-hot at the tip, the burnt coat below it, bare steel further down, less of the light on each.
    const lit = (stops: readonly (readonly [number, Rgb])[]) => {
      const light = context.createLinearGradient(x, y, end.x, end.y)
      for (const [at, ink] of stops) light.addColorStop(at, css(ink))
      return light
    }
    const run = (aside: number, wide: number, light: SKRSContext2D['strokeStyle']) => {
      context.strokeStyle = light
      context.lineWidth = wide * shorter
      context.beginPath()
      context.moveTo(x + aside * shorter, y)
      context.lineTo(end.x + aside * shorter, end.y)
      context.stroke()
    }
    context.lineCap = 'round'
    run(0, 0.0105, lit(SHADED_STEEL))
    run(-0.0008, 0.007, lit(STEEL))
    run(-0.002, 0.002, lit(GLEAM))
  }
  const spare = 0.02 * shorter
  const left = Math.min(x, end.x) - spare
  drawWithin(print, { x: left, y, width: Math.abs(end.x - x) + 2 * spare, height: end.y - y + spare }, wire)
}

const SHADED_STEEL = [
  [0, [0.3, 0.09, 0.02]],
  [0.3, [0.035, 0.018, 0.01]],
  [1, [0.012, 0.009, 0.008]],
] as const
const STEEL = [
  [0, [1, 0.5, 0.14]],
  [0.16, [0.62, 0.25, 0.07]],
  [0.42, [0.3, 0.17, 0.085]],
  [1, [0.13, 0.095, 0.07]],
] as const
const GLEAM = [
  [0, [1, 0.9, 0.66]],
  [0.4, [0.9, 0.62, 0.34]],
  [1, [0.4, 0.3, 0.2]],
] as const

/** The burning tip, and sparks that fly straight, fork and burst into stars. */
function spray(print: Print, { x, y }: Tip, random: () => number): void {
  const { width, height } = print
  const shorter = Math.min(width, height)
  const reach = 0.24 * shorter
  addSpot(print, x, y, 0.2 * shorter, SPARKLER, 0.1)
  const box = { x: x - 1.3 * reach, y: y - 1.3 * reach, width: 2.6 * reach, height: 2.6 * reach }
  const sparks = (context: SKRSContext2D) => {
    context.globalCompositeOperation = 'lighter'
    context.lineCap = 'round'
    for (let spark = 0; spark < SPARKS; spark++) flySpark(context, { x, y, reach }, random)
  }
  drawWithin(print, box, sparks, { gain: 2.6, shines: true })
  addSpot(print, x, y, 0.03 * shorter, SPARKLER, 1.8)
  addSpot(print, x, y, 0.012 * shorter, [1, 0.94, 0.8], 6)
  for (let ember = 0; ember < 40; ember++) {
    const far = reach * mix(0.2, 1.25, random())
    const way = 6.283 * random()
    const px = x + Math.cos(way) * far
    const py = y + Math.sin(way) * far + 0.35 * far * random()
    addSpot(print, px, py, shorter * mix(0.0007, 0.0022, random() ** 3), SPARKLER, mix(0.6, 3, random()))
  }
}

const SPARKS = 340

/** How white it is, red-hot steel at 0. */
const glowing = (heat: number, share: number) => css([1, mix(0.32, 0.84, heat), mix(0.05, 0.56, heat)], share)

/** A spark flies out, bends as it falls, cools, and some of them burst into finer ones ahead of them. */
export function flySpark(
  context: SKRSContext2D,
  { x, y, reach }: { x: number; y: number; reach: number },
  random: () => number,
): void {
  const angle = random() * 2 * Math.PI
  // Most go out soon; few fly far.
  const length = reach * Math.min(1.25, 0.1 - 0.34 * Math.log(1 - 0.97 * random()))
  const fall = length * mix(0.02, 0.22, random() ** 2)
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length]
  const at = (t: number) => [x + dx * t, y + dy * t + fall * t * t] as const
  const begin = mix(0, 0.75, random() ** 1.5)
  const thick = reach * mix(0.002, 0.0075, random() ** 3)
  const [from, middle, to] = [at(begin), at((begin + 1) / 2), at(1)]
  const bright = mix(0.15, 0.95, random())
  const trail = context.createLinearGradient(...from, ...to)
  trail.addColorStop(0, glowing(0.9, 0.2 * bright))
  trail.addColorStop(0.35, glowing(1, bright))
  trail.addColorStop(1, glowing(0.15, 0.25 * bright))
  context.strokeStyle = trail
  context.lineWidth = thick
  context.beginPath()
  context.moveTo(...from)
  context.quadraticCurveTo(2 * middle[0] - (from[0] + to[0]) / 2, 2 * middle[1] - (from[1] + to[1]) / 2, ...to)
  context.stroke()
  if (random() > 0.34 || length < 0.2 * reach) return
  const ahead = Math.atan2(dy + 2 * fall, dx)
  const heat = mix(0.3, 0.95, random())
  const large = reach * mix(0.03, 0.13, random() ** 2)
  for (let branch = 0; branch < 3 + 5 * random(); branch++) {
    const turn = ahead + mix(-1.5, 1.5, random())
    const far = large * mix(0.25, 1, random())
    context.strokeStyle = glowing(heat, mix(0.2, 0.8, random()) * bright)
    context.lineWidth = thick * mix(0.25, 0.6, random())
    context.beginPath()
    context.moveTo(...to)
    const bow = 0.3 * far * mix(-1, 1, random())
    const bx = to[0] + Math.cos(turn) * far
    const by = to[1] + Math.sin(turn) * far
    context.quadraticCurveTo((to[0] + bx) / 2 - bow, (to[1] + by) / 2 + bow, bx, by + 0.15 * far)
    context.stroke()
  }
}
