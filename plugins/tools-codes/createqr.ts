import { defineEndpoint, param, unprocessable, z } from '@gateway/sdk-plugin'
import type { PluginContext } from '@gateway/sdk-plugin'
import sharp from 'sharp'
import { refusePoorContrast } from './contrast.ts'
import { draw, pixelFrame, QUIET_ZONE, STYLES, vectorFrame } from './drawing.ts'
import type { Frame } from './drawing.ts'
import { loadLogo } from './logo.ts'
import { ECC_LEVELS, encode } from './matrix.ts'
import type { Matrix } from './matrix.ts'

/** Fewer pixels a module do not survive a camera. */
const LEAST_SCALE = 2

export default defineEndpoint({
  category: 'tools',
  name: 'createqr',
  summary: 'A QR code from text or a link',
  description: [
    'Draws a QR code as PNG and as SVG, crisp at every size: modules are whole pixels, the quiet zone takes the rest.',
    '',
    'Result: the PNG (`url`, `type`, `bytes`, `width`, `height`, `expiresAt`), `svg` with the same fields, and',
    '`version` (1 to 40), `ecc` and `modules` (on each side).',
    '',
    'A text that is too long gives 422 with the limit: 2,953 bytes of UTF-8 with ecc L, 2,331 with M, 1,663 with Q and',
    '1,273 with H; digits and capitals take less room. Colours that readers could not tell apart give 422. A logo is',
    'set into the middle, no larger than error correction makes up for.',
  ].join('\n'),
  params: z.object({
    query: param.text({ max: 2900, description: 'The text or link, at most 2,900 characters' }),
    size: param.integer({ min: 128, max: 2048, description: 'Width and height in pixels' }).default(512),
    style: param.choice(STYLES, { description: 'How modules are drawn' }).default('square'),
    ecc: param.choice(ECC_LEVELS, { description: 'Error correction. Default: M, with a logo H' }).optional(),
    dark: param.colour({ description: 'Colour of the modules' }).default('#000000'),
    light: param.colour({ description: 'Colour of the ground, or transparent' }).default('#ffffff'),
    logo: param.url({ description: 'Address of a picture for the middle' }).optional(),
  }),
  examples: [
    {
      title: 'A link',
      params: { query: 'https://example.com' },
      expect: { 'result.type': 'image/png', 'result.width': 512, 'result.version': 2, 'result.ecc': 'M' },
    },
    {
      title: 'Rounded, in colour',
      params: { query: 'Hello, world!', style: 'rounded', dark: '#1d3557', light: '#f1faee', ecc: 'Q' },
      expect: { 'result.type': 'image/png', 'result.ecc': 'Q', 'result.svg.type': 'image/svg+xml' },
    },
    {
      title: 'Dots on transparency, large',
      params: { query: 'WIFI:T:WPA;S=Guests;P=welcome;;', style: 'dots', light: 'transparent', size: '1024' },
      expect: { 'result.type': 'image/png', 'result.width': 1024 },
    },
  ],
  lane: 'cpu',
  timeoutMs: 25_000,
  async handle({ query, size, style, dark, light, ecc, logo }, ctx) {
    refusePoorContrast(dark, light)
    const matrix = encode(query, ecc ?? (logo === undefined ? 'M' : 'H'))
    refuseCrowding(matrix, size)
    const inlays = logo === undefined ? undefined : await loadLogo(ctx, logo, matrix)
    const drawn = async (frame: Frame, pixels: number) =>
      draw(matrix, { style, dark, light }, frame, await inlays?.inlay(pixels))
    const frame = pixelFrame(matrix.size, size)
    const png = await toPng(await drawn(frame, frame.size / frame.span))
    const svg = await drawn(vectorFrame(matrix.size, size), VECTOR_SCALE)
    return { ...(await save(ctx, png, svg)), version: matrix.version, ecc: matrix.ecc, modules: matrix.size }
  },
})

/** Pixels a module for the logo in the SVG, which may be printed large. */
const VECTOR_SCALE = 40

function refuseCrowding({ size: modules }: Matrix, size: number): void {
  const least = (modules + 2 * QUIET_ZONE) * LEAST_SCALE
  if (size >= least) return
  throw unprocessable('The code has more modules than readers can tell apart at this size.', {
    expected: `a size of at least ${least} for ${modules} × ${modules} modules`,
    received: `${size}`,
    hint: `Take size=${least} or more, shorten the text, or lower ecc.`,
  })
}

function toPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
}

async function save({ files }: PluginContext, png: Buffer, svg: string) {
  return {
    ...(await files.save(png, 'image/png', { name: 'qr.png' })),
    svg: await files.save(svg, 'image/svg+xml', { name: 'qr.svg' }),
  }
}
