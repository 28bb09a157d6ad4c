import { clamp, type Raster } from './canvas.ts'
import { randomFrom } from './noise.ts'

type Triangle = [a: number, b: number, c: number, x: number, y: number, square: number]

/** Draws a picture with triangles between points that gather where edges are. */
export function trianglesOf(raster: Raster, edges: Float32Array, count: number): Raster {
  const points = pointsAlong(raster, edges, Math.max(6, Math.round(count / 2)))
  const out = { ...raster, data: Buffer.from(raster.data) }
  for (const [a, b, c] of delaunay(points, raster)) fill(raster, out, points, [a, b, c])
  return out
}

function pointsAlong({ width, height }: Raster, edges: Float32Array, count: number): number[] {
  const random = randomFrom(17)
  const points: number[] = []
  const steps = Math.max(2, Math.round(Math.sqrt(count / 3)))
  // The border needs its own points: triangles must reach it.
  for (let n = 0; n <= steps; n++) {
    const [x, y] = [(n / steps) * (width - 1), (n / steps) * (height - 1)]
    points.push(x, 0, x, height - 1)
    if (n > 0 && n < steps) points.push(0, y, width - 1, y)
  }
  const spacing = Math.sqrt((width * height) / count)
  const reach = Math.max(1, Math.round(spacing * 0.3))
  for (let n = 0, tries = 0; n < count && tries < count * 40; tries++) {
    const [x, y] = snapped(edges, { width, height }, Math.floor(random() * width), Math.floor(random() * height), reach)
    const edge = clamp(edges[y * width + x]! / 60, 0, 1)
    if (random() > edge * 0.94 + 0.06) continue
    // Close together along an edge, far apart where nothing is.
    const least = spacing * (edge > 0.2 ? 0.36 : 0.8)
    if (isNear(points, x, y, least)) continue
    points.push(x, y)
    n++
  }
  return points
}

/** The strongest edge near a place, so that triangles end where things do; the place itself where all is even. */
function snapped(
  edges: Float32Array,
  { width, height }: { width: number; height: number },
  fromX: number,
  fromY: number,
  reach: number,
): [x: number, y: number] {
  let [x, y, best] = [fromX, fromY, 10]
  for (let py = Math.max(0, fromY - reach); py <= Math.min(height - 1, fromY + reach); py++) {
    for (let px = Math.max(0, fromX - reach); px <= Math.min(width - 1, fromX + reach); px++) {
      if (edges[py * width + px]! > best) [x, y, best] = [px, py, edges[py * width + px]!]
    }
  }
  return [x, y]
}

function isNear(points: readonly number[], x: number, y: number, least: number): boolean {
  for (let at = 0; at < points.length; at += 2)
    if ((points[at]! - x) ** 2 + (points[at + 1]! - y) ** 2 < least * least) return true
  return false
}

/** Bowyer and Watson, points in order of x: triangles whose circle lies to the left are finished. */
function delaunay(points: number[], { width, height }: Raster): Triangle[] {
  const total = points.length / 2
  const far = 20 * Math.max(width, height)
  const all = [...points, -far, -far, far * 2, -far, width / 2, far * 2]
  const order = Array.from({ length: total }, (_, n) => n).sort(
    (a, b) => all[a * 2]! - all[b * 2]! || all[a * 2 + 1]! - all[b * 2 + 1]!,
  )
  let open: Triangle[] = [circled(all, total, total + 1, total + 2)]
  const done: Triangle[] = []
  for (const point of order) {
    const [x, y] = [all[point * 2]!, all[point * 2 + 1]!]
    const edges = new Map<number, [number, number]>()
    open = open.filter((triangle) => {
      const [a, b, c, cx, cy, square] = triangle
      const dx = x - cx
      if (dx > 0 && dx * dx > square) return void done.push(triangle)
      if (dx * dx + (y - cy) ** 2 > square) return true
      for (const [from, to] of [
        [a, b],
        [b, c],
        [c, a],
      ] as const)
        toggle(edges, from, to, total + 3)
      return false
    })
    for (const [from, to] of edges.values()) open.push(circled(all, from, to, point))
  }
  return [...done, ...open].filter(([a, b, c]) => a < total && b < total && c < total)
}

/** Edges that two removed triangles share are inside; those of one are the rim. */
function toggle(edges: Map<number, [number, number]>, from: number, to: number, base: number): void {
  const key = Math.min(from, to) * base + Math.max(from, to)
  if (!edges.delete(key)) edges.set(key, [from, to])
}

function circled(points: readonly number[], a: number, b: number, c: number): Triangle {
  const [ax, ay] = [points[a * 2]!, points[a * 2 + 1]!]
  const [bx, by] = [points[b * 2]! - ax, points[b * 2 + 1]! - ay]
  const [cx, cy] = [points[c * 2]! - ax, points[c * 2 + 1]! - ay]
  const twice = 2 * (bx * cy - by * cx) || 1e-9
  const x = (cy * (bx * bx + by * by) - by * (cx * cx + cy * cy)) / twice
  const y = (bx * (cx * cx + cy * cy) - cx * (bx * bx + by * by)) / twice
  return [a, b, c, ax + x, ay + y, x * x + y * y]
}

/** One triangle in the mean of its colours. */
function fill(
  source: Raster,
  out: Raster,
  points: readonly number[],
  corners: readonly [number, number, number],
): void {
  const [ax, ay, bx, by, cx, cy] = corners.flatMap((n) => [points[n * 2]!, points[n * 2 + 1]!]) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  if (Math.abs(area) < 0.01) return
  const inside: number[] = []
  const mean = [0, 0, 0]
  const { width, height, data } = source
  for (
    let y = Math.max(0, Math.floor(Math.min(ay, by, cy)));
    y <= Math.min(height - 1, Math.ceil(Math.max(ay, by, cy)));
    y++
  ) {
    for (
      let x = Math.max(0, Math.floor(Math.min(ax, bx, cx)));
      x <= Math.min(width - 1, Math.ceil(Math.max(ax, bx, cx)));
      x++
    ) {
      const u = ((bx - x) * (cy - y) - (by - y) * (cx - x)) / area
      const v = ((cx - x) * (ay - y) - (cy - y) * (ax - x)) / area
      if (u < -1e-6 || v < -1e-6 || u + v > 1 + 1e-6) continue
      const at = (y * width + x) * 4
      inside.push(at)
      for (let c = 0; c < 3; c++) mean[c]! += data[at + c]!
    }
  }
  for (const at of inside) for (let c = 0; c < 3; c++) out.data[at + c] = mean[c]! / inside.length + 0.5
}
