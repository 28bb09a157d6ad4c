import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import type { Face } from '../../../vision/index.ts'

interface Cut {
  lines: Float32Array
  tones: Float32Array
  /** Where features are, 0 to 1. */
  spots: Float32Array
  hair: Float32Array
}

/** Half of a head without its hair, in widths and heights of a face, and where its middle is. */
const HEAD = { wide: 0.6, high: 0.62, middle: 0.5 } as const
/** Half of a neck in widths of a face, where it ends in heights of it, and how much narrower a collar makes it there. */
const NECK = { wide: 0.3, from: 0.94, to: 1.2, narrow: 0.4 } as const
/** The darkest tone of a neck: one flat of shade. */
const SHADE = 0.42

/** How far the border of hair is run together, in widths of a face, and cuts in it, in pixels of a picture of 900. */
const [ROUND, CLEAN] = [0.025, 1.1]

/** Hair ends in one cut of a knife, and so do the lights and the lines in it: no notch of a photo is left. In place. */
export function cutHair(
  planes: Record<'hair' | 'lights' | 'locks', Float32Array>,
  { width, height }: { width: number; height: number },
  face: Face,
): void {
  const clean = Math.max(0.7, (CLEAN * Math.min(width, height)) / 900)
  for (const [plane, sigma, from, to] of [
    [planes.hair, Math.max(clean, ROUND * face.width), 0.38, 0.62],
    [planes.lights, clean, 0.26, 0.62],
    [planes.locks, clean, 0.26, 0.62],
  ] as const) {
    const soft = blur(plane, width, height, sigma)
    for (let at = 0; at < plane.length; at++) plane[at] = smoothstep(from, to, soft[at]!)
  }
}

/**
 * Clears skin as a cutter of blocks does: no line lies on a cheek or a temple, and the neck is at most one flat of
 * shade, without blots. In place.
 */
export function cutSkin(cut: Cut, size: { width: number; height: number }, faces: readonly Face[]): void {
  for (const face of faces) {
    clearHead(cut, size, face)
    clearNeck(cut, size, face)
  }
}

function clearHead(
  { lines, spots, hair }: Cut,
  { width, height }: { width: number; height: number },
  face: Face,
): void {
  const [cx, cy] = [face.x + face.width / 2, face.y + HEAD.middle * face.height]
  const [rx, ry] = [HEAD.wide * face.width, HEAD.high * face.height]
  for (let y = Math.max(0, Math.floor(cy - ry)); y < Math.min(height, cy + ry); y++) {
    const v = ((y - cy) / ry) ** 2
    for (let x = Math.max(0, Math.floor(cx - rx)); x < Math.min(width, cx + rx); x++) {
      const at = y * width + x
      if (lines[at] === 0) continue
      const inside = smoothstep(1, 0.9, ((x - cx) / rx) ** 2 + v)
      lines[at]! *= 1 - inside * smoothstep(0.5, 0.2, hair[at]!) * smoothstep(0.5, 0.15, spots[at]!)
    }
  }
}

function clearNeck(
  { lines, tones, hair }: Cut,
  { width, height }: { width: number; height: number },
  face: Face,
): void {
  const [cx, from, to] = [face.x + face.width / 2, face.y + NECK.from * face.height, face.y + NECK.to * face.height]
  for (let y = Math.max(0, Math.floor(from)); y < Math.min(height, to); y++) {
    const down = (y - from) / (to - from)
    const half = NECK.wide * face.width * (1 - NECK.narrow * down)
    const below = smoothstep(0, 0.1, down) * smoothstep(1, 0.8, down)
    for (let x = Math.max(0, Math.floor(cx - half)); x < Math.min(width, cx + half); x++) {
      const at = y * width + x
      const bare = below * smoothstep(1, 0.85, Math.abs(x - cx) / half) * smoothstep(0.6, 0.3, hair[at]!)
      lines[at]! *= 1 - bare
      if (tones[at]! < SHADE) tones[at]! += (SHADE - tones[at]!) * bare
    }
  }
}
