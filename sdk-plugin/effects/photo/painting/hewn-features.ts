import { mix, smoothstep } from '../../colour.ts'

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
  const chin = bump(u, v - 1.0, 0.26, 0.13) - 0.7 * bump(u, v - 0.84, 0.3, 0.06)
  const cheeks = bump(a - 0.54, v - 0.3, 0.26, 0.24)
  // From the wings of the nose down to the corners of the mouth a face goes back to the cheeks.
  const muzzle = bump(u, v - 0.64, 0.36, 0.26)
  const temples = bump(a - 0.98, v + 0.1, 0.2, 0.4)
  return (
    nose(u, v) +
    20 * cheeks +
    24 * chin +
    12 * muzzle -
    18 * temples +
    socket(a - apart, v) +
    eye(a - apart, v) +
    lips(a, v)
  )
}

/** A straight ridge with planes to both sides, a round tip, wings, and nostrils under them. */
function nose(u: number, v: number): number {
  const a = Math.abs(u)
  const ridge = smoothstep(-0.24, 0.36, v) * smoothstep(0.52, 0.43, v)
  const half = 0.085 + 0.1 * smoothstep(-0.1, 0.42, v)
  const plane = smoothstep(half + 0.06, 0.2 * half, a)
  const tip = 14 * bump(u, v - 0.39, 0.085, 0.08)
  const wings = 24 * bump(a - 0.145, v - 0.425, 0.06, 0.055)
  const nostrils = 26 * bump(a - 0.075, v - 0.505, 0.045, 0.026)
  const groove = 3 * bump(u, v - 0.565, 0.04, 0.06)
  return 72 * ridge * plane + tip + wings - nostrils - groove
}

/** The hollow of an eye under the edge of the brow, which goes over into the nose. @param u Outwards from the eye */
function socket(u: number, v: number): number {
  const edge = -0.17 - 0.05 * smoothstep(0.36, 0, Math.abs(u)) + 0.16 * u * u
  const across = smoothstep(0.46, 0.18, Math.abs(u + 0.02))
  const hollow = smoothstep(edge - 0.02, edge + 0.1, v) * smoothstep(0.2, 0.02, v)
  const ridge = Math.exp(-(((v - edge + 0.055) / 0.075) ** 2)) * smoothstep(0.62, 0.2, Math.abs(u))
  return 22 * ridge - 46 * hollow * across
}

/** Where eyes and lips are, and the tip of the nose, whose shadow is no form: 0 to 1. */
export function cutAnew(a: number, v: number, apart: number): number {
  const eyes = bump(a - apart, v + 0.03, 0.4, 0.26)
  const brows = bump(a - 0.9 * apart, v + 0.28, 0.5, 0.18)
  const tip = 0.92 * bump(a, v - 0.37, 0.36, 0.2)
  return Math.max(Math.min(1, 1.5 * eyes), Math.min(1, 1.4 * brows), bump(a, v - MOUTH - 0.03, 0.6, 0.25), tip)
}

/** Where nothing of the photo's own eyes is left, with the bags below them: 0 to 1. */
export function cutEyes(a: number, v: number, apart: number): number {
  return smoothstep(1, 0.62, ((a - apart) / 0.42) ** 2 + ((v - 0.03) / 0.25) ** 2)
}

/** What centuries of dust have left in a carved eye: its iris and pupil, the line under the upper lid. @param u Outwards */
export function eyeShade(u: number, v: number): number {
  const x = u / LID.wide
  const y = (v + 0.012) / LID.high
  if (Math.abs(x) > 1.3 || Math.abs(y) > 1.6) return 0
  const arch = Math.max(0, 1 - x * x)
  const [upper, lower] = [-y - 0.74 * arch ** 0.7, y - 0.62 * arch ** 0.9]
  const isOpen = smoothstep(0.04, -0.08, upper) * smoothstep(0.04, -0.08, lower)
  const far = Math.sqrt((u / 0.078) ** 2 + ((v + 0.022) / 0.078) ** 2)
  const line = Math.exp(-(((upper + 0.06) / 0.11) ** 2)) * smoothstep(1.2, 0.9, Math.abs(x))
  const rim = Math.exp(-(((lower + 0.02) / 0.09) ** 2)) * smoothstep(1.1, 0.8, Math.abs(x))
  return isOpen * (0.1 * smoothstep(1.08, 0.92, far) + 0.34 * smoothstep(0.52, 0.3, far)) + 0.44 * line + 0.14 * rim
}

/** Half of how long and high the opening of an eye is. */
const LID = { wide: 0.215, high: 0.078 } as const

/**
 * An eye as sculptors cut it: a ball that lies in its socket, a heavy upper lid over it that throws a shadow, a thin lower
 * one, and the iris sunk a little into the ball. What looks out of it is the sitter's.
 *
 * @param u Outwards from its middle
 */
function eye(u: number, v: number): number {
  const x = u / LID.wide
  const y = (v + 0.012) / LID.high
  if (Math.abs(x) > 2.4 || Math.abs(y) > 4) return 0
  const arch = Math.max(0, 1 - x * x)
  const ball = 40 * bump(x, y, 0.98, 1.7)
  // From the edge of the lids outwards, the upper one's or the lower one's.
  const upper = -y - 0.74 * arch ** 0.7
  const lower = y - 0.62 * arch ** 0.9
  const ends = smoothstep(1.24, 0.86, Math.abs(x))
  const over = 21 * smoothstep(-0.1, 0.12, upper) * smoothstep(1.3, 0.55, upper)
  const under = 9 * smoothstep(-0.16, 0.16, lower) * smoothstep(1.2, 0.3, lower)
  const isOpen = smoothstep(0.05, -0.1, upper) * smoothstep(0.05, -0.1, lower)
  const far = Math.sqrt((u / 0.088) ** 2 + ((v + 0.026) / 0.088) ** 2)
  const iris = 0.5 * Math.exp(-(((far - 1) / 0.2) ** 2)) + 4 * smoothstep(0.6, 0.1, far)
  return ball + ends * (over + under) - isOpen * iris
}

/** Two lips that meet in a line, which rises a little to its corners. @param a Beside the middle */
function lips(a: number, v: number): number {
  const line = MOUTH + 0.014 * smoothstep(0.1, 0, a) - 0.028 * smoothstep(0.1, 0.32, a)
  const within = smoothstep(0.335, 0.16, a)
  // The upper one has two peaks, the lower one is full in the middle.
  const high = mix(0.05, 0.064, bump(a - 0.085, 0, 0.07, 1)) * mix(0.55, 1, within)
  const upper = smoothstep(1.35, 0.5, (line - v) / high) * smoothstep(-0.012, 0.022, line - v) * within
  const lower = Math.exp(-(((v - line - 0.06) / 0.055) ** 2)) * smoothstep(0.3, 0.1, a)
  const cut = Math.exp(-(((v - line) / 0.016) ** 2)) * smoothstep(0.35, 0.3, a)
  const corner = bump(a - 0.345, v - line, 0.05, 0.05)
  return 15 * upper + 24 * lower - 16 * cut - 8 * corner
}
