import * as z from 'zod'
import { colour, mix, type Rgb, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { sampleAt } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'
import { billow } from '../painting/smoke-columns.ts'
import { drawFlame } from '../painting/flare.ts'
import { type Form, formOf } from '../painting/form.ts'
import { loosenHair } from '../painting/loose-hair.ts'
import { cleanEdge } from '../painting/stand.ts'
import { type Box, clearAround, partOf } from '../painting/silhouette.ts'
import { subjectOf } from '../painting/subject.ts'
import { treatment } from './treatment.ts'
import { hypot } from '../../hypot.ts'

/** Smoke of two coloured flares: it drifts behind and before who is in the photo and tints their light. */
export const smoke = treatment({
  name: 'smoke',
  schema: z.strictObject({
    kind: z.literal('smoke'),
    /** Of the flare on the left and of that on the right. */
    colours: z.tuple([colour, colour]).readonly().prefault(['#ff4a5e', '#2f7dff']),
  }),
  apply(print, { colours }, { seed }) {
    const { mask: found, faces } = subjectOf(print)
    const clear = clearAround(print, faces)
    const before = cloudOf(print, { seed: seed + 19, floor: 0.72, fine: 0.7 })
    const ground = [print.r, print.g, print.b].map((own) => own.slice())
    if (faces.length > 0) cleanEdge(print, found)
    const mask = loosenHair(print, found, faces)
    if (faces.length > 0) backTo(print, ground, mask)
    tint(print, { mask, clear, colours, form: formOf(print, mask, faces), round: faces.length > 0 ? 0.44 : 0.12 })
    billow(print, faces.length > 0 ? mask : openView(print), colours, seed)
    const features = faces.map((face) => partOf(face, FEATURES))
    drift(print, before, { colours, hidden: clearAround(print, features), density: 1 })
    for (const [side, hue] of colours.entries()) burn(print, { side: side as 0 | 1, hue, seed })
  },
})

/** What stays free in the box of a face: smoke may pass before hair, ears and chins. */
const FEATURES: Box = { x: 0.18, y: 0.14, width: 0.64, height: 0.7 }

/** Where smoke leaves a view of a photo without people. */
function openView({ width, height }: Print): Float32Array {
  const open = plane(width * height)
  for (let y = 0, at = 0; y < height; y++) {
    const v = (y / height - 0.45) / 0.6
    for (let x = 0; x < width; x++, at++) open[at] = 0.92 * smoothstep(1, 0.35, hypot((2 * x) / width - 1, v))
  }
  return open
}

/** Beside people all is as it was: where no smoke is, colours that were carried out of hair would be a cap on it. */
function backTo({ r, g, b }: Print, ground: readonly Float32Array[], mask: Float32Array): void {
  for (const [c, own] of [r, g, b].entries()) {
    const before = ground[c]!
    for (let at = 0; at < own.length; at++) if (mask[at]! < 1) own[at] = mix(before[at]!, own[at]!, mask[at]!)
  }
}

interface Cloud {
  width: number
  height: number
  cell: number
  /** How much smoke there is, 0 to 1, and how light its folds are. */
  density: Float32Array
  light: Float32Array
}

interface CloudOptions {
  seed: number
  /** How high it stands, in heights from below. */
  floor: number
  fine: number
}

const CELL = 3

/** Billows: noise that is moved by noise, twice, so that it curls. */
function cloudOf({ width: fullWidth, height: fullHeight }: Print, { seed, floor, fine }: CloudOptions): Cloud {
  const [width, height] = [Math.ceil(fullWidth / CELL), Math.ceil(fullHeight / CELL)]
  const shorter = Math.min(fullWidth, fullHeight)
  const k = (CELL * 150 * fine) / shorter
  const [swirls, clouds] = [noiseTile('swirls'), noiseTile('clouds')]
  const [density, form, light] = [plane(width * height), plane(width * height), plane(width * height)]
  for (let y = 0, at = 0; y < height; y++) {
    const v = 1 - y / height
    for (let x = 0; x < width; x++, at++) {
      const px = x * k + seed * 131
      const py = y * k * 0.8 + seed * 57
      const u1 = 26 * noiseAt(swirls, px * 0.8, py * 0.8)
      const v1 = 26 * noiseAt(swirls, px * 0.8 + 200, py * 0.8 + 90)
      const u2 = 16 * noiseAt(swirls, px * 1.9 + u1, py * 1.9 + v1)
      const body = noiseAt(clouds, px + u1 + u2, py + v1)
      // Heads that billow: ridges turned outside in.
      const fold = 0.5 - 2.2 * Math.abs(noiseAt(swirls, (px + u1) * 2.1 + u2, (py + v1) * 2.1 + u2 * 0.7))
      const puff = 0.4 - 1.8 * Math.abs(noiseAt(swirls, (px + u2) * 4.7 + u1 * 2, (py + u2) * 4.7 + v1 * 2))
      // Thicker at the sides, where it comes from.
      const side = Math.abs((2 * x) / width - 1)
      const rising = (floor * (0.45 + 0.75 * side * side) - v) * 1.5
      density[at] = smoothstep(-0.1, 1, rising + 1.1 * body + 0.42 * fold + 0.16 * puff)
      form[at] = 0.5 * body + 0.3 * fold + 0.13 * puff
    }
  }
  const soft = blur(form, width, height, 1)
  const step = 2
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      // Light falls from above; what it does not reach is deep in colour.
      const above = soft[Math.max(0, y - step) * width + x]!
      const beside = soft[y * width + Math.max(0, x - step)]!
      light[at] = 0.42 + 7.5 * (soft[at]! - above) + 4 * (soft[at]! - beside) + 0.85 * soft[at]!
    }
  }
  return { width, height, cell: CELL, density: blur(density, width, height, 0.9), light }
}

