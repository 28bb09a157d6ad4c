import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Scene = Extract<Recipe['steps'][number], { do: 'scene' }>
type Step = Scene['steps'][number]
type Shape = Extract<Step, { do: 'shape' }>
type Inner = Shape['steps']

const VIEW = [200, 100] as const
/** From the elbow, to the left outside of the frame, to the wrist. */
const ARM = 'M-40 2C10 -4 62 -1 108 6C148 12 184 18 240 20V84C184 87 150 92 108 97C60 103 10 106 -40 102Z'
/** Veins that show a little, tendons and creases before the wrist. */
const VEINS = ['M-6 72C30 64 52 76 84 68C112 62 132 72 206 62', 'M84 68C104 79 130 84 206 79']
const TENDONS = ['M150 44C170 42 190 42 214 43', 'M146 56C170 55 190 54 214 53']
const CREASES = ['M190 18C186 38 186 62 189 84', 'M194.6 18C191.6 40 192 60 194 84']

const hash = (at: number, by: number) => Math.abs(Math.sin((at + 1) * by) * 4371.7) % 1

/** A hair from its root to its tip, which is fine: `turn` is where it points, `curl` how far it bends to one side. */
function hair(x: number, y: number, long: number, turn: number, curl: number, thick: number): string {
  const at = (along: number, aside: number) => {
    const dx = along * Math.cos(turn) - aside * Math.sin(turn)
    const dy = along * Math.sin(turn) + aside * Math.cos(turn)
    return `${(x + dx).toFixed(2)} ${(y + dy).toFixed(2)}`
  }
  const bend = curl * long
  return `M${at(0, 0)}Q${at(0.5 * long, bend)} ${at(long, 0)}Q${at(0.5 * long, bend + thick)} ${at(0, thick)}Z`
}

/**
 * Fine hairs that all grow one way, along the arm and a little down to its lower side, in sparse tufts: those beside each
 * other lean alike.
 */
const HAIRS = Array.from({ length: 300 }, (_, at) => {
  const tuft = at - (at % 3)
  const x = hash(tuft, 12.99) * 208 - 6 + 7 * hash(at, 31.1)
  const y = 3 + hash(tuft, 78.23) * 92 + 6 * hash(at, 17.3)
  const turn = 0.12 + 0.0075 * (y - 26) + 0.14 * Math.sin(x / 31 + y / 40) + 0.07 * (hash(at, 5.7) - 0.5)
  return hair(x, y, 3 + 4.6 * hash(at, 3.3), turn, 0.07 + 0.12 * hash(tuft, 9.1), 0.1 + 0.09 * hash(at, 7.7))
})

/** Freckles, some of them moles. */
const FRECKLES = Array.from({ length: 70 }, (_, at) => {
  const [x, y] = [hash(at, 41.3) * 200, 6 + hash(at, 63.7) * 84]
  const r = 0.16 + 0.42 * hash(at, 11.9) ** 3
  return `M${(x - r).toFixed(2)} ${y.toFixed(2)}A${r} ${r} 0 1 1 ${(x - r).toFixed(2)} ${(y + 0.01).toFixed(2)}Z`
})

/** Down that stands out over the upper side, against the dark of the room. */
const DOWN = Array.from({ length: 260 }, (_, at) => {
  const x = hash(at, 21.7) * 200
  const edge = x < 108 ? -1.5 + 7.5 * (x / 108) ** 2 : 6 + 0.14 * (x - 108)
  return hair(x, edge + 1, 1.6 + 1.8 * hash(at, 3.9), -0.5 + 0.45 * hash(at, 15.3), 0.25, 0.16)
})

const part = (path: string | string[], steps: Inner, stroke?: number): Shape => ({
  do: 'shape',
  path,
  view: VIEW,
  width: 1,
  ...(stroke === undefined ? {} : { stroke }),
  steps,
})

/** The lamp in the skin's own oil, along the arm and over what is drawn on it. */
export function sheen(): Step {
  const band = 'M-20 17C40 12 90 15 130 22C160 27 190 32 220 34V44C180 43 150 40 120 36C80 31 40 32 -20 38Z'
  const steps: Inner = [{ do: 'fill', colour: [0.78, 0.86, 1], blur: 0.09, blend: 'add', gain: 0.03 }]
  return { ...part(band, steps), within: ARM }
}

/** A forearm from close by, lit from above; the room behind it is dark and out of focus. */
export function forearm(): Step[] {
  return [
    {
      do: 'backdrop',
      colours: ['#0c0a0c', '#141014', '#0a0809'],
      pools: [{ at: [0.8, 0], size: 0.3, colour: '#6a3a22', strength: 0.6 }],
    },
    part(DOWN, [{ do: 'fill', colour: '#c08a6a', opacity: 0.5 }]),
    part(ARM, [
      {
        do: 'clad',
        kind: 'skin',
        colours: [
          [0.6, 0.37, 0.265],
          [0.5, 0.22, 0.15],
          [0.34, 0.18, 0.11],
        ],
        scale: 0.36,
        profile: { kind: 'inflate', height: 0.62 },
        relief: 0.46,
        hollows: 1,
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
      { do: 'fill', colour: '#8c3826', line: 0.03, blur: 0.05, opacity: 0.35, blend: 'multiply' },
    ]),
    // Redder and paler places, and freckles.
    part(ARM, [
      {
        do: 'fill',
        blend: 'multiply',
        paint: {
          kind: 'mottled',
          colours: [
            [1.04, 1.02, 1.02],
            [1, 0.9, 0.87],
            [0.97, 0.97, 0.98],
            [1.02, 0.93, 0.9],
          ],
          width: 0.5,
          scale: 0.16,
          spread: 0.7,
        },
      },
    ]),
    part(FRECKLES, [{ do: 'fill', colour: '#8a4526', blur: 0.0022, opacity: 0.42, blend: 'multiply' }]),
    part(VEINS, [{ do: 'fill', colour: '#5c6a78', blur: 0.018, opacity: 0.42, blend: 'multiply' }], 2.1),
    part(TENDONS, [{ do: 'fill', colour: '#ffd9bc', blur: 0.02, opacity: 0.1, blend: 'add', gain: 0.4 }], 2),
    part(CREASES, [{ do: 'fill', colour: '#6a2c1c', blur: 0.006, opacity: 0.35, blend: 'multiply' }], 0.5),
    { ...part(HAIRS, [{ do: 'fill', colour: '#34180c', opacity: 0.12, blend: 'multiply' }]), within: ARM },
  ]
}
