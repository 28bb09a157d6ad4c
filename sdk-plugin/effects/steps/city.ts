import * as z from 'zod'
import { colour, mix, type Rgb, smoothstep } from '../colour.ts'
import type { Frame } from '../frame.ts'
import { blur } from '../kernels/blur.ts'
import { randomFrom } from '../random.ts'
import { keptFrame, operation, type Stage } from '../stage.ts'
import { hypot } from '../hypot.ts'

/** A town at night far behind, out of focus: towers with lit windows, haze over the streets, lamps as discs. */
export const city = operation({
  name: 'city',
  schema: z.strictObject({
    do: z.literal('city'),
    /** Sky from top to horizon, and the haze over the streets. */
    sky: z.tuple([colour, colour]).readonly().prefault(['#03040d', '#1a1030']),
    haze: colour.prefault('#3d1f3a'),
    windows: z.array(colour).min(1).max(8).prefault(['#ffcf8a', '#ffe2b8', '#9fc8ff', '#ff9a5a']),
    lamps: z.array(colour).min(1).max(8).prefault(['#ff3d7a', '#ffb347', '#4ad6ff', '#ff5a36', '#b76bff']),
    /** Where the streets are, as a share of the frame's height. */
    street: z.number().min(0).max(1.5).default(0.86),
    /** How far it is out of focus, in frame heights. */
    soft: z.number().min(0).max(0.1).default(0.012),
    /** Radius in frame heights of the discs that the lens makes of far windows; 0 shows them as they are, blurred. */
    lens: z.number().min(0).max(0.06).default(0),
    discs: z.number().int().min(0).max(200).default(46),
    size: z.tuple([z.number().positive(), z.number().positive()]).readonly().default([0.012, 0.05]),
    strength: z.number().min(0).max(4).default(1),
  }),
  apply(stage, options) {
    keptFrame(stage, JSON.stringify(options) + stage.seed, () => paint(stage, options))
  },
})

type Options = z.output<(typeof city)['schema']>

function paint(stage: Stage, options: Options): void {
  const { frame, seed } = stage
  const { width, height, r, g, b } = frame
  const { sky, haze, street, soft } = options
  for (let y = 0; y < height; y++) {
    const v = (y + 0.5) / height
    const t = smoothstep(0, street, v)
    const mist = 0.8 * Math.exp(-(((v - street) / 0.2) ** 2))
    for (const [plane, c] of [
      [r, 0],
      [g, 1],
      [b, 2],
    ] as const) {
      plane.fill(mix(sky[0][c], sky[1][c], t) + haze[c] * mist, y * width, (y + 1) * width)
    }
  }
  const random = randomFrom(seed * 6151 + 3)
  let far: Window[] = []
  for (const depth of [0, 0.5, 1]) {
    for (let x = -0.05; x < width / height + 0.05;) {
      const wide = mix(0.07, 0.17, random()) * (0.7 + 0.5 * depth)
      const top = street - mix(0.2, 0.8, random() ** 1.4) * (1.05 - 0.4 * depth)
      // What stands before them hides the windows of towers behind.
      if (options.lens > 0) far = far.filter(({ u, v }) => u < x || u > x + wide || v < top)
      drawTower(stage, { x, wide, top, depth }, options, random, far)
      x += wide * mix(0.85, 1.25, random())
    }
  }
  const softness = soft * height
  for (const plane of [r, g, b]) plane.set(blur(plane, width, height, softness))
  for (const { u, v, tone, light } of far)
    drawDisc(frame, u * height, v * height, options.lens * height, tone, light, 0.72)
  drawDiscs(stage, options, random)
}

/** A lit window in frame heights, for a lens that makes a disc of it. */
interface Window {
  u: number
  v: number
  tone: Rgb
  light: number
}

/** Share of the windows that stay where each is a disc, and their light: more would run into one veil. */
const FEW = 0.36
const SPREAD = 0.3

interface Tower {
  x: number
  wide: number
  top: number
  depth: number
}

