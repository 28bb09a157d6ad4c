import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Extract<Recipe['steps'][number], { do: 'shape' }>
type Rgb = [number, number, number]

const BALLOON = 'M50 4C78 4 92 26 90 52C88 78 66 100 52 108L48 108C34 100 12 78 10 52C8 26 22 4 50 4Z'
const KNOT = 'M50 105C53 109 57 113 60 118C54 121 46 121 40 118C43 113 47 109 50 105Z'
const STRING = 'M50 118C60 160 38 190 50 230C60 262 44 280 50 300'

/** A round rubber balloon on a string, seen against the light; height in frame heights. */
export function balloon(at: [number, number], height: number, colour: Rgb, turn = 0): Step[] {
  const placed = { do: 'shape', view: [100, 300], at, height: height * 3, turn } as const
  const rubber = { colour, metal: 0, rough: 0.07, reflect: 0.055, scatter: 0.95 }
  const deep: Rgb = [colour[0] * 0.55, colour[1] * 0.55, colour[2] * 0.55]
  return [
    { ...placed, path: STRING, stroke: 1, steps: [{ do: 'fill', colour: [0.75, 0.7, 0.66] }] },
    {
      ...placed,
      path: KNOT,
      steps: [{ do: 'surface', profile: { kind: 'inflate' }, material: { ...rubber, colour: deep } }],
    },
    {
      ...placed,
      path: BALLOON,
      steps: [
        {
          do: 'surface',
          profile: { kind: 'inflate', height: 1 },
          paint: { kind: 'edge', colours: [deep, colour, colour], width: 0.14 },
          bounce: 1,
          material: rubber,
        },
      ],
    },
  ]
}

const FLAME = 'M50 0C60 26 76 44 74 66C72 88 60 98 50 98C40 98 28 88 26 66C24 44 40 26 50 0Z'

/** The flame of a candle, its foot at a place in shares of the frame, height in frame heights; it lights what is near. */
export function flame(at: readonly [number, number], height: number): Step[] {
  const placed = { do: 'shape', path: FLAME, at: [at[0], at[1] - height * 0.46] as [number, number], height } as const
  return [
    {
      ...placed,
      path: 'M50 46A4 4 0 0 1 50 54A4 4 0 0 1 50 46Z',
      height: height * 12,
      steps: [
        { do: 'fill', colour: [1.5, 1.25, 0.95], blur: 0.06, blend: 'multiply' },
        { do: 'fill', colour: [1, 0.55, 0.18], blur: 0.034, blend: 'add', gain: 1.6 },
      ],
    },
    {
      ...placed,
      steps: [
        {
          do: 'fill',
          paint: {
            kind: 'edge',
            colours: [
              [1.4, 0.5, 0.06],
              [2.4, 1.3, 0.3],
              [3.2, 2.5, 1.2],
            ],
            width: 0.2,
          },
          blur: 0.02,
        },
      ],
    },
  ]
}

/** Pennants on a cord that sags between two places, as shares of the frame; `size` is a pennant's height. */
export function bunting(
  from: [number, number],
  to: [number, number],
  sag: number,
  size: number,
  tones: string[],
): Step[] {
  const count = tones.length
  const place = (t: number): [number, number] => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
  ]
  // In a view of 200 × 100, twice as wide as high like the frame.
  const cord = Array.from({ length: 25 }, (_, step) => place(step / 24))
    .map(([x, y], step) => `${step === 0 ? 'M' : 'L'}${(x * 200).toFixed(1)} ${(y * 100).toFixed(1)}`)
    .join('')
  const pennants = tones.map((tone, index): Step => {
    const t = (index + 0.5) / count
    const slope = Math.atan2(place(t + 0.01)[1] - place(t - 0.01)[1], 2 * (place(t + 0.01)[0] - place(t - 0.01)[0]))
    const [x, y] = place(t)
    return {
      do: 'shape',
      path: 'M4 0H96C80 30 62 66 50 100C38 66 20 30 4 0Z',
      at: [x, y + size / 2],
      height: size,
      turn: (slope * 180) / Math.PI,
      steps: [
        { do: 'shadow', tint: '#b06a78', grow: 0, layers: [{ blur: 0.05, lift: 0.06, strength: 0.4 }] },
        {
          do: 'surface',
          profile: { kind: 'round', width: 0.04, height: 0.02 },
          bumps: [{ kind: 'waves', amount: 0.05, scale: 0.7 }],
          material: { colour: tone, metal: 0, rough: 0.85, sheen: 0.3, scatter: 0.5 },
        },
      ],
    }
  })
  return [
    ...pennants,
    {
      do: 'shape',
      view: [200, 100],
      path: cord,
      stroke: 0.7,
      height: 1,
      steps: [{ do: 'fill', colour: [0.85, 0.8, 0.74] }],
    },
  ]
}

/** A white cloth on which the cake stands. */
export const TABLE: Step[] = [
  {
    do: 'shape',
    view: [200, 100],
    path: 'M-10 93.6H210V130H-10Z',
    height: 1,
    steps: [
      { do: 'fill', colour: '#7a3a4c', shift: [0, -0.006], blur: 0.012, opacity: 0.35 },
      { do: 'fill', paint: { kind: 'vertical', colours: ['#fff4f0', '#f4dade', '#d9a9b4'] } },
    ],
  },
  // Where the stand touches it.
  {
    do: 'shape',
    view: [200, 100],
    path: 'M2 95.5A24 5 0 0 1 50 95.5A24 5 0 0 1 2 95.5Z',
    height: 1,
    steps: [{ do: 'fill', colour: '#8a5260', blur: 0.014, opacity: 0.75 }],
  },
]
