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

/** A sheet that lies in perspective: shares across and down it to the plate. */
const onSheet =
  (dx: number, dy: number) =>
  (u: number, v: number): string => {
    const [left, right] = [834 - 50 * v, 918 - 34 * v]
    return `${(left + (right - left) * u + dx).toFixed(1)} ${(627 + 33 * v + (2 + v) * u + dy).toFixed(1)}`
  }

const corners = (at: ReturnType<typeof onSheet>) => `M${at(0, 0)}L${at(1, 0)}L${at(1, 1)}L${at(0, 1)}Z`
const [top, second, third] = [onSheet(0, 0), onSheet(4, 2.2), onSheet(-3, 4.6)]

/** Lines of a report, each as long as it is; the first is a heading. */
const LONG = [0.4, 0, 0.86, 0.8, 0.88, 0.52, 0, 0.84, 0.78, 0.86, 0.6]
const report = LONG.flatMap((long, n) =>
  long ? [`M${top(0.1, 0.12 + 0.075 * n)}L${top(long, 0.12 + 0.075 * n)}`] : [],
)

export const NOTES: Mark[] = [
  // They stand mirrored in the glass, and take its light.
  { draw: 'path', path: 'M776 672L786 664L892 670L932 634L940 640L898 682Z', fill: '#01061690' },
  {
    draw: 'path',
    path: 'M782 667L890 671L886 684L772 678Z',
    fill: { from: [0, 668], to: [0, 684], inks: ['#c8d8ec50', '#c8d8ec00'] },
  },
  { draw: 'path', path: corners(third), fill: { from: [784, 664], to: [918, 630], inks: ['#aebccd', '#d4dde8'] } },
  { draw: 'path', path: corners(second), fill: { from: [784, 664], to: [918, 630], inks: ['#bccad9', '#e2e9f1'] } },
  { draw: 'path', path: corners(top), line: { width: 1, paint: '#3a4c6a70' } },
  {
    draw: 'path',
    path: corners(top),
    fill: { from: [784, 660], to: [918, 627], inks: ['#d6dfe9', '#f0f4f8', '#ffffff'] },
  },
  { draw: 'path', path: report, line: { width: 0.9, paint: '#34425c' }, opacity: 0.62 },
  { draw: 'path', path: `M${top(0.1, 0.12)}L${top(0.46, 0.12)}`, line: { width: 1.7, paint: '#1c4f9c' } },
  // A pen across its corner.
  { draw: 'path', path: 'M874 668L934 643', line: { width: 4.4, paint: '#01061680', round: true } },
  { draw: 'path', path: 'M872 664L932 639', line: { width: 3.6, paint: '#101828', round: true } },
  { draw: 'path', path: 'M873 662.8L931 638.6', line: { width: 1, paint: '#8fb8e8', round: true } },
  { draw: 'path', path: 'M866 666.5L873 663.6', line: { width: 2.2, paint: '#d8b45c', round: true } },
]
