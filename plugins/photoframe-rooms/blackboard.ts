import { join } from 'node:path'
import { definePhotoFrame, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { type Mark, printOnBoard, shake, stroke } from './taped-print.ts'

const VIEW = [1960, 1200] as const

/** What an arm with a sponge has left of earlier lessons: arcs about a shoulder, chalk dust gathered along their rims. */
const swipes: Mark[] = Array.from({ length: 34 }, (_, n): Mark => {
  const [x, y] = [((n * 733) % 2100) - 200, ((n * 419) % 1250) - 40]
  const [long, sag] = [300 + ((n * 197) % 380), 60 + ((n * 89) % 150)]
  const way = n % 3 === 0 ? -1 : 1
  const end = [x + long, y + way * (sag + ((n * 61) % 120))] as const
  return {
    draw: 'path',
    path: `M${x} ${y}Q${x + long * 0.62} ${y - way * sag * 0.35} ${end[0]} ${end[1]}`,
    line: {
      paint: { from: [x, y], to: [...end], inks: ['#dfe6dc00', n % 4 ? '#dfe6dc17' : '#06120e1c', '#dfe6dc00'] },
      width: 60 + ((n * 37) % 90),
      round: true,
    },
  }
})

/** Sums of the lesson before, hardly wiped away. */
const ghosts: Mark[] = [
  {
    draw: 'text',
    box: [930, 70, 500, 120],
    font: 'hand',
    size: 96,
    text: '7 × 8 = 56',
    fill: '#e8ece2',
    opacity: 0.17,
    turn: -3,
  },
  {
    draw: 'text',
    box: [980, 900, 700, 120],
    font: 'hand',
    size: 84,
    text: 'a² + b² = c²',
    fill: '#e8ece2',
    opacity: 0.15,
    turn: 2,
  },
  {
    draw: 'text',
    box: [40, 1060, 520, 100],
    font: 'hand',
    size: 70,
    text: 'page 42',
    fill: '#e8ece2',
    opacity: 0.13,
    turn: -2,
  },
]

/** A circle as a hand draws it that goes round twice: neither round nor closed. */
function drawnRound(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 25 }, (_, n) => {
    const angle = -2 + n * 0.53
    const far = radius * (1 + 0.07 * Math.sin(angle * 2 + 1) + 0.05 * shake(n + x) - 0.006 * n)
    return [x + 1.06 * far * Math.cos(angle), y + 0.97 * far * Math.sin(angle)] as const
  })
  return ornaments.throughPoints(points, false)
}

/** Rays of unlike length, bent, some beside their place. */
const rays = Array.from({ length: 11 }, (_, n) => {
  const angle = (n / 11) * 6.283 + 0.16 * shake(n)
  const [near, far, turn] = [82 + 8 * shake(n + 20), 126 + 20 * shake(n + 40), angle + 0.1 * shake(n + 60)]
  const at = (way: number, reach: number) => `${1602 + reach * Math.cos(way)} ${196 + reach * Math.sin(way)}`
  return `M${at(angle, near)}Q${at(angle - 0.05, 104)} ${at(turn, far)}`
})

/** Filled in with the side of the chalk, to and fro. */
const scribble =
  'M1556 176C1580 158 1610 150 1626 154C1604 168 1566 190 1552 202C1584 186 1626 168 1648 174C1620 190 1576 214 1562 226' +
  'C1596 208 1634 198 1650 200C1630 216 1596 236 1586 244C1608 236 1630 226 1640 226'

/** Drawn in chalk under the words: a line with a flourish, a sun, a little flower. */
const doodles: Mark[] = [
  stroke('M930 862C1080 842 1220 872 1370 850S1680 846 1800 858C1690 866 1560 868 1480 878', 11, '#f0d878'),
  stroke(drawnRound(1602, 196, 58), 11, '#f0d878'),
  stroke(rays, 10, '#f0d878'),
  stroke(scribble, 13, '#f0d87898'),
  stroke(
    [
      'M1006 946C990 900 1030 890 1010 944C1040 900 1068 934 1018 950C1072 946 1052 992 1012 960C1020 1004 974 1000 1002 958' +
        'C962 984 950 944 996 948C950 922 982 896 1006 946',
      drawnRound(1008, 950, 9),
    ],
    9,
    '#e79aa6',
  ),
  stroke(
    'M1008 968C1014 1010 1002 1040 1010 1084M1008 1050C1030 1018 1056 1016 1068 1008C1060 1046 1036 1058 1010 1054' +
      'M1010 1072C992 1050 976 1050 962 1044C972 1070 990 1076 1008 1074',
    9,
    '#a8cf9a',
  ),
]

