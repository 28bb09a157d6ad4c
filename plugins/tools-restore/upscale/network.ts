import { GatewayError } from '@gateway/sdk-plugin'
import type { Model, ModelLayout } from '@gateway/sdk-plugin/models'
import { isOpaque, type Raster } from '@gateway/sdk-plugin/raster'
import { enlarge, photo } from './enlarge.ts'
import { type Planes, stripOf, writeStrip } from './planes.ts'
import { resample } from './resample.ts'

/** What a super-resolution model looks like. */
export const LAYOUT: ModelLayout = {
  inputs: [[1, 3, 'height', 'width']],
  outputs: [[1, 3, 'height × s', 'width × s']],
  values: 'RGB from 0 to 1',
}

/** Pixels of a tile's side where the model leaves it open, and how much of each side is thrown away. */
const TILE = 192
const OVERLAP = 16
/** Milliseconds that the tiles may take altogether; a run cannot be interrupted. */
const BUDGET_MS = 42_000

/**
 * Enlarges a picture by a model, tile by tile, whatever the model's own scale. Transparency is enlarged by `photo`.
 *
 * @throws `process_timeout` when the first tile says that all of them would take too long; `not_configured` for a model
 * that does not enlarge by a whole number
 */
export async function enlargeByModel(
  raster: Raster,
  scale: number,
  model: Model,
  signal: AbortSignal,
): Promise<Raster> {
  const { width, height } = raster
  const large: Raster = {
    width: width * scale,
    height: height * scale,
    data: Buffer.alloc(width * height * scale * scale * 4),
  }
  const { colour, alpha } = stripOf(raster, 0, height, isOpaque(raster))
  const canvas: Planes = {
    ...large,
    planes: [0, 1, 2].map(() => new Float32Array(large.width * large.height)) as never,
  }
  const tiles = tilesOf(width, height, model)
  const started = performance.now()
  for (const [index, tile] of tiles.entries()) {
    signal.throwIfAborted()
    paste(await runTile(model, colour, tile, scale), tile, canvas, scale)
    if (index === 0) refuseSlow((performance.now() - started) * tiles.length, raster)
  }
  const visible = alpha && (await enlarge(opaqueGrey(raster), scale, photo, signal))
  const strip = visible ? { colour: canvas, alpha: greyPlanes(visible) } : { colour: canvas }
  writeStrip(strip, 0, large.height, large, 0)
  return large
}

/** A square of the picture that the model sees, and the part of it that is kept. */
interface Tile {
  left: number
  top: number
  width: number
  height: number
  keep: { left: number; top: number; right: number; bottom: number }
}

function tilesOf(width: number, height: number, { inputs }: Model): Tile[] {
  const [, , fixedHeight, fixedWidth] = inputs[0]!.dims
  const across = stretches(width, fixedWidth)
  return stretches(height, fixedHeight).flatMap((row) =>
    across.map((column) => ({
      left: column.start,
      top: row.start,
      width: column.length,
      height: row.length,
      keep: { left: column.from, right: column.to, top: row.from, bottom: row.to },
    })),
  )
}

/** Cuts a side into stretches of equal length that overlap; the last one ends with the side. */
function stretches(side: number, fixed: number | string | undefined) {
  const length = typeof fixed === 'number' ? fixed : Math.min(side, TILE + 2 * OVERLAP)
  const overlap = Math.min(OVERLAP, Math.floor(length / 4))
  const count = length >= side ? 1 : Math.ceil((side - 2 * overlap) / (length - 2 * overlap))
  return Array.from({ length: count }, (_, index) => {
    const at = (number: number) => Math.min(number * (length - 2 * overlap), Math.max(0, side - length))
    const start = at(index)
    return {
      start,
      length,
      from: index === 0 ? 0 : at(index - 1) + length - overlap,
      to: index === count - 1 ? side : start + length - overlap,
    }
  })
}

async function runTile(model: Model, { planes, width, height }: Planes, tile: Tile, scale: number): Promise<Planes> {
  const size = tile.width * tile.height
  const data = new Float32Array(size * 3)
  for (const [channel, plane] of planes.entries()) {
    for (let y = 0; y < tile.height; y++) {
      // Beyond the picture, where a model's fixed tile is larger, its edge goes on.
      const row = Math.min(height - 1, tile.top + y) * width
      for (let x = 0; x < tile.width; x++) {
        data[channel * size + y * tile.width + x] = plane[row + Math.min(width - 1, tile.left + x)]! / 255
      }
    }
  }
  const outputs = await model.run({ [model.inputs[0]!.name]: { data, dims: [1, 3, tile.height, tile.width] } })
  const { data: made, dims } = outputs[model.outputs[0]!.name]!
  const [, channels, tall = 0, wide = 0] = dims
  const own = wide / tile.width
  if (channels !== 3 || !Number.isInteger(own) || own < 1 || tall !== tile.height * own) {
    throw new GatewayError('not_configured', {
      message: `The model ${model.file} made [${dims.join(', ')}] of [1, 3, ${tile.height}, ${tile.width}].`,
      hint: 'Put a model that enlarges by a whole number into the folder that GATEWAY_MODELS names.',
    })
  }
  const area = wide * tall
  const level = (value: number) => Math.min(255, Math.max(0, value * 255))
  const large: Planes = {
    width: wide,
    height: tall,
    planes: [0, 1, 2].map((channel) => made.slice(channel * area, (channel + 1) * area).map(level)) as never,
  }
  return own === scale ? large : resample(large, tile.width * scale, tile.height * scale)
}

function paste(from: Planes, { left, top, keep }: Tile, to: Planes, scale: number): void {
  for (const [channel, plane] of from.planes.entries()) {
    for (let y = keep.top * scale; y < keep.bottom * scale; y++) {
      const row = (y - top * scale) * from.width + (keep.left - left) * scale
      const length = (keep.right - keep.left) * scale
      to.planes[channel]!.set(plane.subarray(row, row + length), y * to.width + keep.left * scale)
    }
  }
}

function refuseSlow(expectedMs: number, { width, height }: Raster): void {
  if (expectedMs <= BUDGET_MS) return
  throw new GatewayError('process_timeout', {
    message: 'The model would take too long for this picture.',
    expected: `at most ${BUDGET_MS / 1000} s`,
    received: `about ${Math.round(expectedMs / 1000)} s for ${width} × ${height}`,
    hint: 'Send a smaller picture, or take model=photo.',
  })
}

/** The transparency of a picture as a picture. */
function opaqueGrey({ width, height, data }: Raster): Raster {
  const grey = Buffer.alloc(data.length, 255)
  for (let at = 0; at < data.length; at += 4) grey.fill(data[at + 3]!, at, at + 3)
  return { width, height, data: grey }
}

function greyPlanes(raster: Raster): Planes {
  return stripOf(raster, 0, raster.height, true).colour
}
