/** Draws the pictures in `samples/`: `node plugins/tools-ocr/samples.ts`. */
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import sharp from 'sharp'

const folder = join(import.meta.dirname, 'samples')
const require = createRequire(import.meta.url)
GlobalFonts.registerFromPath(
  require.resolve('@fontsource/playfair-display/files/playfair-display-latin-400-normal.woff2'),
  'Page',
)
GlobalFonts.registerFromPath(require.resolve('@fontsource/poppins/files/poppins-latin-600-normal.woff2'), 'Sign')

const PAGE = [
  'Ada Lovelace wrote in 1843 that the Analytical Engine',
  'weaves algebraical patterns just as the loom weaves',
  'flowers and leaves. Her note G holds a table of the',
  'steps that compute the numbers of Bernoulli.',
]

await writeFile(join(folder, 'page.png'), await page())
await writeFile(join(folder, 'sign.jpg'), await sign())

function page(): Promise<Buffer> {
  const canvas = createCanvas(640, 220)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fbf7ec'
  context.fillRect(0, 0, 640, 220)
  context.fillStyle = '#29241c'
  context.font = '22px Page'
  PAGE.forEach((line, row) => context.fillText(line, 40, 60 + row * 36))
  return sharp(canvas.toBuffer('image/png')).png({ palette: true, colours: 32 }).toBuffer()
}

function sign(): Promise<Buffer> {
  const canvas = createCanvas(560, 360)
  const context = canvas.getContext('2d')
  const ground = context.createLinearGradient(0, 0, 560, 200)
  ground.addColorStop(0, '#0d2b22')
  ground.addColorStop(1, '#2f7a5f')
  context.fillStyle = ground
  context.fillRect(0, 0, 560, 360)
  context.translate(280, 180)
  context.rotate((8 * Math.PI) / 180)
  context.fillStyle = '#fff6d8'
  context.textAlign = 'center'
  context.font = '56px Sign'
  context.fillText('OPEN DAILY', 0, -20)
  context.font = '32px Sign'
  context.fillText('9 AM to 6 PM', 0, 48)
  return sharp(canvas.toBuffer('image/png')).jpeg({ quality: 70 }).toBuffer()
}
