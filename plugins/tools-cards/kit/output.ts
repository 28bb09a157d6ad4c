import type { PluginContext, StoredFile } from '@gateway/sdk-plugin'
import type { Surface } from './paint.ts'

/** Stores an opaque picture as JPEG without chroma subsampling, which would fray coloured letters. */
export async function saveOpaque(
  ctx: PluginContext,
  { canvas, width, height }: Surface,
  name: string,
): Promise<StoredFile> {
  const { default: sharp } = await import('sharp')
  const jpeg = await sharp(pixelsOf(canvas), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return ctx.files.save(jpeg, 'image/jpeg', { name: `${name}.jpg`, width, height })
}

/** Stores a picture with transparency as PNG. */
export async function saveTransparent(
  ctx: PluginContext,
  { canvas, width, height }: Surface,
  name: string,
): Promise<StoredFile> {
  return ctx.files.save(await canvas.encode('png'), 'image/png', { name: `${name}.png`, width, height })
}

/** The pixels without a copy; opaque ones, so straight and premultiplied alpha are the same. */
function pixelsOf(canvas: Surface['canvas']): Buffer {
  return canvas.data()
}
