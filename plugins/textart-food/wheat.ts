import type { Recipe } from '@gateway/sdk-plugin/text-art'

/** An ear of wheat in a view of 100 × 300, its tip up: stalk, awns, the two outer rows of grain, the middle row. */
const STALK = 'M48 150C47 200 50 250 56 300L60 300C54 250 51 200 52 150Z'
const AWNS = [
  'M34 130L10 75',
  'M66 130L90 75',
  'M34 115L17 57',
  'M66 115L83 58',
  'M34 100L11 45',
  'M66 100L88 44',
  'M34 85L12 29',
  'M66 85L85 28',
  'M34 70L13 14',
  'M66 70L87 14',
  'M34 55L13 -1',
  'M66 55L84 -2',
  'M34 40L14 -17',
  'M66 40L86 -17',
  'M34 25L12 -31',
  'M66 25L90 -30',
]
const OUTER = [
  'M50 150C40 150 32 136 32 126C42 128 53 140 50 150Z',
  'M50 135C40 135 32 121 33 111C42 114 53 126 50 135Z',
  'M50 120C40 120 32 107 33 97C43 99 53 111 50 120Z',
  'M50 105C40 105 33 92 34 83C43 84 53 96 50 105Z',
  'M50 90C40 90 33 78 34 68C43 70 53 81 50 90Z',
  'M50 75C40 75 33 63 35 54C44 55 53 66 50 75Z',
  'M50 60C41 61 34 48 35 40C44 41 54 51 50 60Z',
  'M50 45C41 46 34 34 36 25C44 26 54 36 50 45Z',
  'M50 143C47 133 58 121 68 119C68 129 60 143 50 143Z',
  'M50 128C47 119 58 107 67 104C68 114 60 128 50 128Z',
  'M50 113C47 104 57 92 67 90C68 100 60 113 50 113Z',
  'M50 98C47 89 57 77 66 76C67 85 60 98 50 98Z',
  'M50 83C47 74 57 63 66 61C67 71 60 83 50 83Z',
  'M50 68C47 59 56 48 65 47C67 56 60 68 50 68Z',
  'M50 53C46 44 56 34 65 33C66 41 59 54 50 53Z',
  'M50 38C46 29 56 19 64 18C66 27 59 39 50 38Z',
]
const MIDDLE = [
  'M50 142C44 136 46 121 53 115C57 122 57 137 50 142Z',
  'M50 127C43 122 45 107 50 100C56 107 57 122 50 127Z',
  'M50 112C43 107 44 92 50 85C55 92 57 107 50 112Z',
  'M50 97C43 92 43 77 49 70C55 77 57 91 50 97Z',
  'M50 82C43 77 42 62 47 55C54 61 56 76 50 82Z',
  'M50 67C43 62 42 47 47 40C54 46 56 61 50 67Z',
  'M50 52C43 47 44 32 50 25C55 32 57 47 50 52Z',
  'M50 38C42 32 44 16 50 8C56 16 58 32 50 38Z',
]

type Step = Extract<Recipe['steps'][number], { do: 'shape' }>

const SHADOW: Step['steps'][number] = {
  do: 'shadow',
  tint: '#120804',
  grow: 0,
  layers: [
    { blur: 0.006, lift: 0.008, strength: 0.6 },
    { blur: 0.02, lift: 0.025, strength: 0.4 },
  ],
}

const STRAW: Step['steps'] = [
  SHADOW,
  {
    do: 'surface',
    profile: { kind: 'inflate', height: 1.1 },
    soft: 0.002,
    bumps: [{ kind: 'grain', amount: 0.0015, scale: 0.012 }],
    paint: { kind: 'edge', colours: ['#8a5a1c', '#c99040', '#e6bd70'], width: 0.022 },
    material: { colour: [0.6, 0.36, 0.11], metal: 0, rough: 0.5, coat: 0.3, coatRough: 0.3, scatter: 0.4 },
  },
]

/** An ear of wheat in the scene; place in shares of the frame, height in frame heights. */
export function ear(at: [number, number], height: number, turn: number): Step[] {
  const placed = { do: 'shape', view: [100, 300], at, height, turn, steps: STRAW } as const
  return [
    { ...placed, path: AWNS, stroke: 1.3 },
    { ...placed, path: STALK },
    { ...placed, path: OUTER },
    { ...placed, path: MIDDLE },
  ]
}
