/** Brightness alone, 0 (black) to 255, rows from top to bottom. */
export interface Grey {
  width: number
  height: number
  data: Uint8Array
}

/** Whether the ground is dark and the letters light: letters cover the smaller part of a picture. */
export function isDark({ data }: Grey): boolean {
  const histogram = new Uint32Array(256)
  for (const value of data) histogram[value]!++
  const threshold = otsu(histogram, data.length)
  let dark = 0
  for (let value = 0; value <= threshold; value++) dark += histogram[value]!
  return dark > data.length * 0.55
}

/** The brightness that parts a histogram into its two most distinct classes (Otsu 1979). */
export function otsu(histogram: Uint32Array, total: number): number {
  let sum = 0
  for (let value = 0; value < 256; value++) sum += value * histogram[value]!
  let [best, threshold, count, below] = [-1, 127, 0, 0]
  for (let value = 0; value < 255; value++) {
    count += histogram[value]!
    below += value * histogram[value]!
    if (count === 0 || count === total) continue
    const difference = below / count - (sum - below) / (total - count)
    const spread = count * (total - count) * difference * difference
    if (spread > best) [best, threshold] = [spread, value]
  }
  return threshold
}

/** Side of the squares over which the ground is taken to be even, as a part of the longer side. */
const TILES = 24

/**
 * Dark letters on a white, even ground: shadows and gradients are divided away, contrast is stretched.
 * The ground of a tile is its bright end, smoothed over its neighbours.
 */
export function flatten({ width, height, data }: Grey, inverted: boolean): Grey {
  const source = inverted ? data.map((value) => 255 - value) : data
  const ground = groundOf({ width, height, data: source })
  const result = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      result[at] = Math.min(255, (source[at]! * 255) / Math.max(40, ground(x, y)))
    }
  }
  return stretch({ width, height, data: result })
}

/** The brightness of the ground at any place, between the middles of the tiles. */
function groundOf({ width, height, data }: Grey): (x: number, y: number) => number {
  const side = Math.max(16, Math.ceil(Math.max(width, height) / TILES))
  const columns = Math.ceil(width / side)
  const rows = Math.ceil(height / side)
  const tiles = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      tiles[row * columns + column] = brightEnd({ width, height, data }, column * side, row * side, side)
    }
  }
  const smooth = spread(spread(tiles, columns, rows), columns, rows)
  const tile = (column: number, row: number) =>
    smooth[Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))]!
  return (x, y) => {
    const [u, v] = [x / side - 0.5, y / side - 0.5]
    const [column, row] = [Math.floor(u), Math.floor(v)]
    const [fx, fy] = [u - column, v - row]
    const top = tile(column, row) * (1 - fx) + tile(column + 1, row) * fx
    const bottom = tile(column, row + 1) * (1 - fx) + tile(column + 1, row + 1) * fx
    return top * (1 - fy) + bottom * fy
  }
}

/** The brightness that a tenth of a tile's pixels exceed. */
function brightEnd({ width, height, data }: Grey, left: number, top: number, side: number): number {
  const histogram = new Uint32Array(256)
  const [right, bottom] = [Math.min(width, left + side), Math.min(height, top + side)]
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) histogram[data[y * width + x]!]!++
  }
  return 255 - histogram.toReversed().findIndex(reaches((right - left) * (bottom - top) * 0.1))
}

/** The largest of a tile and its neighbours, half and half with itself: a tile full of letters borrows its ground. */
function spread(tiles: Float32Array, columns: number, rows: number): Float32Array {
  return tiles.map((own, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    let largest = own
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
        largest = Math.max(largest, tiles[y * columns + x]!)
      }
    }
    return (own + largest) / 2
  })
}

/** The darkest hundredth becomes black, the brightest tenth white. */
function stretch({ width, height, data }: Grey): Grey {
  const histogram = new Uint32Array(256)
  for (const value of data) histogram[value]!++
  const low = histogram.findIndex(reaches(data.length * 0.01))
  const high = 255 - histogram.toReversed().findIndex(reaches(data.length * 0.1))
  if (high - low < 24) return { width, height, data }
  return { width, height, data: data.map((value) => Math.min(255, Math.max(0, ((value - low) * 255) / (high - low)))) }
}

/** Tells where the sum of the counts until now reaches `part`. */
function reaches(part: number): (count: number) => boolean {
  let sum = 0
  return (count) => (sum += count) >= part
}
