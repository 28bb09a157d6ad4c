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

/** For each column the waterline in frame heights: overlapping arcs, as a wave runs out on a beach. */
function tongues(seed: number, width: number, height: number, { line, reach }: Options, share: number): Float32Array {
  const random = randomFrom(seed * 7919 + 5)
  const noise = noiseTile('swirls')
  const aspect = width / height
  const arcs = Array.from({ length: 9 }, (_, index) => ({
    at: ((index + 0.1 + 0.8 * random()) / 8) * aspect,
    half: aspect * mix(0.09, 0.2, random()),
    rise: reach * share * mix(0.35, 1, random()),
  }))
  return Float32Array.from({ length: width }, (_, x) => {
    const u = (x + 0.5) / height
    let rise = 0
    for (const arc of arcs) {
      const t = (u - arc.at) / arc.half
      if (t * t < 1) rise = Math.max(rise, arc.rise * (1 - t * t))
    }
    return mix(line[0], line[1], u / aspect) - rise + 0.012 * noiseAt(noise, u * 160 + seed * 50, 40)
  })
}

interface Foam {
  share: Float32Array
  height: Float32Array
}

/** How much of each pixel is foam, and how thick it lies in frame heights. */
function frothOf(front: Float32Array, second: Float32Array, width: number, height: number): Foam {
  const [cells, clouds, grain] = [noiseTile('cells'), noiseTile('clouds'), noiseTile('grain')]
  const share = plane(width * height)
  const thick = plane(width * height)
  for (let y = 0; y < height; y++) {
    const v = (y + 0.5) / height
    for (let x = 0, at = y * width; x < width; x++, at++) {
      let d = v - front[x]!
      if (d < -0.03) continue
      const u = (x + 0.5) / height
      const n = noiseAt(clouds, u * 210, v * 210)
      const fine = noiseAt(grain, u * 330, v * 330)
      d += 0.007 * fine + 0.009 * n
      if (d < -0.004) continue
      const behind = v - second[x]! - 0.085 - 0.03 * n
      const edge = Math.exp(-d / (0.016 + 0.022 * (n + 0.4)))
      const old =
        0.75 * Math.exp(-((behind / 0.05) * (behind / 0.05))) +
        0.32 * smoothstep(-0.04, 0.05, behind) * Math.exp(-Math.max(0, behind) / 0.25)
      const density = Math.min(1, edge + old * (0.7 + n) + 0.06 + 0.5 * n)
      const wx = u + 0.035 * noiseAt(clouds, u * 330 + 90, v * 330)
      const wy = v * 1.35 + 0.035 * noiseAt(clouds, u * 330, v * 330 + 170)
      const large = noiseAt(cells, wx * 360, wy * 360) + 0.2 * fine + 0.12 * n
      const small = noiseAt(cells, wx * 950 + 99, wy * 950) + 0.25 * fine
      const holes = mix(0.9, 0.05, density)
      const lace =
        smoothstep(holes - 0.16, holes + 0.2, large) * smoothstep(holes * 0.75 - 0.25, holes * 0.75 + 0.3, small)
      const froth = smoothstep(0.018, 0, d) * (0.8 + 0.2 * smoothstep(0.15, 0.4, small))
      const foam = Math.max(lace * smoothstep(0.02, 0.4, density), froth) * smoothstep(-0.004, 0.002, d)
      share[at] = Math.min(1, foam)
      thick[at] = foam * (0.0026 + 0.007 * edge * (0.6 + small)) + 0.0016 * fine * foam
    }
  }
  return { share, height: thick }
}

/** Sand that is wet is darker, and mirrors a little of the sky. */
function soak({ frame }: Stage, front: Float32Array, wetLine: Float32Array, { wet }: Options): void {
  const { width, height, r, g, b } = frame
  const noise = noiseTile('clouds')
  for (let y = 0; y < height; y++) {
    const v = (y + 0.5) / height
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const far = wetLine[x]! - wet - v
      if (far > 0.06) continue
      const u = (x + 0.5) / height
      const edge = far + 0.03 * noiseAt(noise, u * 260, v * 260)
      const share = smoothstep(0.012, -0.03, edge)
      if (share <= 0) continue
      const close = smoothstep(-wet, 0, v - front[x]!)
      const gloss = share * (0.02 + 0.13 * close * close)
      r[at] = r[at]! * (1 - share * (0.5 + 0.16 * close)) + 0.8 * gloss
      g[at] = g[at]! * (1 - share * (0.5 + 0.14 * close)) + gloss
      b[at] = b[at]! * (1 - share * (0.48 + 0.12 * close)) + 1.2 * gloss
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
        const cover = mix(0.25, 0.94, smoothstep(0, 0.75, d / slope))
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
