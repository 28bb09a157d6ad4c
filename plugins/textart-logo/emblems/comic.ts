import { beams, overFrame } from './grounds.ts'
import { corners } from './paths.ts'
import { ink, type SceneStep } from './parts.ts'

/** Roofs of a town, from left to right in the view of 200 × 100. */
function roofs(low: number, high: number, wide: number, turn: number): string {
  const points: [number, number][] = [[-5, 105]]
  for (let x = -5, at = turn; x < 205; at++) {
    const y = low - (high * ((at * 37) % 23)) / 23
    const next = x + wide * (0.6 + ((at * 53) % 17) / 17)
    points.push([x, y], [next, y])
    if (at % 4 === 0) points.push([next - wide * 0.3, y], [next - wide * 0.3, y - 4], [next - wide * 0.3, y])
    x = next
  }
  return corners(...points, [205, 105])
}

const windows = Array.from({ length: 150 }, (_, at) => {
  const hash = (by: number) => Math.abs(Math.sin(at * by + by) * 4371.7) % 1
  const [x, y] = [Math.round(hash(12.99) * 200) * 1.01 - 1, 76 + Math.round(hash(78.23) * 16) * 1.5]
  return corners([x, y], [x + 0.45, y], [x + 0.45, y + 0.75], [x, y + 0.75])
})

/** The sky above a town at dusk, and searchlights through its haze. */
export const dusk: SceneStep[] = [
  {
    do: 'backdrop',
    colours: ['#030a24', '#08205a', '#1f4a94', '#c07860', '#f0a050'],
    pools: [
      { at: [0.5, 0.36], size: 0.46, colour: '#5a9cff', strength: 0.7 },
      { at: [0.5, 1], size: 0.5, colour: '#ffb45a', strength: 0.5 },
    ],
    clouds: 0.9,
  },
  ...[30, 170].map((x) =>
    overFrame(beams(x, 112, 22, 0.16, x / 7), ink('#b8d4ff', { opacity: 0.14, blur: 0.014, blend: 'add' })),
  ),
  overFrame(roofs(80, 26, 6, 3), ink('#3a3a66', { opacity: 0.8, blur: 0.011 })),
  overFrame(roofs(92, 20, 7, 8), ink('#0a1230', { opacity: 0.96, blur: 0.008 })),
  overFrame(
    windows,
    ink('#ffd890', { opacity: 0.75, blur: 0.003 }),
    ink('#ffb050', { blur: 0.012, gain: 0.4, blend: 'add' }),
  ),
  overFrame(corners([-5, 84], [205, 84], [205, 105], [-5, 105]), ink('#040714', { opacity: 0.6, blur: 0.08 })),
]
