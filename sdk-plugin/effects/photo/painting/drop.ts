import { hypot } from '../../hypot.ts'

/** A drop of paint on paper, in pixels. */
export interface Drop {
  x: number
  y: number
  /** Half its width. */
  size: number
  /** Its length to its width. */
  stretch: number
  /** The way that it flew. */
  cos: number
  sin: number
  /** How much thinner its tail is than its head, 0 to 1. Default 0: an ellipse. */
  taper?: number
  /** How unround it is, 0 to 1, and what makes it another than the next one. Default round. */
  rough?: number
  turn?: number
}

/** What paper's tooth makes of a round outline, about -1 to 1. */
function raggedAt(angle: number, turn: number): number {
  return (
    0.5 * Math.sin(2 * angle + turn) +
    0.3 * Math.sin(3 * angle + 2.3 * turn) +
    0.22 * Math.sin(7 * angle + 4.1 * turn) +
    0.16 * Math.sin(13 * angle + 7.7 * turn)
  )
}

/**
 * Lays a drop: calls `lay` for each pixel around it.
 *
 * @param lay Gets the pixel's index, how much of it is wet (0 to 1), and how far it lies within the drop in pixels.
 */
export function layDrop(
  { width, height }: { width: number; height: number },
  { x, y, size, stretch, cos, sin, taper = 0, rough = 0, turn = 0 }: Drop,
  lay: (at: number, wet: number, inside: number) => void,
): void {
  const reach = Math.ceil(size * stretch * (1 + rough) + 2)
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const px = Math.round(x) + dx
      const py = Math.round(y) + dy
      if (px < 0 || py < 0 || px >= width || py >= height) continue
      const along = (dx * cos + dy * sin) / stretch
      const tail = Math.min(1, Math.max(0, 0.5 - (0.5 * along) / size))
      const wide = 1 - taper * tail * Math.min(1, stretch - 1)
      const across = dy * cos - dx * sin
      const own = rough === 0 ? size : size * (1 + rough * raggedAt(Math.atan2(across, along), turn))
      const inside = own - hypot(along, across / Math.max(0.08, wide))
      lay(py * width + px, Math.min(1, Math.max(0, inside + 0.5)), inside)
    }
  }
}
