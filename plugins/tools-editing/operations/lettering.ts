import { loadCanvas, prepareText, fitText, drawText } from '@gateway/sdk-plugin/text'
import type { FontName, TextLayout } from '@gateway/sdk-plugin/text'
import type { Raster } from '../kernels/canvas.ts'
import { paste } from '../kernels/canvas.ts'

export interface Lettering {
  /** Where it must fit, in pixels. */
  box: { x: number; y: number; width: number; height: number }
  font?: FontName
  weight?: number
  italic?: boolean
  colour: string
  maxSize: number
  outline?: { colour: string; width: number }
  shadow?: { colour: string; blur: number; y: number }
  /** 0 to 1. */
  opacity?: number
  align?: 'left' | 'center' | 'right'
  /** Where the lines stand in the box: 0 at its top, 1 at its bottom. Default 0.5. */
  down?: number
  uppercase?: boolean
}

/** Sets a text into a box, as large as it fits, and lays it on the picture. */
export async function writeOn(raster: Raster, text: string, options: Lettering): Promise<Raster> {
  const { box, font = 'sans', weight = 600, italic = false, maxSize, align = 'center', down = 0.5 } = options
  const [width, height] = [Math.max(8, Math.round(box.width)), Math.max(8, Math.round(box.height))]
  const content = options.uppercase ? text.toUpperCase() : text
  const prepared = await prepareText(content, { font, weight, italic, lineHeight: 1.15 })
  const most = Math.max(4, Math.min(maxSize, height))
  const layout = fitText(prepared, { width, height, minSize: Math.min(4, most), maxSize: most, align, balance: true })
  if (layout.isBlank) return raster
  const room = Math.ceil(layout.size * 0.4)
  const drawn = await draw(layout, room, width, options)
  return paste(raster, drawn, Math.round(box.x) - room, Math.round(box.y + (height - layout.height) * down) - room)
}

async function draw(
  layout: TextLayout,
  room: number,
  width: number,
  { colour, outline, shadow, opacity = 1 }: Lettering,
): Promise<Raster> {
  const { createCanvas } = await loadCanvas()
  const canvas = createCanvas(width + 2 * room, Math.ceil(layout.height) + 2 * room)
  const context = canvas.getContext('2d')
  await drawText(context, layout, room, room, {
    fill: colour,
    ...(outline && { stroke: { color: outline.colour, width: outline.width * layout.size } }),
    ...(shadow && { shadow: { color: shadow.colour, blur: shadow.blur * layout.size, y: shadow.y * layout.size } }),
  })
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height)
  const data = Buffer.from(pixels.data.buffer, pixels.data.byteOffset, pixels.data.byteLength)
  if (opacity < 1) for (let at = 3; at < data.length; at += 4) data[at] = data[at]! * opacity
  return { width: canvas.width, height: canvas.height, data }
}
