import { boxMean } from './planes.ts'
import type { Plane, Size } from './planes.ts'

/**
 * The subject's own colours, without what shines through of the ground (blur fusion, Forte 2021): where the share is 1
 * the picture itself, elsewhere what the subject around it says, corrected so that both sides mix to the picture.
 *
 * @param colours planes from 0 to 255
 * @param alpha the subject's share, from 0 to 1
 */
export function subjectColours<T extends readonly Plane[]>(colours: T, alpha: Plane, size: Size): T {
  const wide = Math.max(4, Math.round(Math.max(size.width, size.height) / 14))
  let result = colours.map((plane) => estimate(plane, plane, plane, alpha, size, wide))
  for (const radius of [Math.max(3, Math.round(wide / 6)), 2]) {
    result = colours.map((plane, c) => {
      const { subject, ground } = result[c]!
      return estimate(plane, subject, ground, alpha, size, radius)
    })
  }
  return result.map(({ subject }) => subject) as readonly Plane[] as T
}

function estimate(plane: Plane, subject: Plane, ground: Plane, alpha: Plane, size: Size, radius: number) {
  const [weighted, rest] = [new Float32Array(plane.length), new Float32Array(plane.length)]
  for (let i = 0; i < plane.length; i++) {
    weighted[i] = subject[i]! * alpha[i]!
    rest[i] = ground[i]! * (1 - alpha[i]!)
  }
  const mean = (values: Plane) => boxMean(values, size.width, size.height, radius)
  const [shares, inner, outer] = [mean(alpha), mean(weighted), mean(rest)]
  const [f, b] = [new Float32Array(plane.length), new Float32Array(plane.length)]
  for (let i = 0; i < plane.length; i++) {
    const near = inner[i]! / (shares[i]! + 1e-4)
    b[i] = outer[i]! / (1 - shares[i]! + 1e-4)
    const missing = plane[i]! - alpha[i]! * near - (1 - alpha[i]!) * b[i]!
    f[i] = Math.min(255, Math.max(0, near + alpha[i]! * missing))
  }
  return { subject: f, ground: b }
}
