import { hypot } from '../hypot.ts'
import { sampleAt } from '../kernels/resample.ts'
import type { Letters } from '../lettering.ts'
import type { Point } from './vine.ts'

/** Half the width of a leaf, in half widths of the stroke. */
const BELLY = 0.56
/** Leaves keep apart by such a share of their half widths, and are at most this much wider than there is room. */
const FREE = 1.45
const ROOM = 1.1
/** Smaller leaves than this share are left away. */
const LEAST = 0.45
/** How large a blossom is at most, in half widths of the stroke, and where there is less room as a share of that. */
const BLOSSOM = 0.62
const WITHIN = 0.85

/** Adds leaves and blossoms where no other lies, as large as there is room for. They tell whether they did. */
export interface Leafing {
  leaf(rib: (t: number) => Point, half: number): boolean
  blossom(place: Point, half: number): boolean
}

/** @param add Takes the outlines, and the middles of blossoms */
export function leafing(
  letters: Letters,
  distance: Float32Array,
  add: { outline(points: Point[]): void; middle(place: Point): void },
): Leafing {
  const { width, height } = letters
  const owners = letters.owners()
  const lying: (Point & { half: number })[] = []
  const room = ({ x, y }: Point) => sampleAt(distance, width, height, x, y)
  const isHit = ({ x, y }: Point, reach: number) =>
    lying.some((other) => hypot(other.x - x, other.y - y) < other.half + reach)
  return {
    leaf(rib, half) {
      const places = [rib(0.25), rib(0.5), rib(0.75)]
      const wide = Math.min(half, (ROOM * Math.min(room(places[0]!), room(places[1]!))) / (BELLY * 0.8))
      if (wide < LEAST * half || room(rib(0.95)) < 0) return false
      const reach = FREE * BELLY * 0.5 * wide
      if (places.some((place) => isHit(place, reach))) return false
      lying.push(...places.map((place) => ({ ...place, half: reach })))
      add.outline(leafOn(rib, wide))
      return true
    },
    blossom(place, half) {
      const radius = Math.min(BLOSSOM * half, WITHIN * room(place))
      if (radius < LEAST * half || isHit(place, radius)) return false
      lying.push({ ...place, half: radius })
      const owner = Math.max(0, owners[Math.round(place.y) * width + Math.round(place.x)]!)
      add.outline(blossomOf(place, radius, PETALS[owner % PETALS.length]!))
      add.middle(place)
      return true
    },
  }
}

const POINTS = 8

/** The outline of a leaf about a rib from 0 to 1: it is widest before its middle, and pointed. */
function leafOn(rib: (t: number) => Point, half: number): Point[] {
  const edge = (side: number) =>
    Array.from({ length: POINTS + 1 }, (_, at): Point => {
      const t = at / POINTS
      const here = rib(t)
      const next = rib(t + 0.02)
      const far = Math.max(1e-6, hypot(next.x - here.x, next.y - here.y))
      const wide = side * BELLY * half * Math.sin(Math.PI * t ** 0.75) * (1 - 0.25 * t)
      return { x: here.x - ((next.y - here.y) / far) * wide, y: here.y + ((next.x - here.x) / far) * wide }
    })
  return [...edge(0.8), ...edge(-0.8).reverse()]
}

/** Petals of the blossoms of one letter and of the next. */
const PETALS = [5, 6, 4, 8] as const
/** Points of a petal, and how far between two of them the outline goes back to the middle, as a share of the radius. */
const PETAL = 9
const NOTCH = 0.52

function blossomOf({ x, y }: Point, radius: number, petals: number): Point[] {
  return Array.from({ length: petals * PETAL }, (_, at) => {
    const angle = ((at / PETAL + 0.3) / petals) * 2 * Math.PI
    const reach = radius * (NOTCH + (1 - NOTCH) * Math.sqrt(Math.sin((Math.PI * (at % PETAL)) / PETAL)))
    return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) }
  })
}
