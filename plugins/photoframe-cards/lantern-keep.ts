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
const lights = [
  box(134, 232, 8, 14),
  box(134, 262, 8, 14),
  box(88, 286, 7, 12),
  box(176, 282, 7, 12),
  box(150, 340, 8, 13),
]

/** In the view of the card. */
export const NIGHT: MarkInput[] = [
  painted(box(0, 0, 576, 516), [0, 470], ['#0a1230', '#16306a', '#2f5f92', '#7a9ab0', '#d0a878']),
  glow(506, 74, 330, ['#e8f0ff90', '#8fb4e048', '#3a64a018', '#16306a00']),
  glow(506, 74, 42, ['#fffdf0', '#f4ecd0', '#c8c4b4'], 68),
  painted(clouds.join(''), [40, 240], ['#1a2c5aa0', '#4a6a94a0']),
  painted(range(392, 190, 11), [220, 420], ['#4a6486', '#93a0a8']),
  painted(range(430, 130, 17), [300, 460], ['#2a4060', '#647888']),
  painted(keep, [60, 230], ['#0a1020', '#16223c', '#3c5474'], true),
  area(path(lights.join('')), '#ffc860'),
  glow(138, 250, 80, ['#ffb84a60', '#ff9a3020', '#ff9a3000']),
  painted(range(516, 96, 23), [420, 516], ['#12203a', '#070c18']),
  // The lantern, on its post to the right.
  glow(500, 330, 190, ['#ffdc90d0', '#ffa84070', '#ff7a2020', '#ff7a2000']),
  line(path('M540 516V268H500V296'), 7, '#0a0a10'),
  area(path('M482 300H518L524 350H476ZM488 292H512L518 300H482Z'), '#120c08'),
  painted('M488 306H512L516 344H484Z', [304, 346], ['#fff6c8', '#ffc04a']),
]
