/** A name as a broad paint pen writes it, without lifting: one stroke from the capital to the end of the flourish. */
import { ornaments } from '@gateway/sdk-plugin/photo-frame'

type Place = readonly [number, number]

/** Places that the pen passes on a level line at 0, the capital 80 high. */
const PLACES =
  '-4,-18 6,-46 20,-76 29,-80 28,-52 19,2 31,-42 48,-74 56,-72 52,-38 47,1 61,-42 80,-72 88,-66 83,-30 85,-5 95,-2 ' +
  '107,-13 117,-25 114,-33 105,-27 103,-9 112,0 124,-8 142,-46 151,-76 146,-86 137,-70 133,-22 138,-1 150,-6 ' +
  '168,-46 178,-78 173,-89 164,-72 159,-22 164,-1 176,-7 190,-24 199,-27 191,-31 181,-18 183,-4 192,-5 202,-25 ' +
  '200,-9 206,0 220,-8 244,-26 266,-37 276,-28 256,-2 204,16 112,24 30,27 2,24 12,17 76,19 180,24 284,8'

/** Where the line begins on the print, how large it is written and how it climbs (radians). */
const AT: Place = [42, 420]
const SCALE = 1.13
const CLIMB = -0.13

/** How far its letters lean, to the right for each unit up. */
const SLANT = 0.22

/** The pen's way in steps of about one unit. */
function way(): Place[] {
  const points = PLACES.split(' ').map((place) => {
    const [upright, y] = place.split(',').map(Number) as [number, number]
    const x = upright - SLANT * y
    const [right, down] = [x * Math.cos(CLIMB) - y * Math.sin(CLIMB), x * Math.sin(CLIMB) + y * Math.cos(CLIMB)]
    return [AT[0] + SCALE * right, AT[1] + SCALE * down] as const
  })
  return points.slice(1).flatMap((to, index) => {
    const [from, before, after] = [points[index]!, points[index - 1] ?? points[index]!, points[index + 2] ?? to]
    const many = Math.max(4, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 1.4))
    return Array.from({ length: many }, (_, each): Place => {
      const t = each / many
      const along = (axis: 0 | 1) => {
        const [p0, p1, p2, p3] = [before[axis], from[axis], to[axis], after[axis]]
        const bent = (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3
        return 0.5 * (2 * p1 + (p2 - p0) * t + bent)
      }
      return [along(0), along(1)]
    })
  })
}

const WAY = way()

/**
 * The name, `broad` units where the pen bears down, two fifths of it where it flies up, shifted by `shift`: pieces
 * that overlap and all turn the same way, to be filled as one by the rule `nonzero`.
 */
export function penned(broad: number, shift: Place = [0, 0]): string[] {
  const places = WAY.map(([x, y]): Place => [x + shift[0], y + shift[1]])
  let width = 0.7 * broad
  return places.slice(1).flatMap((to, index) => {
    const from = places[index]!
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const far = Math.hypot(dx, dy) || 1
    const ends = Math.min(1, (index + 8) / 14, 0.3 + (places.length - index) / 60)
    const before = width
    width += (broad * (0.7 + 0.3 * (dy / far)) * ends - width) * 0.16
    const side = (half: number): Place => [(-dy / far) * half, (dx / far) * half]
    const [near, away] = [side(before / 2), side(width / 2)]
    const corners = [
      [from[0] - near[0], from[1] - near[1]],
      [to[0] - away[0], to[1] - away[1]],
      [to[0] + away[0], to[1] + away[1]],
      [from[0] + near[0], from[1] + near[1]],
    ].map(([x, y]) => `${x!.toFixed(2)} ${y!.toFixed(2)}`)
    return [`M${corners.join('L')}Z`, ornaments.circle(to[0], to[1], width / 2)]
  })
}
