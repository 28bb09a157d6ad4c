import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Scores = Extract<Recipe['steps'][number], { do: 'scores' }>

/** Long cuts aslant the strokes, no two alike. */
const CUTS = { do: 'scores', every: 3.3, long: 1.9, open: 0.46, lean: 22, vary: 0.5 } as const

/** Cut before the oven: the crust tore open over pale crumb, and one lip of it stands up, thin and burnt. */
export const scores: Scores[] = [
  {
    ...CUTS,
    steps: [
      // Crust that was drawn out beside the cut is paler.
      { do: 'fill', colour: '#d49a50', grow: 0.02, blur: 0.016, opacity: 0.75 },
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.07, height: -0.016 },
        soft: 0.006,
        // Strands of the crumb, torn across the cut.
        bumps: [
          { kind: 'wrinkles', amount: 0.03, scale: 0.03, reach: 0.12 },
          { kind: 'grain', amount: 0.014, scale: 0.03 },
          { kind: 'pits', amount: 0.008, scale: 0.06, reach: 0.011 },
        ],
        hollows: 1.1,
        bounce: 0,
        gain: 1.4,
        paint: { kind: 'edge', width: 0.075, colours: ['#cc9450', '#e8bd7c', '#f5d9a4', '#faeac6', '#fdf2d8'] },
        material: { colour: '#f4dcae', metal: 0, rough: 0.95, reflect: 0, scatter: 0.5 },
      },
    ],
  },
  {
    ...CUTS,
    part: 'ear',
    steps: [
      { do: 'fill', colour: [0.4, 0.2, 0.08], shift: [0.014, 0.022], blur: 0.012, blend: 'multiply', opacity: 0.85 },
      { do: 'fill', colour: '#7a3c10', grow: 0.008, shift: [-0.008, -0.01], blur: 0.014, opacity: 0.6 },
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.03, height: 0.03 },
        soft: 0.005,
        bumps: [{ kind: 'grain', amount: 0.006, scale: 0.02 }],
        paint: {
          kind: 'mottled',
          colours: ['#74380f', '#9a5420', '#b8742e', '#6a3010'],
          width: 0.03,
          scale: 0.08,
          spread: 0.7,
        },
        material: { colour: [0.3, 0.12, 0.03], metal: 0, rough: 0.6, reflect: 0.025, coat: 0.2, coatRough: 0.36 },
      },
    ],
  },
]