interface Tinting {
  mask: Float32Array
  clear: Float32Array
  colours: readonly [Rgb, Rgb]
  form: Form
  /** How much its roundness catches: what is no person may be cut out badly. */
  round: number
}

/** The photo grows a little darker; each flare lights its side of the form. */
function tint(print: Print, { mask, clear, colours, form, round }: Tinting): void {
  const { width, height } = print
  const planes = [print.r, print.g, print.b]
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const inside = mask[at]!
      const turned = round * form.x[at]!
      const [left, right] = [Math.max(0, -turned), Math.max(0, turned)]
      const near = 1 - 0.45 * clear[at]!
      const u = x / width
      const wide = 0.34 * near
      for (let c = 0; c < 3; c++) {
        const glow =
          colours[0][c]! * (wide * (1 - u) + 3 * left * inside) + colours[1][c]! * (wide * u + 3 * right * inside)
        const tone = planes[c]![at]!
        planes[c]![at] = tone * mix(0.24, 0.6, inside) + (tone * 1.7 + 0.05 * inside) * glow
      }
    }
  }
}

interface Burning {
  /** 0 is on the left, 1 on the right. */
  side: 0 | 1
  hue: Rgb
  seed: number
}

/** The flare itself: a tube in the lower corner, its white-hot mouth, a halo in the smoke, sparks. */
function burn(print: Print, { side, hue, seed }: Burning): void {
  const { width, height } = print
  const shorter = Math.min(width, height)
  const way = side === 0 ? 1 : -1
  const [x, y] = [(side === 0 ? 0.085 : 0.915) * width, height - 0.15 * shorter]
  const planes = [print.r, print.g, print.b]
  const [lean, half, reach] = [-0.26 * way, 0.021 * shorter, 0.42 * shorter]
  for (let py = Math.max(0, Math.floor(y - reach)); py < height; py++) {
    for (let px = Math.max(0, Math.floor(x - reach)); px < Math.min(width, x + reach); px++) {
      const at = py * width + px
      const across = (px - x - lean * (py - y)) / half
      if (py > y && Math.abs(across) < 1.1) {
        const share = Math.min(1, (1.1 - Math.abs(across)) * half)
        const band = (py - y) / shorter
        const shape = Math.sqrt(Math.max(0, 1 - across * across))
        // The other flare, the sky on its inner side, and its own fire at the mouth light the tube.
        const edge = 0.5 * Math.exp(-(((across * way - 0.62) / 0.16) ** 2))
        const round = (0.12 + 0.34 * shape + edge) * (0.3 + 1.3 * Math.exp(-band / 0.05))
        const paper = band < 0.022 ? 0.25 : band > 0.05 && band < 0.058 ? 2 : 0.8
        for (let c = 0; c < 3; c++) planes[c]![at]! += ((0.02 + hue[c]! * paper) * round - planes[c]![at]!) * share
      }
      const far = Math.sqrt((px - x) ** 2 + ((py - y) * 0.9) ** 2) / shorter
      const halo = 1.1 * Math.exp(-far / 0.035) + 0.3 * Math.exp(-far / 0.1)
      const core = 5 * Math.exp(-((far / 0.012) ** 2))
      for (let c = 0; c < 3; c++) planes[c]![at]! += hue[c]! * halo + (0.6 + 0.4 * hue[c]!) * core
    }
  }
  drawFlame(print, { x, y, lean: -lean, hue, shorter, seed: seed * 71 + side })
}

interface Drifting {
  colours: readonly [Rgb, Rgb]
  /** Where it is thin or behind something. */
  hidden: Float32Array
  density: number
}

function drift(print: Print, cloud: Cloud, { colours, hidden, density }: Drifting): void {
  const { width, height, r, g, b } = print
  const { width: w, height: h, cell } = cloud
  const [[red, green, blue], [redder, greener, bluer]] = colours
  for (let y = 0, at = 0; y < height; y++) {
    const v = (y + 0.5) / cell - 0.5
    for (let x = 0; x < width; x++, at++) {
      const open = 1 - 0.94 * hidden[at]!
      if (open < 0.07) continue
      const u = (x + 0.5) / cell - 0.5
      const thick = Math.min(1, sampleAt(cloud.density, w, h, u, v) * density) * open
      if (thick < 0.004) continue
      const lit = Math.max(0.05, sampleAt(cloud.light, w, h, u, v))
      // The two hues meet in the middle; folds carry them over.
      const share = smoothstep(0.3, 0.7, x / width + 0.22 * (lit - 0.62))
      const cover = thick * 0.93
      // Deep folds shadow themselves.
      const gain = 0.05 + 1.2 * lit * Math.sqrt(lit)
      const pale = 0.13 * lit * lit * lit
      r[at]! += (mix(red, redder, share) * gain + pale - r[at]!) * cover
      g[at]! += (mix(green, greener, share) * gain + pale - g[at]!) * cover
      b[at]! += (mix(blue, bluer, share) * gain + pale - b[at]!) * cover
    }
  }
}
