import { overFrame } from './grounds.ts'
import { corners, oval, tuft } from './paths.ts'
import { type Hue, ink, type PartStep, type SceneStep, type Shape } from './parts.ts'

/** Places and sizes in the view of 200 × 100. */
interface Moon {
  x: number
  y: number
  radius: number
  halo: Hue
  /** From its seas to its highlands. */
  tones: readonly Hue[]
  /** Light from its limb that is turned to the sun, and shade on the other. */
  lit: Hue
  shade: Hue
}

/** A full moon: seas and highlands by noise, craters, a limb that grows darker. */
export function moon({ x, y, radius, halo, tones, lit, shade }: Moon): Shape[] {
  const disc = oval(x, y, radius)
  const within = (path: string | string[], ...steps: PartStep[]) => ({ ...overFrame(path, ...steps), within: disc })
  const craters = Array.from({ length: 26 }, (_, at) => {
    const hash = (by: number) => Math.abs(Math.sin((at + 3) * by) * 4371.7) % 1
    const [angle, far] = [hash(12.99) * 2 * Math.PI, radius * 0.92 * Math.sqrt(hash(78.23))]
    return [x + far * Math.cos(angle), y + far * Math.sin(angle), radius * (0.015 + 0.075 * hash(3.3) ** 2)] as const
  })
  return [
    overFrame(disc, ink(halo, { blur: 0.1, gain: 0.45, blend: 'add' })),
    overFrame(disc, {
      do: 'fill',
      paint: { kind: 'mottled', colours: [...tones], width: 0.06, scale: radius * 0.0085, spread: 1.5 },
    }),
    within(
      craters.map(([cx, cy, r]) => oval(cx, cy, r)),
      ink(shade, { opacity: 0.2, blur: 0.003 }),
    ),
    within(
      craters.map(([cx, cy, r]) => oval(cx, cy, r) + oval(cx - r * 0.2, cy - r * 0.25, r * 0.9)),
      ink(lit, { opacity: 0.45, blur: 0.002 }),
    ),
    within(
      oval(x - radius * 0.3, y - radius * 0.36, radius * 1.12) + oval(x, y, radius * 2),
      ink(shade, { opacity: 0.6, blur: 0.05 }),
    ),
    overFrame(disc, ink(lit, { line: 0.006, opacity: 0.5, blur: 0.003 })),
  ]
}

function stalk(x: number, width: number, lean: number): string[] {
  return [-8, 16, 41, 67, 93].map((top, at) => {
    const height = at === 0 ? 23 : 24.6
    const from = x + (top / 100) * lean
    const to = x + ((top + height) / 100) * lean
    return corners([from, top], [from + width, top], [to + width * 0.96, top + height], [to, top + height])
  })
}

function leaf(x: number, y: number, angle: number, length: number): string {
  return tuft(x, y, angle, length, length * 0.13, 0.12)
}

/** Leaves that hang from a twig. */
function spray(x: number, y: number, angle: number): string[] {
  return [-38, -14, 8, 30].map((off, at) => leaf(x, y, angle + off, 22 - 2.4 * at + (at % 2) * 4))
}

/** Stalks and leaves of bamboo to the right, darker the nearer. */
export const bamboo: Shape[] = [
  overFrame([...stalk(150, 2.4, 2), ...stalk(124, 1.8, 3)], ink('#8c2418', { blur: 0.014, opacity: 0.7 })),
  overFrame([...stalk(186, 5, -6), ...stalk(171, 3.4, 4)], ink('#3c0a0e', { blur: 0.009 })),
  overFrame(
    [
      ...spray(186, -4, 130),
      ...spray(171, 2, 100),
      ...spray(200, 22, 165),
      ...spray(150, -6, 75),
      ...spray(196, 92, 215),
    ],
    ink('#2c060c', { blur: 0.007 }),
  ),
]

