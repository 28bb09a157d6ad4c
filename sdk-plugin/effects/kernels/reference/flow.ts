import type { Axis, Products } from '../flow.ts'
import type { Plane } from '../resample.ts'

/** What `../flow.ts` says, readable: the kernels are held to it. */
export function slopeProducts({ plane: light, width, height }: Plane, grain: number, hand: number): Products {
  const planeOf = () => new Float32Array(light.length)
  const [xx, xy, yy] = [planeOf(), planeOf(), planeOf()]
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
      const gx = light[at + 1]! - light[at - 1]!
      const gy = light[at + width]! - light[at - width]!
      const sure = 1 / (gx * gx + gy * gy + grain * (1 + (hand - 1) * light[at]! * light[at]!))
      xx[at] = gx * gx * sure
      xy[at] = gx * gy * sure
      yy[at] = gy * gy * sure
    }
  }
  return [xx, xy, yy]
}

/** The same of the weaker axis. */
export function weakerAxis(
  [fine, near, far]: readonly [Products, Products, Products],
  light: Float32Array,
  habit: number,
  hand: number,
): Axis {
  const made = {
    x: new Float32Array(light.length),
    y: new Float32Array(light.length),
    ways: new Uint8Array(light.length),
  }
  for (let at = 0; at < light.length; at++) {
    const [xx, xy, yy] = ([0, 1, 2] as const).map((of) => fine[of][at]! + 0.3 * near[of][at]! + 0.16 * far[of][at]!)
    const slanted = 2 * (xy! + habit * (1 + (hand - 1) * 0.3 * light[at]! * light[at]!))
    // The gradients' axis, and a right angle more; of both ways along it the one that a right hand takes.
    const angle = Math.atan2(slanted, xx! - yy!) / 2 + Math.PI / 2
    const sign = Math.cos(angle) < Math.sin(angle) ? -1 : 1
    made.x[at] = sign * Math.cos(angle)
    made.y[at] = sign * Math.sin(angle)
    made.ways[at] = Math.round((Math.atan2(made.y[at]!, made.x[at]!) * 128) / Math.PI) & 255
  }
  return made
}
