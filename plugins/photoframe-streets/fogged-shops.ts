import { type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

/** The panes of the shops beside the wall of lamps, above and below their transom: left, top, width, height. */
const PANES = [
  [263, 376, 81, 66],
  [355, 376, 46, 66],
  [263, 452, 81, 158],
  [355, 452, 46, 158],
  [915, 390, 62, 62],
  [985, 390, 57, 62],
  [1052, 390, 103, 62],
  [915, 460, 62, 146],
  [985, 460, 57, 146],
  [1052, 460, 103, 146],
  [1218, 396, 62, 58],
  [1218, 462, 62, 144],
] as const
/** Less the tree's trunk. */
export const IN_SHOPS = [...PANES.map((pane) => ornaments.rectangle([...pane])), 'M1155 520L1124 606H1155Z'].join('')

/** Warm air on cold glass: thick at the foot and in the corners, where hands have wiped it there is none. */
const fog: Mark[] = PANES.flatMap(([x, y, wide, high], at): Mark[] => {
  const inks = high > 100 ? ['#e6d6b000', '#c9b48a14', '#b8a47c50', '#a8946e84'] : ['#d0bc9040', '#e0d0ac00']
  const [cx, cy] = [at % 2 ? x : x + wide, y + high]
  return [
    { draw: 'path', path: ornaments.rectangle([x, y, wide, high]), fill: { from: [0, y], to: [0, y + high], inks } },
    {
      draw: 'path',
      path: ornaments.rectangle([x, y, wide, high]),
      fill: { centre: [cx, cy], radius: 0.8 * high, inks: ['#b8a67e60', '#b8a67e28', '#b8a67e00'] },
    },
  ]
})

/** Who looks at the shelves, against the light. */
const shopper = (x: number, head: number, tall: number): string => {
  const [r, foot] = [0.062 * tall, 612]
  const [neck, low] = [head + 1.4 * r, head + 4 * r]
  return [
    ornaments.circle(x, head, r),
    `M${x - 0.5 * r} ${head + 0.6 * r}H${x + 0.5 * r}L${x + 0.7 * r} ${neck}`,
    `Q${x + 2 * r} ${neck + 0.3 * r} ${x + 2.1 * r} ${low}`,
    `L${x + 1.9 * r} ${foot}H${x - 1.8 * r}L${x - 2.1 * r} ${low}Q${x - 2 * r} ${neck + 0.3 * r} ${x - 0.7 * r} ${neck}Z`,
  ].join('')
}
export const shoppers: Mark[] = [
  { draw: 'path', path: shopper(318, 520, 168), rule: 'nonzero', fill: '#2a1e18e0' },
  { draw: 'path', path: shopper(1080, 524, 160), rule: 'nonzero', fill: '#2c2020e0' },
  { draw: 'path', path: shopper(1108, 534, 148), rule: 'nonzero', fill: '#4a2c28d0' },
  { draw: 'path', path: shopper(1016, 518, 165), rule: 'nonzero', fill: '#2e3038c8' },
  ...fog,
]

/** What the panes mirror of the road: the dark of the houses across it, aslant, a lamp, the red of the lights. */
export const road: Mark[] = [
  { draw: 'path', path: 'M263 610V540L330 376H344V470L290 610ZM1052 606V560L1110 390H1150L1078 606Z', fill: '#1c2430' },
  { draw: 'path', path: ornaments.circle(384, 470, 5) + ornaments.circle(1012, 476, 5), fill: '#a02018' },
  { draw: 'path', path: ornaments.circle(290, 404, 4.5) + ornaments.circle(1132, 414, 4.5), fill: '#8a6a3a' },
]
