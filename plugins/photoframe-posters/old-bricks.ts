/** What frost and a hundred years have done to the bricks beside a bill: pits, grains of sand. */
import { area, type MarkInput, ornaments, shade } from '@gateway/sdk-plugin/photo-frame'

/** The wall that they are seen in, and where the bill hides it. */
export const WALL = [938, 1200] as const
const { chance } = shade
const BILL = { left: 72, top: 36, right: 876, bottom: 1174 } as const

type Place = readonly [x: number, y: number]

const isBare = ([x, y]: Place) => x < BILL.left || x > BILL.right || y < BILL.top || y > BILL.bottom

/** Places on what is seen of the wall; where there is one there are others, as frost takes a brick by turns. */
function strewn(count: number, seed: number): Place[] {
  const places = Array.from({ length: count }, (_, at): Place => {
    const knot = Math.floor(at / 6)
    const near = at % 6 === 0 ? 0 : 34
    return [
      938 * chance(knot, seed) + near * (chance(at, seed + 2) - 0.5),
      1200 * chance(knot, seed + 1) + near * (chance(at, seed + 3) - 0.5),
    ]
  })
  return places.filter(isBare)
}

const specks = (count: number, seed: number, most: number, dx = 0, dy = 0) =>
  strewn(count, seed)
    .map(([x, y], at) => ornaments.circle(x + dx, y + dy, 0.5 + most * chance(at, seed + 4) ** 3))
    .join('')

export const WEATHER: MarkInput[] = [
  // A pit is dark above and takes the light at its lower lip.
  area(specks(4200, 11, 2.4, 0.6, 0.9), '#ffb48c48'),
  area(specks(4200, 11, 2.4), '#1c060390'),
  area(specks(5000, 17, 0.9), '#ffc8a060'),
  area(specks(4200, 23, 0.9), '#2a0c0680'),
]
