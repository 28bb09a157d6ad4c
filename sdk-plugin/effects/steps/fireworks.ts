import * as z from 'zod'
import { colour, mix, ramp, type Rgb, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { addLight, newEmission, softened } from '../light/emission.ts'
import { randomFrom } from '../random.ts'
import { keptFrame, operation, type Stage } from '../stage.ts'
import { addSpot } from '../tubes/spark.ts'

/** Bursts in a night sky: trails that fall and fade, embers, rising tails, smoke that the bursts light. */
export const fireworks = operation({
  name: 'fireworks',
  schema: z.strictObject({
    do: z.literal('fireworks'),
    /** From the top of the frame down. */
    sky: z.array(colour).min(1).max(6).prefault(['#02030c', '#070a20', '#1a1230']),
    colours: z.array(colour).min(1).max(10).prefault(['#ff4a5e', '#ffc46b', '#5ea8ff', '#c06bff', '#5effa0']),
    count: z.number().int().min(1).max(24).default(9),
    /** Smallest and largest reach of a burst in frame heights. */
    size: z.tuple([z.number().positive(), z.number().positive()]).readonly().default([0.1, 0.34]),
    /** Highest and lowest middle of a burst, as shares of the frame's height. */
    band: z.tuple([z.number(), z.number()]).readonly().default([0.1, 0.45]),
    power: z.number().min(0).max(20).default(1.6),
    smoke: z.number().min(0).max(4).default(1),
  }),
  apply(stage, options) {
    keptFrame(stage, JSON.stringify(options) + stage.seed, () => paint(stage, options))
  },
})

type Options = z.output<(typeof fireworks)['schema']>

interface Burst {
  x: number
  y: number
  reach: number
  /** 0 far away, 1 near. */
  depth: number
  tone: Rgb
  second: Rgb
}

function paint(stage: Stage, options: Options): void {
  const { frame, seed } = stage
  const { width, height, r, g, b } = frame
  const random = randomFrom(seed * 2749 + 77)
  const bursts = Array.from({ length: options.count }, (_, index): Burst => {
    const depth = (index + 0.5) / options.count
    // Every second one on the other half, so that they do not heap up.
    const side = index % 2 === 0 ? random() * 0.5 : 0.5 + random() * 0.5
    const pick = () => options.colours[Math.floor(random() * options.colours.length)]!
    return {
      x: mix(-0.02, 1.02, side) * width,
      y: mix(options.band[0], options.band[1], random()) * height,
      reach: mix(options.size[0], options.size[1], depth * mix(0.6, 1, random())) * height,
      depth,
      tone: pick(),
      second: pick(),
    }
  })
  paintSky(stage, bursts, options)
  for (const burst of bursts) {
    if (burst.depth > 0.3) drawTail(stage, burst, random)
    drawBurst(stage, burst, options, random)
  }
  for (let index = 0; index < STARS; index++) {
    const at = Math.floor(random() * 0.7 * height) * width + Math.floor(random() * width)
    const light = 0.3 * random() ** 3
    r[at]! += light
    g[at]! += light
    b[at]! += light * 1.1
  }
}

/** The sky with smoke that drifts off, bright where a burst is near. */
function paintSky({ frame, seed }: Stage, bursts: readonly Burst[], { sky, smoke, power }: Options): void {
  const { width, height, r, g, b } = frame
  const emission = newEmission(frame)
  for (const { x, y, reach, tone, depth } of bursts)
    addLight(emission, x, y, tone, reach * reach * power * (0.3 + depth))
  const near = softened(emission, 0.07 * height)
  const wide = softened(emission, 0.2 * height)
  const [tile, swirls] = [noiseTile('clouds'), noiseTile('swirls')]
  const step = 1 / height
  for (let y = 0; y < height; y++) {
    const v = (y + 0.5) * step
    const base = ramp(sky, v)
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const u = (x + 0.5) * step
      const wx = 36 * noiseAt(swirls, u * 120 + seed * 19, v * 120)
      const puff =
        noiseAt(tile, u * 150 + wx, v * 170 + wx * 0.6 + seed * 7) + 0.45 * noiseAt(tile, u * 420 + wx, v * 460)
      const thick = smoke * Math.max(0, 0.2 + 0.75 * puff)
      const n = near(x, y)
      const w = wide(x, y)
      r[at] = base[0] + thick * (0.22 * n[0] + 1.3 * w[0]) + 0.12 * w[0]
      g[at] = base[1] + thick * (0.22 * n[1] + 1.3 * w[1]) + 0.12 * w[1]
      b[at] = base[2] + thick * (0.22 * n[2] + 1.3 * w[2]) + 0.12 * w[2]
    }
  }
}

