import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { sampleAt } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'
import { Cabinet, TUBE } from './cabinet.ts'

/** A picture as it is sent: lightness, and how much redder and bluer than grey. */
interface Signal {
  luma: Float32Array
  red: Float32Array
  blue: Float32Array
}

/** How much larger the glass's own measures are than those of its place: it bulges. */
export function bulgeAt(nx: number, ny: number): number {
  return 1.085 + 0.055 * (nx * nx + ny * ny)
}

/** What is around the glass of a tube: its bezel, lit by the picture next to it, then the cabinet and the room. */
export class Surround {
  readonly #print: Print
  readonly #set = new Cabinet()
  readonly #grain = noiseTile('grain')
  readonly #clouds = noiseTile('clouds')
  readonly #luma: Float32Array
  readonly #red: Float32Array
  readonly #blue: Float32Array

  constructor(print: Print, { luma, red, blue }: Signal, unit: number) {
    const { width, height } = print
    this.#print = print
    // Plastic and varnish are satin: they mirror the light of the picture, not its lines.
    this.#luma = blur(luma, width, height, 26 * unit)
    this.#red = blur(red, width, height, 26 * unit)
    this.#blue = blur(blue, width, height, 26 * unit)
  }

  /** @param across Of the frame, -1 to 1, as is `down`; `corner` is how far out on the glass that is */
  paint(at: number, across: number, down: number, corner: number): void {
    const { width, height, r, g, b } = this.#print
    const nx = (across - TUBE.x) / TUBE.size
    const ny = (down - TUBE.y) / TUBE.size
    const bulge = bulgeAt(nx, ny)
    const gx = nx * bulge
    const gy = ny * bulge
    const x = 600 * (across + 1)
    const y = 450 * (down + 1)
    // What looks out is worn and dusty; screws hold it in its corners.
    const bezel = smoothstep(1.123, 1.117, corner)
    const dust = smoothstep(0.2, 0.6, noiseAt(this.#clouds, x, y))
    const scuffed = 1 + 0.16 * noiseAt(this.#grain, x * 1.8, y * 1.8) + 0.3 * dust
    const tone = bezel === 0 ? 0 : bezel * screwAt(gx, gy, bezelAt(corner, nx, ny) * scuffed)
    const set = this.#set
    if (bezel < 1) set.at(x, y, smoothstep(1.2, 1.115, eighth(gx - 0.014, gy - 0.024)))
    const near = 0.84 / corner
    const mx = (gx * near * 0.5 + 0.5) * width
    const my = (gy * near * 0.5 + 0.5) * height
    const own = sampleAt(this.#luma, width, height, mx, my)
    const cr = sampleAt(this.#red, width, height, mx, my)
    const cb = sampleAt(this.#blue, width, height, mx, my)
    const spill = 0.5 * smoothstep(1.052, 1.006, corner) + 0.09 * smoothstep(1.3, 1.04, corner)
    r[at] = tone + set.r * (1 - bezel) + spill * Math.max(0, own + cr) ** 2
    g[at] = 0.96 * tone + set.g * (1 - bezel) + spill * Math.max(0, own - 0.51 * cr - 0.19 * cb) ** 2
    b[at] = 0.9 * tone + set.b * (1 - bezel) + spill * Math.max(0, own + cb) ** 2
  }
}

/** How far out a place is on a screen with rounded corners: 1 at its edge. */
export function eighth(x: number, y: number): number {
  const a = x * x * x * x
  const b = y * y * y * y
  return Math.sqrt(Math.sqrt(Math.sqrt(a * a + b * b)))
}

/**
 * What is around the screen: the rim of the thick glass, dark but for a line where the lamp meets its edge, a lip of plastic
 * that slopes in to it, the face of the set, and its moulded edge.
 */
function bezelAt(corner: number, x: number, y: number): number {
  const above = 0.5 - 0.5 * (0.85 * y + 0.3 * x)
  const rim = smoothstep(1.004, 1.01, corner) * smoothstep(1.03, 1.016, corner)
  const ground = rim * (0.02 + 0.3 * above ** 3 * smoothstep(0.006, 0.001, Math.abs(corner - 1.021)))
  const lip = smoothstep(1.022, 1.034, corner) * smoothstep(1.064, 1.048, corner)
  // The slope below the screen looks up to the lamp, the one above it is in its own shade.
  const slope = lip * (0.006 + 0.1 * smoothstep(-0.2, 1, y + 0.25 * x) ** 2)
  const ridge = smoothstep(1.05, 1.058, corner) * smoothstep(1.074, 1.062, corner) * (0.02 + 0.16 * above * above)
  const face = smoothstep(1.06, 1.078, corner) * smoothstep(1.122, 1.108, corner)
  // It rounds off to the cabinet; where they meet there is a thin shade.
  const round = 1 - 0.65 * smoothstep(1.096, 1.116, corner)
  const groove = 1 - 0.7 * smoothstep(0.006, 0.001, Math.abs(corner - 1.116))
  return (0.003 + ground + slope + ridge + face * round * (0.014 + 0.036 * above)) * groove
}

/** A bezel's tone with a slotted screw in each of its corners: a dark well, a head that the lamp meets above. */
function screwAt(gx: number, gy: number, tone: number): number {
  const dx = Math.abs(gx) - 1.004
  const dy = (Math.abs(gy) - 1.004) * 0.75
  const far = Math.sqrt(dx * dx + dy * dy)
  if (far > 0.026) return tone
  const [sx, sy] = [gx < 0 ? -dx : dx, gy < 0 ? -dy : dy]
  const well = 1 - 0.8 * smoothstep(0.026, 0.019, far)
  const slot = Math.abs(0.82 * sx - (gx < 0 ? 0.57 : -0.57) * sy)
  const dome = smoothstep(0.019, 0.016, far) * (0.09 - 5 * sy - 3 * sx) * (1 - 0.9 * smoothstep(0.0036, 0.0024, slot))
  return tone * well + Math.max(0, dome)
}
