import { mix, type Rgb, smoothstep } from '../../colour.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { randomFrom } from '../../random.ts'
import { css, drawWithin } from '../../sprite.ts'
import type { Print } from '../photo.ts'
import { drawTube, grip } from './flare-tube.ts'
import { LEAN, type Owner } from './rendered-hand.ts'

interface Burning {
  /** 0 is on the left, 1 on the right. */
  side: 0 | 1
  hue: Rgb
  seed: number
  /** Whose hand holds it. Default nobody's that is in the picture. */
  holder?: Owner | undefined
}

/** What a halo has where it is no longer drawn: without that it ends in no edge. */
const FAINT = 0.007

/** How far above the foot of the picture a flare's mouth is, held by nobody and in a hand. In shorter sides. */
const MOUTH = { free: 0.13, held: 0.265 } as const

/** A hand flare: its tube, its halo in the smoke, its jet and plume, sparks. */
export function drawFlare(print: Print, { side, hue, seed, holder }: Burning): void {
  const { width, height } = print
  const shorter = Math.min(width, height)
  const way = side === 0 ? 1 : -1
  const mouth = (holder ? MOUTH.held : MOUTH.free) * shorter
  const [x, y] = [(side === 0 ? 0.11 : 0.89) * width, height - mouth]
  rise(print, { x, y, way, hue, seed: seed * 71 + side })
  const planes = [print.r, print.g, print.b]
  const reach = 0.5 * shorter
  for (let py = Math.max(0, Math.floor(y - reach)); py < height; py++) {
    for (let px = Math.max(0, Math.floor(x - reach)); px < Math.min(width, x + reach); px++) {
      const at = py * width + px
      const far = Math.sqrt((px - x) ** 2 + ((py - y) * 0.9) ** 2) / shorter
      const halo = Math.max(0, 1.5 * Math.exp(-far / 0.05) + 0.24 * Math.exp(-far / 0.14) - FAINT)
      const core = 4 * Math.exp(-((far / 0.021) ** 2))
      for (let c = 0; c < 3; c++) planes[c]![at]! += hue[c]! * halo + (0.6 + 0.4 * hue[c]!) * core
    }
  }
  drawTube(print, { x, y, way, hue, shorter })
  if (holder) grip(print, { x, y, way, hue, shorter }, holder)
  drawFlame(print, { x, y, lean: LEAN * way, hue, shorter, seed: seed * 71 + side })
}

interface Plume {
  x: number
  y: number
  /** Towards the middle of the picture. */
  way: number
  hue: Rgb
  seed: number
}

/** Thick smoke that pours from the mouth and grows as it rises: rolls with lit brows and deep folds. */
function rise(print: Print, { x, y, way, hue, seed }: Plume): void {
  const { width, height } = print
  const shorter = Math.min(width, height)
  const [swirls, clouds] = [noiseTile('swirls'), noiseTile('clouds')]
  const k = 420 / shorter
  const high = 0.62 * shorter
  const planes = [print.r, print.g, print.b]
  for (let py = Math.max(0, Math.floor(y - high)); py < Math.min(height, y + 0.004 * shorter); py++) {
    const up = Math.max(0, (y - py) / high)
    // It leans outwards, away from who stands between.
    const middle = x + shorter * (0.07 * way * Math.min(1, 4 * up) - 0.3 * way * up * up)
    const half = shorter * (0.018 + 0.17 * up ** 0.8)
    const first = Math.max(0, Math.floor(middle - 1.5 * half))
    const last = Math.min(width, Math.ceil(middle + 1.5 * half))
    for (let px = first; px < last; px++) {
      const u = px * k + seed * 13
      const v = py * k + seed * 29
      const ax = noiseAt(swirls, u * 0.9, v * 0.9)
      const ay = noiseAt(swirls, u * 0.9 + 170, v * 0.9 + 60)
      const bx = u + 20 * ax
      const by = v + 20 * ay
      const roll = 0.5 - 2 * Math.abs(noiseAt(swirls, bx * 1.5, by * 1.5))
      const fine = noiseAt(clouds, bx * 3.4 + 9 * ay, by * 3.4)
      const across = (px - middle) / half
      const border = 1 - across * across + 0.85 * (0.25 + up) * (1.3 * ax + roll) + 0.35 * fine
      const thick =
        smoothstep(0, 0.75, border) * smoothstep(1, 0.55, up) * smoothstep(0.004, -0.012, (py - y) / shorter)
      if (thick < 0.004) continue
      // The flare lights it from below and within, the sky its upper side.
      const fire = Math.exp(-up / 0.1)
      const lit = Math.max(0.06, 0.4 + 0.5 * roll + 0.4 * fine - 0.25 * across * way + 0.9 * fire)
      const at = py * width + px
      for (let c = 0; c < 3; c++) {
        const tone = hue[c]! * (0.06 + 1.15 * lit * Math.sqrt(lit)) + 0.16 * lit * lit * lit + 0.5 * fire * fire
        planes[c]![at]! += (tone - planes[c]![at]!) * 0.95 * thick
      }
    }
  }
}

