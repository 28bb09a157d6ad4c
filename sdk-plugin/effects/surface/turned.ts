import type { Normals } from '../kernels/normals.ts'
import type { Letters } from '../lettering.ts'
import { randomFrom } from '../random.ts'

/** How far normals of the outermost letters lean by their place, and how far those of any letter lean by chance. */
const BY_PLACE = 0.34
const BY_CHANCE = 0.2

type Turned = Pick<Letters, 'x' | 'width' | 'height' | 'owners'>

/**
 * Turns the surroundings of each letter a little: lamps that stand near a row of bodies are seen at another place of
 * each. A lamp wanders against the row, more the farther a letter is from the frame's middle; a part is left to chance.
 *
 * @param amount 0 to 1.
 */
export function turnEach(normals: Normals, letters: Turned, frameWidth: number, amount: number, seed: number): void {
  const { x: left, width, height } = letters
  const owners = letters.owners()
  const middles = middlesOf(owners, width, height)
  const random = randomFrom(seed ^ 0x7a11)
  const across = new Float32Array(middles.length)
  const down = new Float32Array(middles.length)
  middles.forEach((middle, owner) => {
    const place = (2 * (left + middle)) / frameWidth - 1
    across[owner] = amount * (BY_PLACE * place + BY_CHANCE * (2 * random() - 1))
    down[owner] = 0.6 * amount * BY_CHANCE * (2 * random() - 1)
  })
  const { x, y, z } = normals
  for (let at = 0; at < owners.length; at++) {
    const owner = owners[at]!
    if (owner < 0) continue
    const nx = x[at]! + across[owner]!
    const ny = y[at]! + down[owner]!
    const scale = 1 / Math.sqrt(nx * nx + ny * ny + z[at]! * z[at]!)
    x[at] = nx * scale
    y[at] = ny * scale
    z[at]! *= scale
  }
}

/** The middle column of each letter, with its neighbourhood. */
function middlesOf(owners: Int16Array, width: number, height: number): number[] {
  const sums: number[] = []
  const counts: number[] = []
  for (let y = 0; y < height; y += 4) {
    for (let x = 0; x < width; x += 4) {
      const owner = owners[y * width + x]!
      if (owner < 0) continue
      while (sums.length <= owner) {
        sums.push(0)
        counts.push(0)
      }
      sums[owner]! += x
      counts[owner]!++
    }
  }
  return sums.map((sum, owner) => (counts[owner]! > 0 ? sum / counts[owner]! : width / 2))
}
