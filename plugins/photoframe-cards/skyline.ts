/** A view of a city on a river, engraved: a tower of iron lattice, roofs, a bridge. Paths in a view of 1613 × 1129. */
import { ornaments } from '@gateway/sdk-plugin/photo-frame'
import type { Mark } from './kit.ts'

const n = (value: number) => String(Math.round(value * 10) / 10)
type Point = readonly [number, number]

const line = (points: readonly Point[]) => ornaments.throughPoints(points)

/** The engraving keeps to these places from left to right: beyond are the card's border and the photo. */
const [LEFT, RIGHT] = [70, 962]

const [FOOT, TOP, AXIS] = [506, 66, 640]
const y = (t: number) => FOOT - (FOOT - TOP) * t

/** Half the width of the tower by the height above its feet, 0 to 1, and that of the room between its legs. */
const half = (t: number) => 104 * Math.exp(-2.95 * t) + 3.4 * t
const gap = (t: number) => Math.max(0, half(t) - 42 * Math.exp(-1.9 * t))
/** Where the legs have met, and the three platforms. */
const MET = 0.66
const PLATFORMS = [0.185, 0.395, 0.93] as const

const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count + 1 }, (_, step) => from + ((to - from) * step) / count)

/** A strip of the tower between two widths, as a closed path. */
function strip(side: number, from: number, to: number, inner: (t: number) => number, outer: (t: number) => number) {
  const rail = (width: (t: number) => number, heights: number[]) =>
    heights.map((t): Point => [AXIS + side * width(t), y(t)])
  const heights = steps(from, to, 24)
  return `${line([...rail(outer, heights), ...rail(inner, [...heights].reverse())])}Z`
}

interface Tower {
  body: string[]
  shade: string[]
  outline: string[]
  fine: string[]
  dark: string[]
}

/** The tower of iron, the same on both sides: legs of lattice, three platforms, an arch below the first. */
function tower(): Tower {
  const [body, shade, fine]: string[][] = [[], [], []]
  for (const side of [-1, 1]) {
    body!.push(
      strip(side, 0, MET, gap, half),
      strip(side, MET, 0.97, () => 0, half),
    )
    for (const [t, next] of cellsOf()) {
      const inner = t < MET ? gap : () => 0
      const at = (height: number, width: number): Point => [AXIS + side * width, y(height)]
      const corners = [at(t, inner(t)), at(t, half(t)), at(next, half(next)), at(next, inner(next))] as const
      fine!.push(line([corners[0], corners[2]]), line([corners[1], corners[3]]), line([corners[2], corners[3]]))
    }
  }
  // The side away from the light.
  shade!.push(
    strip(1, 0, MET, (t) => (gap(t) + half(t)) / 2, half),
    strip(1, MET, 0.97, () => 0, half),
  )
  shade!.push(strip(-1, 0, MET, gap, (t) => gap(t) + (half(t) - gap(t)) * 0.22))
  const arch = (rise: number, wide: number) =>
    line(steps(0, Math.PI, 24).map((angle): Point => [AXIS - Math.cos(angle) * wide, y(0.01) - Math.sin(angle) * rise]))
  const dark = PLATFORMS.map((t, index) => {
    const wide = half(t) + [7, 5, 4][index]!
    const high = [9, 7, 6][index]!
    return `M${n(AXIS - wide)} ${n(y(t) - high / 2)}h${n(2 * wide)}v${high}h${n(-2 * wide)}Z`
  })
  const feet = [-1, 1].map((side) => {
    const middle = AXIS + (side * (half(0) + gap(0))) / 2
    return `M${n(middle - 27)} ${FOOT - 3}h54v9h-54Z`
  })
  const cabin = `M${AXIS - 4} ${n(y(0.94))}h8l-1.6 -16h-4.8ZM${AXIS} ${n(y(0.97))}V${TOP - 26}`
  return {
    body: body!,
    shade: shade!,
    fine: [...fine!, arch(70, gap(0) + 1)],
    outline: [...body!, ...feet, cabin, arch(64, gap(0) - 4)],
    dark,
  }
}

