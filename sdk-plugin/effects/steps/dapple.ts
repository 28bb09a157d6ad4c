import * as z from 'zod'
import { colour, mix } from '../colour.ts'
import { Kept } from '../kept.ts'
import { discBlur } from '../kernels/lens.ts'
import { enlarge } from '../kernels/resample.ts'
import { randomFrom } from '../random.ts'
import { box, disc, type View } from '../scenes/view.ts'
import { operation, type Stage } from '../stage.ts'

/** Shadows of what stands beside the picture: twigs with leaves, a palm, a window. Soft like the sun's. */
export const dapple = operation({
  name: 'dapple',
  schema: z.strictObject({
    do: z.literal('dapple'),
    kind: z.enum(['leaves', 'palm', 'window']).default('leaves'),
    /** What is left of the light in shadow. */
    tint: colour.default([0.3, 0.34, 0.45]),
    /** Softness in frame heights. */
    soft: z.number().min(0).max(0.1).default(0.012),
    /** Size of leaves and how far they stand apart; 1 is as of a tree some way off. */
    scale: z.number().min(0.3).max(4).default(1),
    strength: z.number().min(0).max(1).default(0.85),
    /** Multiplies the light: where the sun falls it is brighter than the scene without it. */
    gain: z.number().min(0).max(4).default(1),
    variant: z.number().int().min(0).max(999).default(1),
    /** Falls on the scene, or on the letters' faces alone, which stand nearer: there it is moved, in frame heights. */
    onto: z.enum(['letters', 'scene']).default('scene'),
    shift: z
      .tuple([z.number().min(-0.5).max(0.5), z.number().min(-0.5).max(0.5)])
      .readonly()
      .default([0, 0]),
    /** The `depth` of the table before the wall: panes of a window lie aslant on it. */
    depth: z.number().min(0).max(0.4).optional(),
  }),
  apply(stage, options) {
    paint(stage, options)
  },
})

type Options = z.output<(typeof dapple)['schema']>

const BLACK = [0, 0, 0] as const
const LIT = [1, 1, 1] as const

/** Masks that are kept: those of two frames of medium size. */
const KEPT_PIXELS = 1_100_000
const kept = new Kept<Float32Array>(KEPT_PIXELS, ({ length }) => length)

function paint({ frame, letters }: Stage, options: Options): void {
  const { tint, strength, gain } = options
  const { kind, soft, scale, variant, shift, depth } = options
  const bend = depth === undefined ? 1 : (letters.y + letters.ink.bottom) / frame.height - depth
  const name = JSON.stringify([frame.width, frame.height, kind, soft, scale, variant, shift, bend])
  const light = kept.get(name, () => maskOf(frame, { ...options, bend }).slice())
  for (const [name, left] of [
    ['r', tint[0]],
    ['g', tint[1]],
    ['b', tint[2]],
  ] as const) {
    const to = frame[name]
    const most = gain
    const less = gain * strength * (1 - left)
    if (options.onto === 'letters') multiplyFaces(letters, frame, to, (at) => most - less * (1 - light[at]!))
    else for (let at = 0; at < to.length; at++) to[at]! *= most - less * (1 - light[at]!)
  }
}

/** Lets light fall on what the letters cover and on nothing else. */
function multiplyFaces(
  { x: left, y: top, width, height, coverage }: Stage['letters'],
  frame: Stage['frame'],
  to: Float32Array,
  lightAt: (at: number) => number,
): void {
  const [first, last] = [Math.max(0, -left), Math.min(width, frame.width - left)]
  for (let y = Math.max(0, -top); y < Math.min(height, frame.height - top); y++) {
    for (let x = first; x < last; x++) {
      const share = coverage[y * width + x]!
      if (share === 0) continue
      const at = (y + top) * frame.width + x + left
      to[at]! *= 1 - share * (1 - lightAt(at))
    }
  }
}

