import { colour } from '../../colour.ts'

/** Greys, skin and earth in many steps, the clear colours of toys in a few. */
const DYES = {
  greys: ['#f4f4f0', '#c9cac8', '#a0a3a4', '#6f7375', '#4a4d50', '#383c40', '#2c2e30', '#1f2022', '#141516'],
  skin: ['#f7dcc4', '#f3cfb1', '#f0c3a0', '#e9b68f', '#e2a97e', '#d89a6e', '#cd8a5f', '#b06f48', '#8d5435', '#6b3d27'],
  umber: ['#a67c60', '#80593f', '#5c4032', '#4a2a1d', '#3c241a', '#301c15', '#231511'],
  straw: ['#e9d9b0', '#d3bc84', '#b39a62', '#dfd3b4'],
  reds: ['#c8202a', '#8c1620', '#e2602a', '#b8431f', '#f08f2a', '#f5c52c', '#f6e07e', '#d98a8a'],
  bricks: ['#a33b2b', '#7d2c22', '#c25b45', '#5e241d', '#d67f66', '#cc6248', '#b4523c', '#e08468'],
  teals: ['#4f8f8a', '#6fa8a0', '#3c6e6c', '#24484a', '#93c0b4'],
  ochres: ['#d69a1e', '#b5791a', '#8f5a14', '#e8b23a', '#c9a63c', '#b3902f', '#93762a', '#6e5a20'],
  greens: ['#2a6b3c', '#4c9a4a', '#9bc24a', '#6f8f72', '#8aa98c', '#a9c2a4', '#33503c', '#4f7564', '#5f9c84'],
  moss: ['#2f4426', '#3f5a2e', '#566f3f', '#6f8a52', '#8ba06a', '#24321c'],
  blues: ['#1d4f9e', '#3f83c8', '#8fbce0', '#c3ddf0', '#1c3358', '#5b7796', '#2f8f92', '#7fc3bd', '#2c5a5e', '#3f6f70'],
  sands: ['#7d97b2', '#6a86a4', '#4a6482', '#33496a', '#93a9bf'],
  roses: ['#f2bcc8', '#e08fa6', '#c95f80', '#a84567', '#7e2f4b', '#561f34'],
  violets: ['#6b4a8c', '#b58fc0', '#d8679a'],
}

/** Of all plates. */
export const COLOURS = Object.values(DYES)
  .flat()
  .map((hex) => colour.parse(hex))

/** From light to dark. */
export const SKIN = DYES.skin.map((hex) => colour.parse(hex))
const coloursOf = (hexes: readonly string[]) => hexes.map((hex) => colour.parse(hex))

/** Of brows and eyes. */
export const FEATURES = coloursOf([...DYES.umber, '#2c2e30', '#141516'])
/** Of nostrils and of the line of a mouth: not as dark as eyes. */
export const UMBER = FEATURES.slice(0, 4)
/** Of an eye that is built stud by stud. */
export const EYES = {
  lid: colour.parse('#3c241a'),
  iris: colour.parse('#6f513c'),
  pupil: colour.parse('#141516'),
  white: colour.parse('#d2bea0'),
  below: colour.parse('#b06f48'),
} as const
export const LIPS = coloursOf(['#b4574a', '#8f3f36', '#c97a68', '#5a2a25'])
/** Of a mouth that is. */
export const MOUTH = {
  upper: LIPS[0]!,
  line: colour.parse('#5c2a24'),
  corner: colour.parse('#96543c'),
  lower: LIPS[2]!,
  below: colour.parse('#cd8a5f'),
} as const