const STARS = 160
/** Spots of a trail for each pixel of reach, so that they run into a line. */
const DENSE = 0.55

function drawBurst(
  { frame }: Stage,
  { x, y, reach, depth, tone, second }: Burst,
  { power }: Options,
  random: () => number,
): void {
  const count = Math.round(mix(46, 130, depth))
  const kind = random()
  const isWillow = kind < 0.3
  const hasHeart = kind > 0.6
  // What falls far has the longer way.
  const steps = Math.max(12, Math.round(((isWillow ? 1.7 : 1) * reach * DENSE * 512) / frame.height))
  const size = Math.max(0.55, frame.height * mix(0.0008, 0.0019, depth))
  for (let index = 0; index < count; index++) {
    // Even on a sphere: those that fly towards the viewer look short.
    const up = 1 - (2 * (index + 0.5)) / count
    const angle = index * 2.39996 + random() * 0.35
    const flat = Math.sqrt(1 - up * up)
    const speed = reach * mix(0.82, 1.06, random()) * (hasHeart && index % 3 === 0 ? 0.45 : 1)
    const dx = Math.cos(angle) * flat * speed
    const dy = up * speed
    const own = hasHeart && index % 3 === 0 ? second : tone
    const fall = reach * (isWillow ? 0.62 : 0.2) * mix(0.8, 1.2, random())
    const start = isWillow ? 0.08 : mix(0.2, 0.45, random())
    const flicker = mix(0.6, 1.4, random())
    for (let step = 0; step <= steps; step++) {
      const t = mix(start, 1, step / steps)
      const far = 1 - (1 - t) * (1 - t)
      const px = x + dx * far
      const py = y + dy * far + fall * t * t
      const along = step / steps
      // Each ends as a drop: a hot head that thins out where it flies to; willows only fade.
      const head = isWillow ? 0 : Math.exp(-(((along - 0.93) / 0.035) ** 2))
      const out = isWillow ? smoothstep(1, 0.55, along) : 1
      const light = power * flicker * (0.05 + 0.45 * along * along + 0.3 * head) * (isWillow ? 0.55 * out : 1)
      const hot = 0.1 + 0.45 * head
      const colour: Rgb = [mix(own[0], 1, hot), mix(own[1], 0.95, hot), mix(own[2], 0.85, hot)]
      addSpot(frame, px, py, size * (isWillow ? 0.8 : 0.7 + 0.6 * head), colour, light)
    }
  }
  addSpot(frame, x, y, reach * 0.2, tone, 0.22 * power)
}

/** What is left of the rocket's way up. */
function drawTail({ frame }: Stage, { x, y, reach, depth }: Burst, random: () => number): void {
  const lean = (random() - 0.5) * reach * 0.5
  const length = reach * mix(1.2, 2.2, random())
  const warm: Rgb = [1, 0.62, 0.3]
  for (let step = 0; step < 60; step++) {
    const t = step / 60
    const wander = (random() - 0.5) * reach * 0.02 * t
    const light = 0.3 * (1 - t) * depth * mix(0.3, 1, random())
    addSpot(frame, x + lean * t * t + wander, y + length * t, Math.max(0.6, frame.height * 0.001), warm, light)
  }
}
