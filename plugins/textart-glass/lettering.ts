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

const PANES = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const

/** The same through a window of two by two panes: a bright lattice on all that is round. */
export const WINDOW_SUN = {
  ...SUN,
  boxes: [
    ...SUN.boxes.slice(1),
    ...PANES.map(([x, y]) => ({
      at: [-0.52 + 0.21 * x, -0.6 + 0.21 * y, 0.62] as [number, number, number],
      width: 0.17,
      height: 0.17,
      power: 20,
      colour: [1, 0.96, 0.88] as [number, number, number],
      soft: 0.015,
    })),
  ],
} satisfies Recipe['light']

/** Narrow panes of a roof light: aslant across the fronts of letters that lie below it. */
export function roofLight(power: number) {
  return [-0.21, -0.13, 0.1, 0.15].map((x) => ({
    at: [x, -0.25, 1] as [number, number, number],
    width: 0.022,
    height: 0.3,
    power,
    turn: 0.5,
    soft: 0.012,
  }))
}

/** Letters cut from thick glass that stand on a table, seen from a little above. */
export const STANDING_SLAB = {
  do: 'slab',
  thick: 0.24,
  round: 0.07,
  back: 0.02,
  eye: [0.5, 0.1],
  stands: true,
} as const

/** Letters cut from thick glass that lie on the ground in the sun: we see their lower walls, and what is below them. */
export const LYING_SLAB = {
  do: 'slab',
  thick: 0.24,
  round: 0.07,
  back: 0.035,
  eye: [0.5, 1.3],
  rim: 2,
  rimWidth: 0.05,
  cast: { share: 0.85, strength: 1.9, soft: 0.008, tinge: 3 },
} as const

type Colour = readonly [number, number, number]

/** By night: a glow of lamps at both sides, and one window behind us, which is all that shoulders show crisply. */
export function byWindow(sky: Colour, horizon: Colour, lamp: Colour) {
  return {
    sky: sky.map((value) => 0.1 * value) as [number, number, number],
    horizon,
    ground: [0.012, 0.01, 0.012],
    key: [-0.35, -0.5, 0.8],
    boxes: [
      { at: [0, -0.9, 0.1], width: 1.6, height: 0.24, power: 1.4, soft: 0.3, colour: sky },
      { at: [0.98, 0.02, 0.2], width: 0.14, height: 0.5, power: 5, soft: 0.14, colour: lamp },
      { at: [-0.98, 0.02, 0.2], width: 0.14, height: 0.5, power: 4, soft: 0.14, colour: lamp },
      { at: [-0.5, -0.5, 0.7], width: 0.2, height: 0.3, power: 8, soft: 0.12 },
    ],
  } satisfies Recipe['light']
}
