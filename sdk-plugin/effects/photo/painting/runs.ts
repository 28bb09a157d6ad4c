import { mix, smoothstep } from '../../colour.ts'

/** How far above a border runs begin, in units. */
const LEAD = 26

/** Lets wet paint run down from lower borders of dark areas of a wall: into `laid`, how dark it is, and `whole`, how covered. */
export function runDown(
  laid: Float32Array,
  whole: Float32Array,
  width: number,
  height: number,
  unit: number,
  count: number,
  random: () => number,
): void {
  for (let each = 0; each < count * 3; each++) {
    // Beside the middle, where a face is.
    const way = random()
    const x = Math.floor(mix(0.04, 0.3, way) * width + (random() < 0.5 ? 0 : 0.66 * width))
    const start = random()
    const wide = mix(1.4, 3.4, random()) * unit
    const long = mix(25, 130, random() ** 2) * unit
    const from = borderBelow(laid, width, height, x, Math.floor(mix(0.55, 0.85, start) * height))
    if (from < 0) continue
    const tone = laid[(from - 1) * width + x]! * 0.92
    // It gathers above the border, where the paint is still whole.
    const lead = LEAD * unit
    for (let y = Math.max(0, Math.floor(from - lead)); y < Math.min(height, from + long + wide); y++) {
      const t = (y - from) / long
      // Broad where it leaves the paint, thin on its way, a bead at the end.
      const root = t < 0 ? 0.7 * smoothstep(-lead, 0, y - from) - 0.5 : 0.7 * Math.exp(-7 * t)
      const radius = wide * (0.5 + root + 0.5 * smoothstep(0.8, 1, t))
      const sway = 0.3 * wide * Math.sin(t * 4 + each)
      const drop = t > 1 ? (y - from - long) / Math.max(1, wide) : 0
      const reach = radius * Math.sqrt(Math.max(0, 1 - drop * drop))
      for (let px = Math.floor(x + sway - reach - 1); px <= x + sway + reach + 1; px++) {
        if (px < 0 || px >= width) continue
        const share = Math.min(1, Math.max(0, reach - Math.abs(px - x - sway) + 0.5))
        const at = y * width + px
        laid[at] = Math.max(laid[at]!, tone * share)
        whole[at] = Math.max(whole[at]!, share)
      }
    }
  }
}

/** The first row from `top` on where a dark area ends above a light one; -1 without one. */
function borderBelow(laid: Float32Array, width: number, height: number, x: number, top: number): number {
  const stride = Math.max(2, Math.round(height / 200))
  for (let y = Math.max(top, stride); y < height - stride; y++) {
    if (laid[(y - stride) * width + x]! > 0.7 && laid[(y + stride) * width + x]! < 0.35) return y
  }
  return -1
}
