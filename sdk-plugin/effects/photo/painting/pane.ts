import { mix, smoothstep } from '../../colour.ts'
import { hypot } from '../../hypot.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'

/** What drops on a pane do to each pixel of what is behind it. */
export interface Pane {
  /** Where a drop shows another place: how far away in pixels. Zero beside drops. */
  dx: Float32Array
  dy: Float32Array
  /** Factor of the light, and light that is added. */
  shade: Float32Array
  shine: Float32Array
  /** Where running drops wiped the breath away, and how thick water still stands on their way. */
  clear: Float32Array
  water: Float32Array
  /** Which drop lies there, 0 for none, and the pixel in each one's middle. */
  drop: Uint16Array
  centres: Uint32Array
  /** Half the width of each, in pixels of a picture whose shorter side is 900. */
  sizes: Float32Array
}

interface Drop {
  x: number
  y: number
  size: number
  /** Height to width. */
  tall: number
  a: number
  b: number
  /** How far large ones are from round. */
  loose: number
  name: number
}

type Laid = Omit<Pane, 'centres' | 'sizes'>

/**
 * A pane with fine spray, drops of all sizes, and some that ran down and left beads behind.
 *
 * @param isVaried Whether a few drops are much larger than the others, and more of them ran down
 * @param great How many there are, on a square pane, that are so large that one looks into them. Default none
 */
export function paneOf(
  width: number,
  height: number,
  unit: number,
  amount: number,
  random: () => number,
  isVaried = false,
  great = 0,
): Pane {
  const plane = () => new Float32Array(width * height)
  const clean = { dx: plane(), dy: plane(), shade: plane().fill(1), shine: plane(), clear: plane(), water: plane() }
  const pane = { ...clean, drop: new Uint16Array(width * height) }
  const centres = [0]
  const sizes = [0]
  const loose = isVaried ? 0.07 : 0.14
  const area = (width * height) / (unit * unit) / 810_000
  const drop = (x: number, y: number, size: number, tall = mix(0.95, 1.25, random())) => {
    const name = centres.length < 65_535 ? centres.length : 0
    const shape = { x, y, size: size * unit, tall, a: random() * 6.28, b: random() * 6.28, loose, name }
    lay(pane, width, height, unit, shape)
    const column = Math.min(width - 1, Math.max(0, x | 0))
    const row = Math.min(height - 1, Math.max(0, y | 0))
    centres.push(row * width + column)
    sizes.push(size)
  }
  // Wind throws them on in gusts: close together here, hardly any there.
  const gusts = noiseTile('clouds')
  const isThere = (x: number, y: number) => {
    return !isVaried || noiseAt(gusts, (0.34 * x) / unit + 70, (0.34 * y) / unit) > mix(-0.1, 0.36, random())
  }
  const strew = (count: number, size: () => number) => {
    for (let each = 0; each < count * amount * area; each++) {
      const [x, y] = [random() * width, random() * height]
      if (isThere(x, y)) drop(x, y, size())
    }
  }
  strew(isVaried ? 4200 : 1500, () => mix(1.1, 3.4, random() ** 2))
  strew(isVaried ? 560 : 210, () => mix(4, 13, random() ** 2.2))
  for (let each = 0; each < (isVaried ? 17 : 13) * amount * area; each++) {
    runDown(pane, { width, height, unit, isVaried, drop }, random)
  }
  for (let each = 0; each < 26 * amount * area; each++) {
    drop(
      random() * width,
      random() * height,
      isVaried ? mix(8, 21, random() ** 2.4) : mix(11, 27, random() ** 2.4),
      mix(1, 1.45, random()),
    )
  }
  for (let each = 0; each < great * amount * area; each++) {
    // Beside the middle, which somebody looks through.
    const x = (each % 2 === 0 ? mix(0.02, 0.22, random()) : mix(0.78, 0.98, random())) * width
    drop(x, random() * height, mix(21, 36, random() ** 1.6), mix(1.02, 1.3, random()))
  }
  return { ...pane, centres: Uint32Array.from(centres), sizes: Float32Array.from(sizes) }
}

interface Running {
  width: number
  height: number
  unit: number
  isVaried: boolean
  drop(x: number, y: number, size: number, tall?: number): void
}

