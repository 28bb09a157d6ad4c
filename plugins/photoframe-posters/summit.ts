/** Summits at first light, for a poster about not giving up. */
import { area, type MarkInput, ornaments } from '@gateway/sdk-plugin/photo-frame'

/** Left, top, width and height of the picture. */
export const PHOTO = [85, 84, 490, 476] as const
const [left, top, width, height] = PHOTO
export const WINDOW = ornaments.rectangle([left, top, width, height])

/** A number from 0 to 1 for a place of a range of hills. */
const noise = (place: number, seed: number) => {
  const value = Math.sin(place * 127.1 + seed * 311.7) * 43758.5453
  return value - Math.floor(value)
}

type Point = readonly [x: number, y: number]

const f = (value: number) => value.toFixed(1)
const pathOf = (points: readonly Point[]) => `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}Z`

/** A line from one place to another that strays to its sides as a ridge does, in halves of halves. */
function ragged(from: Point, to: Point, stray: number, seed: number, depth = 5): Point[] {
  if (depth === 0) return [from]
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const off = stray * (noise(depth, seed) - 0.5)
  const share = 0.35 + 0.3 * noise(depth + 9, seed)
  const middle: Point = [from[0] + dx * share - dy * off, from[1] + dy * share + dx * off]
  const rest = stray * 0.86
  return [
    ...ragged(from, middle, rest, seed * 1.7 + 1, depth - 1),
    ...ragged(middle, to, rest, seed * 2.3 + 2, depth - 1),
  ]
}

interface Peak {
  top: Point
  /** Where it ends on the left and on the right, at its foot. */
  foot: readonly [left: number, right: number, y: number]
  seed: number
  /** In the sun and away from it, each from the top down; what lies there is snow above and rock below. */
  lit: readonly [string, string]
  dark: readonly [string, string]
}

/** A peak: a ridge runs down from its top and parts the side in the sun, on the left, from the other; spurs part it again. */
function peak({ top, foot: [left, right, y], seed, lit, dark }: Peak): MarkInput[] {
  const high = y - top[1]
  const fade = { from: [0, top[1]] as const, to: [0, y] as const }
  const end: Point = [top[0] + (right - left) * 0.12, y]
  const sun = ragged([left, y], top, 0.3, seed)
  const spine = ragged(top, end, 0.5, seed + 3)
  const away = ragged(top, [right, y], 0.3, seed + 7)
  const spurs = [0.14, 0.3, 0.46, 0.62].flatMap((share, at) => {
    const from = spine[Math.floor(share * spine.length)]!
    const rise = high * (0.3 + 0.16 * noise(at, seed + 11))
    const toSun: Point = [from[0] - rise * (0.62 + 0.3 * noise(at, seed + 12)), from[1] + rise]
    const back: Point = [from[0] + rise * (0.5 + 0.3 * noise(at, seed + 13)), from[1] + rise]
    const below: Point = [from[0] + 0.06 * rise, from[1] + 0.8 * rise]
    return [
      area(pathOf([...ragged(from, toSun, 0.34, seed + at), ...ragged(toSun, below, 0.5, seed + at + 20)]), {
        ...fade,
        inks: [`${dark[0]}c0`, `${dark[1]}60`],
      }),
      area(pathOf([...ragged(from, back, 0.34, seed + at + 40), ...ragged(back, below, 0.5, seed + at + 60)]), {
        ...fade,
        inks: [`${lit[0]}80`, `${lit[1]}30`],
      }),
    ]
  })
  return [
    area(pathOf([...sun, ...away, [right, y]]), { ...fade, inks: [...dark] }),
    area(pathOf([...sun, ...spine, end]), { ...fade, inks: [...lit] }),
    ...spurs,
  ]
}

/** Long clouds above the first light, their lower sides lit. */
const clouds = Array.from({ length: 11 }, (_, at) => {
  const [x, y] = [left + width * noise(at, 31), 230 + 120 * noise(at, 32)]
  const [wide, tall] = [70 + 130 * noise(at, 33), 3 + 7 * noise(at, 34)]
  const above = `M${f(x - wide)} ${f(y)}Q${f(x - wide * 0.3)} ${f(y - tall * 2)} ${f(x)} ${f(y - tall)}T${f(x + wide)} ${f(y)}`
  return `${above}Q${f(x)} ${f(y + tall)} ${f(x - wide)} ${f(y)}Z`
})

/** Mist in the valleys, in front of what is farther. */
const mist = (y: number, ink: string) => {
  const inks = [`${ink}00`, `${ink}b0`, `${ink}00`]
  return area(ornaments.rectangle([left, y, width, 90]), { from: [0, y], to: [0, y + 90], inks })
}

export const SUMMIT: MarkInput[] = [
  area(WINDOW, { from: [0, top], to: [0, 450], inks: ['#14284c', '#34568a', '#8590b0', '#e8ae8c', '#ffdca8'] }),
  area(ornaments.circle(150, 330, 230), {
    centre: [150, 330],
    radius: 230,
    inks: ['#fff2cc', '#ffd890a0', '#ffb06038', '#ffb06000'],
  }),
  area(clouds, { from: [0, 220], to: [0, 360], inks: ['#9a90a890', '#ffcc98b0'] }, { rule: 'nonzero' }),
  ...peak({
    top: [330, 262],
    foot: [180, 500, 460],
    seed: 3,
    lit: ['#ffd8b4', '#c79a94'],
    dark: ['#8d86a6', '#9c8c9c'],
  }),
  mist(370, '#f0c0a0'),
  ...peak({
    top: [128, 250],
    foot: [-30, 330, 500],
    seed: 5,
    lit: ['#fff0d8', '#b88a80'],
    dark: ['#4c5684', '#5c587c'],
  }),
  ...peak({
    top: [512, 206],
    foot: [330, 700, 520],
    seed: 8,
    lit: ['#fff0d4', '#b07c6c'],
    dark: ['#38436e', '#4a4668'],
  }),
  mist(440, '#d8a898'),
  ...peak({
    top: [236, 452],
    foot: [40, 420, 570],
    seed: 12,
    lit: ['#8a6464', '#3c3448'],
    dark: ['#2c3050', '#1c2038'],
  }),
  ...peak({
    top: [470, 436],
    foot: [300, 690, 570],
    seed: 15,
    lit: ['#7c5a5c', '#342e42'],
    dark: ['#242846', '#161a30'],
  }),
]
