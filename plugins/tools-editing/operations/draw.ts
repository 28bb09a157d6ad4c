import { gaussian } from '../kernels/blur.ts'
import { clamp, greyFrom, lumaOf, mix, type Raster, smoothstep } from '../kernels/canvas.ts'
import { histogram, percentile } from '../kernels/curve.ts'
import { gradients, inkLines, smear } from '../kernels/edges.ts'
import { cloudPlane, grainPlane } from '../kernels/noise.ts'
import { kuwahara } from '../kernels/paint.ts'
import { painting, paperPlane } from './paint.ts'

/** Brightness as an artist would read it: the full range used, noise smoothed away. 0 to 255. */
function tones(raster: Raster, size: number): Float32Array {
  const luma = lumaOf(kuwahara(raster, Math.max(2, 3 * size)))
  const counts = histogram(luma, raster)
  const [dark, light] = [percentile(counts, 0.01), percentile(counts, 0.985)]
  const span = Math.max(24, light - dark)
  return luma.map((value) => clamp(((value - dark) / span) * 255))
}

/** Strokes of one direction: noise drawn out, −1 to 1, spread about 0.5. */
function hatching({ width, height }: Raster, degrees: number, size: number, seed: number): Float32Array {
  const noise = grainPlane(width, height, seed)
  gaussian(noise, width, height, Math.max(0.55, 0.62 * size))
  const wander = cloudPlane(width, height, 90 * size, { octaves: 2, seed: seed + 1 })
  const angles = wander.map((value) => ((degrees + (value - 0.5) * 34) * Math.PI) / 180)
  const strokes = smear(noise, angles, { width, height }, Math.round(clamp(15 * size, 8, 34)))
  return normalised(strokes, 0.5)
}

function normalised(plane: Float32Array, spread: number): Float32Array {
  const deviation = Math.sqrt(plane.reduce((sum, value) => sum + value * value, 0) / plane.length) || 1
  return plane.map((value) => (value / deviation) * spread)
}

const pencil = painting(
  'pencil',
  'pencil, pencil drawing, pencil sketch, graphite, drawing, hand drawn, drawn, graphite drawing, lead pencil',
  (raster, { size }) => {
    const tone = tones(raster, size)
    const lines = inkLines(tone, raster, { sigma: Math.max(0.8, 0.95 * size), strength: 15, softness: 18, quiet: 9 })
    const [first, second] = [hatching(raster, -52, size * 0.8, 41), hatching(raster, -22, size * 0.8, 47)]
    const paper = paperPlane(raster.width, raster.height, size)
    return greyFrom(
      tone.map((value, at) => {
        // Shade comes in layers: smudged graphite, strokes over it, a second direction where it is darker.
        const shade = (1 - value / 255) ** 1.25
        const once = smoothstep(-0.9, 1, first[at]! + (shade - 0.3) * 1.5) * smoothstep(0.04, 0.34, shade)
        const twice = smoothstep(-0.7, 1, second[at]! + (shade - 0.6) * 2) * smoothstep(0.4, 0.8, shade)
        const graphite = 0.44 * shade + 0.25 * once + 0.2 * twice
        const light = (1 - graphite * (0.8 + 0.4 * paper[at]!)) * (0.28 + 0.72 * lines[at]!)
        return 18 + 234 * light
      }),
      raster,
    )
  },
)

const sketch = painting(
  'sketch',
  'sketch, line drawing, line art, lineart, pen drawing, outline drawing, ink drawing, ink, sketched, ' +
    'pen and ink, doodle, colouring book, colouring page, line sketch',
  (raster, { size }) => {
    const tone = tones(raster, size * 0.8)
    const lines = inkLines(tone, raster, { sigma: Math.max(0.8, 1.1 * size), strength: 22, softness: 10, quiet: 15 })
    const light = hatching(raster, -45, size, 61)
    const paper = paperPlane(raster.width, raster.height, size)
    return greyFrom(
      tone.map((value, at) => {
        const shade = 1 - value / 255
        const hatch = smoothstep(0.15, 0.75, light[at]! + (shade - 0.55) * 2) * smoothstep(0.45, 0.75, shade) * 0.62
        return 18 + 236 * lines[at]! * (1 - hatch) * (0.97 + 0.03 * paper[at]!)
      }),
      raster,
    )
  },
)

