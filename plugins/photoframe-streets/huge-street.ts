import { type Opening, passersBy, passingCar } from './house-fronts.ts'

/** The windows beside the canvas that no tree hides, column by column. */
const column = (x: number, width: number, height: number, tops: readonly number[]): Opening[] => {
  return tops.map((y) => ({ glass: [x, y, width, height] }))
}
export const WINDOWS = [
  ...column(51, 40, 68, [257, 382, 508]),
  ...column(155, 40, 69, [264, 387, 512]),
  ...column(256, 44, 78, [110, 237, 365, 493, 621]),
  ...column(936, 35, 70, [166, 284, 402, 520, 637]),
  ...column(1024, 27, 62, [319, 430, 543]),
  ...column(1104, 27, 62, [324, 434, 546]),
  ...column(1183, 26, 61, [329, 439, 548]),
]
/** Who is out for a walk before the shops: far off, each a step further when the shutter closes. */
const WALKERS: Parameters<typeof passersBy>[0] = [
  { x: 148, foot: 884, tall: 50, coat: '#32363c', way: 1, bag: '#4a2a18' },
  { x: 262, foot: 887, tall: 46, coat: '#a8946c', way: -1 },
  { x: 278, foot: 886, tall: 51, coat: '#46443f', way: -1 },
  { x: 474, foot: 886, tall: 49, coat: '#b9b2a2', way: 1 },
  { x: 602, foot: 888, tall: 50, coat: '#2c3434', way: -1, bag: '#2a1c14' },
  { x: 745, foot: 888, tall: 47, coat: '#8c2f28', way: 1 },
  { x: 762, foot: 887, tall: 39, coat: '#c2a24e', way: 1 },
  { x: 864, foot: 889, tall: 51, coat: '#2f4a5e', way: -1, bag: '#7a2a24' },
  { x: 905, foot: 888, tall: 50, coat: '#3a3a40', way: -1 },
  { x: 918, foot: 889, tall: 48, coat: '#7d6f9a', way: -1 },
  { x: 1204, foot: 888, tall: 50, coat: '#b07a4a', way: -1 },
  { x: 1092, foot: 887, tall: 48, coat: '#9a8f86', way: 1, bag: '#3a2416' },
]
export const people = [-2.6, -0.9, 0.9, 2.6].flatMap((step) => {
  return passersBy(WALKERS.map((walker) => ({ ...walker, x: walker.x + step * walker.way }))).map((mark) => {
    return { ...mark, opacity: 0.5 }
  })
})

/** One that drives by. */
export const car = passingCar(86, 852, 0.98, '#343c46', 9)
