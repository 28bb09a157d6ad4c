import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Shape = Extract<Recipe['steps'][number], { do: 'shape' }>

const oval = (x: number, y: number, across: number, down: number) =>
  `M${x - across} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 ${-2 * across} 0Z`

/** Where the rendered moon is. */
const MOON = { view: [200, 200], at: [0.7897, 0.2201], height: 0.272 } as const

const onMoon = (path: string[], soft: number, steps: Shape['steps']): Shape => ({
  do: 'shape',
  ...MOON,
  path,
  within: oval(100, 100, 98, 98),
  soft,
  steps,
})

const dark = (share: number): Shape['steps'] => [
  { do: 'fill', blend: 'multiply', colour: [share, share * 0.98, share * 0.98] },
]

/** Its seas, the rays of a young crater, and the darker rim of a ball. */
export const MOON_FACE: Shape[] = [
  onMoon([oval(40, 88, 22, 36), oval(116, 60, 17, 15), oval(80, 132, 20, 15), oval(160, 106, 13, 19)], 0.05, dark(0.4)),
  onMoon([oval(74, 58, 28, 22), oval(138, 84, 22, 17), oval(170, 66, 8, 11), oval(46, 134, 10, 11)], 0.04, dark(0.38)),
  onMoon([oval(88, 24, 42, 5), oval(58, 92, 26, 16), oval(138, 118, 9, 9), oval(100, 92, 9, 6)], 0.05, dark(0.55)),
  onMoon(
    ['M92 168L40 150L91 170ZM94 166L76 96L96 166ZM97 167L150 130L98 169ZM95 171L128 196L93 172ZM91 170L56 190L93 172Z'],
    0.03,
    [{ do: 'fill', blend: 'multiply', colour: [1.5, 1.48, 1.45] }],
  ),
  onMoon([oval(94, 169, 5, 5), oval(62, 78, 3, 3), oval(40, 100, 2, 2)], 0.015, [
    { do: 'fill', blend: 'multiply', colour: [1.5, 1.48, 1.45] },
  ]),
  onMoon([oval(100, 100, 100, 100)], 0, [
    {
      do: 'fill',
      blend: 'multiply',
      paint: {
        kind: 'edge',
        width: 0.4,
        colours: [
          [0.66, 0.65, 0.66],
          [0.74, 0.74, 0.74],
          [0.8, 0.8, 0.78],
        ],
      },
    },
  ]),
]

/** Measures of the rendered place. */
const PLACE = { view: [1536, 768], height: 1 } as const

const stone = (left: number, right: number, top: number, foot: number) => {
  const round = (right - left) / 2
  return `M${left + 5} ${foot}L${left} ${top + round}A${round} ${round} 0 0 1 ${right} ${top + round}L${right - 2} ${foot}Z`
}

const STONES = [stone(243, 398, 356, 580), stone(1290, 1425, 406, 584)]

/** Those in the middle. */
const BEHIND = [
  'M522 276H562V330H600V366H562V440H522V366H490V330H522Z',
  stone(543, 680, 368, 552),
  stone(933, 1080, 360, 558),
  'M1122 270L1162 268L1166 328L1211 327L1212 358L1168 361L1180 530L1140 532L1130 368L1084 370L1084 340L1126 336Z',
]

const CROSSES = ['M138 288L182 291L177 352L221 364L219 398L172 394L166 500L122 498L131 386L84 374L87 346L134 350Z']

/** Sides of trunks that look at the letters. */
const TREES = 'M60 488Q66 380 86 234M1462 488Q1468 380 1466 240'

const warm = (share: number) => [share, 0.3 * share, 0.045 * share] as const

/** What the fire of the letters lights behind them: weathered stones, crosses, trees. */
export const FIRELIT: Shape[] = [
  // Mist lies before those that stand behind the word: next to it they would be strokes.
  {
    do: 'shape',
    ...PLACE,
    path: BEHIND,
    steps: [{ do: 'fill', grow: 0.006, blur: 0.012, colour: [0.062, 0.021, 0.1], opacity: 0.8 }],
  },
  {
    do: 'shape',
    ...PLACE,
    path: STONES,
    steps: [
      {
        do: 'fill',
        blend: 'multiply',
        paint: {
          kind: 'mottled',
          colours: [
            [0.6, 0.62, 0.66],
            [1, 0.96, 0.92],
            [1.7, 1.5, 1.4],
          ],
          width: 0.03,
          scale: 0.05,
          spread: 1.4,
        },
      },
      {
        do: 'fill',
        blend: 'add',
        paint: { kind: 'radial', at: [0.5, 0.1], radius: 0.75, colours: [warm(0.1), warm(0.06), warm(0.01)] },
      },
      {
        do: 'fill',
        blend: 'add',
        line: 0.008,
        blur: 0.003,
        colour: warm(0.5),
        facing: { at: [0.5, -0.3], reach: 3, size: 0, wrap: 0 },
      },
    ],
  },
  {
    do: 'shape',
    ...PLACE,
    path: CROSSES,
    steps: [
      { do: 'fill', blend: 'add', colour: warm(0.02) },
      {
        do: 'fill',
        blend: 'add',
        line: 0.008,
        blur: 0.003,
        colour: warm(0.4),
        facing: { at: [0.5, 0.3], reach: 3, size: 0, wrap: 0 },
      },
    ],
  },
  {
    do: 'shape',
    ...PLACE,
    path: TREES,
    stroke: 4,
    soft: 0.004,
    steps: [{ do: 'fill', blend: 'add', colour: warm(0.2) }],
  },
  // The pumpkins shine on the soil before them.
  {
    do: 'shape',
    view: [200, 100],
    height: 1,
    path: [oval(13, 88, 17, 3.5), oval(186, 88, 17, 3.5)],
    steps: [{ do: 'fill', blend: 'multiply', blur: 0.025, colour: [5, 2.4, 1.1] }],
  },
]
