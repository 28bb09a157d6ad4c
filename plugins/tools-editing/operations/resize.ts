import { imageOf, rasterOf } from '@gateway/sdk-plugin/raster'
import { clamp, type Raster } from '../kernels/canvas.ts'
import type { Scene } from '../engine/scene.ts'
import type { Clause } from '../language/clause.ts'
import { defineOperation } from './operation.ts'

const MOST_PIXELS = 25_000_000
const LONGEST_SIDE = 8192

/** A size within the limits, in the same shape. */
export function bounded(width: number, height: number, scene: Scene): [width: number, height: number] {
  const share = Math.min(1, LONGEST_SIDE / Math.max(width, height), Math.sqrt(MOST_PIXELS / (width * height)))
  if (share < 1) scene.note('The size was limited to 25 million pixels and 8,192 pixels on a side.')
  return [Math.max(1, Math.round(width * share)), Math.max(1, Math.round(height * share))]
}

/** `width` or `height` alone keep the shape, `longest` is the longer side. */
interface Size {
  width?: number | undefined
  height?: number | undefined
  longest?: number | undefined
  percent?: number | undefined
  fit?: 'cover' | 'contain' | 'fill' | undefined
}

function readSize(clause: Clause): Size {
  const size = clause.take('size')
  const percent = size ? undefined : clause.number('percent')
  const pixels = size || percent !== undefined ? undefined : (clause.number('pixels') ?? clause.number('none'))
  const fit = clause.says('stretch', 'exactly') ? 'fill' : clause.says('contain', 'inside') ? 'contain' : 'cover'
  if (size) return { ...size, fit }
  if (percent !== undefined) return { percent: clamp(percent, 1, 1000) }
  const longest = pixels ?? (clause.preset['longest'] as number | undefined)
  if (longest === undefined) return { percent: clamp(100 * clause.factor(), 1, 1000) }
  const side = clamp(Math.round(longest), 1, LONGEST_SIDE)
  if (clause.says('height', 'tall')) return { height: side }
  return clause.says('width', 'wide') ? { width: side } : { longest: side }
}

export const resize = defineOperation({
  name: 'resize',
  says: [
    { words: 'resize, resized, scale to, size to, dimensions, resolution, rescale' },
    { words: 'thumbnail, thumb, icon size', preset: { longest: 256 } },
    { words: 'full hd, hd wallpaper, hd size', preset: { longest: 1920 } },
    { words: 'hd', preset: { longest: 1280 }, weak: true },
    { words: '4k, ultra hd, uhd', preset: { longest: 3840 }, weak: true },
  ],
  frame: true,
  read: readSize,
  run(raster, { width, height, longest, percent, fit = 'fill' }, scene) {
    const shape = raster.width / raster.height
    const share = longest === undefined ? (percent ?? 100) / 100 : longest / Math.max(raster.width, raster.height)
    const wanted: [number, number] = [
      width ?? (height === undefined ? raster.width * share : height * shape),
      height ?? (width === undefined ? raster.height * share : width / shape),
    ]
    const [w, h] = bounded(...wanted, scene)
    return rasterOf(imageOf(raster).resize(w, h, { fit: width && height ? fit : 'fill', background: '#00000000' }))
  },
})

export const scale = defineOperation({
  name: 'scale',
  says: [
    { words: 'bigger, larger, enlarge, scale, scale up, upsize, grow, blow up, upscale', preset: { sign: 1 } },
    { words: 'smaller, shrink, scale down, downsize, downscale, reduce size, minify', preset: { sign: -1 } },
    { words: 'size, big, large, tall', preset: { sign: 1 }, weak: true },
    { words: 'small, tiny', preset: { sign: -1 }, weak: true },
  ],
  frame: true,
  read(clause) {
    const down = clause.preset['sign'] === -1 || clause.take('sign') === -1
    const to = clause.hasPreposition('to')
    const percent = clause.number('percent')
    const times = clause.number('times', 'none') ?? clause.take('factor')
    const byDegree = 1.5 ** clause.factor()
    if (percent !== undefined) return { factor: factorOf(percent / 100, down, to) }
    // "twice as small" and "half the size" both mean 0.5.
    const factor = times ?? byDegree
    return { factor: rounded(down && factor > 1 ? 1 / factor : factor) }
  },
  async run(raster, { factor }, scene) {
    const [width, height] = bounded(raster.width * factor, raster.height * factor, scene)
    return rasterOf(imageOf(raster).resize(width, height, { fit: 'fill' }))
  },
})

function factorOf(share: number, down: boolean, to: boolean): number {
  if (to) return rounded(share)
  return rounded(down ? 1 - Math.min(0.95, share) : share > 1 ? share : 1 + share)
}

function rounded(factor: number): number {
  return Math.round(clamp(factor, 0.02, 16) * 1000) / 1000
}

export const tile = defineOperation({
  name: 'tile',
  says: [
    { words: 'tile, repeat, tiles, wallpaper pattern, collage grid, repeat picture' },
    { words: 'tiled, repeated', weak: true },
  ],
  frame: true,
  read(clause) {
    const grid = clause.take('ratio') ?? clause.take('size')
    const count = clamp(Math.round(clause.number('none', 'times') ?? clause.take('factor') ?? 2), 1, 12)
    return { columns: Math.min(grid?.width ?? count, 12), rows: Math.min(grid?.height ?? count, 12) }
  },
  async run(raster, { columns, rows }, scene) {
    const [width, height] = bounded(raster.width, raster.height, scene)
    const w = Math.max(1, Math.round(width / columns))
    const h = Math.max(1, Math.round(height / rows))
    return tiled(await rasterOf(imageOf(raster).resize(w, h, { fit: 'fill' })), columns, rows)
  },
})

function tiled(one: Raster, columns: number, rows: number): Raster {
  const width = one.width * columns
  const data = Buffer.alloc(width * one.height * rows * 4)
  const line = one.width * 4
  for (let y = 0; y < one.height * rows; y++) {
    const from = (y % one.height) * line
    for (let column = 0; column < columns; column++)
      one.data.copy(data, y * width * 4 + column * line, from, from + line)
  }
  return { width, height: one.height * rows, data }
}

export const operations = [resize, scale, tile]
