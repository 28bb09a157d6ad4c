import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

/** What is free of the shelter's posts of each window of the tram: from where to where, and where its sill and lamps are. */
const PANES = [
  [0, 107],
  [132, 200],
  [216, 231],
  [1047, 1172],
  [1190, 1280],
] as const
const [TOP, SILL] = [424, 518]
/** Nothing of them is seen elsewhere. */
export const inPanes = PANES.map(([x, to]) => `M${x} ${TOP - 60}H${to}V${SILL}H${x}Z`).join('')

const SEATS = [8, 62, 118, 172, 1082, 1138, 1222, 1274]
const PEOPLE = [
  [60, 466, '#3a2a24', '#4a382c', '#7d5b46'],
  [172, 458, '#23303f', '#3a2e26', '#5e4132'],
  [1086, 462, '#4a3f38', '#6d4a2a', '#93705a'],
  [1140, 470, '#432c2c', '#40332a', '#6f4e3c'],
  [1224, 459, '#1f2b30', '#54402e', '#8a6650'],
] as const

/** The tram pulls out while the shutter is open: all within it is smeared this far to both sides, in so many steps. */
const [FAR, STEPS] = [11, 9]
const smeared = (marks: (shift: number) => Mark[]): Mark[] => {
  return Array.from({ length: STEPS }, (_, at) => {
    return marks(FAR * ((2 * at) / (STEPS - 1) - 1)).map((mark) => ({ ...mark, opacity: 0.24 }))
  }).flat()
}

/** Passengers in the lit tram, far out of focus: seats along its windows, heads and collars, a pole here and there. */
export const passengers: Mark[] = [
  {
    draw: 'path',
    path: PANES.map(([x, to]) => `M${x} ${TOP}H${to}V${SILL}H${x}Z`).join(''),
    fill: { from: [0, TOP], to: [0, SILL], inks: ['#bdb19400', '#b8ac8c', '#8f8568', '#5f594a'] },
  },
  // The windows of the far side, and the night in them.
  {
    draw: 'path',
    path: [10, 140, 1064, 1112, 1206].map((x) => `M${x} 404H${x + 42}V462H${x}Z`).join(''),
    fill: { from: [0, 400], to: [0, 466], inks: ['#6f6b66b0', '#4d5160c0'] },
  },
  ...smeared((shift) =>
    SEATS.map((seat): Mark => {
      const x = seat + shift
      return {
        draw: 'path',
        path: `M${x - 21} ${SILL}V494Q${x - 20} 480 ${x - 9} 478H${x + 9}Q${x + 20} 480 ${x + 21} 494V${SILL}Z`,
        fill: { from: [x - 21, 0], to: [x + 21, 0], inks: ['#2b3550', '#36425f', '#1e263c'] },
      }
    }),
  ),
  ...smeared((shift) =>
    PEOPLE.flatMap(([seat, y, coat, hair, skin], at): Mark[] => {
      const x = seat + shift
      const way = at % 2 ? 1 : -1
      return [
        {
          draw: 'path',
          path: `M${x - 19} ${SILL}Q${x - 21} ${y + 24} ${x - 7} ${y + 16}H${x + 7}Q${x + 21} ${y + 24} ${x + 19} ${SILL}Z`,
          fill: coat,
        },
        {
          draw: 'path',
          path: [
            `M${x - 4} ${y + 18}V${y + 8}H${x + 5}V${y + 18}Z`,
            `M${x - 8} ${y}Q${x - 8} ${y - 11} ${x} ${y - 12}Q${x + 9} ${y - 11} ${x + 9} ${y}`,
            `Q${x + 8} ${y + 13} ${x + way} ${y + 13}Q${x - 8} ${y + 12} ${x - 8} ${y}Z`,
          ].join(''),
          rule: 'nonzero',
          fill: skin,
        },
        {
          draw: 'path',
          path:
            `M${x - 10} ${y + 4}Q${x - 12} ${y - 15} ${x} ${y - 15}Q${x + 12} ${y - 15} ${x + 10} ${y + 2}` +
            `Q${x + 5 * way} ${y - 6} ${x - 4 * way} ${y - 5}Z`,
          fill: hair,
        },
      ]
    }),
  ),
  { draw: 'path', path: 'M21 366H25V518H21ZM1097 374H1101V518H1097ZM1252 374H1256V518H1252Z', fill: '#c9a04a' },
]
