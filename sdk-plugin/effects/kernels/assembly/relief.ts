/** Sobel slopes of a height in pixels as unit vectors; the outermost pixels face the viewer. */
export function normals(heights: usize, nx: usize, ny: usize, nz: usize, width: i32, height: i32): void {
  const eighth = f32x4.splat(0.125)
  const one = f32x4.splat(1)
  for (let y = 0; y < height; y++) {
    const row = (<usize>(y * width)) << 2
    if (y === 0 || y === height - 1) {
      for (let x = 0; x < width; x++) upright(nx, ny, nz, row + ((<usize>x) << 2))
      continue
    }
    const up = heights + row - ((<usize>width) << 2)
    const here = heights + row
    const down = heights + row + ((<usize>width) << 2)
    let x = 1
    for (; x + 4 < width; x += 4) {
      const at = (<usize>x) << 2
      const nw = v128.load(up + at - 4)
      const ne = v128.load(up + at + 4)
      const sw = v128.load(down + at - 4)
      const se = v128.load(down + at + 4)
      const across = f32x4.sub(v128.load(here + at + 4), v128.load(here + at - 4))
      const along = f32x4.sub(v128.load(down + at), v128.load(up + at))
      const east = f32x4.add(f32x4.sub(ne, nw), f32x4.sub(se, sw))
      const south = f32x4.add(f32x4.sub(sw, nw), f32x4.sub(se, ne))
      const dx = f32x4.mul(f32x4.add(east, f32x4.add(across, across)), eighth)
      const dy = f32x4.mul(f32x4.add(south, f32x4.add(along, along)), eighth)
      const square = f32x4.add(f32x4.add(f32x4.mul(dx, dx), f32x4.mul(dy, dy)), one)
      const scale = f32x4.div(one, f32x4.sqrt(square))
      v128.store(nx + row + at, f32x4.neg(f32x4.mul(dx, scale)))
      v128.store(ny + row + at, f32x4.neg(f32x4.mul(dy, scale)))
      v128.store(nz + row + at, scale)
    }
    for (; x < width - 1; x++) {
      const at = (<usize>x) << 2
      const nw = load<f32>(up + at - 4)
      const ne = load<f32>(up + at + 4)
      const sw = load<f32>(down + at - 4)
      const se = load<f32>(down + at + 4)
      const dx: f32 = (ne - nw + 2 * (load<f32>(here + at + 4) - load<f32>(here + at - 4)) + se - sw) * 0.125
      const dy: f32 = (sw - nw + 2 * (load<f32>(down + at) - load<f32>(up + at)) + se - ne) * 0.125
      const scale: f32 = 1 / sqrt<f32>(dx * dx + dy * dy + 1)
      store<f32>(nx + row + at, -dx * scale)
      store<f32>(ny + row + at, -dy * scale)
      store<f32>(nz + row + at, scale)
    }
    upright(nx, ny, nz, row)
    upright(nx, ny, nz, row + ((<usize>(width - 1)) << 2))
  }
}

function upright(nx: usize, ny: usize, nz: usize, at: usize): void {
  store<f32>(nx + at, 0)
  store<f32>(ny + at, 0)
  store<f32>(nz + at, 1)
}

/** A shape made fatter by `pixels`: its distance, and the coverage that follows from it. */
export function grow(distance: usize, grown: usize, covered: usize, length: i32, pixels: f32): void {
  const more = f32x4.splat(pixels)
  const half = f32x4.splat(0.5)
  const zero = f32x4.splat(0)
  const one = f32x4.splat(1)
  let at: usize = 0
  const end = (<usize>length) << 2
  for (; at + 16 <= end; at += 16) {
    const far = f32x4.add(v128.load(distance + at), more)
    v128.store(grown + at, far)
    v128.store(covered + at, f32x4.pmin(one, f32x4.pmax(zero, f32x4.add(far, half))))
  }
  for (; at < end; at += 4) {
    const far = load<f32>(distance + at) + pixels
    store<f32>(grown + at, far)
    store<f32>(covered + at, min<f32>(1, max<f32>(0, far + 0.5)))
  }
}

/** How open each place is to the sky, from its height and that of its surroundings; written over `around`. */
export function openness(heights: usize, around: usize, length: i32, factor: f32): void {
  const one = f32x4.splat(1)
  const zero = f32x4.splat(0)
  const factors = f32x4.splat(factor)
  let at: usize = 0
  const end = (<usize>length) << 2
  for (; at + 16 <= end; at += 16) {
    const depth = f32x4.pmax(zero, f32x4.sub(v128.load(around + at), v128.load(heights + at)))
    v128.store(around + at, f32x4.div(one, f32x4.add(one, f32x4.mul(depth, factors))))
  }
  for (; at < end; at += 4) {
    const depth = max<f32>(0, load<f32>(around + at) - load<f32>(heights + at))
    store<f32>(around + at, 1 / (1 + depth * factor))
  }
}

/** Red-black Gauss-Seidel for Δu = -source with u = 0 where the mask is `inside` or less. */
export function relax(
  u: usize,
  mask: usize,
  width: i32,
  height: i32,
  sweeps: i32,
  source: f32,
  inside: f32,
  omega: f32,
): void {
  const even = i32x4(-1, 0, -1, 0)
  const odd = i32x4(0, -1, 0, -1)
  const sources = f32x4.splat(source)
  const insides = f32x4.splat(inside)
  const omegas = f32x4.splat(omega)
  const quarter = f32x4.splat(0.25)
  const line = (<usize>width) << 2
  for (let sweep = 0; sweep < 2 * sweeps; sweep++) {
    for (let y = 1; y < height - 1; y++) {
      const row = (<usize>(y * width)) << 2
      const first = 1 + ((y + sweep) & 1)
      const chosen = first === 1 ? even : odd
      let x = 1
      for (; x + 4 < width; x += 4) {
        const at = row + ((<usize>x) << 2)
        const active = v128.and(chosen, f32x4.gt(v128.load(mask + at), insides))
        if (!v128.any_true(active)) continue
        const here = v128.load(u + at)
        const sides = f32x4.add(v128.load(u + at - 4), v128.load(u + at + 4))
        const ends = f32x4.add(v128.load(u + at - line), v128.load(u + at + line))
        const mean = f32x4.mul(f32x4.add(f32x4.add(sides, ends), sources), quarter)
        const next = f32x4.add(here, f32x4.mul(omegas, f32x4.sub(mean, here)))
        v128.store(u + at, v128.bitselect(next, here, active))
      }
      for (; x < width - 1; x++) {
        if ((x - first) & 1) continue
        const at = row + ((<usize>x) << 2)
        if (load<f32>(mask + at) <= inside) continue
        const here = load<f32>(u + at)
        const sum = load<f32>(u + at - 4) + load<f32>(u + at + 4) + load<f32>(u + at - line) + load<f32>(u + at + line)
        store<f32>(u + at, here + omega * ((sum + source) * 0.25 - here))
      }
    }
  }
}
