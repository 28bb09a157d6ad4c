/** Rows of a plate cut in lines, as `../engraving.ts` says. Reads up to four pixels beyond a row's end. */

import { planeAt, real, reals, whole } from './block'
import { between, eased } from './cover'
import { setFour } from './tail'

/** `Hair` and `Cut` are 0 where there is none; `Grain` is of one row. `Phase` to `Aside` are of the row at work. */
// prettier-ignore
const enum Field {
  R, G, B, Fine, Contours, Forms, Grain, Hair, Cut, Layers,
  PaperR, PaperG, PaperB, InkR, InkG, InkB, Relief, Edge, Crossed, Fade, Shorter, Soften, Aside, FirstLayer,
}

/** Of each layer: the darkness that it begins at, one by how soon it is full, its way across, and its phase in this row. */
const enum Layer {
  From,
  Slope,
  Across,
  Phase,
  Count,
}

/** How dark the plate is cut: cloth below a head no darker than crossed lines, the ground fades to the sides. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function darkness(block: usize, at: usize, columns: v128, width: i32): v128 {
  const own = f32x4.sub(f32x4.splat(1), v128.load(planeAt(block, Field.Fine) + at))
  let dark = f32x4.mul(own, f32x4.sub(f32x4.splat(1.16), f32x4.mul(own, f32x4.splat(0.2))))
  const crossed = reals(block, Field.Crossed)
  const over = f32x4.pmax(f32x4.splat(0), f32x4.sub(dark, crossed))
  dark = f32x4.sub(dark, f32x4.mul(over, reals(block, Field.Soften)))
  const fade = real(block, Field.Fade)
  if (fade > 0) {
    const side = f32x4.pmin(columns, f32x4.sub(f32x4.splat(<f32>width), columns))
    const near = f32x4.div(f32x4.pmin(side, reals(block, Field.Aside)), reals(block, Field.Shorter))
    dark = f32x4.mul(dark, eased(near, 0, 1 / fade))
  }
  return dark
}

/** How much of four pixels a layer's lines cover. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function lines(block: usize, layer: i32, dark: v128, columns: v128, wave: v128, edge: v128): v128 {
  const want = f32x4.mul(f32x4.sub(dark, reals(block, layer + Layer.From)), reals(block, layer + Layer.Slope))
  const along = f32x4.add(f32x4.mul(columns, reals(block, layer + Layer.Across)), reals(block, layer + Layer.Phase))
  const phase = f32x4.add(along, wave)
  const half = f32x4.splat(0.5)
  const middle = f32x4.abs(f32x4.sub(f32x4.sub(phase, f32x4.floor(phase)), half))
  const wide = f32x4.pmin(f32x4.splat(0.47), f32x4.add(f32x4.splat(0.05), f32x4.mul(f32x4.splat(0.36), want)))
  const covered = eased(f32x4.add(f32x4.div(f32x4.sub(wide, middle), edge), half), 0, 1)
  return v128.and(covered, f32x4.gt(want, f32x4.splat(0)))
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function lay(block: usize, channel: i32, at: usize, laid: v128, rest: i32): void {
  const paper = reals(block, Field.PaperR + channel)
  setFour(planeAt(block, channel) + at, between(paper, reals(block, Field.InkR + channel), laid), rest)
}

/** @param from Where the row begins, in bytes of each plane */
export function engrave(block: usize, from: usize, width: i32): void {
  const count = whole(block, Field.Layers)
  const relief = reals(block, Field.Relief)
  const edge = reals(block, Field.Edge)
  for (let x = 0; x < width; x += 4) {
    const column = <usize>x << 2
    const at = from + column
    const columns = f32x4.add(f32x4.splat(<f32>x), f32x4(0, 1, 2, 3))
    const dark = darkness(block, at, columns, width)
    const drawn = f32x4.mul(v128.load(planeAt(block, Field.Contours) + at), f32x4.splat(1.2))
    let laid = f32x4.mul(f32x4.pmin(f32x4.splat(1), drawn), eased(dark, 0.02, 1 / 0.18))
    const speck = f32x4.mul(v128.load(planeAt(block, Field.Grain) + column), f32x4.splat(0.06))
    const wave = f32x4.add(f32x4.mul(v128.load(planeAt(block, Field.Forms) + at), relief), speck)
    for (let layer = 0; layer < count; layer++) {
      const fields = Field.FirstLayer + layer * Layer.Count
      laid = f32x4.pmax(laid, lines(block, fields, dark, columns, wave, edge))
    }
    const hair = planeAt(block, Field.Hair)
    if (hair) laid = between(laid, v128.load(planeAt(block, Field.Cut) + at), v128.load(hair + at))
    lay(block, 0, at, laid, width - x)
    lay(block, 1, at, laid, width - x)
    lay(block, 2, at, laid, width - x)
  }
}
