import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Extract<Recipe['steps'][number], { do: 'shape' }>
type Inner = Step['steps']

const VIEW = [200, 100] as const
const [X, Y] = [100, 50]
/** The skin, and the hoop around it from its inner to its outer edge. */
const SKIN = 93
const HOOP = [91.6, 98.4] as const
const LUGS = [-27, -9, 9, 27, 153, 171, 189, 207]

const part = (path: string | string[], steps: Inner, stroke?: number): Step => ({
  do: 'shape',
  path,
  view: VIEW,
  width: 1,
  ...(stroke === undefined ? {} : { stroke }),
  steps,
})

const disc = (x: number, y: number, r: number) => `M${x} ${y - r}A${r} ${r} 0 1 1 ${x - 0.01} ${y - r}Z`
const onRim = (angle: number, radius: number) =>
  [X + radius * Math.cos((angle * Math.PI) / 180), Y + radius * Math.sin((angle * Math.PI) / 180)] as const

/** Where the round tips of sticks have struck: dull spots, drawn out a little, most of them near the middle. */
const STRUCK = Array.from({ length: 90 }, (_, at) => {
  const hash = (by: number) => Math.abs(Math.sin((at + 1) * by) * 4371.7) % 1
  const [x, y] = onRim(hash(12.99) * 360, 36 * Math.sqrt(hash(78.23)))
  const [lean, long] = [(hash(3.3) - 0.5) * 1.6, 0.1 + 0.7 * hash(5.7) ** 2]
  const [dx, dy] = [long * Math.cos(lean), long * Math.sin(lean)]
  return `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`
})

/** The coated skin of a large drum, its hoop of chrome in the corners of the frame. */
export function drum(): Step[] {
  return [
    part(disc(X, Y, HOOP[1]), [
      {
        do: 'shadow',
        grow: 0.02,
        tint: '#000000',
        layers: [
          { blur: 0.02, lift: 0.02, strength: 0.9 },
          { blur: 0.1, lift: 0.08, strength: 0.7 },
        ],
      },
    ]),
    part(disc(X, Y, SKIN), [
      { do: 'clad', kind: 'paper', colours: ['#efebe0', '#e2dccb'], relief: 0.16, scale: 0.5 },
      // The shell's edge below the skin, and the shade of the hoop.
      { do: 'fill', colour: '#8a7a5c', line: 0.1, blur: 0.07, opacity: 0.6, blend: 'multiply' },
      { do: 'fill', colour: '#4a4034', line: 0.03, blur: 0.018, opacity: 0.7, blend: 'multiply' },
    ]),
    // The lamp stands at the upper left; the far side of the skin is in the stage's blue.
    part(disc(X, Y, SKIN), [
      {
        do: 'fill',
        blend: 'multiply',
        paint: {
          kind: 'radial',
          at: [0.34, 0.3],
          radius: 1.25,
          colours: [
            [1.16, 1.12, 1.04],
            [1, 0.98, 0.95],
            [0.7, 0.69, 0.74],
            [0.42, 0.42, 0.54],
          ],
        },
      },
    ]),
    part(disc(X, Y + 2, 26), [{ do: 'fill', colour: '#847c70', blur: 0.16, opacity: 0.55, blend: 'multiply' }]),
    part(disc(X, Y, 84.5), [{ do: 'fill', colour: '#6a5c44', line: 0.004, blur: 0.003, opacity: 0.35 }]),
    part(STRUCK, [{ do: 'fill', colour: '#7c766c', blur: 0.005, opacity: 0.42, blend: 'multiply' }], 1.9),
    part(`${disc(X, Y, HOOP[1])}${disc(X, Y, HOOP[0])}`, [
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.03, height: 0.03 },
        soft: 0.006,
        material: { like: 'chrome', rough: 0.12 },
        gain: 1.2,
      },
    ]),
    ...LUGS.flatMap((angle) => lug(...onRim(angle, (HOOP[0] + HOOP[1]) / 2 + 0.4))),
  ]
}

/** A claw over the hoop, and the square head of the rod that pulls it down. */
function lug(x: number, y: number): Step[] {
  return [
    part(disc(x, y, 3), [
      { do: 'shadow', tint: '#000000', layers: [{ blur: 0.012, lift: 0.012, strength: 0.8 }] },
      { do: 'surface', profile: { kind: 'inflate', height: 0.7 }, material: { like: 'chrome', rough: 0.14 } },
    ]),
    part(disc(x, y, 1.5), [
      { do: 'fill', colour: '#08080a', grow: 0.005 },
      {
        do: 'surface',
        profile: { kind: 'bevel', width: 0.006, height: 0.006 },
        material: { like: 'steel', rough: 0.2 },
      },
    ]),
  ]
}

/** A stick laid on the skin: hickory, its tip worn. */
export function stick(at: readonly [number, number], turn: number): Step[] {
  const piece = (path: string, steps: Inner): Step => ({ ...part(path, steps), at, turn, width: 0.62 })
  const body =
    'M0 49.2C3 46.6 8 46.4 11 48C16 48.6 30 46.4 52 45.6H230V54.4H52C30 53.6 16 51.4 11 52C8 53.6 3 53.4 0 50.8Z'
  return [
    piece(body, [
      {
        do: 'shadow',
        tint: '#1a1410',
        layers: [
          { blur: 0.01, lift: 0.02, strength: 0.75 },
          { blur: 0.05, lift: 0.08, strength: 0.65 },
        ],
      },
      {
        do: 'surface',
        profile: { kind: 'inflate', height: 1 },
        bumps: [{ kind: 'brushed', amount: 0.0026, scale: 0.02 }],
        material: { colour: '#d8a566', metal: 0, rough: 0.5, coat: 0.25, coatRough: 0.3 },
        paint: { kind: 'mottled', colours: ['#9c6830', '#cf9f62', '#e2b87e'], width: 0.04, scale: 0.5, spread: 0.7 },
      },
    ]),
  ]
}
