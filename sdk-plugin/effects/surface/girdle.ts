import type { CutStone } from './cut.ts'

const girdles = new WeakMap<CutStone, Float32Array>()
/** Directions that a girdle is measured in. */
const DIRECTIONS = 128

/** How far a stone reaches to each side, in radii, evenly around from +x on. */
export function girdleOf(stone: CutStone): Float32Array {
  let girdle = girdles.get(stone)
  if (girdle) return girdle
  const { side, inside } = stone
  girdle = Float32Array.from({ length: DIRECTIONS }, (_, direction) => {
    const angle = (direction * 2 * Math.PI) / DIRECTIONS
    let far = 0.2
    for (; far < 1; far += 0.01) {
      const column = (((Math.cos(angle) * far + 1) / 2) * side) | 0
      const row = (((Math.sin(angle) * far + 1) / 2) * side) | 0
      if (!inside[row * side + column]) break
    }
    return far - 0.012
  })
  girdles.set(stone, girdle)
  return girdle
}

/** Of values evenly around a turn, that at an angle. */
export function around(values: Float32Array, angle: number): number {
  const turn = angle / (2 * Math.PI)
  const at = (turn - Math.floor(turn)) * values.length
  const from = values[(at | 0) % values.length]!
  return from + (values[((at | 0) + 1) % values.length]! - from) * (at - Math.floor(at))
}
