import sharp from 'sharp'

type Rgb = [number, number, number]

const LEVELS = 5

/**
 * One picture in the colours of another: what is dark in the first gets a dark colour of the second, what is light a
 * light one. Both are SVG; returns PNG.
 */
export async function recoloured(svg: string, colours: string): Promise<Buffer> {
  const [target, source] = await Promise.all([svg, colours].map(pixelsOf))
  const palette = paletteOf(source!.data)
  const { data, info } = target!
  const [low, high] = rangeOf(data)
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0) continue
    const light = (luma(data, at) - low) / Math.max(1, high - low)
    const tone = toneAt(palette, Math.min(1, Math.max(0, light)))
    for (let channel = 0; channel < 3; channel++) {
      // A fifth of its own colour keeps what tells its parts apart.
      data[at + channel] = Math.round(tone[channel]! * 0.8 + data[at + channel]! * 0.2)
    }
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

function pixelsOf(svg: string) {
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
}

function luma(data: Buffer, at: number): number {
  return data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11
}

/** Mean colours of the fifths of a picture's pixels, from dark to light. */
function paletteOf(data: Buffer): Rgb[] {
  const pixels: { light: number; at: number }[] = []
  for (let at = 0; at < data.length; at += 4 * 7) if (data[at + 3]! > 200) pixels.push({ light: luma(data, at), at })
  pixels.sort((a, b) => a.light - b.light)
  return Array.from({ length: LEVELS }, (_, level) => {
    const part = pixels.slice((level * pixels.length) / LEVELS, ((level + 1) * pixels.length) / LEVELS)
    return [0, 1, 2].map(
      (channel) => part.reduce((sum, { at }) => sum + data[at + channel]!, 0) / Math.max(1, part.length),
    ) as Rgb
  })
}

function rangeOf(data: Buffer): [number, number] {
  let [low, high] = [255, 0]
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 200) continue
    low = Math.min(low, luma(data, at))
    high = Math.max(high, luma(data, at))
  }
  return [low, high]
}

/** The palette as a slope; its ends reach towards black and white, so that outlines and lights stay. */
function toneAt(palette: readonly Rgb[], light: number): Rgb {
  const stops: Rgb[] = [palette[0]!.map((value) => value * 0.35) as Rgb, ...palette, [255, 255, 255]]
  const place = light * (stops.length - 1)
  const index = Math.min(stops.length - 2, Math.floor(place))
  const part = place - index
  return stops[index]!.map((value, channel) => value * (1 - part) + stops[index + 1]![channel]! * part) as Rgb
}
