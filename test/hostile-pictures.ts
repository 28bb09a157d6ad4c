import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import type { Sharp } from 'sharp'

/** A file that looks like a picture and is made to hurt. */
export interface HostilePicture {
  id: string
  /** Media type it is served with. */
  type: string
  make(): Buffer | Promise<Buffer>
  /** Error codes that are right; `ok` when reading it is. */
  codes: readonly string[]
}

export const HOSTILE_PICTURES: readonly HostilePicture[] = [
  png('png-16000-1bit', ['image_too_large'], () => pngOf(16_000, 16_000, 1, Buffer.alloc(16_000 * 2001))),
  png('png-lie-60000', ['image_too_large'], () => pngOf(60_000, 60_000, 8, Buffer.alloc(60_001))),
  png('png-1x1000000', ['image_too_large'], () => pngOf(1, 1_000_000, 8, Buffer.alloc(2_000_000))),
  png('png-zero-dim', ['image_invalid'], () => pngOf(0, 10, 8, Buffer.alloc(10))),
  png('png-truncated', ['image_invalid'], async () => half(await noise().png().toBuffer())),
  png('png-iccp-bomb', ['ok', 'image_invalid'], () => pngOf(10, 10, 8, Buffer.alloc(110), iccProfile(50_000_000))),
  png('png-many-chunks', ['ok', 'image_invalid'], () => pngOf(10, 10, 8, Buffer.alloc(110), emptyTexts(1_000_000))),
  {
    id: 'jpeg-progressive-scans',
    type: 'image/jpeg',
    codes: ['image_invalid', 'process_timeout'],
    make: async () => repeatFirstScan(await noise().jpeg({ progressive: true }).toBuffer(), 1000),
  },
  { id: 'gif-1000f', type: 'image/gif', codes: ['image_too_large'], make: () => gifOf(300, 300, 1000) },
  { id: 'gif-100000-1px', type: 'image/gif', codes: ['too_many_frames'], make: () => gifOf(1, 1, 100_000) },
  { id: 'tiff-10000-pages', type: 'image/tiff', codes: ['too_many_frames'], make: () => tiffOf(10_000) },
  { id: 'tiff-self-reference', type: 'image/tiff', codes: ['ok', 'image_invalid'], make: selfReferringTiff },
  { id: 'bmp-bpp40', type: 'image/bmp', codes: ['image_invalid', 'format_not_allowed'], make: bmpWithOddDepth },
  {
    id: 'polyglot',
    type: 'image/gif',
    codes: ['ok', 'image_invalid'],
    make: () => Buffer.from('GIF89a/*<html><script>alert(1)</script></html>*/=1'),
  },
  {
    id: 'exif-segments',
    type: 'image/jpeg',
    codes: ['ok', 'image_invalid'],
    make: async () => withExifSegments(await noise().jpeg().toBuffer(), 1000),
  },
  svg('xml-billion-laughs', ['image_invalid'], billionLaughs),
  svg('xml-nested-use', ['image_too_large', 'image_invalid', 'process_timeout'], nestedUse),
  svg('xml-huge-viewbox', ['image_too_large'], () => drawing('<rect width="9" height="9"/>', 1_000_000)),
  svg('xml-svgz-bomb', ['image_too_large', 'image_invalid'], () => gzipSync(drawing(' '.repeat(100_000_000)))),
  svg('xml-bomb-inside', ['image_too_large'], () => drawing(embedded(pngOf(16_000, 16_000, 1, Buffer.alloc(99))))),
  svg('xml-use-of-itself', ['image_invalid'], () => drawing('<g id="a"><use href="#a"/></g>')),
  svg('xml-open-comments', ['ok', 'image_invalid'], () => drawing('<!--'.repeat(500_000))),
  svg('xml-deep', ['image_invalid'], () => drawing('<g>'.repeat(100_000) + '</g>'.repeat(100_000))),
  {
    id: 'upstream-wrong-type',
    type: 'video/mp4',
    codes: ['content_rejected'],
    make: () => Buffer.from('\0\0\0\x18ftypisom'),
  },
]

function png(id: string, codes: readonly string[], make: HostilePicture['make']): HostilePicture {
  return { id, codes, make, type: 'image/png' }
}

function svg(id: string, codes: readonly string[], make: HostilePicture['make']): HostilePicture {
  return { id, codes, make, type: 'image/svg+xml' }
}

function noise(side = 300): Sharp {
  const grain = { type: 'gaussian', mean: 128, sigma: 30 } as const
  return sharp({ create: { width: side, height: side, channels: 3, background: 'white', noise: grain } })
}

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2)
}

