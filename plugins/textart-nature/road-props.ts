import type { Place, SceneStep, Shape } from './props.ts'

const ZINC = { colour: [0.42, 0.43, 0.45], metal: 1, rough: 0.34 } as const

/** A galvanized pole. */
export function post({ at, height }: Place): Shape[] {
  return [
    {
      do: 'shape',
      path: 'M48.6 0H51.4V100H48.6Z',
      at,
      height,
      steps: [
        { do: 'surface', profile: { kind: 'round', width: 0.014, height: 0.014 }, material: ZINC },
        { do: 'wear', dirt: 0.5, chips: 0.1, scratches: 0 },
      ],
    },
  ]
}

/** The road's near part, sharp: rough, with the lamps' amber light on it, and in the barrier's shadow where it begins. */
export function asphalt(from: number): Shape[] {
  const height = 1.02 - from
  const place = {
    do: 'shape',
    path: 'M-20 0H2220V100H-20Z',
    view: [2200, 100],
    at: [0.5, from + height / 2],
    height,
  } as const
  return [
    {
      ...place,
      steps: [
        {
          do: 'surface',
          profile: { kind: 'flat' },
          bumps: [
            { kind: 'grain', amount: 0.03, scale: 0.06 },
            { kind: 'pits', amount: 0.04, scale: 0.16, reach: 0.03 },
          ],
          material: { colour: [0.075, 0.074, 0.076], metal: 0, rough: 0.6, coat: 0.3, coatRough: 0.4 },
          gain: 1.5,
        },
        { do: 'grit', amount: 0.9, scale: 0.05 },
        { do: 'fill', blend: 'add', paint: { kind: 'radial', at: [0.25, 0.2], radius: 4, colours: AMBER } },
        { do: 'fill', blend: 'add', paint: { kind: 'radial', at: [0.75, 0.2], radius: 4, colours: AMBER } },
        {
          do: 'fill',
          blend: 'multiply',
          paint: { kind: 'vertical', colours: ['#1c1a18', '#807870', '#ffffff', '#ffffff'] },
        },
      ],
    },
  ]
}

/** What the lamps above throw on the road. */
const AMBER: [number, number, number][] = [
  [0.12, 0.045, 0.006],
  [0.03, 0.01, 0.001],
  [0, 0, 0],
]

/** A plank with slanted stripes over the whole width of the frame. */
export function barrier({ at, height }: Place): Shape[] {
  const stripes = Array.from({ length: 16 }, (_, index) => {
    const x = -60 + index * 170
    return `M${x} 100L${x + 85} 100L${x + 165} 0L${x + 80} 0Z`
  })
  const view: [number, number] = [2200, 100]
  const plank = 'M-20 4H2220V96H-20Z'
  return [
    {
      do: 'shape',
      path: plank,
      view,
      at,
      height,
      steps: [
        { do: 'shadow', layers: [{ blur: 0.2, lift: 0.3, strength: 0.7 }] },
        {
          do: 'surface',
          profile: { kind: 'round', width: 0.09, height: 0.06 },
          bumps: [{ kind: 'grain', amount: 0.006, scale: 0.06 }],
          material: { colour: [0.85, 0.83, 0.78], metal: 0, rough: 0.45, coat: 0.5, coatRough: 0.2 },
        },
      ],
    },
    {
      do: 'shape',
      path: stripes,
      view,
      at,
      height: height * 0.92,
      steps: [{ do: 'fill', colour: [0.62, 0.06, 0.015], blend: 'multiply' }],
    },
    { do: 'shape', path: plank, view, at, height, steps: [{ do: 'wear', dirt: 0.75, chips: 0.2, scratches: 40 }] },
  ]
}

const GLOW: Shape['steps'] = [
  { do: 'fill', colour: [1, 0.36, 0.04], grow: 0.2, blur: 0.5, blend: 'add', gain: 0.5 },
  { do: 'fill', colour: [1, 0.45, 0.08], grow: 0.05, blur: 0.16, blend: 'add', gain: 0.8 },
]

/** An amber warning lamp, lit, on its bracket. */
export function beacon({ at, height }: Place): Shape[] {
  const place = { at, height }
  const foot = { do: 'shape', at: [at[0], at[1] + 0.58 * height] as [number, number], height: 0.5 * height } as const
  return [
    // Its glow in the dusty air.
    { do: 'shape', path: 'M50 2A48 48 0 1 1 49.9 2Z', ...place, steps: GLOW },
    // It is bolted to the sign's edge.
    {
      ...foot,
      path: ['M34 0H66L72 60H28Z', 'M10 56H90V100H10Z'],
      steps: [
        { do: 'surface', profile: { kind: 'round', width: 0.06, height: 0.05 }, material: ZINC },
        { do: 'wear', dirt: 0.6, chips: 0.1, scratches: 4 },
      ],
    },
    {
      do: 'shape',
      path: 'M50 2A48 48 0 1 1 49.9 2Z',
      ...place,
      steps: [
        {
          do: 'surface',
          profile: { kind: 'round', width: 0.12, height: 0.1 },
          material: { colour: [0.02, 0.02, 0.022], metal: 0, rough: 0.4, coat: 0.6, coatRough: 0.2 },
        },
      ],
    },
    {
      do: 'shape',
      path: 'M50 13A37 37 0 1 1 49.9 13Z',
      ...place,
      steps: [
        {
          do: 'surface',
          profile: { kind: 'inflate', height: 0.7 },
          bumps: [{ kind: 'hammered', amount: 0.02, scale: 0.07 }],
          paint: { kind: 'edge', colours: ['#b33a00', '#ff7a10', '#ffd27a'], width: 0.36 },
          material: { colour: [1, 0.4, 0.05], metal: 0, rough: 0.3, coat: 1, glow: 5 },
        },
      ],
    },
  ]
}

/** A traffic cone, seen from a little above; turned about its axis. */
export function cone({ at, height, turn = 0 }: Place): SceneStep[] {
  return [
    // It stands before what is behind it.
    {
      do: 'shape',
      path: 'M2 88H106L112 101H-6Z',
      at: [at[0] + 0.006, at[1] + 0.006],
      height,
      steps: [{ do: 'fill', colour: [0, 0, 0], blur: 0.022, opacity: 0.9 }],
    },
    {
      do: 'solids',
      shadow: 0,
      things: [{ kind: 'cone', at: [at[0], at[1] + 0.46 * height], size: 0.92 * height, tilt: 76, spin: turn }],
    },
  ]
}
