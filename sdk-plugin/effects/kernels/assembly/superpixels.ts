/** SLIC: k-means over colour and place, each centre looking at its surroundings only. Planes have room for four pixels more. */

/** Bytes of a centre (three channels, column, row) and of its sums (the same, and how many). */
const CENTRE: usize = 5 << 2
const SUMS: usize = 6 << 3

/** @param spatial Weight of place against colour @param reach How far a centre looks */
export function superpixels(
  planes: usize,
  stride: usize,
  width: i32,
  height: i32,
  columns: i32,
  rows: i32,
  rounds: i32,
  spatial: f32,
  reach: i32,
  centres: usize,
  sums: usize,
  nearest: usize,
  labels: usize,
): void {
  const count = columns * rows
  for (let k = 0; k < count; k++) {
    const x = ((2 * (k % columns) + 1) * width) / (2 * columns)
    const y = ((2 * (k / columns) + 1) * height) / (2 * rows)
    const from = planes + (<usize>(y * width + x) << 2)
    const to = centres + <usize>k * CENTRE
    store<f32>(to, load<f32>(from))
    store<f32>(to, load<f32>(from + stride), 4)
    store<f32>(to, load<f32>(from + 2 * stride), 8)
    store<f32>(to, <f32>x, 12)
    store<f32>(to, <f32>y, 16)
  }
  memory.fill(labels, 0, <usize>(width * height) << 2)
  for (let round = 0; round < rounds; round++) {
    const end = nearest + (<usize>(width * height) << 2)
    for (let at = nearest; at < end; at += 16) v128.store(at, f32x4.splat(Infinity))
    for (let k = 0; k < count; k++) {
      claim(planes, stride, width, height, k, centres + <usize>k * CENTRE, spatial, reach, nearest, labels)
    }
    move(planes, stride, width, height, count, centres, sums, labels)
  }
}

/** Takes the pixels around a centre that are nearer to it than to those before. */
function claim(
  planes: usize,
  stride: usize,
  width: i32,
  height: i32,
  k: i32,
  centre: usize,
  spatial: f32,
  reach: i32,
  nearest: usize,
  labels: usize,
): void {
  const l = v128.load32_splat(centre)
  const a = v128.load32_splat(centre, 4)
  const b = v128.load32_splat(centre, 8)
  const cx = load<f32>(centre, 12)
  const cy = load<f32>(centre, 16)
  const left = max(0, <i32>cx - reach)
  const right = min(width - 1, <i32>cx + reach)
  const bottom = min(height - 1, <i32>cy + reach)
  for (let y = max(0, <i32>cy - reach); y <= bottom; y++) {
    const down = f32x4.splat((<f32>y - cy) * (<f32>y - cy))
    let columns = i32x4.add(i32x4.splat(left), i32x4(0, 1, 2, 3))
    for (let x = left; x <= right; x += 4) {
      const at = <usize>(y * width + x) << 2
      const dl = f32x4.sub(v128.load(planes + at), l)
      const da = f32x4.sub(v128.load(planes + at + stride), a)
      const db = f32x4.sub(v128.load(planes + at + 2 * stride), b)
      const across = f32x4.sub(f32x4.convert_i32x4_s(columns), f32x4.splat(cx))
      const away = f32x4.mul(f32x4.add(f32x4.mul(across, across), down), f32x4.splat(spatial))
      const chroma = f32x4.add(f32x4.mul(da, da), f32x4.mul(db, db))
      const distance = f32x4.add(f32x4.add(f32x4.mul(dl, dl), chroma), away)
      const before = v128.load(nearest + at)
      const isThere = i32x4.le_s(columns, i32x4.splat(right))
      const isNearer = v128.and(f32x4.lt(distance, before), isThere)
      columns = i32x4.add(columns, i32x4.splat(4))
      if (!v128.any_true(isNearer)) continue
      v128.store(nearest + at, v128.bitselect(distance, before, isNearer))
      v128.store(labels + at, v128.bitselect(i32x4.splat(k), v128.load(labels + at), isNearer))
    }
  }
}

/** Each centre becomes the mean of its pixels, if it has any. */
function move(
  planes: usize,
  stride: usize,
  width: i32,
  height: i32,
  count: i32,
  centres: usize,
  sums: usize,
  labels: usize,
): void {
  memory.fill(sums, 0, <usize>count * SUMS)
  for (let y = 0, at: usize = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const own = sums + <usize>load<i32>(labels + at) * SUMS
      store<f64>(own, load<f64>(own) + <f64>load<f32>(planes + at))
      store<f64>(own, load<f64>(own, 8) + <f64>load<f32>(planes + at + stride), 8)
      store<f64>(own, load<f64>(own, 16) + <f64>load<f32>(planes + at + 2 * stride), 16)
      store<f64>(own, load<f64>(own, 24) + <f64>x, 24)
      store<f64>(own, load<f64>(own, 32) + <f64>y, 32)
      store<f64>(own, load<f64>(own, 40) + 1, 40)
    }
  }
  for (let k = 0; k < count; k++, sums += SUMS, centres += CENTRE) {
    const pixels = load<f64>(sums, 40)
    if (pixels === 0) continue
    for (let value: usize = 0; value < 5; value++) {
      store<f32>(centres + (value << 2), <f32>(load<f64>(sums + (value << 3)) / pixels))
    }
  }
}

/**
 * What superpixels are, as planes `stride` bytes apart: their colour, their place from 0 to 1 along the longer side, their
 * pixels, and those that lie on the picture's edge.
 */
export function describeRegions(
  centres: usize,
  sums: usize,
  count: i32,
  labels: usize,
  width: i32,
  height: i32,
  to: usize,
  stride: usize,
): void {
  const side = <f32>max(width, height)
  for (let k = 0; k < count; k++, centres += CENTRE, sums += SUMS) {
    const own = to + (<usize>k << 2)
    for (let value: usize = 0; value < 3; value++) store<f32>(own + value * stride, load<f32>(centres + (value << 2)))
    store<f32>(own + 3 * stride, load<f32>(centres, 12) / side)
    store<f32>(own + 4 * stride, load<f32>(centres, 16) / side)
    store<f32>(own + 5 * stride, <f32>load<f64>(sums, 40))
    store<f32>(own + 6 * stride, 0)
  }
  const edges = to + 6 * stride
  for (let y = 0; y < height; y++) {
    const step = y === 0 || y === height - 1 ? 1 : max(1, width - 1)
    for (let x = 0; x < width; x += step) {
      const own = edges + (<usize>load<i32>(labels + (<usize>(y * width + x) << 2)) << 2)
      store<f32>(own, load<f32>(own) + 1)
    }
  }
}

/** Which superpixels touch, and all on the picture's edge as well: the ground goes on outside. Count × count bytes of zeros. */
export function linkRegions(labels: usize, width: i32, height: i32, edges: usize, count: i32, links: usize): void {
  for (let y = 0, at = labels; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const own = load<i32>(at)
      if (x + 1 < width) join(links, count, own, load<i32>(at + 4))
      if (y + 1 < height) join(links, count, own, load<i32>(at + (<usize>width << 2)))
    }
  }
  for (let k = 0; k < count; k++) {
    if (load<f32>(edges + (<usize>k << 2)) === 0) continue
    for (let other = 0; other < k; other++) {
      if (load<f32>(edges + (<usize>other << 2)) > 0) join(links, count, k, other)
    }
  }
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function join(links: usize, count: i32, one: i32, other: i32): void {
  if (one === other) return
  store<u8>(links + <usize>(one * count + other), 1)
  store<u8>(links + <usize>(other * count + one), 1)
}
