import { mix, smoothstep } from '../../colour.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import type { Print } from '../photo.ts'

interface Snowfall {
  /** Flakes for each square of the shorter side's length. */
  count: number
  /** Least and largest radius, in 900ths of the shorter side. */
  size: readonly [number, number]
  opacity: number
  /** Share of the radius that fades: 1 is a soft dot, 0.2 a disc out of focus. */
  soft: number
  /** How far it falls while the picture is taken, in radii. */
  streak: number
}

const WIND = 0.32
/** How small gusts are. */
const GUST = 0.22
const FLAKE = [0.9, 0.94, 1] as const

/** Falling flakes of one depth. @param hidden Where none are seen: width × height values from 0 to 1 */
export function letSnow(print: Print, fall: Snowfall, random: () => number, hidden?: Float32Array): void {
  const { width, height } = print
  const unit = Math.min(width, height) / 900
  const gusts = noiseTile('clouds')
  const count = Math.round((1.9 * fall.count * width * height) / Math.min(width, height) ** 2)
  for (let each = 0; each < count; each++) {
    const x = random() * width
    const y = random() * height
    const radius = Math.max(0.55, mix(fall.size[0], fall.size[1], random() ** 2) * unit)
    const opacity = fall.opacity * mix(0.5, 1, random())
    const streak = 1 + fall.streak * random()
    // Gusts: close together here, hardly any there.
    if (noiseAt(gusts, (GUST * x) / unit, (GUST * y) / unit + 40 * fall.size[0]) < mix(-0.3, 0.3, random())) continue
    if (hidden && hidden[Math.floor(y) * width + Math.floor(x)]! > 0.5) continue
    drawFlake(print, { x, y, radius, opacity, streak, soft: fall.soft })
  }
}

interface Flake {
  x: number
  y: number
  radius: number
  opacity: number
  streak: number
  soft: number
}

function drawFlake({ width, height, r, g, b }: Print, { x, y, radius, opacity, streak, soft }: Flake): void {
  const reach = radius * streak + 1
  const fade = Math.max(soft, 1 / radius)
  const length = Math.sqrt(1 + WIND * WIND)
  const [dx, dy] = [WIND / length, 1 / length]
  const lastX = Math.min(width - 1, x + reach)
  for (let py = Math.max(0, Math.floor(y - reach)); py <= Math.min(height - 1, y + reach); py++) {
    for (let px = Math.max(0, Math.floor(x - reach)); px <= lastX; px++) {
      const along = ((px - x) * dx + (py - y) * dy) / (radius * streak)
      const across = ((px - x) * dy - (py - y) * dx) / radius
      const far = Math.sqrt(along * along + across * across)
      if (far >= 1) continue
      const share = smoothstep(1, 1 - fade, far) * opacity
      const at = py * width + px
      r[at] = mix(r[at]!, FLAKE[0], share)
      g[at] = mix(g[at]!, FLAKE[1], share)
      b[at] = mix(b[at]!, FLAKE[2], share)
    }
  }
}
