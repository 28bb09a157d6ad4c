/** Rose petals that fell beside the postcard: thin, lips rolled back, veined from the pale foot. Over those of the plate. */
import type { Mark } from './kit.ts'

type Point = readonly [number, number]

/** From the foot of each petal to the middle of its lip, in pixels of the plate, and how broad it is to its length. */
const FALLEN: readonly (readonly [Point, Point, number])[] = [
  [[386, 855], [347, 792], 0.54],
  [[449, 895], [409, 950], 0.56],
  [[901, 107], [842, 102], 0.55],
]

const petal = ([foot, lip, broad]: (typeof FALLEN)[number], number: number): Mark[] => {
  const [dx, dy] = [lip[0] - foot[0], lip[1] - foot[1]]
  const at = (along: number, across: number): Point => [
    foot[0] + dx * along - dy * across,
    foot[1] + dy * along + dx * across,
  ]
  const p = (along: number, across: number) =>
    at(along, across)
      .map((part) => part.toFixed(1))
      .join(' ')
  const b = broad
  const notch = 0.94 - 0.03 * number
  const skin =
    `M${p(0, -0.09)}C${p(0.12, -0.5 * b)} ${p(0.36, -1.06 * b)} ${p(0.66, -b)}` +
    `C${p(0.9, -0.94 * b)} ${p(1.02, -0.4 * b)} ${p(notch, 0.04)}` +
    `C${p(1.06, 0.44 * b)} ${p(0.92, 0.9 * b)} ${p(0.68, b)}C${p(0.36, 1.04 * b)} ${p(0.12, 0.5 * b)} ${p(0, 0.09)}Z`
  // The rolled lip shows the paler back of the petal, thick in its middle and lost along the sides.
  const rolled =
    `M${p(0.62, -b)}C${p(0.88, -0.98 * b)} ${p(1.03, -0.42 * b)} ${p(notch, 0.04)}` +
    `C${p(1.07, 0.46 * b)} ${p(0.93, 0.92 * b)} ${p(0.66, b)}` +
    `C${p(0.84, 0.74 * b)} ${p(0.9, 0.4 * b)} ${p(notch - 0.1, 0.04)}C${p(0.88, -0.4 * b)} ${p(0.8, -0.76 * b)} ${p(0.62, -b)}Z`
  const veins = [-0.8, -0.55, -0.3, -0.1, 0.12, 0.34, 0.58, 0.8].map(
    (side) => `M${p(0.08, 0.05 * side)}Q${p(0.4, side * b * 0.72)} ${p(0.84 - 0.16 * side * side, side * b * 0.92)}`,
  )
  return [
    {
      draw: 'path',
      path: skin,
      fill: {
        from: at(0, 0.2),
        to: at(1, -0.2),
        inks: ['#d8a878', '#8c1a22', '#6c0c16', '#8e121c', '#a21b25', '#b42832'],
      },
    },
    { draw: 'path', path: veins, line: { paint: '#4a0610', width: 0.9, round: true }, opacity: 0.34 },
    {
      draw: 'path',
      path: `M${p(0.1, 0)}C${p(0.34, -0.5 * b)} ${p(0.6, -0.5 * b)} ${p(0.8, -0.2 * b)}Q${p(0.5, -0.1 * b)} ${p(0.1, 0)}Z`,
      fill: '#e85a5c',
      opacity: 0.14,
    },
    {
      draw: 'path',
      path: rolled,
      fill: { from: at(0.8, -b), to: at(0.9, b), inks: ['#cc5a62', '#b23a44', '#c44e56', '#8e2632'] },
    },
    { draw: 'path', path: rolled, line: { paint: '#5a0a14', width: 0.8 }, opacity: 0.4 },
  ]
}

export const petals: Mark[] = FALLEN.flatMap(petal)
