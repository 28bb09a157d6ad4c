import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import type { WriterOptions } from 'zxing-wasm/writer'
import { draw, pixelFrame } from '../plugins/tools-codes/drawing.ts'
import type { Style } from '../plugins/tools-codes/drawing.ts'
import { encode } from '../plugins/tools-codes/matrix.ts'
import type { Ecc } from '../plugins/tools-codes/matrix.ts'
import {
  blur,
  bright,
  compress,
  fade,
  grain,
  invert,
  paste,
  pepper,
  perspective,
  place,
  resize,
  rotate,
  scratch,
  shade,
  smear,
  wrap,
} from './damage.ts'
import type { Damage, Grey } from './damage.ts'

/** A picture of a code as a bad camera, bad light or a bad printer makes it; the same at every run. */
export interface HardCode {
  name: string
  text: string
  png(): Promise<Buffer>
}

const LINK = 'https://example.com/shop/item?id=48151623'

/** 33 modules with their quiet zones are 41, so 328 pixels are 8 a module. */
const PIXELS = 8

const WRITER = new URL(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm'))

type Format = NonNullable<WriterOptions['format']>

interface Ink {
  style?: Style
  ecc?: Ecc
}

async function qr({ style = 'square', ecc = 'M' }: Ink = {}): Promise<Grey> {
  const matrix = encode(LINK, ecc)
  const size = (matrix.size + 8) * PIXELS
  return toGrey(Buffer.from(draw(matrix, { style, dark: '#000000', light: '#ffffff' }, pixelFrame(matrix.size, size))))
}

async function toGrey(file: Buffer): Promise<Grey> {
  const image = sharp(file).flatten({ background: 'white' }).greyscale()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function other(format: Format, text: string, scale: number): Promise<Grey> {
  const wasmBinary = new Uint8Array(await readFile(WRITER)).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, equalityFn: () => true, fireImmediately: true })
  const { image, error } = await writeBarcode(text, { format, scale })
  if (!image) throw new Error(error)
  return toGrey(Buffer.from(await image.arrayBuffer()))
}

function hardQr(name: string, damages: Damage[], ink?: Ink): HardCode {
  return { name: `QR ${name}`, text: LINK, png: () => damaged(() => qr(ink), damages) }
}

function hard(format: Format, text: string, name: string, damages: Damage[]): HardCode {
  return { name: `${format} ${name}`, text, png: () => damaged(() => other(format, text, 4), damages) }
}

async function damaged(make: () => Promise<Grey>, damages: Damage[]): Promise<Buffer> {
  let picture = await make()
  for (const damage of damages) picture = await damage(picture)
  const { data, width, height } = picture
  return sharp(data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
}

export const HARD_CODES: readonly HardCode[] = [
  hardQr('turned by 7°', [rotate(7)]),
  hardQr('turned by 23°', [rotate(23), blur(2)]),
  hardQr('turned by 45°', [rotate(45), grain(30)]),
  hardQr('turned by 137°', [rotate(137), resize(0.4)]),
  hardQr('turned by 200°', [rotate(200), fade(60, 0.5)]),
  hardQr('blurred by 0.5 modules', [blur(0.5 * PIXELS)]),
  hardQr('blurred by 0.6 modules', [blur(0.6 * PIXELS)]),
  hardQr('blurred by 0.7 modules', [blur(0.7 * PIXELS)]),
  hardQr('blurred by 0.8 modules', [blur(0.8 * PIXELS)]),
  hardQr('blurred by 0.9 modules', [blur(0.9 * PIXELS)]),
  hardQr('2 pixels a module', [resize(2 / PIXELS)]),
  hardQr('1.7 pixels a module', [resize(1.7 / PIXELS)]),
  hardQr('1.5 pixels a module', [resize(1.5 / PIXELS)]),
  hardQr('1.5 pixels a module, turned', [rotate(12), resize(1.5 / PIXELS)]),
  hardQr('1.3 pixels a module', [resize(1.3 / PIXELS)]),
  hardQr('16 levels of grey', [fade(16, 0.5)]),
  hardQr('8 levels of grey', [fade(8, 0.3)]),
  hardQr('4 levels of grey', [fade(4, 0.8)]),
  hardQr('8 levels of grey under grain', [fade(8, 0.5), grain(3)]),
  hardQr('inverted', [invert]),
  hardQr('inverted and turned', [invert, rotate(33, 20)]),
  hardQr('inverted and faint', [invert, fade(20, 0.2), grain(2)]),
  hardQr('seen from the left', [perspective(0.25, 0)]),
  hardQr('seen from below', [perspective(0, 0.3)]),
  hardQr('seen from a corner', [perspective(0.2, 0.2)]),
  hardQr('seen from far to the side', [perspective(0.45, 0)]),
  hardQr('seen from a corner, blurred', [perspective(0.25, -0.2), blur(3), grain(10)]),
  hardQr('under grain', [grain(60)]),
  hardQr('under heavy grain', [grain(100)]),
  hardQr('under heavier grain', [grain(140)]),
  hardQr('with 10 % of dots', [pepper(0.1)]),
  hardQr('with 25 % of dots', [pepper(0.25)]),
  hardQr('half in shadow', [shade((x) => (x > 0.5 ? 0.25 : 1))]),
  hardQr('in fading light', [shade((x, y) => 1 - (0.85 * Math.hypot(x, y)) / 1.42)]),
  hardQr('in a spotlight', [shade((x, y) => Math.exp(-6 * ((x - 0.5) ** 2 + (y - 0.5) ** 2)))]),
  hardQr('under a reflection', [bright(0.6, 0.35, 0.2)], { ecc: 'H' }),
  hardQr('compressed to mush', [resize(0.5), compress(8)]),
  hardQr('compressed beyond mush', [resize(0.4), compress(3)]),
  hardQr('moved by a module', [smear(PIXELS)]),
  hardQr('moved by 1.5 modules', [smear(1.5 * PIXELS)]),
  hardQr('scratched', [scratch(5)], { ecc: 'H' }),
  hardQr('without a quiet zone on black', [paste(0.1)]),
  hardQr('in dots, turned and blurred', [rotate(18), blur(2.5)], { style: 'dots' }),
  hardQr('round a bottle', [wrap(0.7)]),
  hardQr('small in a large picture', [resize(0.4), place(3200, 2400)]),
  hard('Code128', 'SHIP-20480-A', 'turned by 30°', [rotate(30)]),
  hard('Code128', 'SHIP-20480-A', 'blurred, turned by 65°', [rotate(65), blur(1.5), grain(10)]),
  hard('EAN13', '4006381333931', 'faint and blurred', [blur(2.5), fade(24, 0.4), grain(2)]),
  hard('DataMatrix', 'LOT 7788 EXP 2027-05', 'seen from a corner', [perspective(0.15, 0.15), blur(1)]),
  hard('PDF417', 'A boarding pass holds this much and more', 'turned under grain', [rotate(9), grain(25)]),
]
