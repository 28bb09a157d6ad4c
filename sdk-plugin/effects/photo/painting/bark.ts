import type { Canvas } from '@napi-rs/canvas'
import { canvasModule } from '../../../text/skia.ts'
import { mix, smoothstep } from '../../colour.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'

interface Bark {
  /** Pixels. */
  wide: number
  high: number
  /** The picture's shorter side, in pixels. */
  shorter: number
  seed: number
}

/**
 * An old trunk, the sun on its right: plates of bark between furrows that run up, part and join, closer together where
 * the trunk turns away; moss on its dark side.
 */
export function barkOf({ wide, high, shorter, seed }: Bark): Canvas {
  const canvas = canvasModule().createCanvas(wide, high)
  const context = canvas.getContext('2d')
  const image = context.createImageData(wide, high)
  const [swirls, clouds, grain] = [noiseTile('swirls'), noiseTile('clouds'), noiseTile('grain')]
  const k = 900 / shorter
  const turns = Float32Array.from({ length: wide }, (_, x) =>
    Math.asin(Math.min(1, Math.max(-1, (2 * x + 1) / wide - 1))),
  )
  const plateAt = (u: number, v: number) => {
    const bend = noiseAt(swirls, u * 1.1 + seed * 31, v * 0.5)
    // Furrows are where two plates meet; cracks part a plate across.
    const furrow = Math.abs(noiseAt(swirls, u * 3.4 + 30 * bend + seed * 57, v * 0.5 + 60))
    const crack = Math.abs(noiseAt(clouds, u * 1.5 + 14 * bend, v * 2.4 + seed * 19))
    const height = smoothstep(0.01, 0.2, furrow) * (0.55 + 0.45 * smoothstep(0, 0.07, crack))
    return height + 0.22 * noiseAt(clouds, u * 6, v * 2) + 0.14 * noiseAt(grain, u * 2.4, v * 1.1)
  }
  for (let y = 0, at = 0; y < high; y++) {
    for (let x = 0; x < wide; x++, at += 4) {
      const turn = turns[x]!
      const u = 0.5 * turn * wide * k
      const v = y * k
      const own = plateAt(u, v)
      const slope = own - plateAt(u + 1.6, v - 0.6)
      // The low sun grazes it from the right and behind.
      const sun = Math.max(0, Math.sin(turn) * 0.9 - 0.12) * Math.max(0, 0.5 + 2.2 * slope) * smoothstep(0.15, 0.7, own)
      const sky = (0.32 + 0.2 * Math.cos(turn) + 0.9 * slope) * (0.25 + 0.75 * smoothstep(0.05, 0.75, own))
      const moss = smoothstep(0.06, 0.3, noiseAt(clouds, u * 0.5 + seed * 11, v * 0.28 + 90) - 0.35 * Math.sin(turn))
      const light = Math.max(0.008, 0.15 * sky)
      const warm = 0.75 * sun
      image.data[at] = tone(light * mix(0.62, 0.34, moss) + warm * 0.82)
      image.data[at + 1] = tone(light * mix(0.47, 0.52, moss) + warm * 0.66)
      image.data[at + 2] = tone(light * mix(0.3, 0.12, moss) + warm * 0.34)
      image.data[at + 3] = 255 * Math.min(1, x + 0.5, wide - x - 0.5)
    }
  }
  context.putImageData(image, 0, 0)
  return canvas
}

const tone = (light: number) => 255 * Math.sqrt(Math.min(1, Math.max(0, light)))
