/** Small drawings beside the portraits, as paths of a pencil or a pen. */
import type { papers } from '@gateway/sdk-plugin/photo-frame'

export type Place = papers.Place
export type Mark = papers.Mark
export type Things = papers.Things
export type SheetStep = papers.SheetStep

const n = (value: number) => value.toFixed(1)

/** A number from -1 to 1 that is the same for the same place. */
const shake = (at: number) => Math.sin(at * 127.1 + 311.7 * Math.sin(at * 7.3))

/** Strokes of a hand, most of them drawn twice. */
export function pencilled(path: string | string[], width: number, paint: string, opacity = 0.8): Mark {
  return { draw: 'path', path, line: { paint, width, round: true }, opacity }
}

/** An ellipse drawn by hand: twice around, not quite closed. */
function loop(x: number, y: number, rx: number, ry: number, seed = 1): string {
  const points = Array.from({ length: 76 }, (_, at) => {
    const angle = (at / 36) * 2 * Math.PI + seed
    const far = 1 + 0.018 * shake(at * 0.11 + seed) + 0.012 * Math.floor(at / 37)
    return `${n(x + rx * far * Math.cos(angle))} ${n(y + ry * far * Math.sin(angle))}`
  })
  return `M${points.join('L')}`
}

/** Strokes side by side that fill what `within` says. */
function hatched(
  [left, top, width, height]: readonly [number, number, number, number],
  { apart, lean = 1, seed = 1 }: { apart: number; lean?: number; seed?: number },
  within: (x: number, y: number) => boolean,
): string[] {
  const strokes: string[] = []
  const reach = width + height
  for (let from = -height; from < reach; from += apart) {
    let start: readonly [number, number] | undefined
    for (let step = 0; step <= height + 4; step += 4) {
      const y = top + step
      const x = left + from + (lean > 0 ? height - step : step) + 2.2 * shake(from + seed)
      const isIn = x >= left && x <= left + width && y <= top + height && within(x, y)
      if (isIn) start ??= [x, y]
      else if (start) {
        strokes.push(`M${n(start[0])} ${n(start[1])}L${n(x)} ${n(y - 2)}`)
        start = undefined
      }
    }
  }
  return strokes
}

/** A ball with its shadow: what the first lesson is about. */
export function ball(x: number, y: number, r: number, ink: string): Mark[] {
  const box = [x - r, y - r, 2 * r, 2 * r] as const
  const shade = (far: number) => (px: number, py: number) =>
    Math.hypot(px - x, py - y) < r * 0.98 && Math.hypot(px - x + r * 0.42, py - y + r * 0.46) > r * far
  const cast = [x - r * 0.6, y + r * 0.72, r * 2.5, r * 0.5] as const
  return [
    pencilled(
      hatched(
        cast,
        { apart: 5 },
        (px, py) => ((px - x - r * 0.6) / (r * 1.2)) ** 2 + ((py - y - r * 0.97) / (r * 0.24)) ** 2 < 1,
      ),
      1.8,
      ink,
      0.6,
    ),
    pencilled(hatched(box, { apart: 6 }, shade(0.72)), 1.6, ink, 0.45),
    pencilled(hatched(box, { apart: 6, lean: -1, seed: 4 }, shade(1.02)), 1.6, ink, 0.5),
    pencilled(hatched(box, { apart: 5, seed: 9 }, shade(1.26)), 1.8, ink, 0.5),
    pencilled(loop(x, y, r, r), 1.7, ink, 0.75),
  ]
}

