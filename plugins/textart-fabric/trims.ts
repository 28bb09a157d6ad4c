import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Extract<Recipe['steps'][number], { do: 'shape' }>

/** Where the seams of the cloth run, as shares of the frame's height. */
const SEAMS = [0.085, 0.915]
const WIDE = 'M-20 0H220V9H-20Z'

/** Two rows of topstitching along each edge of a seam: a machine's, each stitch a little below the cloth at its ends. */
const STITCHES = [1.3, 2.5, 6.5, 7.7].flatMap((y) =>
  Array.from({ length: 68 }, (_, index) => {
    const x = index * 3.3 - 12 - (y % 1)
    return `M${x.toFixed(2)} ${y}H${(x + 2.3).toFixed(2)}`
  }),
)

/** Flat-felled seams along the upper and the lower side, each with two rows of stitches. */
export function seams(): Step[] {
  return SEAMS.flatMap((at): Step[] => [cloth(at), thread(at)])
}

function thread(at: number): Step {
  return {
    do: 'shape',
    path: STITCHES,
    view: [200, 9],
    at: [0.5, at],
    height: 0.085,
    stroke: 0.62,
    steps: [
      { do: 'shadow', tint: '#02040a', layers: [{ blur: 0.03, lift: 0.04, strength: 0.9 }] },
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.035, height: 0.04 },
        material: { colour: '#c8791c', metal: 0, rough: 0.5 },
      },
    ],
  }
}

function cloth(at: number): Step {
  return {
    do: 'shape',
    path: WIDE,
    view: [200, 9],
    at: [0.5, at],
    height: 0.085,
    steps: [
      {
        do: 'shadow',
        tint: '#02040a',
        grow: 0.02,
        layers: [
          { blur: 0.06, lift: 0.06, strength: 0.7 },
          { blur: 0.3, lift: 0.3, strength: 0.4 },
        ],
      },
      {
        do: 'clad',
        kind: 'denim',
        scale: 2.6,
        relief: 1.2,
        profile: { kind: 'round', width: 0.2, height: 0.1 },
        bumps: [
          { kind: 'pucker', amount: 0.05, scale: 0.22, reach: 0.2 },
          { kind: 'waves', amount: 0.05, scale: 1.4 },
        ],
      },
    ],
  }
}

const DISC = 'M50 4A46 46 0 1 1 49.9 4Z'
const CAP = 'M50 26A24 24 0 1 1 49.9 26Z'

/** A copper rivet at each corner. */
export function rivets(): Step[] {
  const corners: [number, number][] = [
    [0.036, 0.085],
    [0.964, 0.085],
    [0.036, 0.915],
    [0.964, 0.915],
  ]
  return corners.flatMap((at): Step[] => [
    {
      do: 'shape',
      path: DISC,
      at,
      height: 0.075,
      steps: [
        { do: 'shadow', layers: [{ blur: 0.06, lift: 0.1, strength: 0.8 }] },
        {
          do: 'surface',
          profile: { kind: 'dish', width: 0.24, height: 0.1 },
          bumps: [{ kind: 'grain', amount: 0.008, scale: 0.12 }],
          material: { like: 'copper', rough: 0.3 },
        },
      ],
    },
    {
      do: 'shape',
      path: CAP,
      at,
      height: 0.075,
      steps: [{ do: 'surface', profile: { kind: 'round', width: 0.16, height: 0.12 }, material: 'copper' }],
    },
  ])
}
