import { LIGHT_CODES, type Years } from '../aged.ts'

/** What `../aged.ts` says, readable: the kernel is held to it. */
export function agePlanes(
  planes: readonly Float32Array[],
  years: Years,
  lost: readonly number[],
  fibre: readonly number[],
): void {
  for (const [channel, plane] of planes.entries()) {
    for (let at = 0; at < plane.length; at++) {
      const light = years.light[at]! / LIGHT_CODES
      const aged = plane[at]! * light * (1 + (lost[channel]! * years.age[at]!) / 255)
      plane[at] = aged + (fibre[channel]! * light - aged) * (years.bare[at]! / 255)
    }
  }
}
