import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix, type Rgb } from '../../colour.ts'
import { css } from '../../sprite.ts'

/** Two rows of pleated lawn round a neck, the outer first: where each begins and ends in the middle, and its pleats. */
const ROWS = [
  { inner: { wide: 0.36, low: 0.66 }, outer: { wide: 0.68, low: 1.06 }, pleats: 23, light: 1.1 },
  { inner: { wide: 0.33, low: 0.5 }, outer: { wide: 0.52, low: 0.86 }, pleats: 19, light: 1.35 },
] as const
/** How much higher a row ends at the sides of the neck. */
const RISE = 0.3
const LAWN: Rgb = [1, 0.98, 0.9]

/** A ruff that closes a gown at the neck: whatever somebody wore before is under it. In the units of the gown. */
export function drawRuff(context: SKRSContext2D, [lit, , deep]: readonly [Rgb, Rgb, Rgb]): void {
  const toned = (light: number): Rgb => [
    mix(deep[0], lit[0] * LAWN[0], light),
    mix(deep[1], lit[1] * LAWN[1], light),
    mix(deep[2], lit[2] * LAWN[2], light),
  ]
  for (const { inner, outer, pleats, light } of ROWS) {
    const place = (t: number, { wide, low }: { wide: number; low: number }) =>
      [wide * t * (1.06 - 0.06 * t * t), low - RISE * t * t] as const
    // What it throws on the cloth below.
    context.save()
    context.shadowColor = 'rgba(20,22,14,0.75)'
    context.shadowBlur = 9
    context.shadowOffsetY = 3
    for (let each = 0; each < pleats; each++) {
      const [from, to] = [(2 * each) / pleats - 1, (2 * (each + 1)) / pleats - 1]
      const middle = (from + to) / 2
      const [ax, ay] = place(from, inner)
      const [bx, by] = place(to, inner)
      const [cx, cy] = place(to + 0.02, outer)
      const [dx, dy] = place(from - 0.02, outer)
      // The left faces the sky, the right lies in the shade of the head.
      const side = light * mix(1, 0.72, 0.5 + 0.5 * middle)
      const pleat = context.createLinearGradient(dx, dy, cx, cy)
      for (const [at, tone] of [0.3, 1, 0.86, 0.42].entries()) pleat.addColorStop(at / 3, css(toned(tone * side)))
      context.fillStyle = pleat
      context.beginPath()
      context.moveTo(ax, ay)
      context.lineTo(bx, by)
      context.lineTo(cx, cy)
      // Each ends in a round fold.
      const [ex, ey] = place(middle, { wide: outer.wide * 1.1, low: outer.low + 0.09 })
      context.quadraticCurveTo(ex, ey, dx, dy)
      context.closePath()
      context.fill()
      const [hx, hy] = place(middle, inner)
      const hollow = context.createRadialGradient(hx, hy, 0, hx, hy, 0.16)
      hollow.addColorStop(0, css(deep, 0.6))
      hollow.addColorStop(1, css(deep, 0))
      context.shadowColor = 'transparent'
      context.fillStyle = hollow
      context.fill()
      context.shadowColor = 'rgba(20,22,14,0.75)'
    }
    context.restore()
  }
}