/** Heights between which the lattice crosses, closer together towards the top. */
function cellsOf(): (readonly [number, number])[] {
  const heights = Array.from({ length: 27 }, (_, cell) => 0.97 * (1 - (1 - cell / 26) ** 1.5))
  return heights.slice(1).map((next, index) => [heights[index]!, next])
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
    const high = 38 + 30 * random()
    const roof = 16 + 8 * random()
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
  const at = (share: number) => LEFT + (RIGHT - LEFT) * share
  const rise = (share: number) => 20 - 80 * (share - 0.5) ** 2
  const line = (down: number) =>
    ornaments.throughPoints(steps(0, 1, 20).map((share): Point => [at(share), 543 + down - rise(share)]))
  const arches = Array.from({ length: 5 }, (_, arch) => {
    const from = arch / 5 + 0.012
    const to = (arch + 1) / 5 - 0.012
    const crown = 566 - rise((from + to) / 2) * 1.1
    const a = at(from)
    const b = at(to)
    const c = (b - a) * 0.14
    return `M${n(a)} 592C${n(a + c)} ${n(crown - 9)} ${n(b - c)} ${n(crown - 9)} ${n(b)} 592`
  })
  const piers = [1, 2, 3, 4].map((pier) => `M${n(at(pier / 5) - 8)} 594h16l-3 -34h-10Z`)
  const lamps = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => {
    const x = at(share)
    const foot = 543 - rise(share)
    return `M${n(x)} ${n(foot)}v-26M${n(x - 4)} ${n(foot - 26)}h8l-2 -9h-4Z`
  })
  return [line(0), line(8), ...arches, ...piers, ...lamps]
}

/** Trees on the quay before the houses: crowns of small curls, a trunk each. */
const trees = [92, 118, 146, 236, 262, 330, 356, 384, 458, 486, 512, 760, 786, 842, 868, 896, 944].map((x, index) => {
  const high = 17 + ((index * 7) % 6)
  const curls = Array.from({ length: 9 }, (_, curl) => {
    const row = Math.floor(curl / 3)
    const side = (curl % 3) - 1
    return `M${n(x + side * 6 - 4)} ${n(516 - high + row * 5 - (side === 0 ? 3 : 0))}q4 -6 8 0q-2 4 -5 2`
  })
  return `M${x} 519v${-high + 9}${curls.join('')}`
})

const quay = [line([[LEFT, 520] as const, [RIGHT, 520] as const]), line([[LEFT, 523] as const, [RIGHT, 523] as const])]

const ripples = Array.from({ length: 9 }, (_, row) => {
  return Array.from({ length: 15 + row }, (_each, dash) => {
    const x = LEFT + ((dash * 71 + row * 43) % (RIGHT - LEFT - 44))
    return `M${n(x)} ${n(600 + row * 3.8)}q12 ${row % 2 ? -2 : 2} ${n(18 + ((dash * 13) % 22))} 0`
  }).join('')
})

const clouds = [
  [170, 180, 1.1],
  [380, 120, 0.9],
  [480, 230, 0.7],
].flatMap(([x, top, size]) =>
  Array.from({ length: 7 }, (_, row) => {
    const wide = (110 - 14 * Math.abs(row - 3)) * size!
    return `M${n(x! - wide * 0.5)} ${n(top! + row * 6)}q${n(wide / 4)} -3 ${n(wide / 2)} 0t${n(wide / 2)} 0`
  }),
)

/** The engraving as marks in its view. @param ink Of the plate */
export function skyline(ink: string): Mark[] {
  const iron = tower()
  const [far, near] = [houses(LEFT, 530, 516, 7), houses(750, RIGHT, 516, 11)]
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
    stroke([...trees, ...quay], 1, 0.9),
    { draw: 'path', path: iron.shade, fill: ink, opacity: 0.42 },
    stroke(iron.fine, 0.8, 0.9),
    stroke(iron.outline, 1.2),
    { draw: 'path', path: iron.dark, fill: ink },
    stroke(bridge(), 1.7),
    stroke(ripples, 1, 0.65),
  ]
}
