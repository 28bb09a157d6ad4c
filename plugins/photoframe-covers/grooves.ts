import { area, line, type MarkInput, ornaments } from '@gateway/sdk-plugin/photo-frame'

/** The record's middle behind the sleeve, its label's radius and its own, in the plate's pixels. */
const [X, Y, LABEL, RIM] = [879, 530, 123, 381]

/** What is seen of it between its sleeve and the rack. */
export const VINYL = 'M917 130L1110 130L1108 668L1090 684L1086 958L902 958L903 880Z'

const polar = (angle: number, radius: number) => {
  const turn = (angle * Math.PI) / 180
  return `${(X + radius * Math.cos(turn)).toFixed(1)} ${(Y + radius * Math.sin(turn)).toFixed(1)}`
}

/** A piece of the ring of grooves. @param from Degrees clockwise from the right */
const sector = (from: number, to: number, inner = LABEL + 1, outer = RIM - 3) => {
  const wide = to - from > 180 ? 1 : 0
  return (
    `M${polar(from, inner)}L${polar(from, outer)}A${outer} ${outer} 0 ${wide} 1 ${polar(to, outer)}` +
    `L${polar(to, inner)}A${inner} ${inner} 0 ${wide} 0 ${polar(from, inner)}Z`
  )
}

/** So many steps of light, or they would cross the grooves as stripes. */
const STEPS = 26

/** What one lamp leaves on grooves: light in all that run across its way, fading to both sides. */
const wedge = (middle: number, half: number, ink: string): MarkInput[] =>
  Array.from({ length: STEPS }, (_, at) => {
    const spread = half * (1 - at / STEPS) ** 1.4
    return area(sector(middle - spread, middle + spread), ink)
  })

/** Between two pieces of music the groove runs wide, and the vinyl is smooth. */
const GAPS = [172, 221, 266, 318]

const rings = Array.from({ length: 118 }, (_, at) => {
  const radius = LABEL + 17 + at * 2.02
  return { radius, loud: Math.abs(Math.sin(at * 12.9898) * 43758.5453) % 1 }
}).filter(({ radius }) => radius < RIM - 7 && !GAPS.some((gap) => Math.abs(gap - radius) < 3))

const paths = (least: number, most: number) =>
  rings.filter(({ loud }) => loud >= least && loud < most).map(({ radius }) => ornaments.circle(X, Y, radius))

export const GROOVES: MarkInput[] = [
  area(sector(-130, 130, LABEL - 0.5, RIM), '#0a0a0b'),
  ...wedge(-57, 21, '#d8dce409'),
  ...wedge(-14, 9, '#e8c89007'),
  ...wedge(31, 15, '#c8d4ea05'),
  line(paths(0, 0.45), 1.1, '#00000078'),
  line(paths(0.45, 0.75), 0.9, '#0000004c'),
  line(paths(0.75, 1), 0.8, '#ffffff0b'),
  line(
    GAPS.map((gap) => ornaments.circle(X, Y, gap)),
    4.6,
    '#050506b8',
  ),
  line(
    GAPS.map((gap) => ornaments.circle(X, Y, gap + 0.6)),
    0.7,
    '#ffffff1c',
  ),
  // The run-out, the label's edge, and the rounded rim in the lamp.
  area(sector(-130, 130, LABEL, LABEL + 15), '#08080990'),
  line(ornaments.circle(X, Y, LABEL + 9), 0.6, '#ffffff18'),
  line(ornaments.circle(X, Y, RIM - 4.5), 5, '#0a0a0bd0'),
  line(ornaments.circle(X, Y, RIM - 1.6), 1.2, '#c8ccd438'),
  // The sleeve's shadow, and the dark of the rack below.
  area(ornaments.circle(X, Y, RIM), { from: [903, 0], to: [952, 0], inks: ['#000000c0', '#00000000'] }),
  area(ornaments.circle(X, Y, RIM), { from: [0, 590], to: [0, 830], inks: ['#00000000', '#000000c8'] }),
]
