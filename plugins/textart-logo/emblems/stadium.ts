import { overFrame, type Colour } from './grounds.ts'
import { corners, oval } from './paths.ts'
import { cast, ink, type PartStep, type SceneStep, type Shape } from './parts.ts'

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
  const silk = (colours: readonly [Colour, Colour, Colour], rough = 0.42): PartStep => ({
    do: 'surface',
    profile: { kind: 'bevel', width: 0.012, height: 0.01 },
    bumps: [{ kind: 'waves', amount: 0.012, scale: 0.3 }],
    paint: { kind: 'vertical', colours: [...colours] },
    material: { colour: colours[1], metal: 0.1, rough, sheen: 0.6, coat: 0.25, coatRough: 0.3 },
    bounce: 0,
  })
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
    overFrame([band(46, 52, high, high), band(150, 155, high, high)], ink('#ff8a80', { blur: 0.05, opacity: 0.35 })),
    overFrame([band(58, 63, high, high), band(138, 144, high, high)], ink('#4a0008', { blur: 0.05, opacity: 0.45 })),
    overFrame([band(left, right, high, -high + 1.4), band(left, right, -high + 1.4, high)], cast(0.5, 0.004), gold),
  ]
}

/** A stadium at night: floodlights, stands, a mown pitch. */
export const stadium: SceneStep[] = [
  {
    do: 'backdrop',
    colours: ['#04080f', '#0a1a2a', '#0c2a22', '#0a3a1c', '#07260f'],
    pools: [
      { at: [0.5, 0.3], size: 0.5, colour: '#4a86a0', strength: 0.55 },
      { at: [0.05, 0.08], size: 0.3, colour: '#b8d8f0', strength: 0.5 },
      { at: [0.95, 0.08], size: 0.3, colour: '#b8d8f0', strength: 0.5 },
    ],
  },
  overFrame(
    Array.from({ length: 8 }, (_, at) => {
      const [from, to] = [(at * 2 - 8) * 26, (at * 2 - 7) * 26]
      return corners([100 + from * 0.42, 64], [100 + to * 0.42, 64], [100 + to, 102], [100 + from, 102])
    }),
    ink('#1c7a36', { opacity: 0.35, blur: 0.004 }),
  ),
  overFrame(corners([-5, 50], [205, 50], [205, 64], [-5, 64]), ink('#0a1420', { blur: 0.012, opacity: 0.8 })),
  { do: 'bokeh', count: 70, colours: ['#cfe6ff', '#fff0cc', '#8fb6d8'], size: [0.004, 0.014], strength: 0.2 },
  overFrame(
    [10, 14.5, 19, 23.5, 28].flatMap((x) => [3.4, 7, 10.6].flatMap((y) => [oval(x, y, 1), oval(200 - x, y, 1)])),
    ink('#dcecff', { blur: 0.04, gain: 0.7, blend: 'add' }),
    ink('#ffffff', { blur: 0.006, gain: 2.4, blend: 'add' }),
  ),
]
