import { type Face, regionsOf, type Size } from '../../../vision/index.ts'

/** A face is whole, and there are no holes in hair: a sheen on it may look like the ground. */
export function keepHeads(labels: Uint8Array, size: Size, persons: readonly Face[]): void {
  if (persons.length === 0) return
  for (let at = 0; at < labels.length; at++) if (isHead(persons, size, at, 0.35)) labels[at] = 1
  const ground = Uint8Array.from(labels, (label) => 1 - label)
  const holes = regionsOf(ground, size, false)
  const inside = holes.regions.filter(({ x, y, width, height }) => {
    const middle = Math.round(y + height / 2) * size.width + Math.round(x + width / 2)
    const isEnclosed = x > 0 && y > 0 && x + width < size.width && y + height < size.height
    return isEnclosed && isHead(persons, size, middle, 0.95)
  })
  const filled = new Set(inside.map(({ label }) => label))
  for (let at = 0; at < labels.length; at++) if (filled.has(holes.labels[at]!)) labels[at] = 1
}

/** Whether a pixel lies in an ellipse about a face. @param reach its half width in face widths */
export function isHead(persons: readonly Face[], { width }: Size, at: number, reach: number): boolean {
  const [px, py] = [at % width, Math.floor(at / width)]
  return persons.some((face) => {
    const dx = (px - face.x - face.width / 2) / face.width
    const dy = (py - face.y - face.height / 2) / face.height
    return (dx / reach) ** 2 + (dy / (1.25 * reach)) ** 2 < 1
  })
}
