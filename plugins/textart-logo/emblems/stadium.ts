import { overFrame, type Colour } from './grounds.ts'
import { corners, oval, star } from './paths.ts'
import { cast, ink, type PartStep, type SceneStep, type Shape } from './parts.ts'

/** Satin: a metal-like gloss that follows its waves. */
const silk = (colours: readonly [Colour, Colour, Colour], rough = 0.3): PartStep => ({
  do: 'surface',
  profile: { kind: 'bevel', width: 0.01, height: 0.008 },
  bumps: [
    { kind: 'waves', amount: 0.03, scale: 0.34 },
    { kind: 'brushed', amount: 0.00022, scale: 0.008 },
  ],
  paint: { kind: 'vertical', colours: [...colours] },
  material: { colour: colours[1], metal: 0.62, rough, sheen: 0.5, coat: 0 },
  hollows: 0.5,
  bounce: 0,
  gain: 1.5,
})

/** Folds: drawn together at an edge of the ribbon, they run out across it. */
function pleatsOf(left: number, reach: number, high: number, y: (x: number) => number): string[] {
  const pleat = (x: number, wide: number, from: number, to: number, lean: number) =>
    corners(
      [x - wide, y(x - wide) + from * high],
      [x + wide, y(x + wide) + from * high],
      [x + wide * 0.3 + lean, y(x + lean) + to * high],
      [x - wide * 0.3 + lean, y(x + lean) + to * high],
    )
  return Array.from({ length: 20 }, (_, at) => {
    const x = left + 5 + ((2 * reach - 10) * (at + 0.35 * Math.sin(at * 5.1))) / 19
    const lean = 5 * Math.sin(at * 3.7)
    return at % 2 === 0 ? pleat(x, 1.5, -0.98, 0.55, lean) : pleat(x, 1.7, 0.98, -0.5, lean)
  })
}

/** A ribbon whose ends hang back, its middle lowest; `middle`, `high` and `reach` in the view of 200 × 100. */
export function ribbon(middle: number, high: number, reach: number): Shape[] {
  const y = (x: number) => middle - ((x - 100) * (x - 100)) / 1060
  const band = (from: number, to: number, up: number, down: number) => {
    const steps = Array.from({ length: 25 }, (_, at) => from + ((to - from) * at) / 24)
    const upper = steps.map((x) => [x, y(x) - up] as const)
    const lower = steps.toReversed().map((x) => [x, y(x) + down] as const)
    return corners(...upper, ...lower)
  }
  const [left, right] = [100 - reach, 100 + reach]
  const top = y(left)
  const tail = (sign: number) => {
    const x = (far: number) => 100 + sign * far
    return corners(
      [x(reach - 14), top - high + 8],
      [x(reach + 14), top - high + 3],
      [x(reach + 7), top + 4],
      [x(reach + 14), top + high + 4],
      [x(reach - 14), top + high + 8],
    )
  }
  const fold = (sign: number) =>
    corners(
      [100 + sign * reach, top + high],
      [100 + sign * (reach - 14), y(100 + reach - 14) + high],
      [100 + sign * (reach - 14), top + high + 8],
    )
  const gold: PartStep = {
    do: 'surface',
    profile: { kind: 'round', width: 0.01, height: 0.01 },
    material: 'gold',
    bounce: 0,
  }
  return [
    overFrame([tail(-1), tail(1)], cast(0.8, 0.03, 0.02), silk(['#a30f1e', '#8a0a18', '#52040c'])),
    overFrame([fold(-1), fold(1)], ink('#2a0206')),
    overFrame(band(left, right, high, high), cast(0.9, 0.03, 0.03), silk(['#e0182c', '#c10f20', '#8a0916'])),
    overFrame(
      [band(left, left + 12, high, high), band(right - 12, right, high, high)],
      ink('#3a0006', { blur: 0.05, opacity: 0.55 }),
    ),
    overFrame(
      pleatsOf(left, reach, high, y),
      ink('#3a0006', { blur: 0.008, opacity: 0.62, shift: [0.006, 0] }),
      ink('#ff6a68', { blur: 0.007, opacity: 0.3, shift: [-0.007, 0], blend: 'add' }),
    ),
    // Stars woven into it, that only the light tells from the ground.
    overFrame(
      [24, 40, 56, 72, 88, 112, 128, 144, 160, 176].map((x) => star(x, y(x), 6.4, 2.7, 5)),
      ink('#7a000c', { opacity: 0.5, blur: 0.002 }),
      ink('#ff7a70', { line: 0.004, opacity: 0.35, blur: 0.001 }),
    ),
    // The weave shows along both edges.
    overFrame(
      [band(left, right, high - 2.6, -high + 3), band(left, right, -high + 3, high - 2.6)],
      ink('#5a0008', { opacity: 0.6 }),
    ),
    overFrame([band(left, right, high, -high + 1.4), band(left, right, -high + 1.4, high)], cast(0.5, 0.004), gold),
  ]
}

