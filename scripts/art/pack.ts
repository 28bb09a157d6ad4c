import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import sharp from 'sharp'
import { encodeLight } from '../../sdk-plugin/effects/light-codes.ts'
import { CELL, type Grid, packGrid } from '../../sdk-plugin/effects/photo/baked/grid.ts'
import type { PlateFacts } from '../../sdk-plugin/effects/photo/baked/plate.ts'
import { boxed } from './denoise.ts'
import { smoothEdges } from './edges.ts'
import { gridOf } from './grid.ts'
import { calmMirrors, steadyMirrors } from './mirrors.ts'
import type { Pass } from './passes.ts'
import { isShown, type Plate } from './plate.ts'
import { withoutNoise, withoutSpecks } from './specks.ts'
import { stillMirrors } from './still.ts'

/** A plate of fine detail is packed tighter than this allows at the best quality. */
const MOST_BYTES = 400_000
const QUALITIES = [90, 86, 82] as const

/** Writes a plate as its effects read it. Returns the bytes of its files. */
export async function writePlate(plate: Plate, folder: string): Promise<number> {
  const { facts } = plate
  const { width, height } = facts
  const box = boxOf(plate.weight, width, height)
  const steady = steadyMirrors(gridOf(plate, box), ownCellsOf(plate, box))
  const grid = facts.mirror > 0 ? stillMirrors(steady, facts.mirror) : steady
  const [light, weight] = cleaned(plate)
  const described: PlateFacts = {
    width,
    height,
    box: [box.left, box.top, box.left + box.width, box.top + box.height],
    slots: facts.slots.map(({ name, kind, aspect }, number) => ({
      name,
      kind: kind === 'screen' ? kind : 'print',
      pixels: naturalSize(grid, number, aspect),
    })),
  }
  const others: [string, Buffer][] = [
    ['plate.json', Buffer.from(`${JSON.stringify(described)}\n`)],
    ['weight.jpg', await pictureOf(weight, box, width, QUALITIES[0])],
    ['place.bin', brotliCompressSync(packGrid(grid), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
  ]
  const room = MOST_BYTES - others.reduce((sum, [, bytes]) => sum + bytes.length, 0)
  const files = [...others, ['light.jpg', await fitted(light, width, height, room)] as const]
  await mkdir(folder, { recursive: true })
  for (const [name, bytes] of files) await writeFile(join(folder, name), bytes)
  return files.reduce((sum, [, bytes]) => sum + bytes.length, 0)
}

/** Writes a place without slots: what stands behind letters. Returns the bytes of its file. */
export async function writeBackplate({ facts, light }: Plate, file: string): Promise<number> {
  const { width, height } = facts
  const calm = calmed(light, width, height)
  const [smooth] = smoothEdges(calm, [calm], width, height)
  const shown = await fitted(smooth!, width, height, MOST_BYTES)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, shown)
  return shown.length
}

/** At the best quality that has room, or the least. */
async function fitted(light: Pass, width: number, height: number, room: number): Promise<Buffer> {
  let shown = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    shown = await pictureOf(light, { left: 0, top: 0, width, height }, width, quality)
    if (shown.length <= room) break
  }
  return shown
}

/** How far the edges of a slot are followed, in pixels: they are straight, or nearly. */
const ALONG_SLOTS = 10

/** Without what denoising leaves: noise of lamps and of mirrors that few samples met. */
function calmed(light: Pass, width: number, height: number): Pass {
  return withoutSpecks(withoutNoise(light, width, height), width, height)
}

/** Calm, with smooth silhouettes. */
function cleaned({ facts, light, weight, place }: Plate): [light: Pass, weight: Pass] {
  const { width, height, grey, slots } = facts
  const calm = calmed(light, width, height)
  const own = Uint8Array.from(place.cover, (share) => Number(share > 0.02))
  const shown = calmMirrors(calm, weight, own, width, height)
  const isInk = slots.some(({ kind }) => kind === 'ink')
  const seen = calm.map((value, at) => value + (isInk ? 1 : grey) * shown[at]!)
  const smooth = smoothEdges(seen, [calm, shown], width, height)
  if (isInk) return faded(smooth[0]!, smooth[1]!, place.cover, { width, height })
  const [ground, photo] = smoothEdges(smooth[1]!, smooth, width, height, ALONG_SLOTS)
  return [ground!, photo!]
}

