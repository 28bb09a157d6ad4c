import { inflateSync } from 'node:zlib'

/**
 * The text of a PDF that Chromium wrote, in the order in which it is drawn: for tests. Reads what is shown through the
 * tables that map glyphs to characters; a glyph without an entry is `\ufffd`.
 */
export function textOf(pdf: Buffer): string {
  const objects = objectsOf(pdf)
  const maps = new Map<string, Map<string, string>>()
  for (const [number, { head }] of objects) {
    const table = /\/ToUnicode (\d+) 0 R/.exec(head)?.[1]
    if (table !== undefined) maps.set(number, charactersOf(objects.get(table)!.stream))
  }
  const contents = [...objects.values()].filter(({ stream }) => /\bTf\b/.test(stream) && /\bTj\b|\bTJ\b/.test(stream))
  return contents.map(({ stream }) => shownIn(stream, maps)).join('\n')
}

interface PdfObject {
  head: string
  /** Decompressed. */
  stream: string
}

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString('latin1')
  const objects = new Map<string, PdfObject>()
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\s([\s\S]*?)\sendobj/g)) {
    const [, number = '', body = ''] = match
    const [head = '', ...rest] = body.split(/stream\r?\n/)
    const raw = Buffer.from(rest.join('stream\n').replace(/\r?\nendstream$/, ''), 'latin1')
    const stream = rest.length === 0 ? '' : head.includes('/FlateDecode') ? inflated(raw) : raw.toString('latin1')
    objects.set(number, { head, stream })
  }
  return objects
}

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1')
  } catch {
    return '' // A font or a picture in whose bytes the end of a stream seems to stand.
  }
}

/** `<0003> <0020>`, and `<0010> <0015> <0041>` for a range. */
function charactersOf(table: string): Map<string, string> {
  const map = new Map<string, string>()
  const hex = (digits: string) => Buffer.from(digits, 'hex').swap16().toString('utf16le')
  for (const [block] of table.matchAll(/beginbfchar[\s\S]*?endbfchar/g)) {
    for (const [, glyph = '', text = ''] of block.matchAll(/<(\w+)> <(\w{4,})>/g))
      map.set(glyph.toUpperCase(), hex(text))
  }
  for (const [block] of table.matchAll(/beginbfrange[\s\S]*?endbfrange/g)) {
    for (const [, from = '', to = '', text = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w{4})>/g)) {
      for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code++) {
        const character = Number.parseInt(text, 16) + code - Number.parseInt(from, 16)
        map.set(code.toString(16).padStart(from.length, '0').toUpperCase(), String.fromCharCode(character))
      }
    }
  }
  return map
}

/** A font's resource is named after its object: `/F12` is object 12. */
function shownIn(content: string, maps: Map<string, Map<string, string>>): string {
  let font: Map<string, string> | undefined
  let shown = ''
  for (const [, name, glyphs] of content.matchAll(/\/F(\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
    if (name !== undefined) font = maps.get(name)
    for (const glyph of glyphs?.toUpperCase().match(digitsOf(font)) ?? []) shown += font?.get(glyph) ?? '\ufffd'
  }
  return shown
}

/** Variable fonts come as drawings, whose codes have one byte; all others have two. */
function digitsOf(font: Map<string, string> | undefined): RegExp {
  const [code = '0000'] = font?.keys() ?? []
  return new RegExp(`.{${code.length}}`, 'g')
}
