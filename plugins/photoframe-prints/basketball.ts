/** A ball, as drawn on a trading card. */
import { area, line, ornaments } from '@gateway/sdk-plugin/photo-frame'

export const ORANGE = '#ee6a1f'
export const CREAM = '#f7f0e0'

type Place = readonly [x: number, y: number, z: number]

/** How the ball is held: turned about its upright axis, tipped towards the eye, leaning to the right (radians). */
const [TURN, TIP, LEAN] = [0.62, 0.46, 0.3]

/** A place on the ball of radius 1 as it is held; z is towards the eye. */
function held([x, y, z]: Place): Place {
  const x1 = x * Math.cos(TURN) + z * Math.sin(TURN)
  const z1 = z * Math.cos(TURN) - x * Math.sin(TURN)
  const y1 = y * Math.cos(TIP) - z1 * Math.sin(TIP)
  const z2 = z1 * Math.cos(TIP) + y * Math.sin(TIP)
  return [x1 * Math.cos(LEAN) - y1 * Math.sin(LEAN), x1 * Math.sin(LEAN) + y1 * Math.cos(LEAN), z2]
}

/** Two circles about the whole of it, and one about each of its sides. */
const SEAMS: readonly ((angle: number) => Place)[] = [
  (angle) => [0, Math.cos(angle), Math.sin(angle)],
  (angle) => [Math.cos(angle), 0, Math.sin(angle)],
  ...[-1, 1].map((side) => (angle: number): Place => [side * 0.6, 0.8 * Math.cos(angle), 0.8 * Math.sin(angle)]),
]

/** A ball's seams, as far as they are on this side; drawn at a width (of the ball's 1), they end within its outline. */
const ball = (x: number, y: number, r: number, width: number) =>
  SEAMS.map((seam) => {
    let path = ''
    let seen = false
    for (let step = 0; step <= 192; step++) {
      const [px, py, pz] = held(seam((step / 96) * Math.PI))
      const isSeen = pz > 0 && Math.hypot(px, py) < 1.002 - width / 2
      if (isSeen) path += `${seen ? 'L' : 'M'}${(x + px * r).toFixed(1)} ${(y + py * r).toFixed(1)}`
      seen = isSeen
    }
    return path
  })

const PEBBLE_COUNT = 7600

/** Pebbles of the leather: even over the ball, so that they crowd and flatten towards its rim. */
const PEBBLES = Array.from({ length: PEBBLE_COUNT }, (_, at): Place => {
  const up = 1 - (2 * (at + 0.5)) / PEBBLE_COUNT
  const way = at * 2.39996 + 0.05 * Math.sin(at * at * 12.9898)
  const out = Math.sqrt(1 - up * up)
  return held([out * Math.cos(way), up, out * Math.sin(way)])
}).filter(([, , z]) => z > 0.12)

/**
 * A ball in the light of the hall, from its upper left: leather whose every pebble has a lit and a dark side, seams sunk
 * into it, the ground's colour along the rim that is turned away.
 */
export const litBall = (x: number, y: number, r: number) => {
  const pebbles = (shift: number, size: number) =>
    PEBBLES.map(([px, py, pz]) =>
      ornaments.circle(x + px * r + shift, y + py * r + shift, size * (0.55 + 0.45 * pz)),
    ).join('')
  const whole = ornaments.circle(x, y, r)
  return [
    area(whole, {
      centre: [x - 0.36 * r, y - 0.42 * r],
      radius: 1.5 * r,
      inks: ['#fb9a4c', '#ec7a26', '#c25210', '#7c2c05', '#361002', '#1c0801'],
    }),
    area(pebbles(0.006 * r, 0.0135 * r), '#5a1c0450'),
    area(pebbles(-0.003 * r, 0.0095 * r), '#ffb87238'),
    area(whole, {
      centre: [x - 0.36 * r, y - 0.42 * r],
      radius: 0.7 * r,
      inks: ['#fff0d890', '#ffd8a848', '#ffb87014', '#ffb87000'],
    }),
    // Leather turns down into each seam before the rubber begins.
    ...[0.13, 0.1, 0.07].map((width) => line(ball(x, y, r, width), width * r, '#2a0c0230')),
    line(ball(x + 0.018 * r, y + 0.022 * r, r, 0.11), 0.05 * r, '#ffb87a48'),
    line(ball(x, y, r, 0.032), 0.032 * r, '#240c04'),
    area(whole, {
      centre: [x - 0.1 * r, y - 0.12 * r],
      radius: 1.16 * r,
      inks: ['#1a060000', '#1a060000', '#1a060000', '#1a060000', '#1a060018', '#1a060090'],
    }),
    area(whole, {
      centre: [x - 0.2 * r, y - 0.2 * r],
      radius: 1.28 * r,
      inks: ['#2aa0a000', '#2aa0a000', '#2aa0a000', '#2aa0a000', '#2aa0a000', '#2aa0a000', '#2aa0a000', '#3cc0c048'],
    }),
  ]
}
