import { signatureOf } from '../picture/signature.ts'

/** What a file is by its first bytes, and what may be done with it. */
export interface Container {
  /** As people call it: `mp3`, `mp4`, `page`. */
  name: string
  /** The one demuxer that may read it; none when it holds no sound or is not read here. */
  demuxer?: string
}

/** [name, demuxer, offset, the bytes there as Latin-1]; the first that matches counts. */
const SOUNDS: readonly (readonly [name: string, demuxer: string, offset: number, mark: string])[] = [
  ['wav', 'wav', 8, 'WAVE'],
  ['avi', 'avi', 8, 'AVI '],
  ['flac', 'flac', 0, 'fLaC'],
  ['ogg', 'ogg', 0, 'OggS'],
  ['matroska', 'matroska', 0, '\x1a\x45\xdf\xa3'],
  ['aiff', 'aiff', 8, 'AIFF'],
  ['aiff', 'aiff', 8, 'AIFC'],
  ['au', 'au', 0, '.snd'],
  ['caf', 'caf', 0, 'caff'],
  ['amr', 'amr', 0, '#!AMR'],
  ['asf', 'asf', 0, '\x30\x26\xb2\x75\x8e\x66\xcf\x11'],
  ['flv', 'flv', 0, 'FLV\x01'],
  ['wavpack', 'wv', 0, 'wvpk'],
  ['ape', 'ape', 0, 'MAC '],
  ['tta', 'tta', 0, 'TTA1'],
  ['ac3', 'ac3', 0, '\x0b\x77'],
  ['mpeg', 'mpeg', 0, '\0\0\x01\xba'],
  ['mp4', 'mov', 4, 'moov'],
  ['mp4', 'mov', 4, 'mdat'],
  ['mp4', 'mov', 4, 'wide'],
]

/** Files that come in place of a sound, by what they are called in the refusal. */
const OTHERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['midi', /^MThd/],
  ['playlist', /^\uFEFF?\s*(#EXTM3U|\[playlist\]|<MPD\b|ffconcat )/i],
  ['page', /^\s*<(!doctype\s+html|html|head|body)\b/i],
  ['xml', /^\s*<\?xml\b/i],
  ['json', /^\s*[[{]/],
]

/** Undefined when the bytes tell nothing. */
export function containerOf(bytes: Buffer): Container | undefined {
  const from = endOfTag(bytes)
  const head = bytes.toString('latin1', from, from + 4096)
  const found = SOUNDS.find(([, , offset, mark]) => head.startsWith(mark, offset))
  if (found) return { name: found[0], demuxer: found[1] }
  const other = OTHERS.find(([, mark]) => mark.test(bytes.toString('utf8', 0, 512)))
  if (other) return { name: other[0] }
  const known = signatureOf(bytes)
  if (known?.name === 'mp4') return { name: 'mp4', demuxer: 'mov' }
  if (known && known.name !== 'mp3') return { name: known.name }
  return frames(bytes.subarray(from, from + 65_536))
}

/** Bytes of an ID3v2 tag, which stands before MP3, but also before AAC and FLAC. */
function endOfTag(bytes: Buffer): number {
  if (bytes.length < 10 || bytes.toString('latin1', 0, 3) !== 'ID3') return 0
  const [a, b, c, d] = bytes.subarray(6, 10) as unknown as [number, number, number, number]
  return 10 + ((a & 127) << 21) + ((b & 127) << 14) + ((c & 127) << 7) + (d & 127)
}

/** Streams without a header: one frame must follow the other. Some begin in the middle of a frame. */
function frames(bytes: Buffer): Container | undefined {
  if (bytes[0] === 0x47 && bytes[188] === 0x47 && bytes[376] === 0x47) return { name: 'mpegts', demuxer: 'mpegts' }
  const starts = Math.min(bytes.length - 4, 8192)
  for (let at = 0; at < starts; at++) {
    if (bytes[at] !== 0xff || (bytes[at + 1]! & 0xe0) !== 0xe0) continue
    const adts = adtsLength(bytes, at)
    if (adts && adtsLength(bytes, at + adts)) return { name: 'aac', demuxer: 'aac' }
    const mpeg = mpegLength(bytes, at)
    if (mpeg && (mpegLength(bytes, at + mpeg) || at + mpeg === bytes.length)) return { name: 'mp3', demuxer: 'mp3' }
  }
  return undefined
}

function adtsLength(bytes: Buffer, at: number): number {
  if (at + 6 > bytes.length || bytes[at] !== 0xff || (bytes[at + 1]! & 0xf6) !== 0xf0) return 0
  const length = ((bytes[at + 3]! & 3) << 11) | (bytes[at + 4]! << 3) | (bytes[at + 5]! >> 5)
  return length > 7 ? length : 0
}

const KBITS = {
  // By version 1 and layer 1, 2, 3, then version 2 and layer 1, 2 or 3.
  v1l1: [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  v1l2: [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  v1l3: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  v2l1: [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  v2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}

/** Bytes of the MPEG audio frame at `at`, 0 when none begins there. */
function mpegLength(bytes: Buffer, at: number): number {
  if (at + 4 > bytes.length || bytes[at] !== 0xff || (bytes[at + 1]! & 0xe0) !== 0xe0) return 0
  const version = (bytes[at + 1]! >> 3) & 3 // 0 is MPEG 2.5, 2 is MPEG 2, 3 is MPEG 1
  const layer = 4 - ((bytes[at + 1]! >> 1) & 3)
  const rate = [44_100, 48_000, 32_000][(bytes[at + 2]! >> 2) & 3]
  if (version === 1 || layer === 4 || rate === undefined) return 0
  const first = version === 3
  const table = first
    ? ([KBITS.v1l1, KBITS.v1l2, KBITS.v1l3] as const)[layer - 1]!
    : layer === 1
      ? KBITS.v2l1
      : KBITS.v2
  const kbits = table[bytes[at + 2]! >> 4]
  if (!kbits) return 0
  const hz = version === 3 ? rate : version === 2 ? rate / 2 : rate / 4
  const padding = (bytes[at + 2]! >> 1) & 1
  if (layer === 1) return (Math.floor((12_000 * kbits) / hz) + padding) * 4
  return Math.floor(((layer === 3 && !first ? 72_000 : 144_000) * kbits) / hz) + padding
}
