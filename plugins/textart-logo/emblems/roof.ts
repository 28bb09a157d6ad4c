import { corners } from './paths.ts'
import { ink, type PartStep, type Shape } from './parts.ts'

const VIEW = [560, 280] as const
const [LEFT, RIGHT, RIDGE, FLOOR] = [-10, 575, 206, 300]

/** Rows of tiles, wider apart the nearer they lie, with the size of a tile. */
const ROWS = Array.from({ length: 9 }, (_, row) => ({
  y: RIDGE + 11 + 7.2 * row + 0.75 * row * row,
  size: 8.4 + 0.8 * row,
}))

const hash = (at: number, by: number) => Math.abs(Math.sin((at + 1) * by) * 4371.7) % 1

/** Lower edges of the tiles of a row, each round. */
const COURSES = ROWS.map(({ y, size }, row) => {
  const count = Math.ceil((RIGHT - LEFT) / size)
  const tile = (at: number) => {
    const low = y + 0.3 * size * (hash(at + 61 * row, 27.1) - 0.5)
    return `L${(LEFT + (at - (row % 2) * 0.5) * size).toFixed(1)} ${low.toFixed(1)}q${0.5 * size} ${0.62 * size} ${size} 0`
  }
  return `M${LEFT - size} ${y.toFixed(1)}${Array.from({ length: count }, (__, at) => tile(at)).join('')}`
})

/** Where tiles of a row meet. */
const JOINTS = ROWS.map(({ y, size }, row) => {
  const from = LEFT - (row % 2) * 0.5 * size
  const count = Math.ceil((RIGHT - LEFT) / size)
  return Array.from(
    { length: count },
    (__, at) => `M${(from + at * size).toFixed(1)} ${(y - 0.75 * size).toFixed(1)}V${y.toFixed(1)}`,
  ).join('')
})

/** Here and there one tile is of another firing; `by` picks others. */
const odd = (by: number) =>
  ROWS.flatMap(({ y, size }, row) =>
    Array.from({ length: 20 }, (_, at) => {
      const column = Math.floor(hash(at + 31 * row, by) * ((RIGHT - LEFT) / size))
      const x = LEFT - (row % 2) * 0.5 * size + column * size
      const rise = 0.72 * size
      return `M${x} ${y - rise}V${y}q${0.5 * size} ${0.62 * size} ${size} 0V${y - rise}Z`
    }),
  )

/** Half-round tiles along the ridge, each over the end of the next. */
const CAPS = corners([LEFT, RIDGE - 4], [RIGHT, RIDGE - 4], [RIGHT, RIDGE + 6], [LEFT, RIDGE + 6])
const ENDS = Array.from({ length: 30 }, (_, at) => `M${LEFT + 20 * at} ${RIDGE - 4}q3 5 0 10`)

function tiled(path: string | string[], ...steps: PartStep[]): Shape {
  return { do: 'shape', path, view: VIEW, height: 1, steps }
}

function line(path: string[], width: number, ...steps: PartStep[]): Shape {
  return { ...tiled(path, ...steps), stroke: width }
}

const SLOPE = corners([LEFT, RIDGE], [RIGHT, RIDGE], [RIGHT, FLOOR], [LEFT, FLOOR])

/** A tiled roof in the light of the moon: letters with a foot at 0.7 stand on its ridge. */
export const roof: Shape[] = [
  tiled(SLOPE, {
    do: 'fill',
    paint: { kind: 'radial', at: [0.36, 0.3], radius: 0.9, colours: ['#74b2cc', '#3f7c9a', '#1e4c68', '#0e2a3e'] },
  }),
  tiled(odd(12.99), ink('#061624', { opacity: 0.42 })),
  tiled(odd(41.7), ink('#0c2430', { opacity: 0.28 })),
  tiled(odd(7.13), ink('#a8d4e8', { opacity: 0.13 })),
  line(JOINTS, 0.9, ink('#04101a', { opacity: 0.55 })),
  // Each row lies in the shade of the one above; its edge catches the moon.
  line(COURSES, 5, ink('#020a12', { opacity: 0.6, blur: 0.006, shift: [0, 0.008] })),
  line(COURSES, 1.3, ink('#04101a', { opacity: 0.9, shift: [0, 0.004] }), ink('#a4d8ec', { opacity: 0.28 })),
  tiled(CAPS, ink('#03070c', { grow: 0.005 }), {
    do: 'fill',
    paint: { kind: 'vertical', colours: ['#b4e0f2', '#5c9ab4', '#265068', '#0e2432'] },
  }),
  line(ENDS, 1.4, ink('#04101a', { opacity: 0.8 })),
  // Each tile bulges, and is damp.
  tiled(SLOPE, {
    do: 'emboss',
    ink: 0.03,
    width: 0.014,
    height: 0.012,
    swell: 0,
    shading: 0.8,
    coat: 0.5,
    coatRough: 0.3,
  }),
  // It sinks into the night towards the eaves; what stands on its ridge keeps the moon from it.
  tiled(
    SLOPE,
    ink('#ffffff', {
      blend: 'multiply',
      paint: { kind: 'vertical', colours: ['#ffffff', '#9fb4c4', '#40586c', '#122030'] },
    }),
  ),
]
