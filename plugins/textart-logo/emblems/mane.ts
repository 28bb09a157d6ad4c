import { both, tuft } from './paths.ts'
import { cast, type Hue, ink, lines, moulded, type Part, part } from './parts.ts'

/** A lock of hair: its root, degrees (0 to the right, 90 down), and how long and wide it is. */
interface Lock {
  x: number
  y: number
  angle: number
  length: number
  width: number
}

/** A ring of the mane's left half; angles in degrees from straight up, anticlockwise. */
function ring(radius: number, length: number, width: number, angles: readonly number[]): Lock[] {
  return angles.map((up, at) => {
    const angle = 270 - up
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
    const long = length * (0.82 + 0.18 * Math.sin(at * 2.4))
    return { x: 50 + radius * cos, y: 48 + radius * 1.08 * sin, angle: angle - 6, length: long, width }
  })
}

const SWEEP = -0.34
const lockOf = ({ x, y, angle, length, width }: Lock) => tuft(x, y, angle, length, width, SWEEP)

/** Hairs of a lock from its root towards the tip, at shares of its width. */
function hairs({ x, y, angle, length, width }: Lock, across: readonly number[]): string[] {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const to = (along: number, side: number) =>
    `${+(x + along * cos - side * sin).toFixed(2)} ${+(y + along * sin + side * cos).toFixed(2)}`
  const bend = SWEEP * length
  return across.flatMap((side, at) => {
    const far = 0.82 + 0.1 * ((at * 7) % 3) * 0.5
    const root = length * (0.12 + 0.1 * ((at * 5) % 4))
    return both(
      `M${to(root, side * width)}Q${to(length * 0.55, side * width * 0.95 + bend * 0.12)} ` +
        to(length * far, bend * far * far + side * width * 0.16),
    )
  })
}

interface Tones {
  own: Hue
  dark: Hue
  light: Hue
}

/** First each second lock, then those that lie over them; hairs along them, dark ones and lit ones. */
function locks(some: readonly Lock[], { own, dark, light }: Tones): Part[] {
  return [0, 1].flatMap((odd) => {
    const layer = some.filter((_, at) => at % 2 === odd)
    const along = (across: readonly number[]) => layer.flatMap((lock) => hairs(lock, across))
    return [
      part(
        layer.flatMap((lock) => both(lockOf(lock))),
        cast(0.9, 0.016, 0.015),
        moulded(own, {
          profile: { kind: 'inflate', height: 0.75 },
          material: { colour: own, metal: 0, rough: 0.5, coat: 0.35, coatRough: 0.28, sheen: 0.25 },
        }),
      ),
      lines(along([-0.4, -0.22, -0.06, 0.1, 0.27, 0.42]), 0.42, ink(dark, { opacity: 0.6 })),
      lines(along([-0.31, -0.14, 0.02, 0.19, 0.35]), 0.34, ink(light, { opacity: 0.55 })),
    ]
  })
}

const OUTER: Tones = { own: '#6b1d0c', dark: '#240602', light: '#b8481c' }
const MIDDLE: Tones = { own: '#b5430f', dark: '#4a1204', light: '#f08a3a' }
const INNER: Tones = { own: '#f08a1c', dark: '#8a3606', light: '#ffd890' }

const BACK = ring(21, 28, 9, [158, 149, 139, 129, 119, 109, 99, 89, 79, 69, 59, 49, 39, 29, 19, 9, 0])
const BEARD: readonly Lock[] = [
  { x: 36, y: 82, angle: 112, length: 17, width: 7 },
  { x: 41, y: 88, angle: 104, length: 17, width: 7 },
  { x: 47, y: 91, angle: 94, length: 16, width: 7 },
]

/** The outlines of the outermost locks. */
export const MANE_OUTLINE = BACK.flatMap((lock) => both(lockOf(lock)))

/** What lies behind the ears. */
export const MANE: readonly Part[] = [
  ...locks(BACK, OUTER),
  ...locks(ring(18, 23, 8, [154, 144, 133, 122, 111, 100, 89, 78, 67, 56, 45, 34, 23, 12, 2]), MIDDLE),
]

/** What frames the face before the ears, and hangs from the chin. */
export const FRINGE: readonly Part[] = [
  ...locks(ring(14, 19, 7, [146, 134, 121, 108, 95, 82, 69, 56, 43, 30, 17, 5]), INNER),
  ...locks(BEARD, MIDDLE),
]
