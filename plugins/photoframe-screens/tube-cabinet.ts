/** The board at the left of the set: it stands before the frame of the tube, as those above and at the right do. */
import { type FrameRecipe, ornaments, type papers } from '@gateway/sdk-plugin/photo-frame'

const VIEW = [1280, 960] as const

/** A number from -1 to 1. */
const shake = (n: number) => 2 * (Math.abs(Math.sin(n * 63.7 + 1.9) * 43758.5453) % 1) - 1

/** Its outer and inner edges, down the plate. */
const [TOP, FOOT] = [186, 838]
const outer = (y: number) => 153.6 + (24.6 * (y - 158)) / 712
const inner = (y: number) => 187.5 + (20.5 * (y - 186)) / 652
const board = `M${outer(TOP)} ${TOP}L${inner(TOP)} ${TOP}L${inner(FOOT)} ${FOOT}L${outer(FOOT)} ${FOOT}Z`

/** Grain runs down the board, closer at its edges. */
const grain = (tones: readonly string[], first: number): papers.Mark[] =>
  Array.from({ length: 26 }, (_, n): papers.Mark => {
    const across = 0.5 + 0.5 * shake(n + first)
    const from = TOP + 330 * (0.5 + 0.5 * shake(n + first + 40))
    const to = Math.min(FOOT, from + 160 + 340 * Math.abs(shake(n + first + 80)))
    const points = Array.from({ length: 7 }, (_, step) => {
      const y = from + ((to - from) * step) / 6
      return [outer(y) + (inner(y) - outer(y)) * across + 1.3 * shake(7 * n + step + first), y] as const
    })
    return {
      draw: 'path',
      path: ornaments.throughPoints(points),
      line: { paint: tones[n % tones.length]!, width: 0.8 + 0.5 * Math.abs(shake(n)), round: true },
      opacity: 0.5,
    }
  })

/** Wall and desk where the frame of the tube would stand out past the cabinet. */
const behind: papers.Mark = {
  draw: 'path',
  path: 'M158 250L148 268L140 300L138 420L142 560L156 700L166 744L180 744L176 640Z',
  fill: { from: [0, 250], to: [0, 744], inks: ['#454030', '#3f3a2b', '#2c271b', '#31260f', '#2b2616'] },
}

export const CABINET: FrameRecipe['steps'] = [
  { do: 'artwork', view: VIEW, blend: 'over', soft: 0.0016, marks: [behind] },
  // What the board throws on the frame of the tube, and on the glass a little.
  {
    do: 'artwork',
    view: VIEW,
    soft: 0.006,
    opacity: 0.7,
    clip: `M${inner(TOP)} ${TOP + 40}H300V${FOOT - 30}H${inner(FOOT)}Z`,
    marks: [{ draw: 'path', path: `M190 230L${inner(FOOT)} ${FOOT}L216 820L202 240Z`, fill: '#000000' }],
  },
  {
    do: 'artwork',
    view: VIEW,
    blend: 'over',
    soft: 0.0007,
    marks: [
      {
        draw: 'path',
        path: board,
        fill: { from: [0, TOP], to: [0, FOOT], inks: ['#3d2517', '#392214', '#3d2312', '#392010'] },
      },
    ],
  },
  {
    do: 'artwork',
    view: VIEW,
    blend: 'over',
    soft: 0.0007,
    clip: board,
    marks: [
      ...grain(['#27140a', '#4c2c18', '#2f1a0e'], 3),
      // Rounded to both edges: the lamp is at the left.
      {
        draw: 'path',
        path: `M${outer(TOP) + 1} ${TOP}L${outer(FOOT) + 1} ${FOOT}`,
        line: { paint: '#8a5524', width: 1.6 },
        opacity: 0.7,
      },
      {
        draw: 'path',
        path: `M${inner(TOP) - 1} ${TOP}L${inner(FOOT) - 1} ${FOOT}`,
        line: { paint: '#140803', width: 2.2 },
        opacity: 0.8,
      },
    ],
  },
]
