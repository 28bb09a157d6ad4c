import { overFrame } from './grounds.ts'
import { corners, oval } from './paths.ts'
import { cast, ink, plated, type SceneStep } from './parts.ts'

/** Where lamps hang in a mast's head, for the left side. */
const LAMPS = [9, 14.2, 19.4, 24.6].flatMap((x) => [4.4, 9.4, 14.4].map((y) => [x + (y - 9.4) * 0.12, y] as const))

/** The mast to the right stands farther away, at the other end of the pitch. */
const FAR = 0.74
const farther = (x: number, y: number) => [200 - (FAR * x + 7), FAR * y + 9] as const
const lamps = (radius: number) => LAMPS.flatMap(([x, y]) => [oval(x, y, radius), oval(...farther(x, y), FAR * radius)])

/** People in rows, too far off to be seen one by one. */
const crowd = (seed: number) =>
  Array.from({ length: 520 }, (_, at) => {
    const hash = (by: number) => Math.abs(Math.sin((at + seed) * by + by) * 4371.7) % 1
    return oval(hash(12.99) * 204 - 2, 37.5 + Math.floor(hash(78.23) * 11) * 1.85 + hash(3.3) * 0.5, 0.42, 0.55)
  })

const spread = (points: readonly (readonly [number, number])[]) => [
  corners(...points),
  corners(...points.map(([x, y]) => farther(x, y))),
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
  overFrame(crowd(1), ink('#a8bcd8', { opacity: 0.6 })),
  overFrame(crowd(700), ink('#c8584a', { opacity: 0.55 })),
  overFrame(crowd(1400), ink('#0a1018', { opacity: 0.7 })),
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
  { do: 'defocus', blur: 0.011 },
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
    ink('#a8ccf4', { blur: 0.05, opacity: 0.12, blend: 'add' }),
  ),
  overFrame(
    spread([
      [5, 1],
      [27, 1],
      [29.4, 18],
      [7, 18],
    ]),
    cast(0.8, 0.02, 0.02),
    plated('#1c2a3a', 0.012, { material: { colour: '#1c2a3a', metal: 0.7, rough: 0.35 } }),
  ),
  overFrame(
    lamps(2.2),
    ink('#05080c'),
    plated('#9fb4c8', 0.01, {
      profile: { kind: 'dish', width: 0.01, height: 0.008 },
      material: { like: 'silver', rough: 0.3 },
    }),
  ),
  overFrame(
    lamps(1.6),
    ink('#8cb8ff', { blur: 0.16, gain: 0.9, blend: 'add' }),
    ink('#b4d4ff', { blur: 0.035, gain: 1.1, blend: 'add' }),
    ink('#ffffff', { blur: 0.008, gain: 3.4, blend: 'add' }),
  ),
  {
    ...overFrame(
      LAMPS.filter((_, at) => at % 3 === 1).flatMap(([x, y]) => [
        `M${x - 15} ${y}L${x + 15} ${y}`,
        `M${farther(x + 12, y).join()}L${farther(x - 12, y).join()}`,
      ]),
      ink('#bcd8ff', { blur: 0.004, gain: 0.35, blend: 'add' }),
    ),
    stroke: 0.35,
  },
]