/** How much light each place gets. */
function maskOf(frame: Stage['frame'], { kind, soft, variant, ...cast }: Options & Cast): Float32Array {
  const width = Math.ceil(frame.width / 2)
  const height = Math.ceil(frame.height / 2)
  const plane = new Float32Array(width * height).fill(kind === 'window' ? 0 : 1)
  const unused = new Float32Array(width * height)
  const view: View = {
    frame: { width, height, r: plane, g: unused, b: unused },
    wide: width / height,
    random: randomFrom(variant * 911 + 5),
  }
  kinds[kind](view, cast)
  return enlarge(discBlur(plane, width, height, soft * height), width, height, frame.width, frame.height)
}

const TWIGS = 9

interface Cast extends Pick<Options, 'scale' | 'shift'> {
  /** Where the wall ends and the ground begins, in frame heights. */
  bend: number
}

/** How far panes lean on the ground, for each height that they go on there. */
const GROUND_LEAN = 1.1

const kinds: Record<Options['kind'], (view: View, cast: Cast) => void> = {
  leaves(view, { scale }) {
    const { random, wide } = view
    for (let twig = 0; twig < TWIGS / scale; twig++) {
      const isLeft = twig % 2 === 0
      let u = isLeft ? -0.05 : wide + 0.05
      let v = mix(-0.15, 0.95, random())
      let angle = (isLeft ? 0 : Math.PI) + mix(-0.5, 0.5, random())
      for (let step = 0; step < 30 / scale; step++) {
        angle += mix(-0.1, 0.1, random())
        u += 0.021 * scale * Math.cos(angle)
        v += 0.021 * scale * Math.sin(angle)
        disc(view, { u, v, width: 0.012 * scale, height: 0.003 * scale, turn: angle }, BLACK)
        const turn = angle + (step % 2 === 0 ? 0.8 : -0.8) + mix(-0.3, 0.3, random())
        const size = mix(0.022, 0.042, random()) * scale
        const place = { u: u + size * Math.cos(turn), v: v + size * Math.sin(turn), turn }
        disc(view, { ...place, width: size, height: size * 0.42 }, BLACK, 0.95)
      }
    }
  },
  palm(view, { scale }) {
    const { random, wide } = view
    for (const [u, v, aim] of [
      [-0.1, -0.1, 0.75],
      [wide + 0.15, 0.2, 2.75],
      [-0.12, 0.75, -0.25],
      [wide + 0.05, 1.1, -2.4],
    ] as const) {
      for (let step = 2; step < 46; step++) {
        const along = step * 0.021 * scale
        if (along > 0.96) break
        const angle = aim + along * 0.35
        const x = u + along * Math.cos(angle)
        const y = v + along * Math.sin(angle)
        disc(view, { u: x, v: y, width: 0.014 * scale, height: 0.005, turn: angle }, BLACK)
        const size = 0.15 * Math.sin(Math.min(1, along * 1.02) * Math.PI) + 0.02
        for (const side of [-1, 1]) {
          const turn = angle + side * mix(0.75, 0.95, random())
          const place = { u: x + size * Math.cos(turn), v: y + size * Math.sin(turn), turn }
          disc(view, { ...place, width: size, height: 0.0085 * scale }, BLACK, 0.95)
        }
      }
    }
  },
  window(view, { shift, bend }) {
    const { wide } = view
    for (let column = 0; column < 3; column++) {
      for (let row = 0; row < 2; row++) {
        const left = wide * 0.12 + column * wide * 0.27
        const top = 0.05 + row * 0.47
        // Leaning, as the sun does: a pane is a stack of strips.
        for (let strip = 0; strip < 40; strip++) {
          const v = top + strip * 0.011 + shift[1]
          const u = left + strip * 0.0035 + shift[0] + GROUND_LEAN * Math.max(0, v - bend)
          box(view, u, v, u + wide * 0.24, v + 0.0115, LIT)
        }
      }
    }
  },
}