/** Strokes of a sword through the air, thin at both ends; left, upper and right point in the view of 200 × 100. */
export const slashes: Shape[] = [
  overFrame(
    ['M60 108C110 78 160 40 210 -12C172 46 126 84 60 108Z', 'M92 112C140 92 180 64 214 28C190 70 148 98 92 112Z'],
    ink('#7c1010', { opacity: 0.6, blur: 0.02 }),
  ),
  overFrame('M76 -4C112 -2 168 6 210 34C160 14 116 6 76 -4Z', ink('#7c1010', { opacity: 0.45, blur: 0.02 })),
  overFrame('M84 106C130 82 172 48 212 4C178 54 136 88 84 106Z', ink('#d8341c', { opacity: 0.4, blur: 0.014 })),
]

/** Hills in the dusk, the farther the paler; mist lies between. */
export const hills: Shape[] = [
  overFrame('M60 112L60 84Q84 72 104 79Q126 64 150 74Q176 58 206 70L206 112Z', ink('#741408', { blur: 0.008 })),
  overFrame(oval(150, 86, 70, 5), ink('#ff6a2c', { blur: 0.05, opacity: 0.16, blend: 'add' })),
  overFrame('M50 112L50 96Q90 84 118 91Q150 80 178 89Q196 84 206 87L206 112Z', ink('#360608', { blur: 0.005 })),
  overFrame(oval(140, 98, 80, 4), ink('#ff5a24', { blur: 0.05, opacity: 0.12, blend: 'add' })),
]

/** Spires and gables in one outline along the bottom: where two paths overlap the sky would show through. */
function skyline(base: number, seed: number): string {
  const houses = Array.from({ length: 15 }, (_, at): [number, number][] => {
    const x = -8 + at * 15
    const kind = (at * seed) % 4
    const top = base - 10 - ((at * seed * 7) % 13)
    if (kind === 0) return outline(x, [0, 0], [4, -16], [8, 0])
    if (kind === 1) return outline(x, [-2, 6], [5, -4], [12, 6])
    if (kind === 2) return outline(x, [0, 0], [3, 0], [3, -3], [6, -3], [6, 0], [12, 0])
    return outline(x, [-1, 8], [6, 2], [13, 8])
    function outline(left: number, ...points: [number, number][]): [number, number][] {
      // The row behind closes the gap between two.
      const street = base - 7 - ((at * 5) % 4)
      const roof = points.map(([dx, dy]): [number, number] => [left + dx, Math.min(street, top + dy)])
      return [[roof[0]![0], street], ...roof, [roof.at(-1)![0], street]]
    }
  })
  return corners([-20, 112], [-20, base - 5], ...houses.flat(), [212, base - 5], [212, 112])
}

/** Long thin clouds, pointed at both ends. */
const CLOUDS = [
  'M84 22C104 18 134 20 162 17C142 24 116 25 84 22Z',
  'M120 32C146 28 172 31 206 26C180 36 150 36 120 32Z',
  'M66 13C80 10 98 12 116 9C102 16 84 16 66 13Z',
]

/** Roofs of an old town under a pale moon, the farther the paler. */
export const rooftops: SceneStep[] = [
  {
    do: 'backdrop',
    colours: ['#0a1420', '#14283a', '#24465a', '#1a3040', '#0a141c'],
    pools: [
      { at: [0.19, 0.36], size: 0.5, colour: '#9ccbe0', strength: 0.55 },
      { at: [0.8, 0.3], size: 0.5, colour: '#28506a', strength: 0.5 },
    ],
    clouds: 0.5,
  },
  ...moon({
    x: 38,
    y: 37,
    radius: 34,
    halo: '#9cd8f4',
    tones: ['#8fb6c8', '#b4d6e4', '#d6ecf4', '#eef9fd', '#c2dfea'],
    lit: '#ffffff',
    shade: '#3c6c88',
  }),
  overFrame(CLOUDS, ink('#7ab4cc', { opacity: 0.3, blur: 0.018 })),
  overFrame(skyline(70, 3), ink('#1e4860', { blur: 0.006 })),
  overFrame(oval(100, 82, 140, 14), ink('#7fb0c8', { blur: 0.05, opacity: 0.12, blend: 'add' })),
  overFrame(skyline(86, 5), ink('#173a50', { blur: 0.004 })),
  overFrame(oval(100, 98, 130, 12), ink('#7fb0c8', { blur: 0.04, opacity: 0.14, blend: 'add' })),
]
