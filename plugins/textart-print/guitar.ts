import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Extract<Recipe['steps'][number], { do: 'shape' }>
type Inner = Step['steps']

const VIEW = [200, 100] as const
const BODY = 'M-10 112V22C-6 6 6 -4 22 -12H212V56C203 76 187 92 166 104L150 112Z'

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

const FRETS = [168, 176, 184.5, 193.5].map((x) => `M${x} 8.6V24.4`)
const INLAYS = [172, 189].map((x) => disc(x, 16.4, 1.3))

const STRINGS = [11.2, 13.3, 15.4, 17.5, 19.6, 21.7]

/** The lacquered body of an electric guitar that fills the frame: binding, pickups, bridge, strings and knobs. */
export function guitar(): Step[] {
  return [
    part(BODY, [
      { do: 'shadow', layers: [{ blur: 0.05, lift: 0.05, strength: 0.8 }] },
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.12, height: 0.06 },
        material: { like: 'blackLacquer', coat: 1.2 },
      },
    ]),
    ...sunburst(),
    part('M20 -20L70 -20L10 120L-40 120ZM84 -20L98 -20L38 120L24 120Z', [
      { do: 'fill', colour: '#ffffff', opacity: 0.035, blur: 0.02, blend: 'add' },
    ]),
    part(BODY, [{ do: 'fill', colour: '#e9dcb4', line: 0.014, opacity: 0.92 }]),
    part(bar(163, 8.2, 60, 16.6, 0.6), [
      close(0.02),
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.02, height: 0.012 },
        bumps: [{ kind: 'brushed', amount: 0.002, scale: 0.05 }],
        material: { colour: [0.06, 0.022, 0.01], metal: 0, rough: 0.4, coat: 0.3 },
      },
    ]),
    part(FRETS, [{ do: 'surface', profile: { kind: 'inflate' }, material: 'silver' }], 0.7),
    part(INLAYS, [
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.004, height: 0.002 },
        bumps: [{ kind: 'waves', amount: 0.004, scale: 0.02 }],
        material: { colour: [0.75, 0.74, 0.7], metal: 0.2, rough: 0.25, coat: 0.6 },
      },
    ]),
    ...[58, 112].flatMap((x) => pickup(x)),
    part(bar(16, 7.6, 7, 18, 2), [
      close(0.03),
      { do: 'surface', profile: { kind: 'round', width: 0.022, height: 0.02 }, material: 'chrome' },
    ]),
    part(
      STRINGS.map((y) => `M19 ${y}L230 ${y - 0.15}`),
      [
        { do: 'shadow', tint: '#000000', grow: 0, layers: [{ blur: 0.003, lift: 0.014, strength: 0.7 }] },
        { do: 'surface', profile: { kind: 'inflate' }, material: { like: 'silver', rough: 0.2 } },
      ],
      0.42,
    ),
    ...[
      [176, 79],
      [190, 62],
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

function pickup(x: number): Step[] {
  return [
    part(bar(x, 6.6, 15, 20, 1.4), [
      close(0.02),
      { do: 'surface', profile: { kind: 'round', width: 0.014, height: 0.012 }, material: 'chrome' },
    ]),
    part(bar(x + 1.1, 7.8, 12.8, 17.6, 0.9), [
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.01, height: 0.008 },
        material: { like: 'chrome', rough: 0.14 },
      },
    ]),
    part(
      STRINGS.map((y) => disc(x + 7.5, y, 0.8)),
      [
        {
          do: 'surface',
          profile: { kind: 'dish', width: 0.004, height: 0.004 },
          material: { like: 'steel', rough: 0.25 },
        },
      ],
    ),
  ]
}

function knob(x: number, y: number): Step[] {
  return [
    part(disc(x, y, 5.6), [
      close(0.05),
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.02, height: 0.03 },
        bumps: [{ kind: 'wrinkles', amount: 0.004, scale: 0.008, reach: 0.02 }],
        material: { like: 'gold', rough: 0.2 },
      },
    ]),
    part(disc(x, y, 3.9), [
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.006, height: 0.004 },
        bumps: [{ kind: 'brushed', amount: 0.0006, scale: 0.01 }],
        material: { like: 'gold', rough: 0.22 },
      },
    ]),
  ]
}
