import { area, line, type MarkInput, ornaments, words } from '@gateway/sdk-plugin/photo-frame'

/** The inks of the print. */
export const INDIGO = '#1d3557'
export const RED = '#bf3227'

/** How far the block of colour was laid aside of the key block. */
const ASIDE = [1.5, -1.1] as const
/** Inks of waves, from the far ones to the near ones. */
const WATER = ['#6f93a8', '#557f9c', '#3f6c8e', '#35628a', '#2c5378', '#264a6e', '#203f60']

/** Waves as scales, larger from row to row towards the viewer, no two cut quite alike, some with a crest of foam. */
export const scales = (top: number, foot: number): MarkInput[] => {
  const marks: MarkInput[] = []
  for (let row = 0, y = top, radius = 14; y < foot + 8; row++, y += 0.6 * radius, radius *= 1.1) {
    const ink = WATER[Math.min(row, WATER.length - 1)]!
    for (let at = -1, x = 12 - (row % 2 ? radius : 0); x < 440; at++) {
      // What a knife does by eye.
      const own = Math.sin(at * 12.9 + row * 7.3)
      const size = radius * (1 + 0.09 * own)
      const foam = Math.sin(at * 5.1 + row * 3.7) > 0.72
      marks.push(
        area(ornaments.circle(x + ASIDE[0], y + ASIDE[1], size - 1), foam ? '#c9d6d2' : ink, {
          line: { paint: '#e9dfc6', width: 2 },
        }),
        line([ornaments.circle(x, y, size)], 0.7 + 0.05 * radius, INDIGO),
        line(
          [0.74, 0.5, 0.26].map((share) => ornaments.circle(x, y + 0.4 * own, size * share)),
          0.5 + 0.04 * radius,
          foam ? INDIGO : '#e9dfc6',
        ),
      )
      x += radius * (1.98 + 0.05 * own)
    }
  }
  return marks
}

/** A roof of the castle: its eaves curl up. */
const roof = (x: number, y: number, half: number, high: number) => {
  return area(
    `M${x - half} ${y}Q${x - half * 0.72} ${y - 3} ${x - half * 0.5} ${y - high}H${x + half * 0.5}` +
      `Q${x + half * 0.72} ${y - 3} ${x + half} ${y}L${x + half - 4} ${y + 5}H${x - half + 4}Z`,
    '#2b5850',
    { line: { paint: INDIGO, width: 1.2 } },
  )
}

const storey = (x: number, y: number, half: number, high: number) => [
  area(ornaments.rectangle([x - half, y, half * 2, high]), '#f1e8d3', { line: { paint: INDIGO, width: 1.1 } }),
  line(
    Array.from({ length: 4 }, (_, at) => `M${x - half * 0.6 + at * half * 0.4} ${y + high * 0.35}v${high * 0.4}`),
    2.4,
    INDIGO,
  ),
]

export const castle = (x: number, y: number): MarkInput[] => [
  area(
    `M${x - 62} ${y + 60}Q${x - 52} ${y + 30} ${x - 48} ${y}H${x + 48}Q${x + 52} ${y + 30} ${x + 62} ${y + 60}Z`,
    '#8d8a7c',
    {
      line: { paint: INDIGO, width: 1.2 },
    },
  ),
  ...storey(x, y - 24, 42, 24),
  roof(x, y - 24, 58, 13),
  ...storey(x, y - 56, 33, 20),
  roof(x, y - 56, 47, 12),
  ...storey(x, y - 84, 24, 17),
  roof(x, y - 84, 37, 11),
  ...storey(x, y - 110, 16, 15),
  roof(x, y - 110, 28, 13),
]

/** A mist of parallel bands with round ends. */
export const mist = (x: number, y: number, wide: number) => {
  return area(
    [ornaments.rounded([x, y, wide, 9], 4.5), ornaments.rounded([x + 26, y + 9, wide * 0.7, 9], 4.5)],
    '#f1e4c8',
  )
}

export const branch =
  'M424 34C384 54 352 50 318 76C296 92 286 92 262 112C240 130 232 128 206 138' +
  'M372 58C360 78 352 86 336 108C326 122 322 130 306 142M318 76C300 74 286 66 262 68M262 112C250 108 240 100 222 102'

export const blossoms = [
  [206, 138],
  [222, 102],
  [240, 126],
  [262, 68],
  [268, 106],
  [284, 92],
  [292, 70],
  [304, 84],
  [322, 70],
  [306, 142],
  [322, 126],
  [340, 100],
  [352, 84],
  [366, 60],
  [386, 50],
  [404, 42],
  [312, 98],
  [376, 74],
].flatMap(([x = 0, y = 0], at): MarkInput[] => {
  const petals = Array.from({ length: 5 }, (_, petal) => {
    const angle = (petal / 5) * 2 * Math.PI + at
    return ornaments.circle(x + 5.4 * Math.cos(angle), y + 5.4 * Math.sin(angle), 4.4)
  })
  return [
    area(petals, at % 3 === 0 ? '#f3b9b6' : '#f9dcd6', { rule: 'nonzero', line: { paint: '#8a3a3c', width: 0.7 } }),
    area(ornaments.circle(x, y, 3.4), '#fbeee6'),
    area(ornaments.circle(x, y, 1.7), RED),
  ]
})

export const vertical = (text: string, x: number, y: number, size: number, fill: string) => {
  return [...text].map((character, at) =>
    words(character, [x, y + at * size * 1.12, size, size], { weight: 700, fill }),
  )
}

/** The years of a block, which print where a pad rubbed lightly: they part around knots, none is like its neighbour. */
export const grain = ([x, y, wide, high]: readonly [number, number, number, number]): MarkInput[] => {
  const knots = [
    [x + 0.7 * wide, y + 0.2 * high],
    [x + 0.2 * wide, y + 0.74 * high],
  ] as const
  const year = (at: number) => {
    const from = y + at * 3.4 + 1.6 * Math.sin(at * 2.3)
    const points = Array.from({ length: 34 }, (_, step) => {
      const px = x + (step / 33) * wide
      const bent = knots.reduce((sum, [cx, cy]) => {
        const near = Math.exp(-(((px - cx) / 46) ** 2) - ((from - cy) / 70) ** 2)
        return sum + 15 * near * Math.sign(from - cy)
      }, 0)
      const sway = 3.6 * Math.sin(px / 74 + at * 0.03) + 1.2 * Math.sin(px / 23 + at * 0.21)
      return `${px.toFixed(1)} ${(from + bent + sway).toFixed(1)}`
    })
    return `M${points.join('L')}`
  }
  const years = Array.from({ length: Math.ceil(high / 3.4) }, (_, at) => year(at))
  return [0, 1, 2].map((kind) =>
    line(
      years.filter((_, at) => (at * 7 + (at >> 2)) % 3 === kind),
      [0.5, 0.9, 1.4][kind]!,
      '#f3e6c8',
    ),
  )
}
