import { ramp, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile, TILE } from '../kernels/noise.ts'
import { NoiseRows } from '../kernels/noise-rows.ts'
import type { Letters } from '../lettering.ts'
import type { Paint, Planes } from './paint.ts'

/** Places that the colours are looked up at. */
const STEPS = 256

type Running = Exclude<Paint, { kind: 'letters' | 'bands' }>

/** Colours that run into one another: rows of places along them, looked up in a table. */
export function runAlong({ r, g, b }: Planes, letters: Letters, paint: Running, reach: number): void {
  const { width, height, distance } = letters
  const tables = [0, 1, 2].map((channel) => {
    return Float32Array.from({ length: STEPS + 1 }, (_, step) => ramp(paint.colours, step / STEPS)[channel]!)
  })
  const [reds, greens, blues] = tables as [Float32Array, Float32Array, Float32Array]
  const along = new Float32Array(width)
  const fillRow = rowsOf(letters, paint)
  for (let y = 0; y < height; y++) {
    fillRow(y, along)
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (distance[at]! < -reach) continue
      const share = along[x]!
      const step = share <= 0 ? 0 : share >= 1 ? STEPS : (share * STEPS + 0.5) | 0
      r[at] = reds[step]!
      g[at] = greens[step]!
      b[at] = blues[step]!
    }
  }
}

/** How far along the colours each pixel of a row is, 0 to 1. */
type FillRow = (y: number, along: Float32Array) => void

function rowsOf(letters: Letters, paint: Running): FillRow {
  const { ink, em, distance, width } = letters
  if (paint.kind === 'vertical') return (y, along) => along.fill((y - ink.top) / (ink.bottom - ink.top))
  if (paint.kind === 'horizontal') {
    const wide = ink.right - ink.left
    return (y, along) => {
      const from = paint.lean * (y - ink.top) - ink.left
      for (let x = 0; x < along.length; x++) along[x] = (x + from) / wide
    }
  }
  if (paint.kind === 'radial') {
    const [cx, cy] = [ink.left + paint.at[0] * (ink.right - ink.left), ink.top + paint.at[1] * (ink.bottom - ink.top)]
    return (y, along) => {
      const down = (y - cy) ** 2
      for (let x = 0; x < along.length; x++) {
        along[x] = Math.sqrt((x - cx) * (x - cx) + down) / (paint.radius * em)
      }
    }
  }
  if (paint.kind === 'mottled') return mottledRows(letters, paint)
  if (paint.kind === 'net') return netRows(letters, paint)
  return (y, along) => {
    for (let x = 0, at = y * width; x < width; x++, at++) along[x] = distance[at]! / (paint.width * em)
  }
}

function mottledRows({ width, em, distance }: Letters, paint: Extract<Paint, { kind: 'mottled' }>): FillRow {
  const clouds = new NoiseRows('clouds', width, { scale: TILE / 4 / (paint.scale * em * 2), left: 60 })
  const wide = paint.width * em
  return (y, along) => {
    const patches = clouds.at(y)
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const far = distance[at]! / wide
      const inner = far < 0 ? 0 : far > 1 ? 1 : far
      along[x] = paint.from + inner * (2 - inner) * 0.75 + paint.spread * patches[x]!
    }
  }
}

function netRows(letters: Letters, paint: Extract<Paint, { kind: 'net' }>): FillRow {
  const { width } = letters
  const k = TILE / 16 / (paint.scale * letters.em)
  const cells = noiseTile('cells')
  const waves = (across: number, down: number, left: number, top: number) =>
    new NoiseRows('swirls', width, {
      scale: across * k,
      scaleY: down * k,
      left: across * k * letters.x + left,
      top: down * k * letters.y + top,
    })
  const [first, second] = [waves(2, 2.6, 0, 0), waves(1.9, 2.4, 99, 310)]
  return (y, along) => {
    const bendX = first.at(y)
    const bendY = second.at(y)
    const v = (y + letters.y) * k
    for (let x = 0; x < width; x++) {
      const u = (x + letters.x) * k
      const a = bendX[x]!
      const c = bendY[x]!
      const one = noiseAt(cells, u + 12 * a, v * 1.25 + 12 * c)
      const two = noiseAt(cells, u * 1.25 - 14 * c + 70, v + 14 * a + 33)
      along[x] = smoothstep(0.5, 1, one) * 0.7 + smoothstep(0.5, 1, two) * 0.5
    }
  }
}
