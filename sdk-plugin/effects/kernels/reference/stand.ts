import { BESIDE, type Stood } from '../stand.ts'

/** Lights who stands before a scene and lays them on it, pixel by pixel. */
export function lightStanding({ own, behind, share, edge, form, ambient, exposure, lamps, wrap, air }: Stood): void {
  for (const [c, plane] of own.entries()) {
    for (let at = 0; at < plane.length; at++) {
      const ground = behind?.ground[c]![at]
      if (share[at]! <= 0.004) {
        plane[at] = ground ?? plane[at]!
        continue
      }
      const close = Math.max(0, 1 - edge[at]!)
      let lit = ambient[c]! * exposure
      let rims = 0
      for (const { from, colour, rim, front = BESIDE } of lamps) {
        const facing = form.x[at]! * from[0] + form.y[at]! * from[1]
        lit += colour[c]! * Math.max(0, front + 0.9 * facing) * exposure
        // None on the sides that a lamp does not reach, and little where its light only grazes.
        const reached = Math.max(0, Math.min(1, 1.6 * facing - 0.3))
        rims += colour[c]! * rim * reached * reached * 4 * close * close
      }
      // Hair and wool catch more of a light from behind than what is smooth and dark.
      const tone = plane[at]! * lit + rims * (0.07 + 2.4 * plane[at]!)
      if (!behind || ground === undefined) {
        plane[at] = tone
        continue
      }
      const glow = behind.glow[c]![at]!
      const veil = wrap * Math.min(1, 2 * close * close) * Math.min(1, 0.25 + glow)
      const veiled = tone + Math.max(0, glow - tone) * veil + air * (behind.mist?.[c]![at] ?? 0)
      plane[at] = ground + (veiled - ground) * share[at]!
    }
  }
}
