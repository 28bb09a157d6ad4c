import type { Rgb } from '../colour.ts'
import type { Frame } from '../frame.ts'
import type { Behind } from './behind.ts'
import type { Environment } from './environment.ts'

/** What the slab is made of. */
export interface Clear {
  /** Logarithms of what is left of white after `depth` pixels. */
  logs: Rgb
  depth: number
  ior: number
  /** How far the index of refraction of blue lies above that of red. */
  dispersion: number
  /** How many depths of glass outlines are deeper in colour, and how far inwards, in pixels. */
  rim: number
  rimWidth: number
  /** Times the light of what is behind, and of what fronts mirror. */
  through: number
  mirror: number
  /** How deep in colour what walls mirror is, in depths: their neighbours are of the same glass. */
  beside: number
  /** Light that the glass holds, once it is deep: of lamps beside it, thrown to and fro. */
  inner: number
  /** The colours of emoji, in the slab's planes, and the share of opaque enamel. */
  enamel?: { r: Float32Array; g: Float32Array; b: Float32Array; share: Float32Array } | undefined
}

/** Where it is looked at, and what it stands before. Lengths in pixels of the frame. */
export interface View {
  frame: Frame
  behind: Behind
  environment: Environment
  gain: number
  /** The eye is over this place of the frame, `far` away from the front. */
  eyeX: number
  eyeY: number
  far: number
  /** From the slab's back to what is behind it. */
  reach: number
  /** Row of the table that it stands on, where it stands; else it lies on what is behind it. */
  foot: number | undefined
}