/** A greyscale PNG with the rows as given, right or not. */
function pngOf(width: number, height: number, bits: number, rows: Buffer, extra?: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = bits
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const chunks = [pngChunk('IHDR', header), extra ?? '', pngChunk('IDAT', deflateSync(rows)), pngChunk('IEND')]
  return Buffer.concat([signature, ...chunks.map((chunk) => Buffer.from(chunk))])
}

function pngChunk(name: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

function iccProfile(bytes: number): Buffer {
  return pngChunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(bytes))]))
}

function emptyTexts(count: number): Buffer {
  const text = pngChunk('tEXt', Buffer.from('a\0'))
  return Buffer.alloc(text.length * count, text)
}

function repeatFirstScan(jpeg: Buffer, times: number): Buffer {
  const scan = Buffer.from([0xff, 0xda])
  const start = jpeg.indexOf(scan)
  const end = jpeg.indexOf(scan, start + 2)
  const repeated = Array.from({ length: times }, () => jpeg.subarray(start, end))
  return Buffer.concat([jpeg.subarray(0, start), ...repeated, jpeg.subarray(end)])
}

function withExifSegments(jpeg: Buffer, count: number): Buffer {
  const segment = Buffer.alloc(65_537)
  segment.write('\xff\xe1\xff\xffExif\0\0MM\0*', 'latin1')
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(segment.length * count, segment), jpeg.subarray(2)])
}

/** Every frame repeats one that is blank: what counts is how many there are, and how large they claim to be. */
function gifOf(width: number, height: number, frames: number): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt16LE(width, 0)
  size.writeUInt16LE(height, 2)
  const header = Buffer.concat([Buffer.from('GIF89a'), size, Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255])])
  const descriptor = Buffer.concat([Buffer.from([0x2c, 0, 0, 0, 0]), size, Buffer.from([0])])
  const control = Buffer.from([0x21, 0xf9, 4, 0, 0, 0, 0, 0])
  const frame = Buffer.concat([control, descriptor, Buffer.from([2, 2, 0x4c, 1, 0])])
  return Buffer.concat([header, Buffer.alloc(frame.length * frames, frame), Buffer.from([0x3b])])
}

/** [tag, type, value] of a 1×1 greyscale page; the strip's place is filled in. */
const TIFF_TAGS = [
  [256, 3, 1],
  [257, 3, 1],
  [258, 3, 8],
  [259, 3, 1],
  [262, 3, 1],
  [273, 4, 0],
  [278, 3, 1],
  [279, 4, 1],
] as const
const TIFF_PAGE = 2 + TIFF_TAGS.length * 12 + 4

function tiffOf(pages: number, next = (page: number) => (page + 1 < pages ? 8 + (page + 1) * TIFF_PAGE : 0)): Buffer {
  const file = Buffer.alloc(8 + pages * TIFF_PAGE + 1)
  file.write('II*\0\x08', 'latin1')
  for (let page = 0; page < pages; page++) {
    let at = file.writeUInt16LE(TIFF_TAGS.length, 8 + page * TIFF_PAGE)
    for (const [tag, type, value] of TIFF_TAGS) {
      at = file.writeUInt16LE(type, file.writeUInt16LE(tag, at))
      at = file.writeUInt32LE(tag === 273 ? file.length - 1 : value, file.writeUInt32LE(1, at))
    }
    file.writeUInt32LE(next(page), at)
  }
  return file
}

function selfReferringTiff(): Buffer {
  return tiffOf(1, () => 8)
}

function bmpWithOddDepth(): Buffer {
  const file = Buffer.alloc(54 + 2000)
  file.write('BM')
  for (const [value, at] of [
    [54, 10],
    [40, 14],
    [512, 18],
    [10, 22],
  ] as const)
    file.writeUInt32LE(value, at)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(40, 28)
  return file
}

function drawing(content: string, side = 100): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${content}</svg>`)
}

function embedded(picture: Buffer): string {
  return `<image width="9" height="9" href="data:image/png;base64,${picture.toString('base64')}"/>`
}

function billionLaughs(): Buffer {
  const levels = Array.from({ length: 9 }, (_, level) => `<!ENTITY a${level + 1} "${`&a${level};`.repeat(10)}">`)
  const doctype = `<!DOCTYPE svg [<!ENTITY a0 "lol">${levels.join('')}]>`
  return Buffer.concat([Buffer.from(`<?xml version="1.0"?>${doctype}`), drawing('<text>&a9;</text>')])
}

function nestedUse(): Buffer {
  const tenOf = (level: number) => `<use href="#u${level}"/>`.repeat(10)
  const levels = Array.from({ length: 7 }, (_, level) => `<g id="u${level + 1}">${tenOf(level)}</g>`)
  return drawing(`<defs><path id="u0" d="M0 0h1"/>${levels.join('')}</defs><use href="#u7"/>`)
}
