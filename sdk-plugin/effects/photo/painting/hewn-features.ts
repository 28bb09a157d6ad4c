import { smoothstep } from '../../colour.ts'

const bump = (u: number, v: number, wide: number, high: number) => Math.exp(-((u / wide) ** 2) - (v / high) ** 2)

/** Where the mouth of a statue is below its eyes. */
export const MOUTH = 0.667
/** Where the chin is. */
const CHIN_BELOW = 1.02

/** The place in a statue's face of one in another, whose mouth is higher or lower. @param v Below the eyes */
export function asUsual(v: number, mouth: number): number {
  if (v <= 0 || v >= CHIN_BELOW) return v
  if (v < mouth) return (v * MOUTH) / mouth
  return MOUTH + ((v - mouth) * (CHIN_BELOW - MOUTH)) / (CHIN_BELOW - mouth)
}

/** What every face has: sockets, brows, cheeks, a nose, lips, a chin. @param v Below the eyes */
export function features(u: number, v: number, apart: number): number {
  const a = Math.abs(u)
  const ridge = smoothstep(-0.16, 0.36, v) * smoothstep(0.53, 0.4, v)
  const nose = ridge * Math.exp(-((u / (0.11 + 0.09 * smoothstep(-0.1, 0.4, v))) ** 2))
  const sockets = bump(a - apart, v, 0.24, 0.13)
  const brows = bump(a - 0.9 * apart, v + 0.22, 0.34, 0.1)
  const chin = bump(u, v - 1.02, 0.26, 0.12) - 0.7 * bump(u, v - 0.85, 0.3, 0.06)
  const cheeks = bump(a - 0.54, v - 0.3, 0.26, 0.24)
  const wings = bump(a - 0.15, v - 0.42, 0.07, 0.06) - 0.7 * bump(a - 0.07, v - 0.5, 0.045, 0.025)
  return (
    66 * nose +
    18 * wings -
    40 * sockets +
    22 * brows +
    20 * cheeks +
    24 * chin +
    eye(a - apart, v) +
    brow(a - apart, v) +
    lips(a, v)
  )
}

/** Where eyes and lips are, and the tip of the nose, whose shadow is no form: 0 to 1. */
export function cutAnew(a: number, v: number, apart: number): number {
  const eyes = bump(a - apart, v + 0.03, 0.36, 0.25)
  const tip = 0.92 * bump(a, v - 0.37, 0.36, 0.2)
  return Math.max(Math.min(1, 1.5 * eyes), bump(a, v - MOUTH - 0.03, 0.6, 0.25), tip)
}

/** Half of how long and high the opening of an eye is. */
const LID = { wide: 0.205, high: 0.092 } as const

/**
 * An eye as the sculptors of the Nile cut it: a ball that lies back between lids with edges, and the painted line from the
 * outer corner to the temple in low relief. What looks out of it is the sitter's.
 *
 * @param u Outwards from its middle
 */
function eye(u: number, v: number): number {
  const x = u / LID.wide
  const y = (v + 0.012) / LID.high
  if (Math.abs(x) > 2.6 || Math.abs(y) > 2.6) return 0
  const arch = Math.max(0, 1 - x * x)
  // From the edge of the lids outwards, the upper one's or the lower one's.
  const out = y < 0 ? -y - 0.92 * arch ** 0.75 : y - 0.66 * arch ** 0.9
  const ends = smoothstep(1.12, 0.82, Math.abs(x))
  const open = smoothstep(0.1, -0.1, out) * smoothstep(1.02, 0.94, Math.abs(x))
  const ball = 21 * Math.sqrt(Math.max(0, 1 - (x / 1.2) ** 2 - (y / 1.5) ** 2)) - 12
  const above = smoothstep(0.16, -0.16, y)
  const rims = 13 * above * smoothstep(0.7, 0.4, out) + 7 * (1 - above) * smoothstep(0.5, 0.2, out)
  const lid = rims * smoothstep(-0.14, 0.14, out)
  const line = 6 * smoothstep(0.34, 0.16, Math.abs(y - 0.04)) * smoothstep(0.8, 1.04, x) * smoothstep(2.1, 1.4, x)
  return open * ball + ends * lid + line
}

/** A brow in low relief along the socket's edge, thinner towards the temple. @param u Outwards from the middle of the eye */
function brow(u: number, v: number): number {
  const t = (u + 0.3) / 0.72
  if (t < 0 || t > 1) return 0
  const middle = -0.205 - 0.075 * Math.sin(Math.PI * Math.min(1, 0.25 + 0.75 * t)) + 0.06 * t * t
  const thick = 0.042 * (1 - 0.55 * t)
  return 11 * smoothstep(thick + 0.018, thick, Math.abs(v - middle)) * smoothstep(0, 0.16, t) * smoothstep(1, 0.86, t)
}

/** Two lips that meet in a line, which rises a little to its corners. @param a Beside the middle */
function lips(a: number, v: number): number {
  const line = MOUTH + 0.012 * smoothstep(0.1, 0, a) - 0.03 * smoothstep(0.1, 0.34, a)
  const within = smoothstep(0.36, 0.2, a)
  const upper = Math.exp(-(((v - line + 0.055) / 0.05) ** 2)) * within
  const lower = Math.exp(-(((v - line - 0.065) / 0.058) ** 2)) * smoothstep(0.3, 0.12, a)
  const cut = Math.exp(-(((v - line) / 0.02) ** 2)) * smoothstep(0.4, 0.33, a)
  const corner = bump(a - 0.36, v - line, 0.06, 0.05)
  return 19 * upper + 23 * lower - 19 * cut - 9 * corner
}
