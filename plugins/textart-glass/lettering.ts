import type { Recipe } from '@gateway/sdk-plugin/text-art'

/** Letters that stand on a table: capitals, so that none hangs below it. */
export const UPRIGHT = {
  case: 'upper',
  spacing: 0.03,
  width: 0.92,
  height: 0.68,
  centre: [0.5, 0.46],
} satisfies Recipe['lettering']

/** Letters that lie on the ground. */
export const FLAT = {
  weight: 900,
  spacing: 0.05,
  heighten: 1.3,
  width: 0.93,
  height: 0.72,
  centre: [0.495, 0.48],
} satisfies Recipe['lettering']

/** A clear sky with the sun high on the left. */
export const SUN = {
  sky: [0.5, 0.62, 0.85],
  horizon: [0.55, 0.56, 0.58],
  ground: [0.3, 0.26, 0.22],
  key: [-0.62, -0.62, 0.48],
  boxes: [
    { at: [-0.55, -0.62, 0.6], width: 0.16, height: 0.16, power: 34, colour: [1, 0.95, 0.86], soft: 0.06 },
    { at: [0.6, -0.75, 0.5], width: 0.5, height: 0.2, power: 2.4, colour: [0.8, 0.9, 1] },
    { at: [-1, 0.3, 0.3], width: 0.1, height: 0.8, power: 2 },
  ],
} satisfies Recipe['light']
