/** What is small on the cabs and on who walks by, and where their light falls: joints of doors, checks, type, faces. */
import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type Step = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>
type Mark = Step['marks'][number]
type Place = readonly [number, number]

const VIEW = [1280, 960] as const

/** Two rows of checks along a band from its left end to its right. */
const checks = ([x, y]: Place, [toX, toY]: Place, tall: number, count: number): Mark => {
  const square = (at: number, row: number) => {
    const [a, b] = [at / count, (at + 1) / count]
    const [left, right] = [x + (toX - x) * a, x + (toX - x) * b]
    const top = (share: number) => y + (toY - y) * share + (row * tall) / 2
    return `M${left} ${top(a)}L${right} ${top(b)}V${top(b) + tall / 2}L${left} ${top(a) + tall / 2}Z`
  }
  const path = Array.from({ length: count }, (_, at) => square(at, at % 2))
  return { draw: 'path', path, fill: '#c98a1c' }
}
const taxi = (left: number, top: number, wide: number, tall: number): Mark => {
  return {
    draw: 'text',
    text: 'TAXI',
    box: [left, top, wide, tall],
    font: 'geometric',
    weight: 700,
    size: tall,
    fill: '#2a1a06',
  }
}
const joint = (path: string): Mark => ({ draw: 'path', path, line: { paint: '#3a2204c0', width: 0.8 } })

const details: Mark[] = [
  taxi(270, 484.5, 27, 7),
  taxi(957, 485.4, 26, 6),
  taxi(428, 486.2, 18, 5),
  checks([300, 523.6], [348, 519], 4, 20),
  checks([903, 518.4], [952, 522.6], 4, 18),
  checks([458, 512.4], [480, 510], 3, 12),
  // Doors, the bonnet, the lid of the boot.
  joint('M319 519Q321 538 316 554M334 518Q336 536 332 550M230 518Q222 522 213 527.500M292 519Q286 527 276 535'),
  joint('M930 519Q928 538 931 553M946 521Q945 532 950 541M966 516L969 531H1050L1046 519'),
  { draw: 'path', path: 'M324 528H330M936 525.500H942', line: { paint: '#f0cc80', width: 1.1, round: true } },
  // Grilles of chrome between the lamps, a plate.
  {
    draw: 'path',
    path: Array.from({ length: 9 }, (_, at) => `M${216 + 5 * at} 538V544.500`),
    line: { paint: '#6a5a48', width: 0.9 },
  },
  { draw: 'path', path: 'M226 549H246V554H226ZM998 533.500H1028V540H998Z', fill: '#c9b98c' },
  {
    draw: 'text',
    text: '4T·81',
    box: [999, 533.6, 28, 6.4],
    font: 'geometric',
    weight: 700,
    size: 5.6,
    fill: '#1d1a2a',
  },
  // Somebody at the wheel and on the seat, headrests.
  { draw: 'path', path: 'M976 512Q976 503 981 503T986 512ZM998 512Q998 504 1003 504T1008 512Z', fill: '#0b0908' },
  { draw: 'path', path: 'M270 518Q271 508 276 506A4 4 0 1 1 281 506Q286 508 287 518Z', fill: '#171210' },
]

/** Light of the screens along roofs and shoulders, in the glass and on chrome. */
const gleams: Mark[] = [
  {
    draw: 'path',
    path: 'M250 493.500Q276 491 306 492.500M232 520Q262 517.500 292 519M940 492Q974 489.500 1004 493M958 515.500H1022',
    line: { paint: '#c8b48c', width: 1.3, round: true },
  },
  { draw: 'path', path: 'M240 514L252 496H260L248 515Z', fill: '#33565a' },
  { draw: 'path', path: 'M962 512L968 499H975L969 512Z', fill: '#4a2838' },
  { draw: 'path', path: 'M970 546.500H1056', line: { paint: '#7a6458', width: 1.2 } },
]
/** Head, shoulders and coat of each who walks before the shop, in the colours that the square throws on them. */
const WALKERS = [
  [515, 482, '#4a4a54'],
  [546, 486, '#5c2c26'],
  [585, 484, '#34404a'],
  [666, 488, '#5c4c34'],
  [742, 484, '#54443c'],
  [787, 486, '#5a2a30'],
] as const
const faces: Mark[] = WALKERS.flatMap(([x, y, coat]): Mark[] => [
  {
    draw: 'path',
    path: `M${x - 5} ${y + 10}Q${x} ${y + 5} ${x + 4} ${y + 10}L${x + 5} ${y + 34}H${x - 6}Z`,
    fill: { from: [x, y + 6], to: [x, y + 36], inks: [coat, `${coat}a0`, `${coat}30`] },
  },
])

/** Darkest below the cars, where neither screens nor lamps reach. */
const below: Mark[] = [
  { draw: 'path', path: 'M196 559Q270 568 344 556L346 561Q270 572 196 564Z', fill: '#262220' },
  { draw: 'path', path: 'M896 556Q980 562 1054 550L1054 557Q980 570 900 562Z', fill: '#262220' },
]

export const cabs: Step[] = [
  { do: 'artwork', view: VIEW, marks: below, blend: 'ink', opacity: 0.8, soft: 0.002 },
  { do: 'artwork', view: VIEW, marks: details, blend: 'over', opacity: 0.82, soft: 0.0006 },
  { do: 'artwork', view: VIEW, marks: gleams, blend: 'light', opacity: 0.75, soft: 0.0009 },
  { do: 'artwork', view: VIEW, marks: faces, blend: 'light', opacity: 0.5, soft: 0.0014 },
]
