import * as z from 'zod'
import { colour, mix, type Rgb, smoothstep } from '../colour.ts'
import { letterLines, spaced } from '../lines.ts'
import { randomFrom } from '../random.ts'
import { operation, type Stage } from '../stage.ts'
import { drawPanel } from '../tubes/panel.ts'
import { placesOf, threaded } from '../tubes/places.ts'

/** Letters of lamps that a lens shows as discs: small ones along the edge, larger ones within. Lengths in em. */
export const discs = operation({
  name: 'discs',
  schema: z.strictObject({
    do: z.literal('discs'),
    colours: z.array(colour).min(1).max(12),
    /** A palette of its own for each letter: the colour of that letter in most of its discs. */
    by: z.enum(['letters', 'mixed']).default('letters'),
    size: z.tuple([z.number().positive(), z.number().positive()]).readonly().default([0.022, 0.06]),
    /** Discs for each square em of letters; with `apart`, places that are tried. */
    count: z.number().int().min(1).max(20_000).default(420),
    /** Discs side by side, each this far from the next in their radii, large ones first; 0 strews them. */
    apart: z.number().min(0).max(2).default(0),
    /** Discs in one row along the middle of the strokes, this far from the next in their radii; 0 fills the strokes. */
    along: z.number().min(0).max(3).default(0),
    /** How far to the sides of that row they hang. */
    aside: z.number().min(0).max(0.2).default(0),
    /** How unlike far the lamps are: of one light each, so that large discs are dim; and softer, with `along`. */
    depth: z.number().min(0).max(1).default(0),
    /** Softness of a disc's edge, as a share of its radius. */
    soft: z.number().min(0.05).max(1).default(0.16),
    /** Distance of discs along the edge; 0 is none. */
    edge: z.number().min(0).max(1).default(0.045),
    power: z.number().min(0).max(10).default(0.7),
    /** How much brighter the rim of a disc is. */
    rim: z.number().min(0).max(3).default(0.8),
    /** How much the lens cuts discs away from the middle of the frame: cat's eyes. */
    cat: z.number().min(0).max(1).default(0),
    /** Discs that have drifted off the letters, as a share of those on them, and how far in em. */
    stray: z.number().min(0).max(1).default(0),
    reach: z.number().min(0).max(1).default(0.3),
  }),
  apply(stage, options) {
    const { letters, frame, seed } = stage
    const { em } = letters
    const random = randomFrom(seed * 6619 + 31)
    const owners = letters.owners()
    const toneOf = (owner: number, at: number): Rgb => {
      const { emoji } = letters
      if (emoji && emoji.share[at]! > 0.5) return [emoji.r[at]! * 1.2, emoji.g[at]! * 1.2, emoji.b[at]! * 1.2]
      const own = options.by === 'letters' && random() < 0.72
      return options.colours[own ? owner % options.colours.length : Math.floor(random() * options.colours.length)]!
    }
    // Discs alone would lose the features of emoji.
    if (letters.emoji) drawPanel(stage, 2)
    if (options.along > 0) {
      for (const { x, y, radius, at } of threaded(letters, options, frame.height, random)) {
        const far = (mix(options.size[0], options.size[1], 0.5) * em) / radius
        const light =
          options.power *
          mix(0.7, 1.1, random()) *
          ((letters.emoji?.share[at] ?? 0) > 0.5 ? 0.4 : 1) *
          mix(1, far ** 1.5, options.depth)
        const soft = options.soft * mix(1, 2 * random(), options.depth)
        drawDisc(stage, x, y, radius, toneOf(owners[at]!, at), light, { ...options, soft })
      }
    }
    const places = options.along > 0 ? [] : placesOf(letters, options, frame.height, random)
    for (const { at, radius } of places) {
      const x = (at % letters.width) + letters.x
      const y = Math.floor(at / letters.width) + letters.y
      drawDisc(
        stage,
        x,
        y,
        radius,
        toneOf(owners[at]!, at),
        options.power *
          mix(options.apart > 0 ? 0.55 : 0.25, 1, random()) *
          (options.apart > 0 ? 1 : Math.min(1, (2 * options.size[0] * em) / radius)) *
          (letters.emoji && letters.emoji.share[at]! > 0.5 ? 0.3 : 1),
        options,
      )
    }
    drift(stage, options, owners, random)
    if (options.edge === 0) return
    const radius = options.size[0] * em
    for (const { points, isClosed, owner } of letterLines(letters, {
      along: 'outline',
      inset: options.size[0] * 0.7,
      soft: 0.006,
    })) {
      const places = spaced(points, isClosed, options.edge * em)
      for (let at = 0; at < places.length; at += 2) {
        const light = options.power * mix(0.8, 1.5, random())
        const pixel = (Math.round(places[at + 1]!) - letters.y) * letters.width + Math.round(places[at]!) - letters.x
        const tone = toneOf(owner, pixel)
        drawDisc(stage, places[at]!, places[at + 1]!, radius * mix(0.7, 1.05, random()), tone, light, options)
      }
    }
  },
})

