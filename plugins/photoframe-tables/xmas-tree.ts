import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

const VIEW = [1280, 960] as const

/** A number from 0 to 1 for each whole one. */
const any = (n: number) => Math.abs(Math.sin(n * 127.1 + 311.7) * 43758.5453) % 1

/** Young needles at the end of a twig, and over its bare wood: from where it is bare to its tip, in the plate's pixels. */
function needles(x: number, y: number, toX: number, toY: number, count: number): Mark[] {
  const far = Math.hypot(toX - x, toY - y)
  const [ux, uy] = [(toX - x) / far, (toY - y) / far]
  return Array.from({ length: count }, (_, n): Mark => {
    const seed = n + Math.round(x)
    // The first ones grow furthest back; the last ones close over the tip.
    const along = far * (n / count) ** 0.7
    const angle = Math.atan2(uy, ux) + (any(seed) - 0.5) * (2.3 - 1.7 * (n / count))
    const long = 30 + 26 * any(seed + 50)
    const foot = [x + ux * along + 5 * (any(seed + 90) - 0.5), y + uy * along + 5 * (any(seed + 130) - 0.5)] as const
    const tip = [foot[0] + long * Math.cos(angle), foot[1] + long * Math.sin(angle)] as const
    const [px, py] = [-2.3 * Math.sin(angle), 2.3 * Math.cos(angle)]
    const mid = [foot[0] + 0.6 * (tip[0] - foot[0]), foot[1] + 0.6 * (tip[1] - foot[1]) - 1.5] as const
    const tone = GREENS[Math.floor(any(seed + 170) * GREENS.length)]!
    return {
      draw: 'path',
      path:
        `M${foot[0] - px} ${foot[1] - py}Q${mid[0] - px} ${mid[1] - py} ${tip[0]} ${tip[1]}` +
        `Q${mid[0] + px} ${mid[1] + py} ${foot[0] + px} ${foot[1] + py}Z`,
      fill: { from: [foot[0] - px, foot[1] - py], to: [foot[0] + px, foot[1] + py], inks: [...tone] },
    }
  })
}

/** Lit from above and from the lamps: the two sides of a needle. */
const GREENS = [
  ['#3d6b3a', '#132a1c'],
  ['#2c5a3c', '#0e2218'],
  ['#547a3e', '#1a3420'],
  ['#24493a', '#0b1c16'],
  ['#7d8a52', '#2a3a20'],
] as const

/** Gold thread from its shade to where it shines. */
const CORD = ['#5e3a10', '#7d5218', '#9c6c24', '#bd8a36', '#dcae58']

/** The dome over the photo. */
const DOME = [100, 100] as const
const all = 'M0 0H100V100H0Z'

/** Where the glass turns away it is darker, and takes the red of the bauble. */
const turning: Mark[] = [
  {
    draw: 'path',
    path: all,
    fill: {
      centre: [49, 48],
      radius: 53,
      inks: ['#ffffff', '#ffffff', '#fffdfa', '#f6e6da', '#d0a898', '#884c44', '#3a1414'],
    },
  },
]

/** A lamp of the tree in the dome: drawn out along the rim, the more so the nearer to it. */
const lamp = (degrees: number, far: number, size: number): Mark => {
  const [angle, half] = [(degrees * Math.PI) / 180, 0.011 * size]
  const at = (turn: number) => [50 + far * Math.cos(angle + turn), 50 + far * Math.sin(angle + turn)] as const
  const [from, to] = [at(-half), at(half)]
  return {
    draw: 'path',
    path: `M${from[0]} ${from[1]}A${far} ${far} 0 0 1 ${to[0]} ${to[1]}`,
    line: { paint: size > 3 ? '#ffdca0' : '#e8a860', width: 0.8 * size, round: true },
  }
}

const lamps: Mark[] = [
  [214, 42, 4.6],
  [233, 44, 2.8],
  [262, 44, 1.8],
  [322, 43, 3],
  [344, 45, 1.8],
  [28, 42, 4],
  [47, 45, 2.4],
  [118, 44, 2.2],
  [141, 43, 3.4],
  [166, 45, 2],
].map(([degrees, far, size]) => lamp(degrees!, far!, size!))

/** What shines about the three nearest of them, and the fir's green along the rim below. */
const glow: Mark[] = [
  { draw: 'path', path: all, fill: '#00000001' },
  ...(
    [
      [17.7, 24.8],
      [87, 69.7],
      [20, 81],
    ] as const
  ).map(([x, y]): Mark => ({
    draw: 'path',
    path: all,
    fill: { centre: [x, y], radius: 22, inks: ['#c08040', '#8a542078', '#6a3a1028', '#50280000'] },
  })),
]

/** The cap of ribbed tin, in the plate's pixels: its middle, half its width, upper and lower rim, how far they bow. */
const CAP = { x: 620.5, half: 55, top: 168, foot: 219, bow: 5 } as const
const RIBS = 15

