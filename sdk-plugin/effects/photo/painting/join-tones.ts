import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import type { Print } from '../photo.ts'

/** Small islands of tone on skin are no forms: they join what is around them. */
export function joinTones(
  light: Float32Array,
  flesh: Float32Array,
  spots: Float32Array,
  { width, height }: Pick<Print, 'width' | 'height'>,
): void {
  const broad = blur(light, width, height, Math.min(width, height) / 64)
  for (let at = 0; at < light.length; at++) {
    const same = smoothstep(0.3, 0.12, Math.abs(broad[at]! - light[at]!))
    light[at]! += (broad[at]! - light[at]!) * 0.9 * flesh[at]! * (1 - spots[at]!) * same
  }
}

/** Black paint, thin or thick. */
export function paintBlack(print: Print, laid: Float32Array): void {
  for (let at = 0; at < laid.length; at++) {
    const bare = 1 - Math.min(1, laid[at]!)
    const grey = 0.022 + 0.978 * bare * bare
    print.r[at] = grey
    print.g[at] = grey
    print.b[at] = grey
  }
}
