import { mix, smoothstep } from '../../colour.ts'
import type { Photo } from '../graded.ts'
import type { InstantFilm, Toned } from '../old-prints.ts'

/** What `../old-prints.ts` says, readable: the kernels are held to it. */
export function tonePhoto({ width, height, r, g, b }: Photo, how: Toned): void {
  const { shade, specks, clouds, dark, light, colours, faded, grain } = how
  for (let y = 0, at = 0; y < height; y++) {
    const rough = specks.at(y)
    const cloudy = clouds.at(y)
    for (let x = 0; x < width; x++, at++) {
      const side = Math.min(x, y, width - x, height - y) / Math.min(width, height)
      const cloud = cloudy[x]!
      const gone = faded * (0.35 + 0.5 * smoothstep(0.2, -0.04, side + 0.09 * cloud) + 0.2 * cloud)
      const speck = grain * 0.07 * rough[x]!
      const tone = Math.min(1, Math.max(0, mix(shade[at]! + speck, 0.82, Math.min(0.85, Math.max(0, gone)) * 0.6)))
      for (const [c, plane] of [r, g, b].entries()) {
        plane[at] = mix(mix(dark[c]!, light[c]!, tone * tone), plane[at]!, colours)
      }
    }
  }
}

/** The same of instant film. */
export function showInstant({ width, height, r, g, b }: Photo, how: InstantFilm): void {
  const { spread, specks, floor, cream, pale } = how
  for (let y = 0, at = 0; y < height; y++) {
    const row = specks.at(y)
    const dy = (2 * y) / height - 1
    for (let x = 0; x < width; x++, at++) {
      const dx = (2 * x) / width - 1
      const gain = (1 - 0.34 * smoothstep(0.5, 1.9, dx * dx + dy * dy)) * (1 + 0.06 * row[x]!)
      const grey = 0.2126 * r[at]! + 0.7152 * g[at]! + 0.0722 * b[at]!
      for (const [c, plane] of [r, g, b].entries()) {
        const soft = plane[at]! * 0.72 + spread[c]![at]! * 0.28
        plane[at] = mix(mix(grey, soft, pale), 1, floor[c]!) * cream[c]! * gain
      }
    }
  }
}
