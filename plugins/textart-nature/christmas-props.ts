import type { Recipe } from '@gateway/sdk-plugin/text-art'
import type { Place, Shape } from './props.ts'

interface Bauble extends Place {
  colour: string
  /** Shadow on a ground that it lies on. Default true. */
  lies?: boolean
}

const BALL = 'M50 14A43 43 0 1 1 49.9 14Z'
const CAP = 'M41 5H59V17C53 19 47 19 41 17Z'
const LOOP = 'M50 6C44 -4 56 -4 50 6'

/** A glass ball for a Christmas tree, with its cap. */
export function bauble({ at, height, colour, turn = 0, lies = true }: Bauble): Shape[] {
  const place = { at, height, turn }
  const glass = { colour, metal: 0.75, rough: 0.16, coat: 1.2, coatRough: 0.03 } as const
  return [
    {
      do: 'shape',
      path: BALL,
      ...place,
      steps: [
        ...(lies
          ? [
              {
                do: 'shadow' as const,
                layers: [
                  { blur: 0.05, lift: 0.14, strength: 0.75 },
                  { blur: 0.16, lift: 0.24, strength: 0.5 },
                ],
              },
            ]
          : []),
        { do: 'surface', profile: { kind: 'inflate', height: 1.35 }, material: glass },
      ],
    },
    {
      do: 'shape',
      path: LOOP,
      stroke: 2.5,
      ...place,
      steps: [{ do: 'surface', profile: { kind: 'round', width: 0.02, height: 0.02 }, material: 'brass' }],
    },
    {
      do: 'shape',
      path: CAP,
      ...place,
      steps: [{ do: 'surface', profile: { kind: 'round', width: 0.1, height: 0.09 }, material: 'brass' }],
    },
  ]
}

/** Red berries in a cluster. */
export function berries({ at, height }: Place): Shape[] {
  const balls = ['M30 34A24 24 0 1 1 29.9 34Z', 'M72 28A22 22 0 1 1 71.9 28Z', 'M56 52A23 23 0 1 1 55.9 52Z']
  return balls.map((path): Shape => ({
    do: 'shape',
    path,
    at,
    height,
    steps: [
      { do: 'shadow', layers: [{ blur: 0.05, lift: 0.1, strength: 0.8 }] },
      {
        do: 'surface',
        profile: { kind: 'inflate', height: 1.2 },
        material: { colour: '#a80c10', metal: 0, rough: 0.4, coat: 1.5, coatRough: 0.05, scatter: 0.3 },
      },
    ],
  }))
}

/** A winter night under fairy lights. */
export const FAIRY_LIT = {
  sky: [0.1, 0.14, 0.26],
  horizon: [0.2, 0.15, 0.14],
  ground: [0.2, 0.2, 0.26],
  key: [-0.42, -0.74, 0.52],
  boxes: [
    { at: [-0.4, -0.75, 0.55], width: 0.5, height: 0.28, power: 6.5, colour: [1, 0.92, 0.82] },
    { at: [1, -0.2, 0.25], width: 0.1, height: 1, power: 2.4, colour: [0.5, 0.7, 1] },
    { at: [-1, -0.1, 0.25], width: 0.1, height: 1, power: 2, colour: [1, 0.7, 0.4] },
    // The fairy lights, as the lacquer mirrors them.
    { at: [-0.85, -0.3, 0.6], width: 0.07, height: 0.07, power: 26, soft: 0.03, colour: [1, 0.2, 0.1] },
    { at: [-0.6, -0.42, 0.75], width: 0.075, height: 0.06, power: 26, soft: 0.03, colour: [0.15, 1, 0.25] },
    { at: [-0.26, -0.34, 0.9], width: 0.075, height: 0.06, power: 26, soft: 0.03, colour: [1, 0.7, 0.2] },
    { at: [0.1, -0.42, 0.9], width: 0.075, height: 0.06, power: 26, soft: 0.03, colour: [0.15, 0.4, 1] },
    { at: [0.42, -0.34, 0.85], width: 0.075, height: 0.06, power: 26, soft: 0.03, colour: [1, 0.75, 0.25] },
    { at: [0.72, -0.42, 0.65], width: 0.075, height: 0.06, power: 26, soft: 0.03, colour: [0.15, 1, 0.25] },
    { at: [0.92, -0.28, 0.5], width: 0.07, height: 0.07, power: 26, soft: 0.03, colour: [0.2, 0.45, 1] },
  ],
} satisfies Recipe['light']

const pool = (x: number, y: number, colour: readonly [number, number, number]): Shape => ({
  do: 'shape',
  path: `M${x - 15} ${y}a15 3.4 0 1 0 30 0a15 3.4 0 1 0 -30 0Z`,
  view: [200, 100],
  height: 1,
  steps: [{ do: 'fill', colour, blur: 0.03, blend: 'multiply' }],
})

/** What the fairy lights throw on the snow, each in its colour. */
export const LAMP_POOLS: Shape[] = [
  pool(22, 76, [1.5, 0.7, 0.6]),
  pool(50, 84, [0.75, 1.35, 0.85]),
  pool(80, 91, [1.6, 1.15, 0.62]),
  pool(102, 82, [0.72, 0.95, 1.7]),
  pool(128, 92, [1.55, 0.72, 0.62]),
  pool(152, 83, [1.55, 1.15, 0.65]),
  pool(180, 77, [0.75, 0.95, 1.6]),
]
