import * as z from 'zod'
import { colour, mix, type Rgb, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { cellValue } from '../plates/plate.ts'
import { operation, type Stage } from '../stage.ts'

/** Ground that runs from the lower side of the frame to a horizon: snow, sand, a meadow of dust. */
export const ground = operation({
  name: 'ground',
  schema: z.strictObject({
    do: z.literal('ground'),
    /** Where it ends in the distance, as a share of the frame's height. */
    horizon: z.number().min(0).max(1).default(0.55),
    /** Unevenness of that line: hills, in frame heights. */
    hills: z.number().min(0).max(0.2).default(0.012),
    /** Softness of that line: how far it is out of focus, in frame heights. */
    soft: z.number().min(0).max(0.2).default(0.012),
    colour: colour.default([0.8, 0.86, 0.95]),
    /** What full shade leaves of it. */
    shade: colour.default([0.3, 0.42, 0.72]),
    /** What it fades to in the distance. */
    haze: colour.default([0.5, 0.62, 0.8]),
    /** How much of the haze lies on the horizon. */
    fog: z.number().min(0).max(1).default(0.8),
    /** Height of drifts and hollows. */
    swell: z.number().min(0).max(3).default(1),
    grain: z.number().min(0).max(3).default(1),
    /** Ripples across, as wind leaves them. */
    ripples: z.number().min(0).max(2).default(0),
    /** Crystals that flash. */
    sparkle: z.number().min(0).max(3).default(0),
  }),
  apply(stage, options) {
    paint(stage, options)
  },
})

type Options = z.output<(typeof ground)['schema']>

/** How far the eye stands above the ground: less makes the perspective steeper. */
const EYE = 0.42

function paint({ frame, environment, seed }: Stage, options: Options): void {
  const { width, height, r, g, b } = frame
  const [kx, ky, kz] = environment.key
  const { colour: own, shade, haze, fog } = options
  const edges = ridgeOf(width, height, options, seed)
  const first = Math.max(0, Math.floor((options.horizon - options.hills * 2 - options.soft * 2) * height))
  // The ground lies flat: its slopes to the side are lit by the lamp's side, those to the front by its depth.
  const side = kx
  const depth = -(kz * 0.75 + ky * 0.2)
  for (let y = first; y < height; y++) {
    const v = (y + 0.5) / height
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const below = v - edges[x]!
      const share = smoothstep(-options.soft, options.soft, below)
      if (share <= 0) continue
      const far = EYE / Math.max(0.035, below + 0.035)
      const light = lightAt((x + 0.5 - width / 2) / height, far, side, depth, options)
      const mist = fog * smoothstep(0.28, 0, below)
      const flash = options.sparkle > 0 ? sparkleAt(x, y, height, options.sparkle * (1 - mist)) : 0
      r[at] = mix(r[at]!, mix(lit(own, shade, 0, light), haze[0], mist) + flash, share)
      g[at] = mix(g[at]!, mix(lit(own, shade, 1, light), haze[1], mist) + flash, share)
      b[at] = mix(b[at]!, mix(lit(own, shade, 2, light), haze[2], mist) + flash, share)
    }
  }
}

function lit(own: Rgb, shade: Rgb, channel: 0 | 1 | 2, light: number): number {
  return own[channel] * (light < 1 ? mix(shade[channel], 1, light) : light)
}

function ridgeOf(width: number, height: number, { horizon, hills }: Options, seed: number): Float32Array {
  const tile = noiseTile('swirls')
  return Float32Array.from({ length: width }, (_, x) => {
    return horizon + hills * 1.6 * noiseAt(tile, (x / height) * 85 + seed * 31, seed * 13)
  })
}

/** 1 is open ground in full light. */
function lightAt(u: number, far: number, side: number, depth: number, { swell, grain, ripples }: Options): number {
  const [swirls, clouds, fine] = [noiseTile('swirls'), noiseTile('clouds'), noiseTile('grain')]
  const x = u * far
  const z = far
  const step = 3
  const at = noiseAt(swirls, x * 130, z * 190)
  const toRight = noiseAt(swirls, x * 130 + step, z * 190) - at
  const toFront = noiseAt(swirls, x * 130, z * 190 - step) - at
  const near = 1 / (1 + 0.35 * far * far)
  const rough = noiseAt(clouds, x * 260, z * 380)
  const small = (0.6 * noiseAt(fine, x * 360, z * 520) + noiseAt(fine, x * 1150 + 70, z * 1500)) * near
  let light = 0.86 - swell * 5.5 * (toRight * side + toFront * depth * 0.8)
  light += swell * 0.16 * rough * near + grain * 0.2 * small
  if (ripples > 0) {
    const phase = z * 9 + x * 1.8 + 2.2 * at
    light += ripples * 0.16 * Math.sin(phase * 2 * Math.PI) * (0.5 + rough) * near
  }
  return Math.max(0, Math.min(1.3, light))
}

/** A few crystals turn their mirror to the eye: single bright points, of a size that scales with the frame. */
function sparkleAt(x: number, y: number, height: number, strength: number): number {
  const cell = Math.max(1, height / 512)
  const value = cellValue(Math.floor(x / cell), Math.floor(y / cell))
  return value > 0.9965 ? strength * (value - 0.9965) * 300 : 0
}
