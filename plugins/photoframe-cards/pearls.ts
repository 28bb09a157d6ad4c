/** Pearls on a string, side by side. */
type Point = readonly [number, number]

/**
 * Circles along lines that share their first place and their last: one there, whole ones between, the same on each.
 *
 * @param lines Points close together, from the one corner to the other
 * @param pitch From pearl to pearl, about, in the points' units
 * @param clear Of the first corner, in pitches: lines that part at a sharp angle need more than one
 */
export function pearls(lines: readonly (readonly Point[])[], pitch: number, clear = 1): string {
  const [first] = lines as [readonly Point[]]
  const corners = [first[0]!, first.at(-1)!].map(([x, y]) => circle(x, y, pitch * 0.485))
  return [...corners, ...lines.map((line) => between(line, pitch, clear * pitch))].join('')
}

function between(line: readonly Point[], pitch: number, start: number): string {
  const lengths = [0]
  line.slice(1).forEach(([x, y], index) => {
    const [px, py] = line[index]!
    lengths.push(lengths[index]! + Math.hypot(x - px, y - py))
  })
  const count = Math.round((lengths.at(-1)! - start) / pitch)
  const step = (lengths.at(-1)! - start) / count
  return Array.from({ length: count }, (_, pearl) => {
    const far = start + pearl * step
    const index = Math.max(
      1,
      lengths.findIndex((length) => length >= far),
    )
    const t = (far - lengths[index - 1]!) / (lengths[index]! - lengths[index - 1]!)
    const [[ax, ay], [bx, by]] = [line[index - 1]!, line[index]!]
    return circle(ax + (bx - ax) * t, ay + (by - ay) * t, step * 0.485)
  }).join('')
}

function circle(x: number, y: number, radius: number): string {
  const n = (value: number) => value.toFixed(2)
  const half = `a${n(radius)} ${n(radius)} 0 1 0`
  return `M${n(x - radius)} ${n(y)}${half} ${n(2 * radius)} 0${half} ${n(-2 * radius)} 0Z`
}
