import { area, type FrameRecipe, line, type MarkInput, ornaments, stock, words } from '@gateway/sdk-plugin/photo-frame'

type Sheet = Extract<FrameRecipe['steps'][number], { do: 'sheet' }>

/** Sleeves further back in the rack: only their upper edges are seen. */
export const behind = (row: number, at: number, ground: string, title: string, ink: string): Sheet => {
  const y = 0.392 + row * 0.055
  return {
    do: 'sheet',
    at: [at, y + 0.09],
    size: [0.58, 0.953],
    turn: (row % 2 ? 1 : -1) * (0.25 + 0.1 * row),
    shadows: [
      { offset: [0.002, -0.004], blur: 0.006, strength: 0.5 },
      { offset: [0.004, -0.012], blur: 0.02, strength: 0.4 },
    ],
    steps: [
      stock([0.84, 0.82, 0.78], { relief: 0.05 }),
      {
        do: 'artwork',
        view: [400, 493],
        worn: 0.1,
        marks: [
          area('M0 0H400V493H0Z', ground),
          words(title, [14, 7, 250, 16], { font: 'condensed', weight: 700, spacing: 0.1, align: 'left', fill: ink }),
          words('STEREO', [330, 10, 56, 9], { font: 'sans', weight: 700, spacing: 0.2, align: 'right', fill: ink }),
        ],
      },
    ],
  }
}

const SPINES = ['#8a4a2a', '#2f5470', '#c2a24a', '#5a2f4a', '#3d5f43', '#b05a3a', '#d8cfb8', '#26323f'] as const

/** The shop behind, out of the lens's focus: shelves of records, their spines in the light of a lamp, the rack's side. */
export const SHOP: FrameRecipe['steps'] = [
  {
    do: 'artwork',
    view: [400, 300],
    blend: 'over',
    marks: [
      ...[12, 62, 112].flatMap((y, row) => [
        ...Array.from({ length: 74 }, (_, at) => {
          const x = -6 + at * 5.6 + 1.2 * Math.sin(at * 3.7 + row)
          const high = 34 + 3 * Math.sin(at * 5.3 + row * 2)
          const ink = SPINES[(at * 5 + row * 3 + ((at * at) % 7)) % SPINES.length]!
          return area(ornaments.rectangle([x, y + 40 - high, 4.8, high]), ink)
        }),
        area(ornaments.rectangle([0, y + 40, 400, 7]), {
          from: [0, y + 40],
          to: [0, y + 47],
          inks: ['#8a5a30', '#2a170a'],
        }),
        area(ornaments.rectangle([0, y - 6, 400, 18]), {
          from: [0, y - 6],
          to: [0, y + 12],
          inks: ['#000000b0', '#00000000'],
        }),
      ]),
      area('M0 0H400V300H0Z', { from: [0, 0], to: [0, 300], inks: ['#0c060370', '#0c060340', '#0c0603d0'] }),
    ],
  },
  { do: 'scene', steps: [{ do: 'defocus', blur: 0.005 }] },
  {
    do: 'artwork',
    view: [400, 300],
    blend: 'light',
    marks: [
      area(ornaments.circle(330, 26, 130), { centre: [330, 26], radius: 130, inks: ['#c88a48', '#5a3414', '#000000'] }),
      area(ornaments.circle(70, 10, 110), { centre: [70, 10], radius: 110, inks: ['#7a5028', '#2c1808', '#000000'] }),
    ],
  },
]

/** A card that divides the rack: its tab stands out above the sleeves, the rest goes down between them. */
const divider = (x: number, y: number, text: string): MarkInput[] => [
  area(`M${x - 42} ${y + 28}H${x + 46}V310H${x - 42}Z`, '#00000060'),
  area(
    `M${x - 44} 310V${y + 26}H${x - 30}Q${x - 26} ${y + 26} ${x - 26} ${y + 20}V${y + 4}Q${x - 26} ${y} ${x - 22} ${y}` +
      `H${x + 22}Q${x + 26} ${y} ${x + 26} ${y + 4}V${y + 20}Q${x + 26} ${y + 26} ${x + 30} ${y + 26}H${x + 44}V310Z`,
    { from: [x - 20, y], to: [x + 20, y + 80], inks: ['#d9cba2', '#c2b184', '#8e7c56', '#5c4c30'] },
  ),
  line(`M${x - 22} ${y + 0.4}H${x + 22}`, 0.8, '#fff4d4b0'),
  words(text, [x - 22, y + 6, 44, 13], { font: 'poster', fill: '#2a2320' }),
]

