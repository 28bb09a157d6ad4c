import { type Rgb, smoothstep } from '../colour.ts'
import { type Frame, layOver } from '../frame.ts'
import { hypot } from '../hypot.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import type { Fracture } from './fracture.ts'

/** How each piece of a pane leans, and from which distance on, in frame heights, it is there. */
interface Leaning {
  x: Float32Array
  y: Float32Array
  hole: Float32Array
}

interface Look {
  key: Rgb
  /** Thickness of the pane as far as it is seen, and the width of a crack, in pixels. */
  thick: number
  crack: number
  /** What it is seen through the side, and how bright its edges are. */
  edge: Rgb
  light: number
  /** The first row, and the one after the last. */
  rows: readonly [number, number]
  /** How much of a pixel is of that pane; all of it when not given. */
  share: ((x: number, y: number) => number) | undefined
}

/**
 * The broken sides of a pane's pieces, seen where a piece leans away from a crack: smooth as glass breaks, they show
 * what lies on the other side of the crack, deep in colour, and flash where they are turned to the lamp. A fine line of
 * light, that comes and goes, runs where a side meets the front, and along each crack.
 */
export function drawBrokenSides(frame: Frame, seen: Frame, fracture: Fracture, own: Leaning, look: Look): void {
  const { piece, gap, far } = fracture
  const { width, height } = frame
  const { thick, rows, share } = look
  const most = Math.max(2.4 * thick, 4 * look.crack, 3)
  const side = sidesOf(frame, seen, look)
  const drawCrack = cracksOf(frame, look)
  for (let y = rows[0]; y < rows[1]; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const near = gap[at]!
      const number = piece[at]!
      if (near > most || far[at]! < own.hole[number]!) continue
      const covered = share ? share(x, y) : 1
      if (covered < 0.004) continue
      const dx = gap[x < width - 1 ? at + 1 : at]! - gap[x > 0 ? at - 1 : at]!
      const dy = gap[y < height - 1 ? at + width : at]! - gap[y > 0 ? at - width : at]!
      const long = hypot(dx, dy)
      const closer = 1.5 / (1 + 1.4 * far[at]!)
      if (long > 0.5) {
        const lean = -2 * ((dx / long) * own.x[number]! + (dy / long) * own.y[number]!)
        const wide = thick * closer * (0.1 + 1.4 * Math.max(0, lean))
        if (near < wide + 0.5 && wide > 1) side(x, y, dx / long, dy / long, near, wide, covered)
      }
      drawCrack(x, y, near, closer * covered)
    }
  }
}

type Side = (x: number, y: number, gx: number, gy: number, near: number, wide: number, covered: number) => void

function sidesOf({ width, height, r, g, b }: Frame, seen: Frame, { key, edge, light }: Look): Side {
  const [kx, ky] = key
  const clouds = noiseTile('clouds')
  const k = 420 / height
  return (x, y, gx, gy, near, wide, covered) => {
    const t = Math.min(1, near / wide)
    // It bends light hard: from beyond the crack.
    const away = (0.03 + 0.07 * t) * height
    const sx = Math.min(width - 1, Math.max(0, x - gx * away)) | 0
    const sy = Math.min(height - 1, Math.max(0, y - gy * away)) | 0
    const from = sy * width + sx
    const lamp = Math.max(0, -(gx * kx + gy * ky))
    const slow = noiseAt(clouds, x * k + gx * 90, y * k + gy * 90)
    const flash = lamp ** 3 * smoothstep(-0.1, 0.35, slow) * (1 - 0.6 * t) * 1.1 * light
    const glow = (0.1 + 0.34 * lamp + 0.25 * (1 - t) ** 2) * Math.max(0.3, 1 + 1.3 * slow) * light
    const line = smoothstep(1.1, 0.1, Math.abs(near - wide)) * (0.18 + lamp) * Math.max(0, 0.6 + 2 * slow) * light
    const share = 0.94 * covered * smoothstep(wide + 0.5, wide - 0.5, near)
    const to = y * width + x
    layOver(r, to, seen.r[from]! * (0.2 + 0.5 * edge[0]) * 1.5 + edge[0] * glow + flash + line, share)
    layOver(g, to, seen.g[from]! * (0.2 + 0.5 * edge[1]) * 1.5 + edge[1] * glow + flash + line, share)
    layOver(b, to, seen.b[from]! * (0.2 + 0.5 * edge[2]) * 1.5 + edge[2] * glow + flash + line, share)
  }
}

/** A crack is a hair of light that flashes at places, with a hair of dark beside it. */
function cracksOf(frame: Frame, { crack, light }: Look) {
  const clouds = noiseTile('clouds')
  const k = 700 / frame.height
  return (x: number, y: number, near: number, share: number): void => {
    const fine = Math.max(0.75, crack * share)
    if (near > 3 * fine) return
    const at = y * frame.width + x
    const flash = noiseAt(clouds, x * k, y * k)
    const line = smoothstep(fine, 0.25 * fine, near) * (0.1 + 2.2 * smoothstep(-0.12, 0.4, flash) ** 2) * light * share
    const kept = 1 - 0.5 * Math.min(1, share) * smoothstep(3 * fine, fine, near)
    frame.r[at] = frame.r[at]! * kept + 0.92 * line
    frame.g[at] = frame.g[at]! * kept + line
    frame.b[at] = frame.b[at]! * kept + line
  }
}
