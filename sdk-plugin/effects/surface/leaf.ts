import type { Rgb } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { layAt, type Pile, spot } from './pile.ts'

/** A leaf or a petal from its stalk to its tip. Lengths in pixels of the frame. */
export interface Leaf {
  x: number
  y: number
  /** Radians; 0 points to the right. */
  angle: number
  length: number
  /** Half the width as a share of the length. */
  wide: number
  form: LeafForm
  /** At the stalk and at the tip. */
  colours: readonly [Rgb, Rgb]
  vein: Rgb
  /** How strongly it shows veins. */
  veins: number
  /** Sideways bend of the midrib as a share of the length. */
  bend: number
  /** How the halves fold up along the midrib, how the blade curls along it. */
  fold: number
  curl: number
  /** Share of the light that comes through. */
  through: number
  /** Multiplies the colour. */
  tone: number
  seed: number
}

export type LeafForm = 'ovate' | 'lance' | 'round' | 'petal'

const FORMS: Record<LeafForm, (t: number) => number> = {
  ovate: (t) => 1.9 * t ** 0.62 * (1 - t) ** 0.85,
  lance: (t) => 1.75 * t ** 0.75 * (1 - t) ** 0.8,
  round: (t) => 1.42 * Math.sqrt(t) * (1 - t) ** 0.42,
  petal: (t) => 1.55 * t ** 0.9 * (1 - t) ** 0.5,
}

const STEPS = 64
const tables = new Map<LeafForm, Float32Array>()

function widths(form: LeafForm): Float32Array {
  let table = tables.get(form)
  if (!table) {
    table = Float32Array.from({ length: STEPS + 2 }, (_, step) => FORMS[form](Math.min(1, step / STEPS)))
    tables.set(form, table)
  }
  return table
}

/** The shadow of a leaf on what already lies in the pile. */
export function shadeUnder(pile: Pile, leaf: Leaf, dx: number, dy: number, strength: number): void {
  const soft = Math.max(1.5, leaf.length * 0.05)
  overLeaf(pile, { ...leaf, x: leaf.x + dx, y: leaf.y + dy }, soft, (at, _t, v, inside) => {
    void v
    const share = inside >= soft ? 1 : (inside + soft) / (2 * soft)
    pile.open[at]! *= 1 - strength * share
  })
}

/** Lays a leaf. `key` is the direction of the main lamp. */
export function layLeaf(pile: Pile, leaf: Leaf, key: Rgb): void {
  const { angle, colours, vein, veins, fold, curl, through, tone, seed, length, wide } = leaf
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const blotches = noiseTile('clouds')
  const [base, tip] = colours
  const rib = Math.max(0.022, 0.7 / (length * wide))
  const k = 160 / length
  overLeaf(pile, leaf, 0.5, (at, t, v, inside) => {
    const side = v < 0 ? -1 : 1
    const out = v * side
    // Side veins leave the midrib forwards; between them the blade bulges.
    const phase = (t - out * 0.2 * wide * 2.2) * 9
    const wave = phase - Math.floor(phase) - 0.5
    const line = wave * wave < 0.012 ? 1 - wave * wave * 83 : 0
    const middle = out < rib * (1.3 - t) ? 1 : 0
    const across = side * fold * (0.35 + 0.65 * out) + v * curl * 0.6
    const along = (t - 0.45) * curl * 1.5 + wave * veins * 0.5 * (1 - middle)
    const nx = cos * along - sin * across
    const ny = sin * along + cos * across
    const scale = 1 / Math.sqrt(nx * nx + ny * ny + 1)
    spot.nx = nx * scale
    spot.ny = ny * scale
    spot.nz = scale
    const lit = spot.nx * key[0] + spot.ny * key[1] + spot.nz * key[2]
    const glow = 1 + through * (0.55 - lit) * 1.2
    const blotch = 1 + 0.22 * noiseAt(blotches, t * length * k + seed * 90, v * wide * length * k + seed * 50)
    const light = tone * blotch * (glow < 0.6 ? 0.6 : glow) * (0.9 + 0.14 * out)
    const mark = veins * (middle > 0 ? 0.75 : 0.4 * line * (1 - 0.5 * out))
    spot.r = (base[0] + (tip[0] - base[0]) * t) * (1 - mark) * light + vein[0] * mark * tone
    spot.g = (base[1] + (tip[1] - base[1]) * t) * (1 - mark) * light + vein[1] * mark * tone
    spot.b = (base[2] + (tip[2] - base[2]) * t) * (1 - mark) * light + vein[2] * mark * tone
    spot.open = 1 - 0.25 * (1 - out) * fold
    layAt(pile, at, inside > 0.5 ? 1 : inside + 0.5)
  })
}

/** Calls for each pixel of a leaf: place along it, across it (-1 to 1), and pixels to its edge. */
function overLeaf(
  pile: Pile,
  { x, y, angle, length, wide, bend, form }: Leaf,
  soft: number,
  each: (at: number, t: number, v: number, inside: number) => void,
): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const table = widths(form)
  const half = length * wide
  const reach = half * 1.05 + Math.abs(bend) * length + soft + 1
  const [ex, ey] = [x + cos * length, y + sin * length]
  const firstX = Math.max(0, Math.floor(Math.min(x, ex) - reach - pile.x))
  const lastX = Math.min(pile.width - 1, Math.ceil(Math.max(x, ex) + reach - pile.x))
  const firstY = Math.max(0, Math.floor(Math.min(y, ey) - reach - pile.y))
  const lastY = Math.min(pile.height - 1, Math.ceil(Math.max(y, ey) + reach - pile.y))
  for (let py = firstY; py <= lastY; py++) {
    const dy = py + pile.y - y
    for (let px = firstX, at = py * pile.width + firstX; px <= lastX; px++, at++) {
      const dx = px + pile.x - x
      const t = (dx * cos + dy * sin) / length
      if (t <= 0 || t >= 1) continue
      const across = dy * cos - dx * sin - bend * length * 4 * t * (1 - t)
      const step = t * STEPS
      const cell = step | 0
      const reaches = (table[cell]! + (table[cell + 1]! - table[cell]!) * (step - cell)) * half
      const inside = reaches - (across < 0 ? -across : across)
      if (inside <= -soft) continue
      const v = across / (reaches + 0.5)
      each(at, t, v < -1 ? -1 : v > 1 ? 1 : v, inside)
    }
  }
}