/** Where lamps hang in a mast's head, for the left side. */
const LAMPS = [9, 14.2, 19.4, 24.6].flatMap((x) => [4.4, 9.4, 14.4].map((y) => [x + (y - 9.4) * 0.12, y] as const))
const lamps = (radius: number) => LAMPS.flatMap(([x, y]) => [oval(x, y, radius), oval(200 - x, y, radius)])

/** People in rows, too far off to be seen one by one. */
const crowd = (seed: number) =>
  Array.from({ length: 520 }, (_, at) => {
    const hash = (by: number) => Math.abs(Math.sin((at + seed) * by + by) * 4371.7) % 1
    return oval(hash(12.99) * 204 - 2, 37.5 + Math.floor(hash(78.23) * 11) * 1.85 + hash(3.3) * 0.5, 0.42, 0.55)
  })

const spread = (points: readonly (readonly [number, number])[]) => [
  corners(...points),
  corners(...points.map(([x, y]) => [200 - x, y] as const)),
]

/** A stadium at night: floodlights on their masts, full stands, a mown pitch. */
export const stadium: SceneStep[] = [
  {
    do: 'backdrop',
    colours: ['#02050b', '#071322', '#0c2230', '#0a3a1c', '#07260f'],
    pools: [
      { at: [0.5, 0.34], size: 0.5, colour: '#3c7690', strength: 0.5 },
      { at: [0.08, 0.1], size: 0.22, colour: '#a8c8e8', strength: 0.45 },
      { at: [0.92, 0.1], size: 0.22, colour: '#a8c8e8', strength: 0.45 },
    ],
  },
  // Stands below a roof.
  overFrame(corners([-5, 36], [205, 36], [205, 60], [-5, 60]), ink('#0a1422', { blur: 0.006 })),
  overFrame(crowd(1), ink('#8fa6c4', { opacity: 0.5, blur: 0.002 })),
  overFrame(crowd(700), ink('#b8564a', { opacity: 0.42, blur: 0.002 })),
  overFrame(crowd(1400), ink('#0a1018', { opacity: 0.7, blur: 0.002 })),
  overFrame(
    [47.6, 54].map((y) => corners([-5, y], [205, y], [205, y + 0.7], [-5, y + 0.7])),
    ink('#03060b', { opacity: 0.85, blur: 0.002 }),
  ),
  overFrame(corners([-5, 33], [205, 33], [205, 37.6], [-5, 37.6]), ink('#02050a', { blur: 0.004 })),
  overFrame('M-5 33.2L205 33.2', ink('#6a86a4', { opacity: 0.5 })),
  overFrame(
    corners([-5, 58], [205, 58], [205, 62.5], [-5, 62.5]),
    ink('#0e1c30'),
    ink('#6a8ab0', { line: 0.004, opacity: 0.5 }),
  ),
  overFrame(corners([-5, 62.5], [205, 62.5], [205, 105], [-5, 105]), ink('#0a4a20')),
  overFrame(
    Array.from({ length: 8 }, (_, at) => {
      const [from, to] = [(at * 2 - 8) * 26, (at * 2 - 7) * 26]
      return corners([100 + from * 0.42, 62.5], [100 + to * 0.42, 62.5], [100 + to, 102], [100 + from, 102])
    }),
    ink('#2c9a48', { opacity: 0.4, blur: 0.003 }),
  ),
  overFrame(corners([-5, 86], [205, 86], [205, 105], [-5, 105]), ink('#020a04', { blur: 0.06, opacity: 0.6 })),
  // Masts, their heads and the light in the haze.
  overFrame(
    spread([
      [16.4, 14],
      [18, 14],
      [17.4, 36],
      [15.2, 36],
    ]),
    ink('#0b1420'),
    ink('#5a748e', { line: 0.003, opacity: 0.6 }),
  ),
  overFrame(
    spread([
      [9, 4],
      [30, 10],
      [118, 66],
      [62, 74],
    ]),
    ink('#a8ccf4', { blur: 0.04, opacity: 0.15, blend: 'add' }),
  ),
  overFrame(
    spread([
      [5, 1],
      [27, 1],
      [29.4, 18],
      [7, 18],
    ]),
    {
      do: 'surface',
      profile: { kind: 'bevel', width: 0.006, height: 0.006 },
      material: 'darkSteel',
      bounce: 0,
    },
  ),
  overFrame(lamps(2.1), ink('#05080c'), ink('#9fb4c8', { line: 0.004, opacity: 0.8 })),
  overFrame(
    lamps(1.6),
    ink('#9cc4ff', { blur: 0.05, gain: 0.9, blend: 'add' }),
    ink('#ffffff', { blur: 0.004, gain: 3.6, blend: 'add' }),
  ),
  {
    ...overFrame(
      LAMPS.filter((_, at) => at % 3 === 1).flatMap(([x, y]) => [
        `M${x - 15} ${y}L${x + 15} ${y}`,
        `M${185 - x} ${y}L${215 - x} ${y}`,
      ]),
      ink('#bcd8ff', { blur: 0.004, gain: 0.35, blend: 'add' }),
    ),
    stroke: 0.35,
  },
]
