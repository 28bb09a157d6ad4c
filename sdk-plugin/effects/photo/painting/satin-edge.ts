import type { Rgb } from '../../colour.ts'
import { layStitch, type Needlework } from './stitches.ts'

interface Edge {
  /** How far in its middle lies, and how wide it is, in pixels. */
  inset: number
  wide: number
  /** Between neighbouring threads. */
  pitch: number
  colour: Rgb
  random: () => number
}

/** Sews a band of satin stitch around a rectangle: threads side by side across it, turning at its corners. */
export function sewEdge(work: Needlework, { inset, wide, pitch, colour, random }: Edge): void {
  const { width, height } = work
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset]
  const half = wide / 2
  const across = (x: number, y: number, dx: number, dy: number) => {
    const tone = 0.8 + 0.36 * random()
    const out = half * (0.96 + 0.08 * random())
    const inner = half * (0.94 + 0.1 * random())
    layStitch(work, {
      x0: x + dx * out,
      y0: y + dy * out,
      x1: x - dx * inner,
      y1: y - dy * inner,
      half: pitch * 0.62,
      colour: [colour[0] * tone, colour[1] * tone, colour[2] * tone],
    })
  }
  // A thread as a machine would not lay it: a little aslant.
  const lean = 0.16
  for (let x = left + half; x <= right - half; x += pitch) {
    across(x, top, lean, -1)
    across(x, bottom, -lean, 1)
  }
  for (let y = top + half; y <= bottom - half; y += pitch) {
    across(left, y, -1, -lean)
    across(right, y, 1, lean)
  }
  for (const [x, y, sx, sy] of [
    [left, top, -1, -1],
    [right, top, 1, -1],
    [right, bottom, 1, 1],
    [left, bottom, -1, 1],
  ] as const) {
    const cx = x - sx * half
    const cy = y - sy * half
    const steps = Math.max(2, Math.round((1.57 * wide) / pitch))
    for (let step = 0; step <= steps; step++) {
      const angle = (step / steps) * (Math.PI / 2)
      const dx = sx * Math.cos(angle)
      const dy = sy * Math.sin(angle)
      across(cx + dx * half, cy + dy * half, dx, dy)
    }
  }
}
