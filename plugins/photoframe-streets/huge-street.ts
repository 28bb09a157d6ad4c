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
/** Who is out for a walk before the shops, far off, while the shutter opens for a moment. */
const WALKERS: Parameters<typeof passersBy>[0] = [
  { x: 148, foot: 884, tall: 50, coat: '#4a5058', way: 1, legs: '#3c4250', bag: '#4a2a18' },
  { x: 262, foot: 887, tall: 47, coat: '#a8987c', way: -1, legs: '#4a505c' },
  { x: 280, foot: 886, tall: 51, coat: '#5a5852', way: -1, legs: '#6e675a' },
  { x: 474, foot: 886, tall: 50, coat: '#b4aea2', way: 1, legs: '#46506a' },
  { x: 602, foot: 888, tall: 50, coat: '#4a5252', way: -1, legs: '#544c44', bag: '#2a1c14' },
  { x: 745, foot: 888, tall: 48, coat: '#824a44', way: 1, legs: '#3e4456', hair: '#5a3c22' },
  { x: 763, foot: 887, tall: 36, coat: '#a89468', way: 1, legs: '#5c6478', hair: '#6a4a2a' },
  { x: 864, foot: 889, tall: 51, coat: '#46586a', way: -1, legs: '#6a6254', bag: '#6a3a30' },
  { x: 900, foot: 888, tall: 51, coat: '#4c4c52', way: -1, legs: '#3c3e48' },
  { x: 918, foot: 889, tall: 48, coat: '#7e748c', way: -1, legs: '#4c5468', hair: '#7a5a34' },
  { x: 1204, foot: 888, tall: 50, coat: '#96744e', way: -1, legs: '#464c5c' },
  { x: 1092, foot: 887, tall: 49, coat: '#948c84', way: 1, legs: '#3c4250', bag: '#3a2416' },
]
export const people = [-0.5, 0.5].flatMap((step) => {
  return passersBy(WALKERS.map((walker) => ({ ...walker, x: walker.x + step * walker.way }))).map((mark) => {
    return { ...mark, opacity: 0.8 }
  })
})

/** One that drives by. */
export const car = passingCar(86, 852, 0.98, '#343c46', 4)
