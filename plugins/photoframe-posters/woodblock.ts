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

/** Thin shoots of this year, with buds at their tips. */
const SHOOTS = [
  [262, 68, 246, 48],
  [306, 142, 300, 160],
  [222, 102, 204, 92],
  [340, 100, 350, 118],
  [386, 50, 372, 36],
  [292, 70, 300, 50],
] as const
export const shoots = SHOOTS.map(([x0, y0, x1, y1], at) => {
  return `M${x0} ${y0}Q${(x0 + x1) / 2 + (at % 2 === 0 ? 5 : -5)} ${(y0 + y1) / 2} ${x1} ${y1}`
})
const buds = SHOOTS.flatMap(([x0, y0, x1, y1], at): MarkInput[] => {
  const way = Math.atan2(y1 - y0, x1 - x0)
  const size = 3.4 + (at % 3)
  return [
    area(petal(x1, y1, way, size * 1.5, size * 0.7, 1), '#e8938f', { line: { paint: '#8a3a3c', width: 0.7 } }),
    area(petal(x1 - Math.cos(way), y1 - Math.sin(way), way, size * 0.7, size * 0.5, 1), '#6d3a30'),
  ]
})

/** A petal from its foot: round, notched at its tip. @param whole 1 has no notch */
function petal(x: number, y: number, way: number, long: number, wide: number, whole: number): string {
  const [cos, sin] = [Math.cos(way), Math.sin(way)]
  const at = (along: number, across: number) =>
    `${(x + along * long * cos - across * wide * sin).toFixed(2)} ${(y + along * long * sin + across * wide * cos).toFixed(2)}`
  const notch = whole === 1 ? at(1.04, 0) : at(0.86, 0)
  const out = `M${at(0, 0)}C${at(0.2, 0.9)} ${at(0.7, 1.25)} ${at(1, 0.42)}`
  return `${out}L${notch}L${at(1, -0.42)}C${at(0.7, -1.25)} ${at(0.2, -0.9)} ${at(0, 0)}Z`
}

/** A blossom as it hangs: turned its own way, seen a little from the side, larger or smaller; some have lost a petal. */
function blossom(x: number, y: number, at: number): MarkInput[] {
  const chance = (salt: number) => {
    const value = Math.sin(at * 91.7 + salt * 37.3) * 43758.5453
    return value - Math.floor(value)
  }
  const size = 8.2 + 5.4 * chance(1)
  const [flat, lean] = [0.58 + 0.42 * chance(2), 6.28 * chance(3)]
  const [px, py] = [x + 5 * (chance(4) - 0.5), y + 5 * (chance(5) - 0.5)]
  const petals = [0, 1, 2, 3, 4].filter((each) => each < 4 || chance(6) > 0.16)
  const paints = ['#f9dcd6', '#f6cfca', '#f3b9b6']
  const ways = petals.map((each) => (each / 5) * 6.283 + 6.28 * chance(7) + 0.22 * (chance(10 + each) - 0.5))
  // What is turned away from the eye is short.
  const near = (way: number) => Math.sqrt(Math.cos(way - lean) ** 2 + (flat * Math.sin(way - lean)) ** 2)
  const drawn = ways.map((way, each) => {
    const long = size * near(way) * (0.9 + 0.2 * chance(20 + each))
    const fill = paints[Math.floor(3 * chance(30 + each))]!
    return area(petal(px, py, way, long, size * 0.44, 0), fill, { line: { paint: '#8a3a3c', width: 0.7 } })
  })
  const stamens = Array.from({ length: 7 }, (_, each) => {
    const way = each * 0.9 + 6 * chance(8)
    const far = size * 0.42 * near(way) * (0.7 + 0.5 * chance(40 + each))
    return [px + far * Math.cos(way), py + far * Math.sin(way)] as const
  })
  return [
    ...drawn,
    line(
      stamens.map(([sx, sy]) => `M${px.toFixed(1)} ${py.toFixed(1)}L${sx.toFixed(1)} ${sy.toFixed(1)}`),
      0.55,
      RED,
    ),
    area(
      stamens.map(([sx, sy]) => ornaments.circle(sx, sy, 0.75)),
      '#b8862c',
    ),
  ]
}

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
  [393, 47],
  [312, 98],
  [376, 74],
]
  .flatMap(([x = 0, y = 0], at) => blossom(x, y, at))
  .concat(buds)

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
