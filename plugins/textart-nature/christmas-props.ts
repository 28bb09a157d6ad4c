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
