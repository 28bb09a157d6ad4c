/** Where the warden of the card stands: a keep on its crag under the moon, a lantern by the way, as it is painted. */
import { area, line, type MarkInput, ornaments } from '@gateway/sdk-plugin/photo-frame'

/** Where the picture, 576 × 516, lies on the card. */
const [LEFT, TOP] = [72, 136]

const path = (at: string) => ornaments.placed(at, LEFT, TOP, 1)

/** A path of the picture, its inks from a height to another or from a side to the other. */
const painted = (at: string, [from, to]: readonly [number, number], inks: string[], across = false): MarkInput => {
  const ends = across
    ? ([
        [LEFT + from, 0],
        [LEFT + to, 0],
      ] as const)
    : ([
        [0, TOP + from],
        [0, TOP + to],
      ] as const)
  return area(path(at), { from: ends[0], to: ends[1], inks })
}

const glow = (x: number, y: number, radius: number, inks: string[], reach = radius) =>
  area(ornaments.circle(LEFT + x, TOP + y, radius), { centre: [LEFT + x, TOP + y], radius: reach, inks })

const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}H${x + width}V${y + height}H${x}Z`

/** A number from 0 to 1 for each place of a row. */
const chance = (place: number, row: number) => {
  const value = Math.sin(place * 91.7 + row * 253.3) * 43758.5453
  return value - Math.floor(value)
}

/** Jagged mountains along a line, `high` at most. */
function range(y: number, high: number, row: number): string {
  const points = Array.from({ length: 34 }, (_, at) => {
    const rise = 0.35 + 0.65 * chance(at, row) * (at % 3 === 0 ? 1 : 0.6)
    return `${(at / 33) * 576} ${y - high * rise}`
  })
  return `M0 516L${points.join('L')}L576 516Z`
}

/** Banks of cloud that the moon lights from behind. */
const clouds = Array.from({ length: 22 }, (_, each) => {
  const [x, y] = [576 * chance(each, 1), 40 + 190 * chance(each, 2)]
  const [wide, tall] = [50 + 90 * chance(each, 3), 10 + 16 * chance(each, 4)]
  const above = `M${x - wide} ${y}Q${x - wide * 0.4} ${y - tall * 1.6} ${x} ${y - tall}T${x + wide} ${y}`
  return `${above}Q${x} ${y + tall} ${x - wide} ${y}Z`
})

const keep =
  'M36 516L52 404L70 360L78 262H72V246H80V252H88V246H96V252H104V246H112V262H106L110 318L124 310V214L138 176L152 214V300' +
  'L168 296V262H162V250H170V255H178V250H186V255H194V250H202V262H196L202 352L226 402L262 516Z'
const WINDOWS = [
  [134, 232, 8, 14],
  [134, 262, 8, 14],
  [88, 286, 7, 12],
  [176, 282, 7, 12],
  [150, 340, 8, 13],
] as const
const lights = WINDOWS.map(([x, y, wide, high]) => box(x, y, wide, high))
/** Where their candles stand. */
const panes = WINDOWS.map(([x, y, wide, high]) => box(x + 1.5, y + 0.5 * high, wide - 3, 0.4 * high))

/** The moon stands to the right: it lights that side of each wall and tower. */
const moonlit = [
  'M106 262H112V247H106ZM102 264H106L109 316L103 318Z',
  'M138 178L152 214V298L143 292V214Z',
  'M195 262H202V251H195ZM186 264H195L194 352L214 402L246 516H232L196 410L184 356Z',
]

/** Courses of stone, seen where the moon reaches them. */
const courses = Array.from({ length: 15 }, (_, row) => {
  const y = 222 + 17 * row
  const left = y < 300 ? 142 : 178 + 6 * chance(row, 5)
  return box(left, y, y < 300 ? 9 : 12 + 0.1 * (y - 300), 1.6)
}).join('')

/** In the view of the card: what is far, and painted with a broad brush. */
export const NIGHT: MarkInput[] = [
  painted(box(0, 0, 576, 516), [0, 470], ['#060a20', '#0d2048', '#183660', '#2e4a68', '#7a5c48']),
  glow(506, 74, 330, ['#c4d6f470', '#7fa4d438', '#3a64a014', '#16306a00']),
  painted(clouds.join(''), [40, 240], ['#1a2c5aa0', '#4a6a94a0']),
  painted(range(392, 190, 11), [220, 420], ['#2c4264', '#5a6a84']),
  painted(range(430, 130, 17), [300, 460], ['#1c2e4c', '#46566c']),
]

/** Seas of the moon. */
const MARIA = [
  [494, 62, 13],
  [512, 56, 9],
  [500, 84, 11],
  [520, 78, 7],
  [490, 80, 6],
] as const

/** What has an outline of its own before the sky: the moon, and the keep on its crag. */
export const KEEP: MarkInput[] = [
  glow(506, 74, 80, ['#dfe8ff90', '#a8c0e830', '#7fa4d800']),
  glow(506, 74, 41, ['#f6f0dc', '#efe6cc', '#cfc6b2'], 46),
  ...MARIA.map(([x, y, radius]) => glow(x, y, radius, ['#a89f9090', '#a89f9068', '#a89f9000'])),
  painted(keep, [60, 230], ['#18233f', '#22314f', '#344a6c'], true),
  painted(moonlit.join(''), [200, 500], ['#a4bcd6', '#6f8db4', '#344a6c']),
  painted(range(516, 96, 23), [420, 516], ['#1a2a48', '#0a1120']),
]

/** Drawn into it with the point of the brush: stone by stone, windows, the lantern on its post. */
export const FINE: MarkInput[] = [
  area(path(courses), '#101a2c90'),
  area(path(lights.join('')), '#ffc860'),
  area(path(panes.join('')), '#fff0b0'),
  line(path('M543 516V286Q543 262 520 262T500 284'), 9, '#15110f'),
  line(path('M540.5 516V288Q540.5 265 520 264.5'), 2, '#c98a44c0'),
  line(path('M543 318Q520 312 524 292T540 300M536 404L550 404M535 412L551 412'), 3.4, '#15110f'),
  area(path('M500 280L524 303H476ZM494 274H506V284H494ZM478 303H522V309H478ZM483 358H517L512 368H488Z'), '#1a1310'),
  painted('M480 309H520L515 358H485Z', [306, 360], ['#fff2b8', '#ffd060', '#f08a24']),
  glow(500, 336, 20, ['#fffef0', '#fff0b0c0', '#ffd06000']),
  line(path('M480 308L485 360M520 308L515 360M494 309L495.500 358M506 309L504.500 358M481 330H519'), 2.6, '#1a1310'),
  line(path('M500 281L479 302'), 1.6, '#e8a860'),
]

/** Light that hangs in the air about windows and the lantern. */
export const SHINE: MarkInput[] = [
  glow(500, 334, 260, ['#ffc870', '#b8641f', '#4a2208', '#140802', '#00000000']),
  glow(138, 250, 60, ['#5a3410', '#1c0c03', '#00000000']),
  glow(180, 288, 30, ['#40260c', '#1c0c03', '#00000000']),
]

/** Fireflies that came to the lantern, the nearest before whoever holds the watch. */
export const FIREFLIES: MarkInput[] = Array.from({ length: 40 }, (_, each): readonly [number, number, number] => {
  const [x, y] = [20 + 540 * chance(each, 31), 180 + 320 * chance(each, 32)]
  return [x, y, 4 + 12 * chance(each, 34) ** 3]
})
  // None flies before a face.
  .filter(([x, y]) => ((x - 288) / 165) ** 2 + ((y - 220) / 210) ** 2 > 1)
  .map(([x, y, size]) => glow(x, y, size, ['#fff0b0', '#ffc040b0', '#c8701c38', '#00000000']))
