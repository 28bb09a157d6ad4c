import { drawPlate, type Plate } from './plate.ts'

/** Fibres a bundle is wide, in frame heights. */
const BUNDLE = 1 / 26

/** Carbon fibre in a twill weave under lacquer: each bundle runs over two and under two. */
export const carbon: Plate = {
  colours: [[0.16, 0.165, 0.175]],
  material: { metal: 0.9, rough: 0.34, coat: 1, coatRough: 0.08 },
  draw(width, height, scale, [fibre]) {
    return drawPlate(width, height, scale, (u, v, spot) => {
      const x = u / BUNDLE
      const y = v / BUNDLE
      const isUpright = (((Math.floor(x) + Math.floor(y)) % 4) + 4) % 4 < 2
      const across = (isUpright ? x - Math.floor(x) : y - Math.floor(y)) - 0.5
      const along = isUpright ? y + Math.floor(x) : x + Math.floor(y)
      const round = Math.sqrt(Math.max(0, 1 - 3.4 * across * across))
      const threads = 0.93 + 0.07 * Math.sin((isUpright ? x : y) * 2 * Math.PI * 7)
      spot.height = BUNDLE * (0.16 * round + 0.05 * Math.cos((along / 2) * Math.PI))
      const tone = threads * (0.55 + 0.45 * round)
      spot.r = fibre![0] * tone
      spot.g = fibre![1] * tone
      spot.b = fibre![2] * tone
    })
  },
}
