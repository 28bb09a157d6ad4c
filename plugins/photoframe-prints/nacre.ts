/** What makes nacre of the balls on a string: layers that shine through each other, the window on each, the velvet below. */
import { area, line, type MarkInput, ornaments, shade } from '@gateway/sdk-plugin/photo-frame'

/** The frame that they are seen in. */
export const SEEN = [960, 1280] as const
const { chance } = shade
const RADIUS = 18

/** Where they lie, along the string. */
const PEARLS = [
  [0, 607],
  [12, 643],
  [25, 680],
  [38, 716],
  [50, 752],
  [61, 793],
  [66, 836],
  [64, 878],
  [55, 918],
  [46, 957],
  [38, 996],
  [33, 1035],
  [40, 1077],
  [57, 1115],
  [81, 1150],
  [109, 1180],
  [140, 1205],
  [174, 1222],
  [213, 1229],
  [252, 1229],
  [291, 1227],
  [333, 1228],
  [372, 1240],
  [406, 1263],
] as const

/** Light comes from the upper left and goes in: the side away from it glows once more where the velvet throws it back. */
export const NACRE: MarkInput[] = PEARLS.map(([x, y], at) => {
  const inks =
    chance(at, 1) > 0.5
      ? ['#fffdfa', '#f6e6e0', '#d9c4c2', '#a08f98', '#6f626e', '#a0827c']
      : ['#fffdf8', '#eef0e6', '#d2cabc', '#9c9690', '#6a6468', '#9a827a']
  return area(ornaments.circle(x, y, RADIUS), { centre: [x - 6, y - 7], radius: 1.5 * RADIUS, inks })
})

/** The window, small and sharp, its paler double deeper in the layers; the silk between two. */
export const LUSTRE: MarkInput[] = PEARLS.flatMap(([x, y], at): MarkInput[] => [
  area(ornaments.circle(x - 6.5, y - 7.5, 3.4), {
    centre: [x - 6.5, y - 7.5],
    radius: 3.4,
    inks: ['#f4f2f0', '#e0dcda90', '#80808000'],
  }),
  area(ornaments.circle(x - 2, y - 2, 10), {
    centre: [x - 2, y - 2],
    radius: 10,
    inks: chance(at, 2) > 0.5 ? ['#3a2c3048', '#2a242020', '#00000000'] : ['#28323048', '#20242020', '#00000000'],
  }),
])

export const SILK: MarkInput[] = PEARLS.slice(1).map(([x, y], at) => {
  const [fromX, fromY] = PEARLS[at]!
  const [mx, my, dx, dy] = [(x + fromX) / 2, (y + fromY) / 2, (x - fromX) / 12, (y - fromY) / 12]
  return line(`M${mx - dx} ${my - dy}L${mx + dx} ${my + dy}`, 2.2, '#4a3a30c0')
})
