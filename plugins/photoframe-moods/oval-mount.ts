import { type MarkInput, ornaments, shade } from '@gateway/sdk-plugin/photo-frame'

/** The box of the oval that `art/kit/wreath` winds leaves about, in millimetres. */
export const OVAL = [204, 268] as const
const { chance } = shade

/**
 * A leaf's shadow that points inwards from the rim, at a turn in degrees (0 to the right, 90 up): as long and as wide as the
 * smallest one is, in millimetres.
 */
export function leafShade(at: number, seed: number, [least, narrow] = [22, 7]): string {
  const [turn, lean] = [(at * Math.PI) / 180, 0.9 * (chance(seed, 1) - 0.5)]
  const [x, y] = [102 + 103 * Math.cos(turn), 134 - 135 * Math.sin(turn)]
  // The sun stands to the upper left: shadows fall to the right of what casts them, and down.
  const way = Math.atan2(134 - y + 30, 102 - x + 40) + lean
  const [long, wide] = [least + 16 * chance(seed, 2), narrow + 5 * chance(seed, 3)]
  const point = (along: number, aside: number) =>
    `${x + along * Math.cos(way) - aside * Math.sin(way)} ${y + along * Math.sin(way) + aside * Math.cos(way)}`
  const foot = point(-16, 0)
  const side = (aside: number) => [point(2, aside), point(0.6 * long, aside)]
  const [near, far] = [side(-wide), side(wide)]
  return `M${foot}C${near[0]} ${near[1]} ${point(long, 0)}C${far[1]} ${far[0]} ${foot}Z`
}

/** A board around the photo: how wide it is, in millimetres; its tones from the light to the shade, and those of its cut. */
interface Mount {
  width: number
  inks: readonly string[]
  cut: readonly string[]
}
const windowOf = (width: number) => ornaments.oval(102, 134, 102 - width, 134 - width)

/** The board's shade on the photo, deeper on the side that the sun comes from. */
export function shadeOf({ width }: Mount): MarkInput[] {
  const path = ornaments.oval(103, 135.4, 102 - width, 134 - width)
  return [{ draw: 'path', path, line: { paint: '#140a04b0', width: 3.6 } }]
}

/** The board with a gilt line; its cut is bevelled and bright where it looks to the sun. */
export function mountOf({ width, inks, cut }: Mount): MarkInput[] {
  const light = { from: [0, 0], to: OVAL } as const
  const path = windowOf(width)
  const ruled = ornaments.oval(102, 134, 105.4 - width, 137.4 - width)
  return [
    { draw: 'path', path: `M-6 -6H210V274H-6Z${path}`, rule: 'evenodd', fill: { ...light, inks } },
    { draw: 'path', path, line: { paint: { ...light, inks: cut }, width: 1.5 } },
    { draw: 'path', path: ruled, line: { paint: '#a8874ac0', width: 0.6 } },
  ]
}
