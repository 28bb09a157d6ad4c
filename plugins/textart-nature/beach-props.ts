import type { Recipe } from '@gateway/sdk-plugin/text-art'
import type { Place, Shape } from './props.ts'

/** What lies on a ground that is seen from the side. */
interface Lying extends Place {
  /** Height as a share of the width: 1 is seen from above. Default 1. */
  flat?: number
}

/** A path turned about the middle of its view and then pressed flat; it has only absolute points. */
function laid(path: string, turn: number, flat: number): string {
  const [cos, sin] = [Math.cos((turn / 180) * Math.PI), Math.sin((turn / 180) * Math.PI)]
  return path.replaceAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x: string, y: string) => {
    const dx = Number(x) - 50
    const dy = Number(y) - 50
    return `${(50 + cos * dx - sin * dy).toFixed(2)} ${(50 + (sin * dx + cos * dy) * flat).toFixed(2)}`
  })
}

const ARMS =
  'M50 4C55 4 58 20 62 34C76 32 94 30 96 36C97 42 82 50 71 57C77 72 86 88 80 92C74 96 62 84 50 73C38 84 26 96 20 92' +
  'C14 88 23 72 29 57C18 50 3 42 4 36C6 30 24 32 38 34C42 20 45 4 50 4Z'

/** A starfish. */
export function starfish({ at, height, turn = 0, flat = 1 }: Lying): Shape {
  return {
    do: 'shape',
    path: laid(ARMS, turn, flat),
    at,
    height,
    steps: [
      { do: 'shadow', layers: [{ blur: 0.03, lift: 0.07, strength: 0.8 }], tint: [0.25, 0.16, 0.12] },
      {
        do: 'surface',
        profile: { kind: 'inflate', height: 1 },
        bumps: [
          { kind: 'hammered', amount: 0.025, scale: 0.06 },
          { kind: 'grain', amount: 0.01, scale: 0.03 },
        ],
        paint: { kind: 'edge', colours: ['#8e3410', '#d9642a', '#f0a05c'], width: 0.12 },
        material: { colour: [0.8, 0.3, 0.1], metal: 0, rough: 0.7, scatter: 0.3 },
      },
    ],
  }
}

/** The ribs of a scallop, from its hinge at the lower side to its rim, and the two ears beside the hinge. */
const RIBS = Array.from({ length: 9 }, (_, index) => {
  const point = (angle: number, radius: number) =>
    `${(50 + Math.sin(angle) * radius).toFixed(1)} ${(90 - Math.cos(angle) * radius).toFixed(1)}`
  const [from, to] = [(index - 4.5) * 0.25, (index - 3.5) * 0.25]
  const middle = (from + to) / 2
  const rim = 84 - 5 * Math.abs(index - 4) ** 1.3
  return `M${point(from, 6)}L${point(from, rim - 3)}Q${point(middle, rim + 4)} ${point(to, rim - 3)}L${point(to, 6)}Z`
})
const EARS = 'M50 96L30 94L36 80L50 84L64 80L70 94Z'

/** A scallop, its colour from the hinge to the rim. */
export function scallop({
  at,
  height,
  turn = 0,
  flat = 1,
  colours,
}: Lying & { colours: [string, string, string] }): Shape[] {
  const place = { at, height }
  const shell = { colour: colours[1], metal: 0, rough: 0.5, coat: 0.4, coatRough: 0.3, scatter: 0.4 } as const
  const whole = [`M50 90L${RIBS.map((rib) => rib.slice(1, -1).split('L').slice(1, 2).join('')).join('L')}Z`]
  return [
    {
      do: 'shape',
      path: [EARS, ...whole].map((path) => laid(path, turn, flat)),
      ...place,
      steps: [
        { do: 'shadow', layers: [{ blur: 0.03, lift: 0.1, strength: 0.8 }], tint: [0.25, 0.16, 0.12] },
        { do: 'surface', profile: { kind: 'inflate', height: 0.7 }, material: shell },
      ],
    },
    ...RIBS.map((path): Shape => ({
      do: 'shape',
      path: laid(path, turn, flat),
      ...place,
      steps: [
        {
          do: 'surface',
          profile: { kind: 'inflate', height: 1.4 },
          bumps: [{ kind: 'grain', amount: 0.003, scale: 0.03 }],
          paint: { kind: 'vertical', colours },
          material: shell,
        },
      ],
    })),
  ]
}

