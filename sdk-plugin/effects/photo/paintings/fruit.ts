import { mixed, smoothstep, type Rgb } from '../../colour.ts'
import { clouds } from '../landscapes.ts'
import type { Motif } from './motif.ts'

/** A bowl of fruit and what has rolled out of it, by a window at the left. */
export const fruit: Motif = (aspect, random) => {
  const shift = random() * 400
  const u = Math.min(1, aspect / 0.8)
  const cx = aspect / 2 + u * 0.03
  const piece = (x: number, y: number, r: number, tall: number, colour: Rgb) => ({
    x: cx + u * x,
    y: 0.66 + u * (y - 0.66),
    r: u * r,
    tall,
    colour,
  })
  const pieces = [
    piece(-0.29, 0.78, 0.082, 0.96, [0.78, 0.16, 0.1]),
    piece(0.26, 0.8, 0.075, 0.95, [0.95, 0.77, 0.24]),
    piece(-0.14, 0.555, 0.09, 0.96, [0.93, 0.52, 0.12]),
    piece(0.04, 0.535, 0.098, 0.98, [0.72, 0.13, 0.1]),
    piece(0.18, 0.56, 0.082, 1.02, [0.62, 0.68, 0.2]),
    piece(-0.05, 0.45, 0.085, 0.98, [0.95, 0.6, 0.16]),
    piece(0.1, 0.42, 0.07, 1.2, [0.82, 0.72, 0.26]),
  ].map((one) => ({ ...one, x: one.x + 0.016 * (random() - 0.5), tone: 0.1 * (random() - 0.5) }))
  const [rim, foot] = [0.66 - u * 0.09, 0.66 + u * 0.15]
  const thing = (x: number, y: number, from: number, to: number): Rgb | undefined => {
    for (const { x: px, y: py, r, tall, colour, tone } of pieces.slice(from, to)) {
      const dx = (x - px) / r
      const dy = (y - py) / (r * tall)
      if (dx * dx + dy * dy > 1) continue
      if (Math.abs(dx - 0.25 * (dy + 0.8)) < 0.05 && dy < -0.68) return [0.2, 0.13, 0.08]
      const flecked = mixed(colour, [0.96, 0.8, 0.34], Math.max(0, 0.35 * clouds(x * 260 + shift, y * 160) + tone))
      return shaded(dx, dy, flecked, 0.8)
    }
    return undefined
  }
  const bowl = (x: number, y: number): Rgb | undefined => {
    const t = (y - rim) / (foot - rim)
    if (t < 0 || t > 1) return undefined
    const half = u * 0.29 * (t > 0.93 ? 0.42 : Math.sqrt(1 - 0.86 * t * t))
    const dx = (x - cx) / half
    if (Math.abs(dx) > 1) return undefined
    const band = t > 0.16 && t < 0.24 ? ([0.2, 0.32, 0.56] as const) : ([0.9, 0.9, 0.88] as const)
    return shaded(dx * 0.94, t * 0.8 - 0.35, band, 0.5)
  }
  const shadow = (x: number, y: number): number => {
    const under = (px: number, py: number, rx: number) =>
      smoothstep(1.15, 0.35, Math.hypot((x - px - 0.5 * rx) / (1.5 * rx), (y - py) / (0.34 * rx)))
    const cast = pieces.slice(0, 2).map(({ x: px, y: py, r }) => under(px, py + 0.82 * r, r))
    return Math.max(under(cx, foot, u * 0.17), ...cast)
  }
  return (x, y) => {
    const seen = thing(x, y, 0, 2) ?? bowl(x, y) ?? (y < rim + 0.05 ? thing(x, y, 2, 7) : undefined)
    if (seen) return seen
    const window = smoothstep(0.75, 0.05, Math.hypot((x - 0.16 * aspect) / aspect, (y - 0.22) * 0.9))
    if (y < 0.6) {
      return mixed(
        mixed([0.13, 0.12, 0.11], [0.5, 0.44, 0.32], window),
        [0.3, 0.3, 0.26],
        0.3 * smoothstep(-0.2, 0.4, clouds(x * 110 + shift, y * 110)),
      )
    }
    const cloth = mixed(
      [0.46, 0.3, 0.19],
      [0.82, 0.64, 0.42],
      smoothstep(1.1, 0.1, x / aspect + 0.3 * (y - 0.6) + 0.2 * clouds(x * 60, y * 300 + shift)),
    )
    const edge = y > 0.93 ? mixed(cloth, [0.2, 0.12, 0.08], 0.6) : cloth
    return mixed(edge, [0.12, 0.07, 0.06], 0.8 * shadow(x, y))
  }
}

/** A ball's colour at a place on it, -1 to 1 from its middle; the window glints in it. */
function shaded(x: number, y: number, colour: Rgb, gloss: number): Rgb {
  const facing = -0.6 * x - 0.56 * y + 0.57 * Math.sqrt(Math.max(0, 1 - x * x - y * y))
  const lit = mixed([colour[0] * 0.24, colour[1] * 0.16, colour[2] * 0.2], colour, smoothstep(-0.4, 0.75, facing))
  return mixed(lit, [1, 0.97, 0.88], gloss * smoothstep(0.05, 0.01, (x + 0.4) ** 2 + (y + 0.42) ** 2))
}
