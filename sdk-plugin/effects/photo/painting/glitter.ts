import { smoothstep } from '../../colour.ts'
import type { Frame } from '../../frame.ts'

interface Glitter {
  /** Points in a picture as wide as high. */
  count: number
  colour: readonly [number, number, number]
  /** Above which share of the height they lie. */
  high: number
}

/** Points of sun that come through leaves and that leaves throw back, for a lens to make discs of: where leaves are. */
export function glitter(
  { width, height, r, g, b }: Frame,
  { count, colour, high }: Glitter,
  random: () => number,
): void {
  const [red, green, blue] = colour
  const many = Math.round((count * width) / height)
  for (let each = 0; each < many; each++) {
    const x = Math.floor(random() * (width - 1))
    const y = Math.floor(random() * high * (height - 1))
    const at = y * width + x
    // Neither on a trunk nor in the sky, be it blue or white.
    const tone = r[at]! + g[at]!
    const leafy = smoothstep(0.1, 0.3, tone) * smoothstep(0.84, 0.56, (2 * b[at]!) / (tone + 1e-4))
    const light = leafy * random() ** 2
    if (light < 0.02) continue
    for (const to of [at, at + 1, at + width, at + width + 1]) {
      r[to]! += red * light
      g[to]! += green * light
      b[to]! += blue * light
    }
  }
}
