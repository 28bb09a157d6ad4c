import * as z from 'zod'
import { colour, mix, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { randomFrom } from '../random.ts'
import { operation, type Stage } from '../stage.ts'
import { plane } from '../kernels/memory.ts'

/** The edge of the sea, seen from above: wet sand, a breaking line of foam, lace behind it. Lengths in frame heights. */
export const surf = operation({
  name: 'surf',
  schema: z.strictObject({
    do: z.literal('surf'),
    /** Height of the waterline at the left and at the right side of the frame. */
    line: z.tuple([z.number(), z.number()]).readonly().default([0.95, 0.75]),
    /** How far single tongues of water reach up. */
    reach: z.number().min(0).max(0.5).default(0.1),
    /** Width of the sand that the last wave has wetted. */
    wet: z.number().min(0).max(1).default(0.16),
    /** Colours of the water, from the edge to the deep. */
    shallow: colour.default([0.3, 0.5, 0.45]),
    deep: colour.default([0.015, 0.2, 0.25]),
    /** How far from the edge it is deep. */
    slope: z.number().positive().max(2).default(0.35),
  }),
  apply(stage, options) {
    const { frame, seed } = stage
    const { width, height } = frame
    // Where waves ran out before, the sand has drunk their tongues: its edge is flatter than theirs.
    const [front, wetLine, second] = [0.9, 0.45, 0.7].map((share, index) =>
      tongues(seed * 3 + index, width, height, options, share),
    ) as [Float32Array, Float32Array, Float32Array]
    const foam = frothOf(front, second, width, height)
    soak(stage, front, wetLine, options)
    flood(stage, front, foam, options)
  },
})

type Options = z.output<(typeof surf)['schema']>

/** For each column the waterline in frame heights: a wave runs out in tongues, no two as broad or as far. */
function tongues(seed: number, width: number, height: number, { line, reach }: Options, share: number): Float32Array {
  const random = randomFrom(seed * 7919 + 5)
  const [swirls, clouds] = [noiseTile('swirls'), noiseTile('clouds')]
  const aspect = width / height
  const arcs = Array.from({ length: 7 }, (_, index) => ({
    at: ((index - 0.3 + 0.9 * random()) / 6) * aspect,
    left: aspect * mix(0.08, 0.34, random()),
    right: aspect * mix(0.08, 0.34, random()),
    rise: reach * share * mix(0.2, 1, random()),
  }))
  return Float32Array.from({ length: width }, (_, x) => {
    const u = (x + 0.5) / height
    let sum = 0
    for (const { at, left, right, rise } of arcs) {
      const t = Math.min(1, Math.abs(u - at) / (u < at ? left : right))
      sum += (rise * (1 - t * t)) ** ROUND
    }
    const uneven = 0.03 * noiseAt(swirls, u * 110 + seed * 50, 40) + 0.014 * noiseAt(clouds, u * 300 + seed * 50, 90)
    return mix(line[0], line[1], u / aspect) - sum ** (1 / ROUND) + uneven
  })
}

/** How narrow the bay is between two tongues. */
const ROUND = 3.5

interface Foam {
  share: Float32Array
  height: Float32Array
}

/** How much of each pixel is foam, and how thick it lies in frame heights. */
function frothOf(front: Float32Array, second: Float32Array, width: number, height: number): Foam {
  const [swirls, clouds, grain] = [noiseTile('swirls'), noiseTile('clouds'), noiseTile('grain')]
  const bubbly = bubbles()
  const share = plane(width * height)
  const thick = plane(width * height)
  for (let y = 0; y < height; y++) {
    const v = (y + 0.5) / height
    for (let x = 0, at = y * width; x < width; x++, at++) {
      let d = v - front[x]!
      if (d < -0.03) continue
      const u = (x + 0.5) / height
      const fine = noiseAt(grain, u * 420, v * 420)
      const n = noiseAt(clouds, u * 230, v * 330)
      d += 0.006 * fine + 0.008 * n
      if (d < -0.004) continue
      // The lip that the wave pushes before it: here thick, there hardly a line.
      const lip = 0.008 + 0.042 * Math.max(0, 0.3 + noiseAt(swirls, u * 150 + 20, 70))
      const edge = smoothstep(2.2 * lip, 0.5 * lip, d + 0.02 * n)
      const behind = v - second[x]! - 0.1 - 0.05 * n
      const old = Math.exp(-((behind / 0.045) ** 2)) + 0.4 * smoothstep(-0.03, 0.06, behind)
      // Drawn out along the shore by the water that runs back.
      const wx = u + 0.07 * noiseAt(swirls, u * 260 + 90, v * 330)
      const wy = v + 0.05 * noiseAt(swirls, u * 240, v * 330 + 170)
      const torn = noiseAt(clouds, wx * 250 + 30, wy * 520) + 0.12 * fine
      const strand = Math.max(
        smoothstep(0.11, 0.02, Math.abs(noiseAt(clouds, wx * 190, wy * 430) + 0.02)),
        0.8 * smoothstep(0.12, 0.02, Math.abs(noiseAt(clouds, wx * 430 + 60, wy * 800))),
      )
      const lace = strand * smoothstep(-0.25, 0.3, torn + 0.35 * old - 0.2) * Math.min(1, 0.25 + 0.8 * old)
      const patch = smoothstep(0.2, 0.5, torn + 0.5 * old - 0.12) * Math.min(1, old)
      const froth = Math.max(edge, patch) * bubbly(u, v, Math.max(0.9 * edge, patch))
      const foam = Math.max(lace, froth) * smoothstep(-0.004, 0.001, d)
      share[at] = Math.min(1, foam)
      thick[at] = foam * (0.0012 + 0.006 * edge * (1 + fine) + 0.003 * patch) + 0.0014 * fine * foam
    }
  }
  return { share, height: thick }
}

/** What bubbles leave of foam: holes of two sizes, few of them where it is dense. */
function bubbles() {
  const cells = noiseTile('cells')
  return (u: number, v: number, dense: number): number => {
    const open = 0.5 - 0.38 * dense
    const large = smoothstep(open - 0.12, open + 0.1, noiseAt(cells, u * 1150, v * 1350))
    const small = smoothstep(open - 0.2, open + 0.2, noiseAt(cells, u * 2700 + 99, v * 2700))
    return large * mix(0.55, 1, small)
  }
}

/** The sky as a film of water mirrors it. */
const SHEEN = [0.86, 0.94, 1] as const

/** Sand that is wet is darker; close to the water a film on it mirrors the sky and its clouds. */
function soak({ frame }: Stage, front: Float32Array, wetLine: Float32Array, { wet }: Options): void {
  const { width, height, r, g, b } = frame
  const [noise, swirls, fine] = [noiseTile('clouds'), noiseTile('swirls'), noiseTile('grain')]
  const [sr, sg, sb] = SHEEN
  for (let y = 0; y < height; y++) {
    const v = (y + 0.5) / height
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const far = wetLine[x]! - wet - v
      if (far > 0.06) continue
      const u = (x + 0.5) / height
      const edge = far + 0.03 * noiseAt(noise, u * 260, v * 260)
      const share = smoothstep(0.012, -0.03, edge)
      if (share <= 0) continue
      const close = smoothstep(-0.9 * wet, 0.01, v - front[x]!)
      // The film is whole by the water; farther up it breaks at the grains that stand out of it.
      const broken = 0.7 * noiseAt(swirls, u * 170, v * 420) + 0.16 * noiseAt(fine, u * 900, v * 900)
      const film = smoothstep(0.45, 1, close + broken)
      const mirrored = smoothstep(-0.05, 0.45, noiseAt(noise, u * 90 + 70, v * 420) + 0.5 * (close - 0.7))
      const gloss = share * (0.006 + film * (0.02 + 0.34 * close * close * mirrored))
      const dark = share * (0.54 + 0.16 * film)
      // What water fills scatters less of every colour, of blue the least is left.
      r[at] = r[at]! * (1 - dark) + sr * gloss
      g[at] = g[at]! * (1 - 1.06 * dark) + sg * gloss
      b[at] = b[at]! * (1 - 1.14 * dark) + sb * gloss
    }
  }
}

