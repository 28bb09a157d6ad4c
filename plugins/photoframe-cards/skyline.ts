/** A view of a city on a river, engraved: a tower of iron lattice, roofs, a bridge. Paths in a view of 1000 × 620. */
import { ornaments } from '@gateway/sdk-plugin/photo-frame'
import type { Mark } from './kit.ts'

const n = (value: number) => String(Math.round(value * 10) / 10)
type Point = readonly [number, number]

const line = (points: readonly Point[]) => ornaments.throughPoints(points)

/** Half the width of the tower by the height above its feet, 0 to 1. */
const half = (t: number) => 6 + 96 * (1 - t) ** 2.6 + 18 * (1 - t)
const [FOOT, TOP, AXIS] = [505, 60, 640]
const y = (t: number) => FOOT - (FOOT - TOP) * t
const at = (t: number, side: number): Point => [AXIS + side * half(t), y(t)]

/** Inner edge of a leg: the legs meet above the second platform. */
const inner = (t: number) => Math.max(0, half(t) - (17 + 20 * (1 - t)))
const within = (t: number, side: number): Point => [AXIS + side * inner(t), y(t)]

function tower(): { outline: string[]; fine: string[]; dark: string[] } {
  const steps = Array.from({ length: 41 }, (_, step) => step / 40)
  const outline = [-1, 1].flatMap((side) => [
    line(steps.map((t) => at(t, side))),
    line(steps.filter((t) => t < 0.62).map((t) => within(t, side))),
  ])
  const fine: string[] = []
  const cells = Array.from({ length: 30 }, (_, cell) => 1 - (1 - cell / 30) ** 1.35)
  cells.forEach((t, cell) => {
    const next = cells[cell + 1] ?? 1
    for (const side of [-1, 1]) {
      const [a, b, c, d] = [at(t, side), within(t, side), at(next, side), within(next, side)]
      fine.push(line([a, d]), line([b, c]), line([a, b]))
    }
  })
  const arch = Array.from({ length: 21 }, (_, step): Point => {
    const angle = Math.PI * (step / 20)
    return [AXIS - Math.cos(angle) * 74, 476 - Math.sin(angle) * 62]
  })
  const platforms = [0.19, 0.4, 0.93].map((t) => {
    const wide = half(t) + (t > 0.9 ? 5 : 9)
    return `M${n(AXIS - wide)} ${n(y(t) - 5)}h${n(2 * wide)}v10h${n(-2 * wide)}Z`
  })
  const spire = `M${AXIS - 5} ${TOP}h10l-3 -14h-4ZM${AXIS} ${TOP - 14}V${TOP - 40}`
  // The side away from the light is hatched.
  const shade = Array.from({ length: 60 }, (_, row) => {
    const t = row / 60
    return line([
      [AXIS + half(t), y(t)],
      [AXIS + half(t) - Math.min(12, 0.3 * half(t)), y(t) + 3],
    ])
  })
  return { outline: [...outline, line(arch), spire, ...shade], fine, dark: platforms }
}

/** Houses with mansard roofs from left to right. */
function houses(
  left: number,
  right: number,
  ground: number,
  seed: number,
): { outline: string[]; hatch: string[]; dark: string[] } {
  const [outline, hatch, dark]: string[][] = [[], [], []]
  let state = seed
  const random = () => (state = (state * 16807) % 2147483647) / 2147483647
  for (let x = left; x < right - 20;) {
    const wide = Math.min(right - x, 34 + 26 * random())
    const [high, roof] = [38 + 30 * random(), 16 + 8 * random()]
    const eaves = ground - high
    outline!.push(`M${n(x)} ${n(ground)}V${n(eaves)}H${n(x + wide)}V${n(ground)}`)
    outline!.push(`M${n(x)} ${n(eaves)}l5 ${n(-roof)}h${n(wide - 10)}l5 ${n(roof)}`)
    outline!.push(`M${n(x + wide * 0.25)} ${n(eaves - roof)}v-9h7v9`)
    for (let row = 0; row < Math.floor(high / 15); row++) {
      for (let column = 0; column < Math.floor(wide / 10); column++) {
        dark!.push(`M${n(x + 4 + column * 10)} ${n(eaves + 5 + row * 15)}h4v7h-4Z`)
      }
    }
    for (let step = 2; step < roof; step += 2.4)
      hatch!.push(`M${n(x + 5 - step * 0.3)} ${n(eaves - roof + step)}h${n(wide - 10)}`)
    for (let step = 0; step < wide * 0.4; step += 2.6) hatch!.push(`M${n(x + wide - step)} ${n(eaves)}V${n(ground)}`)
    x += wide
  }
  return { outline: outline!, hatch: hatch!, dark: dark! }
}

function bridge(): string[] {
  const deck = 'M0 545Q420 505 1000 540M0 553Q420 513 1000 548'
  const arches = Array.from({ length: 5 }, (_, arch) => {
    const x = 20 + arch * 200
    return (
      `M${x} 596` +
      `Q${x + 10} ${556 - 6 * (2 - Math.abs(arch - 2))} ${x + 90} ${548 - 6 * (2 - Math.abs(arch - 2))}` +
      `Q${x + 170} ${556 - 6 * (2 - Math.abs(arch - 2))} ${x + 180} 596M${x + 180} 596h20`
    )
  })
  const lamps = Array.from({ length: 6 }, (_, lamp) => {
    const x = 60 + lamp * 178
    return `M${x} 536V502M${x - 4} 502h8l-2 -10h-4Z`
  })
  return [deck, ...arches, ...lamps]
}

const ripples = Array.from({ length: 9 }, (_, row) => {
  const count = 16 + row
  return Array.from({ length: count }, (_each, dash) => {
    const x = ((dash * 71 + row * 43) % 1000) + 4 * row
    return `M${n(x % 1000)} ${n(590 + row * 3.6)}q12 ${row % 2 ? -2 : 2} ${n(18 + ((dash * 13) % 22))} 0`
  }).join('')
})

const clouds = [
  [120, 120, 1],
  [330, 70, 0.8],
  [860, 150, 1.1],
].flatMap(([x, top, size]) =>
  Array.from({ length: 7 }, (_, row) => {
    const wide = (110 - 14 * Math.abs(row - 3)) * size!
    return `M${n(x! - wide * 0.5)} ${n(top! + row * 6)}q${n(wide / 4)} -3 ${n(wide / 2)} 0t${n(wide / 2)} 0`
  }),
)

/** The engraving as marks in its view. @param ink Of the plate */
export function skyline(ink: string): Mark[] {
  const iron = tower()
  const [far, near] = [houses(0, 545, 520, 7), houses(742, 1000, 516, 11)]
  const stroke = (path: string[], width: number, opacity = 1): Mark => ({
    draw: 'path',
    path,
    line: { paint: ink, width: width * 1.5 },
    opacity,
  })
  return [
    stroke(clouds, 1, 0.45),
    ...[far, near].flatMap((row) => [
      stroke(row.hatch, 0.8, 0.7),
      stroke(row.outline, 1.5),
      { draw: 'path' as const, path: row.dark, fill: ink, opacity: 0.75 },
    ]),
    stroke(iron.fine, 0.9, 0.85),
    stroke(iron.outline, 1.7),
    { draw: 'path', path: iron.dark, fill: ink },
    stroke(bridge(), 1.7),
    stroke(ripples, 1, 0.65),
  ]
}
