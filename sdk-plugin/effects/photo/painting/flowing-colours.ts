import { mix, type Rgb, smoothstep } from '../../colour.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'

/** From the left side of a picture round its top, right and foot. */
const FLOWING: readonly Rgb[] = [
  [0.16, 0.52, 0.62],
  [0.9, 0.36, 0.3],
  [0.97, 0.72, 0.26],
  [0.42, 0.34, 0.7],
  [0.2, 0.6, 0.46],
]

/** Colours of the box round the middle of a picture, running into each other, row by row: red, green and blue. */
export function flowingRow(
  { width, height }: { width: number; height: number },
  seed: number,
): (y: number) => readonly [Float32Array, Float32Array, Float32Array] {
  const clouds = noiseTile('clouds')
  const k = 900 / Math.min(width, height)
  const row = [new Float32Array(width), new Float32Array(width), new Float32Array(width)] as const
  return (y) => {
    const dy = (2 * y) / height - 1
    for (let x = 0; x < width; x++) {
      const dx = (2 * x) / width - 1
      const cloud = noiseAt(clouds, x * k * 0.22 + seed * 61, y * k * 0.22)
      const turn = ((Math.atan2(dy, dx) / Math.PI + 1) / 2 + 0.16 * cloud) * FLOWING.length + FLOWING.length
      const from = FLOWING[Math.floor(turn) % FLOWING.length]!
      const to = FLOWING[Math.ceil(turn) % FLOWING.length]!
      const share = smoothstep(0.25, 0.75, turn - Math.floor(turn))
      const pale = mix(0.3, 0, smoothstep(0.35, 0.95, Math.sqrt(dx * dx + dy * dy) + 0.4 * cloud))
      for (let c = 0; c < 3; c++) row[c]![x] = mix(mix(from[c]!, to[c]!, share), 0.96, pale)
    }
    return row
  }
}