interface Flame {
  /** Its mouth, in pixels. */
  x: number
  y: number
  /** How far the flame leans to the right for each pixel that it rises. */
  lean: number
  hue: Rgb
  shorter: number
  seed: number
}

/** The jet of a hand flare, with embers that fall in arcs. */
function drawFlame(print: Print, { x, y, lean, hue, shorter, seed }: Flame): void {
  const random = randomFrom(seed)
  const long = 0.3 * shorter
  const part = { x: x - 1.4 * long, y: y - 1.5 * long, width: 2.8 * long, height: 2.4 * long }
  blowJet(print, { x, y, lean, hue, shorter, seed })
  const hot: Rgb = [0.5 + 0.5 * hue[0], 0.5 + 0.5 * hue[1], 0.5 + 0.5 * hue[2]]
  drawWithin(
    print,
    part,
    (context) => {
      context.lineCap = 'round'
      for (let ember = 0; ember < 90; ember++) {
        const side = 2 * random() - 1
        const far = long * mix(0.2, 1.25, random() ** 1.6)
        const up = far * mix(0.8, 1.9, random())
        const along = (t: number): [number, number] => [x + side * far * t, y - up * t + 0.9 * far * t * t]
        const from = mix(0.1, 0.8, random())
        const to = from + mix(0.03, 0.13, random() ** 2)
        // It has cooled where it was, and is hottest ahead.
        const trail = context.createLinearGradient(...along(from), ...along(to))
        trail.addColorStop(0, css(hue, 0))
        trail.addColorStop(0.7, css(hot, mix(0.2, 0.8, random())))
        trail.addColorStop(1, css([1, 1, 1], mix(0.4, 1, random())))
        context.strokeStyle = trail
        context.lineWidth = Math.max(0.6, shorter * mix(0.0005, 0.0032, random() ** 3))
        context.beginPath()
        context.moveTo(...along(from))
        context.quadraticCurveTo(...along((from + to) / 2), ...along(to))
        context.stroke()
      }
    },
    { gain: 1.6, shines: true },
  )
}

/** Hot gas from the mouth: narrow and white at first, wider and torn further up. */
function blowJet({ width, height, r, g, b }: Print, { x, y, lean, hue, shorter, seed }: Flame): void {
  const long = 0.32 * shorter
  const clouds = noiseTile('clouds')
  const k = 900 / shorter
  const planes = [r, g, b]
  const [left, right] = [Math.max(0, Math.floor(x - long)), Math.min(width, Math.ceil(x + long))]
  for (let py = Math.max(0, Math.floor(y - long)); py < Math.min(height, y + 0.02 * shorter); py++) {
    const up = Math.min(1, Math.max(0, (y - py) / long))
    const half = shorter * mix(0.013, 0.055, up ** 0.8)
    for (let px = left; px < right; px++) {
      const sway = 0.6 * half * noiseAt(clouds, seed * 31, py * k * 1.1) * Math.min(1, 3 * up)
      const across = (px - x - lean * (y - py) - sway) / half
      if (across * across > 6) continue
      const torn = Math.max(0, 1 + 1.7 * up * noiseAt(clouds, px * k * 1.7 + seed, py * k * 0.8))
      // It leaves the mouth, and nothing of it lies below.
      const left = smoothstep(0.008, -0.004, (py - y) / shorter)
      const heat = Math.exp(-across * across) * (1 - up) ** 1.4 * torn * left
      const white = 1.6 * heat * heat * heat
      const at = py * width + px
      for (let c = 0; c < 3; c++) planes[c]![at]! += hue[c]! * 1.3 * heat + white
    }
  }
}
