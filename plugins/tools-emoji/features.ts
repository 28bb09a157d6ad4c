import sharp from 'sharp'

/** Where eyes end and mouths begin, as a part of a smiley's height. */
const PARTING = 0.575
/** Features are told apart on a grid of this many cells a side. */
const GRID = 128
const VISIBLE = 24
/** Smaller than this, in cells, is the edge of something. */
const SPECK = 6

/** One thing that is drawn on a smiley: an eye, a mouth, a tear, a hat. Places in cells. */
interface Feature {
  label: number
  left: number
  right: number
  top: number
  bottom: number
  /** The mean height of its cells. */
  middle: number
  cells: number
  /** Cells in a colour of their own: hearts, tears, a mask; lines are brown and teeth are white. */
  coloured: number
}

interface Features {
  pixels: Buffer
  side: number
  labels: Uint16Array
  list: Feature[]
}

/**
 * What two smileys bring to a face they share, as PNG: a mouth, then eyes. Each gives one of them, in the way that shows
 * more of both: hearts for eyes, a mask for a mouth. A feature is taken whole or not at all, and where two would lie over
 * each other the larger one stays.
 */
export async function sharedFeatures(first: string, second: string): Promise<Buffer[]> {
  const [one, two] = await Promise.all([featuresOf(first), featuresOf(second)])
  const [straight, crossed] = [combine(one, two), combine(two, one)]
  const { eyes, mouth } = crossed.coloured > straight.coloured ? crossed : straight
  return Promise.all([mouth, eyes].map(([from, wanted]) => only(from, wanted)))
}

type Part = [from: Features, features: Feature[]]

function combine(upper: Features, lower: Features): { eyes: Part; mouth: Part; coloured: number } {
  const above = ({ middle }: Feature) => middle < GRID * PARTING
  const allEyes = upper.list.filter(above)
  const below = lower.list.filter((feature) => !above(feature))
  // One whose mouth hangs together with what is above keeps the other's own.
  const [source, allMouth] = below.length > 0 ? [lower, below] : [upper, upper.list.filter((one) => !above(one))]
  const eyes = allEyes.filter((one) => !isHidden(one, allMouth))
  const mouth = allMouth.filter((one) => !isHidden(one, allEyes))
  const coloured = [...eyes, ...mouth].reduce((sum, feature) => sum + feature.coloured, 0)
  return { eyes: [upper, eyes], mouth: [source, mouth], coloured }
}

function isHidden(one: Feature, others: readonly Feature[]): boolean {
  return others.some((other) => other.cells > one.cells && overlap(one, other) > 0.4)
}

/** How much of the smaller one's box lies in the other's. */
function overlap(a: Feature, b: Feature): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  if (width <= 0 || height <= 0) return 0
  return (width * height) / Math.min(areaOf(a), areaOf(b))
}

function areaOf({ left, right, top, bottom }: Feature): number {
  return Math.max(1, (right - left) * (bottom - top))
}

async function featuresOf(svg: string): Promise<Features> {
  const picture = sharp(Buffer.from(svg)).ensureAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const grid = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize(GRID, GRID)
    .raw()
    .toBuffer()
  const labels = new Uint16Array(GRID * GRID)
  const list: Feature[] = []
  for (let cell = 0; cell < labels.length; cell++) {
    if (labels[cell] === 0 && grid[cell * 4 + 3]! > VISIBLE) list.push(spread(cell, list.length + 1, labels, grid))
  }
  return { pixels: data, side: width, labels, list: list.filter(({ cells }) => cells >= SPECK) }
}

function isColoured(grid: Buffer, cell: number): boolean {
  const [red, green, blue, alpha] = grid.subarray(cell * 4, cell * 4 + 4) as unknown as [number, number, number, number]
  const most = Math.max(red, green, blue)
  return alpha > 128 && most > 110 && most - Math.min(red, green, blue) > 70
}

/** Labels everything that hangs together with a cell. */
function spread(start: number, label: number, labels: Uint16Array, grid: Buffer): Feature {
  const feature = { label, left: GRID, right: 0, top: GRID, bottom: 0, middle: 0, cells: 0, coloured: 0 }
  const stack = [start]
  labels[start] = label
  while (stack.length > 0) {
    const cell = stack.pop()!
    const [x, y] = [cell % GRID, Math.floor(cell / GRID)]
    feature.left = Math.min(feature.left, x)
    feature.right = Math.max(feature.right, x + 1)
    feature.top = Math.min(feature.top, y)
    feature.bottom = Math.max(feature.bottom, y + 1)
    feature.middle += y
    feature.cells++
    if (isColoured(grid, cell)) feature.coloured++
    for (const next of [x > 0 ? cell - 1 : cell, x < GRID - 1 ? cell + 1 : cell, cell - GRID, cell + GRID]) {
      if (next < 0 || next >= labels.length || labels[next] !== 0 || grid[next * 4 + 3]! <= VISIBLE) continue
      labels[next] = label
      stack.push(next)
    }
  }
  feature.middle /= feature.cells
  return feature
}

/** The picture with these features alone, their soft edges included. */
function only({ pixels, side, labels }: Features, wanted: readonly Feature[]): Promise<Buffer> {
  const chosen = new Set(wanted.map(({ label }) => label))
  const scale = side / GRID
  const kept = Buffer.from(pixels)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const label = labels[Math.floor(y / scale) * GRID + Math.floor(x / scale)]!
      if (!chosen.has(label)) kept[(y * side + x) * 4 + 3] = 0
    }
  }
  return sharp(kept, { raw: { width: side, height: side, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
