import { type Rgb, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { cellValue } from '../plates/plate.ts'

/** What is woven: colours of what runs along, and the one of what it goes around. */
interface Canes {
  colours: readonly Rgb[]
  stake: Rgb
}

/** The weave at a place: its height in rods, how lit it is, its colour. One object for all places. */
const found = { top: 0, lit: 0, tint: [0, 0, 0] as Rgb, tone: 0 }

/** Width of a rod as a share of the room for it: between two is a dark gap. */
const SLIM = 0.95

/** @param s Stakes lie where it is whole, and `t` the rods between whole numbers */
export function rodAt(s: number, t: number, line: number, options: Canes): typeof found {
  const row = Math.floor(t)
  const own = row + 37 * line
  const a = (2 * (t - row) - 1) / SLIM
  const arc = Math.sqrt(Math.max(0, 1 - a * a))
  const over = 0.5 + 0.5 * Math.cos((s + row) * Math.PI)
  const post = (s - Math.round(s)) * 3.8
  const postArc = Math.sqrt(Math.max(0, 1 - post * post))
  const rodTop = 0.6 * arc + 1.05 * smoothstep(0, 0.9, over) - 0.1
  const postTop = 0.5 * postArc + 0.12
  const isRod = rodTop > postTop
  found.top = isRod ? rodTop : postTop
  found.lit = isRod ? arc * (0.3 + 0.7 * smoothstep(0.02, 0.55, over)) : 0.6 * postArc
  // Fibres run the long way of each.
  const fibre = isRod
    ? noiseAt(noiseTile('grain'), s * 5 + own * 91, t * 90)
    : noiseAt(noiseTile('grain'), s * 90, t * 9)
  const age = noiseAt(noiseTile('clouds'), s * 9 + own * 57, own * 13)
  found.tone = (0.84 + 0.36 * fibre + 0.22 * age) * (0.14 + 0.86 * found.lit) * (0.82 + 0.34 * cellValue(own, 5))
  found.tint = isRod ? options.colours[Math.floor(cellValue(own, 11) * options.colours.length)]! : options.stake
  return found
}

/** Where, on its way from the middle to the side, a splint begins to turn down. */
const BROAD = 0.86

/**
 * Flat splints, as many along as across, over one and under the next.
 *
 * @param s Splints that lie across, between whole numbers; `t` those that run along
 */
export function splintAt(s: number, t: number, line: number, { colours, stake }: Canes): typeof found {
  const [column, row] = [Math.floor(s), Math.floor(t)]
  const [a, b] = [2 * (s - column) - 1, 2 * (t - row) - 1]
  const isAlong = ((column + row) & 1) === 0
  const [lengthwise, crosswise] = isAlong ? [a, b] : [b, a]
  const own = (isAlong ? row : column + 53) + 37 * line
  const rim = smoothstep(1.02, BROAD, Math.abs(crosswise))
  // It comes up from under its neighbours, lies over one and dives again.
  const arch = 1 - lengthwise * lengthwise
  found.top = 0.2 + 1.3 * arch + 0.3 * rim
  found.lit = (0.45 + 0.55 * rim) * smoothstep(-0.12, 0.62, arch)
  const fibre = isAlong
    ? noiseAt(noiseTile('grain'), s * 9 + own * 91, t * 110)
    : noiseAt(noiseTile('grain'), s * 110, t * 9 + own * 91)
  found.tone = (0.86 + 0.24 * fibre) * (0.1 + 0.9 * found.lit) * (0.84 + 0.3 * cellValue(own, 5))
  found.tint = isAlong ? colours[Math.floor(cellValue(own, 11) * colours.length)]! : stake
  return found
}
