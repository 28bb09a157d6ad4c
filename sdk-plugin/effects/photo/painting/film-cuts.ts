import { mix, smoothstep } from '../../colour.ts'
import { hypot } from '../../hypot.ts'
import { blur } from '../../kernels/blur.ts'
import type { Print } from '../photo.ts'
import { eachInOval } from './oval.ts'
import type { Subject } from './subject.ts'

/** How colourful cloth is taken for. */
const CLOTH = 0.2

/** What people wear is one area of the accent, in a shade that grows away from the lamp: its stitches are no dots. */
export function cutCloth(
  cloth: Float32Array,
  { light, colourful }: { light: Float32Array; colourful: Float32Array },
  { faces }: Subject,
  width: number,
): void {
  const [face] = faces
  if (!face) return
  const [middle, chin] = [face.x + face.width / 2, face.y + face.height]
  for (let at = 0; at < cloth.length; at++) {
    const share = smoothstep(0.3, 0.7, cloth[at]!)
    if (share === 0) continue
    const aside = ((at % width) - middle) / face.width
    const down = (Math.floor(at / width) - chin) / face.width
    // Round shoulders turn away to the right; the head's shade lies below it.
    const shade = 0.22 * smoothstep(-0.3, 1.25, aside) + 0.2 * smoothstep(0.75, 0, hypot(aside - 0.12, 1.5 * down))
    light[at]! += (0.66 - shade - light[at]!) * share
    colourful[at]! += (CLOTH - colourful[at]!) * share
  }
}

/** What is between the features of a face is light and shade in broad shapes: islands of ink on a cheek are blots. */
export function calmCheeks(
  light: Float32Array,
  near: Float32Array,
  { width, height }: Print,
  { faces }: Subject,
): void {
  const unit = Math.min(width, height) / 900
  const broad = blur(light, width, height, 26 * unit)
  for (const face of faces) {
    const middle = { x: face.x + face.width / 2, y: face.y + 0.55 * face.height }
    eachInOval({ width, height }, { ...middle, wide: 0.44 * face.width, high: 0.5 * face.height }, (at, away) => {
      const calm = smoothstep(1, 0.85, away) * smoothstep(0.5, 0.1, near[at]!)
      light[at]! += (broad[at]! - light[at]!) * calm
    })
  }
}

/** Lightness of hair: below it the ink of the shades covers all of it, to its outline; and where no black lies on that. */
const [HAIR, CUT] = [0.3, 0.74] as const

/** Hair is one flat of the shades' ink, but for the lights that were cut into it. */
export function fillHair(
  { hair, lights }: { hair: Float32Array; lights: Float32Array },
  light: Float32Array,
  colourful: Float32Array,
): void {
  for (let at = 0; at < hair.length; at++) {
    const share = smoothstep(0.25, 0.6, hair[at]!)
    if (share === 0) continue
    light[at]! += (mix(Math.min(HAIR, 0.6 * light[at]!), CUT, lights[at]!) - light[at]!) * share
    colourful[at]! *= 1 - share
  }
}
