/** The hall where a season is played, far out of focus: stands in the dark, lamps under the roof, the boards. */
import { area, line, type MarkInput, ornaments, shade } from '@gateway/sdk-plugin/photo-frame'
import { litBall } from './basketball.ts'

const { chance } = shade

const pool = (x: number, y: number, radius: number, inks: string[]): MarkInput =>
  area(ornaments.circle(x, y, radius), { centre: [x, y], radius, inks })

const DRESSED = ['#c8542e', '#d8b48a', '#5a7aa8', '#e8dcc8', '#8a3a3a', '#3a8a8a', '#c89a4a', '#7a6a8a']

/** Rows of people, lost in the dark towards the roof: nothing of them but what they wear. */
const crowd = Array.from({ length: 13 }, (_, row) =>
  Array.from({ length: 26 }, (_each, seat) => {
    const x = 4 + seat * 10 + (row % 2) * 5 + 5 * (chance(seat, row) - 0.5)
    const y = 84 + row * 9.4 + 4 * (chance(seat, row + 40) - 0.5)
    const bright = Math.round(26 + 74 * (row / 12) ** 1.4 * chance(seat, row + 80))
    const ink = DRESSED[Math.floor(chance(seat, row + 120) * DRESSED.length)]!
    return area(ornaments.circle(x, y, 3.6 + 1.8 * chance(seat, row + 160)), `${ink}${bright.toString(16)}`)
  }),
).flat()

/** Two rows of lamps, as a lens shows them that is focused on a face. */
const LAMPS = [
  ...[26, 66, 106, 146, 186, 226].map((x) => [x, 38 + 0.0009 * (x - 125) ** 2, 9] as const),
  ...[46, 92, 158, 204].map((x) => [x, 66 + 0.0006 * (x - 125) ** 2, 5.4] as const),
]

/** What hides the stands: walls, the barrier of the court, its boards with the lamps' light on them. */
export const ARENA: MarkInput[] = [
  area('M0 0H250V350H0Z', { from: [0, 0], to: [0, 230], inks: ['#070c16', '#0e1a2c', '#16283c', '#1c3040'] }),
  ...crowd,
  area('M0 0H250V130H0Z', { from: [0, 20], to: [0, 130], inks: ['#070c16f0', '#070c1690', '#070c1600'] }),
  area('M0 206H250V232H0Z', { from: [0, 206], to: [0, 232], inks: ['#0e4f5c', '#0a3540'] }),
  area('M0 204H250V208H0Z', '#f7f0e0a0'),
  area('M0 232H250V350H0Z', { from: [0, 232], to: [0, 300], inks: ['#8a4a1c', '#c8823c', '#e0a058'] }),
]

/** Cords of a net, from the rim in to where it ends. */
const NET = [-14, -9, -3, 3, 9, 14].map((x) => `M${44 + x} 151Q${44 + 0.6 * x} 160 ${44 + 0.66 * x} 172`).join('')

/** The basket at the far end, and the ball on its way. */
export const HOOP: MarkInput[] = [
  area('M0 92H76V142H0Z', { from: [0, 92], to: [60, 142], inks: ['#e8f0f4a8', '#a8bcc870', '#c8d8e090'] }),
  line('M-4 92H76V142H-4', 2.6, '#f4f6f4e0'),
  line('M30 116H58V138H30Z', 2, '#ee6a1fe0'),
  area('M40 142H48V150H40Z', '#a83c10'),
  line(NET, 1.1, '#f4f0e4b0'),
  line('M49 158Q44 160 37 158M50 165Q44 167 38 165', 1, '#f4f0e4a0'),
  line('M28 150A16 3.600 0 0 0 60 150A16 3.600 0 0 0 28 150', 2.4, '#f2661c'),
  ...litBall(31, 106, 12),
]

/** Light that stands in the haze below three of them, wider and fainter the farther down. */
export const BEAMS: MarkInput[] = [66, 146, 186].flatMap((x) =>
  [1, 0.72, 0.44].map((wide) =>
    area(`M${x - 8 * wide} 40L${x - 6 - 52 * wide} 262H${x - 6 + 46 * wide}L${x + 8 * wide} 40Z`, {
      from: [0, 40],
      to: [0, 250],
      inks: ['#9ab0c034', '#8aa0b024', '#80909012', '#80909000'],
    }),
  ),
)

/** Their light: cores that burn out, the haze they stand in, what falls from them on the boards. */
export const LAMPLIGHT: MarkInput[] = [
  pool(125, 250, 120, ['#5a3a1c', '#2a1808', '#000000']),
  ...LAMPS.flatMap(([x, y, r]) => [
    pool(x, y, r * 6.5, ['#8a98a8a8', '#3c4c5c58', '#1c2a3a00']),
    pool(x, y, r * 1.9, ['#fff6dcf0', '#f0e0b890', '#f0e0b800']),
    pool(x, y, r, ['#fffdf4', '#fff4d8f0', '#ffe8b0d0', '#ffe0a000']),
  ]),
]
