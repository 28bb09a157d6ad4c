import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix, type Rgb } from '../../colour.ts'
import { randomFrom } from '../../random.ts'
import { css } from '../../sprite.ts'

/** Foliage from the depth of the bushes to the leaves in the light. */
const GREENS: readonly Rgb[] = [
  [0.012, 0.022, 0.008],
  [0.03, 0.055, 0.014],
  [0.07, 0.115, 0.025],
  [0.15, 0.21, 0.05],
  [0.3, 0.36, 0.1],
]
/** Where the bank meets the water on the whole, and how much that changes, as shares of the height. */
const SHORE = 0.13
const UNEVEN = 0.05

/** Bushes on the far bank, leaf by leaf, and their image in the water below. Lengths in pixels. */
export function drawFarBank(context: SKRSContext2D, width: number, height: number, seed: number): void {
  const random = randomFrom(seed * 521 + 11)
  const size = Math.min(width, height)
  const shore = (x: number) => {
    const t = x / width
    return (
      height *
      (SHORE + UNEVEN * (Math.sin(5 * t + seed) * 0.6 + 0.4 * Math.sin(13 * t)) + 0.07 * Math.abs(2 * t - 1) ** 3)
    )
  }
  context.fillStyle = css(GREENS[0]!)
  context.beginPath()
  context.moveTo(0, 0)
  for (let x = 0; x <= width; x += 8) context.lineTo(x, shore(x))
  context.lineTo(width, 0)
  context.fill()
  // The image of it: streaks that run down and thin out.
  for (let each = 0; each < 420; each++) {
    const x = random() * width
    const from = shore(x)
    const long = height * mix(0.03, 0.17, random() ** 1.5)
    const shades = context.createLinearGradient(0, from - 2, 0, from + long)
    const tone = GREENS[random() < 0.75 ? 0 : 1]!
    shades.addColorStop(0, css(tone, mix(0.2, 0.6, random())))
    shades.addColorStop(1, css(tone, 0))
    context.fillStyle = shades
    context.fillRect(x, from - 2, size * mix(0.006, 0.03, random()), long)
  }
  // Clumps, the far ones first: each has its own light from above.
  for (let clump = 0; clump < 90; clump++) {
    const x = random() * width
    const depth = clump / 90
    const y = shore(x) * mix(0, 0.98, 0.25 + 0.75 * random()) * mix(0.7, 1, depth)
    const reach = size * mix(0.02, 0.055, random())
    for (let leaf = 0; leaf < 26; leaf++) {
      const angle = random() * 6.28
      const far = Math.sqrt(random())
      const dx = Math.cos(angle) * far * reach
      const dy = Math.sin(angle) * far * reach * 0.7
      const light = 2.1 - 1.6 * (dy / reach) + 1.1 * (random() - 0.5) + 0.6 * depth
      context.fillStyle = css(GREENS[Math.min(4, Math.max(1, Math.round(light)))]!, 0.9)
      context.beginPath()
      context.ellipse(x + dx, y + dy, size * mix(0.003, 0.009, random()), size * 0.0028, random() * 3.1, 0, 6.3)
      context.fill()
    }
  }
}
