import { defineTextArt } from '@gateway/sdk-plugin/text-art'

/** A bat's wing to the right: the arm, the outer edge with the scalloped skin, the fingers in it, the claw. */
const WING = [
  'M5 95C10 66 22 34 43 17',
  'M46 12C72 27 108 26 137 8Q113 30 127 53Q100 56 99 81Q72 70 62 95Q38 76 8 98',
  'M52 21C84 30 106 38 121 50',
  'M51 25C68 38 84 56 95 75',
  'M48 28C55 48 60 66 61 87',
  'M41 12C35 8 34 3 39 1',
]
const HORN = ['M10 96C-2 62 14 24 66 3C50 30 44 56 58 88']
const TAIL = ['M4 84C34 104 62 84 52 60C46 44 50 36 57 30', 'M66 6L42 24Q56 24 58 32Q66 26 74 34L66 6']

const tubes = {
  do: 'neon' as const,
  colours: ['#ff1020'],
  radius: 0.016,
  power: 3,
  core: 0.4,
  lift: 0.06,
  wash: 11,
  fittings: 'clips' as const,
}

const wing = (x: number, mirror: boolean) => ({
  do: 'shape' as const,
  path: WING,
  stroke: 2.4,
  view: [140, 100] as [number, number],
  at: [x, 0.285] as [number, number],
  height: 0.5,
  mirror,
  steps: [tubes],
})

const horn = (x: number, mirror: boolean) => ({
  do: 'shape' as const,
  path: HORN,
  stroke: 4,
  view: [70, 100] as [number, number],
  at: [x, 0.36] as [number, number],
  height: 0.22,
  mirror,
  steps: [{ ...tubes, radius: 0.036, lift: 0.12, fittings: 'ends' as const }],
})

export default defineTextArt({
  category: 'texteffect',
  name: 'neonDevilWings',
  summary: 'Red neon with horns, a tail and the wings of a bat on black bricks',
  samples: ['Gateway', 'BAD\nANGEL'],
  recipe: {
    lettering: {
      font: 'round',
      weight: 400,
      case: 'upper',
      spacing: 0.04,
      width: 0.7,
      height: 0.32,
      centre: [0.49, 0.77],
    },
    light: 'night',
    gain: 0.5,
    steps: [
      {
        do: 'plate',
        kind: 'brick',
        relief: 1.3,
        colours: ['#7a6a6a', '#4a4042', '#857a7a'],
        spot: { at: [0.5, 0], size: 0.7, rest: 0.04, power: 0.07 },
      },
      wing(0.752, false),
      wing(0.248, true),
      { do: 'neon', radius: 0.036, colours: ['#ff3d86'], core: 0.75, wash: 9, fittings: 'clips' },
      horn(0.548, false),
      horn(0.452, true),
      {
        do: 'shape',
        path: TAIL,
        stroke: 3,
        at: [0.935, 0.77],
        height: 0.36,
        steps: [{ ...tubes, radius: 0.027, lift: 0.1 }],
      },
    ],
    finish: { bloom: { strength: 0.5, from: 1 }, vignette: 0.45 },
  },
})
