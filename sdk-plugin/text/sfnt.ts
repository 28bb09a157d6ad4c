import { brotliDecompressSync } from 'node:zlib'

/**
 * The code points that a WOFF2 font draws, from its `cmap` table. The ranges that a package declares say what may be in
 * a file, not what is.
 *
 * @throws Error when the bytes are not a WOFF2 font
 */
export function codePointsOf(woff2: Buffer): Set<number> {
  const table = tableOf(woff2, CMAP)
  const covered = new Set<number>()
  const count = table.readUInt16BE(2)
  for (let index = 0; index < count; index++) {
    const record = 4 + index * 8
    const platform = table.readUInt16BE(record)
    if (platform !== 0 && platform !== 3) continue
    const at = table.readUInt32BE(record + 4)
    const format = table.readUInt16BE(at)
    if (format === 4) readSegments(table, at, covered)
    if (format === 12) readGroups(table, at, covered)
  }
  return covered
}

/** Index of the tag in the list of known tags that the format defines. */
const CMAP = 0
const GLYF = 10
const LOCA = 11
const OTHER_TAG = 63

function tableOf(woff2: Buffer, wanted: number): Buffer {
  if (woff2.toString('latin1', 0, 4) !== 'wOF2') throw new Error('The file is not a WOFF2 font.')
  const count = woff2.readUInt16BE(12)
  let at = 48
  let offset = 0
  let found: [start: number, length: number] | undefined
  const number = (): number => {
    let value = 0
    for (;;) {
      const byte = woff2.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  for (let index = 0; index < count; index++) {
    const flags = woff2.readUInt8(at++)
    const tag = flags & 63
    const version = flags >> 6
    if (tag === OTHER_TAG) at += 4
    const length = number()
    const isTransformed = tag === GLYF || tag === LOCA ? version !== 3 : version !== 0
    const stored = isTransformed ? number() : length
    if (tag === wanted) found = [offset, stored]
    offset += stored
  }
  if (!found) throw new Error('The font has no such table.')
  const tables = brotliDecompressSync(woff2.subarray(at, at + woff2.readUInt32BE(20)))
  return tables.subarray(found[0], found[0] + found[1])
}

/** Format 4: the Basic Multilingual Plane in segments. */
function readSegments(table: Buffer, at: number, covered: Set<number>): void {
  const doubled = table.readUInt16BE(at + 6)
  const [ends, starts] = [at + 14, at + 16 + doubled]
  const [deltas, offsets] = [starts + doubled, starts + 2 * doubled]
  for (let segment = 0; segment < doubled; segment += 2) {
    const end = table.readUInt16BE(ends + segment)
    const start = table.readUInt16BE(starts + segment)
    const delta = table.readUInt16BE(deltas + segment)
    const offset = table.readUInt16BE(offsets + segment)
    for (let code = start; code <= end && code < 0xffff; code++) {
      const glyph = offset === 0 ? code : table.readUInt16BE(offsets + segment + offset + (code - start) * 2)
      if (glyph !== 0 && ((glyph + delta) & 0xffff) !== 0) covered.add(code)
    }
  }
}

/** Format 12: all planes in groups. */
function readGroups(table: Buffer, at: number, covered: Set<number>): void {
  const count = table.readUInt32BE(at + 12)
  for (let index = 0; index < count; index++) {
    const group = at + 16 + index * 12
    const [start, end] = [table.readUInt32BE(group), table.readUInt32BE(group + 4)]
    const glyph = table.readUInt32BE(group + 8)
    for (let code = start; code <= end; code++) if (glyph + code - start !== 0) covered.add(code)
  }
}
