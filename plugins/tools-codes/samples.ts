import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import QRCode from 'qrcode'
import sharp from 'sharp'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'

/** Makes the pictures in `samples/`: `node plugins/tools-codes/samples.ts`. They stand in the examples of readqr. */
const FOLDER = join(import.meta.dirname, 'samples')
const INK = '#1b2a33'
const PAPER = '#f4efe4'

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm')
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } })

/** A QR code on a card that lies on a table, a little turned. */
async function card(): Promise<Buffer> {
  const code = await QRCode.toBuffer('https://example.com/hello', {
    width: 280,
    margin: 0,
    color: { dark: INK, light: PAPER },
  })
  const sheet = await sharp({ create: { width: 400, height: 400, channels: 4, background: PAPER } })
    .composite([{ input: code, left: 60, top: 60 }])
    .png()
    .toBuffer()
  const turned = await sharp(sheet).rotate(-7, { background: '#00000000' }).png().toBuffer()
  return onTable(turned, 640, 560)
}

/** An EAN-13 as on a parcel, on a slant. */
async function label(): Promise<Buffer> {
  const { image } = await writeBarcode('4006381333931', { format: 'EAN13', scale: 4 })
  const bars = await sharp(Buffer.from(await image!.arrayBuffer()))
    .resize({ width: 380 })
    .png()
    .toBuffer()
  const { height } = await sharp(bars).metadata()
  const sheet = await sharp({ create: { width: 460, height: height + 80, channels: 4, background: '#ffffff' } })
    .composite([{ input: bars, left: 40, top: 40 }])
    .png()
    .toBuffer()
  const turned = await sharp(sheet).rotate(11, { background: '#00000000' }).png().toBuffer()
  return onTable(turned, 640, 420)
}

async function onTable(object: Buffer, width: number, height: number): Promise<Buffer> {
  const { width: w, height: h } = await sharp(object).metadata()
  const [left, top] = [Math.round((width - w) / 2), Math.round((height - h) / 2)]
  const shadow = await sharp(object)
    .extend({ top: 30, right: 30, bottom: 30, left: 30, background: '#00000000' })
    .linear([0, 0, 0, 0.35], [0, 0, 0, 0])
    .blur(9)
    .png()
    .toBuffer()
  const table = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
     <linearGradient id="g" x2="1" y2="1"><stop stop-color="#c99d6b"/><stop offset="1" stop-color="#96683c"/></linearGradient>
     <filter id="n"><feTurbulence type="fractalNoise" baseFrequency="0.008 0.35" numOctaves="3" seed="4"/>
     <feColorMatrix values="0 0 0 0 0.25  0 0 0 0 0.15  0 0 0 0 0.05  0.5 0 0 0 0"/></filter></defs>
     <rect width="100%" height="100%" fill="url(#g)"/><rect width="100%" height="100%" filter="url(#n)"/></svg>`,
  )
  return sharp(table)
    .composite([
      { input: shadow, left: left - 22, top: top - 18 },
      { input: object, left, top },
    ])
    .flatten()
    .png({ palette: true, colours: 128, dither: 0.4 })
    .toBuffer()
}

await writeFile(join(FOLDER, 'qr.png'), await card())
await writeFile(join(FOLDER, 'ean-13.png'), await label())
