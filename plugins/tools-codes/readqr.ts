import { defineEndpoint, param, unprocessable, z } from '@gateway/sdk-plugin'
import { loadPicture } from '@gateway/sdk-plugin/picture'
import { findCodes } from './find.ts'

export default defineEndpoint({
  category: 'tools',
  name: 'readqr',
  summary: 'Reads the QR and bar codes in a picture',
  description: [
    'Finds every code in a picture and decodes it: QR, Micro QR, rMQR, Data Matrix, Aztec, PDF417, MaxiCode, EAN,',
    'UPC, Code 128, 39, 93, ITF, Codabar, DataBar, Telepen. Turned, slanted, blurred, faint, small, inverted and badly',
    'lit codes are tried again on cleaned copies of the picture.',
    '',
    'Result: `count`, `width` and `height` of the upright picture, and `codes`, each with `format`, `text`, `position`',
    '(four corners `{ x, y }` in pixels of that picture, clockwise from the top left of the code itself), `rotation`',
    'in degrees, and, where the format has them, `ecc`, `version`, `inverted`, `mirrored`, `bytes` (base 64, when the',
    'content is not text) and `sequence`. A bar code is placed by the line it was read along.',
    '',
    'JPEG, PNG, WebP, GIF, AVIF, TIFF and SVG up to 25 MB and 40 million pixels; of an animation the first frame. A',
    'picture without a code is 422.',
  ].join('\n'),
  params: z.object({
    url: param.url({ description: 'Address of the picture' }),
  }),
  examples: [
    {
      title: 'A QR code',
      params: { url: '{samples}/qr.png' },
      expect: { 'result.codes.0.format': 'QR Code', 'result.codes.0.text': 'https://example.com/hello' },
    },
    {
      title: 'A bar code on a slant',
      params: { url: '{samples}/ean-13.png' },
      expect: { 'result.codes.0.format': 'EAN-13', 'result.codes.0.text': '4006381333931' },
    },
  ],
  lane: 'cpu',
  timeoutMs: 40_000,
  async handle({ url }, ctx) {
    const picture = await loadPicture(ctx, url)
    const codes = await findCodes(picture, ctx.signal)
    if (codes.length === 0) throw noCode()
    return { count: codes.length, width: picture.width, height: picture.height, codes }
  },
})

function noCode() {
  return unprocessable('No code was found in the picture.', {
    expected: 'a picture with a QR or bar code',
    hint: 'Crop the picture to the code with some margin around it, and take it sharp and from the front.',
  })
}
