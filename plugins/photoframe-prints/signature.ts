/** A name as a pen writes it. */
import { ornaments } from '@gateway/sdk-plugin/photo-frame'

/** A tall capital, quick loops, a long stroke up: places that the pen passes. */
export const NAME =
  '52,418 60,372 82,338 98,344 88,384 70,424 64,444 76,438 100,404 118,392 122,408 116,424 126,424 142,404 152,396 150,414 ' +
  '158,424 172,408 196,366 210,342 206,372 192,412 196,426 212,416 224,400 234,400 226,420 236,426 252,408 262,400 264,416 ' +
  '274,420 300,402 340,378 376,356'

/** Back below it, as a flourish. */
export const STROKE = '372,404 300,424 210,440 130,446 92,442'

/** Ink as wide as the pen is slow: thick in the turns and where it goes down, thin where it flies up. */
export function penned(places: string, broad: number): string[] {
  const points = places.split(' ').map((place) => place.split(',').map(Number) as [number, number])
  const many = points.slice(1).flatMap((to, index) => {
    const [from, before, after] = [points[index]!, points[index - 1] ?? points[index]!, points[index + 2] ?? to]
    return Array.from({ length: 14 }, (_, each) => {
      const t = each / 14
      const along = (axis: 0 | 1) => {
        const [p0, p1, p2, p3] = [before[axis], from[axis], to[axis], after[axis]]
        const bent = (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3
        return 0.5 * (2 * p1 + (p2 - p0) * t + bent)
      }
      return [along(0), along(1)] as const
    })
  })
  let width = broad
  return many.slice(1).map(([x, y], index) => {
    const [px, py] = many[index]!
    const [dx, dy] = [x - px, y - py]
    const speed = Math.hypot(dx, dy)
    const end = Math.min(1, (many.length - index) / 26, (index + 6) / 10)
    const wanted = broad * (1.15 - 0.2 * speed + 0.34 * (dy / (speed + 0.1))) * end
    width += (Math.max(0.16 * broad, wanted) - width) * 0.3
    return ornaments.circle(x, y, width / 2) + ornaments.circle((x + px) / 2, (y + py) / 2, width / 2)
  })
}
