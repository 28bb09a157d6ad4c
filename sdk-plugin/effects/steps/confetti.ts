import * as z from 'zod'
import { colour, mix, type Rgb, smoothstep } from '../colour.ts'
import type { Frame } from '../frame.ts'
import { randomFrom } from '../random.ts'
import { operation } from '../stage.ts'
import { hypot } from '../hypot.ts'

/** Flakes in the air, sharp at the letters' depth and soft in front of it and behind. Lengths in frame heights. */
export const confetti = operation({
  name: 'confetti',
  schema: z.strictObject({
    do: z.literal('confetti'),
    colours: z.array(colour).min(1).max(8),
    count: z.number().int().min(1).max(400),
    size: z.tuple([z.number().positive(), z.number().positive()]).readonly().default([0.006, 0.016]),
    /** Largest softness. */
    soft: z.number().min(0).max(0.1).default(0.008),
    shape: z.enum(['disc', 'strip', 'heart', 'star']).default('disc'),
    /** Keeps the band of the text free: 1 is wholly. */
    clear: z.number().min(0).max(1).default(0),
    opacity: z.number().min(0).max(1).default(1),
  }),
  apply(stage, { colours, count, size, soft, shape, clear, opacity }) {
    const { frame, seed } = stage
    const random = randomFrom(seed * 7919 + count * 31 + shape.length)
    for (let index = 0; index < count; index++) {
      const x = random()
      const y = random()
      const tone = colours[Math.floor(random() * colours.length)]!
      const depth = random()
      const turn = random() * 2 * Math.PI
      const tilt = mix(0.3, 1, random())
      const shine = random()
      if (Math.abs(y - 0.5) < 0.3 && random() < clear) continue
      const radius = mix(size[0], size[1], depth * depth) * frame.height
      const blurred = soft * frame.height * Math.abs(depth - 0.4) ** 1.5 * 2 + 0.7
      drawFlake(frame, {
        x: x * frame.width,
        y: y * frame.height,
        radius,
        soft: blurred,
        turn,
        tilt: shape === 'disc' ? tilt : Math.max(0.6, tilt),
        // Foil catches a lamp at some angles and the dark room at others.
        gain: 0.55 + 1.5 * shine * shine,
        tone,
        shape,
        opacity,
      })
    }
  },
})

interface Flake {
  x: number
  y: number
  radius: number
  soft: number
  turn: number
  tilt: number
  gain: number
  tone: Rgb
  shape: 'disc' | 'strip' | 'heart' | 'star'
  opacity: number
}

function drawFlake(frame: Frame, { x, y, radius, soft, turn, tilt, gain, tone, shape, opacity }: Flake): void {
  const reach = radius + soft
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const extent = extents[shape]
  for (let py = Math.max(0, Math.floor(y - reach)); py <= Math.min(frame.height - 1, y + reach); py++) {
    for (let px = Math.max(0, Math.floor(x - reach)); px <= Math.min(frame.width - 1, x + reach); px++) {
      const u = (cos * (px - x) + sin * (py - y)) / radius
      const v = (cos * (py - y) - sin * (px - x)) / (radius * tilt)
      const share = smoothstep(soft, -soft, (extent(u, v) - 1) * radius) * opacity
      if (share <= 0.003) continue
      const light = gain * (1 + 0.6 * v)
      const at = py * frame.width + px
      frame.r[at] = mix(frame.r[at]!, tone[0] * light, share)
      frame.g[at] = mix(frame.g[at]!, tone[1] * light, share)
      frame.b[at] = mix(frame.b[at]!, tone[2] * light, share)
    }
  }
}

/** 1 on the outline of each shape, less within. */
const extents: Record<Flake['shape'], (u: number, v: number) => number> = {
  disc: (u, v) => hypot(u, v),
  strip: (u, v) => Math.max(Math.abs(u), Math.abs(v) * 2.6),
  heart(u, v) {
    const x = Math.abs(u) * 1.25
    const y = -v * 1.25 + 0.25
    return hypot(x, y - 0.75 * Math.sqrt(Math.min(1, x)))
  },
  star(u, v) {
    const angle = Math.atan2(u, -v)
    const part = (2 * Math.PI) / 5
    const folded = Math.abs((((angle % part) + part * 1.5) % part) - part / 2)
    const r = hypot(u, v)
    // The line between a point (radius 1) and the notch beside it (radius 0.45).
    const px = r * Math.cos(folded)
    const py = r * Math.sin(folded)
    const nx = 0.45 * Math.cos(part / 2)
    const ny = 0.45 * Math.sin(part / 2)
    return (px * ny + py * (1 - nx)) / ny
  },
}
