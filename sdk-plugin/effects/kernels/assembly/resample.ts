/** Half the size, each pixel the mean of four (fewer at odd ends). */
export function shrink(from: usize, to: usize, width: i32, height: i32): void {
  const w = (width + 1) >> 1
  const h = (height + 1) >> 1
  const quarter = f32x4.splat(0.25)
  for (let y = 0; y < h; y++) {
    const top = from + (<usize>(2 * y * width) << 2)
    const bottom = from + (<usize>(min(height - 1, 2 * y + 1) * width) << 2)
    const out = to + (<usize>(y * w) << 2)
    let x = 0
    for (; 2 * x + 8 <= width; x += 4) {
      const at = <usize>x << 3
      const left = f32x4.add(v128.load(top + at), v128.load(bottom + at))
      const right = f32x4.add(v128.load(top + at, 16), v128.load(bottom + at, 16))
      const even = v128.shuffle<f32>(left, right, 0, 2, 4, 6)
      const odd = v128.shuffle<f32>(left, right, 1, 3, 5, 7)
      v128.store(out + (<usize>x << 2), f32x4.mul(f32x4.add(even, odd), quarter))
    }
    for (; x < w; x++) {
      const left = <usize>(2 * x) << 2
      const right = <usize>min(width - 1, 2 * x + 1) << 2
      const sum = load<f32>(top + left) + load<f32>(top + right) + load<f32>(bottom + left) + load<f32>(bottom + right)
      store<f32>(out + (<usize>x << 2), sum * 0.25)
    }
  }
}

/**
 * A smaller copy, each pixel the mean of those it stands for.
 *
 * @param columns, rows Where each pixel begins among those of the larger plane, and where the last ends
 */
export function means(
  from: usize,
  fromWidth: i32,
  to: usize,
  width: i32,
  height: i32,
  columns: usize,
  rows: usize,
): void {
  for (let y = 0; y < height; y++) {
    const top = load<i32>(rows + (<usize>y << 2))
    const bottom = max(top + 1, load<i32>(rows + (<usize>y << 2), 4))
    for (let x = 0; x < width; x++, to += 4) {
      const left = load<i32>(columns + (<usize>x << 2))
      const right = max(left + 1, load<i32>(columns + (<usize>x << 2), 4))
      let sum: f64 = 0
      for (let row = top; row < bottom; row++) {
        const end = from + (<usize>(row * fromWidth + right) << 2)
        for (let at = from + (<usize>(row * fromWidth + left) << 2); at < end; at += 4) sum += <f64>load<f32>(at)
      }
      store<f32>(to, <f32>(sum / <f64>((bottom - top) * (right - left))))
    }
  }
}

/** Twice the size (as `shrink` halved it), bilinear between the centres of pixels. `line` holds fromWidth + 8. */
export function enlarge(
  from: usize,
  fromWidth: i32,
  fromHeight: i32,
  to: usize,
  width: i32,
  height: i32,
  line: usize,
): void {
  const near = f32x4.splat(0.75)
  const far = f32x4.splat(0.25)
  const row = line + 16
  for (let y = 0; y < height; y++) {
    const own = from + (<usize>(min(fromHeight - 1, y >> 1) * fromWidth) << 2)
    const neighbour = min(fromHeight - 1, max(0, (y >> 1) + ((y & 1) === 0 ? -1 : 1)))
    const other = from + (<usize>(neighbour * fromWidth) << 2)
    let x = 0
    for (; x <= fromWidth - 4; x += 4) {
      const at = <usize>x << 2
      v128.store(row + at, f32x4.add(f32x4.mul(near, v128.load(own + at)), f32x4.mul(far, v128.load(other + at))))
    }
    for (; x < fromWidth; x++) {
      const at = <usize>x << 2
      store<f32>(row + at, <f32>0.75 * load<f32>(own + at) + <f32>0.25 * load<f32>(other + at))
    }
    store<f32>(row - 4, load<f32>(row))
    store<f32>(row + (<usize>fromWidth << 2), load<f32>(row + (<usize>(fromWidth - 1) << 2)))
    spread(row, to + (<usize>(y * width) << 2), fromWidth, width)
  }
}

