import type { Graded, Lamp, Photo } from '../graded.ts'
import type { NoiseRows } from '../noise-rows.ts'

/** What `../graded.ts` says, readable: the kernels are held to it. */
export function gradePhoto({ width, height, r, g, b }: Photo, how: Graded, specks: NoiseRows): void {
  const { darks, lights, contrast, saturation, exposure, corners, grain } = how
  for (let y = 0, at = 0; y < height; y++) {
    const speck = specks.at(y)
    const dy = (2 * (y + 0.5)) / height - 1
    for (let x = 0; x < width; x++, at++) {
      const dx = (2 * (x + 0.5)) / width - 1
      const grey = 0.2126 * r[at]! + 0.7152 * g[at]! + 0.0722 * b[at]!
      const tone = Math.min(1, Math.sqrt(grey * exposure))
      const bent = tone + contrast * tone * (1 - tone) * (2 * tone - 1) * 2
      const fall = 1 - corners * 0.5 * Math.max(0, dx * dx + dy * dy - 0.35)
      const gain = ((bent * bent) / Math.max(1e-4, grey)) * Math.max(0, fall) * (1 + 0.12 * grain * speck[x]!)
      for (const [channel, plane] of [r, g, b].entries()) {
        const own = Math.max(0, grey + (plane[at]! - grey) * saturation)
        plane[at] = own * gain * (darks[channel]! + (lights[channel]! - darks[channel]!) * tone)
      }
    }
  }
}

/** The same of a lamp's light. */
export function lightPhoto({ width, height, r, g, b }: Photo, lamp: Lamp): void {
  const { across, down, rest, gain, light, sun, leaves } = lamp
  for (let at = 0; at < width * height; at++) {
    const near = gain * (rest + (1 - rest) * across[at % width]! * down[Math.floor(at / width)]!)
    const lit = sun ? near * (1 - leaves * (1 - sun[at]!)) : near
    for (const [channel, plane] of [r, g, b].entries()) plane[at]! *= lit * light[channel]!
  }
}
