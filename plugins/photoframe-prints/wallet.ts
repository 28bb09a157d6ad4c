import { area, type FrameRecipe, line, lying, type MarkInput, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Step = FrameRecipe['steps'][number]

const LEATHER = [
  [0.03, 0.021, 0.017],
  [0.017, 0.012, 0.011],
] as const

const VIEW = [1000, 946] as const
/** Where it folds. */
const FOLD = 473

/** The wallet lies open; at the fold it is drawn in a little. */
const OUTLINE =
  'M38 0H962C984 0 1000 16 1000 38V424C1000 452 992 460 992 473C992 486 1000 494 1000 522V908C1000 930 984 946' +
  ' 962 946H38C16 946 0 930 0 908V522C0 494 8 486 8 473C8 460 0 452 0 424V38C0 16 16 0 38 0Z'

/** Lit from above: each half rises to the fold, and falls into it. */
const FOLDED: MarkInput[] = [
  ...[0, 1].map((half): MarkInput => {
    const [near, far] = half === 0 ? [FOLD, FOLD - 86] : [FOLD, FOLD + 86]
    const inks =
      half === 0
        ? ['#000000f2', '#000000c0', '#00000060', '#00000000']
        : ['#000000f2', '#00000060', '#00000010', '#00000000']
    return area(`M0 ${Math.min(near, far)}H1000V${Math.max(near, far)}H0Z`, { from: [0, near], to: [0, far], inks })
  }),
  line(`M6 ${FOLD}C300 ${FOLD - 3} 700 ${FOLD + 3} 994 ${FOLD}`, 3.4, '#000000'),
]

/** What catches the light: the back of the lower half behind the crease, small creases beside it, the edges. */
const SHINE: MarkInput[] = [
  area(`M0 ${FOLD + 6}H1000V${FOLD + 46}H0Z`, {
    from: [0, FOLD + 6],
    to: [0, FOLD + 46],
    inks: ['#000000', '#4a4039', '#241f1b', '#000000'],
  }),
  area(`M0 ${FOLD - 44}H1000V${FOLD - 20}H0Z`, {
    from: [0, FOLD - 44],
    to: [0, FOLD - 20],
    inks: ['#000000', '#1f1a16', '#000000'],
  }),
  ...[-13, -8, 9, 15].map((off, at) => {
    const y = FOLD + off
    const [from, to] = [40 + 150 * at, 420 + 170 * at]
    return line(
      `M${from} ${y}C${from + 90} ${y - 3} ${to - 120} ${y + 3} ${Math.min(960, to)} ${y - 1}`,
      1.1,
      '#3a322c',
    )
  }),
  line('M38 2H962C982 2 998 18 998 38V420', 2.4, '#57493d', { opacity: 0.7 }),
]

const stitches = (path: string): MarkInput[] => [
  line(path, 3.4, '#00000060'),
  line(path, 2.6, '#00000090', { line: { paint: '#000000', width: 3.6, dash: [9, 5] } }),
  line(path, 1.8, '#8a7257', { line: { paint: '#8a7257', width: 2, dash: [8, 6] } }),
]

/** An open wallet of fine black leather, one piece with a fold across: the badge above it, the card below. */
export const wallet = (): Step => ({
  do: 'sheet',
  at: [0.5, 0.4995],
  size: [0.77, 0.972],
  shadows: lying(2.6),
  outline: { path: OUTLINE, view: VIEW },
  steps: [
    {
      do: 'scene',
      steps: [
        {
          do: 'plate',
          kind: 'paper',
          scale: 0.82,
          relief: 1.5,
          colours: [...LEATHER],
          spot: { at: [0.3, 0.1], size: 0.9, rest: 0.55, power: 1 },
        },
      ],
    },
    {
      do: 'artwork',
      view: VIEW,
      blend: 'over',
      marks: [
        ...FOLDED,
        ...stitches(ornaments.rounded([18, 18, 964, 424], 24)),
        ...stitches(ornaments.rounded([18, 504, 964, 424], 24)),
      ],
    },
    { do: 'artwork', view: VIEW, blend: 'light', marks: SHINE },
  ],
})

/** The leather around the card's window, which holds it down. */
export const windowFrame = (): Step => ({
  do: 'foreground',
  steps: [
    {
      do: 'shape',
      path: ornaments.rounded([0, 0, 506, 240], 16) + ornaments.rounded([21, 21, 464, 198], 9),
      view: [506, 240],
      at: [0.5, 0.745],
      height: 0.4706,
      steps: [
        {
          do: 'shadow',
          grow: 0,
          tint: '#000000',
          layers: [
            { blur: 0.003, lift: 0.003, strength: 0.75 },
            { blur: 0.012, lift: 0.009, strength: 0.5 },
          ],
        },
        {
          do: 'surface',
          profile: { kind: 'round', width: 0.03, height: 0.012 },
          bumps: [{ kind: 'grain', amount: 0.0011, scale: 0.007 }],
          material: { colour: [0.022, 0.016, 0.014], metal: 0, rough: 0.5 },
        },
      ],
    },
  ],
})

const GOLD = { like: 'gold', rough: 0.2 } as const

/** A star in a ring of laurel: the parts of the badge, the lower ones first. */
export const badge = (): Step => {
  const part = (
    path: string | string[],
    height: number,
    bumps: 'grain' | undefined,
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
        ...(bumps ? { bumps: [{ kind: bumps, amount: 0.0009, scale: 0.006 }] } : {}),
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
      part(ornaments.star(50, 50, { points: 12, outer: 15.5, inner: 8 }), 0.014, undefined),
    ],
  }
}
