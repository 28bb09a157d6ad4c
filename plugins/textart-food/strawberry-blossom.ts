import type { Inner, Shape } from './strawberry.ts'

/** Petals of a blossom, each a body of its own. */
const PETALS = [
  'M50.0 44.0C28.0 40.0 20.0 10.0 44.0 3.0C50.0 1.0 50.0 1.0 56.0 3.0C80.0 10.0 72.0 40.0 50.0 44.0Z',
  'M55.7 48.1C52.7 26.0 78.8 9.1 92.8 29.8C96.6 34.9 96.6 34.9 96.6 41.2C97.3 66.2 66.3 67.8 55.7 48.1Z',
  'M53.5 54.9C73.7 45.2 97.8 64.7 82.5 84.5C78.8 89.6 78.8 89.6 72.8 91.6C49.2 100.0 38.1 71.0 53.5 54.9Z',
  'M46.5 54.9C61.9 71.0 50.8 100.0 27.2 91.6C21.2 89.6 21.2 89.6 17.5 84.5C2.2 64.7 26.3 45.2 46.5 54.9Z',
  'M44.3 48.1C33.7 67.8 2.7 66.2 3.4 41.2C3.4 34.9 3.4 34.9 7.2 29.8C21.2 9.1 47.3 26.0 44.3 48.1Z',
]
const HEART = 'M50 37A13 13 0 0 1 50 63A13 13 0 0 1 50 37Z'

/** A blossom lying in the scene; place in shares of the frame, height in frame heights. */
export function blossom(at: [number, number], height: number, turn: number): Shape[] {
  const placed = { do: 'shape', at, height, turn } as const
  const petal: Inner[] = [
    { do: 'shadow', tint: '#54705f', grow: 0, layers: [{ blur: 0.03, lift: 0.04, strength: 0.5 }] },
    {
      do: 'surface',
      profile: { kind: 'dish', width: 0.3, height: 0.05 },
      soft: 0.015,
      bumps: [{ kind: 'wrinkles', amount: 0.016, scale: 0.06, reach: 0.5 }],
      paint: { kind: 'radial', colours: ['#d9dfa8', '#f3efe4', '#fbf9f4', '#f6eef0'], radius: 0.6 },
      material: { colour: [0.86, 0.85, 0.82], metal: 0, rough: 0.9, reflect: 0.02, scatter: 0.5 },
    },
  ]
  return [
    ...PETALS.map((path): Shape => ({ ...placed, path, steps: petal })),
    {
      ...placed,
      path: HEART,
      steps: [
        { do: 'shadow', tint: '#7a6a20', grow: 0, layers: [{ blur: 0.03, lift: 0.03, strength: 0.5 }] },
        {
          do: 'surface',
          profile: { kind: 'inflate', height: 0.9 },
          material: { colour: [0.42, 0.4, 0.06], metal: 0, rough: 0.9, scatter: 0.5 },
        },
        {
          do: 'sprinkles',
          shape: 'pearl',
          colours: ['#e0b93a', '#ead06a', '#c79a2a'],
          every: 0.05,
          radius: 0.017,
          inset: 0,
          rough: 0.9,
          coat: 0,
        },
      ],
    },
  ]
}
