import { type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]
type Place = readonly [number, number]

/** The middles of the frame's posts and rails, between their lashings, and half their width, in the plate's pixels. */
const BEAMS: readonly { from: Place; to: Place; half: number }[] = [
  { from: [393, 226], to: [404, 690], half: 26 },
  { from: [404, 800], to: [408, 868], half: 24 },
  { from: [832, 246], to: [853, 664], half: 22 },
  { from: [858, 774], to: [862, 818], half: 20 },
  { from: [452, 182], to: [786, 192], half: 22 },
  { from: [464, 730], to: [806, 718], half: 22 },
]
const any = (n: number) => Math.abs(Math.sin(n * 127.1 + 311.7) * 43758.5453) % 1

/** A crack along a beam: it wanders with the grain, opens in its middle and runs dry at both ends. */
function crack({ from, to, half }: (typeof BEAMS)[number], seed: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const [u, v] = [dx / length, dy / length]
  const long = Math.min(0.5 * length, 26 + 120 * any(seed) ** 2)
  const start = (length - long) * any(seed + 0.3)
  const aside = half * 1.5 * (any(seed + 0.6) - 0.5)
  const wide = 0.7 + 1.1 * any(seed + 0.8)
  const steps = 12
  const side = (sign: number) =>
    Array.from({ length: steps + 1 }, (_, at): Place => {
      const t = at / steps
      const open = sign * wide * Math.sin(Math.PI * t) ** 0.7
      const off = aside + 1.6 * Math.sin(5 * t + 9 * any(seed + 0.1)) + open
      const along = start + long * t
      return [from[0] + u * along - v * off, from[1] + v * along + u * off]
    })
  return ornaments.throughPoints([...side(1), ...side(-1).reverse()], true)
}

const cracks = BEAMS.flatMap((beam, number) => {
  const count = Math.ceil(Math.hypot(beam.to[0] - beam.from[0], beam.to[1] - beam.from[1]) / 52)
  return Array.from({ length: count }, (_, at) => crack(beam, 17 * number + at))
})

/** Years in wind and salt: cracks along the grain, dark where they open, pale along the rim that the sun reaches. */
export const CRACKED: Mark[] = [
  { draw: 'path', path: cracks.map((path) => ornaments.placed(path, 1.3, 0.9, 1)), fill: '#e6d8c258' },
  { draw: 'path', path: cracks, fill: '#3a2e25d0' },
]

/** No two lashings are alike: some the spray wets, some the sun bleaches. */
const LASHINGS = [
  [391, 172, '#b8a88c'],
  [830, 190, '#ffffff'],
  [405, 744, '#9a8468'],
  [858, 712, '#cbbda4'],
] as const
export const LASHED: Mark[] = LASHINGS.map(([x, y, ink]) => ({
  draw: 'path',
  path: ornaments.oval(x, y, 52, 50),
  fill: { centre: [x, y], radius: 52, inks: [ink, ink, `${ink}00`] },
}))
