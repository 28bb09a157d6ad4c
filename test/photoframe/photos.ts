import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

const FOLDER = new URL('photos/', import.meta.url)

/** Photos of `npm run art -- photo`: people who do not exist. */
export const PEOPLE = ['ada', 'ben'] as const

function rendered(name: string): Promise<Buffer> {
  return readFile(new URL(`${name}.jpg`, FOLDER))
}

/** A page of type, as a scanner sees it. */
function page(): Promise<Buffer> {
  const lines = Array.from({ length: 26 }, (_, at) => {
    const long = at % 7 === 6 ? 260 : 620 - ((at * 37) % 40)
    return `<rect x="90" y="${170 + at * 30}" width="${long}" height="11" fill="#33302c"/>`
  })
  const heading = '<rect x="90" y="90" width="380" height="34" fill="#1d1b19"/>'
  const svg = `<svg width="800" height="1100"><rect width="800" height="1100" fill="#f3f0e8"/>${heading}${lines.join('')}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/** A photo by what is hard about it. */
export const PHOTOS: Readonly<Record<string, () => Promise<Buffer>>> = {
  'a face, upright': () => rendered('ada'),
  'a face at night, level': () => rendered('ben'),
  'a face in a headscarf': () => rendered('esma'),
  'two faces, level': () => rendered('pair'),
  'a pet': () => rendered('cat'),
  'a landscape': () => rendered('lake'),
  'a document': page,
  '200 pixels': async () =>
    sharp(await rendered('ada'))
      .resize(160, 200)
      .jpeg()
      .toBuffer(),
  '12 million pixels': async () =>
    sharp(await rendered('ben'))
      .resize(4000, 3000)
      .jpeg({ quality: 70 })
      .toBuffer(),
  'underexposed': async () =>
    sharp(await rendered('ada'))
      .linear(0.08, 0)
      .jpeg()
      .toBuffer(),
  'overexposed': async () =>
    sharp(await rendered('ada'))
      .linear(1.6, 90)
      .jpeg()
      .toBuffer(),
  'without colour': async () =>
    sharp(await rendered('ada'))
      .greyscale()
      .jpeg()
      .toBuffer(),
  'turned by its camera': async () =>
    sharp(await rendered('ada'))
      .rotate(90)
      .withMetadata({ orientation: 8 })
      .toBuffer(),
  'cut out, on nothing': async () => {
    const svg = '<svg width="640" height="800"><ellipse cx="320" cy="360" rx="230" ry="320"/></svg>'
    const shape = [{ input: Buffer.from(svg), blend: 'dest-in' as const }]
    return sharp(await rendered('ada'))
      .ensureAlpha()
      .composite(shape)
      .png()
      .toBuffer()
  },
}
