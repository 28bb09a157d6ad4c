import { plane } from './memory.ts'

/**
 * How deep each place of a height field lies in the shadow of what stands towards a lamp, in pixels of height; 0 is lit.
 * One pass away from the lamp: each row takes over the shadow line of the row before, sunk by the lamp's slope.
 *
 * @param key Unit vector to the lamp: +x right, +y down, +z to the viewer.
 */
export function shadowDepth(
  heights: Float32Array,
  width: number,
  height: number,
  key: readonly [number, number, number],
): Float32Array {
  const [kx, ky, kz] = key
  const isRows = Math.abs(ky) >= Math.abs(kx)
  const major = isRows ? ky : kx
  const minor = isRows ? kx : ky
  const flat = Math.abs(major)
  const depth = plane(heights.length)
  if (flat < 1e-3) return depth
  const lean = minor / flat
  const drop = kz / flat
  const lines = isRows ? height : width
  const length = isRows ? width : height
  const along = isRows ? 1 : width
  const across = isRows ? width : 1
  const shift = Math.floor(lean)
  const share = lean - shift
  let before = new Float32Array(length).fill(-1e6)
  let line = new Float32Array(length)
  for (let index = 0; index < lines; index++) {
    const start = (major < 0 ? index : lines - 1 - index) * across
    for (let place = 0; place < length; place++) {
      const near = place + shift
      const a = before[near < 0 ? 0 : near >= length ? length - 1 : near]!
      const b = before[near + 1 < 0 ? 0 : near + 1 >= length ? length - 1 : near + 1]!
      const shade = a + (b - a) * share - drop
      const at = start + place * along
      const own = heights[at]!
      depth[at] = shade > own ? shade - own : 0
      line[place] = shade > own ? shade : own
    }
    const spare = before
    before = line
    line = spare
  }
  return depth
}
