import * as z from 'zod'
import { colour, mix, smoothstep } from '../colour.ts'
import { copyFrame, type Frame } from '../frame.ts'
import { blur } from '../kernels/blur.ts'
import { plane } from '../kernels/memory.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { enlarge, shrink } from '../kernels/resample.ts'
import { layDrop } from '../light/drop.ts'
import { randomFrom } from '../random.ts'
import type { Letters } from '../lettering.ts'
import { operation, type Stage } from '../stage.ts'
import { condensationOf } from '../surface/condensation.ts'

/**
 * Breath on a window: the scene behind is veiled, but where the letters have been wiped with a finger. Water
 * gathers along
 * the strokes and runs down in drops, which leave clear trails. Lengths in em; drops on the rest of the pane in
 * frame heights.
 */
export const mist = operation({
  name: 'mist',
  schema: z.strictObject({
    do: z.literal('mist'),
    /** Softness of the scene seen through it, in frame heights. */
    blur: z.number().min(0).max(0.2).default(0.05),
    veil: colour.default([0.26, 0.3, 0.38]),
    opacity: z.number().min(0).max(1).default(0.55),
    /** What the finger leaves. */
    smear: z.number().min(0).max(1).default(0.18),
    /** What is left of the light that comes in where it is wiped: less where the scene is as bright as the mist. */
    clear: z.number().min(0).max(1).default(1),
    /** Drops that run down from the letters, for each em of their width, and how far. */
    runs: z.number().min(0).max(20).default(3),
    length: z.number().min(0).max(3).default(0.7),
    /** Beads of water along the lower edges of the letters, for each em of their width. */
    beads: z.number().min(0).max(100).default(0),
    /** Drops on the pane. */
    drops: z.number().int().min(0).max(2000).default(220),
    size: z.tuple([z.number().positive(), z.number().positive()]).readonly().default([0.002, 0.011]),
    shine: z.number().min(0).max(5).default(1),
  }),
  apply(stage, options) {
    const { frame } = stage
    const scene = stage.focused ?? copyFrame(frame)
    const wiped = plane(frame.width * frame.height)
    wipe(stage, wiped, options)
    const runs = runDown(stage, wiped, options)
    veil(stage, wiped, options)
    colourEmoji(stage)
    // A drop squeezes much of the scene into few pixels: finer detail would only flicker.
    const small = shrunk(shrunk(scene))
    scatter(stage, small, wiped, options)
    pushAside(stage, small, options)
    for (const run of runs) layDrop(frame, small, run, options.shine)
  },
})

type Options = z.output<(typeof mist)['schema']>

/** Where the pane is clear: the letters with the uneven edge of a finger. */
function wipe({ frame, letters, seed }: Stage, wiped: Float32Array, { smear }: Options): void {
  const swirls = noiseTile('swirls')
  const grain = noiseTile('grain')
  const { width, distance, em, x: left, y: top } = letters
  const k = 128 / em
  const lastX = Math.min(width, frame.width - left)
  const lastY = Math.min(letters.height, frame.height - top)
  const emoji = letters.emoji?.share
  for (let y = Math.max(0, -top); y < lastY; y++) {
    for (let x = Math.max(0, -left), at = y * width + x; x < lastX; x++, at++) {
      const far = distance[at]! + 0.012 * em * noiseAt(swirls, x * k * 6 + seed, y * k * 6)
      if (far < -1.5) continue
      const rubbed = noiseAt(grain, x * k * 0.35 + y * k * 0.3, y * k * 1.1 - x * k * 1.2)
      const residue = smear * smoothstep(-0.15, 0.45, rubbed) * (emoji ? 1 - emoji[at]! : 1)
      wiped[(y + top) * frame.width + x + left] = smoothstep(-1, 1.5, far) * (1 - residue)
    }
  }
}

/** Drops that start at lower edges of the letters; clears their trails. */
function runDown({ frame, letters, seed }: Stage, wiped: Float32Array, { runs, length }: Options) {
  const random = randomFrom(seed * 7879 + 3)
  const { em, ink } = letters
  const count = Math.round((runs * (ink.right - ink.left)) / em)
  const drops = []
  for (let index = 0; index < count; index++) {
    const drawn = Math.floor(mix(ink.left, ink.right - 1, (index + random()) / count))
    let x = footNear(letters, drawn)
    const y = lowest(letters, x)
    const reach = length * em * (0.15 + random() ** 1.7)
    const radius = mix(0.014, 0.03, random()) * em
    const phase = random() * 6.28
    if (y <= ink.top) continue
    // It begins within the stroke, so that no rim lies between.
    let far = -Math.round(2.5 * radius)
    for (; far < reach; far++) {
      x += 0.09 * Math.sin(far / (0.1 * em) + phase) + 0.05 * Math.sin(far / (0.031 * em))
      const begun = far < 0 ? 0 : far / reach
      const flare = 1 + 0.9 * Math.exp(-Math.max(0, far) / (0.9 * radius))
      const wide = radius * flare * mix(0.8, 0.5, begun) * (0.9 + 0.2 * Math.sin(far / (0.05 * em) + phase))
      clear(frame, wiped, x + letters.x, y + far + letters.y, wide)
    }
    drops.push({ x: x + letters.x, y: y + far + letters.y, radius, tall: 1.25, turn: phase })
  }
  return drops
}

