import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

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
                headroom: 0.2,
                beyond: 0.9,
                small: 0.56,
                treat: [
                  { kind: 'bulged', middle: 0.68, fringe: 0.006 },
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
