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

/** A burning candle; the foot of it at a place in shares of the frame, height in frame heights. */
export function candle(at: [number, number], height: number, colour: string): Step[] {
  const stick = { do: 'shape', view: [40, 100], at: [at[0], at[1] - height / 2] as [number, number], height } as const
  const top = at[1] - height
  const flame = {
    do: 'shape',
    path: FLAME,
    at: [at[0], top - height * 0.2] as [number, number],
    height: height * 0.5,
  } as const
  const wax = { metal: 0, rough: 0.4, coat: 0.8, coatRough: 0.15, scatter: 0.8 }
  return [
    {
      ...stick,
      path: 'M14 100V2C14 0 26 0 26 2V100Z',
      steps: [{ do: 'surface', profile: { kind: 'inflate' }, material: { ...wax, colour } }],
    },
    {
      ...stick,
      path: ['M14 12L26 4V14L14 22Z', 'M14 34L26 26V36L14 44Z', 'M14 56L26 48V58L14 66Z', 'M14 78L26 70V80L14 88Z'],
      steps: [{ do: 'fill', colour: [0.95, 0.93, 0.9], opacity: 0.75 }],
    },
    { ...stick, path: 'M20 2V-6', stroke: 1.6, steps: [{ do: 'fill', colour: [0.03, 0.02, 0.02] }] },
    {
      ...flame,
      path: 'M50 46A4 4 0 0 1 50 54A4 4 0 0 1 50 46Z',
      height: height * 6,
      steps: [{ do: 'fill', colour: [1, 0.55, 0.18], blur: 0.034, blend: 'add', gain: 1.6 }],
    },
    {
      ...flame,
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

/** A white plate on a foot that a cake stands on; its middle in shares of the frame, height in frame heights. */
export function stand(at: [number, number], height: number): Step {
  return {
    do: 'shape',
    view: [200, 20],
    path: 'M0 5C0 -1 200 -1 200 5C198 10 150 12 118 13C114 16 128 19 138 20H62C72 19 86 16 82 13C50 12 2 10 0 5Z',
    at,
    height,
    steps: [
      { do: 'shadow', tint: '#8a4a5c', grow: 0, layers: [{ blur: 0.1, lift: 0.1, strength: 0.5 }] },
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.25, height: 0.2 },
        material: { colour: [0.92, 0.88, 0.86], metal: 0, rough: 0.2, coat: 1, scatter: 0.4 },
      },
    ],
  }
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