/** A cube with its three sides. */
export function cube(x: number, y: number, s: number, ink: string): Mark[] {
  const right = (px: number, py: number) =>
    px > x && px < x + s * 0.85 && py > y - 0.5 * (px - x) * 0.55 + 2 && py < y + s - 0.5 * (px - x) * 0.55
  const front = (px: number, py: number) =>
    px < x && px > x - s * 0.85 && py > y + 0.5 * (px - x) * 0.55 && py < y + s + 0.5 * (px - x) * 0.55
  const box = [x - s, y - s * 0.6, 2 * s, 2 * s] as const
  const d = 0.234 * s
  const edges = [
    `M${n(x - s * 0.87)} ${n(y - d - 2)}L${n(x + 3)} ${n(y + 1)}L${n(x + s * 0.88)} ${n(y - d - 2)}`,
    `M${n(x)} ${n(y - 4)}V${n(y + s + 6)}`,
    `M${n(x - s * 0.85)} ${n(y - d - 5)}V${n(y + s - d + 4)}L${n(x + 5)} ${n(y + s + 3)}` +
      `L${n(x + s * 0.85)} ${n(y + s - d)}V${n(y - d - 6)}`,
    `M${n(x - s * 0.87)} ${n(y - d)}L${n(x + 6)} ${n(y - 2 * d - 4)}L${n(x + s * 0.87)} ${n(y - d + 2)}`,
  ]
  return [
    pencilled(hatched(box, { apart: 5 }, right), 1.7, ink, 0.6),
    pencilled(hatched(box, { apart: 6, lean: -1 }, right), 1.6, ink, 0.4),
    pencilled(hatched(box, { apart: 8, lean: -1, seed: 3 }, front), 1.5, ink, 0.4),
    pencilled(edges, 1.9, ink, 0.8),
  ]
}

/** A cone on its foot. */
export function cone(x: number, y: number, w: number, h: number, ink: string): Mark[] {
  const dark = (far: number) => (px: number, py: number) => {
    const t = (py - y) / h
    return t > 0.04 && t < 1.04 && px - x > w * 0.5 * t * far && px - x < w * 0.5 * t
  }
  const box = [x - w / 2, y, w, h * 1.1] as const
  return [
    pencilled(hatched(box, { apart: 6 }, dark(-0.2)), 1.6, ink, 0.45),
    pencilled(hatched(box, { apart: 5, lean: -1 }, dark(0.35)), 1.7, ink, 0.5),
    pencilled(
      [
        `M${n(x - w / 2)} ${n(y + h)}L${n(x + 2)} ${n(y - 6)}L${n(x + w / 2)} ${n(y + h + 2)}`,
        loop(x, y + h, w / 2, w * 0.13, 2),
      ],
      1.8,
      ink,
      0.75,
    ),
  ]
}

/** Steps from light to dark, as one practises them. */
export function scale(x: number, y: number, side: number, ink: string): Mark[] {
  return Array.from({ length: 5 }, (_, step) => {
    const left = x + step * (side + 8)
    const box = [left, y, side, side] as const
    const all = () => true
    return [
      ...Array.from({ length: step }, (_each, layer) =>
        pencilled(
          hatched(box, { apart: 7 - layer * 0.8, lean: layer % 2 === 0 ? 1 : -1, seed: layer }, all),
          1.6,
          ink,
          0.5,
        ),
      ),
      pencilled(
        `M${left - 3} ${y}h${side + 6}M${left + side} ${y - 3}v${side + 6}M${left + side + 2} ${y + side}` +
          `h${-side - 5}M${left} ${y + side + 3}v${-side - 6}`,
        1.5,
        ink,
        0.7,
      ),
    ]
  }).flat()
}

/** Masking tape over a corner: from a point, in a direction; it is creased across, and darker where two layers of it lie. */
export function tape(x: number, y: number, angle: number, fill?: string): Mark {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const corner = (u: number, v: number) => `${n(x + u * cos - v * sin)} ${n(y + u * sin + v * cos)}`
  const ragged = [-1, 1].map((side) =>
    [-0.5, -0.3, -0.12, 0.1, 0.28, 0.5].map((v, at) => corner(side * (76 + 4 * (at % 2)), v * 46)),
  )
  return {
    draw: 'path',
    path: `M${ragged[0]!.join('L')}L${ragged[1]!.toReversed().join('L')}Z`,
    fill: fill ?? {
      from: [x - 76 * cos, y - 76 * sin],
      to: [x + 76 * cos, y + 76 * sin],
      inks: ['#d3c48c', '#e2d7aaf0', '#d9cc9bea', '#efe6c2f0', '#d5c791e8', '#e0d4a4ea', '#cdbd84'],
    },
  }
}