/** Ribs that stand closer where the tin turns away: each in its own shade, with its lit side to the lamp on the left. */
const ribs: Mark[] = (['#1c100484', '#ffcf7466'] as const).map((paint, side): Mark => ({
  draw: 'path',
  path: Array.from({ length: RIBS }, (_, rib) => {
    const across = Math.sin(((rib + 0.5) / RIBS - 0.5) * Math.PI)
    const x = CAP.x + CAP.half * across - 2.2 * side * Math.sqrt(1 - across * across)
    const lower = CAP.bow * Math.sqrt(1 - across * across)
    return `M${x.toFixed(1)} ${(CAP.top + 0.4 * lower).toFixed(1)}L${x.toFixed(1)} ${(CAP.foot + lower).toFixed(1)}`
  }),
  line: { paint, width: side ? 1.4 : 2.4 },
}))

/** The rim of the dome in the plate's pixels: its middle, half its width and height where the beads are set. */
const RIM = { x: 622, y: 510.5, rx: 256, ry: 254.5 }

/** A cord of gold thread over the seam and its beads, as bauble makers lay one: strands aslant, lit from the upper left. */
const CORD_STRANDS = 168
const cord: Mark[] = [
  {
    draw: 'path',
    path: ornaments.oval(RIM.x + 1, RIM.y + 2, RIM.rx, RIM.ry),
    line: { paint: '#1c0804b0', width: 20 },
  },
  { draw: 'path', path: ornaments.oval(RIM.x, RIM.y, RIM.rx, RIM.ry), line: { paint: '#4a2c0c', width: 15 } },
  ...Array.from({ length: CORD_STRANDS }, (_, strand): Mark => {
    const angle = (strand / CORD_STRANDS) * 2 * Math.PI
    const at = (turn: number, by: number) => {
      const [x, y] = [Math.cos(angle + turn), Math.sin(angle + turn)]
      return `${(RIM.x + (RIM.rx + by) * x).toFixed(1)} ${(RIM.y + (RIM.ry + by) * y).toFixed(1)}`
    }
    const slant = 0.022
    // The lamp above on the left, and a weaker one of the string below on the right.
    const facing = Math.cos(angle + 0.75 * Math.PI)
    const light = Math.max(0.16, 0.62 * facing, -0.5 * facing) + 0.16 * any(strand + 400)
    const tone = CORD[Math.min(CORD.length - 1, Math.floor(light * CORD.length))]!
    return {
      draw: 'path',
      path: `M${at(-slant, -5)}Q${at(-0.2 * slant, 1)} ${at(slant, 5)}`,
      line: { paint: tone, width: 5.4, round: true },
    }
  }),
  // Where each strand turns up to the lamp it glints.
  {
    draw: 'path',
    path: Array.from({ length: CORD_STRANDS }, (_, strand) => {
      const angle = (strand / CORD_STRANDS) * 2 * Math.PI
      const [x, y] = [Math.cos(angle), Math.sin(angle)]
      const to = (by: number, turn: number) =>
        `${(RIM.x + (RIM.rx + by) * (x - turn * y)).toFixed(1)} ${(RIM.y + (RIM.ry + by) * (y + turn * x)).toFixed(1)}`
      return `M${to(-1.5, -0.004)}L${to(2, 0.006)}`
    }),
    line: {
      paint: { from: [440, 330], to: [800, 690], inks: ['#fff0c0', '#d8a850a0', '#8a602840', '#d8a85090', '#ffe8b0'] },
      width: 1.5,
      round: true,
    },
  },
]

export default definePhotoFrame({
  name: 'xmas_tree',
  summary: 'On a bauble of red glass, among the lights of a fir',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'xmas_tree'),
        slots: [
          {
            sheet: [
              {
                do: 'photo',
                headroom: 0.17,
                beyond: 0.9,
                small: 0.66,
                treat: [
                  { kind: 'bulged', middle: 0.76, fringe: 0.006 },
                  { kind: 'lamplight', at: [0.44, 0.4], reach: 0.62, rest: 0.42, gain: 1.26, light: [1, 0.94, 0.84] },
                ],
              },
              { do: 'artwork', view: DOME, blend: 'ink', marks: turning },
              { do: 'artwork', view: DOME, blend: 'light', soft: 0.006, marks: glow },
              { do: 'artwork', view: DOME, blend: 'light', soft: 0.005, marks: lamps },
            ],
          },
        ],
      },
      { do: 'artwork', view: VIEW, blend: 'over', soft: 0.0009, marks: cord },
      { do: 'artwork', view: VIEW, blend: 'over', soft: 0.0012, marks: ribs },
      // Twigs end in needles, in focus about as much as the twigs are.
      {
        do: 'artwork',
        view: VIEW,
        blend: 'over',
        soft: 0.0012,
        marks: [...needles(40, 193, 182, 238, 74), ...needles(1262, 238, 1098, 268, 74)],
      },
    ],
    finish: { tone: 'film', vignette: 0.3, bloom: { strength: 0.45, from: 0.85 } },
  },
})