function drawTower(
  { frame: { width, height, r, g, b } }: Stage,
  { x, wide, top, depth }: Tower,
  { haze, windows, strength, lens }: Options,
  random: () => number,
  far: Window[],
): void {
  const [left, right] = [Math.max(0, Math.round(x * height)), Math.min(width, Math.round((x + wide) * height))]
  const body = mix(0.32, 0.03, depth)
  for (let y = Math.max(0, Math.round(top * height)); y < height; y++) {
    for (let px = left; px < right; px++) {
      const at = y * width + px
      const keep = 1 - 0.85 * (0.6 + 0.4 * depth)
      r[at] = r[at]! * keep + haze[0] * body * 0.5
      g[at] = g[at]! * keep + haze[1] * body * 0.5
      b[at] = b[at]! * keep + haze[2] * body * 0.6
    }
  }
  const pitch = mix(0.012, 0.022, random()) * (0.7 + 0.6 * depth)
  const busy = mix(0.15, 0.6, random())
  const tone = windows[Math.floor(random() * windows.length)]!
  for (let v = top + pitch; v < 1; v += pitch * 1.35) {
    for (let u = x + pitch * 0.7; u < x + wide - pitch; u += pitch) {
      const lit = random()
      if (lit > busy) continue
      const own = random() < 0.75 ? tone : windows[Math.floor(random() * windows.length)]!
      const light = strength * mix(0.25, 1.6, lit / busy) * (0.5 + 0.5 * depth)
      if (lens > 0) {
        // Off their grid: discs in rows would look like beads on strings.
        const aside = (random() - 0.5) * 2 * pitch
        const down = (random() - 0.5) * 3 * pitch
        if (random() < FEW) far.push({ u: u + aside, v: v + down, tone: own, light: SPREAD * light })
        continue
      }
      fillBox(
        { width, height, r, g, b },
        u * height,
        v * height,
        pitch * 0.55 * height,
        pitch * 0.7 * height,
        own,
        light,
      )
    }
  }
}

function fillBox(
  { width, height, r, g, b }: Stage['frame'],
  x: number,
  y: number,
  wide: number,
  high: number,
  tone: Rgb,
  light: number,
): void {
  for (let py = Math.max(0, Math.round(y)); py < Math.min(height, Math.round(y + high)); py++) {
    for (let px = Math.max(0, Math.round(x)); px < Math.min(width, Math.round(x + wide)); px++) {
      const at = py * width + px
      r[at] = tone[0] * light
      g[at] = tone[1] * light
      b[at] = tone[2] * light
    }
  }
}

/** Lamps of the streets and far signs: discs with a brighter rim and the shape of the lens's blades cut a little. */
function drawDiscs({ frame }: Stage, { discs, lamps, size, street, strength }: Options, random: () => number): void {
  const { width, height } = frame
  for (let index = 0; index < discs; index++) {
    const x = random() * width
    const lies = (random() + random() + random()) / 3 - 0.5
    const y = (street - 0.03 + lies * 0.55) * height
    const radius = mix(size[0], size[1], random() ** 1.5) * height
    const tone = lamps[Math.floor(random() * lamps.length)]!
    const light = strength * mix(0.12, 0.75, random() ** 2)
    drawDisc(frame, x, y, radius, tone, light)
  }
}

function drawDisc(
  { width, height, r, g, b }: Frame,
  x: number,
  y: number,
  radius: number,
  tone: Rgb,
  light: number,
  clear = 0.93,
): void {
  for (let py = Math.max(0, Math.floor(y - radius)); py <= Math.min(height - 1, y + radius); py++) {
    for (let px = Math.max(0, Math.floor(x - radius)); px <= Math.min(width - 1, x + radius); px++) {
      const far = hypot(px - x, py - y) / radius
      const share = smoothstep(1, clear, far) * (0.6 + 0.4 * far * far * far * far) * light
      const at = py * width + px
      r[at]! += tone[0] * share
      g[at]! += tone[1] * share
      b[at]! += tone[2] * share
    }
  }
}
