import { once } from 'node:events'
import type { PluginContext } from '@gateway/sdk-plugin'
import { loadPicture, type Picture } from '@gateway/sdk-plugin/picture'

/** A4 in points. */
const SHORT = 595.28
const LONG = 841.89
const MARGIN = 28
/** Longest side of a picture as it is put in: 300 dots an inch on A4. */
const MAX_SIDE = 3400

/** Pictures, one a page: the page lies as the picture does, and the picture is as large as the margins allow. */
export async function picturesPdf(ctx: PluginContext, addresses: readonly string[]): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const document = new PDFDocument({ autoFirstPage: false, info: { Producer: 'Gateway', Creator: 'Gateway' } })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = once(document, 'end')
  for (const address of addresses) {
    const picture = await loadPicture(ctx, address)
    const size: [number, number] = picture.width > picture.height ? [LONG, SHORT] : [SHORT, LONG]
    document.addPage({ size, margin: 0 })
    const fit: [number, number] = [size[0] - 2 * MARGIN, size[1] - 2 * MARGIN]
    document.image(await encoded(picture), MARGIN, MARGIN, { fit, align: 'center', valign: 'center' })
  }
  document.end()
  await ended
  return Buffer.concat(chunks)
}

/** Upright, in sRGB, in one of the two formats that PDF holds; transparency stays. */
function encoded(picture: Picture): Promise<Buffer> {
  return picture.decode((image) => {
    const shown = image
      .toColourspace('srgb')
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    return (picture.alpha ? shown.png() : shown.jpeg({ quality: 90 })).toBuffer()
  })
}
