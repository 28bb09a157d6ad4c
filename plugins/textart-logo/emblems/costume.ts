import { locks } from './cel.ts'
import { corners } from './paths.ts'

/** The wig's left side in three rows: valleys and tips in turn, closed behind the head. */
export const WIG = [
  {
    path: `${locks(
      [
        [34, 18],
        [25, 3],
        [21, 14],
        [8, 4],
        [10, 19],
        [-8, 14],
        [-1, 29],
        [-18, 34],
        [-6, 44],
        [-21, 56],
        [-5, 59],
        [-14, 76],
        [2, 72],
        [2, 90],
        [14, 79],
        [23, 92],
        [30, 74],
      ],
      -0.2,
    )}Z`,
    own: '#a81c0c',
    lit: '#dc3a10',
  },
  {
    path: `${locks(
      [
        [34, 22],
        [24, 11],
        [22, 21],
        [8, 16],
        [12, 29],
        [-4, 30],
        [5, 41],
        [-9, 49],
        [5, 55],
        [-5, 67],
        [8, 67],
        [8, 80],
        [18, 72],
        [27, 80],
        [31, 66],
      ],
      -0.2,
    )}Z`,
    own: '#e2480e',
    lit: '#ff7a1e',
  },
  {
    path: `${locks(
      [
        [34, 27],
        [23, 20],
        [23, 30],
        [10, 29],
        [15, 40],
        [4, 47],
        [15, 52],
        [7, 62],
        [18, 62],
        [19, 71],
        [29, 60],
      ],
      -0.2,
    )}Z`,
    own: '#ff7e1c',
    lit: '#ffb040',
  },
] as const

/** Points of the collar around the chin, `far` at the tips. */
const collar = (far: number, near: number, count: number) =>
  corners(
    [50, 80],
    ...Array.from({ length: count * 2 + 1 }, (_, at): [number, number] => {
      const angle = (Math.PI * (at - 0.4)) / (count * 2 - 0.8)
      const radius = at % 2 === 1 ? far : near
      return [50 - radius * Math.cos(angle), 80 + radius * 0.64 * Math.sin(angle)]
    }),
  )
export const RUFF = [
  { path: collar(62, 46, 9), own: '#f2a412', lit: '#ffd84a' },
  { path: collar(50, 37, 8), own: '#e8dcd0', lit: '#fffaf0' },
] as const

export const BRIM = 'M27 9C38 15 62 15 73 9C76 12 74 16 69 17.4C57 21.4 43 21.4 31 17.4C26 16 24 12 27 9Z'
export const CROWN = 'M35.4 12L32 -11C42 -7.4 58 -7.4 68 -11L64.6 12C56 15.4 44 15.4 35.4 12Z'
export const RIBBON = 'M34.4 4.6C44 8 56 8 65.6 4.6L64.6 12C56 15.4 44 15.4 35.4 12Z'
