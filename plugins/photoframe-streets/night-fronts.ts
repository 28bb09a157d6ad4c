import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'
import { unlike } from './house-fronts.ts'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]
/** A front of a far tower: left and right side, top and foot in pixels, its bays; what of it is lit. */
type Front = readonly [left: number, right: number, top: number, foot: number, bays: number, lit: number]

const FRONTS: readonly Front[] = [
  [268.2, 336.4, 185, 243, 12, 0.14],
  [336.4, 352.8, 189, 247, 4, 0.08],
  [240.8, 348.1, 245, 288, 18, 0.16],
  [348.1, 365, 250, 293, 4, 0.1],
  [224.5, 358.6, 288.5, 478, 22, 0.2],
  [358.6, 373.2, 293, 478, 3, 0.12],
  [377.8, 406, 226, 478, 5, 0.2],
  [43.7, 91.5, 92, 146, 8, 0.1],
  [111.4, 145.8, 94, 150, 6, 0.08],
  [1082.9, 1113.8, 126, 166, 5, 0.06],
  [1138.3, 1178, 142, 218, 7, 0.22],
  [1138.3, 1190.8, 219, 348, 9, 0.24],
  [1190.8, 1201, 222, 420, 2, 0.1],
  [888, 902, 290, 470, 3, 0.2],
  [1236, 1255, 162, 470, 4, 0.18],
  [1255, 1281, 131, 470, 5, 0.2],
]
/** The sky with its towers, between the screens and the houses beside. */
export const TOWN = [
  'M0 60H212V151L0 138Z',
  'M212 60H404V490H325V397L228 363L212 360Z',
  'M890 60H1280V440H1216V402L1206 334L1186 322L1143 312V166L906 164L890 170Z',
  'M890 170L904 170V486H890Z',
].join('')
const FLOOR = 5.4

const box = (x: number, y: number, wide: number, high: number) => {
  return `M${x.toFixed(1)} ${y.toFixed(1)}h${wide.toFixed(1)}v${high.toFixed(1)}h${(-wide).toFixed(1)}Z`
}
const cells = FRONTS.flatMap(([left, right, top, foot, bays, lit], number) => {
  const wide = (right - left) / bays
  return Array.from({ length: Math.floor((foot - top - 6) / FLOOR) * bays }, (_, at) => {
    const [bay, floor] = [at % bays, Math.floor(at / bays)]
    const seed = 37 * number + at
    // Offices are lit by the floor here and there.
    const chance = lit * (unlike(91 * number + floor) > 0.86 ? 3 : 0.8)
    return {
      x: left + bay * wide,
      y: top + 5 + floor * FLOOR,
      wide,
      isLit: unlike(seed) < chance,
      tone: unlike(seed + 0.37),
    }
  })
})

/** Piers from the street to the cornice, panes between them, a belt at each setback. */
export const stonework: Mark[] = [
  {
    draw: 'path',
    path: cells.map(({ x, y, wide }) => box(x + 0.24 * wide, y, 0.56 * wide, 3.3)).join(''),
    fill: '#17111d8c',
  },
  {
    draw: 'path',
    path: FRONTS.flatMap(([left, right, top, foot, bays]) => {
      return Array.from({ length: bays + 1 }, (_, at) =>
        box(left + ((right - left) * at) / bays - 0.7, top, 1.5, foot - top),
      )
    }).join(''),
    rule: 'nonzero',
    fill: '#5d4c5ca8',
  },
  {
    draw: 'path',
    path: FRONTS.map(([left, right, top]) => box(left - 1.4, top - 1.2, right - left + 2.8, 2.4)).join(''),
    rule: 'nonzero',
    fill: '#7a6874c0',
  },
]
const LAMPS = ['#c88a48', '#d8a868', '#b89878', '#8f9cb0'] as const
/** Who still works, and who is at home. */
export const homes: Mark[] = LAMPS.map((fill, tone): Mark => {
  const own = cells.filter((cell) => cell.isLit && Math.floor(cell.tone * LAMPS.length) === tone)
  return {
    draw: 'path',
    path: own.map(({ x, y, wide }) => box(x + 0.28 * wide, y + 0.3, 0.5 * wide, 2.8)).join(''),
    fill,
  }
})