/** The lower side of what is written in a column; the top of the ink where nothing is. */
function lowest({ ink, distance, width }: Letters, x: number): number {
  let y = ink.bottom - 1
  while (y > ink.top && distance[y * width + x]! < 0) y--
  return y
}

/** Water gathers where a stroke hangs lowest: the column of such a place beside `x`. */
function footNear(letters: Letters, x: number): number {
  const { ink, em } = letters
  const reach = Math.round(0.14 * em)
  let best = x
  for (let at = Math.max(ink.left, x - reach); at <= Math.min(ink.right - 1, x + reach); at++) {
    if (lowest(letters, at) > lowest(letters, best)) best = at
  }
  return best
}

function clear({ width, height }: Frame, wiped: Float32Array, x: number, y: number, wide: number): void {
  if (y < 0 || y >= height) return
  const row = Math.floor(y) * width
  for (let px = Math.max(0, Math.floor(x - wide - 1)); px <= Math.min(width - 1, x + wide + 1); px++) {
    const share = smoothstep(wide + 0.8, wide - 0.8, Math.abs(px + 0.5 - x)) * 0.92
    if (share > wiped[row + px]!) wiped[row + px] = share
  }
}

/** Veils what is not wiped; beads of water make the edge of what is. */
function veil({ frame, letters }: Stage, wiped: Float32Array, options: Options): void {
  const { width, height } = frame
  const edge = blur(wiped, width, height, Math.max(0.8, 0.014 * letters.em))
  const cover = condensationOf(width, height)
  for (const [c, name] of (['r', 'g', 'b'] as const).entries()) {
    const light = frame[name]
    const behind = softened(light, width, height, options.blur * height)
    const tone = options.veil[c as 0 | 1 | 2]
    const { clear } = options
    for (let at = 0; at < light.length; at++) {
      const open = wiped[at]!
      const misty = behind[at]! + (tone - behind[at]! * 0.35) * options.opacity * cover[at]!
      // The rim: water that the finger has pushed aside.
      const rim = (edge[at]! - open) * 2.4
      const bead = rim <= 0 ? 0 : rim > 1 ? 1 : rim
      light[at] =
        (misty + (light[at]! * clear - misty) * open) * (1 - 0.3 * bead) +
        bead * tone * (0.1 + 2.4 * Math.max(0, cover[at]! - 1.03))
    }
  }
}

/** Emoji stand on the pane in colours through which the scene still shines. */
function colourEmoji({ frame, letters }: Stage): void {
  const { emoji, width, x: left, y: top } = letters
  if (!emoji) return
  const lastX = Math.min(width, frame.width - left)
  const lastY = Math.min(letters.height, frame.height - top)
  for (let y = Math.max(0, -top); y < lastY; y++) {
    for (let x = Math.max(0, -left), at = y * width + x; x < lastX; x++, at++) {
      const share = emoji.share[at]! * 0.85
      if (share === 0) continue
      const to = (y + top) * frame.width + x + left
      frame.r[to]! += (emoji.r[at]! * 0.8 - frame.r[to]!) * share
      frame.g[to]! += (emoji.g[at]! * 0.8 - frame.g[to]!) * share
      frame.b[to]! += (emoji.b[at]! * 0.8 - frame.b[to]!) * share
    }
  }
}

function softened(plane: Float32Array, width: number, height: number, sigma: number): Float32Array {
  const half = shrink(plane, width, height)
  const quarter = shrink(half.plane, half.width, half.height)
  const soft = blur(quarter.plane, quarter.width, quarter.height, sigma / 4)
  const larger = enlarge(soft, quarter.width, quarter.height, half.width, half.height)
  return enlarge(larger, half.width, half.height, width, height)
}

function shrunk({ width, height, r, g, b }: Frame): Frame {
  const [red, green, blue] = [shrink(r, width, height), shrink(g, width, height), shrink(b, width, height)]
  return { width: red.width, height: red.height, r: red.plane, g: green.plane, b: blue.plane }
}

/** Beads of the water that the finger has pushed aside: along the lower edges, where it hangs. */
function pushAside({ frame, letters, seed }: Stage, scene: Frame, { beads, shine }: Options): void {
  const random = randomFrom(seed * 5153 + 7)
  const { em, ink, distance, width, x: left, y: top } = letters
  if (beads === 0) return
  for (let x = ink.left; x < ink.right; x += Math.max(1, ((0.6 + random()) * em) / beads)) {
    const column = Math.floor(x)
    for (let y = ink.top; y < ink.bottom; y++) {
      const at = y * width + column
      if (distance[at]! < 0 || distance[at + width]! >= 0) continue
      const radius = mix(0.007, 0.02, random() ** 2.5) * em
      const tall = mix(1, 1.3, random())
      if (random() < 0.75) layDrop(frame, scene, { x: x + left, y: y + top + 1, radius, tall, turn: y }, shine)
    }
  }
}

function scatter({ frame, seed }: Stage, scene: Frame, wiped: Float32Array, { drops, size, shine }: Options): void {
  const random = randomFrom(seed * 4057 + 11)
  const { width, height } = frame
  for (let index = 0; index < drops; index++) {
    const x = random() * width
    const y = random() * height
    const radius = mix(size[0], size[1], random() ** 4) * height
    const tall = mix(0.9, 1.25, random())
    const turn = random() * 6.28
    // A finger takes most of them away.
    if (wiped[Math.floor(y) * width + Math.floor(x)]! > 0.3 && random() < 0.85) continue
    layDrop(frame, scene, { x, y, radius, tall, turn }, shine)
  }
}
