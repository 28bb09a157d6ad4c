/** An edge at a picture's size, by a guided filter that was fitted on a smaller copy: see `../followed-edge.ts`. */

import { between } from './cover'
import { field } from './field'

/** The addresses that `../followed-edge.ts` writes, by their place. */
// prettier-ignore
const enum Field { R, G, B, OfRed, OfGreen, OfBlue, Offset, Told, Sure, Maybe, Codes, Cells, Columns, Rows }

/** Of each pixel of the copy: the fit, what is told, sure and possible, and a kind, of four bytes each. */
const CELL: usize = 32
/** Kinds of pixels: nobody's, somebody's, or to be worked out. */
const OPEN: f32 = 2
/** Of each column: its nearest cell, the cell on its left, and how far beyond that it lies. */
const COLUMN: usize = 12
/** Steps of light that have a byte. */
const STEPS: i32 = 4096
/** What the filter makes of nobody and of somebody is never as clear as they are. */
const NOBODY: f32 = 0.12
const SOMEBODY: f32 = 0.88

// @ts-ignore: a decorator of AssemblyScript
@inline
function value(block: usize, index: i32, at: usize): f32 {
  return load<f32>(field(block, index) + at)
}

function layCells(block: usize, width: i32, height: i32): void {
  let cell = field(block, Field.Cells)
  let at: usize = 0
  for (let y = 0; y < height; y++) {
    let asked: u8 = 0
    for (let x = 0; x < width; x++, at += 4, cell += CELL) {
      for (let each: i32 = 0; each < 7; each++) {
        store<f32>(cell + (<usize>each << 2), value(block, Field.OfRed + each, at))
      }
      const kind: f32 = value(block, Field.Sure, at) === 1 ? 1 : value(block, Field.Maybe, at) === 0 ? 0 : OPEN
      if (kind !== 0) asked = 1
      store<f32>(cell, kind, 28)
    }
    store<u8>(field(block, Field.Rows) + y, asked)
  }
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function nearest(place: f64, length: i32): i32 {
  return <i32>floor(min<f64>(length - 1, max<f64>(0, place)) + 0.5)
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function within(place: f64, length: i32): f64 {
  return max<f64>(0, min<f64>(<f64>length - 1.001, place))
}

function layColumns(to: usize, pixels: i32, width: i32): void {
  const scale = <f64>width / <f64>pixels
  for (let x = 0; x < pixels; x++, to += COLUMN) {
    const place = (<f64>x + 0.5) * scale - 0.5
    const column = within(place, width)
    store<i32>(to, <i32>CELL * nearest(place, width))
    store<i32>(to, <i32>CELL * <i32>column, 4)
    store<f32>(to, <f32>(column - Math.floor(column)), 8)
  }
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function seen(codes: usize, light: f32): f32 {
  const step = <i32>max<f32>(0, light * <f32>STEPS)
  return <f32>load<u8>(codes + <usize>min(STEPS, step))
}

/** `cell` is the upper left one of four. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function edgeAt(cell: usize, right: usize, below: usize, tx: v128, ty: v128, colours: v128, room: f32): f32 {
  const beyond = cell + right
  const lower = cell + below
  const last = beyond + below
  const upperFit = between(v128.load(cell), v128.load(beyond), tx)
  const fit = between(upperFit, between(v128.load(lower), v128.load(last), tx), ty)
  const upperTold = between(v128.load(cell, 16), v128.load(beyond, 16), tx)
  const told = between(upperTold, between(v128.load(lower, 16), v128.load(last, 16), tx), ty)
  const parts = f32x4.mul(fit, colours)
  const pairs = f32x4.add(parts, v128.shuffle<f32>(parts, parts, 1, 0, 3, 2))
  const sum = f32x4.extract_lane(pairs, 0) + f32x4.extract_lane(pairs, 2)
  const edge = min<f32>(1, max<f32>(0, (sum - NOBODY) / (SOMEBODY - NOBODY)))
  // What looks tell is nearer the edge than a line that the filter follows in the ground.
  const mean = f32x4.extract_lane(told, 0)
  const held = min<f32>(mean + room, max<f32>(mean - room, edge))
  return max<f32>(f32x4.extract_lane(told, 1), min<f32>(f32x4.extract_lane(told, 2), held))
}

/** `to` has `pixels` × `lines` values, of zeros; the copy has `width` × `height`. */
export function followEdge(
  block: usize,
  pixels: i32,
  lines: i32,
  width: i32,
  height: i32,
  room: f32,
  to: usize,
): void {
  layCells(block, width, height)
  layColumns(field(block, Field.Columns), pixels, width)
  const codes = field(block, Field.Codes)
  const stride = CELL * <usize>width
  const right = width > 1 ? CELL : 0
  const below = height > 1 ? stride : 0
  const scale = <f64>height / <f64>lines
  for (let y = 0, at: usize = 0; y < lines; y++) {
    const place = (<f64>y + 0.5) * scale - 0.5
    const own = nearest(place, height)
    // Most rows lie nowhere near anybody.
    if (load<u8>(field(block, Field.Rows) + own) === 0) {
      at += <usize>pixels << 2
      continue
    }
    const row = within(place, height)
    const kinds = field(block, Field.Cells) + stride * <usize>own + 28
    const upper = field(block, Field.Cells) + stride * <usize>row
    const ty = f32x4.splat(<f32>(row - Math.floor(row)))
    let column = field(block, Field.Columns)
    for (let x = 0; x < pixels; x++, at += 4, column += COLUMN) {
      const kind = load<f32>(kinds + <usize>load<i32>(column))
      if (kind !== OPEN) {
        store<f32>(to + at, kind)
        continue
      }
      const red = seen(codes, value(block, Field.R, at))
      const green = seen(codes, value(block, Field.G, at))
      const blue = seen(codes, value(block, Field.B, at))
      const tx = v128.load32_splat(column + 8)
      const cell = upper + <usize>load<i32>(column, 4)
      store<f32>(to + at, edgeAt(cell, right, below, tx, ty, f32x4(red, green, blue, 1), room))
    }
  }
}
