/**
 * Small helpers for outlines in the notation of SVG's `d`. What they take has absolute `M`, `L`, `C`, `Q` and `Z` only,
 * on a view of 100 × 100 whose axis of symmetry is x = 50.
 */

interface Segment {
  command: string
  /** x and y in turn. */
  points: number[]
}

const COUNTS: Record<string, number> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 }

function segmentsOf(path: string): Segment[] {
  const segments: Segment[] = []
  let command = ''
  let points: number[] = []
  for (const [token] of path.matchAll(/[MLQCZ]|-?\d*\.?\d+/g)) {
    if (token in COUNTS) {
      command = token
      points = []
      if (command === 'Z') segments.push({ command, points: [] })
      continue
    }
    points.push(Number(token))
    if (points.length < COUNTS[command]!) continue
    segments.push({ command, points })
    // Further points after a start are lines.
    if (command === 'M') command = 'L'
    points = []
  }
  return segments
}

function written(segments: readonly Segment[]): string {
  return segments.map(({ command, points }) => command + points.map((value) => +value.toFixed(2)).join(' ')).join('')
}

/** The outline seen in a mirror along the axis. */
export function flip(path: string): string {
  return written(
    segmentsOf(path).map(({ command, points }) => ({
      command,
      points: points.map((value, at) => (at % 2 === 0 ? 100 - value : value)),
    })),
  )
}

/** The outline moved to the right and down. */
export function moved(path: string, dx: number, dy: number): string {
  return written(
    segmentsOf(path).map(({ command, points }) => ({
      command,
      points: points.map((value, at) => value + (at % 2 === 0 ? dx : dy)),
    })),
  )
}

/** A thing and its mirror image: eyes, ears, wings. */
export function both(...paths: string[]): string[] {
  return paths.flatMap((path) => [path, flip(path)])
}

/** Closes the half of an outline, begun and ended on the axis, with its mirror image. */
export function whole(half: string): string {
  const segments = segmentsOf(half)
  const back: Segment[] = []
  for (let at = segments.length - 1; at > 0; at--) {
    const { command, points } = segments[at]!
    const before = segments[at - 1]!.points.slice(-2)
    const all = [...before, ...points]
    const reversed: number[] = []
    for (let pair = all.length - 4; pair >= 0; pair -= 2) reversed.push(100 - all[pair]!, all[pair + 1]!)
    back.push({ command, points: reversed })
  }
  return `${written([...segments, ...back])}Z`
}

/** A circle, or an ellipse. */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523]
  return (
    `M${x - rx} ${y}C${x - rx} ${y - ky} ${x - kx} ${y - ry} ${x} ${y - ry}` +
    `C${x + kx} ${y - ry} ${x + rx} ${y - ky} ${x + rx} ${y}` +
    `C${x + rx} ${y + ky} ${x + kx} ${y + ry} ${x} ${y + ry}` +
    `C${x - kx} ${y + ry} ${x - rx} ${y + ky} ${x - rx} ${y}Z`
  )
}

/** A rectangle with round corners. */
export function panel(left: number, top: number, width: number, height: number, radius: number): string {
  const [right, bottom] = [left + width, top + height]
  const k = radius * 0.4477
  return (
    `M${left + radius} ${top}L${right - radius} ${top}C${right - k} ${top} ${right} ${top + k} ${right} ${top + radius}` +
    `L${right} ${bottom - radius}C${right} ${bottom - k} ${right - k} ${bottom} ${right - radius} ${bottom}` +
    `L${left + radius} ${bottom}C${left + k} ${bottom} ${left} ${bottom - k} ${left} ${bottom - radius}` +
    `L${left} ${top + radius}C${left} ${top + k} ${left + k} ${top} ${left + radius} ${top}Z`
  )
}

/** A closed outline through corners. */
export function corners(...points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${+x.toFixed(2)} ${+y.toFixed(2)}`).join('L')}Z`
}
