import type { Shape } from './props.ts'

/** On a disc 100 across. */
const MARIA = [
  'M22 26C34 12 48 18 46 30C44 42 30 48 24 42C17 38 17 32 22 26Z',
  'M50 22C60 16 72 24 70 34C67 42 54 40 50 34Z',
  'M64 36C78 32 86 44 80 54C72 62 62 52 64 36Z',
  'M14 50C22 44 34 52 32 64C28 76 16 72 13 62Z',
  'M36 56C46 50 54 58 50 66C44 72 36 66 36 56Z',
]
const CRATERS = ['M54 80A4 4 0 1 1 54 88A4 4 0 1 1 54 80Z', 'M38 48A2.4 2.4 0 1 1 38 53A2.4 2.4 0 1 1 38 48Z']

const PLACE = { at: [0.2, 0.115], height: 0.13 } as const

/** A full moon in its glow, high on the left. */
export const MOON: Shape[] = [
  {
    do: 'shape',
    path: 'M50 0A50 50 0 0 1 50 100A50 50 0 0 1 50 0Z',
    ...PLACE,
    steps: [
      { do: 'fill', colour: [0.55, 0.7, 0.95], grow: 0.1, blur: 0.4, blend: 'add', gain: 0.8 },
      {
        do: 'fill',
        paint: {
          kind: 'mottled',
          colours: [
            [0.9, 0.94, 0.98],
            [1.2, 1.2, 1.16],
            [0.84, 0.89, 0.94],
          ],
          width: 0.4,
          scale: 0.2,
          spread: 0.7,
        },
      },
    ],
  },
  // Its seas, and two craters with their rays.
  {
    do: 'shape',
    path: MARIA,
    view: [100, 100],
    ...PLACE,
    steps: [{ do: 'fill', colour: [0.42, 0.48, 0.58], blur: 0.03, blend: 'multiply', opacity: 0.85 }],
  },
  {
    do: 'shape',
    path: CRATERS,
    view: [100, 100],
    ...PLACE,
    steps: [{ do: 'fill', colour: [0.5, 0.5, 0.48], blur: 0.012, blend: 'add' }],
  },
]
