/** The desk that presenters stand at: a dark slab of glass, its edge lit from within, with their notes and a pen on it. */
import type { Mark } from './weather-icons.ts'

/** Its top as it is seen: what lies beyond is the person. */
export const DESK_TOP = 'M560 700C660 640 860 612 1280 604V700Z'

export const DESK: Mark[] = [
  {
    draw: 'path',
    path: DESK_TOP,
    fill: { from: [0, 604], to: [0, 700], inks: ['#2c5290', '#122a56', '#071330'] },
  },
]

/** The far edge of the slab, which is thick: light stands in it, dark below. Whoever stands there is behind it. */
export const DESK_EDGE: Mark[] = [
  {
    draw: 'path',
    path: 'M560 707C660 647 860 619 1280 611',
    line: { width: 7, paint: { from: [560, 0], to: [1280, 0], inks: ['#02081ab0', '#02081ab0', '#02081a80'] } },
  },
  {
    draw: 'path',
    path: 'M560 700C660 640 860 612 1280 604',
    line: { width: 6, paint: { from: [560, 0], to: [1280, 0], inks: ['#2f7ed4', '#8cc4f6', '#4a98e8'] } },
  },
  {
    draw: 'path',
    path: 'M562 698C662 638.6 862 610.6 1280 602.6',
    line: { width: 1.8, paint: { from: [560, 0], to: [1280, 0], inks: ['#bfe2ff', '#ffffff', '#d0eaff'] } },
  },
]

/** What its glass mirrors: the lamps under the rig drawn long and strips of the set. */
export const DESK_GLOSS: Mark[] = [
  {
    draw: 'path',
    path: 'M930 616L1010 613L980 700H870ZM1050 611L1084 610L1070 700H1030Z',
    fill: { from: [0, 612], to: [0, 696], inks: ['#d6ecff98', '#9ccaff58', '#8cc0f810'] },
  },
  {
    draw: 'path',
    path: 'M1150 607H1162L1164 700H1146ZM1192 606H1200L1204 700H1192ZM1232 605H1252L1260 700H1236Z',
    fill: { from: [0, 606], to: [0, 690], inks: ['#4fa4ff90', '#2f80e840', '#2f80e800'] },
  },
]

/** A sheet as it was laid down, turned in radians and aside by pixels: shares across and down it to the plate. */
const onSheet =
  (turn: number, dx: number, dy: number) =>
  (u: number, v: number): string => {
    const [across, down] = [u - 0.5, 1.35 * (v - 0.5)]
    const p = across * Math.cos(turn) - down * Math.sin(turn)
    const q = across * Math.sin(turn) + down * Math.cos(turn)
    // What is nearer is wider.
    const near = 1 + 0.12 * q
    return `${(858 + dx + near * (92 * p - 36 * q)).toFixed(1)} ${(644 + dy + 2 * p + 25 * q).toFixed(1)}`
  }

type Sheet = ReturnType<typeof onSheet>

/** Its outline: paper that was held is not flat, a corner stands off. */
const outline = (at: Sheet, lift: number) => {
  return `M${at(0, 0)}L${at(1, 0)}L${at(1, 0.97)}Q${at(0.5, 1 - lift)} ${at(0, 0.985)}Z`
}
const SHEETS = [
  { at: onSheet(-0.3, 9, 3.4), lift: 0.02, inks: ['#7f90a8', '#aab8ca', '#c0ccd9'] },
  { at: onSheet(0.22, -5, 2), lift: 0, inks: ['#93a3b9', '#b6c3d2', '#ccd6e1'] },
  { at: onSheet(-0.08, 0, 0), lift: 0.03, inks: ['#a9b8ca', '#cdd8e4', '#e6edf3', '#f4f7fa'] },
] as const
const top = SHEETS[2].at

/** Lines of a report, each as long as it is; the first is a heading. */
const LONG = [0.4, 0, 0.86, 0.8, 0.88, 0.52, 0, 0.84, 0.78, 0.86, 0.6]
const report = LONG.flatMap((long, n) =>
  long ? [`M${top(0.1, 0.12 + 0.075 * n)}L${top(long, 0.12 + 0.075 * n)}`] : [],
)

/** What keeps the light of the studio from the glass: their shadow, and their mirror image in it. */
export const NOTES_SHADE: Mark[] = [
  { draw: 'path', path: 'M770 668L806 634L900 628L938 640L902 676L800 684Z', fill: '#01061698' },
  {
    draw: 'path',
    path: 'M782 668L896 672L890 688L774 682Z',
    fill: { from: [0, 668], to: [0, 688], inks: ['#c8d8ec48', '#c8d8ec00'] },
  },
]

export const NOTES: Mark[] = [
  ...SHEETS.flatMap(({ at, lift, inks }): Mark[] => [
    { draw: 'path', path: outline(at, lift), line: { width: 1.6, paint: '#0a183070' } },
    { draw: 'path', path: outline(at, lift), fill: { from: [800, 664], to: [905, 628], inks: [...inks] } },
  ]),
  // Where the sheet bends it turns from the light.
  {
    draw: 'path',
    path: `M${top(0, 0.8)}Q${top(0.5, 0.7)} ${top(1, 0.86)}L${top(1, 0.97)}Q${top(0.5, 0.97)} ${top(0, 0.985)}Z`,
    fill: { from: [0, 648], to: [0, 664], inks: ['#5a6f9000', '#5a6f9060'] },
  },
  { draw: 'path', path: report, line: { width: 1, paint: '#34425c' }, opacity: 0.5 },
  { draw: 'path', path: `M${top(0.1, 0.12)}L${top(0.46, 0.12)}`, line: { width: 1.8, paint: '#1c4f9c' } },
  // A pen across its corner.
  { draw: 'path', path: 'M880 667L936 644', line: { width: 4, paint: '#01061680', round: true } },
  { draw: 'path', path: 'M878 662.5L934 639', line: { width: 3.8, paint: '#0c1420', round: true } },
  { draw: 'path', path: 'M880 660.8L932 639', line: { width: 0.9, paint: '#a8cdf4', round: true } },
  { draw: 'path', path: 'M872 665L878 662.5', line: { width: 2, paint: '#b8945c', round: true } },
]
