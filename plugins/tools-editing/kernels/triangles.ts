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
  for (let n = 0, tries = 0; n < count && tries < count * 40; tries++) {
    const [x, y] = [random() * (width - 1), random() * (height - 1)]
    const edge = edges[Math.round(y) * width + Math.round(x)]!
    if (random() > clamp(edge / 60, 0, 1) * 0.94 + 0.06) continue
    points.push(x, y)
    n++
  }
  return points
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
