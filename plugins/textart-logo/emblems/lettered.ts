import type { Recipe } from '@gateway/sdk-plugin/text-art'
import type { Hue } from './parts.ts'

type Step = Recipe['steps'][number]
type Paint = Extract<Step, { do: 'fill' }>['paint']
/** What tells the letters of one emblem from those of another; lengths in em. */
export interface Blades {
  /** Where the back of the letters lies, and its colour. */
  to: [number, number]
  back: Hue
  /** Contours from the outermost inwards: how far out each begins, and its colour. */
  contours: readonly { grow: number; colour?: Hue; paint?: Paint }[]
  /** The blades' own outline. */
  grow: number
  slope?: number
  /** Width of a ground edge around a flat face, in place of two slopes that meet in the middle. */
  edge?: number
  /** What the steel mirrors straight on, from the top of the letters down. */
  steel: readonly Hue[]
  gain: number
}

/** Letters ground to an edge as blades are, in the contours of the emblem beside them. */
export function blades({ to, back, contours, grow, slope = 1, edge, steel, gain }: Blades): Step[] {
  return [
    {
      do: 'extrude',
      to,
      grow: contours[0]!.grow,
      material: { colour: back, metal: 0, rough: 0.8 },
      fade: 0.6,
    },
    ...contours.map((contour): Step => ({ do: 'fill', ...contour })),
    {
      do: 'surface',
      grow,
      profile: edge === undefined ? { kind: 'chisel', slope } : { kind: 'bevel', width: edge, height: 0.9 * edge },
      soft: 0.006,
      bumps: [{ kind: 'brushed', amount: 0.0005, scale: 0.012 }],
      paint: { kind: 'vertical', colours: [...steel] },
      material: { like: 'steel', rough: 0.2 },
      bounce: 0.3,
      gain,
    },
  ]
}
