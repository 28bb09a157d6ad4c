/** The pages of a magazine, seen past its cover: thin sheets, none cut quite like the next. */
import { area, type FrameRecipe, line } from '@gateway/sdk-plugin/photo-frame'

type Step = FrameRecipe['steps'][number]
type Point = readonly [number, number]

export interface Block {
  /** On the plate: along its foot, the corner at the lower right, the corner at the upper right. */
  along: readonly [Point, Point, Point]
  /** How far the last page is seen past the cover. */
  deep: number
  sheets: number
  inks: { paper: string; gap: string; lit: string; shade: string; cover: string; rim: string }
}

const SHAPE = [1040, 1280] as const

/** A number from -1 to 1. */
const shake = (n: number) => 2 * (Math.abs(Math.sin(n * 91.7 + 3.1) * 43758.5453) % 1) - 1

export function pages({ along: [foot, corner, top], deep, sheets, inks }: Block): Step[] {
  /** The edge of one page: out past the cover by a share of the depth, its corners where it was cut. */
  const edge = (share: number, cut = 0): string => {
    const off = share * deep
    const at = ([x, y]: Point, right: number, down: number) => `${(x + right).toFixed(1)} ${(y + down).toFixed(1)}`
    const round = 1.6 + share
    return [
      `M${at(foot, 0, off)}L${at(corner, off - round + cut, off)}`,
      `Q${at(corner, off + cut, off)} ${at(corner, off + cut, off - round)}`,
      `L${at(top, off, 0.7 * off + 2)}`,
    ].join('')
  }
  const inside = `L${top[0] - 6} ${top[1] + 6}L${corner[0] - 6} ${corner[1] - 6}L${foot[0]} ${foot[1] - 3}Z`
  const cover = `M${foot.join(' ')}L${corner.join(' ')}L${top.join(' ')}L0 ${top[1] - 30}V${foot[1]}Z`
  const beside = `M0 0H${SHAPE[0]}V${SHAPE[1]}H0Z${cover}`
  const sheet = Array.from({ length: sheets }, (_, n) => (n + 0.9 + 0.24 * shake(n)) / sheets)
  return [
    {
      do: 'artwork',
      view: SHAPE,
      blend: 'ink',
      soft: 0.005,
      clip: beside,
      opacity: 0.7,
      marks: [line(edge(1.12), 7, inks.shade)],
    },
    {
      do: 'artwork',
      view: SHAPE,
      blend: 'over',
      soft: 0.0005,
      clip: beside,
      marks: [
        area(edge(1) + inside, inks.paper),
        ...sheet.map((share, n) => line(edge(share - 0.06, 0.8 * shake(n + 9)), 0.8, inks.lit)),
        ...sheet.map((share, n) => line(edge(share, 0.8 * shake(n + 9)), 0.7 + 0.3 * shake(n + 5), inks.gap)),
        // Its own cover keeps the light off the first of them.
        line(edge(0.06), 2.2, `${inks.shade}b0`),
      ],
    },
    {
      do: 'artwork',
      view: SHAPE,
      blend: 'over',
      marks: [
        line(`M${foot.join(' ')}L${corner.join(' ')}L${top.join(' ')}`, 2, inks.cover),
        line(
          `M${foot[0]} ${foot[1] - 1.4}L${corner[0] - 1.4} ${corner[1] - 1.4}L${top[0] - 1.4} ${top[1]}`,
          0.6,
          inks.rim,
        ),
      ],
    },
  ]
}
