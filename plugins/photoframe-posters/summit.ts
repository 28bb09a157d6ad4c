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

/** Crags: straight from one place to the next, each octave with three times as many. */
const crag = (t: number, seed: number) => {
  let sum = 0
  for (let octave = 0, places = 4, share = 0.56; octave < 4; octave++, places *= 3, share *= 0.42) {
    const at = Math.floor(t * places)
    const [from, to] = [noise(at, seed + octave), noise(at + 1, seed + octave)]
    sum += share * (from + (to - from) * (t * places - at))
  }
  return sum
}

/** Heights of a range at dawn, `high` above `y` at most; its peak stands at the share `peak` of the width. */
const range = (y: number, high: number, seed: number, peak: number) =>
  Array.from({ length: 160 }, (_, at) => {
    const t = at / 159
    const rise = 0.42 + 0.58 * Math.max(0, 1 - 2.6 * Math.abs(t - peak))
    return [left + t * width, y - high * rise * (0.45 + 0.75 * crag(t, seed))] as const
  })

type Range = ReturnType<typeof range>

const f = (value: number) => value.toFixed(1)

const outline = (points: Range) =>
  `M${left} 560L${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}L${left + width} 560Z`

/** Buttresses below the ridge that turn to one side: to the sun (1) or away from it (-1). */
function faces(points: Range, side: 1 | -1, deep: number, seed: number): string[] {
  return points.slice(0, -3).flatMap(([x, y], at) => {
    const [nx, ny] = points[at + 3]!
    if (at % 2 === 1 || Math.sign(ny - y) !== side) return []
    const down = deep * (0.35 + 1.1 * noise(at, seed)) * Math.min(1.6, 0.5 + Math.abs(ny - y) / 9)
    const aside = side * deep * (0.12 + 0.3 * noise(at, seed + 1))
    return `M${f(x)} ${f(y)}L${f(nx)} ${f(ny)}L${f(nx + aside * 0.6)} ${f(ny + down * 0.5)}L${f(x + aside)} ${f(y + down)}Z`
  })
}

/** A range with its lit and its shaded faces; haze lies at its foot. */
const mountain = (
  points: Range,
  seed: number,
  [top, foot]: readonly [number, number],
  inks: readonly [string, string, string, string],
) => [
  area(outline(points), { from: [0, top], to: [0, foot], inks: [inks[0], inks[1]] }),
  area(
    faces(points, -1, 46, seed),
    { from: [0, top], to: [0, foot], inks: [`${inks[3]}b0`, `${inks[3]}00`] },
    { rule: 'nonzero' },
  ),
  area(
    faces(points, 1, 34, seed + 5),
    { from: [0, top], to: [0, foot], inks: [`${inks[2]}d0`, `${inks[2]}00`] },
    { rule: 'nonzero' },
  ),
  area(
    faces(points, 1, 14, seed + 9),
    { from: [0, top], to: [0, foot], inks: [inks[2], `${inks[2]}00`] },
    { rule: 'nonzero' },
  ),
]

/** Long clouds above the first light, their lower sides lit. */
const clouds = Array.from({ length: 11 }, (_, at) => {
  const [x, y] = [left + width * noise(at, 31), 230 + 120 * noise(at, 32)]
  const [wide, tall] = [70 + 130 * noise(at, 33), 3 + 7 * noise(at, 34)]
  const above = `M${f(x - wide)} ${f(y)}Q${f(x - wide * 0.3)} ${f(y - tall * 2)} ${f(x)} ${f(y - tall)}T${f(x + wide)} ${f(y)}`
  return `${above}Q${f(x)} ${f(y + tall)} ${f(x - wide)} ${f(y)}Z`
})

export const SUMMIT: MarkInput[] = [
  area(WINDOW, { from: [0, top], to: [0, 430], inks: ['#0c1830', '#1d3a66', '#5c6a8c', '#c98f78', '#ffd49a'] }),
  area(ornaments.circle(470, 350, 230), {
    centre: [470, 350],
    radius: 230,
    inks: ['#fff6d8', '#ffd890b0', '#ffb06040', '#ffb06000'],
  }),
  area(clouds, { from: [0, 220], to: [0, 360], inks: ['#8a7f9890', '#ffc08ab0'] }, { rule: 'nonzero' }),
  ...mountain(range(430, 190, 1, 0.86), 41, [290, 470], ['#7d7088', '#dca98a', '#ffd9a8', '#5c5876']),
  ...mountain(range(470, 250, 4, 0.1), 51, [270, 520], ['#43466a', '#a98088', '#f0b080', '#262c4c']),
  ...mountain(range(545, 130, 8, 0.7), 61, [410, 560], ['#1c2238', '#3c3850', '#96685c', '#0c1020']),
]
