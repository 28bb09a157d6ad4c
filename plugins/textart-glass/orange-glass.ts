import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'
import { STANDING_SLAB, UPRIGHT } from './lettering.ts'

type Things = Extract<Recipe['steps'][number], { do: 'scene' }>['steps']

/** Where the sun stands, as a share of the frame's width; and posts from the side away from it to the other. */
const SUN = 0.7
const POST = ['#17111c', '#1c131e', '#241519', '#8a4a2a']

/** A lamp post of the quay, dark but for the side to the sun; where it stands and ends as shares of the frame. */
const post = (x: number, top: number): Things[number] => ({
  do: 'shape',
  path: 'M18 24L30 0L42 24L50 28V36H40V110H46V122H40V400H20V122H14V110H20V36H10V28z',
  view: [60, 400],
  at: [x, top + 0.3],
  height: 0.6,
  steps: [{ do: 'fill', paint: { kind: 'horizontal', colours: x < SUN ? POST : [...POST].reverse() }, emoji: false }],
})

/** Lamps from post to post, at these heights. */
const garland = (heights: readonly number[]): Things[number] => ({
  do: 'fairyLights',
  path: heights.map((y, at) => [at * 0.28 - 0.05, y] as const),
  sag: 0.07,
  count: 6,
  colours: ['#ffb45a'],
  size: 0.01,
  halo: 0.03,
  power: 24,
})

export default defineTextArt({
  category: 'textart',
  name: 'orangeGlass',
  summary: 'Orange glass on a quay before the sun goes down',
  recipe: {
    lettering: { ...UPRIGHT, font: 'geometric', weight: 800, spacing: 0.06, heighten: 1.8, centre: [0.5, 0.53] },
    // The sun stands low behind: the sky above it is all that the fronts mirror.
    light: {
      sky: [0.3, 0.34, 0.55],
      horizon: [0.16, 0.1, 0.08],
      ground: [0.05, 0.03, 0.025],
      key: [0.35, -0.35, 0.6],
      boxes: [
        { at: [0.35, -0.9, 0.1], width: 1.4, height: 0.3, power: 2, soft: 0.3, colour: [1, 0.8, 0.72] },
        { at: [0.98, 0.02, 0.2], width: 0.2, height: 0.5, power: 5, soft: 0.15, colour: [1, 0.66, 0.3] },
        { at: [-0.98, 0.02, 0.2], width: 0.16, height: 0.5, power: 3, soft: 0.15, colour: [1, 0.66, 0.34] },
        // A window behind us: one crisp light along the shoulders.
        { at: [-0.5, -0.5, 0.7], width: 0.24, height: 0.34, power: 12, soft: 0.02 },
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          { do: 'vista', kind: 'sea', blur: 0, keep: false },
          ...[0.055, 0.345, 0.49, 0.95].map((x, at) => post(x, [0.27, 0.33, 0.36, 0.29][at]!)),
          garland([0.3, 0.33, 0.36, 0.31, 0.26]),
          garland([0.52, 0.47, 0.5, 0.46, 0.5]),
          { do: 'defocus', blur: 0.0035 },
        ],
      },
      {
        do: 'table',
        kind: 'wood',
        colours: ['#4a4250', '#221e2a'],
        light: [0.9, 0.78, 0.8],
        depth: 0.1,
        mirror: 0.5,
        streak: 0.08,
      },
      { do: 'cast', length: 0, contact: 1, foot: -0.006, tint: [0.1, 0.05, 0.06] },
      {
        ...STANDING_SLAB,
        colour: [1, 0.13, 0.004],
        depth: 0.4,
        rim: 2.6,
        rimWidth: 0.07,
        beside: 1,
        round: 0.08,
        dispersion: 0,
        back: 0.03,
        reach: 1.2,
        through: 3.1,
        mirror: 1.5,
        inner: 0.1,
        spill: { from: [0.15, -0.5, -0.85], glow: [0.6, 0.34, 0.2] },
      },
      { do: 'reflection', level: true, strength: 0.5, soft: 0.14, rough: 0.5, fade: 0.3, foot: -0.006 },
      { do: 'glints', count: 3, colour: [1, 0.9, 0.7] },
    ],
  },
})
