/** A castle as a cutter of blocks draws it. */
import { area, line, type MarkInput, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { INDIGO } from './woodblock.ts'

/** Where a row of tiles runs down a roof: from the ridge to the eaves, which curl up. */
const tiles = (x: number, y: number, half: number, high: number) => {
  const rows = Math.round(half / 3.4)
  return Array.from({ length: 2 * rows - 1 }, (_, at) => {
    const share = (at - rows + 1) / rows
    const foot = y + 3.4 - 2.6 * Math.max(0, Math.abs(share) - 0.6)
    const ridge = `M${(x + share * half * 0.5).toFixed(1)} ${y - high + 0.6}`
    return `${ridge}Q${(x + share * half * 0.72).toFixed(1)} ${y - 3} ${(x + share * (half - 3)).toFixed(1)} ${foot.toFixed(1)}`
  })
}

/** A roof of the castle: tiles, a ridge, eaves whose lit edge curls up, and a gable in its middle where one is told. */
const roof = (x: number, y: number, half: number, high: number, gable = 0): MarkInput[] => [
  area(
    `M${x - half} ${y}Q${x - half * 0.72} ${y - 3} ${x - half * 0.5} ${y - high}H${x + half * 0.5}` +
      `Q${x + half * 0.72} ${y - 3} ${x + half} ${y}L${x + half - 4} ${y + 5}H${x - half + 4}Z`,
    '#2b5850',
    { line: { paint: INDIGO, width: 1.2 } },
  ),
  line(tiles(x, y, half, high), 0.7, '#163a36'),
  line(`M${x - half + 1} ${y + 1}L${x - half + 5} ${y + 4}H${x + half - 5}L${x + half - 1} ${y + 1}`, 1.1, '#d9cfae'),
  line(`M${x - half * 0.52} ${y - high}H${x + half * 0.52}`, 2.2, INDIGO),
  ...(gable > 0
    ? [
        area(`M${x} ${y - high - 1}L${x - gable} ${y + 2}H${x + gable}Z`, '#e9dcbe', {
          line: { paint: INDIGO, width: 1.1 },
        }),
        line(`M${x} ${y - high - 3}Q${x - gable * 0.5} ${y - 3} ${x - gable - 3} ${y + 2}`, 2.4, '#2b5850'),
        line(`M${x} ${y - high - 3}Q${x + gable * 0.5} ${y - 3} ${x + gable + 3} ${y + 2}`, 2.4, '#2b5850'),
        line(`M${x} ${y - high + 4}v3`, 1.6, '#b8862c'),
      ]
    : []),
]

const storey = (x: number, y: number, half: number, high: number) => [
  area(ornaments.rectangle([x - half, y, half * 2, high]), '#f1e8d3', { line: { paint: INDIGO, width: 1.1 } }),
  // The side away from the sun, and what the eaves throw on the wall.
  area(ornaments.rectangle([x - half, y, half * 0.62, high]), '#cfc4ac'),
  area(ornaments.rectangle([x - half, y, half * 2, high * 0.3]), '#8f9298a0'),
  line(
    Array.from({ length: 4 }, (_, at) => `M${x - half * 0.6 + at * half * 0.4} ${y + high * 0.42}v${high * 0.34}`),
    2.2,
    INDIGO,
  ),
  line(`M${x - half} ${y + high * 0.86}H${x + half}`, 1, '#6d5a48'),
]

/** Courses of stones in a wall that swings out towards its foot. */
const stones = (x: number, y: number) => {
  return [0, 1, 2, 3, 4, 5].flatMap((course) => {
    const [top, wide] = [y + 10 * course, 48 + 2.4 * course + 0.3 * course * course]
    const joints = Array.from({ length: 9 }, (_, at) => {
      const px =
        x - wide + ((at + 0.5 + 0.5 * (course % 2) + 0.16 * Math.sin(at * 5.3 + course * 2.1)) * 2 * wide) / 9.5
      return `M${px.toFixed(1)} ${top}l${(1.4 * Math.sin(at * 3 + course)).toFixed(1)} 10`
    })
    return [
      `M${(x - wide).toFixed(1)} ${top}Q${x} ${top + 1.6 * Math.sin(course * 2)} ${(x + wide).toFixed(1)} ${top}`,
      ...joints,
    ]
  })
}

export const castle = (x: number, y: number): MarkInput[] => [
  area(
    `M${x - 62} ${y + 60}Q${x - 52} ${y + 30} ${x - 48} ${y}H${x + 48}Q${x + 52} ${y + 30} ${x + 62} ${y + 60}Z`,
    '#8d8a7c',
    {
      line: { paint: INDIGO, width: 1.2 },
    },
  ),
  line(stones(x, y), 0.7, '#5b5a54'),
  ...storey(x, y - 24, 42, 24),
  ...roof(x, y - 24, 58, 13, 15),
  ...storey(x, y - 56, 33, 20),
  ...roof(x, y - 56, 47, 12),
  ...storey(x, y - 84, 24, 17),
  ...roof(x, y - 84, 37, 11, 10),
  ...storey(x, y - 110, 16, 15),
  ...roof(x, y - 110, 28, 13),
  // Golden fishes on the ridge.
  line([`M${x - 14} ${y - 123}q-1 -7 4 -9`, `M${x + 14} ${y - 123}q1 -7 -4 -9`], 2, '#b8862c'),
]
