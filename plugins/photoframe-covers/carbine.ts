import { area, line, type MarkInput, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Point = readonly [number, number]

/** Where its receiver ends at the back, which way it points (degrees up from the right), and how much nearer its muzzle is. */
const BACK: Point = [128, 330]
const UP = 25
const NEARER = 0.0022
const SIZE = 1.12

const [COS, SIN] = [Math.cos((UP * Math.PI) / 180), Math.sin((UP * Math.PI) / 180)]

/** A place of the cover from one along the barrel and across it (down is more). */
function at([along, across]: Point): Point {
  const near = SIZE * (1 + NEARER * along)
  const x = BACK[0] + SIZE * along * COS + near * across * SIN
  const y = BACK[1] - SIZE * along * SIN + near * across * COS
  return [Math.round(x * 100) / 100, Math.round(y * 100) / 100]
}

const outline = (...points: Point[]) => `M${points.map((point) => at(point).join(' ')).join('L')}Z`
const stroke = (...points: Point[]) => `M${points.map((point) => at(point).join(' ')).join('L')}`
/** A finger, a rail: round at both ends. */
const rod = (from: Point, to: Point, width: number, ink: string) => line(stroke(from, to), width * SIZE, ink)

/** Where the flame leaves it. */
export const MUZZLE = at([212, 0])

/** Steel in the dark: lit by the flame at its front end, by the alarm's red from behind. */
const steel = (path: string): MarkInput =>
  area(path, {
    from: at([-60, 0]),
    to: at([212, 0]),
    inks: ['#1c1a1d', '#2c282a', '#3c3330', '#5c4230', '#a0622e', '#f4b468'],
  })
/** Its under side, where no lamp reaches. */
const under = (path: string): MarkInput =>
  area(path, { from: at([60, -14]), to: at([62, 16]), inks: ['#00000000', '#00000030', '#000000c0'] })

const RECEIVER = outline([-4, -9], [2, -13], [74, -13], [76, 11], [40, 14], [-2, 15])
const STOCK = outline([2, -11], [-34, -10], [-86, -5], [-88, 34], [-70, 36], [-40, 18], [0, 13])
const MAGAZINE = outline([36, 12], [62, 11], [60, 32], [54, 62], [28, 58], [34, 34])
const GRIP = outline([-2, 13], [22, 13], [14, 34], [8, 54], [-14, 50], [-6, 28])
const GUARD = outline([72, -12], [148, -10], [152, -6], [152, 7], [146, 10], [74, 12])
const BARREL = outline([150, -4], [196, -3.6], [196, 3.6], [150, 4])
const HIDER = outline([192, -6], [212, -5.4], [213, 5.4], [192, 6])
const BLOCK = outline([156, -8], [168, -8], [168, 5], [156, 5])
const OPTIC = outline([10, -30], [18, -33], [58, -32], [66, -30], [66, -17], [58, -15], [18, -15], [10, -18])
const MOUNT = outline([22, -16], [54, -16], [50, -11], [26, -11])

const rail = Array.from({ length: 15 }, (_, tooth) => {
  const from = 74 + tooth * 5
  return outline([from, -14.4], [from + 3, -14.4], [from + 3, -11], [from, -11])
})
const slots = [0, 1, 2, 3, 4].map((slot) => stroke([84 + slot * 14, 0], [92 + slot * 14, 0]))

/** A gloved hand under the barrel: its back, four fingers that come up round it, the thumb along it. */
const HAND: MarkInput[] = [
  area(outline([62, 42], [84, 52], [112, 24], [128, 14], [126, 2], [92, 4], [84, 16]), {
    from: at([70, 48]),
    to: at([128, 4]),
    inks: ['#080707', '#1c1512', '#402818'],
  }),
  area(outline([84, 52], [62, 42], [20, 96], [52, 116]), {
    from: at([34, 100]),
    to: at([96, 40]),
    inks: ['#030303', '#0a0908', '#181210'],
  }),
  ...[0, 1, 2, 3].flatMap((finger) => {
    const x = 98 + finger * 9
    return [
      rod([x - 2, 14], [x + 2, -3], 9.6, '#060505'),
      rod([x - 1.6, 13], [x + 2, -2.4], 8, ['#17100d', '#1e1410', '#281910', '#3a2212'][finger]!),
      rod([x + 1.6, 8], [x + 3.8, -2], 2, ['#5a321c80', '#7a4422a0', '#a05a2ab0', '#d8803cc0'][finger]!),
      rod([x - 1.5, 6], [x + 3, 6.4], 0.9, '#00000090'),
    ]
  }),
]

const edge = (path: string, width: number): MarkInput => ({
  draw: 'path',
  path,
  line: {
    paint: { from: at([-20, 0]), to: at([206, 0]), inks: ['#d8583ca0', '#f07040c8', '#ffa860f0', '#fff0cc'] },
    width,
  },
})

/** A carbine of nobody's make, held across the chest. */
export const CARBINE: MarkInput[] = [
  ...[STOCK, MAGAZINE, GRIP, BARREL, BLOCK, RECEIVER, GUARD].flatMap((path) => [steel(path), under(path)]),
  steel(HIDER),
  area(rail, { from: at([74, 0]), to: at([150, 0]), inks: ['#0a0908', '#3a2216'] }),
  line(slots, 3.4, '#000000c0'),
  line(stroke([198, -5], [198, 5]), 1.4, '#000000b0'),
  line(stroke([204, -5], [204, 5]), 1.4, '#000000a0'),
  // What a receiver has: the port for empty shells, pins, a lever.
  area(outline([30, -8], [56, -8], [56, -1], [30, -1]), '#000000d0'),
  edge(stroke([30, -1], [56, -1]), 0.7),
  area(ornaments.circle(...at([8, 5]), 1.8), '#000000c0'),
  area(ornaments.circle(...at([66, 4]), 1.8), '#000000c0'),
  line(stroke([12, 0], [24, 2]), 2, '#00000090'),
  ...[20, 30, 40].map((y) => line(stroke([36 - y * 0.03, y], [58 - y * 0.06, y]), 0.9, '#4a201480')),
  steel(MOUNT),
  steel(OPTIC),
  under(OPTIC),
  area(outline([64, -30], [67, -30], [67, -17], [64, -17]), '#ff7a4ac0'),
  edge(stroke([12, -31], [18, -33], [58, -32], [65, -30]), 1.1),
  edge(stroke([-86, -5], [-34, -10], [2, -12], [74, -13]), 1.1),
  edge(stroke([74, -13.4], [148, -12]), 0.8),
  edge(stroke([150, -4], [192, -4]), 1.3),
  edge(stroke([192, -6], [212, -5.4]), 1.2),
  edge(stroke([74, 12], [146, 10]), 0.6),
  ...HAND,
]

/** Empty shells on their way out, turning; brass in the light of the flame. */
export const SHELLS: MarkInput[] = (
  [
    [146, 284, 60, 1.3],
    [122, 268, 128, 1.15],
    [96, 266, 20, 1],
    [74, 280, 84, 0.9],
  ] as const
).flatMap(([x, y, turn, size]) => {
  const [c, s] = [Math.cos((turn * Math.PI) / 180) * size, Math.sin((turn * Math.PI) / 180) * size]
  const put = (u: number, v: number) => `${(x + u * c - v * s).toFixed(2)} ${(y + u * s + v * c).toFixed(2)}`
  const box = (from: number, to: number, half: number) =>
    `M${put(from, -half)}L${put(to, -half)}L${put(to, half)}L${put(from, half)}Z`
  const [aX, aY, bX, bY] = [x + 3 * s, y - 3 * c, x - 3 * s, y + 3 * c]
  const brass = {
    from: [aX, aY] as const,
    to: [bX, bY] as const,
    inks: ['#3a1c08', '#d89a48', '#ffe9b8', '#8a4c18', '#1c0c04'],
  }
  return [
    // Where it was just before.
    area(box(-22, -6, 2.2), { from: [x - 22 * c, y - 22 * s], to: [x, y], inks: ['#e0a05000', '#e0a05050'] }),
    area(box(-7, 6, 2.7), brass),
    area(box(6, 9, 1.9), brass),
    area(box(-8.4, -6.6, 2.9), brass),
  ]
})

/** Tongues of the flame at a muzzle: one ahead, others to the sides through its slots. */
function tongue(way: number, long: number, wide: number): string {
  const [x, y] = MUZZLE
  const angle = ((way - UP) * Math.PI) / 180
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const put = (u: number, v: number) => `${(x + u * c - v * s).toFixed(2)} ${(y + u * s + v * c).toFixed(2)}`
  return (
    `M${put(-2, 0)}C${put(0.1 * long, -wide)} ${put(0.35 * long, -wide)} ${put(0.62 * long, -0.3 * wide)}` +
    `Q${put(0.8 * long, -0.22 * wide)} ${put(long, 0)}Q${put(0.72 * long, 0.2 * wide)} ${put(0.58 * long, 0.42 * wide)}` +
    `C${put(0.36 * long, wide)} ${put(0.12 * long, 0.9 * wide)} ${put(-2, 0)}Z`
  )
}

const TONGUES = [
  [4, 74, 17],
  [-34, 46, 9],
  [38, 50, 9],
  [-84, 40, 7],
  [84, 34, 6],
  [18, 60, 8],
  [-16, 62, 9],
] as const

/** The flame itself, as light: its glow in the smoke, red tongues, yellow ones in them, white where it leaves. */
export const FLASH: MarkInput[] = [
  area(ornaments.circle(...MUZZLE, 190), {
    centre: MUZZLE,
    radius: 190,
    inks: ['#d86a24d0', '#90380c90', '#5a1c0648', '#30100014', '#30100000'],
  }),
  ...(
    [
      [1.3, '#8a2a0460'],
      [1.12, '#a83c08a0'],
      [0.96, '#d06a18d0'],
      [0.78, '#f0a040'],
      [0.55, '#ffdc98'],
    ] as const
  ).map(([size, ink]) =>
    area(
      TONGUES.map(([way, long, wide]) => tongue(way, long * size, wide * size)),
      ink,
    ),
  ),
  area(ornaments.circle(MUZZLE[0] + 8, MUZZLE[1] - 4, 26), {
    centre: [MUZZLE[0] + 8, MUZZLE[1] - 4],
    radius: 26,
    inks: ['#fffaf0', '#fff0c8f0', '#ffd08890', '#ff904000'],
  }),
  // Grains that still burn.
  ...Array.from({ length: 34 }, (_, grain) => {
    const angle = ((((grain * 137.5) % 150) - 75 - UP) * Math.PI) / 180
    const far = 34 + ((grain * 53) % 62)
    const long = 3 + ((grain * 29) % 8)
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const from = `${(MUZZLE[0] + far * c).toFixed(1)} ${(MUZZLE[1] + far * s).toFixed(1)}`
    const to = `${(MUZZLE[0] + (far + long) * c).toFixed(1)} ${(MUZZLE[1] + (far + long) * s).toFixed(1)}`
    return line(`M${from}L${to}`, 0.5 + (grain % 3) * 0.3, ['#ffd9a0', '#ff9a40', '#ff6a20'][grain % 3])
  }),
]

/** Smoke that hangs about the muzzle, and the flame's light in it. */
export const SMOKE: MarkInput[] = (
  [
    [350, 176, 54],
    [318, 196, 44],
    [378, 214, 46],
  ] as const
).map(([x, y, r]) =>
  area(ornaments.circle(x, y, r), {
    centre: [x, y],
    radius: r,
    inks: ['#b8683c40', '#8a402430', '#4a1c1014', '#4a1c1000'],
  }),
)
