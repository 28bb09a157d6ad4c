/**
 * Letters cut from a thick plate with rounded edges, as a solid that rays are followed through. Lengths in pixels of the
 * frame: x to the right, y down, z towards the viewer; the front lies at z = 0.
 */
export interface Slab {
  /** Where its planes lie in the frame. */
  x: number
  y: number
  width: number
  height: number
  /** Pixels into the outline, below 0 outside of it. */
  distance: Float32Array
  /** How it changes to the right and down, softened: walls are as smooth as if they were ground. */
  slopes: { x: Float32Array; y: Float32Array }
  thick: number
  /** Radius of the rounded edge in front, and of the one behind. */
  round: number
  back: number
  /** Flat facets that the edge in front is ground into; 0 leaves it round. */
  cuts: number
  /** The shortest step of a ray: large letters need none as fine as small ones. */
  step: number
}
