import type { Size } from '../../../vision/planes.ts'
import type { Region } from '../regions.ts'

/** What `../regions.ts` says, readable: the kernels are held to it. */
export function regionsOf(mask: Uint8Array, { width, height }: Size, diagonal = true) {
  const labels = new Int32Array(mask.length)
  const regions: Region[] = []
  const stack: number[] = []
  for (let start = 0; start < mask.length; start++) {
    if (!mask[start] || labels[start]) continue
    const label = regions.length + 1
    let area = 0
    let left = width
    let right = 0
    let top = height
    let bottom = 0
    labels[start] = label
    stack.push(start)
    while (stack.length > 0) {
      const at = stack.pop()!
      const x = at % width
      const y = Math.floor(at / width)
      area++
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          if (!diagonal && dx !== 0 && dy !== 0) continue
          if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue
          const next = at + dy * width + dx
          if (!mask[next] || labels[next]) continue
          labels[next] = label
          stack.push(next)
        }
      }
    }
    regions.push({ label, area, x: left, y: top, width: right - left + 1, height: bottom - top + 1 })
  }
  return { labels, regions }
}

export function grow(mask: Uint8Array, { width, height }: Size, radius: number): Uint8Array {
  const wanted = radius >= 0 ? 1 : 0
  const reach = Math.abs(radius)
  const rows = new Uint8Array(mask.length).fill(1 - wanted)
  const result = rows.slice()
  for (let y = 0; y < height; y++) spread(mask, rows, y * width, 1, width, reach, wanted)
  for (let x = 0; x < width; x++) spread(rows, result, x, width, height, reach, wanted)
  return result
}

function spread(
  from: Uint8Array,
  to: Uint8Array,
  start: number,
  step: number,
  count: number,
  reach: number,
  wanted: number,
) {
  let last = -Infinity
  for (let i = 0; i < count; i++) {
    if (Number(from[start + i * step]! > 0) === wanted) last = i
    if (i - last <= reach) to[start + i * step] = wanted
  }
  last = Infinity
  for (let i = count - 1; i >= 0; i--) {
    if (Number(from[start + i * step]! > 0) === wanted) last = i
    if (last - i <= reach) to[start + i * step] = wanted
  }
}
