import type { Path2D, SKRSContext2D } from '@napi-rs/canvas'
import { mix } from '../../colour.ts'
import { type Frond, growFrond, rootOf } from '../../fronds.ts'
import { blur } from '../../kernels/blur.ts'
import { randomFrom } from '../../random.ts'
import { bytesOf, shelved, wordsOfBytes } from '../../shelf.ts'
import { canvasModule } from '../../../text/skia.ts'

/** Ice on a pane: its needles, and the milky ice between them. 0 to 1. */
export interface Ferns {
  ice: Float32Array
  body: Float32Array
}

interface FernOptions {
  unit: number
  /** Longest fern as a share of the shorter side. */
  reach: number
  seed: number
}

/** Crystals that grow in from the sides, most of them from the corners, one across the other, with branches at sixty degrees. */
export function fernsOf(width: number, height: number, options: FernOptions): Ferns {
  const name = `ferns ${width}x${height} ${JSON.stringify(options)}`
  const [words] = shelved(name, () => [wordsOfBytes(grown(width, height, options))])
  const ice = Float32Array.from(bytesOf(words!, width * height), (alpha) => alpha / 255)
  return { ice, body: blur(ice, width, height, 7 * options.unit).slice() }
}

/** How much of each pixel they cover, 0 to 255. */
function grown(width: number, height: number, { unit, reach, seed }: FernOptions): Uint8Array {
  const context = canvasModule().createCanvas(width, height).getContext('2d')
  const random = randomFrom(seed * 613 + 1)
  context.lineCap = 'round'
  context.strokeStyle = '#ffffff'
  const longest = reach * Math.min(width, height) * 1.5
  const count = Math.round((2 * (width + height)) / (15 * unit))
  for (let each = 0; each < count; each++) {
    const root = rootOf({ width, height }, height / (width + height), random)
    // Longer from the corners; for each that reaches far in, many stay small.
    const corner = mix(0.5, 1.25, Math.abs(2 * root.along - 1))
    const length = longest * mix(0.14, 1.3, random() ** 2.6) * corner
    const frond = { ...root, length, bend: (random() < 0.5 ? -1 : 1) * mix(0.1, 1.7, random() ** 1.6) }
    const kind = random()
    const size = unit * mix(0.55, 1.25, random() ** 1.8)
    // It melts a little of what grew there before, and crosses the rest.
    const drawn = crystal({ unit: size, kind }, frond, randomFrom(seed * 83 + each))
    context.globalCompositeOperation = 'destination-out'
    // Twigs lie close to their branches, which melt their places too.
    for (const { path, wide } of drawn.slice(0, -1)) strokeOnce(context, path, { wide: wide + 5 * size, opacity: MELTED })
    context.globalCompositeOperation = 'source-over'
    for (const { path, wide, opacity } of drawn) strokeOnce(context, path, { wide, opacity })
  }
  const { data } = context.getImageData(0, 0, width, height)
  const alphas = new Uint8Array(width * height)
  for (let at = 0; at < alphas.length; at++) alphas[at] = data[at * 4 + 3]!
  return alphas
}

/** How much of what grew there before goes where a crystal crosses it. */
const MELTED = 0.93

interface Strokes {
  path: Path2D
  wide: number
  opacity: number
}

function strokeOnce(context: SKRSContext2D, path: Path2D, { wide, opacity }: Omit<Strokes, 'path'>): void {
  context.globalAlpha = opacity
  context.lineWidth = wide
  context.stroke(path)
}

/** Parts of a stem from its root to its tip; then what branches off, and twigs. */
const PARTS = 4

interface Crystal {
  unit: number
  /** 0 to 1: from a fern with long branches to a needle with hardly any. */
  kind: number
}

/**
 * A crystal's lines: a stem as fine as a hair, branches at one angle, twigs on them that are hardly seen. All of one width
 * are one path: stroke by stroke, a pane takes seconds.
 */
function crystal({ unit, kind }: Crystal, frond: Frond, random: () => number): Strokes[] {
  const { Path2D } = canvasModule()
  const strokes = Array.from({ length: PARTS + 2 }, (_, part): Strokes => {
    const along = Math.min(1, (part + 0.5) / PARTS)
    const width = part < PARTS ? mix(1.7, 0.6, along) : part === PARTS ? 0.85 : 0.55
    const opacity = part < PARTS ? mix(0.95, 0.6, along) : part === PARTS ? 0.66 : 0.42
    return { path: new Path2D(), wide: Math.max(0.4, unit * width), opacity }
  })
  growFrond(
    {
      random,
      thin: Math.max(0.7, 1.05 * unit),
      dense: [mix(60, 34, kind), 12],
      wild: 0.5,
      shares: [mix(0.42, 0.1, kind), 0.36],
      draw(points, level, along) {
        const { path } = strokes[level > 0 ? PARTS + level - 1 : Math.floor(along * PARTS)]!
        path.moveTo(points[0]!, points[1]!)
        for (let at = 2; at < points.length; at += 2) path.lineTo(points[at]!, points[at + 1]!)
      },
    },
    frond,
  )
  return strokes
}
