import sharp from 'sharp'

/** The roomiest place of a thing: the largest disc that lies within it, in pixels of its picture. */
export interface Body {
  x: number
  y: number
  radius: number
  /** The mean there, red, green, blue. */
  colour: [number, number, number]
  dark: boolean
  /** Whether it is patterned there. */
  busy: boolean
}

const GRID = 64
const SOLID = 140
/** Cells of room below which a face would be too small to read. */
const NARROW = GRID * 0.13

/** Measures a picture given as SVG. */
export async function bodyOf(svg: string): Promise<Body> {
  const image = sharp(Buffer.from(svg))
  const { width } = await image.metadata()
  const { data } = await image.resize(GRID, GRID).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { column, row, radius } = roomiest(data)
  const scale = width / GRID
  const { mean, spread } = coloursAround(data, column, row, radius)
  return {
    x: (column + 0.5) * scale,
    y: (row + 0.5) * scale,
    radius: radius * scale,
    colour: mean,
    dark: mean[0] * 0.3 + mean[1] * 0.59 + mean[2] * 0.11 < 90,
    busy: spread > 34,
  }
}

/** In cells. A thing that is narrow or hollow everywhere has the face on its middle, as wide as can be. */
function roomiest(data: Buffer): { column: number; row: number; radius: number } {
  const room = distances(data)
  let best = 0
  for (let at = 0; at < room.length; at++) if (score(room, at) > score(room, best)) best = at
  if (room[best]! >= NARROW) return { column: best % GRID, row: Math.floor(best / GRID), radius: room[best]! }
  return { column: GRID / 2, row: GRID / 2, radius: GRID * 0.3 }
}

/** Of places with like room, the one nearer to the middle. */
function score(room: Float32Array, at: number): number {
  const [dx, dy] = [(at % GRID) - GRID / 2, Math.floor(at / GRID) - GRID / 2]
  return room[at]! - Math.hypot(dx, dy) * 0.12
}

/** Distance of each cell to the nearest that is not solid, in cells. */
function distances(data: Buffer): Float32Array {
  const edges: [number, number][] = []
  for (let at = 0; at < GRID * GRID; at++) {
    if (data[at * 4 + 3]! < SOLID) edges.push([at % GRID, Math.floor(at / GRID)])
  }
  const room = new Float32Array(GRID * GRID)
  for (let at = 0; at < room.length; at++) {
    const [x, y] = [at % GRID, Math.floor(at / GRID)]
    if (data[at * 4 + 3]! < SOLID) continue
    let nearest = Math.min(x, y, GRID - x, GRID - y) ** 2
    for (const [column, row] of edges) nearest = Math.min(nearest, (column - x) ** 2 + (row - y) ** 2)
    room[at] = Math.sqrt(nearest)
  }
  return room
}

function coloursAround(data: Buffer, column: number, row: number, radius: number) {
  const sums = [0, 0, 0]
  let [count, squares] = [0, 0]
  for (let y = Math.max(0, Math.floor(row - radius)); y < Math.min(GRID, row + radius); y++) {
    for (let x = Math.max(0, Math.floor(column - radius)); x < Math.min(GRID, column + radius); x++) {
      const at = (y * GRID + x) * 4
      if (Math.hypot(x - column, y - row) > radius || data[at + 3]! < SOLID) continue
      count++
      for (let channel = 0; channel < 3; channel++) {
        sums[channel]! += data[at + channel]!
        squares += data[at + channel]! ** 2
      }
    }
  }
  const mean = sums.map((sum) => Math.round(sum / Math.max(1, count))) as [number, number, number]
  const variance = squares / Math.max(1, count) - mean.reduce((sum, value) => sum + value ** 2, 0)
  return { mean, spread: Math.sqrt(Math.max(0, variance)) }
}
