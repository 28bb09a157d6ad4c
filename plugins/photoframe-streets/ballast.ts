import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'
import { unlike } from './house-fronts.ts'
import { onGround } from './on-the-ground.ts'
import { EYE } from './underground-light.ts'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

/** As in `art/scenes/underground.py`: how high the bed of the track lies. */
const BED = { ...EYE, ground: -1.1 }
const WALL_FOOT = -0.03

/** The bed behind the rail, and between it and the platform's edge. */
export const BETWEEN = 'M120 960L1280 786V810L440 960ZM650 960L1280 853V885L905 960Z'

/** Sleepers lie in it every so many metres, the first of them there. */
const [FIRST, APART] = [-8.8, 0.64]
const isOnSleeper = (x: number, y: number, wide: number): boolean => {
  const off = (x - FIRST) / APART
  return y < -0.5 && Math.abs(off - Math.round(off)) * APART < 0.1 + 0.8 * wide
}

/** A broken stone: five corners, sizes and a turn of its own. */
const stone = (x: number, y: number, wide: number, seed: number, lift = 0): string => {
  const turn = 6.3 * unlike(seed)
  const corners = [0, 1, 2, 3, 4].map((corner) => {
    const angle = turn + (2 * Math.PI * (corner + 0.3 * unlike(seed + corner))) / 5
    const far = wide * (0.65 + 0.5 * unlike(seed + 11 * corner))
    return [x + far * Math.cos(angle), y + 0.8 * far * Math.sin(angle)] as const
  })
  return onGround({ ...BED, ground: BED.ground + lift }, corners)
}
const [COLUMNS, ROWS] = [190, 46]
const TONES = ['#433d36', '#574f45', '#35312c', '#675d50', '#4c4234', '#3d3a35', '#7a7062'] as const
const ROWED = Array.from({ length: COLUMNS * ROWS }, (_, at) => {
  const [column, row] = [at % COLUMNS, Math.floor(at / COLUMNS)]
  const x = -2.4 + (column + 0.9 * unlike(at)) * 0.052
  const y = WALL_FOOT - (row + 0.9 * unlike(at + 0.5)) * 0.066
  return {
    x,
    y,
    wide: 0.026 + 0.026 * unlike(at + 77) ** 2,
    seed: at,
    tone: Math.floor(TONES.length * unlike(at + 31)),
  }
})
const stones = ROWED.map((each) => ({ ...each, isHidden: isOnSleeper(each.x, each.y, each.wide) }))

/** Loose stones on the bed, back to front: each has its gap below and a face that looks up to the lamps. */
export const ballast: Mark[] = Array.from({ length: ROWS / 2 }, (_, band): Mark[] => {
  const rows = stones.slice(2 * band * COLUMNS, 2 * (band + 1) * COLUMNS).filter(({ isHidden }) => !isHidden)
  return [
    {
      draw: 'path',
      path: rows.map(({ x, y, wide, seed }) => stone(x, y - 0.012, 1.15 * wide, seed)).join(''),
      rule: 'nonzero',
      fill: '#191613',
    },
    ...TONES.map((fill, tone): Mark => {
      const own = rows.filter((each) => each.tone === tone)
      return {
        draw: 'path',
        path: own.map(({ x, y, wide, seed }) => stone(x, y, wide, seed, 0.012)).join(''),
        rule: 'nonzero',
        fill,
      }
    }),
  ]
}).flat()
/** Towards the tunnel's mouth and below the platform it lies in the dark; oil between the rails. */
export const oil: Mark[] = [
  {
    draw: 'path',
    path: 'M120 960L1280 786V960Z',
    fill: { from: [400, 960], to: [1280, 840], inks: ['#a8a298', '#c8c0b4', '#c0b8aa'] },
  },
  { draw: 'path', path: 'M650 960L1280 853V900L905 960Z', fill: '#8a8074' },
]