/** Pixels from the border of ink over which it fades: bare ground there, as it is beyond. */
const FADES = 8

/** Ink lies on a ground that goes on beyond its slot. What would be an edge in light and in weight is a slope in both. */
function faded(light: Pass, weight: Pass, cover: Float32Array, { width, height }: Pick<Box, 'width' | 'height'>) {
  const within = boxed(
    cover.map((share) => Number(share > 0.98)),
    width,
    height,
    FADES,
  )
  for (let at = 0; at < within.length; at++) {
    const left = Math.max(0, 2 * within[at]! - 1)
    for (let index = at * 3; index < at * 3 + 3; index++) {
      light[index]! += (1 - left) * weight[index]!
      weight[index]! *= left
    }
  }
  return [light, weight] as [Pass, Pass]
}

/** 1 for the cells of a box that mostly show a slot itself. */
function ownCellsOf({ facts, place }: Plate, box: Box): Uint8Array {
  const columns = Math.ceil(box.width / CELL)
  const rows = Math.ceil(box.height / CELL)
  return Uint8Array.from({ length: columns * rows }, (_, cell) => {
    const [left, top] = [box.left + (cell % columns) * CELL, box.top + Math.floor(cell / columns) * CELL]
    let covered = 0
    for (let at = 0; at < CELL * CELL; at++) {
      covered += place.cover[(top + Math.floor(at / CELL)) * facts.width + left + (at % CELL)] ?? 0
    }
    return Number(covered > 0.9 * CELL * CELL)
  })
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Everything that shows a photo, from whole cells to whole cells. */
function boxOf(weight: Pass, width: number, height: number): Box {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let at = 0; at < width * height; at++) {
    if (!isShown(weight, at)) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  if (right === 0) throw new Error('no slot is seen in this picture')
  const [fromX, fromY] = [Math.floor(left / CELL) * CELL, Math.floor(top / CELL) * CELL]
  const [toX, toY] = [Math.ceil(right / CELL) * CELL, Math.ceil(bottom / CELL) * CELL]
  return { left: fromX, top: fromY, width: Math.min(width, toX) - fromX, height: Math.min(height, toY) - fromY }
}

function pictureOf(pass: Pass, box: Box, width: number, quality: number): Promise<Buffer<ArrayBuffer>> {
  const codes = Buffer.alloc(box.width * box.height * 3)
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width * 3; x++) {
      codes[y * box.width * 3 + x] = encodeLight(pass[((box.top + y) * width + box.left) * 3 + x]!)
    }
  }
  const raw = { width: box.width, height: box.height, channels: 3 } as const
  return sharp(codes, { raw }).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer()
}

/** Type and fine lines stay sharp when a photo has more pixels than the plate shows of it. */
const FINER = 1.25

/** As many pixels as the slot has across its middle cells, by how fast the place in the photo changes there. */
function naturalSize({ columns, rows, u, v, slot, blur }: Grid, number: number, aspect: number): [number, number] {
  const speeds: number[] = []
  for (let at = 0; at < columns * (rows - 1); at++) {
    if (at % columns === columns - 1) continue
    const same = [at, at + 1, at + columns].every((cell) => slot[cell] === number && blur[cell] === 0)
    if (!same) continue
    const across = Math.hypot(u[at + 1]! - u[at]!, u[at + columns]! - u[at]!) / 65535
    const down = Math.hypot(v[at + 1]! - v[at]!, v[at + columns]! - v[at]!) / 65535
    speeds.push(Math.min(across, down / aspect))
  }
  const sorted = speeds.filter((speed) => speed > 0).sort((a, b) => a - b)
  const width = Math.min(1600, Math.max(16, Math.round((FINER * CELL) / (sorted[sorted.length >> 2] ?? 1))))
  return [width, Math.max(1, Math.round(width / aspect))]
}
