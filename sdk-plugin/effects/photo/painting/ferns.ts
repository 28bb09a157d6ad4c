import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix } from '../../colour.ts'
import { type Growth, growFrond, rootOf } from '../../fronds.ts'
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

/** Plumes that grow in from the sides, most of them from the corners, one before the other, with branches at sixty degrees. */
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
  const count = Math.round((2 * (width + height)) / (27 * unit))
  for (let each = 0; each < count; each++) {
    const root = rootOf({ width, height }, height / (width + height), random)
    // Longer from the corners.
    const corner = mix(0.5, 1.25, Math.abs(2 * root.along - 1))
    const length = longest * mix(0.16, 1.15, random() ** 2) * corner
    const frond = { ...root, length, bend: (random() < 0.5 ? -1 : 1) * mix(0.5, 2.4, random()) }
    // Broad old plumes, and hair that grew last.
    const size = unit * mix(0.7, 2.6, random() ** 1.8)
    // It hides what grew there before, and a little more: plumes do not cross each other.
    context.globalCompositeOperation = 'destination-out'
    growFrond(plume(context, 2.6 * size, 9 * size, 0.8, randomFrom(seed * 83 + each)), frond)
    context.globalCompositeOperation = 'source-over'
    growFrond(plume(context, size, 0, 1, randomFrom(seed * 83 + each)), frond)
  }
  const { data } = context.getImageData(0, 0, width, height)
  const alphas = new Uint8Array(width * height)
  for (let at = 0; at < alphas.length; at++) alphas[at] = data[at * 4 + 3]!
  return alphas
}

/** How a plume is drawn: a stem, branches that thin out, twigs as fine as hair. */
function plume(context: SKRSContext2D, unit: number, wider: number, opacity: number, random: () => number): Growth {
  return {
    random,
    thin: Math.max(0.8, 1.35 * unit),
    // Close enough to be a feather, not a twig with needles.
    dense: [46, 11],
    wild: 0.8,
    // Long branches: short ones of one length are a fir's.
    shares: [0.38, 0.4],
    draw(points, level, along) {
      context.globalAlpha = opacity * [mix(0.7, 0.4, along), 0.56, 0.36][level]!
      context.lineWidth = wider + Math.max(0.45, unit * [mix(2.2, 0.8, along), 1.25, 0.85][level]!)
      if (level === 1 && wider === 0 && points.length > 7) {
        // A crystal is thick where it sits on its stem.
        context.beginPath()
        context.moveTo(points[0]!, points[1]!)
        const half = points.length / 4
        for (let at = 1; at < half; at++) context.lineTo(points[2 * at]!, points[2 * at + 1]!)
        context.lineWidth *= 2
        context.stroke()
        context.lineWidth /= 2
      }
      context.beginPath()
      context.moveTo(points[0]!, points[1]!)
      for (let at = 2; at < points.length; at += 2) context.lineTo(points[at]!, points[at + 1]!)
      context.stroke()
    },
  }
}
