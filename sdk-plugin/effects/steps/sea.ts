import * as z from 'zod'
import { colour, mix, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { operation, type Stage } from '../stage.ts'

/** The sea from the beach, between the horizon and the shore: swell, glitter, small breakers. In shares of the frame. */
export const sea = operation({
  name: 'sea',
  schema: z.strictObject({
    do: z.literal('sea'),
    horizon: z.number().min(0).max(1).default(0.42),
    shore: z.number().min(0).max(1).default(0.6),
    deep: colour.default([0.01, 0.16, 0.28]),
    shallow: colour.default([0.12, 0.52, 0.52]),
    /** What it mirrors of the sky. */
    sky: colour.default([0.5, 0.68, 0.85]),
    /** Where the sun's glitter lies, and how strong it is. */
    glitter: z
      .strictObject({
        at: z.number().default(0.3),
        width: z.number().positive().default(0.2),
        strength: z.number().min(0).max(10).default(1),
      })
      .prefault({}),
    /** Share of foam in the breakers. */
    foam: z.number().min(0).max(1).default(0.6),
  }),
  apply(stage, options) {
    paint(stage, options)
  },
})

function paint({ frame, seed }: Stage, options: z.output<(typeof sea)['schema']>): void {
  const { width, height, r, g, b } = frame
  const { horizon, shore, deep, shallow, sky, glitter, foam } = options
  const [swirls, clouds, grain] = [noiseTile('swirls'), noiseTile('clouds'), noiseTile('grain')]
  const first = Math.max(0, Math.floor(horizon * height - 2))
  for (let y = first; y < height; y++) {
    const v = (y + 0.5) / height
    const below = v - horizon
    const far = 0.06 / Math.max(0.004, below + 0.004)
    const whole = smoothstep(-0.001, 0.002, below)
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const u = (x + 0.5) / height
      const across = (u - width / height / 2) * far
      const edge = shore + 0.012 * noiseAt(swirls, u * 110 + seed * 9, 60) + 0.004 * noiseAt(clouds, u * 300, 20)
      const share = whole * smoothstep(0.003, -0.003, v - edge)
      if (share <= 0) continue
      const near = Math.min(1, Math.max(0, below / Math.max(0.02, edge - horizon)))
      const swell = noiseAt(swirls, across * 90 + seed * 5, far * 420)
      const chop = noiseAt(clouds, across * 260, far * 900) * Math.min(1, 6 * below + 0.25)
      const facing = 0.24 + 0.45 * (1 - near) + 0.5 * swell + 0.55 * chop
      const mirror = Math.min(0.9, Math.max(0.04, facing))
      const depth = smoothstep(0.25, 1, near + 0.1 * swell)
      // Two lines of breakers that run along the shore, and the edge itself.
      const wave = edge - v + 0.014 * noiseAt(swirls, u * 70 + 40, v * 40)
      const rough = noiseAt(clouds, u * 330, v * 900) + 0.5 * noiseAt(grain, u * 200, v * 500)
      const lines =
        0.9 * smoothstep(0.012, 0.0, Math.abs(wave - 0.004)) +
        0.75 * smoothstep(0.007, 0, Math.abs(wave - 0.034)) +
        0.4 * smoothstep(0.004, 0, Math.abs(wave - 0.062))
      const white = Math.min(1, foam * 1.5 * lines * smoothstep(-0.25, 0.25, rough + 0.12))
      const beam = (u - (glitter.at * width) / height) / (glitter.width * (0.5 + near))
      const flash = smoothstep(
        0.3,
        0.62,
        chop + swell * 0.4 + 0.5 * noiseAt(grain, across * 500, far * 1500) * (0.3 + near),
      )
      const sun = glitter.strength * 2.2 * flash * Math.exp(-beam * beam)
      r[at] = mix(r[at]!, mix(mix(mix(deep[0], shallow[0], depth), sky[0], mirror) + sun, 0.92, white), share)
      g[at] = mix(g[at]!, mix(mix(mix(deep[1], shallow[1], depth), sky[1], mirror) + sun * 0.93, 0.94, white), share)
      b[at] = mix(b[at]!, mix(mix(mix(deep[2], shallow[2], depth), sky[2], mirror) + sun * 0.8, 0.95, white), share)
    }
  }
}
