import { overFrame } from './grounds.ts'
import { corners } from './paths.ts'
import { cast, ink, type Hue, type PartStep, type Shape } from './parts.ts'

/** Cloth with a weave that satin's sheen lies on; darker where it is turned away. */
function cloth(colours: readonly [Hue, Hue, Hue]): PartStep {
  return {
    do: 'surface',
    profile: { kind: 'round', width: 0.012, height: 0.006 },
    soft: 0.004,
    bumps: [
      { kind: 'waves', amount: 0.02, scale: 0.4 },
      { kind: 'brushed', amount: 0.0009, scale: 0.006 },
    ],
    paint: { kind: 'vertical', colours: [...colours] },
    material: { colour: '#b00e22', metal: 0, rough: 0.5, sheen: 0.6, reflect: 0.05 },
    hollows: 0.6,
    bounce: 0.2,
    gain: 1.15,
  }
}

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

/** Thread of gold, sewn along a line inside of both edges. */
const BRAID: PartStep = {
  do: 'surface',
  profile: { kind: 'round', width: 0.006, height: 0.006 },
  bumps: [{ kind: 'brushed', amount: 0.002, scale: 0.006 }],
  material: { like: 'gold', rough: 0.34 },
  bounce: 0.2,
}

/** What the braid keeps from the satin. */
const SEAT = ink('#2a0006', { grow: 0.004, blur: 0.005, opacity: 0.55, shift: [0.003, 0.005] })

/** A ribbon of satin whose ends hang back, its middle lowest; `middle`, `high` and `reach` in the view of 200 × 100. */
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
      [x(reach - 13), top - high + 8],
      [x(reach + 14), top - high + 3],
      [x(reach + 7), top + 4],
      [x(reach + 14), top + high + 4],
      [x(reach - 13), top + high + 8],
    )
  }
  const fold = (sign: number) =>
    corners(
      [100 + sign * reach, top + high],
      [100 + sign * (reach - 13), y(100 + reach - 13) + high],
      [100 + sign * (reach - 13), top + high + 8],
    )
  const tails = [tail(-1), tail(1)]
  const front = band(left, right, high, high)
  const within = (outline: string, path: string | string[], soft: number, ...steps: PartStep[]): Shape => ({
    ...overFrame(path, ...steps),
    within: outline,
    soft,
  })
  const line = (up: number) => [band(left, right, up, 1 - up), band(left, right, 1 - up, up)]
  return [
    overFrame([...tails, front], cast(0.9, 0.05, 0.05), cast(0.8, 0.014, 0.014)),
    ...tails.map((path) => overFrame(path, cloth(['#a00c20', '#86081a', '#5a0412']))),
    // Where the front lies before the tails, and where it bends back.
    ...tails.map((path) =>
      within(path, band(left, right, high, high + 4), 0.03, ink('#12000a', { opacity: 0.75, shift: [0, 0.02] })),
    ),
    overFrame([fold(-1), fold(1)], ink('#2a0206'), ink('#5a0612', { line: 0.008, opacity: 0.7 })),
    overFrame(front, cast(0.9, 0.016, 0.014), cloth(['#f02438', '#c80e24', '#86081a'])),
    within(
      front,
      [band(left - 4, left + 4, high, high), band(right - 4, right + 4, high, high)],
      0.024,
      ink('#2a0008', { opacity: 0.7 }),
    ),
    within(front, pleatsOf(left, reach, high, y), 0.008, ink('#4a0410', { opacity: 0.6 })),
    within(
      front,
      pleatsOf(left, reach, high, y),
      0.006,
      ink('#ff8a80', { opacity: 0.16, shift: [-0.012, 0], blend: 'add' }),
    ),
    overFrame(line(high - 2.2), SEAT, BRAID),
    {
      ...overFrame([front], {
        do: 'stitch',
        kind: 'running',
        inset: 0.05,
        length: 0.016,
        gap: 0.009,
        radius: 0.0026,
        colours: ['#ffd878'],
        shadow: 0.5,
      }),
    },
  ]
}
