import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import * as z from 'zod'
import { KeptLater } from '../../kept-later.ts'
import { readCodes, readLight } from '../../rendered.ts'
import { CELL, type Grid, softest, unpackGrid } from './grid.ts'

const count = z.number().int().min(1)

/** `plate.json` in a plate's folder; `npm run art -- bake` writes it. */
export const plateSchema = z.strictObject({
  width: count,
  height: count,
  /** Pixels that show any slot: left, top, right, bottom (one beyond). */
  box: z.tuple([z.number().int().min(0), z.number().int().min(0), count, count]),
  slots: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        kind: z.enum(['print', 'screen']),
        /** Size at which a photo has about a pixel for each pixel of the plate. */
        pixels: z.tuple([count, count]),
      }),
    )
    .min(1)
    .max(8),
})

export type PlateFacts = z.output<typeof plateSchema>

/** A rendered place: what it shows without photos, and where it shows which part of them. */
export interface Plate {
  facts: PlateFacts
  width: number
  height: number
  /** See `kernels/compact.ts`. */
  light: Int32Array
  /** In codes of `light-codes.ts`, three for each pixel of the box. */
  weight: Buffer
  box: { left: number; top: number; width: number; height: number }
  grid: Grid
  /** By the number of a slot the most that it is out of focus, as in the grid. */
  softest: Uint8Array
  /** Pixels of this plate for one of the baked. */
  scale: number
}

/** Bytes of plates that are kept: three of medium size. */
const kept = new KeptLater<Plate>(36 * 1024 * 1024, ({ light, weight }) => light.byteLength + weight.byteLength)

/**
 * The plate of a folder at a size; the recently used ones are kept.
 *
 * @param width Of the frame; a plate of any shape is as wide
 * @throws Error when its files are missing or do not fit together
 */
export function loadPlate(folder: string, width: number): Promise<Plate> {
  return kept.get(`${width} ${folder}`, () => read(folder, width))
}

const unpacked = promisify(brotliDecompress)

async function read(folder: string, wanted: number): Promise<Plate> {
  const facts = plateSchema.parse(JSON.parse(await readFile(join(folder, 'plate.json'), 'utf8')))
  // Kernels work on four pixels at once.
  const width = Math.max(CELL, Math.round(wanted / 4) * 4)
  const height = Math.max(1, Math.round((facts.height * wanted) / facts.width))
  const [left, top, right, bottom] = facts.box
  const [scaleX, scaleY] = [width / facts.width, height / facts.height]
  const box = {
    left: Math.floor(left * scaleX),
    top: Math.floor(top * scaleY),
    width: Math.max(1, Math.round((right - left) * scaleX)),
    height: Math.max(1, Math.round((bottom - top) * scaleY)),
  }
  const [light, weight, cells] = await Promise.all([
    readLight(join(folder, 'light.jpg'), width, height),
    readCodes(join(folder, 'weight.jpg'), box.width, box.height),
    readFile(join(folder, 'place.bin')).then((bytes) => unpacked(bytes)),
  ])
  const grid = unpackGrid(cells, Math.ceil((right - left) / CELL), Math.ceil((bottom - top) / CELL))
  return { facts, width, height, light, weight, box, grid, softest: softest(grid), scale: scaleX }
}