/** What a text looks like where it is chalked. */
const LETTERING = {
  draw: 'text',
  box: [880, 330, 960, 500],
  font: 'hand',
  weight: 600,
  lines: 3,
  lineHeight: 1.05,
  size: 230,
  turn: -1.5,
  text: { input: 'text', most: 90, description: 'Written in chalk' },
} as const satisfies Mark

const PLATE = [1280, 960] as const

/** The duster's felt on the tray: strips sewn side by side, grey with the chalk that they have taken, most where they wiped. */
const felt: Mark[] = [
  {
    draw: 'path',
    path: 'M1004.6 799.6L1104 792.2L1104.4 805.2L1007 814.6Z',
    fill: { from: [1005, 798], to: [1006.2, 815], inks: ['#3c3e42', '#4c4e52', '#84868a', '#b6b6b2'] },
  },
  {
    draw: 'path',
    path: 'M988 789.4L1004.8 799.8L1007 814.6L988 799.4Z',
    fill: { from: [0, 790], to: [0, 814], inks: ['#2c2e32', '#3a3c40', '#8a8c8c'] },
  },
  stroke(
    Array.from({ length: 9 }, (_, n) => {
      const x = 1016 + 10 * n + 1.4 * shake(n)
      return `M${x} ${799.4 - 0.075 * (x - 1005)}L${x + 0.8 * shake(n + 9)} ${814 - 0.093 * (x - 1007)}`
    }),
    1.5,
    '#1c1d20b0',
  ),
  stroke('M1006 801L1104 793.6', 1.2, '#14151880'),
]

/** Nothing of the window's bars crosses the print or the words. */
const PANES =
  'M-20 -60L540 -60L566 150L20 132ZM576 -60L1130 -60L1166 160L604 152ZM22 152L570 168L640 1040L120 1040Z' +
  'M606 170L1168 180L1250 1040L676 1040Z'
const unlit: Mark = { draw: 'path', path: `M-60 -60H1400V1040H-60Z${PANES}`, fill: '#757080' }

export default definePhotoFrame({
  name: 'blackboard',
  summary: 'Taped to a school board, a text in chalk beside it',
  samples: [
    { url: '{samples}/friend.jpg', text: 'Welcome back to school!' },
    { url: '{samples}/landscape.jpg', text: 'Class trip on Friday' },
  ],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'blackboard'),
        slots: [
          {
            sheet: [
              {
                do: 'plate',
                kind: 'paper',
                relief: 0.05,
                colours: [
                  [0.028, 0.075, 0.055],
                  [0.036, 0.09, 0.066],
                ],
                spot: { rest: 1, power: 0 },
              },
              { do: 'artwork', view: VIEW, marks: swipes, blend: 'over', tooth: 0.5 },
              { do: 'artwork', view: VIEW, marks: ghosts, blend: 'over', tooth: 0.7, worn: 0.35 },
              // Dust that fell from each stroke and that a sleeve has dragged aside.
              {
                do: 'artwork',
                view: VIEW,
                blend: 'over',
                soft: 0.009,
                worn: 0.55,
                opacity: 0.1,
                marks: [{ ...LETTERING, box: [894, 352, 960, 500], fill: '#f4f2ea' }, ...doodles],
              },
              {
                do: 'artwork',
                view: VIEW,
                blend: 'over',
                tooth: 0.46,
                dragged: 0.8,
                worn: 0.44,
                marks: [{ ...LETTERING, fill: '#f6f4ee' }, ...doodles],
              },
            ],
          },
          // Taped at its upper corners: below it stands off the board and shows the window.
          { input: 'url', treat: [{ kind: 'bowed', turn: 68, crest: 0.74, bend: 0.24, gleam: 0.055 }] },
        ],
      },
      ...printOnBoard,
      { do: 'artwork', view: PLATE, blend: 'over', soft: 0.0009, opacity: 0.95, worn: 0.12, marks: felt },
      // Morning through the windows of the class room: panes that lean over wall and board, bars between them.
      { do: 'artwork', view: PLATE, opacity: 0.62, soft: 0.011, marks: [unlit] },
    ],
    finish: { tone: 'film', exposure: 1.1, tint: [1.03, 1, 0.955], vignette: 0.2 },
  },
})
