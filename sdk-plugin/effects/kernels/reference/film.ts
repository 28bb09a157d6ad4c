import { BRIGHTEST, type Film, TABLE } from '../film.ts'

/** What `../film.ts` says, readable: the kernel is held to it. */
export function developBytes({ width, height, r, g, b, gains, vignette, saturation, grain, table }: Film): Buffer {
  const bytes = Buffer.alloc(width * height * 3)
  const scale = TABLE / Math.sqrt(BRIGHTEST)
  let noise = 1
  for (let y = 0, at = 0; y < height; y++) {
    const dy = (2 * (y + 0.5)) / height - 1
    for (let x = 0; x < width; x++, at++) {
      const dx = (2 * (x + 0.5)) / width - 1
      const gain = 1 - vignette * Math.min(1, 0.5 * (dx * dx + dy * dy))
      const red = r[at]! * gain * gains[0]
      const green = g[at]! * gain * gains[1]
      const blue = b[at]! * gain * gains[2]
      const grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      noise = (Math.imul(noise, 1664525) + 1013904223) | 0
      const dither = (noise >>> 8) / 16777216 - 0.5
      const silver = grain * grainOf(noise)
      const tones = [red, green, blue].map((light) => {
        const vivid = Math.min(BRIGHTEST, Math.max(0, grey + (light - grey) * saturation))
        return table[Math.floor(Math.sqrt(vivid) * scale)]!
      })
      const share = Math.min(1, tones[1]! / 255)
      const shaken = dither + silver * (EVERYWHERE + 4 * (1 - EVERYWHERE) * share * (1 - share))
      tones.forEach((tone, channel) => {
        const value = Math.min(255.4, Math.max(0.5, tone + 0.5)) + shaken
        bytes[at * 3 + channel] = Math.min(255.4, Math.max(0, value))
      })
    }
  }
  return bytes
}

/** Share of the grain that black and white have as well. */
const EVERYWHERE = 0.35

/** Two numbers of a mixed one, added: a triangle of a standard deviation of one. */
function grainOf(noise: number): number {
  const mixed = Math.imul(noise ^ (noise >>> 15), 0x2c1b3c6d)
  const spread = mixed ^ (mixed >>> 13)
  return (((spread & 0xffff) + (spread >>> 16)) / 65536 - 1) * 2.449
}