type Options = z.output<(typeof discs)['schema']>

/** Sparse, dim and large: lamps that have come loose, fewer the farther out. */
function drift(stage: Stage, options: Options, owners: Int16Array, random: () => number): void {
  const { letters, frame } = stage
  const { em, width, distance, coverage } = letters
  const edge: number[] = []
  for (let at = 0; at < distance.length; at += 3) if (coverage[at]! > 0.3 && distance[at]! < 0.03 * em) edge.push(at)
  const count = edge.length === 0 ? 0 : Math.round(options.stray * Math.min(600, (edge.length * 9) / (0.06 * em) ** 2))
  for (let index = 0; index < count; index++) {
    const from = edge[Math.floor(random() * edge.length)]!
    const angle = random() * 2 * Math.PI
    const far = random()
    const x = (from % width) + letters.x + Math.cos(angle) * far * far * options.reach * em
    const y = Math.floor(from / width) + letters.y + Math.sin(angle) * far * far * options.reach * em
    const { colours, size } = options
    const tone =
      colours[options.by === 'letters' ? owners[from]! % colours.length : Math.floor(random() * colours.length)]!
    const at = (Math.round(y) - letters.y) * width + Math.round(x) - letters.x
    if (letters.emoji && letters.emoji.share[at]! > 0.1) continue
    if (x < 0 || y < 0 || x >= frame.width || y >= frame.height) continue
    const light = options.power * (1 - far) * mix(0.12, 0.4, random())
    drawDisc(stage, x, y, mix(0.5, 1, random()) * mix(size[0], size[1], far) * em, tone, light, options)
  }
}

/** A disc of the lens: darker inside than at its rim, which is soft; cut by a second circle towards the corners. */
function drawDisc(
  { frame }: Stage,
  x: number,
  y: number,
  radius: number,
  tone: Rgb,
  light: number,
  { rim, cat, soft: softness }: Options,
): void {
  const { width, height, r, g, b } = frame
  const soft = Math.max(0.9, radius * softness)
  const [ox, oy] = [(cat * 1.1 * radius * (width / 2 - x)) / width, (cat * 1.1 * radius * (height / 2 - y)) / width]
  for (let py = Math.max(0, Math.floor(y - radius - 1)); py <= Math.min(height - 1, y + radius + 1); py++) {
    for (let px = Math.max(0, Math.floor(x - radius - 1)); px <= Math.min(width - 1, x + radius + 1); px++) {
      const far = Math.sqrt((px + 0.5 - x) ** 2 + (py + 0.5 - y) ** 2)
      let cover = smoothstep(radius + soft * 0.5, radius - soft * 0.5, far)
      if (cat > 0 && cover > 0) {
        const cut = Math.sqrt((px + 0.5 - x - ox) ** 2 + (py + 0.5 - y - oy) ** 2)
        cover *= smoothstep(radius + soft * 0.5, radius - soft * 0.5, cut)
      }
      if (cover <= 0) continue
      const t = far / radius
      const share = cover * light * (0.62 + rim * 0.5 * t * t * t * t * t * t)
      const at = py * width + px
      r[at]! += tone[0] * share
      g[at]! += tone[1] * share
      b[at]! += tone[2] * share
    }
  }
}
