/** A pull of a loaded brush along a line; see `../pull.ts`. */

import { numberAt, planeAt, whole } from './block'

/** `Mark` and `Touched` are whole numbers: the pull that was last at a pixel, and the pixels of this one. */
// prettier-ignore
const enum Field { R, G, B, Relief, Width, Height, X, Y, Mark, Near, Side, Along, Touched, Grain, Numbers, Pull, Count }

// prettier-ignore
const enum Number { Half, Load, Seed, Red, Green, Blue }

/** Noise tiles are so many pixels wide. */
const TILE = 512

// @ts-ignore: a decorator of AssemblyScript
@inline
function floatAt(plane: usize, at: i32): f64 {
  return <f64>load<f32>(plane + ((<usize>at) << 2))
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function step(from: f64, to: f64, x: f64): f64 {
  const t = min(1, max(0, (x - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** Lays the pull along its line, every pixel once. */
export function pull(block: usize): void {
  const ends = whole(block, Field.Count)
  let found = 0
  for (let part = 0; part < ends - 1; part++) found = reach(block, part, found)
  colour(block, found, ends - 1)
}

/** What a part of the line reaches: how near each pixel is, on which side and how far along. */
function reach(block: usize, part: i32, before: i32): i32 {
  const width = whole(block, Field.Width)
  const height = whole(block, Field.Height)
  const own = whole(block, Field.Pull)
  const near = planeAt(block, Field.Near)
  const out = numberAt(planeAt(block, Field.Numbers), Number.Half) + 1
  const out2 = out * out
  const ax = floatAt(planeAt(block, Field.X), part)
  const ay = floatAt(planeAt(block, Field.Y), part)
  const dx = floatAt(planeAt(block, Field.X), part + 1) - ax
  const dy = floatAt(planeAt(block, Field.Y), part + 1) - ay
  const scale = 1 / max(1e-6, dx * dx + dy * dy)
  const left = max(0, <i32>ceil(min(ax, ax + dx) - out))
  const right = min(width - 1, <i32>floor(max(ax, ax + dx) + out))
  const top = max(0, <i32>ceil(min(ay, ay + dy) - out))
  const foot = min(height - 1, <i32>floor(max(ay, ay + dy) + out))
  let found = before
  for (let y = top; y <= foot; y++) {
    const oy = <f64>y - ay
    for (let x = left; x <= right; x++) {
      const ox = <f64>x - ax
      const across = ox * dy - oy * dx
      // Most of a slanting part's box lies beside it.
      if (across * across * scale > out2) continue
      const share = min(1, max(0, (ox * dx + oy * dy) * scale))
      const fx = ox - share * dx
      const fy = oy - share * dy
      const far = fx * fx + fy * fy
      if (far > out2) continue
      const at = (<usize>(y * width + x)) << 2
      const mark = planeAt(block, Field.Mark) + at
      if (load<i32>(mark) != own) {
        store<i32>(mark, own)
        store<i32>(planeAt(block, Field.Touched) + ((<usize>found) << 2), y * width + x)
        found++
      } else if (far >= <f64>load<f32>(near + at)) {
        continue
      }
      store<f32>(near + at, <f32>far)
      store<f32>(planeAt(block, Field.Side) + at, across < 0 ? 1 : -1)
      store<f32>(planeAt(block, Field.Along) + at, <f32>(<f64>part + share))
    }
  }
  return found
}

/** Streaks of the bristles along the pull, dry at its end, a ridge at both sides. */
function colour(block: usize, found: i32, parts: i32): void {
  const numbers = planeAt(block, Field.Numbers)
  const half = numberAt(numbers, Number.Half)
  const seed = numberAt(numbers, Number.Seed)
  const row = 8 + seed
  const turned = seed * 37
  const column = 26 + (turned - floor(turned / (TILE - 56)) * (TILE - 56))
  // Fine brushes have too few bristles to be told apart.
  const coarse = step(1.2, 4, half)
  const hairs = min(20, 2.6 * half)
  const soft = max(0.6, 0.14 * half)
  for (let index = 0; index < found; index++) {
    const pixel = load<i32>(planeAt(block, Field.Touched) + ((<usize>index) << 2))
    const far = sqrt(floatAt(planeAt(block, Field.Near), pixel))
    const v = min(1, far / half)
    const t = floatAt(planeAt(block, Field.Along), pixel) / <f64>parts
    const place = column + hairs * v * floatAt(planeAt(block, Field.Side), pixel)
    const bristle = floatAt(planeAt(block, Field.Grain), (<i32>(row + 5 * t) & (TILE - 1)) * TILE + <i32>place)
    // Lifted off, it narrows.
    const edge = half * (1 - 0.3 * t * t * t) * (1 - 0.16 * coarse * bristle) - far
    let share = step(-0.5 * soft, 0.5 * soft, edge) * 0.96
    if (share <= 0.01) continue
    share *= 1 - coarse * step(0.62, 1, t) * step(-0.25, 0.35, bristle) * 0.85
    const streak = 1 + (0.05 + 0.08 * coarse) * bristle
    const at = (<usize>pixel) << 2
    lay(planeAt(block, Field.R) + at, numberAt(numbers, Number.Red) * streak, share)
    lay(planeAt(block, Field.G) + at, numberAt(numbers, Number.Green) * streak, share)
    lay(planeAt(block, Field.B) + at, numberAt(numbers, Number.Blue) * streak, share)
    const thick = numberAt(numbers, Number.Load) * (0.55 + 0.4 * coarse * bristle + 0.5 * v * v * v + 0.25 * t)
    lay(planeAt(block, Field.Relief) + at, thick, share)
  }
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function lay(at: usize, what: f64, share: f64): void {
  const was = <f64>load<f32>(at)
  store<f32>(at, <f32>(was + (what - was) * share))
}
