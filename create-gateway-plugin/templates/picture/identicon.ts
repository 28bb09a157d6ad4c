import { createHash } from 'node:crypto'

const CELLS = 5
const MARGIN = 0.5

/** An SVG of a 5 × 5 pattern, alike on the left and the right, with half a cell of white around it. */
export function identicon(text: string, colour: string, size: number): string {
  const bits = createHash('sha256').update(text).digest()
  const squares = Array.from({ length: CELLS * CELLS }, (_, index) => {
    const column = index % CELLS
    const row = (index - column) / CELLS
    const mirrored = Math.min(column, CELLS - 1 - column)
    const isFilled = bits[row * CELLS + mirrored]! % 2 === 1
    return isFilled ? `M${column} ${row}h1v1h-1z` : ''
  })
  const extent = CELLS + 2 * MARGIN
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" \
viewBox="${-MARGIN} ${-MARGIN} ${extent} ${extent}"><path fill="#fff" d="M-1-1h9v9h-9z"/>\
<path fill="${colour}" d="${squares.join('')}"/></svg>`
}
