import { type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]
type Box = readonly [x: number, y: number, wide: number, high: number]

/** What is seen of it between the bronze of the doors. */
export const OPEN = 'M22 318H150V741H22ZM183 318H309V741H183Z'

const area = (path: string | string[], fill: NonNullable<Extract<Mark, { draw: 'path' }>['fill']>): Mark => {
  return { draw: 'path', path, fill }
}
const down = (box: Box, inks: readonly string[]): Mark => {
  return area(ornaments.rectangle([...box]), { from: [0, box[1]], to: [0, box[1] + box[3]], inks })
}
const title = (text: string, box: Box, fill: string): Mark => {
  return { draw: 'text', text, box, font: 'poster', case: 'upper', spacing: 0.05, fill }
}

/** What plays next, on the far wall: a coast by night, a street in a storm, a desert road. */
const next: Mark[] = [
  down([48, 447, 65, 91], ['#10243f', '#2f6780', '#d99a58', '#7a2f1e']),
  area(ornaments.circle(84, 478, 11), '#f4dcae'),
  area('M48 506Q64 492 78 504L92 498L113 510V538H48Z', '#0b1620'),
  title('Low tide', [52, 516, 57, 13], '#f2dcb0'),
  down([183, 447, 31, 91], ['#d9cba8', '#b8432c', '#2a1420']),
  area('M183 538V486L192 470L196 486V474L204 460L214 482V538Z', '#1c0f18'),
  title('Storm', [185, 520, 28, 12], '#f0dfc0'),
  down([246, 447, 63, 91], ['#171430', '#5a4284', '#d07a80', '#f0c890']),
  area('M246 522L272 500L286 508L309 494V538H246Z', '#20132a'),
  area('M270 538L276 506H280L292 538Z', '#e8c890'),
  title('Mile after mile', [250, 453, 55, 13], '#f6e6d0'),
]

/** The bar: a machine full of popcorn, cups, bottles before the wall, sweets in the lit case of the counter. */
const POPCORN = Array.from({ length: 60 }, (_, at): string => {
  const [x, y] = [60 + ((at * 7.3) % 34), 526 + ((at * 5.1) % 22)]
  return y < 532 + 7 * Math.abs(Math.sin(0.2 * x)) ? '' : ornaments.circle(x, y, 1.7 + 0.7 * Math.sin(at))
}).filter(Boolean)
const SWEETS = ['#7e3a2c', '#a3834a', '#4a5e62', '#66475c', '#b0a68c', '#52644a'] as const
const bar: Mark[] = [
  down([20, 552, 292, 8], ['#d9a866', '#6a4526']),
  down([20, 560, 292, 166], ['#4a2c18', '#36200f', '#1e1109']),
  // A case below glass: two shelves of boxes in their own light.
  down([26, 568, 122, 74], ['#f0c078', '#a8743c', '#5e3c1e']),
  down([186, 568, 120, 74], ['#e8b870', '#9c6a36', '#56361a']),
  ...SWEETS.map((ink, at): Mark => {
    const boxes = [0, 1, 2].flatMap((by) => {
      const x = 30 + 19.6 * at + 6 * by
      const [tall, low] = [13 + ((5 * at + 3 * by) % 7), 13 + ((3 * at + 5 * by) % 8)]
      return [0, 158].flatMap((off) => {
        const right = off + x
        return [
          ornaments.rectangle([right, 602 - tall, 5.2, tall]),
          ornaments.rectangle([right + 1, 638 - low, 5.2, low]),
        ]
      })
    })
    return area(boxes, ink)
  }),
  area('M26 602H148V605H26ZM186 602H306V605H186Z', '#f6dcaa'),
  ...[652, 688].map((y) => down([20, y, 292, 2.4], ['#a87a42', '#5a3a1c'])),
  area(
    [30, 62, 94, 126, 200, 232, 264, 296].map((x) => `M${x} 656H${x + 1.6}V722H${x}Z`),
    '#120a06',
  ),
  down([54, 492, 46, 60], ['#f0cf90', '#dca85a', '#a8723a']),
  area(POPCORN, '#f0dcae'),
  area(
    POPCORN.filter((_, at) => at % 3 === 0),
    '#d8a048',
  ),
  area('M50 484H104L100 494H54ZM52 548H102V556H52Z', '#6a1c1e'),
  area(['M53 494H55.4V550H53Z', 'M98.6 494H101V550H98.6Z', 'M76 494H77.4V522H76Z'], '#c8a060'),
  ...[116, 126, 136].map((x, at) => {
    return area(`M${x} ${536 - 4 * (at % 2)}H${x + 8}L${x + 6.6} 552H${x + 1.4}Z`, at % 2 ? '#b8343a' : '#e8e0d0')
  }),
  ...[192, 201, 211, 222].map((x, at) => {
    return area(
      `M${x} 552V534L${x + 2} 528V519H${x + 4}V528L${x + 6} 534V552Z`,
      ['#2c4a30', '#6a3a1a', '#284048', '#5a2020'][at]!,
    )
  }),
]

/** A plant by the door, out of the light, and the lamps' rings on the counter. */
const LEAVES = Array.from({ length: 13 }, (_, at): string => {
  const [angle, long] = [-Math.PI / 2 + 0.2 * (at - 6), 74 + 22 * Math.sin(3.7 * at)]
  const [x, y] = [286 + long * Math.cos(angle), 650 + long * Math.sin(angle)]
  const [above, below] = [640 + 0.75 * (y - 650), 650 + 0.5 * (y - 650)]
  return `M284 650Q${285 + 0.4 * (x - 286)} ${above} ${x} ${y}Q${290 + 0.6 * (x - 286)} ${below} 289 650Z`
})
const plant: Mark[] = [
  area(LEAVES, '#141c14'),
  area(
    LEAVES.filter((_, at) => at % 3 === 1),
    '#26361f',
  ),
  down([270, 650, 34, 62], ['#6a4a34', '#2c1c12']),
]

export const furnished: Mark[] = [...next, ...bar, ...plant]
/** The lamps over the bar, on the wall around them and in its worktop. */
export const pools: Mark[] = [
  [40, 412],
  [150, 412],
  [252, 415],
].flatMap(([x, y]): Mark[] => [
  area(ornaments.circle(x!, y!, 70), { centre: [x!, y!], radius: 70, inks: ['#6a4420', '#3a2410', '#000000'] }),
  area(ornaments.rectangle([x! - 30, 551, 60, 9]), { centre: [x!, 555], radius: 30, inks: ['#8a6034', '#00000000'] }),
])
