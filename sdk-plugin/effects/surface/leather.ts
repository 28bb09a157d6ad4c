import { smoothstep } from '../colour.ts'
import { noiseAt, noiseTile, TILE } from '../kernels/noise.ts'

/** Pebbles of unlike size with furrows between them, worn flat here and there; `size` in pixels. */
export function leatherOf(size: number, offset: number): (x: number, y: number) => number {
  const [cells, clouds] = [noiseTile('cells'), noiseTile('clouds')]
  const k = TILE / 16 / size
  return (x, y) => {
    const bent = 2.5 * noiseAt(clouds, x * k * 0.16 + offset, y * k * 0.16)
    const far = noiseAt(cells, x * k + bent + offset, y * k - bent)
    const worn = 0.7 + 0.7 * noiseAt(clouds, x * k * 0.07, y * k * 0.07 + offset)
    return worn * (1 - smoothstep(0.12, 0.8, far))
  }
}