/** A drop that ran down: it wipes the breath away and leaves beads behind. */
function runDown(pane: Laid, { width, height, unit, isVaried, drop }: Running, random: () => number): void {
  let x = random() * width
  const top = random() * 0.7 * height - 0.2 * height
  const bottom = mix(0.25, 1.1, random()) * height
  const size = mix(4, 15, random() ** 1.4)
  let [lean, pull, swell, wet] = [0, 0, 1, 0.2]
  for (let y = Math.max(0, top); y < bottom; y += 1.5 * unit) {
    // It stays on its way for long, then a drop beside it draws it over.
    if (random() < 0.012) pull = (random() < 0.5 ? -1 : 1) * mix(0.25, 1, random())
    pull *= 0.97
    lean += (pull - lean) * 0.05
    swell = Math.min(1.4, Math.max(0.35, swell + (random() - 0.5) * 0.11))
    // What stayed on its way drew together here and there; between there is bare glass.
    wet = Math.min(1, Math.max(0, wet + (random() - 0.53) * (isVaried ? 0.3 : 0.16)))
    if (isVaried && random() < 0.02) wet = 0
    x += lean * 1.5 * unit
    // Most of its water is where it has got to: what it left behind runs thin.
    const left = mix(0.3, 1, Math.min(1, (y - top) / (bottom - top)) ** 0.8) * Math.min(1, (y - top) / (60 * unit))
    const last = smoothstep(0.12, 0, (bottom - y) / (bottom - top))
    const wide = size * (isVaried ? 0.5 * (0.55 + 0.6 * wet) : 0.66) * swell * left * unit
    wipe(pane, { width, height }, { x, y, wide, wet: Math.max(0.7 * wet, last) })
    // Beads stay where it slowed down, in twos and threes, and hardly one is like the next.
    if (random() < (isVaried ? 0.3 * wet * wet : 0.075)) {
      const most = isVaried ? 7.5 : 6
      drop(x + (random() - 0.5) * size * 0.5 * unit, y, mix(1.1, most, random() ** 2.4), mix(1, 1.7, random()))
    }
  }
  if (bottom < height) drop(x, bottom, size, 1.35)
}

/** A drop is a strong lens: what is behind it stands on its head, its rim is dark, the sky glints in it. */
function lay(
  { dx, dy, shade, shine, drop: drops }: Laid,
  width: number,
  height: number,
  unit: number,
  drop: Drop,
): void {
  const { x, y, size, tall, a, b, name } = drop
  const reach = Math.ceil(size * tall * 1.45 + 2)
  const power = 3.4
  // Large ones ran together out of several.
  const large = smoothstep(7, 16, size / unit)
  // One that the pane can only just hold is pulled down, round again.
  const great = smoothstep(19, 24, size / unit)
  const round = 1 - 0.55 * great
  const loose = drop.loose * large * (1 - great)
  for (let py = Math.max(0, Math.floor(y - reach)); py <= Math.min(height - 1, y + reach); py++) {
    for (let px = Math.max(0, Math.floor(x - reach)); px <= Math.min(width - 1, x + reach); px++) {
      const u = (px - x) / size
      const v = (py - y) / size / tall
      // Heavier below.
      const angle = Math.atan2(v, u)
      const edge =
        1 + (0.1 * round + loose) * Math.sin(2 * angle + a) + (0.07 * round + 0.6 * loose) * Math.sin(3 * angle + b)
      const far = hypot(u * (1 + 0.16 * (v < 0 ? -v : 0)), v) / edge
      const at = py * width + px
      if (far >= 1) {
        // The shadow below, the dark contact around.
        const near = 1 - 0.3 * smoothstep(1.28, 1, far) * smoothstep(-0.6, 0.8, v)
        if (far < 1.28) shade[at]! *= near
        continue
      }
      const share = Math.min(1, (1 - far) * size * 0.8)
      const bend = power * Math.sqrt(1 - far * far * 0.72)
      drops[at] = name
      dx[at] = -u * size * (1 + bend)
      dy[at] = -v * size * tall * (1 + bend)
      const rim = smoothstep(0.62, 1, far)
      const dark = 1 - 0.62 * rim * (0.55 + 0.45 * smoothstep(0.6, -0.8, v))
      shade[at] = mix(shade[at]!, dark, share)
      const glint = (1 - 0.6 * large) * smoothstep(0.3, 0.08, hypot(u + 0.36, (v + 0.42) * 1.2) * (1 + 0.9 * large))
      const lower = 0.32 * smoothstep(0.34, 0.05, Math.abs(far - 0.72)) * smoothstep(0.3, 0.9, v)
      shine[at] = (size > 2 ? 0.85 : 0.35) * glint * share + lower * share
    }
  }
}

interface Wiped {
  x: number
  y: number
  wide: number
  /** How much water still stands there, 0 to 1. */
  wet: number
}

function wipe(
  { clear, water, dx, dy, shade, shine, drop }: Laid,
  { width, height }: { width: number; height: number },
  { x, y, wide, wet }: Wiped,
): void {
  for (let py = Math.max(0, Math.floor(y - wide)); py <= Math.min(height - 1, y + wide); py++) {
    for (let px = Math.max(0, Math.floor(x - wide)); px <= Math.min(width - 1, x + wide); px++) {
      const far = hypot(px - x, (py - y) * 0.6) / wide
      if (far >= 1) continue
      const at = py * width + px
      clear[at] = Math.max(clear[at]!, smoothstep(1, 0.7, far))
      // Rounded as a thread of water is.
      water[at] = Math.max(water[at]!, wet * Math.sqrt(1 - far * far))
      // Drops in its way went with it.
      if (far < 0.8) {
        dx[at] = dy[at] = shine[at] = drop[at] = 0
        shade[at] = 1
      }
    }
  }
}
