import { mix, smoothstep } from '../../colour.ts'
import { Kept } from '../../kept.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { enlarge } from '../../kernels/resample.ts'
import { randomFrom } from '../../random.ts'
import { hypot } from '../../hypot.ts'

const KEPT_BYTES = 12 * 1024 * 1024
const kept = new Kept<{ sun: Float32Array }>(KEPT_BYTES, ({ sun }) => sun.byteLength)

/**
 * Sun that falls through leaves, 0 to 1: round patches of unlike size, close together where the leaves are thin.
 *
 * @param edge From where on in them patches fade, 0 to 1: leaves near by have sharper shadows. Default 0.1
 */
export function dapplesOf(width: number, height: number, seed: number, edge = 0.1): Float32Array {
  const { sun } = kept.get(`${width}x${height} ${seed} ${edge}`, () => {
    const w = Math.ceil(width / 2)
    const h = Math.ceil(height / 2)
    const made = new Float32Array(w * h)
    const shorter = Math.min(w, h)
    const random = randomFrom(seed * 733 + 5)
    const clouds = noiseTile('clouds')
    const count = Math.round((430 * w * h) / (shorter * shorter))
    for (let each = 0; each < count; each++) {
      const x = random() * w
      const y = random() * h
      const thin = noiseAt(clouds, (150 * x) / shorter + seed * 31, (150 * y) / shorter)
      const size = shorter * mix(0.012, 0.05, random() ** 1.6)
      const power = mix(0.35, 1, random())
      if (thin < 0.05) continue
      lay(made, { w, h }, { x, y, size, power, edge })
    }
    for (let at = 0; at < made.length; at++) made[at] = 1 - Math.exp(-1.1 * made[at]!)
    return { sun: enlarge(made, w, h, width, height) }
  })
  return sun
}

/** How small leaves are against a patch, in pixels of noise. */
const LEAVES = 34

interface Patch {
  x: number
  y: number
  size: number
  power: number
  edge: number
}

/** An image of the sun, longer than wide as it comes in aslant. */
function lay(plane: Float32Array, { w, h }: { w: number; h: number }, { x, y, size, power, edge }: Patch): void {
  const clouds = noiseTile('clouds')
  const reach = Math.ceil(1.5 * size)
  for (let py = Math.max(0, Math.floor(y - reach)); py < Math.min(h, y + reach); py++) {
    for (let px = Math.max(0, Math.floor(x - reach)); px < Math.min(w, x + reach); px++) {
      const dx = px - x
      const dy = py - y
      // Leaves cut into each: none is a disc.
      const leaf = 1 + 0.8 * noiseAt(clouds, ((px + 7 * x) * LEAVES) / size, ((py + 7 * y) * LEAVES) / size)
      const far = (hypot((dx * 0.8 + dy * 0.6) * 1.12, (dy * 0.8 - dx * 0.6) * 0.8) * leaf) / size
      plane[py * w + px]! += power * smoothstep(1.25, edge, far)
    }
  }
}