function spread(row: usize, out: usize, fromWidth: i32, width: i32): void {
  const near = f32x4.splat(0.75)
  const far = f32x4.splat(0.25)
  let x = 0
  for (; 2 * x + 8 <= width; x += 4) {
    const at = row + (<usize>x << 2)
    const here = f32x4.mul(near, v128.load(at))
    const even = f32x4.add(here, f32x4.mul(far, v128.load(at - 4)))
    const odd = f32x4.add(here, f32x4.mul(far, v128.load(at + 4)))
    v128.store(out + (<usize>x << 3), v128.shuffle<f32>(even, odd, 0, 4, 1, 5))
    v128.store(out + (<usize>x << 3), v128.shuffle<f32>(even, odd, 2, 6, 3, 7), 16)
  }
  for (; x < fromWidth; x++) {
    const at = row + (<usize>x << 2)
    const here = <f32>0.75 * load<f32>(at)
    if (2 * x < width) store<f32>(out + (<usize>x << 3), here + <f32>0.25 * load<f32>(at - 4))
    if (2 * x + 1 < width) store<f32>(out + (<usize>x << 3), here + <f32>0.25 * load<f32>(at + 4), 4)
  }
}

/** So much more is a number without places behind the point, whose low bits are those of the integer. */
const WHOLE_NUMBERS: f32 = 12582912
const WHOLE_BITS: i32 = 0x4b400000

/**
 * Numbers from 0 on without what lies behind the point: a whole one may become the one below it, with all of a pixel to go.
 * Conversion of single numbers takes far longer.
 */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function wholeOf(places: v128): v128 {
  return f32x4.add(f32x4.sub(places, f32x4.splat(0.5)), f32x4.splat(WHOLE_NUMBERS))
}

// @ts-ignore: a decorator of AssemblyScript
@inline
export function integersOf(wholes: v128): v128 {
  return i32x4.sub(wholes, i32x4.splat(WHOLE_BITS))
}

/** How far numbers lie beyond what `wholeOf` made of them. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function beyond(places: v128, wholes: v128): v128 {
  return f32x4.sub(places, f32x4.sub(wholes, f32x4.splat(WHOLE_NUMBERS)))
}

/** Bilinear between the centres of pixels; beyond the sides the last pixel. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function sample(plane: usize, width: i32, height: i32, x: f32, y: f32): f32 {
  const last = f32x4(<f32>width - 1.001, <f32>height - 1.001, 0, 0)
  const place = f32x4.pmax(f32x4.splat(0), f32x4.pmin(last, f32x4(x, y, 0, 0)))
  const wholes = wholeOf(place)
  const part = beyond(place, wholes)
  const corner = integersOf(wholes)
  const tx = f32x4.extract_lane(part, 0)
  const at = plane + (<usize>(i32x4.extract_lane(corner, 1) * width + i32x4.extract_lane(corner, 0)) << 2)
  const below = at + (<usize>width << 2)
  const upper = load<f32>(at) + (load<f32>(at, 4) - load<f32>(at)) * tx
  const lower = load<f32>(below) + (load<f32>(below, 4) - load<f32>(below)) * tx
  return upper + (lower - upper) * f32x4.extract_lane(part, 1)
}

/**
 * A row of a plane's values at places between its pixels, as `sampleAt` of `../resample.ts` finds them. `right` and `below`
 * are how far the neighbours are, in bytes: 0 where a plane of one column or row has none.
 */
export function sampleRow(
  from: usize,
  width: i32,
  height: i32,
  xs: usize,
  ys: usize,
  to: usize,
  pixels: i32,
  right: usize,
  below: usize,
): void {
  const lastX = <f32>width - 1.001
  const lastY = <f32>height - 1.001
  const end = (<usize>pixels) << 2
  for (let at: usize = 0; at < end; at += 4) {
    const x = max<f32>(0, min<f32>(lastX, load<f32>(xs + at)))
    const y = max<f32>(0, min<f32>(lastY, load<f32>(ys + at)))
    const column = <i32>x
    const row = <i32>y
    const tx = x - <f32>column
    const upper = from + ((<usize>(row * width + column)) << 2)
    const lower = upper + below
    const a = load<f32>(upper)
    const b = load<f32>(lower)
    const top = a + (load<f32>(upper + right) - a) * tx
    const bottom = b + (load<f32>(lower + right) - b) * tx
    store<f32>(to + at, top + (bottom - top) * (y - <f32>row))
  }
}
