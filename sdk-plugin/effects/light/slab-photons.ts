import type { Rgb } from '../colour.ts'
import { type Frame, newFrame } from '../frame.ts'
import { plane } from '../kernels/memory.ts'
import type { Slab } from './slab.ts'
import type { Clear } from './slab-view.ts'

/** Where the eye is, as in `View`. */
export interface Eye {
  eyeX: number
  eyeY: number
  far: number
}

/** Pixels between two rays. */
export const APART = 2.8
/** Rays that come to the ground farther apart than this, times the pixels between them, are laid softly. */
const PARTED = 2.6

/** Rays of a lamp that are followed through a slab. */
export interface Rays {
  slab: Slab
  clear: Clear
  eye: Eye
  /** Unit vector to the lamp. */
  key: Rgb
  /** The first starts here, in the plane of the front, or of the back where the slab stands; pixels between two of them. */
  fromX: number
  fromY: number
  apart: number
  columns: number
  rows: number
  /** Times the depth of the glass's colour. */
  tinge: number
  /** How far aside light that goes straight on meets the ground, where the slab lies on that. */
  aside: readonly [number, number]
  /** Row of the frame where it stands, where it does so. */
  foot?: number
}

/** Rays that come to the ground farther apart than this are laid softly, or they would be seen one by one. */
export const partedBy = ({ apart }: Rays): number => PARTED * apart

/** Planes for what is thrown on the ground, at full size or with a cell for some pixels. */
export interface Grid {
  step: number
  width: number
  height: number
  r: Float32Array
  g: Float32Array
  b: Float32Array
}

/** What rays bring: where they come close together, where they part, and how many of them the slab keeps off. */
export interface Thrown {
  fine: Grid
  coarse: Grid
  hidden: Grid
}

/** Pixels for a cell of the grid for rays that part. */
export const COARSE = 4

export function gridOf({ width, height }: Frame, step: number): Grid {
  const w = Math.ceil(width / step) + 2
  const h = Math.ceil(height / step) + 2
  return { step, ...newFrame(w, h) }
}

/** The same for shadows, which have no colour: one plane, found in all channels. */
export function shadowGridOf({ width, height }: Frame, step: number): Grid {
  const w = Math.ceil(width / step) + 2
  const h = Math.ceil(height / step) + 2
  const r = plane(w * h)
  return { step, width: w, height: h, r, g: r, b: r }
}
