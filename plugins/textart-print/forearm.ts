import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Scene = Extract<Recipe['steps'][number], { do: 'scene' }>
type Step = Scene['steps'][number]
type Inner = Extract<Step, { do: 'shape' }>['steps']

const VIEW = [200, 100] as const
/** From the elbow, to the left outside of the frame, to the wrist. */
const ARM = 'M-30 -3C10 -7 60 -6 104 1C140 6.6 176 11 232 13V88C176 92 140 97 100 101C56 106 10 107 -30 104Z'
/** Veins that show a little, and creases before the wrist. */
const VEINS = ['M-6 70C30 62 52 74 84 66C112 60 132 70 206 60', 'M84 66C100 76 120 82 150 78']
const CREASES = ['M188 14C184 36 184 64 187 86', 'M192.6 14C189.6 40 190 60 192 86']

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
      pools: [{ at: [0.2, 0], size: 0.6, colour: '#6a3a22', strength: 0.5 }],
    },
    part(ARM, [
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.5, height: 0.3 },
        soft: 0.03,
        bumps: [
          { kind: 'hammered', amount: 0.0005, scale: 0.009 },
          { kind: 'grain', amount: 0.0004, scale: 0.016 },
          { kind: 'waves', amount: 0.01, scale: 0.7 },
        ],
        material: { colour: '#c68a68', metal: 0, rough: 0.55, coat: 0.22, coatRough: 0.42 },
        paint: {
          kind: 'mottled',
          colours: ['#a8604a', '#c4866a', '#d09a7c', '#cc9070'],
          width: 0.3,
          scale: 0.2,
          spread: 0.35,
        },
        hollows: 0.6,
        bounce: 0,
      },
      // Light that has run through the skin comes out red at the edges.
      { do: 'fill', colour: '#a02c18', line: 0.05, blur: 0.06, opacity: 0.4, blend: 'multiply' },
    ]),
    part(VEINS, [{ do: 'fill', colour: '#5c6a78', blur: 0.02, opacity: 0.22, blend: 'multiply' }], 2.2),
    part(CREASES, [{ do: 'fill', colour: '#6a2c1c', blur: 0.006, opacity: 0.3, blend: 'multiply' }], 0.5),
  ]
}
