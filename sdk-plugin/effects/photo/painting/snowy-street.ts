import { mix, smoothstep } from '../../colour.ts'
import type { Frame } from '../../frame.ts'
import { blur } from '../../kernels/blur.ts'
import { randomFrom } from '../../random.ts'
import { type Cut, placeBehind } from './place-picture.ts'

/** The rendered picture ends at white: what shines in it is so much brighter, and its discs stay bright. */
const SHINE = 4.5
/** How much later it is than where it was rendered. */
const HOUR = 0.74
/** Of a small lamp on a wire. */
const SPARK = 30
/** Radius of the disc that a point becomes, in heights. */
const BLUR = 0.0062
/** Of the lens that rendered it: distance from the film in widths of the film, its height in metres, where its horizon lies. */
const [LENS, EYE, HORIZON] = [0.75, 1.55, 0.66]
/** Wires with lamps from house to house: how far away, how high, how far they sag, all in metres. */
const WIRES = [
  [6.5, 5.4, 0.7],
  [10, 6.2, 0.9],
  [15, 6.4, 1],
  [21, 6.2, 1],
  [29, 6.4, 1.1],
  [39, 6.3, 1.1],
] as const
const HALF_STREET = 7.2

/** A street of old houses in the blue hour under snow, a little out of focus. */
export function snowyStreet(size: { width: number; height: number }): Frame {
  const light = (frame: Frame, cut: Cut, unit: number) => {
    shine(frame)
    glowAround(frame)
    hangWires(frame, cut, unit)
  }
  return placeBehind('snowy-1', size, { blur: BLUR, down: 0.62, light })
}

/** What is nearly white is a lamp. */
function shine({ r, g, b }: Frame): void {
  for (let at = 0; at < r.length; at++) {
    const more = HOUR * (1 + SHINE * smoothstep(0.72, 1, Math.max(r[at]!, g[at]!)))
    r[at]! *= more
    g[at]! *= more
    b[at]! *= more
  }
}

/** Snow in the air is lit about each lamp and before the shops. */
function glowAround({ width, height, r, g, b }: Frame): void {
  const glow = blur(r, width, height, 0.045 * height)
  for (let at = 0; at < r.length; at++) {
    const more = 0.24 * glow[at]!
    r[at]! += more
    g[at]! += 0.62 * more
    b[at]! += 0.34 * more
  }
}

/** Small warm lamps across the street, the near ones above a head, the far ones ever closer together. */
function hangWires({ width, height, r, g, b }: Frame, { left, top }: Cut, whole: number): void {
  const random = randomFrom(811)
  for (const [away, high, sag] of WIRES) {
    const count = 34
    for (let each = 0; each <= count; each++) {
      const share = (2 * each) / count - 1 + 0.02 * (random() - 0.5)
      const up = high - sag * (1 - share * share) + 0.04 * (random() - 0.5) - EYE
      const x = (0.5 + (LENS * share * HALF_STREET) / away) * whole - left
      const y = (HORIZON - (LENS * up) / away) * whole - top
      const power = mix(0.45, 1, random()) * Math.min(1.4, (15 / away) ** 0.6)
      if (x < 0 || y < 0 || x >= width || y >= height) continue
      const at = Math.floor(y) * width + Math.floor(x)
      // A point's light is spread over its disc, whatever the size of the picture.
      const light = SPARK * power * (height / 640) ** 2
      r[at]! += light
      g[at]! += 0.6 * light
      b[at]! += 0.24 * light
    }
  }
}
