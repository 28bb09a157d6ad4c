import { smoothstep } from '../../colour.ts'
import type { Face } from '../../../vision/index.ts'
import { landmarksOf } from './landmarks.ts'

/** Half of what an eye takes with its lids, in distances between the eyes. */
const EYE = { wide: 0.33, up: 0.15, down: 0.21 } as const
/** From the dark of a pupil to the white beside it: where a nib begins to shade, and where it fills. */
const [SHADED, FILLED] = [0.6, 0.14]

/**
 * Draws eyes with the point of the nib, in place of the blots that a brush makes of anything so small: pupil and lid are
 * black, the iris is shaded, the white and the spark of light in it stay paper.
 *
 * @param light How light each pixel is to be drawn
 * @param laid How much ink lies on each pixel, by brush and by pen; changed in place
 */
export function inkEyes(
  size: { width: number; height: number },
  light: Float32Array,
  laid: { brush: Float32Array; pen: Float32Array },
  faces: readonly Face[],
): void {
  const { width, height } = size
  for (const face of faces) {
    const { eyes } = landmarksOf(light, size, face)
    const apart = eyes[1].x - eyes[0].x
    for (const eye of eyes) {
      const rx = EYE.wide * apart
      const up = EYE.up * apart
      const down = EYE.down * apart
      const left = Math.max(0, Math.floor(eye.x - rx))
      const right = Math.min(width - 1, Math.ceil(eye.x + rx))
      const top = Math.max(0, Math.floor(eye.y - up))
      const foot = Math.min(height - 1, Math.ceil(eye.y + down))
      const [dark, span] = rangeOf(light, width, { left, right, top, foot })
      if (span < 0.06) continue
      for (let y = top; y <= foot; y++) {
        const v = (y - eye.y) / (y < eye.y ? up : down)
        for (let x = left, at = y * width + left; x <= right; x++, at++) {
          // The lid stays a stroke of the brush.
          const lid = smoothstep(-0.5, -0.15, v)
          const share = lid * smoothstep(1, 0.72, Math.sqrt(((x - eye.x) / rx) ** 2 + v * v))
          if (share === 0) continue
          const drawn = smoothstep(SHADED, FILLED, (softAt(light, width, at) - dark) / span) ** 1.2
          laid.brush[at]! += (drawn - laid.brush[at]!) * share
          laid.pen[at]! *= 1 - share
        }
      }
    }
  }
}

/** A nib is a little broader than a pixel. */
function softAt(light: Float32Array, width: number, at: number): number {
  const beside = (light[at - 1] ?? 1) + (light[at + 1] ?? 1) + (light[at - width] ?? 1) + (light[at + width] ?? 1)
  return 0.5 * light[at]! + 0.125 * beside
}

interface Bounds {
  left: number
  right: number
  top: number
  foot: number
}

/** The darkest tone of a part and how much lighter its lightest is, without the last hundredths. */
function rangeOf(light: Float32Array, width: number, { left, right, top, foot }: Bounds): readonly [number, number] {
  const tones: number[] = []
  for (let y = top; y <= foot; y++) for (let x = left; x <= right; x++) tones.push(light[y * width + x]!)
  tones.sort((one, other) => one - other)
  const at = (share: number) => tones[Math.floor(share * (tones.length - 1))] ?? 0
  return [at(0.02), at(0.9) - at(0.02)]
}
