import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Scene = Extract<Recipe['steps'][number], { do: 'scene' }>
type Step = Scene['steps'][number]
type Inner = Extract<Step, { do: 'shape' }>['steps']

const VIEW = [200, 100] as const
/** From the elbow, to the left outside of the frame, to the wrist. */
const ARM = 'M-40 2C10 -4 62 -1 108 6C148 12 184 18 240 20V84C184 87 150 92 108 97C60 103 10 106 -40 102Z'
/** Veins that show a little, tendons and creases before the wrist. */
const VEINS = ['M-6 72C30 64 52 76 84 68C112 62 132 72 206 62', 'M84 68C100 78 120 82 150 78']
const TENDONS = ['M150 44C170 42 190 42 214 43', 'M146 56C170 55 190 54 214 53']
const CREASES = ['M190 18C186 38 186 62 189 84', 'M194.6 18C191.6 40 192 60 194 84']

/** Short hairs that lie along the arm, each bent its own way. */
const HAIRS = Array.from({ length: 150 }, (_, at) => {
  const hash = (by: number) => Math.abs(Math.sin((at + 1) * by) * 4371.7) % 1
  const [x, y] = [hash(12.99) * 196, 8 + hash(78.23) * 84]
  const [long, lean] = [3 + 3.6 * hash(3.3), (hash(5.7) - 0.3) * 2.6]
  const to = (along: number, down: number) => `${(x + along * long).toFixed(1)} ${(y + down * lean).toFixed(1)}`
  return `M${to(0, 0)}Q${to(0.6, 0.2)} ${to(1, 1)}`
}).join('')

const part = (path: string | string[], steps: Inner, stroke?: number): Step => ({
  do: 'shape',
  path,
  view: VIEW,
  width: 1,
  ...(stroke === undefined ? {} : { stroke }),
  steps,
})

/** A forearm from close by, lit from above; the room behind it is dark and out of focus. */
export function forearm(): Step[] {
  return [
    {
      do: 'backdrop',
      colours: ['#0c0a0c', '#141014', '#0a0809'],
      pools: [{ at: [0.8, 0], size: 0.3, colour: '#6a3a22', strength: 0.6 }],
    },
    part(ARM, [
      {
        do: 'clad',
        kind: 'skin',
        scale: 0.45,
        profile: { kind: 'inflate', height: 0.62 },
        relief: 1,
        hollows: 0.5,
        gain: 1,
      },
      // The lamp hangs over the middle: what turns away below is in its own shade.
      {
        do: 'fill',
        blend: 'multiply',
        paint: {
          kind: 'vertical',
          colours: [
            [0.78, 0.72, 0.7],
            [1.06, 1.04, 1.02],
            [1.02, 0.97, 0.94],
            [0.74, 0.6, 0.54],
            [0.4, 0.25, 0.2],
          ],
        },
      },
      // Light that has run through the skin comes out red at the edges.
      { do: 'fill', colour: '#a02c18', line: 0.05, blur: 0.06, opacity: 0.4, blend: 'multiply' },
    ]),
    part(VEINS, [{ do: 'fill', colour: '#5c6a78', blur: 0.02, opacity: 0.26, blend: 'multiply' }], 2.2),
    part(TENDONS, [{ do: 'fill', colour: '#ffd9bc', blur: 0.02, opacity: 0.1, blend: 'add', gain: 0.4 }], 2),
    part(CREASES, [{ do: 'fill', colour: '#6a2c1c', blur: 0.006, opacity: 0.35, blend: 'multiply' }], 0.5),
    part(HAIRS, [{ do: 'fill', colour: '#3a1a0c', blur: 0.0012, opacity: 0.3, blend: 'multiply' }], 0.16),
  ]
}
