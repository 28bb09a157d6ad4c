/** The cord that prints hang from, where it lies over their upper edges and the pegs bite on both. In pixels of the plate. */
import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type Step = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>
type Mark = Step['marks'][number]
type Place = readonly [number, number]

const VIEW = [1280, 960] as const
const WIDE = 5.6
/** From one strand to the next along the cord. */
const LAY = 4.7

/** Between the plate's own cord and a peg, or between two pegs. */
const SPANS: readonly (readonly Place[])[] = [
  [
    [203, 267.6],
    [222, 271.6],
    [255, 276],
  ],
  [
    [276, 278],
    [330, 280],
    [400, 282],
    [460, 283.4],
    [516, 284.2],
  ],
  [
    [539, 284.4],
    [584, 285.2],
  ],
  [
    [757, 289.6],
    [820, 290],
    [900, 287.4],
    [960, 284],
    [1005, 281.2],
  ],
  [
    [1025, 279.6],
    [1046, 277.6],
    [1070, 272.8],
  ],
]
/** Left, right and lower end of each peg's jaw. */
const JAWS = [
  [255, 273, 319],
  [513, 532, 327],
  [737, 755, 334],
  [1011, 1030, 321],
] as const

const lineOf = (points: readonly Place[], down = 0): string => {
  return `M${points.map(([x, y]) => `${x} ${y + down}`).join('L')}`
}
const heightAt = (points: readonly Place[], x: number): number => {
  const next = Math.max(
    1,
    points.findIndex(([to]) => to >= x),
  )
  const [from, low] = points[next - 1]!
  const [to, high] = points[next]!
  return low + ((high - low) * (x - from)) / (to - from)
}
const strands = (points: readonly Place[]): string[] => {
  const [start] = points[0]!
  const [end] = points.at(-1)!
  return Array.from({ length: Math.floor((end - start) / LAY) }, (_, at) => {
    const x = start + LAY * (at + 0.5)
    const y = heightAt(points, x)
    return `M${x - 2.6} ${y - 2.4}Q${x - 0.6} ${y - 1.2} ${x + 0.2} ${y}T${x + 2.6} ${y + 2.5}`
  })
}

const shade: Mark[] = [
  ...SPANS.map((points): Mark => {
    return { draw: 'path', path: lineOf(points, 5), line: { paint: '#8c7656', width: 6 } }
  }),
  // Light comes from the bulbs above and from the left: a jaw shades the paper below it and at its right.
  ...JAWS.map(([left, right, low]): Mark => {
    const side = `M${right - 2} ${low - 40}L${right + 5} ${low - 30}L${right + 6} ${low + 4}`
    return {
      draw: 'path',
      path: `${side}L${left + 6} ${low + 6}L${left + 1} ${low - 2}H${right - 2}Z`,
      fill: '#7a6850',
    }
  }),
]
const laid: Mark[] = SPANS.flatMap((points): Mark[] => [
  { draw: 'path', path: lineOf(points), line: { paint: '#b8935c', width: WIDE } },
  { draw: 'path', path: lineOf(points, -1), line: { paint: '#f0d598', width: 2.6 } },
  { draw: 'path', path: lineOf(points, 2.2), line: { paint: '#86683c', width: 1.2 } },
  { draw: 'path', path: strands(points), line: { paint: '#7a5c34', width: 1.1, round: true } },
])

export const cord: Step[] = [
  { do: 'artwork', view: VIEW, blend: 'ink', soft: 0.0022, opacity: 0.6, marks: shade },
  { do: 'artwork', view: VIEW, blend: 'over', soft: 0.0004, marks: laid },
]
