/** Slime that runs down from the upper side of a picture 400 wide: thick, wet, with the moon to its lower right. */
import { area, line, type MarkInput, ornaments } from '@gateway/sdk-plugin/photo-frame'

/** Drops from the right to the left: where each hangs, how far, half its width. */
const DROPS = [
  [382, 66, 11],
  [346, 46, 8],
  [226, 78, 13],
  [196, 48, 7],
  [166, 58, 9],
  [110, 116, 15],
  [78, 54, 8],
  [46, 76, 11],
  [14, 52, 8],
] as const

/** Between two drops it hangs about this low. */
const BROW = 26

/** Where it hangs least, between a drop and the next to its left. */
function valleyAfter(index: number): number {
  const drop = DROPS[index]
  const next = DROPS[index + 1]
  if (!drop) return 412
  return next ? (drop[0] - drop[2] + next[0] + next[2]) / 2 : -12
}

/** Its edge, shifted: a neck to each drop, and a belly at its end. */
function edge(dx: number, dy: number): string {
  const at = (x: number, y: number) => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`
  const drops = DROPS.map(([x, tip, half], index) => {
    const before = valleyAfter(index - 1)
    const valley = valleyAfter(index)
    const brow = BROW + 4 * Math.sin(x)
    const side = (way: 1 | -1) => [
      at(x + way * Math.min(1.7 * half, 0.9 * Math.abs((way > 0 ? before : valley) - x)), brow),
      at(x + way * 0.72 * half, brow + 2),
      at(x + way * 0.74 * half, tip - 1.5 * half),
    ]
    const belly = (way: 1 | -1) => [at(x + way * 0.95 * half, tip - 0.7 * half), at(x + way * 0.7 * half, tip)]
    const [far, near, neck] = side(1)
    const [backFar, backNear, backNeck] = side(-1)
    const [low, lower] = belly(1)
    const [backLow, backLower] = belly(-1)
    return (
      `C${far} ${near} ${neck}C${low} ${lower} ${at(x, tip)}` +
      `C${backLower} ${backLow} ${backNeck}C${backNear} ${backFar} ${at(valley, BROW - 3)}`
    )
  })
  return `M${at(-12, -40)}L${at(412, -40)}L${at(412, BROW)}${drops.join('')}Z`
}

export const SLIME = edge(0, 0)

/** What it throws on what lies behind it. */
export const slimeShadow: MarkInput[] = [2, 4, 6].map((far) => area(edge(-0.8 * far, far), '#06020c40'))

/** To be clipped to its edge: translucent where it is thin, dark on its left, and the moon along its right. */
export const slimeBody: MarkInput[] = [
  area('M0 0H400V130H0Z', { from: [0, 0], to: [0, 120], inks: ['#3f8410', '#5cab1c', '#86d434', '#a8ea50'] }),
  ...[13, 9, 5.5].map((width) =>
    line(edge(1.2, -1), width, '#16400448', { line: { paint: '#16400448', width, round: true } }),
  ),
  ...(
    [
      [6, '#d8ff8a38'],
      [3.6, '#e8ffa868'],
      [1.6, '#fbffdc70'],
    ] as const
  ).map(([width, ink]) => line(edge(-1.4, -0.4), width, ink, { line: { paint: ink, width, round: true } })),
  ...[8, 14].map((y) =>
    line(`M0 ${y}Q60 ${y - 5} 130 ${y + 1}T270 ${y - 1}T400 ${y + 2}`, 2, '#d8ff9a', {
      line: { paint: '#d8ff9a48', width: 18 - y, round: true },
    }),
  ),
]

/** The moon in its wet skin: a gleam along the neck of each thick drop, a point on its belly, each of its own shape. */
export const slimeGlow: MarkInput[] = DROPS.flatMap(([x, tip, half], drop) => {
  const lean = Math.sin(drop * 2.7)
  const [foot, long] = [tip - (1.5 + 0.5 * lean) * half, 0.32 + 0.2 * Math.sin(drop * 5.1)]
  const gleam = {
    paint: ['#d8f0a8', '#b8e080', '#f0ffd0'][drop % 3]!,
    width: half * (0.13 + 0.06 * lean),
    round: true,
  }
  const top = foot - long * (tip - BROW)
  return [
    ...(half > 8
      ? [
          line(
            `M${x + 0.3 * half} ${top}q${0.1 * lean * half} ${0.5 * (foot - top)} ${0.06 * half} ${foot - top}`,
            1,
            '#ffffff',
            { line: gleam, opacity: 0.75 },
          ),
        ]
      : []),
    area(
      ornaments.oval(x + 0.36 * half, tip - (0.86 - 0.2 * lean) * half, 0.2 * half, (0.26 + 0.08 * lean) * half),
      '#f4ffe0',
      {
        opacity: 0.85,
      },
    ),
    // Light that has come through gathers at its other side.
    line(
      `M${x - 0.66 * half} ${tip - 1.1 * half}Q${x - 0.5 * half} ${tip - 0.2 * half} ${x + 0.1 * half} ${tip - 0.14 * half}`,
      1,
      '#ffffff',
      {
        line: { paint: '#7ac030', width: 0.16 * half, round: true },
        opacity: 0.6,
      },
    ),
  ]
})
