import type { Size } from '../../../vision/planes.ts'

export interface Superpixels {
  count: number
  /** Region of each pixel. */
  labels: Int32Array
  /** Mean CIELAB, count × 3. */
  lab: Float32Array
  /** Mean position from 0 to 1 along the longer side, count × 2. */
  place: Float32Array
  /** Pixels of each. */
  area: Int32Array
  /** Pixels of each that lie on the picture's edge. */
  edge: Int32Array
  neighbours: Set<number>[]
}

const ROUNDS = 6
/** Weight of place against colour. */
const COMPACTNESS = 18

/** What `../superpixels.ts` says, readable. */
export function superpixels(lab: Float32Array, { width, height }: Size, wanted: number): Superpixels {
  const step = Math.max(2, Math.sqrt((width * height) / wanted))
  const [columns, rows] = [Math.max(1, Math.round(width / step)), Math.max(1, Math.round(height / step))]
  const count = columns * rows
  const centres = new Float32Array(count * 5)
  for (let k = 0; k < count; k++) {
    const x = Math.floor((((k % columns) + 0.5) * width) / columns)
    const y = Math.floor(((Math.floor(k / columns) + 0.5) * height) / rows)
    const at = (y * width + x) * 3
    centres.set([lab[at]!, lab[at + 1]!, lab[at + 2]!, x, y], k * 5)
  }
  const labels = new Int32Array(width * height)
  for (let round = 0; round < ROUNDS; round++) {
    assign(lab, { width, height }, centres, step, labels)
    moveCentres(lab, width, centres, labels)
  }
  return describe(lab, { width, height }, labels, count)
}

function assign(lab: Float32Array, { width, height }: Size, centres: Float32Array, step: number, labels: Int32Array) {
  const nearest = new Float32Array(labels.length).fill(Infinity)
  const spatial = (COMPACTNESS / step) ** 2
  const reach = Math.ceil(step * 1.5)
  for (let k = 0; k * 5 < centres.length; k++) {
    const [l, a, b, cx, cy] = centres.subarray(k * 5, k * 5 + 5) as unknown as [number, number, number, number, number]
    const left = Math.max(0, Math.floor(cx) - reach)
    const right = Math.min(width - 1, Math.floor(cx) + reach)
    const bottom = Math.min(height - 1, Math.floor(cy) + reach)
    for (let y = Math.max(0, Math.floor(cy) - reach); y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const i = y * width + x
        const dl = lab[i * 3]! - l
        const da = lab[i * 3 + 1]! - a
        const db = lab[i * 3 + 2]! - b
        const distance = dl * dl + da * da + db * db + spatial * ((x - cx) * (x - cx) + (y - cy) * (y - cy))
        if (distance >= nearest[i]!) continue
        nearest[i] = distance
        labels[i] = k
      }
    }
  }
}

function moveCentres(lab: Float32Array, width: number, centres: Float32Array, labels: Int32Array) {
  const sums = new Float64Array(centres.length)
  const counts = new Int32Array(centres.length / 5)
  for (let i = 0; i < labels.length; i++) {
    const k = labels[i]!
    counts[k]!++
    for (let c = 0; c < 3; c++) sums[k * 5 + c]! += lab[i * 3 + c]!
    sums[k * 5 + 3]! += i % width
    sums[k * 5 + 4]! += Math.floor(i / width)
  }
  for (let k = 0; k < counts.length; k++) {
    const count = counts[k] ?? 0
    if (count === 0) continue
    for (let c = 0; c < 5; c++) centres[k * 5 + c] = sums[k * 5 + c]! / count
  }
}

function describe(lab: Float32Array, { width, height }: Size, labels: Int32Array, count: number): Superpixels {
  const area = new Int32Array(count)
  const edge = new Int32Array(count)
  const sums = new Float64Array(count * 5)
  const neighbours = Array.from({ length: count }, () => new Set<number>())
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const k = labels[i]!
      area[k]!++
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) edge[k]!++
      for (let c = 0; c < 3; c++) sums[k * 5 + c]! += lab[i * 3 + c]!
      sums[k * 5 + 3]! += x
      sums[k * 5 + 4]! += y
      for (const j of [x + 1 < width ? i + 1 : i, y + 1 < height ? i + width : i]) {
        const other = labels[j]!
        if (other === k) continue
        neighbours[k]!.add(other)
        neighbours[other]!.add(k)
      }
    }
  }
  const means = new Float32Array(count * 3)
  const place = new Float32Array(count * 2)
  const side = Math.max(width, height)
  for (let k = 0; k < count; k++) {
    const pixels = Math.max(1, area[k]!)
    for (let c = 0; c < 3; c++) means[k * 3 + c] = sums[k * 5 + c]! / pixels
    place[k * 2] = sums[k * 5 + 3]! / pixels / side
    place[k * 2 + 1] = sums[k * 5 + 4]! / pixels / side
  }
  return { count, labels, lab: means, place, area, edge, neighbours }
}
