import { smoothstep } from '../../colour.ts'
import type { DistantLamp } from '../../kernels/stand.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'

/** How dark the shade is that a head throws on its neck, at most. */
const DEEP = 0.5
/** How much of it light from below takes away. */
const BOUNCE = 2.4
/** How far a lamp moves it, and how long it is, in widths of the face. */
const [MOVED, LONG] = [0.2, 0.62]

/**
 * The shade of a head on its neck and shoulders, away from the lamp that tells: a face lit from one side over a neck lit
 * from nowhere would be two photos.
 */
export function shadeNecks(
  print: Print,
  mask: Float32Array,
  faces: readonly Face[],
  lamps: readonly DistantLamp[],
): void {
  const key = keyOf(lamps)
  if (key) for (const face of faces) shade(print, mask, face, key)
}

/** What all lamps at a side are together: where from, and how much of the light; nothing where they are even. */
function keyOf(lamps: readonly DistantLamp[]) {
  let [x, y, up, all] = [0, 0, 0, 1e-6]
  for (const { from, colour } of lamps) {
    const light = colour[0] + colour[1] + colour[2]
    x += from[0] * light
    y += from[1] * light
    up += Math.max(0, from[1]) * light
    all += light
  }
  // Flames and flowers below throw a head's shade upwards.
  if (y > 0.2 * all) return undefined
  // What is bright below lights what a jaw shades.
  return { x: x / all, strength: Math.max(0, 1 - (BOUNCE * up) / all) * Math.min(1, 0.45 + Math.hypot(x, y) / all) }
}

function shade(
  { width, height, r, g, b }: Print,
  mask: Float32Array,
  face: Face,
  key: { x: number; strength: number },
) {
  const chin = face.y + 0.97 * face.height
  const [middle, jaw] = [face.x + face.width / 2, 0.42 * face.width]
  const moved = -MOVED * key.x * face.width
  const foot = Math.min(height, Math.ceil(chin + LONG * face.width))
  const first = Math.max(0, Math.floor(middle - face.width))
  const end = Math.min(width, Math.ceil(middle + face.width))
  // By columns how far down the round jaw is, and how much of the shade falls there.
  const round = new Float32Array(Math.max(0, end - first))
  const across = new Float32Array(round.length)
  for (let x = 0; x < round.length; x++) {
    round[x] = 0.2 * ((first + x - middle) / jaw) ** 2
    across[x] = DEEP * key.strength * smoothstep(0.62, 0.3, Math.abs(first + x - middle - moved) / face.width)
  }
  for (let y = Math.max(0, Math.floor(chin - 0.4 * face.height)); y < foot; y++) {
    const down = (y - chin) / face.width
    const ending = smoothstep(LONG, 0.16, down)
    for (let x = 0, at = y * width + first; x < round.length; x++, at++) {
      if (across[x] === 0 || mask[at]! < 0.02) continue
      // Under the jaw.
      const below = (down + round[x]! + 0.02) / 0.11
      if (below <= 0) continue
      const left = 1 - ending * across[x]! * (below < 1 ? below * below * (3 - 2 * below) : 1)
      r[at]! *= left
      g[at]! *= left
      b[at]! *= left
    }
  }
}
