/** A city out of focus behind panes, late in the day: tower behind tower in the haze. In the plate's pixels. */
import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type Step = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>
type Mark = Step['marks'][number]

const VIEW = [1280, 960] as const
/** As far as neither chair nor plant stands before them. */
const PANES =
  'M946 178L1105 119V690H1062L1056 600L985 594L968 602L976 540L946 560ZM1143 96L1280 42V640L1166 625L1152 700H1143Z'

const unlike = (at: number) => Math.abs(Math.sin(at * 91.7 + 3.1) * 4375.85) % 1

interface Rank {
  /** Left, right and top of each tower. */
  towers: readonly (readonly [number, number, number])[]
  storey: number
  /** What turns from the sun, what it grazes, and the air that lies on the street. */
  inks: readonly [string, string, string]
  seed: number
}
const RANKS: readonly Rank[] = [
  {
    towers: [
      [942, 974, 318],
      [988, 1022, 262],
      [1048, 1078, 300],
      [1092, 1124, 236],
      [1146, 1172, 284],
      [1204, 1232, 208],
      [1250, 1276, 300],
    ],
    storey: 6,
    inks: ['#cdc2bc', '#e0d0bd', '#f0d6b0'],
    seed: 3,
  },
  {
    towers: [
      [958, 1000, 226],
      [1026, 1062, 178],
      [1070, 1100, 372],
      [1128, 1160, 392],
      [1168, 1212, 156],
      [1226, 1262, 262],
    ],
    storey: 8,
    inks: ['#b0a29f', '#cbb49c', '#eccca2'],
    seed: 17,
  },
  {
    towers: [
      [930, 968, 396],
      [996, 1044, 352],
      [1056, 1112, 458],
      [1140, 1182, 330],
      [1196, 1240, 416],
      [1252, 1300, 372],
    ],
    storey: 11,
    inks: ['#8d8084', '#b39a84', '#e6c094'],
    seed: 41,
  },
]

const tower = ([left, to, top]: Rank['towers'][number], { storey, inks: [shade, lit, air], seed }: Rank): Mark[] => {
  const right = to + 9
  const [wide, foot] = [right - left, 720]
  // The sun stands to the right: that side of each is a warm strip.
  const corner = right - 0.24 * wide
  const floors = Array.from({ length: Math.floor((640 - top) / storey) }, (_, at) => top + storey * (at + 1))
  const lamps = floors.flatMap((y, at) => {
    return [0, 1, 2, 3].flatMap((bay) => {
      const x = left + ((corner - left) * (bay + 0.3)) / 4
      const isLit = unlike(seed + 7 * at + 31 * bay + left) > 0.86
      return isLit ? [`M${x} ${y - 0.7 * storey}h${0.14 * wide}v${0.5 * storey}h${-0.14 * wide}Z`] : []
    })
  })
  const down = { from: [0, top], to: [0, 640] } as const
  return [
    { draw: 'path', path: `M${left} ${top}H${corner}V${foot}H${left}Z`, fill: { ...down, inks: [shade, shade, air] } },
    { draw: 'path', path: `M${corner} ${top}H${right}V${foot}H${corner}Z`, fill: { ...down, inks: [lit, lit, air] } },
    { draw: 'path', path: `M${left + 0.2 * wide} ${top - 12}H${corner}V${top}H${left + 0.2 * wide}Z`, fill: shade },
    { draw: 'path', path: floors.map((y) => `M${left} ${y}H${right}`), line: { paint: '#5a4c5030', width: 0.32 * storey } },
    ...(lamps.length > 0 ? [{ draw: 'path', path: lamps, fill: '#ffe2a8d0' } as const] : []),
  ]
}

const sky: Mark[] = [
  {
    draw: 'path',
    path: 'M940 30H1280V720H940Z',
    fill: { from: [0, 60], to: [0, 620], inks: ['#b9c6d4', '#dcd6cf', '#f4dcb8', '#f6cf98', '#efbd84'] },
  },
]
/** The streets' air, which the low sun lights. */
const air: Mark[] = [
  {
    draw: 'path',
    path: 'M940 30H1280V720H940Z',
    fill: { from: [0, 250], to: [0, 620], inks: ['#f6d8b000', '#f6d6ac60', '#f4d0a0c0'] },
  },
]
/** What the panes mirror of the strips on the ceiling, faint. */
const mirrored: Mark[] = [
  { draw: 'path', path: 'M950 222L1101 168V174L950 228ZM1147 150L1280 104V111L1147 157Z', fill: '#2c2a28' },
]

export const city: Step[] = [
  {
    do: 'artwork',
    view: VIEW,
    marks: [...sky, ...RANKS.flatMap((rank) => rank.towers.flatMap((each) => tower(each, rank)))],
    clip: PANES,
    blend: 'over',
    opacity: 0.92,
    soft: 0.004,
  },
  { do: 'artwork', view: VIEW, marks: air, clip: PANES, blend: 'over', soft: 0.002 },
  { do: 'artwork', view: VIEW, marks: mirrored, clip: PANES, blend: 'light', soft: 0.0016 },
]
