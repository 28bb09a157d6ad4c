import * as z from 'zod'
import { colour, mix, type Rgb, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { copyOf, plane } from '../../kernels/memory.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { sampleAt } from '../../kernels/resample.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { blurGround, clearCurls, flareLamps, lightSides, nightBehind, wrapEdge } from '../painting/flare-light.ts'
import { ownLight } from '../painting/own-light.ts'
import { stepBack } from '../painting/half-figure.ts'
import { calmGlints } from '../painting/calm-glints.ts'
import { billow } from '../painting/smoke-columns.ts'
import { drawFlare } from '../painting/flare.ts'
import { type Lamp, standBefore } from '../painting/stand.ts'
import { type Box, clearAround, partOf } from '../painting/silhouette.ts'
import { type Owner, ownerIn } from '../painting/rendered-hand.ts'
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
    const seen = subjectOf(print)
    const night = nightBehind(print, seen.mask)
    const { mask: found, faces } = stepBack(print, seen, STAND)
    const cloud = cloudOf(print, { seed: seed + 19, floor: 0.6, fine: 0.85 })
    let holder: Owner | undefined
    if (faces.length > 0) {
      holder = ownerIn(print, found, faces)
      const [r, g, b] = [print.r, print.g, print.b].map(copyOf) as unknown as Planes
      const behind = { ...print, r, g, b }
      // Who stepped back has left a hole where they were.
      if (found !== seen.mask) for (const [c, own] of [r, g, b].entries()) own.fill(night[c]!)
      blurGround(behind)
      dim(behind, colours, true)
      // It goes on behind them: thinned along their outline it would let the old ground shine round them.
      const soft = blur(found, print.width, print.height, 0.012 * Math.min(print.width, print.height))
      billow(behind, hiddenBy(soft), colours, seed)
      const mask = stand(print, { found, faces, ground: [r, g, b], colours })
      calmGlints(print, mask, faces)
      lightSides(print, found, faces, colours)
      clearCurls(print, soft, [r, g, b], faces)
      wrapEdge(print, soft, [r, g, b], seed)
    } else {
      dim(print, colours, false)
      billow(print, openView(print), colours, seed)
    }
    const features = faces.map((face) => partOf(face, FEATURES))
    drift(print, cloud, { colours, hidden: clearAround(print, features), body: faces.length > 0 ? found : undefined })
    for (const [side, hue] of colours.entries()) drawFlare(print, { side: side as 0 | 1, hue, seed, holder })
  },
})

/** What nothing is seen of, 0 or 1. */
function hiddenBy(mask: Float32Array): Float32Array {
  const hidden = plane(mask.length)
  for (let at = 0; at < mask.length; at++) if (mask[at]! > 0.97) hidden[at] = 1
  return hidden
}

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

type Planes = [Float32Array, Float32Array, Float32Array]

interface Lighting {
  found: Float32Array
  faces: readonly Face[]
  ground: Planes
  colours: readonly [Rgb, Rgb]
}

/** In the light of the flares, one on each side, before what the photo showed. */
function stand(print: Print, { found, faces, ground: [r, g, b], colours }: Lighting): Float32Array {
  const { sure } = ownLight(print, faces)
  const lamps = [...flareLamps(colours), FRONT]
  const light = { ambient: DAY, lamps, wrap: 0.6, round: 0.016, even: true, own: sure }
  return standBefore(print, { mask: found, faces, far: { r, g, b }, ...light })
}

/** Between the flares, where who is photographed from near comes to stand. */
const STAND = { x: 0.5, chin: 0.66, tall: 0.4 } as const

const DAY = [0.25, 0.25, 0.28] as const
const FRONT: Lamp = { from: [0, 0], colour: [0.78, 0.74, 0.78], rim: 0 }

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
      const rising = (floor * (0.36 + 0.9 * side * side) - v) * 1.9
      density[at] = smoothstep(-0.06, 0.85, rising + 1.1 * body + 0.42 * fold + 0.16 * puff)
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

/** The photo grows darker, and takes the colour of the flare on each side; with people, what is behind them most. */
function dim({ width, height, r, g, b }: Print, colours: readonly [Rgb, Rgb], behind: boolean): void {
  const rest = behind ? 0.14 : 0.24
  for (const [c, own] of [r, g, b].entries()) {
    const [left, right] = colours.map((hue) => hue[c as 0]) as [number, number]
    const gains = Float32Array.from({ length: width }, (_, x) => rest + 0.58 * mix(left, right, x / width))
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) own[at]! *= gains[x]!
    }
  }
}

interface Drifting {
  colours: readonly [Rgb, Rgb]
  /** Where it is thin or behind something. */
  hidden: Float32Array
  /** Who stands in it: only thick billows pass before them, with edges of their own. */
  body: Float32Array | undefined
}

/** How dense smoke is, and how dense it has to be before a body: from where to where it shows. */
const [DENSITY, THIN, THICK] = [1.25, 0.84, 1.2] as const
/** How far beside the middle smoke comes before a body, in half the picture's widths; and in which of its rows, as shares. */
const ASIDE = [0.5, 1] as const
const SIDE = [0.7, 0.86] as const

function drift(print: Print, cloud: Cloud, { colours, hidden, body }: Drifting): void {
  const { width, height, r, g, b } = print
  const { width: w, height: h, cell } = cloud
  const [[red, green, blue], [redder, greener, bluer]] = colours
  for (let y = 0, at = 0; y < height; y++) {
    const v = (y + 0.5) / cell - 0.5
    for (let x = 0; x < width; x++, at++) {
      const open = 1 - 0.94 * hidden[at]!
      if (open < 0.07) continue
      const u = (x + 0.5) / cell - 0.5
      const dense = sampleAt(cloud.density, w, h, u, v) * DENSITY
      const inside = body ? body[at]! : 0
      const aside = Math.abs((2 * x) / width - 1)
      const near = smoothstep(ASIDE[0], ASIDE[1], aside) * smoothstep(SIDE[0], SIDE[1], y / height)
      const passes = inside > 0 ? smoothstep(THIN, THICK, dense + 0.3 * (aside - 0.6)) * near : 0
      const thick = Math.min(1, dense) * open * mix(1, passes, inside)
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
