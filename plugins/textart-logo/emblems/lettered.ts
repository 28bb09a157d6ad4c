import type { Recipe } from '@gateway/sdk-plugin/text-art'
import type { Hue } from './parts.ts'

type Step = Recipe['steps'][number]
type Paint = Extract<Step, { do: 'fill' }>['paint']
type Tones = [Hue, Hue, Hue, Hue]

/** Where each next tone begins; a flat face has the third one. */
const LEVELS = [-0.5, 0, 0.5]
const FLAT_LEVELS = [-0.5, -0.12, 0.35]

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
  /** From shade to light, and where the light comes from. */
  tones: Tones
  from?: [number, number]
}

/** Letters ground to an edge as blades are, in the contours and flat tones of the emblem beside them. */
export function blades({ to, back, contours, grow, slope = 1, edge, tones, from }: Blades): Step[] {
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
      do: 'cel',
      grow,
      profile: edge === undefined ? { kind: 'chisel', slope } : { kind: 'bevel', width: edge, height: edge },
      soft: 0.012,
      colours: tones,
      levels: edge === undefined ? LEVELS : FLAT_LEVELS,
      ...(from === undefined ? {} : { from }),
    },
  ]
}
