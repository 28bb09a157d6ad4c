import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Extract<Recipe['steps'][number], { do: 'shape' }>

export const SUGAR = ['#f24a86', '#ffd23e', '#4fb3f0', '#8edb5a', '#ff8a3c', '#fffaf2', '#a86be0']

const PORCELAIN = { colour: [0.88, 0.85, 0.83], metal: 0, rough: 0.3, coat: 0.7, coatRough: 0.1 } as const

/** A box with round corners in a view of 200 × 100, so far inside of the platter's rim. */
function box(inset: number): string {
  const [left, top, right, bottom, round] = [7 + inset, 11.5 + inset, 193 - inset, 90 - inset, 9 - 0.7 * inset]
  return (
    `M${left + round} ${top}H${right - round}Q${right} ${top} ${right} ${top + round}V${bottom - round}` +
    `Q${right} ${bottom} ${right - round} ${bottom}H${left + round}Q${left} ${bottom} ${left} ${bottom - round}` +
    `V${top + round}Q${left} ${top} ${left + round} ${top}Z`
  )
}

/** White porcelain with a line of gold, and the sugar that fell on it. */
export const PLATTER: Step[] = [
  {
    do: 'shape',
    view: [200, 100],
    path: box(0),
    height: 1,
    steps: [
      {
        do: 'shadow',
        tint: '#4a1c20',
        grow: 0,
        layers: [
          { blur: 0.008, lift: 0.012, strength: 0.75 },
          { blur: 0.035, lift: 0.035, strength: 0.5 },
        ],
      },
      { do: 'extrude', to: [0.003, 0.014], material: PORCELAIN, fade: 0.35 },
      { do: 'surface', profile: { kind: 'bevel', width: 0.02, height: 0.009 }, soft: 0.005, material: PORCELAIN },
    ],
  },
  {
    do: 'shape',
    view: [200, 100],
    path: box(3.6),
    height: 1,
    steps: [
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.016, height: -0.007 },
        soft: 0.004,
        material: PORCELAIN,
        bounce: 0,
        gain: 1.1,
      },
      { do: 'fill', line: 0.0026, colour: '#d8a040', opacity: 0.9 },
      { do: 'sprinkles', colours: SUGAR, every: 0.15, radius: 0.0062, inset: 0.02, share: 0.5 },
    ],
  },
]
