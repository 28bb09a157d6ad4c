/** What the sun finds on rose petals beside the postcard: their pale feet, thin rims and faint veins. Over those of the plate. */
import type { Mark } from './kit.ts'

type Point = readonly [number, number]

/** From the foot of each petal to the middle of its lip, in pixels of the plate, and how broad it is to its length. */
const FALLEN: readonly (readonly [Point, Point, number])[] = [
  [[386, 851], [346, 801], 0.5],
  [[446, 900], [409, 944], 0.5],
  [[895, 108], [850, 98], 0.52],
]

const petal = ([foot, lip, broad]: (typeof FALLEN)[number]): Mark[] => {
  const [dx, dy] = [lip[0] - foot[0], lip[1] - foot[1]]
  const at = (along: number, across: number): Point => [
    foot[0] + dx * along - dy * across,
    foot[1] + dy * along + dx * across,
  ]
  const p = (along: number, across: number) =>
    at(along, across)
      .map((part) => part.toFixed(1))
      .join(' ')
  const veins = [-0.8, -0.5, -0.22, 0.08, 0.36, 0.66].map(
    (side) => `M${p(0.14, 0.1 * side)}Q${p(0.45, side * broad * 0.6)} ${p(0.88, side * broad * 0.8)}`,
  )
  return [
    { draw: 'path', path: veins, line: { paint: '#3a060c', width: 1, round: true }, opacity: 0.3 },
    {
      draw: 'path',
      path: `M${p(-0.04, -0.16)}Q${p(0.3, -0.24)} ${p(0.42, 0)}Q${p(0.3, 0.24)} ${p(-0.04, 0.16)}Z`,
      fill: { from: at(0, 0), to: at(0.42, 0), inks: ['#c8806870', '#b8404048', '#b0303000'] },
    },
    {
      draw: 'path',
      path: `M${p(0.62, -broad)}C${p(0.95, -0.8 * broad)} ${p(1.06, -0.3 * broad)} ${p(1.02, 0.1 * broad)}`,
      line: { paint: '#e07a78', width: 2.4, round: true },
      opacity: 0.42,
    },
  ]
}

export const petals: Mark[] = FALLEN.flatMap(petal)
