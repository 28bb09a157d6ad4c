import * as z from 'zod'
import { colour, mix, type Rgb, smoothstep } from '../colour.ts'
import type { Letters } from '../lettering.ts'
import { letterLines, spaced } from '../lines.ts'
import { randomFrom } from '../random.ts'
import { operation, type Stage } from '../stage.ts'
import { drawPanel } from '../tubes/panel.ts'

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
    const places = options.apart > 0 ? laid(letters, options, frame.height, random) : within(letters, options, random)
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

/** Places in the letters with the size that they have room for, the largest first. */
function within({ width, distance, coverage, em }: Letters, { size, count }: Options, random: () => number) {
  const inside: number[] = []
  for (let at = 0; at < distance.length; at++) if (coverage[at]! > 0.5) inside.push(at)
  const wanted = Math.min(2500, Math.round((inside.length / (em * em)) * count))
  const places = Array.from({ length: wanted }, () => {
    const at = inside[Math.floor(random() * inside.length)]!
    const room = Math.max(0, distance[at]!) / 0.92
    return { at, radius: Math.min(room, mix(size[0], size[1], random() ** 1.6) * em) }
  })
  return places
    .filter(({ radius, at }) => radius > 0.4 * size[0] * em && at % width > 0)
    .sort((a, b) => b.radius - a.radius)
}

/** Sizes of discs that are laid side by side. */
const SIZES = 4
/** Radius of the largest in frame heights. */
const LARGEST = 0.042

/** Places side by side, from the largest size to the smallest, each where there is room left. */
function laid(
  { width, distance, coverage, em: own }: Letters,
  { size, count, apart }: Options,
  frameHeight: number,
  random: () => number,
) {
  // A single letter takes more of them, not larger ones.
  const em = Math.min(own, (LARGEST * frameHeight) / size[1])
  const inside: number[] = []
  for (let at = 0; at < distance.length; at++) if (coverage[at]! > 0.5) inside.push(at)
  const cell = size[1] * em * 2 * apart
  const grid = new Map<number, { at: number; x: number; y: number; radius: number }[]>()
  const tries = Math.min(12_000, Math.round((inside.length / (em * em)) * count))
  const places: { at: number; x: number; y: number; radius: number }[] = []
  for (let attempt = 0; attempt < tries; attempt++) {
    const step = Math.floor((SIZES * attempt) / tries) / (SIZES - 1)
    const radius = em * mix(size[1], size[0], Math.sqrt(step)) * mix(0.92, 1.08, random())
    const at = inside[Math.floor(random() * inside.length)]!
    if (distance[at]! < 0.86 * radius) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)]
    let isFree = true
    for (let near = 0; near < 9 && isFree; near++) {
      const others = grid.get((row + Math.floor(near / 3) - 1) * 4096 + column + (near % 3) - 1)
      isFree = !others?.some(
        (other) => (other.x - x) ** 2 + (other.y - y) ** 2 < (apart * (other.radius + radius)) ** 2,
      )
    }
    if (!isFree) continue
    const place = { at, x, y, radius }
    places.push(place)
    const key = row * 4096 + column
    const own = grid.get(key)
    if (own) own.push(place)
    else grid.set(key, [place])
  }
  return places
}

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
