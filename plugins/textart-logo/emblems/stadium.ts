import { overFrame } from './grounds.ts'
import { corners, moved, oval, star } from './paths.ts'
import { cast, ink, type PartStep, type SceneStep, type Shape } from './parts.ts'

const INK = '#0a0408'

/** Folds: drawn together at an edge of the ribbon, they run out across it. */
function pleatsOf(left: number, reach: number, high: number, y: (x: number) => number): string[] {
  const pleat = (x: number, wide: number, from: number, to: number, lean: number) =>
    corners(
      [x - wide, y(x - wide) + from * high],
      [x + wide, y(x + wide) + from * high],
      [x + wide * 0.3 + lean, y(x + lean) + to * high],
      [x - wide * 0.3 + lean, y(x + lean) + to * high],
    )
  return [8, 13, 21, 2 * reach - 8, 2 * reach - 13, 2 * reach - 21].map((from, at) => {
    const inwards = at < 3 ? 1 : -1
    return at % 2 === 0 ? pleat(left + from, 1.3, -1, 0.7, inwards * 3) : pleat(left + from, 1.3, 1, -0.6, inwards * 3)
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
  const tails = [tail(-1), tail(1)]
  const front = band(left, right, high, high)
  const within = (outline: string, path: string | string[], ...steps: PartStep[]): Shape => ({
    ...overFrame(path, ...steps),
    within: outline,
  })
  const contour = (path: string | string[], pale: boolean): Shape =>
    overFrame(path, ...(pale ? [ink('#fff6e0', { grow: 0.02 })] : []), ink(INK, { grow: 0.009 }))
  return [
    overFrame([...tails, front], cast(0.9, 0.04, 0.03)),
    contour([...tails, front], true),
    overFrame(tails, ink('#8a0a1c')),
    ...tails.map((path) => within(path, path + moved(path, 0, 5), ink('#b4142a'))),
    overFrame([fold(-1), fold(1)], ink('#2a0206')),
    contour(front, false),
    overFrame(front, ink('#d01228')),
    within(front, band(left, right, high, -high * 0.62), ink('#ee3242')),
    within(front, band(left, right, -high * 0.5, high), ink('#a00c20')),
    // Stars that only the tone tells from the ground.
    overFrame(
      [28, 44, 60, 76, 92, 108, 124, 140, 156, 172].map((x) => star(x, y(x), 6.4, 2.7, 5)),
      ink('#a80c20'),
    ),
    // Where it bends back, and folds that run out from there.
    within(
      front,
      [band(left, left + 9, high, high), band(right - 9, right, high, high)],
      ink('#6a0616', { opacity: 0.6 }),
    ),
    within(front, pleatsOf(left, reach, high, y), ink('#7a0618', { opacity: 0.55 })),
    overFrame([band(left, right, high - 2, -high + 3.4), band(left, right, -high + 3.4, high - 2)], ink('#ffd04a')),
    overFrame([band(left, right, high - 2.9, -high + 3.4), band(left, right, -high + 2.5, high - 2)], ink('#b4720e')),
    overFrame([front, ...tails], { do: 'emboss', width: 0.012, height: 0.007, swell: 0.1 }),
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
    ink('#2c9a48', { opacity: 0.6 }),
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
    ink('#a8ccf4', { blur: 0.012, opacity: 0.13, blend: 'add' }),
  ),
  overFrame(
    spread([
      [5, 1],
      [27, 1],
      [29.4, 18],
      [7, 18],
    ]),
    ink('#04080e', { grow: 0.01 }),
    ink('#22344a'),
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
