import { charactersOf } from './characters.ts'
import { drawLayout } from './drawing.ts'
import { type Jitter, jitterParts } from './jitter.ts'
import { Arena, within } from './kernels/memory.ts'
import type { Source } from './warp.ts'
import type { TextLayout } from '../text/index.ts'

/** Pixels of the drawing for one of the frame, along each axis. */
const FINE = 2

/**
 * Draws a text finer than the frame, its characters moved, for `draw` to bring it there; the drawing goes when that is done.
 *
 * @returns what `draw` made, and which character stands at a place of the layout
 */
export async function drawFine<Made>(
  layout: TextLayout,
  { jitter }: { jitter?: Jitter | undefined },
  draw: (source: Source) => Made,
): Promise<{ made: Made; characterAt: (x: number, y: number) => number }> {
  const { ink, size: em } = layout
  const pad = Math.ceil(FINE * em * (0.1 + (jitter ? 0.3 : 0)))
  const size = { width: Math.ceil(FINE * ink.width) + 2 * pad, height: Math.ceil(FINE * ink.height) + 2 * pad }
  const [dx, dy] = [pad - FINE * ink.x, pad - FINE * ink.y]
  const characters = charactersOf(layout)
  const arena = new Arena()
  try {
    const plain = await drawLayout(layout, { ...size, dx, dy, scale: FINE }, arena)
    const at = (x: number, y: number) => characters.at((x - dx) / FINE, (y - dy) / FINE)
    const finer = { ...size, em: em * FINE }
    const moved = jitter ? within(arena, () => jitterParts(plain, finer, characters, at, jitter)) : undefined
    const { coverage, emoji } = moved ?? plain
    const made = draw({
      planes: emoji ? [coverage, emoji.r, emoji.g, emoji.b, emoji.share] : [coverage],
      ...size,
      scale: FINE,
      x: pad + (FINE * ink.width) / 2,
      y: pad + (FINE * ink.height) / 2,
    })
    const characterAt = (x: number, y: number) => {
      const sx = Math.round(x * FINE + dx)
      const sy = Math.round(y * FINE + dy)
      const isIn = sx >= 0 && sy >= 0 && sx < size.width && sy < size.height
      const label = moved && isIn ? moved.labels[sy * size.width + sx]! : -1
      return label < 0 ? characters.at(x, y) : label
    }
    return { made, characterAt }
  } finally {
    arena.free()
  }
}
