import { mix, type Rgb } from '../../colour.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { randomFrom } from '../../random.ts'
import { css, drawWithin } from '../../sprite.ts'
import type { Print } from '../photo.ts'

interface Flame {
  /** The mouth of the tube, in pixels. */
  x: number
  y: number
  /** How far the flame leans to the right for each pixel that it rises. */
  lean: number
  hue: Rgb
  shorter: number
  seed: number
}

/** The jet of a hand flare, with embers that fall in arcs. */
export function drawFlame(print: Print, { x, y, lean, hue, shorter, seed }: Flame): void {
  const random = randomFrom(seed)
  const long = 0.2 * shorter
  const part = { x: x - 1.4 * long, y: y - 1.5 * long, width: 2.8 * long, height: 2.4 * long }
  blowJet(print, { x, y, lean, hue, shorter, seed })
  const hot: Rgb = [0.5 + 0.5 * hue[0], 0.5 + 0.5 * hue[1], 0.5 + 0.5 * hue[2]]
  drawWithin(
    print,
    part,
    (context) => {
      context.lineCap = 'round'
      for (let ember = 0; ember < 34; ember++) {
        const side = 2 * random() - 1
        const far = long * mix(0.2, 0.9, random() ** 2)
        const up = far * mix(0.3, 1.2, random())
        context.strokeStyle = css(hot, mix(0.25, 0.85, random()))
        context.lineWidth = Math.max(0.6, shorter * mix(0.0009, 0.0022, random()))
        const along = (t: number): [number, number] => [x + side * far * t, y - up * t + 1.15 * far * t * t]
        const [from, to] = [mix(0.15, 0.8, random()), mix(0.06, 0.2, random())]
        context.beginPath()
        context.moveTo(...along(from))
        context.quadraticCurveTo(...along(from + to / 2), ...along(from + to))
        context.stroke()
      }
    },
    { gain: 1.6, shines: true },
  )
}

/** Hot gas from the mouth: narrow and white at first, wider and torn further up. */
function blowJet({ width, height, r, g, b }: Print, { x, y, lean, hue, shorter, seed }: Flame): void {
  const long = 0.24 * shorter
  const clouds = noiseTile('clouds')
  const k = 900 / shorter
  const planes = [r, g, b]
  const [left, right] = [Math.max(0, Math.floor(x - long)), Math.min(width, Math.ceil(x + long))]
  for (let py = Math.max(0, Math.floor(y - long)); py < Math.min(height, y + 0.02 * shorter); py++) {
    const up = Math.min(1, Math.max(0, (y - py) / long))
    const half = shorter * mix(0.008, 0.04, up ** 0.8)
    for (let px = left; px < right; px++) {
      const sway = 0.6 * half * noiseAt(clouds, seed * 31, py * k * 1.1) * Math.min(1, 3 * up)
      const across = (px - x - lean * (y - py) - sway) / half
      if (across * across > 6) continue
      const torn = Math.max(0, 1 + 1.7 * up * noiseAt(clouds, px * k * 1.7 + seed, py * k * 0.8))
      const heat = Math.exp(-across * across) * (1 - up) ** 1.4 * torn
      const white = 1.6 * heat * heat * heat
      const at = py * width + px
      for (let c = 0; c < 3; c++) planes[c]![at]! += hue[c]! * 1.3 * heat + white
    }
  }
}
