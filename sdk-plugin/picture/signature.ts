/** Formats that the picture endpoints read. */
export const FORMATS = ['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff', 'svg'] as const

export type PictureFormat = (typeof FORMATS)[number]

export interface Signature {
  name: string
  /** Whether it is a picture at all, read here or not. */
  picture: boolean
}

/** [name, offset, the bytes there as Latin-1]; the first that matches counts. */
const PICTURES: readonly (readonly [string, number, string])[] = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['gif', 0, 'GIF87a'],
  ['gif', 0, 'GIF89a'],
  ['webp', 8, 'WEBP'],
  ['avif', 4, 'ftypavif'],
  ['avif', 4, 'ftypavis'],
  ['heic', 4, 'ftyphei'],
  ['heic', 4, 'ftyphev'],
  ['heic', 4, 'ftypmif1'],
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
  ['tiff', 0, 'II+\0'],
  ['tiff', 0, 'MM\0+'],
  ['bmp', 0, 'BM'],
  ['ico', 0, '\0\0\x01\0'],
  ['jxl', 0, '\xff\x0a'],
  ['jxl', 4, 'JXL '],
  ['jp2', 4, 'jP  '],
  ['psd', 0, '8BPS'],
]

const OTHERS: readonly (readonly [string, number, string])[] = [
  ['mp4', 4, 'ftyp'],
  ['webm', 0, '\x1a\x45\xdf\xa3'],
  ['ogg', 0, 'OggS'],
  ['mp3', 0, 'ID3'],
  ['pdf', 0, '%PDF'],
  ['zip', 0, 'PK\x03\x04'],
]

/** What a file is by its first bytes; undefined when they tell nothing. */
export function signatureOf(bytes: Buffer): Signature | undefined {
  const head = bytes.toString('latin1', 0, 4096)
  const other = match(head, OTHERS) ?? (HTML.test(head) ? 'html' : undefined)
  const picture = match(head, PICTURES) ?? (other === undefined && isSvg(head) ? 'svg' : undefined)
  if (picture) return { name: picture, picture: true }
  return other ? { name: other, picture: false } : undefined
}

/** A page may hold an SVG; that does not make it one. */
const HTML = /^\s*<(!doctype\s+html|html|head|body)\b/i

function match(head: string, rows: typeof PICTURES): string | undefined {
  return rows.find(([, offset, mark]) => head.startsWith(mark, offset))?.[0]
}

/** Packed SVG counts by its packing: what is inside is seen once it is unpacked, within its limit. */
function isSvg(head: string): boolean {
  return head.startsWith('\x1f\x8b') || /^(\xef\xbb\xbf)?\s*(<[!?][^]*)?<([\w-]+:|!doctype\s+)?svg\b/i.test(head)
}