function flood({ frame, environment }: Stage, front: Float32Array, foam: Foam, options: Options): void {
  const { width, height, r, g, b } = frame
  const { shallow, deep, slope } = options
  const [kx, ky, kz] = environment.key
  const [cells, clouds] = [noiseTile('cells'), noiseTile('clouds')]
  for (let y = 0; y < height; y++) {
    const v = (y + 0.5) / height
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const d = v - front[x]!
      // Foam throws a thin shadow on the sand before it.
      if (d < 0) {
        const dark = 0.5 * smoothstep(-0.016, 0, d) * (1 - foam.share[at]!)
        r[at]! *= 1 - dark
        g[at]! *= 1 - dark
        b[at]! *= 1 - dark * 0.85
      }
      if (d < -0.02) continue
      const u = (x + 0.5) / height
      if (d > 0) {
        const wave = noiseAt(clouds, u * 150 + 40, v * 260)
        const net = noiseAt(cells, u * 300 + 40 * wave, v * 420 + 50 * wave)
        const depth = smoothstep(0, 1, d / slope + 0.12 * wave)
        const cover = mix(0.12, 0.94, smoothstep(0, 0.75, d / slope))
        const shimmer = 1 + 0.35 * wave + 0.25 * (1 - depth) * net * net
        r[at] = mix(r[at]!, mix(shallow[0], deep[0], depth) * shimmer, cover)
        g[at] = mix(g[at]!, mix(shallow[1], deep[1], depth) * shimmer, cover)
        b[at] = mix(b[at]!, mix(shallow[2], deep[2], depth) * shimmer, cover)
      }
      // The first of it is a film that the sand is seen through.
      const share = foam.share[at]! * (0.45 + 0.55 * smoothstep(0.001, 0.013, d))
      if (share < 0.004) continue
      const dx = ((foam.height[x < width - 1 ? at + 1 : at]! - foam.height[x > 0 ? at - 1 : at]!) * height) / 2
      const dy = ((foam.height[y < height - 1 ? at + width : at]! - foam.height[y > 0 ? at - width : at]!) * height) / 2
      const lit = Math.max(0, kz - dx * kx - dy * ky) / Math.sqrt(dx * dx + dy * dy + 1)
      const light = 0.42 + (0.62 * lit) / kz
      r[at] = mix(r[at]!, 0.93 * light, share * 0.96)
      g[at] = mix(g[at]!, 0.95 * light, share * 0.96)
      b[at] = mix(b[at]!, 0.96 * light + 0.02, share * 0.96)
    }
  }
}
