import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Extract<Recipe['steps'][number], { do: 'shape' }>
type Inner = Step['steps']

/** Along x in a view of 300 × 40: nib to the left. */
const SECTION = 'M52 11.5C66 10.5 80 9.6 92 9V31C80 30.4 66 29.5 52 28.5C50 24 50 16 52 11.5Z'
const BARREL = 'M97 8.2C150 6.4 220 6.4 290 9C300 10 300 30 290 31C220 33.6 150 33.6 97 31.8Z'
const BAND = 'M91.5 8.2H97.5V31.8H91.5Z'
const NIB = 'M4 20C18 17.6 34 13.4 52 12.4C54 17 54 23 52 27.6C34 26.6 18 22.4 4 20Z'
const SLIT = 'M5 19.8H36V20.2H5Z'
const HOLE = 'M37 18.2A1.8 1.8 0 1 1 36.99 18.2Z'

/** A fountain pen laid down, its nib where the arrow ends. */
export function fountainPen(): Step[] {
  const part = (path: string, steps: Inner): Step => ({
    do: 'shape',
    path,
    view: [300, 40],
    at: [0.8377, 0.8186],
    width: 0.335,
    turn: 20,
    steps,
  })
  const lacquer = { like: 'blackLacquer', coat: 1.6 } as const
  return [
    // It rests on its nib and its cap's ring: the shadow leaves it towards its end.
    {
      ...part(`${SECTION}${BAND}${BARREL}${NIB}`, [
        { do: 'fill', colour: '#3a2a20', blur: 0.03, opacity: 0.85, blend: 'multiply' },
        { do: 'fill', colour: '#5a463a', blur: 0.14, opacity: 0.6, blend: 'multiply' },
      ]),
      at: [0.8227, 0.879],
      turn: 32,
    },
    part(`${SECTION}${BAND}${BARREL}${NIB}`, [
      { do: 'shadow', tint: '#2a1c10', layers: [{ blur: 0.04, lift: 0.09, strength: 0.9 }] },
    ]),
    part(BARREL, [{ do: 'surface', profile: { kind: 'inflate', height: 1 }, soft: 0.01, material: lacquer }]),
    part(SECTION, [{ do: 'surface', profile: { kind: 'inflate', height: 1 }, soft: 0.01, material: lacquer }]),
    part(BAND, [{ do: 'surface', profile: { kind: 'inflate', height: 0.8 }, material: 'gold' }]),
    part(NIB, [
      { do: 'surface', profile: { kind: 'inflate', height: 0.8 }, soft: 0.02, material: { like: 'gold', rough: 0.16 } },
    ]),
    part(SLIT, [{ do: 'fill', colour: '#1a1006', opacity: 0.9 }]),
    part(HOLE, [{ do: 'fill', colour: '#1a1006', opacity: 0.9 }]),
  ]
}
