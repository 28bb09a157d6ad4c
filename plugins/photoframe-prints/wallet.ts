import { type FrameRecipe, line, lying, type MarkInput, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Step = FrameRecipe['steps'][number]

const LEATHER = [
  [0.028, 0.022, 0.02],
  [0.018, 0.014, 0.013],
] as const

const leather = (): Extract<Step, { do: 'scene' }> => ({
  do: 'scene',
  steps: [
    {
      do: 'plate',
      kind: 'paper',
      scale: 2.2,
      relief: 1.5,
      colours: [...LEATHER],
      spot: { at: [0.3, 0.1], size: 0.9, rest: 0.6, power: 0.8 },
    },
  ],
})

const stitches = (path: string): MarkInput[] => [
  line(path, 1.4, '#00000090', { line: { paint: '#000000', width: 2.6, dash: [7, 4] } }),
  line(path, 1.2, '#5b4a3a', { line: { paint: '#6a5642', width: 1.4, dash: [7, 4] } }),
]

/** One half of the wallet, open upwards: the badge above, the card below. */
export const flap = (y: number): Step => ({
  do: 'sheet',
  at: [0.5, y],
  size: [0.77, 0.475],
  shadows: lying(2.2),
  outline: { path: ornaments.rounded([0, 0, 1000, 462], 34), view: [1000, 462] },
  steps: [
    leather(),
    { do: 'artwork', view: [1000, 462], blend: 'over', marks: stitches(ornaments.rounded([16, 16, 968, 430], 24)) },
    {
      do: 'artwork',
      view: [1000, 462],
      blend: 'light',
      marks: [line(ornaments.rounded([3, 3, 994, 456], 32), 4, '#3a3029', { opacity: 0.5 })],
    },
  ],
})

const GOLD = { like: 'gold', rough: 0.2 } as const

/** A star in a ring of laurel: the parts of the badge, the lower ones first. */
export const badge = (): Step => {
  const part = (
    path: string | string[],
    height: number,
    bumps: 'hammered' | 'grain' | undefined,
    colour: 'gold' | 'blue' = 'gold',
  ) => ({
    do: 'shape' as const,
    path,
    view: [100, 100] as const,
    at: [0.5, 0.262] as const,
    height: 0.43,
    steps: [
      {
        do: 'shadow' as const,
        tint: '#050302',
        layers: [
          { blur: 0.006, lift: height * 0.6, strength: 0.7 },
          { blur: 0.025, lift: height * 1.4, strength: 0.5 },
        ],
      },
      {
        do: 'surface' as const,
        profile: { kind: 'bevel' as const, width: 0.022, height },
        material: colour === 'gold' ? GOLD : { colour: [0.01, 0.03, 0.14] as const, metal: 0, rough: 0.15, coat: 1 },
        ...(bumps ? { bumps: [{ kind: bumps, amount: 0.003, scale: 0.02 }] } : {}),
      },
    ],
  })
  const tips = Array.from({ length: 7 }, (_, at) => {
    const angle = (at / 7) * 2 * Math.PI - Math.PI / 2
    return ornaments.circle(50 + 46 * Math.cos(angle), 50 + 46 * Math.sin(angle), 3.2)
  })
  return {
    do: 'foreground',
    steps: [
      part([ornaments.star(50, 50, { points: 7, outer: 46, inner: 25 })], 0.02, 'grain'),
      part(tips, 0.02, undefined),
      part(ornaments.circle(50, 50, 27), 0.016, undefined),
      part(ornaments.circle(50, 50, 25) + ornaments.circle(50, 50, 17.5), 0.008, undefined, 'blue'),
      part(ornaments.star(50, 50, { points: 12, outer: 15.5, inner: 8 }), 0.014, 'hammered'),
    ],
  }
}
