import sharp from 'sharp'
import { type Letters, setLetters } from '../../sdk-plugin/effects/lettering.ts'
import type { CheckedRecipe } from '../../sdk-plugin/effects/recipe.ts'
import { labOf } from '../../sdk-plugin/vision/index.ts'

/** Colour difference (CIE76) that is seen at a glance. */
const SEEN = 11
/** Where the edge of the letters may show: at their outline or at that of a rim around them, in em. */
const RIMS = [-0.03, 0, 0.035, 0.07, 0.11]
/** How far to both sides of the edge the colours are taken, in em. */
const REACH = [0.03, 0.055] as const

/**
 * Share of the letters' outline along which the picture changes its colour clearly: 1 is cut from paper, and what is
 * below about 0.6 cannot be read. Noise of a background does not count, as both sides are means.
 */
export async function legibility(picture: Buffer, recipe: CheckedRecipe, text: string): Promise<number> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const letters = await setLetters(text, recipe.lettering, info.width, info.height)
  const lab = labOf({ data, width: info.width, height: info.height })
  return Math.max(...RIMS.map((rim) => shareAt(letters, lab, info, rim)))
}

function shareAt(letters: Letters, lab: Float32Array, frame: { width: number; height: number }, rim: number): number {
  const { width, height, distance, em } = letters
  let seen = 0
  let all = 0
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      if (Math.abs(distance[at]! + rim * em) > 0.7) continue
      const gx = distance[at + 1]! - distance[at - 1]!
      const gy = distance[at + width]! - distance[at - width]!
      const length = Math.hypot(gx, gy)
      if (length < 0.5) continue
      const side = (sign: number) =>
        mean(lab, frame, letters.x + x, letters.y + y, (sign * gx) / length, (sign * gy) / length, em)
      const [inner, outer] = [side(1), side(-1)]
      if (!inner || !outer) continue
      all++
      if (Math.hypot(inner[0] - outer[0], inner[1] - outer[1], inner[2] - outer[2]) > SEEN) seen++
    }
  }
  return all === 0 ? 0 : seen / all
}

type Lab = [number, number, number]

function mean(
  lab: Float32Array,
  { width, height }: { width: number; height: number },
  x: number,
  y: number,
  dx: number,
  dy: number,
  em: number,
): Lab | undefined {
  const sum: Lab = [0, 0, 0]
  for (const reach of REACH) {
    const px = Math.round(x + dx * Math.max(1.5, reach * em))
    const py = Math.round(y + dy * Math.max(1.5, reach * em))
    if (px < 0 || py < 0 || px >= width || py >= height) return undefined
    for (let c = 0; c < 3; c++) sum[c]! += lab[(py * width + px) * 3 + c]! / REACH.length
  }
  return sum
}
