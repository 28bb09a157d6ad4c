import { blur } from '../kernels/blur.ts'
import { plane } from '../kernels/memory.ts'
import { packDiscs } from '../kernels/pack.ts'
import { randomFrom } from '../random.ts'
import { hypot } from '../hypot.ts'

/** Facets as unit vectors, by number. */
export interface FacetNormals {
  x: Float32Array
  y: Float32Array
  z: Float32Array
}

/** The upper side of a cut shape: for each pixel the number of its facet. */
export interface Crown {
  facet: Int16Array
  normals: FacetNormals
  /** Direction towards the middle of the stroke, for each pixel; shorter where strokes meet. */
  slopes: { x: Float32Array; y: Float32Array }
}

/** Where there is no facet. */
export const NONE = -1

export interface CrownOptions {
  /** How far in the rows of facets reach, in pixels. */
  rows: readonly number[]
  /** Facets of a row around a full turn. */
  around: number
  /** Length of a facet along straight strokes, in pixels; 0 does not divide them. */
  along: number
  /** Softness of the directions they follow, in pixels. */
  soft: number
}

/** Sine of the lean of the outermost row and of the innermost. */
const STEEP = 0.78
const SHALLOW = 0.36
/** Square of the slope of the distance below which a place lies on the middle line of a stroke. */
const FLAT = 0.45

/** Cuts rows of facets along the outline, each row turned by half a facet against the last, and a table. */
export function crownOf(
  distance: Float32Array,
  width: number,
  height: number,
  { rows, around, along, soft }: CrownOptions,
): Crown {
  const smooth = blur(distance, width, height, Math.max(1, soft))
  const slopes = { x: plane(distance.length), y: plane(distance.length) }
  const facet = new Int16Array(distance.length).fill(NONE)
  const cut: Cut = { around, parts: along > 0 ? 2 : 1, aside: along > 0 ? ASIDE : 0 }
  const table = cut.parts * rows.length * around
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
      const far = distance[at]!
      if (far < -2) continue
      const gx = (smooth[at + 1]! - smooth[at - 1]!) * 0.5
      const gy = (smooth[at + width]! - smooth[at - width]!) * 0.5
      slopes.x[at] = gx
      slopes.y[at] = gy
      let row = 0
      while (row < rows.length && far > rows[row]!) row++
      // Along the middle of a stroke the direction is that of single pixels: there the table runs on as a ridge.
      if (row === rows.length || gx * gx + gy * gy < FLAT) {
        facet[at] = table
        continue
      }
      const turn = Math.atan2(-gy, -gx) / (2 * Math.PI) + 1
      const index = Math.round(turn * around + 0.5 * (row % 2) + cut.aside) % around
      const inner = row === 0 ? 0 : rows[row - 1]!
      const depth = (far - inner) / (rows[row]! - inner)
      const part = along === 0 ? 0 : partOf(x, y, angleOf(cut, row, index), along, row % 2 === 0 ? depth : -depth)
      facet[at] = cut.parts * (row * around + index) + part
    }
  }
  return { facet, slopes, normals: normalsOfRows(rows.length, cut) }
}

/** How facets are counted: `parts` of each direction, the directions moved by a share of one. */
interface Cut {
  around: number
  parts: number
  aside: number
}

/** Straight strokes, upright and level, lie within one direction and not on the line between two. */
const ASIDE = 0.25

/** The direction that a facet of a row leans in. */
function angleOf({ around, aside }: Cut, row: number, index: number): number {
  return ((index - 0.5 * (row % 2) - aside) * 2 * Math.PI) / around
}

/** How far, in radians, the two parts of a direction are turned against each other. */
const PARTED = 0.75
/** How far the lines between them lean, in lengths of a facet from one row to the next. */
const ZIGZAG = 0.8

/** Which part of its direction a place is of: they take turns along the stroke, and meet in a zigzag. */
function partOf(x: number, y: number, angle: number, along: number, depth: number): number {
  return Math.floor((y * Math.cos(angle) - x * Math.sin(angle)) / along + ZIGZAG * depth) & 1
}

function normalsOfRows(rows: number, cut: Cut): FacetNormals {
  const { around, parts } = cut
  const count = parts * rows * around + 1
  const normals = { x: new Float32Array(count), y: new Float32Array(count), z: new Float32Array(count).fill(1) }
  for (let row = 0; row < rows; row++) {
    const lean = rows === 1 ? (STEEP + SHALLOW) / 2 : STEEP + ((SHALLOW - STEEP) * row) / (rows - 1)
    for (let index = 0; index < parts * around; index++) {
      const turned = parts > 1 ? PARTED * ((index % parts) - 0.5) : 0
      const angle = angleOf(cut, row, Math.floor(index / parts)) + turned
      const at = parts * row * around + index
      normals.x[at] = Math.cos(angle) * lean
      normals.y[at] = Math.sin(angle) * lean
      normals.z[at] = Math.sqrt(1 - lean * lean)
    }
  }
  return normals
}

/** The lower side: for each pixel the number of its facet, whose normals point down and away from the keel. */
export interface Pavilion {
  facet: Int16Array
  normals: FacetNormals
  width: number
  height: number
}

export interface PavilionOptions {
  /** Width of a facet in pixels. */
  size: number
  uneven: number
  slopes: Crown['slopes']
  seed: number
}

/** Lean of the lower side as a whole: what falls on it straight from above is thrown back. */
const KEEL = 0.5

/** Cuts the lower side into facets side by side, each with a lean of its own about that of the keel. */
export function backOf(
  distance: Float32Array,
  width: number,
  height: number,
  { size, uneven, slopes, seed }: PavilionOptions,
): Pavilion {
  const radius = Math.max(1.5, size / 2)
  const options = { radius, inset: Math.max(0.5, radius * 0.3), gap: 0, seed }
  const large = packDiscs(distance, width, height, options)
  const discs = [...large, ...packDiscs(distance, width, height, { ...options, radius: radius * 0.6, taken: large })]
  const random = randomFrom(seed * 131 + 3)
  const numbers = () => new Float32Array(discs.length)
  const normals = { x: numbers(), y: numbers(), z: numbers() }
  const facet = new Int16Array(distance.length).fill(NONE)
  const nearest = plane(distance.length).fill(Infinity)
  const reach = Math.ceil(radius * 1.8)
  discs.forEach(({ x, y }, index) => {
    const place = Math.round(y) * width + Math.round(x)
    const nx = -slopes.x[place]! * KEEL + (random() - 0.5) * 2 * uneven
    const ny = -slopes.y[place]! * KEEL + (random() - 0.5) * 2 * uneven
    const scale = 1 / hypot(nx, ny, 0.8)
    normals.x[index] = nx * scale
    normals.y[index] = ny * scale
    normals.z[index] = -0.8 * scale
    // A facet is longer along one direction, so that they meet in points and not as cobbles do.
    const angle = random() * Math.PI
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    for (let py = Math.max(0, Math.floor(y - reach)); py <= Math.min(height - 1, y + reach); py++) {
      for (let px = Math.max(0, Math.floor(x - reach)); px <= Math.min(width - 1, x + reach); px++) {
        const dx = px - x
        const dy = py - y
        const far = Math.abs(dx * cos + dy * sin) + 1.7 * Math.abs(dy * cos - dx * sin)
        const at = py * width + px
        if (far >= nearest[at]!) continue
        nearest[at] = far
        facet[at] = index
      }
    }
  })
  return { facet, normals, width, height }
}
