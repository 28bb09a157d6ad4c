import { mix, smoothstep } from '../../colour.ts'
import type { Photo } from '../graded.ts'
import type { Poster } from '../litho.ts'

/** What `../litho.ts` says, readable: the kernel is held to it. */
export function printFlat({ width, height, r, g, b }: Photo, how: Poster): void {
  const { inks, tones, lines, lips, block, hues, colours, lighter, grain, rough, contour } = how
  const last = inks.length - 1
  for (let y = 0, at = 0; y < height; y++) {
    const grains = how.grains.at(y)
    const clouds = how.clouds.at(y)
    for (let x = 0; x < width; x++, at++) {
      const speck = grains[x]! + 0.5 * clouds[x]!
      let tone = tones[at]! + lighter
      if (lips) tone = mix(tone, Math.min(tone, how.lipTone), 0.9 * lips[at]!)
      if (block) {
        tone = mix(tone, block.lights[at]! > 0.4 ? how.litHair : how.darkHair, smoothstep(0.35, 0.65, block.hair[at]!))
      }
      const place = Math.min(1, Math.max(0, tone)) * (last + 0.999) + grain * 0.5 * speck - 0.5
      const from = Math.min(last, Math.max(0, Math.floor(place)))
      const to = Math.min(last, from + 1)
      const share = smoothstep(0.5 - rough, 0.5 + rough, place - from)
      const line = contour * smoothstep(0.25, 0.7, lines[at]! + 0.16 * grain * speck)
      const drawn = block ? Math.max(line, block.outline[at]!) : line
      for (const [c, plane] of [r, g, b].entries()) {
        const flat = mix(inks[from]![c]!, inks[to]![c]!, share)
        const own = hues ? flat * mix(1, hues[c]![at]!, colours) : flat
        plane[at] = mix(own, inks[0]![c]!, drawn)
      }
    }
  }
}