const MOUND = 'M2 62C10 50 22 54 32 47C42 40 54 50 66 46C80 41 90 52 98 62C100 78 70 90 48 90C24 90 0 80 2 62Z'

/** Sand that the wind has laid over the lower side of what lies there. */
export function buried({ at, height }: Place, colour: readonly [number, number, number]): Shape {
  return {
    do: 'shape',
    path: MOUND,
    at,
    height,
    soft: 0.025,
    steps: [
      { do: 'fill', colour, paint: { kind: 'vertical', colours: [lighter(colour, 1.02), lighter(colour, 0.78)] } },
      { do: 'grit', amount: 0.28, scale: 0.04 },
    ],
  }
}

const lighter = (colour: readonly [number, number, number], by: number) =>
  [colour[0] * by, colour[1] * by, colour[2] * by] as const

/**
 * The shadow of a palm's leaf on the sand before the letters: leaflets on both sides of its rib, that lies flat.
 * Points are of a view that is the whole frame, 200 across.
 */
export function palmShade(
  from: readonly [number, number],
  to: readonly [number, number],
  tint: readonly [number, number, number],
): Shape {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const bow = 0.16 * Math.abs(dx)
  const ribAt = (t: number) => [from[0] + dx * t, from[1] + dy * t - bow * 4 * t * (1 - t) * FLAT] as const
  const leaflets = Array.from({ length: 2 * LEAFLETS }, (_, index) => {
    const side = index % 2 === 0 ? 1 : -1
    const t = 0.1 + 0.88 * ((index >> 1) / LEAFLETS) + (side > 0 ? 0 : 0.012)
    const [x, y] = ribAt(t)
    const long = Math.abs(dx) * 0.36 * Math.sin(Math.PI * (0.12 + 0.84 * t)) ** 0.7 * (1 + 0.12 * Math.sin(index * 2.3))
    const lean = Math.sign(dx) * (0.5 + 0.5 * t + 0.07 * Math.sin(index * 1.7))
    const tip = [x + long * Math.sin(lean), y + side * long * Math.cos(lean) * FLAT + 0.1 * long * FLAT]
    const wide = 2.3 + 0.5 * Math.sin(index * 3.1)
    const mx = (x + tip[0]!) / 2
    const my = (y + tip[1]!) / 2
    const points = [x, y, mx - wide, my - 0.4 * side, tip[0]!, tip[1]!, mx + wide, my + 0.4 * side, x, y]
    const [a, b, c, d, e, f, g, h, i, j] = points.map((value) => value.toFixed(2))
    return `M${a} ${b}Q${c} ${d} ${e} ${f}Q${g} ${h} ${i} ${j}Z`
  })
  return {
    do: 'shape',
    path: leaflets,
    view: [200, 100],
    height: 1,
    steps: [
      { do: 'fill', colour: tint, blur: 0.004, blend: 'multiply' },
      { do: 'fill', colour: tint, blur: 0.02, blend: 'multiply', opacity: 0.4 },
    ],
  }
}

const LEAFLETS = 22
/** How much of its depth ground shows that is seen at a slant. */
const FLAT = 0.42

type Perch = Extract<Recipe['steps'][number], { do: 'perch' }>

/** A paper flag on a stick, as on a sandcastle, put into the last letter. */
export function pennant(): Perch[] {
  const on = {
    do: 'perch',
    at: 'right',
    view: [100, 100],
    foot: [50, 96],
    height: 0.2,
    shift: [-0.03, -0.03],
    sway: 3,
  } as const
  return [
    {
      ...on,
      path: 'M48.2 100L48.5 4H51.5L51.8 100Z',
      steps: [
        {
          do: 'surface',
          profile: { kind: 'inflate', height: 1 },
          material: { colour: [0.5, 0.33, 0.17], metal: 0, rough: 0.7 },
        },
      ],
    },
    {
      ...on,
      path: 'M49 6C38 2 28 11 4 17C18 21 30 29 49 34Z',
      steps: [
        {
          do: 'surface',
          profile: { kind: 'flat' },
          bumps: [{ kind: 'waves', amount: 0.05, scale: 0.3 }],
          material: { colour: [0.75, 0.06, 0.05], metal: 0, rough: 0.8, scatter: 0.4 },
        },
      ],
    },
  ]
}
