import { gaussianBlur, type Plane } from './blur.ts'

/** Blur of a picture that is as sharp as its pixels allow. */
const SHARP = 0.55
/** An ideal step between two pixels measures 0.84: less is not blurred. */
const LEAST_BLUR = 0.9
const MAX_ROUNDS = 5

/**
 * How often and with what kernel a blur is taken back.
 *
 * @param blur As measured, in pixels.
 * @param noise What noise is left, in grey levels: each round makes it stronger.
 */
export function sharpening(blur: number, noise: number): { sigma: number; rounds: number } {
  const sigma = Math.sqrt(Math.max(0, blur * blur - SHARP * SHARP))
  if (blur < LEAST_BLUR) return { sigma: 0, rounds: 0 }
  const wanted = Math.min(MAX_ROUNDS, Math.round(sigma * 3))
  return { sigma: Math.min(2.2, sigma), rounds: Math.max(0, wanted - Math.round(noise)) }
}

/** Van Cittert's rounds: what the blur of the estimate lacks of the picture is added to it. */
export function sharpen(plane: Plane, sigma: number, rounds: number): Plane {
  const estimate = Float32Array.from(plane.data)
  for (let round = 0; round < rounds; round++) {
    const soft = gaussianBlur({ ...plane, data: estimate }, sigma).data
    for (let at = 0; at < estimate.length; at++) estimate[at]! += plane.data[at]! - soft[at]!
  }
  return { ...plane, data: estimate }
}
