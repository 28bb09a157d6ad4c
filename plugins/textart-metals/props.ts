import type { Recipe } from '@gateway/sdk-plugin/text-art'
import { type Colour, paler } from './daylight.ts'

type Step = Recipe['steps'][number]
type Shape = Extract<Step, { do: 'shape' }>
type Solids = Extract<Step, { do: 'solids' }>
type Thing = Solids['things'][number]

/** A foil pouch filled with sand, its gathered top tied: what keeps balloons from flying away. */
export function pouch(colour: Colour, shadow: string): Shape[] {
  const placed = { do: 'shape', view: [100, 100], at: [0.5, 0.895], height: 0.15 } as const
  const foil = { colour, metal: 1, rough: 0.12, coat: 1 }
  const frill = 'M50 38L22 10L34 14L41 2L50 12L60 1L67 14L79 11Z'
  return [
    {
      ...placed,
      path: ['M50 34C66 38 86 56 86 80C86 96 72 100 50 100C28 100 14 96 14 80C14 56 34 38 50 34Z', frill],
      steps: [
        { do: 'shadow', tint: shadow, layers: [{ blur: 0.06, lift: 0.12, strength: 0.6 }] },
        {
          do: 'surface',
          profile: { kind: 'inflate', height: 0.9 },
          bumps: [
            { kind: 'gathers', amount: 0.06, scale: 0.05, reach: 0.4 },
            { kind: 'waves', amount: 0.03, scale: 0.3 },
          ],
          material: foil,
          bounce: 0,
        },
      ],
    },
    {
      ...placed,
      path: 'M38 31Q50 38 62 31L63 37Q50 45 37 37Z',
      steps: [{ do: 'surface', profile: { kind: 'inflate' }, material: { ...foil, rough: 0.25 }, gain: 0.7 }],
    },
  ]
}

/** With the neck below, where it is tied. */
const ROUND =
  'M50 104C80 104 96 126 94 150C92 174 68 192 52 197L58 205L42 205L48 197C32 192 8 174 6 150C4 126 20 104 50 104Z'

/** A round foil balloon on its string, far behind, for `defocus`: at shares of the frame, its size in frame heights. */
export function far(at: [number, number], size: number, colour: Colour): Shape[] {
  const placed = { do: 'shape', view: [100, 300], at, height: 3 * size } as const
  return [
    {
      ...placed,
      path: 'M50 196C58 220 44 246 50 268C54 282 49 292 50 300',
      stroke: 1.6,
      steps: [{ do: 'fill', colour: paler(colour, 0.5, 0.8) }],
    },
    {
      ...placed,
      path: ROUND,
      steps: [
        {
          do: 'surface',
          profile: { kind: 'inflate', height: 0.8 },
          bumps: [{ kind: 'gathers', amount: 0.02, scale: 0.03, reach: 0.12 }],
          material: { colour, metal: 1, rough: 0.12, coat: 2 },
          bounce: 0,
        },
      ],
    },
  ]
}

type Flower =
  | Omit<Extract<Thing, { kind: 'rose' }>, 'at' | 'size' | 'tilt' | 'turn'>
  | Omit<Extract<Thing, { kind: 'daisy' }>, 'at' | 'size' | 'tilt' | 'turn'>
type Leaf = Omit<Extract<Thing, { kind: 'leaf' }>, 'at' | 'size'>

const LEAF: Leaf = { kind: 'leaf', colours: ['#1f4a1c', '#5f9440'], wide: 0.28 }

/** Flowers that reach into the picture from its lower corners, for `foreground`: a rich bunch and a slender one. */
export function posies([large, middle, small]: readonly [Flower, Flower, Flower]): Solids {
  const left: Thing[] = [
    { ...LEAF, at: [0.02, 0.76], size: 0.17, turn: -76 },
    { ...LEAF, at: [0.06, 0.8], size: 0.15, turn: -40, tilt: 20 },
    { ...LEAF, at: [0.12, 0.88], size: 0.13, turn: -54, tilt: -14 },
    { ...LEAF, at: [0.16, 0.93], size: 0.14, turn: -12, tilt: 18 },
    { ...middle, at: [0.15, 0.99], size: 0.075, tilt: 30, turn: 40 },
    { ...large, at: [0.045, 0.95], size: 0.14, tilt: 16, turn: 30 },
    { ...small, at: [0.115, 0.9], size: 0.062, tilt: 34, turn: 64 },
    { ...middle, at: [0.01, 0.79], size: 0.05, tilt: 40, turn: -10 },
  ]
  const right: Thing[] = [
    { ...LEAF, at: [0.985, 0.7], size: 0.16, turn: -112 },
    { ...LEAF, at: [0.93, 0.86], size: 0.13, turn: -150, tilt: 24 },
    { ...LEAF, at: [0.9, 0.96], size: 0.15, turn: -172, tilt: -16 },
    { ...small, at: [0.94, 0.79], size: 0.05, tilt: 30, turn: -70 },
    { ...middle, at: [0.955, 0.96], size: 0.1, tilt: 20, turn: -28 },
    { ...large, at: [0.995, 0.86], size: 0.085, tilt: 34, turn: -70 },
    { ...small, at: [0.885, 0.985], size: 0.056, tilt: 40, turn: -120 },
  ]
  return { do: 'solids', shadow: 0.75, things: [...left, ...right] }
}

/** A twig with leaves to both sides: its foot in shares of the frame, the way it grows in degrees (0 is to the right,
 * 90 down), its length in frame heights. It bends as it grows. */
export function twig(foot: readonly [number, number], way: number, length: number, bend: number): Solids {
  const things: Thing[] = []
  const points: [number, number][] = [[0, 0]]
  let [x, y] = [0, 0]
  for (let step = 1; step <= LEAVES; step++) {
    const angle = way + (bend * step) / LEAVES
    const radians = (angle * Math.PI) / 180
    x += Math.cos(radians) / LEAVES
    y += Math.sin(radians) / LEAVES
    points.push([x, y])
    // Two frame heights are a frame's width.
    const at: [number, number] = [foot[0] + (x * length) / 2, foot[1] + y * length]
    const size = length * (0.34 - (0.16 * step) / LEAVES)
    const side = step % 2 === 0 ? -1 : 1
    const turn = step === LEAVES ? angle : angle + side * (52 - 2 * step)
    things.push({ ...LEAF, wide: 0.24, at, size, turn, tilt: 14 * side, spin: 9 * ((step * 3) % 5), lift: 0.02 })
  }
  const stem: Thing = {
    kind: 'strip',
    at: [foot[0], foot[1]],
    size: length,
    colour: '#4a5a24',
    points,
    width: 0.012,
    lift: 0.02,
  }
  return { do: 'solids', shadow: 0.5, things: [stem, ...things] }
}

/** Of a twig. */
const LEAVES = 9
