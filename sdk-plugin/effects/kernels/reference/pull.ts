import { smoothstep } from '../../colour.ts'
import { noiseTile, TILE } from '../noise.ts'
import type { LoadedBrush } from '../pull.ts'
import type { Canvas } from '../stroke.ts'

/** A brush and what it remembers of its last pull: the pixels of it, how near its line, on which side, how far along. */
interface Brush extends Omit<LoadedBrush, 'lay'> {
  mark: Int32Array
  near: Float32Array
  side: Float32Array
  along: Float32Array
  touched: Int32Array
  pull: number
}

/** What `paintPulls` of `../pull.ts` paints, to be read. */
export function paintPulls(canvas: Canvas, points: number, work: (brush: LoadedBrush) => void): void {
  const all = canvas.relief.length
  const own = { x: new Float32Array(points), y: new Float32Array(points), count: 0, half: 1 }
  const paint = { r: 0, g: 0, b: 0, seed: 0, load: 1, pull: 0 }
  const places = { mark: new Int32Array(all), near: new Float32Array(all), side: new Float32Array(all) }
  const brush: Brush = { ...own, ...paint, ...places, along: new Float32Array(all), touched: new Int32Array(all) }
  work(Object.assign(brush, { lay: () => lay(brush, canvas) }))
}

/** Lays the pull along its line, every pixel once. */
function lay(brush: Brush, painting: Canvas): void {
  const { width, height } = painting
  const { x, y, count, half, mark, near, side, along, touched } = brush
  if (count < 1) return
  if (count < 2) {
    x[1] = x[0]! + 0.01
    y[1] = y[0]!
  }
  const ends = Math.max(2, count)
  const pull = ++brush.pull
  const out = half + 1
  const out2 = out * out
  let found = 0
  for (let part = 0; part < ends - 1; part++) {
    const ax = x[part]!
    const ay = y[part]!
    const dx = x[part + 1]! - ax
    const dy = y[part + 1]! - ay
    const scale = 1 / Math.max(1e-6, dx * dx + dy * dy)
    const left = Math.max(0, Math.ceil(Math.min(ax, ax + dx) - out))
    const right = Math.min(width - 1, Math.floor(Math.max(ax, ax + dx) + out))
    const top = Math.max(0, Math.ceil(Math.min(ay, ay + dy) - out))
    const foot = Math.min(height - 1, Math.floor(Math.max(ay, ay + dy) + out))
    for (let py = top; py <= foot; py++) {
      const oy = py - ay
      for (let px = left, at = py * width + left; px <= right; px++, at++) {
        const ox = px - ax
        const across = ox * dy - oy * dx
        // Most of a slanting part's box lies beside it.
        if (across * across * scale > out2) continue
        let part01 = (ox * dx + oy * dy) * scale
        part01 = part01 < 0 ? 0 : part01 > 1 ? 1 : part01
        const fx = ox - part01 * dx
        const fy = oy - part01 * dy
        const far = fx * fx + fy * fy
        if (far > out2) continue
        if (mark[at] !== pull) {
          mark[at] = pull
          touched[found++] = at
        } else if (far >= near[at]!) {
          continue
        }
        near[at] = far
        side[at] = across < 0 ? 1 : -1
        along[at] = part + part01
      }
    }
  }
  colour(brush, painting, found, ends - 1)
}

/** Streaks of the bristles along the pull, dry at its end, a ridge at both sides. */
function colour(brush: Brush, { r, g, b, relief }: Canvas, found: number, parts: number): void {
  const { near, side, along, touched, half, load } = brush
  const { r: own0, g: own1, b: own2 } = brush
  const grain = noiseTile('grain')
  const row = 8 + brush.seed
  const column = 26 + ((brush.seed * 37) % (TILE - 56))
  // Fine brushes have too few bristles to be told apart.
  const coarse = smoothstep(1.2, 4, half)
  const hairs = Math.min(20, 2.6 * half)
  const soft = Math.max(0.6, 0.14 * half)
  for (let index = 0; index < found; index++) {
    const at = touched[index]!
    const far = Math.sqrt(near[at]!)
    const v = Math.min(1, far / half)
    const t = along[at]! / parts
    const bristle = grain[((row + 5 * t) & (TILE - 1)) * TILE + ((column + hairs * v * side[at]!) | 0)]!
    // Lifted off, it narrows.
    const edge = half * (1 - 0.3 * t * t * t) * (1 - 0.16 * coarse * bristle) - far
    let share = smoothstep(-0.5 * soft, 0.5 * soft, edge) * 0.96
    if (share <= 0.01) continue
    share *= 1 - coarse * smoothstep(0.62, 1, t) * smoothstep(-0.25, 0.35, bristle) * 0.85
    const streak = 1 + (0.05 + 0.08 * coarse) * bristle
    r[at]! += (own0 * streak - r[at]!) * share
    g[at]! += (own1 * streak - g[at]!) * share
    b[at]! += (own2 * streak - b[at]!) * share
    const thick = load * (0.55 + 0.4 * coarse * bristle + 0.5 * v * v * v + 0.25 * t)
    relief[at]! += (thick - relief[at]!) * share
  }
}
