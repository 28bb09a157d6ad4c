import type { Grid } from '../../sdk-plugin/effects/photo/baked/grid.ts'
import { boxed } from './denoise.ts'
import type { Pass } from './passes.ts'
import { ramp, roughnessOf, tonesOf } from './slopes.ts'

/** Pixels around one that are asked what they mirror. */
const REACH = 6
/** Light that differs by so many codes belongs to something else. */
const ALIKE = 12
/** How much each pixel around may differ from the mean of its neighbours, in codes. */
const CALM = 1.5
const NOISY = 6

/**
 * What a photo throws on the things beside it, and its image in rough mirrors, met few samples: every second pixel shows
 * it and the next does not. Each takes the mean of the pixels around that belong to the same thing (they have about its
 * light), the photo itself left out.
 *
 * @param own 1 where the photo itself is seen, if only in part
 * @returns The weights of the photo, with calm mirrors
 */
export function calmMirrors(light: Pass, weight: Pass, own: Uint8Array, width: number, height: number): Pass {
  const [ground, tone] = [tonesOf(light), tonesOf(weight)]
  const noise = noiseOf(tone, own, width, height)
  const out = weight.slice()
  const mean = [0, 0, 0]
  for (let y = REACH; y < height - REACH; y++) {
    for (let x = REACH; x < width - REACH; x++) {
      const at = y * width + x
      const much = own[at] === 1 ? 0 : ramp(CALM, NOISY, noise[at]!)
      if (much === 0) continue
      meanAround(at, weight, ground, own, width, mean)
      for (let c = 0; c < 3; c++) out[at * 3 + c]! += much * (mean[c]! - weight[at * 3 + c]!)
    }
  }
  return out
}

function meanAround(
  at: number,
  weight: Pass,
  ground: Float32Array,
  own: Uint8Array,
  width: number,
  mean: number[],
): void {
  mean.fill(0)
  let total = 0
  for (let dy = -REACH; dy <= REACH; dy++) {
    for (let dx = -REACH; dx <= REACH; dx++) {
      const other = at + dy * width + dx
      const apart = (ground[other]! - ground[at]!) / ALIKE
      if (own[other] === 1 || Math.abs(apart) > 2) continue
      const share = Math.exp(-apart * apart - (2 * (dx * dx + dy * dy)) / (REACH * REACH))
      total += share
      for (let c = 0; c < 3; c++) mean[c]! += share * weight[other * 3 + c]!
    }
  }
  for (let c = 0; c < 3; c++) mean[c]! /= total
}

/** How rough the mirrors around each pixel are; edges of the photo itself count as calm. */
function noiseOf(tone: Float32Array, own: Uint8Array, width: number, height: number): Float32Array {
  const isNear = (at: number) => [0, -1, 1, -width, width].some((step) => own[at + step] === 1)
  const rough = roughnessOf(tone, width, height).map((value, at) => (isNear(at) ? 0 : value))
  const counted = boxed(
    Float32Array.from(own, (is) => 1 - is),
    width,
    height,
    3,
  )
  return boxed(rough, width, height, 3).map((sum, at) => sum / Math.max(0.1, counted[at]!))
}

/** How far a slot goes on over the blurred cells at its edge, in cells: there its pixels and mirrors of it are mixed. */
const RIM = 2
/** Cells around one, and how much of the photo's spread in a cell a step to the next one may be. */
const AROUND = 2
const UNSTEADY = 0.35

/**
 * Rough mirrors are known from few samples. At the rim of a slot its own places go on; further off, cells that leap from
 * one neighbour to the next take the mean place of the mirrors around, and a blur that covers their leaps.
 *
 * @param own 1 for cells where the slot itself is seen
 */
