import type { Raster, Rgb } from './canvas.ts'
import { type Lab, toLab, writeLab } from './oklab.ts'

/** The colours that stand best for a picture: k-means in OKLab, begun far apart. */
export function paletteOf({ data }: Raster, count: number): Rgb[] {
  const step = Math.max(1, Math.floor(data.length / 4 / 6000))
  const samples: Lab[] = []
  for (let at = 0; at < data.length; at += 4 * step) {
    if (data[at + 3]! > 100) samples.push(toLab(data[at]!, data[at + 1]!, data[at + 2]!, [0, 0, 0]))
  }
  if (samples.length === 0) return [[0, 0, 0]]
  let centres = farApart(samples, count)
  for (let round = 0; round < 8; round++) centres = moved(samples, centres)
  const pixel = Buffer.alloc(4)
  return centres.map((lab) => {
    writeLab(pixel, 0, lab)
    return [pixel[0]!, pixel[1]!, pixel[2]!]
  })
}

/** Each next one is the sample farthest from all before. */
function farApart(samples: readonly Lab[], count: number): Lab[] {
  const centres: Lab[] = [samples[Math.floor(samples.length / 2)]!]
  const gaps = samples.map((lab) => gap(lab, centres[0]!))
  while (centres.length < count) {
    let farthest = 0
    for (let n = 1; n < gaps.length; n++) if (gaps[n]! > gaps[farthest]!) farthest = n
    if (gaps[farthest]! < 1e-5) break
    const next = samples[farthest]!
    centres.push(next)
    for (const [n, lab] of samples.entries()) gaps[n] = Math.min(gaps[n]!, gap(lab, next))
  }
  return centres
}

function moved(samples: readonly Lab[], centres: readonly Lab[]): Lab[] {
  const sums = centres.map(() => [0, 0, 0, 0] as [number, number, number, number])
  for (const lab of samples) {
    let best = 0
    for (let n = 1; n < centres.length; n++) if (gap(lab, centres[n]!) < gap(lab, centres[best]!)) best = n
    const sum = sums[best]!
    for (let part = 0; part < 3; part++) sum[part]! += lab[part]!
    sum[3]++
  }
  return sums.map(([l, a, b, n], at) => (n > 0 ? [l / n, a / n, b / n] : centres[at]!))
}

function gap(one: Lab, other: Lab): number {
  return (one[0] - other[0]) ** 2 + 1.5 * ((one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2)
}
