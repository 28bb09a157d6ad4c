/** Ripples that the wind made in the sand, glitter on the sea, fibres that stand off the ropes. In the plate's pixels. */
import { type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Step = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>
type Mark = Step['marks'][number]

const VIEW = [1280, 960] as const
const unlike = (at: number) => Math.abs(Math.sin(at * 91.7 + 3.1) * 4375.85) % 1

/** The sand, without the frame that stands in it and the coil that lies on it. */
const SAND = [
  'M0 586H1280V960H0Z',
  'M355 586L364 705L331 709L333 776L372 772L378 910H441L437 768L820 742L828 848H890L884 745L893 740L890 670L866 586Z',
  ornaments.oval(1064, 861, 100, 54),
  'M1168 862H1280V890H1168Z',
].join('')
const HORIZON = 393

/** Crests run across the wind, fork and end; they come closer to each other with the distance. */
const crests = Array.from({ length: 300 }, (_, at) => {
  const deep = unlike(at) ** 0.8
  const y = 596 + 364 * deep
  const near = (y - HORIZON) / (960 - HORIZON)
  const [x, long] = [1360 * unlike(at + 400) - 60, (60 + 150 * unlike(at + 800)) * near]
  const lean = 10 * (unlike(at + 70) - 0.5)
  const sway = (share: number) => {
    return y + near * (7 * Math.sin((x + share * long) / (42 * near) + 9 * near) + lean * share)
  }
  const points = Array.from({ length: 9 }, (_point, step) => {
    return `${(x + (long * step) / 8).toFixed(1)} ${sway(step / 8).toFixed(1)}`
  })
  return { path: `M${points.join('L')}`, near }
})
/** Thin at both ends and softer the nearer they are: three weights. */
const drawn = (low: number, high: number, paint: string, width: number): Mark => {
  const path = crests.filter(({ near }) => near >= low && near < high).map((crest) => crest.path)
  return { draw: 'path', path, line: { paint, width, round: true } }
}
const RANKS = [
  [0, 0.55, 1.6],
  [0.55, 0.78, 2.8],
  [0.78, 1.1, 4.4],
] as const
const hollows = RANKS.map(([low, high, width]) => drawn(low, high, '#c8b6a0', width))
const lit = RANKS.map(([low, high, width]) => drawn(low, high, '#3a2f20', 0.6 * width))

/** Below the low sun at the left the sea glitters most. */
const glitter: Mark = {
  draw: 'path',
  path: Array.from({ length: 520 }, (_, at) => {
    const y = HORIZON + 3 + 130 * unlike(at + 20) ** 1.5
    const x = 1280 * unlike(at + 900) ** 1.7
    const isHidden = x > 358 && x < 878
    const wide = (1.2 + 4 * unlike(at + 300)) * (0.4 + (y - HORIZON) / 110)
    return isHidden ? '' : `M${x.toFixed(1)} ${y.toFixed(1)}h${wide.toFixed(1)}`
  }).filter(Boolean),
  line: { paint: '#fff0d0', width: 1, round: true },
}

/** The middle of each lashing, and where its end hangs. */
const LASHINGS = [
  [389, 172, 408, 246],
  [825, 190, 846, 258],
  [401, 740, 420, 820],
  [851, 706, 875, 782],
] as const
const fibres = (x: number, y: number, reach: number, count: number, seed: number): string[] => {
  return Array.from({ length: count }, (_, at) => {
    const [turn, far] = [2 * Math.PI * unlike(at + seed), reach * (0.72 + 0.34 * unlike(at + 2 * seed))]
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const long = 5 + 9 * unlike(at + 3 * seed)
    const bend = 6 * (unlike(at + 4 * seed) - 0.5)
    const [a, b] = [x + far * c, y + far * s]
    return `M${a} ${b}Q${a + 0.5 * long * c - bend * s} ${b + 0.5 * long * s + bend * c} ${a + long * c} ${b + long * s + 2}`
  })
}
const frayed = (x: number, y: number, seed: number): string[] => {
  return Array.from({ length: 14 }, (_, at) => {
    const aside = 14 * (unlike(at + seed) - 0.5)
    return `M${x + 0.2 * aside} ${y - 6}Q${x + 0.5 * aside} ${y + 4} ${x + aside} ${y + 8 + 7 * unlike(at + 5 * seed)}`
  })
}
const hemp: Mark[] = LASHINGS.flatMap(([x, y, endX, endY], at): Mark[] => [
  { draw: 'path', path: fibres(x, y, 40, 44, 11 + at), line: { paint: '#c9ad7cb0', width: 0.8, round: true } },
  { draw: 'path', path: fibres(x, y, 28, 30, 51 + at), line: { paint: '#6e5632a0', width: 0.8, round: true } },
  { draw: 'path', path: frayed(endX, endY, 31 + at), line: { paint: '#b89a68d8', width: 1.1, round: true } },
])

export const shore: Step[] = [
  { do: 'artwork', view: VIEW, marks: [glitter], blend: 'light', opacity: 0.5, soft: 0.0005 },
  { do: 'artwork', view: VIEW, marks: hollows, clip: SAND, worn: 0.3, opacity: 0.56, soft: 0.0022 },
  { do: 'artwork', view: VIEW, marks: lit, clip: SAND, blend: 'light', worn: 0.3, opacity: 0.6, soft: 0.002 },
  { do: 'artwork', view: VIEW, marks: hemp, blend: 'over', soft: 0.0004 },
]
