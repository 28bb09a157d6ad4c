/** Words as a paint pen writes them: strokes that go from place to place without lifting. */
import { ornaments } from '@gateway/sdk-plugin/photo-frame'

type Place = readonly [number, number]

/** What is written: strokes on a level line at 0, and how they lie on the print. */
interface Hand {
  strokes: readonly string[]
  /** Where the line begins, how large it is written, how it climbs (radians). */
  at: Place
  scale: number
  climb: number
}

/** A name, its capital 80 high, with a flourish that runs back below it. */
export const NAME: Hand = {
  strokes: [
    '-10,-8 8,-50 26,-88 33,-90 29,-50 17,8 34,-48 54,-82 61,-80 54,-36 46,0 54,1 66,-9 76,-20 77,-29 69,-32 61,-24 59,-9 ' +
      '65,1 76,-1 86,-10 106,-52 118,-92 112,-98 100,-66 94,-14 99,-1 108,-8 126,-48 136,-80 130,-87 120,-60 114,-12 119,0 ' +
      '130,-10 142,-20 136,-22 128,-10 134,-2 146,-14 148,-4 162,-6 204,-24 266,-52 286,-46 262,-12 190,12 90,22 ' +
      '20,22 -4,16 14,9 90,12 200,14 318,-12',
  ],
  at: [72, 441],
  scale: 0.86,
  climb: -0.13,
}

/** “With love,”, its capitals 60 high. */
export const GREETING: Hand = {
  strokes: [
    // The W, then “ith” with its t's stem and h's arch.
    '-2,-50 6,-58 10,-50 8,-22 12,0 22,-20 32,-44 34,-42 33,-18 38,0 50,-24 62,-58',
    '68,-20 73,-28 72,-12 76,0 84,-10 94,-36 99,-58 93,-30 91,-6 97,0 106,-14 118,-44 124,-62 118,-66 111,-44 106,0 ' +
      '113,-20 122,-28 125,-22 122,-6 126,0 136,-8',
    '75,-42 77,-44',
    '84,-36 98,-38 112,-41',
    // “love,”
    '160,-6 174,-36 182,-60 178,-67 170,-52 165,-12 170,0 180,-8 190,-24 196,-27 188,-24 184,-8 190,0 200,-8 200,-22 ' +
      '195,-26 206,-20 212,-26 213,-8 217,0 226,-12 231,-27 236,-24 248,-12 256,-22 252,-28 244,-20 244,-4 252,0 264,-8',
    '274,-3 277,3 271,12',
  ],
  at: [27, 357],
  scale: 0.43,
  climb: -0.16,
}

/** How far its letters lean, to the right for each unit up. */
const SLANT = 0.22

/** The pen's way along a stroke in steps of about one unit. */
function way({ at, scale, climb }: Hand, stroke: string): Place[] {
  const points = stroke.split(' ').map((place) => {
    const [upright, y] = place.split(',').map(Number) as [number, number]
    const x = upright - SLANT * y
    const right = x * Math.cos(climb) - y * Math.sin(climb)
    const down = x * Math.sin(climb) + y * Math.cos(climb)
    return [at[0] + scale * right, at[1] + scale * down] as const
  })
  return points.slice(1).flatMap((to, index) => {
    const from = points[index]!
    const before = points[index - 1] ?? points[index]!
    const after = points[index + 2] ?? to
    const many = Math.max(4, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 1.4))
    return Array.from({ length: many }, (_, each): Place => {
      const t = each / many
      const along = (axis: 0 | 1) => {
        const p0 = before[axis]
        const p1 = from[axis]
        const p2 = to[axis]
        const p3 = after[axis]
        const bent = (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3
        return 0.5 * (2 * p1 + (p2 - p0) * t + bent)
      }
      return [along(0), along(1)]
    })
  })
}

/**
 * What a hand writes, `broad` units where the pen bears down, a fifth of it where it flies up: pieces that overlap and
 * all turn the same way, to be filled as one by the rule `nonzero`.
 */
export function penned(hand: Hand, broad: number): string[] {
  return hand.strokes.flatMap((stroke) => inked(way(hand, stroke), broad))
}

function inked(places: readonly Place[], broad: number): string[] {
  let width = 0.6 * broad
  return places.slice(1).flatMap((to, index) => {
    const from = places[index]!
    const dx = to[0] - from[0]
    const dy = to[1] - from[1]
    const far = Math.hypot(dx, dy) || 1
    const ends = Math.min(1, (index + 8) / 14, 0.25 + (places.length - index) / 50)
    const before = width
    // It bears down on the way down, and hurries through long sweeps.
    const haste = 1 - 0.3 * Math.min(1, Math.max(0, (index - 0.8 * places.length) / (0.1 * places.length)))
    width += (broad * (0.66 + 0.62 * (dy / far)) * ends * haste - width) * 0.2
    const side = (half: number): Place => [(-dy / far) * half, (dx / far) * half]
    const near = side(before / 2)
    const away = side(width / 2)
    const corners = [
      [from[0] - near[0], from[1] - near[1]],
      [to[0] - away[0], to[1] - away[1]],
      [to[0] + away[0], to[1] + away[1]],
      [from[0] + near[0], from[1] + near[1]],
    ].map(([x, y]) => `${x!.toFixed(2)} ${y!.toFixed(2)}`)
    return [`M${corners.join('L')}Z`, ornaments.circle(to[0], to[1], width / 2)]
  })
}
