import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

/** The gilt moulding round the print in the window: outer and inner corners, clockwise from the upper left one. */
const OUTER = [
  [200.5, 275.5],
  [559, 288],
  [558, 708],
  [200.5, 712.5],
] as const
const INNER = [
  [214, 288.5],
  [547.5, 300.5],
  [547.5, 696],
  [214, 700],
] as const
/** Lamps over the window light what looks up; the side towards the door is in shade. */
const GILT = [
  ['#f6d58c', '#b07a30', '#e8bc66', '#7a4e1a'],
  ['#4a2e10', '#6e4a1c', '#8a6024', '#3a240c'],
  ['#3e260c', '#7a5220', '#a87834', '#5a3a14'],
  ['#a87430', '#c8964a', '#8a5c22', '#5a3a14'],
] as const
const sides: Mark[] = OUTER.map((corner, side): Mark => {
  const [next, own, beyond] = [OUTER[(side + 1) % 4]!, INNER[side]!, INNER[(side + 1) % 4]!]
  const across = side % 2 ? ([corner[0], 500, own[0], 500] as const) : ([380, corner[1], 380, own[1]] as const)
  return {
    draw: 'path',
    path: `M${corner.join(' ')}L${next.join(' ')}L${beyond.join(' ')}L${own.join(' ')}Z`,
    fill: { from: [across[0], across[1]], to: [across[2], across[3]], inks: [...GILT[side]!] },
  }
})
const rebate: Mark[] = [
  {
    draw: 'path',
    path: `M${INNER.map((corner) => corner.join(' ')).join('L')}Z`,
    line: { paint: '#1c1006c0', width: 2 },
  },
]
/** What stands on the sill before it is left out. */
export const BEFORE_PRINT = 'M148 250H597V704H585L517 706V740H242V688H186V744H148Z'

/** All of it, to be laid over the dark frame of the plate. */
export const moulding = [...sides, ...rebate]
