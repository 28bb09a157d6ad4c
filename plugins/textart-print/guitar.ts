import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Extract<Recipe['steps'][number], { do: 'shape' }>
type Inner = Step['steps']

const VIEW = [200, 100] as const
const BODY = 'M-10 112V22C-6 6 6 -4 22 -12H212V92C206 98 200 104 192 112Z'

function part(path: string | string[], steps: Inner, stroke?: number): Step {
  return { do: 'shape', path, view: VIEW, width: 1, ...(stroke === undefined ? {} : { stroke }), steps }
}

function bar(left: number, top: number, width: number, height: number, r = 1): string {
  const [right, bottom] = [left + width, top + height]
  return (
    `M${left + r} ${top}H${right - r}A${r} ${r} 0 0 1 ${right} ${top + r}` +
    `V${bottom - r}A${r} ${r} 0 0 1 ${right - r} ${bottom}` +
    `H${left + r}A${r} ${r} 0 0 1 ${left} ${bottom - r}V${top + r}A${r} ${r} 0 0 1 ${left + r} ${top}Z`
  )
}

function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`
}

function disc(x: number, y: number, r: number): string {
  return `M${x} ${y - r}A${r} ${r} 0 1 1 ${x - 0.01} ${y - r}Z`
}

const close = (lift: number): Inner[number] => ({
  do: 'shadow',
  tint: '#000000',
  layers: [
    { blur: 0.006, lift: lift * 0.5, strength: 0.8 },
    { blur: 0.03, lift, strength: 0.6 },
  ],
})

const FRETS = [139.5, 152.5, 166.5, 181.5, 197.5].map((x) => `M${x} -8V27.6`)
const INLAYS = [146, 174].map((x) => disc(x, 9.8, 2.1))

/** The upper two lie outside of the picture. */
const STRINGS = [-2.6, 2.7, 8, 13.3, 18.6, 23.9]

/** The lacquered body of an electric guitar that fills the frame: binding, pickups, bridge, strings and knobs. */
export function guitar(): Step[] {
  return [
    part(BODY, [
      { do: 'shadow', layers: [{ blur: 0.05, lift: 0.05, strength: 0.8 }] },
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.3, height: 0.13 },
        material: { like: 'blackLacquer', coat: 1.2 },
      },
    ]),
    ...sunburst(),
    part(BODY, [{ do: 'fill', colour: '#e9dcb4', line: 0.014, opacity: 0.92 }]),
    ...gloss('behind'),
    part(bar(130, -10, 90, 38.4, 0.8), [
      close(0.035),
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.02, height: 0.012 },
        bumps: [{ kind: 'brushed', amount: 0.002, scale: 0.05 }],
        material: { colour: [0.06, 0.022, 0.01], metal: 0, rough: 0.4, coat: 0.3 },
      },
    ]),
    part(FRETS, [{ do: 'surface', profile: { kind: 'inflate' }, material: 'silver' }], 1.1),
    part(INLAYS, [
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.004, height: 0.002 },
        bumps: [{ kind: 'waves', amount: 0.004, scale: 0.02 }],
        material: { colour: [0.75, 0.74, 0.7], metal: 0.2, rough: 0.25, coat: 0.6 },
      },
    ]),
    ...[34, 96].flatMap((x) => pickup(x)),
    part(bar(8, -10, 12, 40, 3), [
      close(0.05),
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.035, height: 0.034 },
        soft: 0.008,
        material: { like: 'chrome', rough: 0.1 },
        gain: 1.3,
      },
    ]),
    ...strings(),
    ...[
      [163, 90],
      [188, 72],
    ].flatMap(([x, y]) => knob(x!, y!)),
  ]
}

/** Sprayed rings, each a little smaller and more amber than the one before. */
function sunburst(): Step[] {
  return Array.from({ length: 9 }, (_, ring) =>
    part(oval(96, 48, 86 - 8 * ring, 43 - 4.2 * ring), [
      { do: 'fill', colour: [0.026, 0.0016 + 0.0007 * ring, 0.0005], blur: 0.032, blend: 'add' },
    ]),
  )
}

/** Wound ones are thicker and warmer than plain ones. Straight ones are drawn, not modelled: they are two pixels wide. */
function strings(): Step[] {
  const line = (y: number, stroke: number, step: Inner[number]) => part(`M14 ${y}H230`, [step], stroke)
  return [
    part(
      STRINGS.map((y) => `M16 ${y + 1.8}H230`),
      [{ do: 'fill', colour: '#000000', blur: 0.006, opacity: 0.75 }],
      0.9,
    ),
    ...STRINGS.flatMap((y, index) => {
      const thick = 1.06 - 0.1 * index
      return [
        line(y, thick, { do: 'fill', colour: index < 3 ? '#8d7a5e' : '#85888f' }),
        line(y - thick * 0.18, thick * 0.4, { do: 'fill', colour: index < 3 ? '#f3e3c4' : '#f4f6fa' }),
      ]
    }),
    part(
      STRINGS.map((y) => bar(10.4, y - 1.7, 7.4, 3.4, 1)),
      [{ do: 'surface', profile: { kind: 'round', width: 0.012, height: 0.012 }, material: 'chrome' }],
    ),
  ]
}

/** Two coils in a black ring that is screwed on, a pole below each string. */
function pickup(x: number): Step[] {
  const screws = [x + 2, x + 20].map((at) => disc(at, 29.4, 0.9))
  const poles = [x + 6.9, x + 15.1].flatMap((at) => STRINGS.map((y) => disc(at, y, 1.15)))
  return [
    part(bar(x, -12, 22, 43.6, 2.2), [
      close(0.025),
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.02, height: 0.012 },
        material: { colour: [0.012, 0.012, 0.014], metal: 0, rough: 0.25, coat: 0.6 },
      },
    ]),
    part(
      [bar(x + 3, -10, 7.6, 38, 3), bar(x + 11.4, -10, 7.6, 38, 3)],
      [
        close(0.01),
        {
          do: 'surface',
          profile: { kind: 'round', width: 0.03, height: 0.026 },
          material: { colour: [0.78, 0.7, 0.5], metal: 0, rough: 0.3, coat: 0.7 },
        },
      ],
    ),
    part(poles, [
      { do: 'fill', colour: '#5b5445', grow: 0.0025 },
      { do: 'fill', colour: '#cfd2d8' },
    ]),
    part(screws, [
      { do: 'fill', colour: '#2c2c30', grow: 0.002 },
      { do: 'fill', colour: '#b9bcc4' },
    ]),
  ]
}

function knob(x: number, y: number): Step[] {
  return [
    part(disc(x, y, 8), [
      close(0.05),
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.02, height: 0.03 },
        bumps: [{ kind: 'wrinkles', amount: 0.004, scale: 0.008, reach: 0.02 }],
        material: { like: 'gold', rough: 0.2 },
      },
    ]),
    part(disc(x, y, 5.6), [
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.006, height: 0.004 },
        bumps: [{ kind: 'brushed', amount: 0.0006, scale: 0.01 }],
        material: { like: 'gold', rough: 0.22 },
      },
    ]),
  ]
}

/** Above this line, in the view, is what is screwed on: the lacquer's mirror image lies behind it. */
const HARDWARE = 33

/** What the lacquer mirrors: a window with panes, bent by the curve of the body; over the writing, not over chrome. */
export function gloss(where: 'behind' | 'over'): Step[] {
  const panes = [
    'M16 -6C30 -6 44 -6 56 -6C44 22 30 52 22 106H-12C-8 60 2 26 16 -6Z',
    'M62 -6H84C70 24 57 56 50 106H29C36 56 50 22 62 -6Z',
    'M92 -6H97C84 24 72 56 65 106H60C68 56 80 22 92 -6Z',
  ]
  const within = where === 'behind' ? `M-40 -20H240V${HARDWARE}H-40Z` : `M-40 ${HARDWARE}H240V120H-40Z`
  // Over the writing it must be strong enough to be seen on pale ink.
  const opacity = where === 'over' ? 0.12 : 0.075
  return [{ ...part(panes, [{ do: 'fill', colour: '#dfe8ff', opacity, blur: 0.006, blend: 'add' }]), within }]
}