export function steadyMirrors(grid: Grid, own: Uint8Array): Grid {
  const { columns, rows } = grid
  const out: Grid = { ...grid, u: grid.u.slice(), v: grid.v.slice(), blur: grid.blur.slice(), slot: grid.slot.slice() }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column
      if (own[cell] === 1 || !isKnown(grid, cell)) continue
      const among = mirrorsAround(grid, own, column, row)
      const mean = (plane: Uint16Array | Uint8Array) => among.reduce((sum, at) => sum + plane[at]!, 0) / among.length
      const [u, v, blur] = [mean(grid.u), mean(grid.v), mean(grid.blur)]
      const squares = among.reduce((sum, at) => sum + (grid.u[at]! - u) ** 2 + (grid.v[at]! - v) ** 2, 0)
      const leaps = (Math.sqrt(squares / among.length) / 65535) * 255
      if (leaps < UNSTEADY * blur) continue
      out.u[cell] = Math.round(u)
      out.v[cell] = Math.round(v)
      out.blur[cell] = Math.min(252, Math.round(Math.hypot(blur, leaps) / 4) * 4)
    }
  }
  evenBlur(out, own)
  const sharp = own.slice()
  for (let round = 0; round < RIM; round++) goOn(out, sharp)
  return out
}

/** The roughest mirror that shows no blocks, from where on a slot's mirrors count as rough, and their least roughness. */
const ROUGHEST = 44
const ROUGH = 32
const LEAST = 0.64

/**
 * Where most mirrors of a slot are rough, all of them are nearly as rough: where few samples made one far sharper, or one
 * so rough that hardly a pixel of the photo is left, cells show as blocks.
 */
function evenBlur(grid: Grid, own: Uint8Array): void {
  const { blur, slot } = grid
  const mirrors = [...blur.keys()].filter((cell) => own[cell] === 0 && isKnown(grid, cell))
  for (const number of new Set(slot)) {
    const among = mirrors.filter((cell) => slot[cell] === number)
    const middle = Uint8Array.from(among, (cell) => blur[cell]!).toSorted()[among.length >> 1] ?? 0
    if (middle < ROUGH) continue
    const most = Math.min(ROUGHEST, middle)
    for (const cell of among) blur[cell] = Math.round(Math.min(most, Math.max(LEAST * most, blur[cell]!)) / 4) * 4
  }
}

function isKnown({ u, v }: Grid, cell: number): boolean {
  return u[cell]! > 0 || v[cell]! > 0
}

function mirrorsAround(grid: Grid, own: Uint8Array, column: number, row: number): number[] {
  const { columns, rows, slot } = grid
  const middle = row * columns + column
  const found: number[] = []
  for (let y = Math.max(0, row - AROUND); y <= Math.min(rows - 1, row + AROUND); y++) {
    for (let x = Math.max(0, column - AROUND); x <= Math.min(columns - 1, column + AROUND); x++) {
      const at = y * columns + x
      if (own[at] === 0 && isKnown(grid, at) && slot[at] === slot[middle]) found.push(at)
    }
  }
  return found
}

/** A cell beside two of a slot in a line takes the place that they lead to. */
function goOn(grid: Grid, sharp: Uint8Array): void {
  const { columns, rows, u, v, blur, slot } = grid
  const before = sharp.slice()
  for (let at = 0; at < sharp.length; at++) {
    if (before[at] === 1) continue
    const [x, y] = [at % columns, Math.floor(at / columns)]
    const steps = [x > 1 && -1, x < columns - 2 && 1, y > 1 && -columns, y < rows - 2 && columns]
    const step = steps.find((each) => each !== false && before[at + each] === 1 && before[at + 2 * each] === 1)
    if (!step || slot[at + step] !== slot[at + 2 * step]) continue
    u[at] = Math.min(65535, Math.max(0, 2 * u[at + step]! - u[at + 2 * step]!))
    v[at] = Math.min(65535, Math.max(0, 2 * v[at + step]! - v[at + 2 * step]!))
    blur[at] = 0
    slot[at] = slot[at + step]!
    sharp[at] = 1
  }
}
