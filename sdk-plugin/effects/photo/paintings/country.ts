import { mix, mixed, type Rgb, smoothstep } from '../../colour.ts'
import { clouds, grain, skyView, swirls, type View } from '../landscapes.ts'
import type { Motif } from './motif.ts'

/** A peak in snow, spruces before it, both in a still lake. */
export const alps: Motif = (aspect, random, day) => {
  const shift = random() * 400
  const peak = aspect * mix(0.36, 0.64, random())
  const shore = 0.7
  const sky = skyView(day, [aspect * 0.16, 0.14], 0.62, shift)
  const ridge = (x: number) => {
    const far = Math.abs(x - peak)
    const second = 0.33 + 0.75 * Math.abs(x - peak - 0.34 * Math.sign(aspect / 2 - peak + 0.01))
    return (
      Math.min(0.14 + 0.72 * far - 0.18 * far * far, second) +
      0.11 * clouds(x * 70 + shift, 5) +
      0.02 * grain(x * 60, shift)
    )
  }
  const above: View = (x, y) => {
    const wood = shore - 0.05 - 0.05 * clouds(x * 60 + shift, 91) - 0.035 * Math.max(0, grain(x * 70 + shift, 3))
    if (y > wood) return mixed(day.near, day.lit, 0.35 * smoothstep(0, 0.6, clouds(x * 200, y * 200 + shift)))
    const top = ridge(x)
    if (y < top) return sky(x, y)
    const depth = y - top
    // Ribs run down from the summit, crooked; the sun stands at the left, the great face to the right is in shade.
    const crook = 0.05 * clouds(x * 80 + shift, y * 90) + 0.025 * Math.sin(y * 34 + shift)
    const rib = clouds(((x - peak) / (0.5 + depth)) * 150 + shift, y * 34) + 0.5 * swirls(x * 90 + shift, y * 60)
    const facing = smoothstep(-0.05, 0.05, peak + crook + 0.12 * depth - x + 0.16 * rib)
    const snow = smoothstep(0.06, -0.06, depth - 0.17 + 0.55 * rib + 0.5 * (y - 0.36))
    const stone = mixed([0.19, 0.2, 0.28], mixed(day.lit, [0.46, 0.4, 0.38], 0.7), 0.8 * facing)
    const white = mixed(mixed(day.high, [0.42, 0.52, 0.7], 0.7), mixed([1, 0.98, 0.95], day.low, 0.25), facing)
    return mixed(mixed(stone, white, snow), day.low, 0.4 * smoothstep(0.46, shore, y))
  }
  return (x, y) => {
    if (y < shore) return above(x, y)
    const ripple = 0.02 * clouds(x * 60, y * 420 + shift) * smoothstep(shore, 1, y)
    const mirrored = mixed(above(x + ripple, 2 * shore - y + 2 * ripple), [0.1, 0.2, 0.26], 0.3)
    return mixed(mirrored, day.low, 0.35 * smoothstep(0.25, 0.5, grain(x * 16, y * 220 + shift)))
  }
}

/** A field that runs to a line of trees, red all over; the nearest flowers are petals. */
export const poppies: Motif = (aspect, random, day) => {
  const shift = random() * 400
  const horizon = 0.4
  const sky = skyView(day, [aspect * mix(0.2, 0.8, random()), 0.16], horizon, shift)
  const flowers = Array.from({ length: 110 }, () => {
    const near = random() ** 0.8
    return { x: aspect * random(), y: horizon + 0.13 + 0.5 * near, r: 0.005 + 0.03 * near ** 1.4, tone: random() }
  }).sort((a, b) => b.y - a.y)
  const flower = (x: number, y: number): Rgb | undefined => {
    for (const { x: fx, y: fy, r, tone } of flowers) {
      if (y - fy > r || fy - y > r) continue
      const dx = (x - fx) / r
      const dy = (y - fy) / (0.78 * r)
      const far = dx * dx + dy * dy
      if (far > 1.1 || far > 0.9 + 0.2 * Math.sin(5 * Math.atan2(dy, dx) + 9 * tone)) continue
      if (r > 0.012 && dx * dx + (dy + 0.1) ** 2 < 0.06) return [0.12, 0.06, 0.08]
      const lit = smoothstep(0.9, -0.9, dy + 0.4 * dx)
      return mixed([0.55, 0.06, 0.06], mixed([0.93, 0.24, 0.12], [0.98, 0.45, 0.25], tone), 0.25 + 0.75 * lit)
    }
    return undefined
  }
  return (x, y) => {
    const trees = horizon - 0.02 - 0.07 * Math.max(0, clouds(x * 90 + shift, 7) + 0.25)
    if (y < trees) return sky(x, y)
    if (y < horizon) {
      const lit = smoothstep(-0.1, 0.4, clouds(x * 260, y * 260 + shift))
      return mixed(mixed(mixed(day.near, day.far, 0.4), day.lit, 0.4 * lit), day.low, 0.2)
    }
    const bloom = flower(x, y)
    if (bloom) return bloom
    const t = (y - horizon) / (1 - horizon)
    const far = 1 / (t + 0.07)
    const blades = grain(x * far * 60 + 20 * clouds(x * 40, y * 40), y * far * 12 + shift)
    const field = mixed(
      mixed(day.lit, day.low, 0.35 * (1 - t)),
      mixed(day.near, [0.2, 0.34, 0.12], 0.5),
      0.3 + 0.45 * t,
    )
    const grown = mixed(field, mixed(day.lit, [0.85, 0.85, 0.5], 0.3), 0.5 * smoothstep(0, 0.6, blades))
    const haze = smoothstep(0.02, 0.3, clouds(x * far * 9, far * 26 + shift)) * smoothstep(0.5, 0.05, t)
    return mixed(grown, [0.84, 0.2, 0.12], 0.75 * haze)
  }
}
