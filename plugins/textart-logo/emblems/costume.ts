import { corners } from './paths.ts'

/** A curl of the wig: place and radius. */
export type Curl = readonly [x: number, y: number, radius: number]

/** Curls around the head on the left, so far from its middle, at angles from level; those below 0 are above it. */
const around = (far: number, radius: number, angles: readonly number[]): Curl[] =>
  angles.map((angle, at) => {
    const turn = (angle * Math.PI) / 180
    return [50 - far * Math.cos(turn), 47 + far * Math.sin(turn), radius * (1 + 0.1 * ((at * 7) % 3) - 0.1)]
  })

/** The wig's left side in three rows of curls, the hindmost first. */
export const WIG = [
  {
    curls: around(51, 12.4, [-58, -36, -13, 11, 34, 56]),
    left: { own: '#b8260e', lit: '#e8481a', gleam: '#ff8a3c' },
    right: { own: '#7c1610', lit: '#b8300f', gleam: '#e8701c' },
  },
  {
    curls: around(38.5, 11.6, [-64, -37, -10, 17, 44, 66]),
    left: { own: '#d8500c', lit: '#ff8a1c', gleam: '#ffc04a' },
    right: { own: '#9c340c', lit: '#d8640f', gleam: '#ff9c2c' },
  },
  {
    curls: around(27, 9.6, [-62, -30, 4, 38]),
    left: { own: '#f07c10', lit: '#ffb42c', gleam: '#ffe48a' },
    right: { own: '#b8500c', lit: '#f08a18', gleam: '#ffbc4a' },
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
