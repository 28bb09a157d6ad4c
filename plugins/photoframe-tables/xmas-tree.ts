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
            input: 'url',
            headroom: 0.14,
            beyond: 0.5,
            small: 0.7,
            // The dome over it: a window at its shoulder, the lights of the tree along its lower rim, warm and small.
            treat: [
              { kind: 'bulged', middle: 0.82, fringe: 0.004 },
              // Where the dome turns away it is darker, and takes the warmth of the lamps below.
              { kind: 'lamplight', at: [0.46, 0.42], reach: 0.62, rest: 0.2, gain: 1.16, light: [1, 0.96, 0.9] },
              {
                kind: 'glare',
                at: [0.24, 0.2],
                size: [0.2, 0.2],
                lean: -0.5,
                panes: [2, 2],
                soft: 0.012,
                strength: 0.3,
              },
              {
                kind: 'glare',
                shape: 'lamp',
                at: [0.84, 0.72],
                size: [0.09, 0.3],
                lean: 0.75,
                strength: 0.5,
                light: [1, 0.76, 0.42],
              },
              {
                kind: 'glare',
                shape: 'lamp',
                at: [0.2, 0.82],
                size: [0.12, 0.1],
                lean: -0.8,
                strength: 0.32,
                light: [1, 0.76, 0.42],
              },
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
