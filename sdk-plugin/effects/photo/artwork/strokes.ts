import { smoothstep } from '../../colour.ts'
import { signedDistance } from '../../kernels/distance.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import type { Layer } from './draw.ts'

/** Lines and type are traced within so many clear rows above and below. */
const AROUND = 2

/**
 * A drawing as a stick of chalk leaves it: streaks that run along each stroke, since the stick's broken end has ridges, skips
 * of the ground between them, and ragged sides with crumbs beside them. Colours stay; only how much of them has taken changes.
 *
 * @param strength 0 leaves the drawing as it is
 * @param unit Pixels of a 900th of the frame's height
 */
export function draggedAlong(layer: Layer, strength: number, unit: number): Layer {
  const { width, pixels } = layer
  const height = pixels.length / 4 / width
  if (strength === 0 || height === 0) return layer
  const made = pixels.slice()
  const coverage = new Float32Array(width * (height + 2 * AROUND))
  for (let at = 0, to = AROUND * width; at < width * height; at++, to++) coverage[to] = pixels[at * 4 + 3]! / 255
  const { distance } = signedDistance(coverage, width, height + 2 * AROUND)
  const tile = noiseTile('clouds')
  const rows = (name: 'grain' | 'clouds', scale: number) => new NoiseRows(name, width, { scale: scale / unit })
  const [grains, wander, press] = [rows('grain', 2.2), rows('clouds', 1.6), rows('clouds', 0.55)]
  for (let y = 0, at = 0; y < height; y++) {
    const [grain, bent, hand] = [grains.at(y), wander.at(y), press.at(y)]
    for (let x = 0; x < width; x++, at++) {
      const share = pixels[at * 4 + 3]!
      if (share === 0) continue
      const deep = distance[at + AROUND * width]! / unit
      // The same distance from the side is the same ridge of the stick; they wander, as it turns in the hand.
      const ridge = noiseAt(tile, 9.5 * deep + 9 * bent[x]!, 40 * bent[x]! + 0.02 * (x + y))
      const side = 0.55 * smoothstep(1.6, 0, deep)
      const taken = smoothstep(-0.34, 0.3, 0.16 + 0.95 * ridge + 0.5 * grain[x]! + 0.5 * hand[x]! - side)
      made[at * 4 + 3] = Math.round(share * (1 - strength * (1 - taken)))
    }
  }
  return { ...layer, pixels: made }
}
