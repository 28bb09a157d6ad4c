import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]
type Spot = readonly [x: number, y: number]

/** How a rope hangs: its ends, its lowest point, half its thickness; in pixels of the plate. */
interface Hung {
  ends: readonly [Spot, Spot]
  lowest: Spot
  half: number
}

/** Twists are this far from each other, in halves of the rope's thickness. */
const PITCH = 2.1

/** A rope of strands laid over one that is plain: grooves aslant, a ridge of light on each strand, brass at its ends. */
export function laid({ ends, lowest, half }: Hung): Mark[] {
  const [[left], [right]] = ends
  const at = (x: number) => {
    const [endX, endY] = x < lowest[0] ? ends[0] : ends[1]
    const fall = (lowest[1] - endY) / (endX - lowest[0]) ** 2
    const lean = Math.atan(-2 * fall * (x - lowest[0]))
    const y = lowest[1] - fall * (x - lowest[0]) ** 2
    // From places along the rope and across it to the picture's.
    return (along: number, across: number): string => {
      const [a, c] = [half * along, half * across]
      const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
      return `${(x + a * cos - c * sin).toFixed(1)} ${(y + a * sin + c * cos).toFixed(1)}`
    }
  }
  const places = Array.from({ length: Math.floor((right - left - 20) / (PITCH * half)) }, (_, n) =>
    at(left + 14 + n * PITCH * half),
  )
  const strand = (from: number, to: number, off: number) => {
    return places.map(
      (p) => `M${p(off - 0.9, to)}Q${p(off - 0.1, to)} ${p(off, 0.5 * (from + to))}T${p(off + 0.9, from)}`,
    )
  }
  const brass = [at(left + 9), at(right - 9)]
  const shade = { paint: '#d2a04a', width: 2.6 * half } as const
  return [
    { draw: 'path', path: strand(-1, 1, 0), line: { paint: '#2c0306', width: 0.36 * half } },
    { draw: 'path', path: strand(-0.75, 0.1, 0.9), line: { paint: '#d8606080', width: 0.34 * half, round: true } },
    { draw: 'path', path: strand(0.3, 0.9, 1.1), line: { paint: '#30040880', width: 0.5 * half, round: true } },
    ...brass.map((p): Mark => ({
      draw: 'path',
      path: `M${p(-1.5, 0)}L${p(1.5, 0)}`,
      line: { ...shade, paint: '#6e4618' },
    })),
    ...brass.map((p): Mark => ({
      draw: 'path',
      path: `M${p(-1.4, -0.35)}L${p(1.4, -0.35)}`,
      line: { paint: '#e0b460', width: 0.8 * half },
    })),
    ...brass.map((p): Mark => ({
      draw: 'path',
      path: `M${p(1.1, -1.1)}L${p(1.1, 1.1)}M${p(-1.1, -1.1)}L${p(-1.1, 1.1)}`,
      line: { paint: '#3c240c', width: 1 },
    })),
  ]
}
