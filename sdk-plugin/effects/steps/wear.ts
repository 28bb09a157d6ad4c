import * as z from 'zod'
import { colour, mix, smoothstep } from '../colour.ts'
import { plane } from '../kernels/memory.ts'
import type { NoiseName } from '../kernels/noise.ts'
import { NoiseRows } from '../kernels/noise-rows.ts'
import { sampleAt } from '../kernels/resample.ts'
import { randomFrom } from '../random.ts'
import { operation, type Stage } from '../stage.ts'
import { spanOf } from '../surface/span.ts'

/** What years outdoors leave on a body: dirt along its edges and in runs, chips, scratches. */
export const wear = operation({
  name: 'wear',
  schema: z.strictObject({
    do: z.literal('wear'),
    /** Dirt that gathers along the edges and runs down. */
    dirt: z.number().min(0).max(1).default(0.5),
    dirtColour: colour.default([0.07, 0.045, 0.025]),
    /** Share of the surface that has come off, down to the colour below. */
    chips: z.number().min(0).max(1).default(0.2),
    below: colour.default([0.2, 0.1, 0.05]),
    /** How finely chips are broken: crumbs, or at 0 few large ones with smooth rims. */
    ragged: z.number().min(0).max(1).default(0.42),
    /** How thick what came off is, in em: its rim throws a shadow, and is bright where it looks to the lamp. */
    thick: z.number().min(0).max(0.1).default(0),
    scratches: z.number().int().min(0).max(200).default(24),
    /** Size of its features, in frame heights. */
    scale: z.number().positive().max(4).default(1),
  }),
  apply(stage, options) {
    age(stage, options)
    scratch(stage, options)
  },
})

type Options = z.output<(typeof wear)['schema']>

type Three = [Float32Array, Float32Array, Float32Array]

function age(stage: Stage, options: Options): void {
  const { frame, letters, seed } = stage
  const { dirt, dirtColour, chips, below, ragged, scale, thick } = options
  const { width, height, coverage, distance } = letters
  const k = 1 / (frame.height * scale)
  const lastX = Math.min(width, frame.width - letters.x)
  const lastY = Math.min(height, frame.height - letters.y)
  const rowsOf = (name: NoiseName, across: number, down = across) =>
    new NoiseRows(name, width, {
      scale: across * k,
      scaleY: down * k,
      left: across * (letters.x * k + seed * 0.37),
      top: down * letters.y * k,
    })
  const [clouds, grain, swirls] = [rowsOf('clouds', 200), rowsOf('grain', 260), rowsOf('swirls', 420, 26)]
  const bare = thick > 0 && chips > 0 ? plane(width * height) : undefined
  for (let y = Math.max(0, -letters.y); y < lastY; y++) {
    const [first, last] = spanOf(coverage, y * width, [Math.max(0, -letters.x), lastX], 0.01)
    if (first >= last) continue
    const [cloudRow, grainRow, swirlRow] = [clouds, grain, swirls].map((noise) => noise.at(y, first, last)) as Three
    for (let x = first, at = y * width + x; x < last; x++, at++) {
      const cover = coverage[at]!
      if (cover < 0.01) continue
      const n = cloudRow[x]!
      const fine = grainRow[x]!
      const edge = Math.exp((-distance[at]! * k) / 0.028)
      const runs = swirlRow[x]! + 0.4 * n
      const soiled =
        dirt * cover * Math.min(1, smoothstep(0.05, 0.9, 0.75 * edge + 0.65 * runs + 0.5 * n) + 0.08 + 0.12 * fine)
      const off =
        chips === 0
          ? 0
          : cover *
            smoothstep(0.62 - 0.5 * chips, 0.68 - 0.5 * chips, (0.97 - ragged) * n + ragged * fine + 0.34 * edge + 0.12)
      if (bare) bare[at] = off
      const to = (y + letters.y) * frame.width + x + letters.x
      frame.r[to] = mix(mix(frame.r[to]!, below[0] * (1 + fine), off), dirtColour[0], soiled)
      frame.g[to] = mix(mix(frame.g[to]!, below[1] * (1 + fine), off), dirtColour[1], soiled)
      frame.b[to] = mix(mix(frame.b[to]!, below[2] * (1 + fine), off), dirtColour[2], soiled)
    }
  }
  if (bare) sink(stage, bare, thick * letters.em)
}

/** What is left of the light in the shadow of a rim, and how much more of it a rim has that looks to the lamp. */
const RIM = { shade: 0.36, light: 0.9 } as const

/** Light on what has come off, as deep below the rest as that is thick. */
function sink({ frame, letters, environment }: Stage, bare: Float32Array, thick: number): void {
  const { width, height } = letters
  const [kx, ky] = environment.key
  const [dx, dy] = [kx * thick, ky * thick]
  const pad = Math.ceil(thick) + 1
  const [fromX, fromY] = [Math.max(pad, -letters.x), Math.max(pad, -letters.y)]
  const lastX = Math.min(width - pad - 1, frame.width - letters.x)
  const lastY = Math.min(height - pad - 1, frame.height - letters.y)
  for (let y = fromY; y < lastY; y++) {
    for (let x = fromX, at = y * width + x; x < lastX; x++, at++) {
      const off = bare[at]!
      if (off < 0.02) continue
      const dark = off * Math.max(0, off - sampleAt(bare, width, height, x + dx, y + dy))
      const lit = off * Math.max(0, off - sampleAt(bare, width, height, x - 0.5 * dx, y - 0.5 * dy))
      const light = (1 - (1 - RIM.shade) * dark) * (1 + RIM.light * lit)
      const to = (y + letters.y) * frame.width + x + letters.x
      frame.r[to]! *= light
      frame.g[to]! *= light
      frame.b[to]! *= light
    }
  }
}

/** Thin bright lines, most of them nearly level. */
function scratch({ frame, letters, seed }: Stage, { scratches, scale }: Options): void {
  const random = randomFrom(seed * 5099 + scratches)
  const { ink, width, height, coverage } = letters
  const unit = frame.height * scale
  for (let index = 0; index < scratches; index++) {
    let x = mix(ink.left, ink.right, random())
    let y = mix(ink.top, ink.bottom, random())
    const turn = (random() - 0.5) * (random() < 0.75 ? 0.9 : 3)
    const length = mix(0.02, 0.16, random() * random()) * unit
    const strength = mix(0.08, 0.4, random())
    for (let step = 0; step < length; step++) {
      const px = Math.round(x)
      const py = Math.round(y)
      const fx = px + letters.x
      const fy = py + letters.y
      x += Math.cos(turn)
      y += Math.sin(turn)
      if (
        px < 0 ||
        py < 0 ||
        px >= width ||
        py >= height ||
        fx < 0 ||
        fy < 0 ||
        fx >= frame.width ||
        fy >= frame.height
      )
        continue
      const share = strength * coverage[py * width + px]! * Math.sin((step / length) * Math.PI)
      const to = fy * frame.width + fx
      frame.r[to] = mix(frame.r[to]!, 0.75, share)
      frame.g[to] = mix(frame.g[to]!, 0.72, share)
      frame.b[to] = mix(frame.b[to]!, 0.66, share)
    }
  }
}