const charcoal = painting(
  'charcoal',
  'charcoal, charcoal drawing, charcoal sketch, coal, chalk, chalk drawing, pastel chalk',
  (raster, { size }) => {
    const { width, height } = raster
    const tone = gaussian(tones(raster, size), width, height, Math.max(0.8, 1.2 * size))
    const lines = inkLines(tone, raster, { sigma: Math.max(1.2, 2.4 * size), strength: 16, softness: 18, quiet: 8 })
    const paper = paperPlane(width, height, size * 1.5)
    const strokes = hatching(raster, -58, size * 1.7, 71)
    return greyFrom(
      tone.map((value, at) => {
        const shade = (1 - value / 255) ** 1.15
        const rough = shade * 1.35 + strokes[at]! * 0.2 + (paper[at]! - 0.5) * 0.75 - 0.12
        const dust = clamp(smoothstep(0, 1, rough) * 0.9 + shade * 0.16, 0, 1)
        return 22 + 222 * (1 - dust) * (0.3 + 0.7 * lines[at]!)
      }),
      raster,
    )
  },
)

const colouredPencil = painting(
  'coloured-pencil',
  'coloured pencil, colour pencil, coloured pencils, crayon, crayons, pencil crayon, colour sketch, ' +
    'coloured sketch, coloured drawing',
  (raster, { size }) => {
    const tone = tones(raster, size)
    const lines = inkLines(tone, raster, { sigma: Math.max(0.8, size), strength: 14, softness: 18, quiet: 8 })
    const [first, second] = [hatching(raster, -52, size, 41), hatching(raster, 28, size, 49)]
    const paper = paperPlane(raster.width, raster.height, size)
    const painted = kuwahara(raster, Math.max(2, 4 * size))
    const { data } = painted
    for (let at = 0, to = 0; at < tone.length; at++, to += 4) {
      // Colour is laid where a thing has a colour, too, not only where it is dark.
      const hue = Math.max(data[to]!, data[to + 1]!, data[to + 2]!) - Math.min(data[to]!, data[to + 1]!, data[to + 2]!)
      const shade = Math.max(1 - tone[at]! / 255, (hue / 255) * 0.75)
      const laid =
        smoothstep(-0.85, 0.75, first[at]! + shade * 1.5 - 0.2) * 0.72 +
        smoothstep(-0.5, 0.9, second[at]! + shade - 0.55) * 0.5
      const share = clamp(laid * (0.6 + 0.75 * paper[at]!), 0, 0.97) * (0.5 + 0.5 * Math.min(1, shade * 3 + 0.25))
      for (let c = 0; c < 3; c++) {
        const vivid = clamp(data[to + c]! + (data[to + c]! - tone[at]!) * 0.3)
        data[to + c] = clamp(mix(251 - c * 3, vivid, share) * (0.35 + 0.65 * lines[at]!) + 0.5)
      }
    }
    return painted
  },
)

const engraving = painting(
  'engraving',
  'engraving, engraved, crosshatch, cross hatch, cross hatching, crosshatching, etching, woodcut, linocut, ' +
    'banknote, money engraving, hatching',
  (raster, { size }) => {
    const tone = tones(raster, size)
    const pitch = Math.max(3, 4.4 * size)
    const { width, data } = raster
    const smooth = gaussian(Float32Array.from(tone), width, raster.height, Math.max(2, 9 * size))
    const fine = gaussian(Float32Array.from(tone), width, raster.height, Math.max(0.6, 0.7 * size))
    for (let at = 0; at < tone.length; at++) {
      const [x, y] = [at % width, Math.floor(at / width)]
      const shade = clamp(1 - fine[at]! / 255, 0, 1)
      // Lines bend over light and dark, as a burin follows the form.
      const bend = smooth[at]! * 0.05 * size
      const line = (along: number, from: number, to: number) => {
        const phase = along / pitch - Math.floor(along / pitch)
        const wide = smoothstep(from, to, shade) * 0.5
        return clamp((wide - Math.abs(phase - 0.5)) * pitch + 0.42, 0, 1) * (wide > 0.02 ? 1 : 0)
      }
      const ink = Math.max(
        line(y + bend + x * 0.18, 0.06, 1.05),
        line(x * 0.78 - y * 0.62 + bend, 0.42, 1.15),
        line(x * 0.5 + y * 0.86 - bend, 0.66, 1.25),
      )
      const value = 247 - 226 * ink
      data[at * 4] = value
      data[at * 4 + 1] = value - 3
      data[at * 4 + 2] = value - 12 * (1 - ink)
    }
    return raster
  },
)

const edges = painting(
  'edges',
  'edges, edge detection, find edges, outlines, edge detect, contours, contour, trace edges',
  (raster, { size }) => {
    const soft = gaussian(lumaOf(raster), raster.width, raster.height, Math.max(0.8, 1.1 * size))
    const { x, y } = gradients(soft, raster)
    return greyFrom(
      x.map((value, at) => 255 * (1 - Math.exp(-Math.hypot(value, y[at]!) / 26))),
      raster,
    )
  },
)

export const operations = [pencil, sketch, charcoal, colouredPencil, engraving, edges]