/** Sleeves in the bins at both sides: where the upper edge lies at its ends, how far it reaches in, colour and title. */
const SIDES = [
  [64, 62, 68, ['#7a3b2c', 'LENA ORR'], ['#5a7a74', 'NIGHT FERRY']],
  [78, 80, 60, ['#c9b48a', 'THE PLUMS'], ['#c98a3a', 'OSK TRIO']],
  [91, 89, 65, ['#2f5a58', 'SALT & TIN'], ['#8a3a34', 'MARA VENN']],
  [106, 108, 58, ['#3a2f4c', 'DUSK SIX'], ['#d8cca8', 'PINE ROAD']],
  [121, 118, 63, ['#b8742e', 'ODA KELL'], ['#2c3c5a', 'THE HERONS']],
  [137, 139, 57, ['#8c8a7c', 'LOW TIDE'], ['#54663a', 'ALBA DUO']],
  [157, 154, 64, ['#a8432f', 'RUE NOIRE'], ['#c4ab72', 'JON MARSH']],
  [176, 178, 59, ['#3c5a78', 'SIX LAMPS'], ['#6a2f3a', 'TEA DANCE']],
  [198, 195, 62, ['#c8b894', 'VESNA'], ['#37605c', 'BAY CITY']],
  [222, 224, 60, ['#54663a', 'OLD GOLD'], ['#a8582c', 'MOTH CLUB']],
] as const

/** Whether dark type is read on a colour. */
const isPale = (ink: string) => Number.parseInt(ink.slice(3, 5), 16) > 0x88

/**
 * One of them: its shadow on the one behind, its face that goes into the dark, what is printed along its upper side, and
 * the cardboard's thickness, rubbed bare at its corner.
 */
function sleeve(
  [left, right]: readonly [number, number],
  [from, to]: readonly [number, number],
  [ink, title]: readonly [string, string],
): MarkInput[] {
  const down = (by: number) => `M${from} ${left + by}L${to} ${right + by}`
  const turn = (Math.atan2(right - left, to - from) * 180) / Math.PI
  const isLeft = from < 200
  const type = isPale(ink) ? '#3a2418' : '#f0e2c0'
  return [
    ...[-7, -4.5, -2].map((by) => area(`${down(by)}V310H${from}Z`, '#00000034')),
    area(`${down(0)}V310H${from}Z`, ink),
    words(title, [isLeft ? 6 : 350, (left + right) / 2 + 3.4, 44, 6], {
      font: 'condensed',
      weight: 700,
      spacing: 0.08,
      turn,
      align: isLeft ? 'left' : 'right',
      fill: type,
    }),
    line(down(11.4), 0.5, type, { opacity: 0.5 }),
    area(`${down(0)}V310H${from}Z`, {
      from: [0, left],
      to: [0, left + 90],
      inks: ['#ffe0b020', '#0a050242', '#0a0502c0'],
    }),
    line(down(0.2), 1.5, '#cdb68c'),
    line(down(0.9), 0.4, '#00000080'),
    area(isLeft ? ornaments.circle(to - 1, right + 1, 1.8) : ornaments.circle(from + 1, left + 1, 1.8), '#e8d8b4'),
  ]
}

/** The rack's own bins beside the record: dividers that stand between sleeves. */
export const BINS: FrameRecipe['steps'] = [
  {
    do: 'artwork',
    view: [400, 300],
    blend: 'over',
    worn: 0.1,
    marks: [
      ...divider(40, 26, 'JAZZ'),
      ...divider(362, 26, 'NEW'),
      ...SIDES.flatMap(([left, right, reach, west, east]) => [
        ...sleeve([left, right], [-4, reach + 14], west),
        ...sleeve([right, left], [386 - reach, 404], east),
      ]),
      // Down between the bins the lamps do not reach.
      area('M0 60H400V310H0Z', { from: [0, 60], to: [0, 280], inks: ['#0c060300', '#0c060348', '#0c0603c8'] }),
    ],
  },
]
