import type { TextArt } from '@gateway/sdk-plugin/text-art'

type Step = TextArt['recipe']['steps'][number]
export type Shape = Extract<Step, { do: 'shape' }>

interface Place {
  /** Shares of the frame. */
  at: [number, number]
  /** In frame heights. */
  height: number
  turn?: number
}

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
        ...(lies ? [{ do: 'shadow' as const, layers: [{ blur: 0.05, lift: 0.14, strength: 0.75 }, { blur: 0.16, lift: 0.24, strength: 0.5 }] }] : []),
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

const ARMS =
  'M50 4C55 4 58 20 62 34C76 32 94 30 96 36C97 42 82 50 71 57C77 72 86 88 80 92C74 96 62 84 50 73C38 84 26 96 20 92' +
  'C14 88 23 72 29 57C18 50 3 42 4 36C6 30 24 32 38 34C42 20 45 4 50 4Z'

/** A starfish. */
export function starfish({ at, height, turn = 0 }: Place): Shape {
  return {
    do: 'shape',
    path: ARMS,
    at,
    height,
    turn,
    steps: [
      { do: 'shadow', layers: [{ blur: 0.03, lift: 0.07, strength: 0.8 }], tint: [0.25, 0.16, 0.12] },
      {
        do: 'surface',
        profile: { kind: 'inflate', height: 1 },
        bumps: [
          { kind: 'hammered', amount: 0.025, scale: 0.06 },
          { kind: 'grain', amount: 0.01, scale: 0.03 },
        ],
        paint: { kind: 'edge', colours: ['#8e3410', '#d9642a', '#f0a05c'], width: 0.12 },
        material: { colour: [0.8, 0.3, 0.1], metal: 0, rough: 0.7, scatter: 0.3 },
      },
    ],
  }
}

/** The ribs of a scallop, from its hinge at the lower side to its rim, and the two ears beside the hinge. */
const RIBS = Array.from({ length: 9 }, (_, index) => {
  const point = (angle: number, radius: number) =>
    `${(50 + Math.sin(angle) * radius).toFixed(1)} ${(90 - Math.cos(angle) * radius).toFixed(1)}`
  const [from, to] = [(index - 4.5) * 0.25, (index - 3.5) * 0.25]
  const middle = (from + to) / 2
  const rim = 84 - 5 * Math.abs(index - 4) ** 1.3
  return `M${point(from, 6)}L${point(from, rim - 3)}Q${point(middle, rim + 4)} ${point(to, rim - 3)}L${point(to, 6)}Z`
})
const EARS = 'M50 96L30 94L36 80L50 84L64 80L70 94Z'

/** A scallop, its colour from the hinge to the rim. */
export function scallop({ at, height, turn = 0, colours }: Place & { colours: [string, string, string] }): Shape[] {
  const place = { at, height, turn }
  const shell = { colour: colours[1], metal: 0, rough: 0.5, coat: 0.4, coatRough: 0.3, scatter: 0.4 } as const
  const whole = [`M50 90L${RIBS.map((rib) => rib.slice(1, -1).split('L').slice(1, 2).join('')).join('L')}Z`]
  return [
    {
      do: 'shape',
      path: [EARS, ...whole],
      ...place,
      steps: [
        { do: 'shadow', layers: [{ blur: 0.03, lift: 0.1, strength: 0.8 }], tint: [0.25, 0.16, 0.12] },
        { do: 'surface', profile: { kind: 'inflate', height: 0.7 }, material: shell },
      ],
    },
    ...RIBS.map((path): Shape => ({
      do: 'shape',
      path,
      ...place,
      steps: [
        {
          do: 'surface',
          profile: { kind: 'inflate', height: 1.4 },
          bumps: [{ kind: 'grain', amount: 0.003, scale: 0.03 }],
          paint: { kind: 'vertical', colours },
          material: shell,
        },
      ],
    })),
  ]
}
