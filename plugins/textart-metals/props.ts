import type { Recipe } from '@gateway/sdk-plugin/text-art'
import { type Colour, paler } from './daylight.ts'

type Shape = Extract<Recipe['steps'][number], { do: 'shape' }>

/** A foil pouch filled with sand, its gathered top tied: what keeps balloons from flying away. */
export function pouch(colour: Colour, shadow: string): Shape[] {
  const placed = { do: 'shape', view: [100, 100], at: [0.5, 0.925], height: 0.17 } as const
  const foil = { colour, metal: 1, rough: 0.12, coat: 1 }
  const frill = 'M50 38L22 10L34 14L41 2L50 12L60 1L67 14L79 11Z'
  return [
    {
      ...placed,
      path: ['M50 34C66 38 86 56 86 80C86 96 72 100 50 100C28 100 14 96 14 80C14 56 34 38 50 34Z', frill],
      steps: [
        { do: 'shadow', tint: shadow, layers: [{ blur: 0.06, lift: 0.12, strength: 0.6 }] },
        {
          do: 'surface',
          profile: { kind: 'inflate', height: 0.9 },
          bumps: [
            { kind: 'gathers', amount: 0.06, scale: 0.05, reach: 0.4 },
            { kind: 'waves', amount: 0.03, scale: 0.3 },
          ],
          material: foil,
          bounce: 0,
        },
      ],
    },
    {
      ...placed,
      path: 'M38 31Q50 38 62 31L63 37Q50 45 37 37Z',
      steps: [{ do: 'surface', profile: { kind: 'inflate' }, material: { ...foil, rough: 0.25 }, gain: 0.7 }],
    },
  ]
}

/** With the neck below, where it is tied. */
const ROUND =
  'M50 104C80 104 96 126 94 150C92 174 68 192 52 197L58 205L42 205' + 'L48 197C32 192 8 174 6 150C4 126 20 104 50 104Z'

/** A round foil balloon on its string, far behind, for `defocus`: at shares of the frame, its size in frame heights. */
export function far(at: [number, number], size: number, colour: Colour): Shape[] {
  const placed = { do: 'shape', view: [100, 300], at, height: 3 * size } as const
  return [
    {
      ...placed,
      path: 'M50 196C58 220 44 246 50 268C54 282 49 292 50 300',
      stroke: 1.6,
      steps: [{ do: 'fill', colour: paler(colour, 0.5, 0.8) }],
    },
    {
      ...placed,
      path: ROUND,
      steps: [
        {
          do: 'surface',
          profile: { kind: 'inflate', height: 0.8 },
          bumps: [{ kind: 'gathers', amount: 0.02, scale: 0.03, reach: 0.12 }],
          material: { colour, metal: 1, rough: 0.12, coat: 2 },
          bounce: 0,
        },
      ],
    },
  ]
}
