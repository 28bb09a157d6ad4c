/** The bulbs around a picture palace's case: what makes glass of the plate's lights, bulb by bulb. */
import { area, line, type MarkInput, ornaments, shade } from '@gateway/sdk-plugin/photo-frame'

export const CASE = [898, 1150] as const
const { chance } = shade

type Place = readonly [x: number, y: number]

/** Corners of the rows, clockwise from the upper left, as the camera sees them, and how many bulbs lie between two. */
const [A, B, C, D] = [
  [53, 62],
  [845, 66],
  [847, 1085],
  [52, 1088],
] as const satisfies readonly Place[]

const row = ([ax, ay]: Place, [bx, by]: Place, count: number): Place[] =>
  Array.from({ length: count }, (_, at) => [ax + ((bx - ax) * at) / count, ay + ((by - ay) * at) / count])

const BULBS = [...row(A, B, 13), ...row(B, C, 16), ...row(C, D, 13), ...row(D, A, 16)]
/** One has burnt out, one is about to. */
const [DEAD, TIRED] = [18, 47]
const RADIUS = 13

/** Glass is brightest in its middle and amber along its edge, where one looks through more of it; no two are of one age. */
export const GLASS: MarkInput[] = BULBS.flatMap(([x, y], at): MarkInput[] => {
  const whole = ornaments.circle(x, y, RADIUS)
  if (at === DEAD) return [area(whole, { centre: [x, y], radius: RADIUS, inks: ['#2a1a10', '#1c100a', '#3a2210'] })]
  const old = at === TIRED ? 0.85 : 0.35 * chance(at, 3)
  const inks =
    old > 0.6
      ? ['#e8a050', '#b0642a', '#7a3c14', '#4a220c']
      : old > 0.2
        ? ['#fff4dc', '#ffe8bc', '#d8965a', '#7a4218']
        : ['#ffffff', '#fff6e0', '#e8b070', '#8a5020']
  return [area(whole, { centre: [x, y], radius: RADIUS, inks: [inks[0]!, inks[1]!, inks[1]!, inks[2]!, inks[3]!] })]
})

/** The wire within, white-hot before glass that is not, and the room's window on each. */
export const WIRES: MarkInput[] = BULBS.flatMap(([x, y], at): MarkInput[] => {
  const turn = 6.28 * chance(at, 1)
  const [u, v] = [Math.cos(turn), Math.sin(turn)]
  const bend = (along: number, aside: number) => `${x + along * u - aside * v} ${y + along * v + aside * u}`
  const wire = `M${bend(-4.5, -2)}L${bend(-2.5, 2.5)}L${bend(0, -2)}L${bend(2.5, 2.5)}L${bend(4.5, -2)}`
  const gleam = area(ornaments.circle(x - 4.6, y - 5.2, 2.6), {
    centre: [x - 4.6, y - 5.2],
    radius: 2.6,
    inks: ['#c8d0d8a0', '#8a909840', '#00000000'],
  })
  return at === DEAD ? [gleam, line(wire, 0.8, '#5a4a3a')] : [line(wire, 1.1, '#fff2d0'), gleam]
})
