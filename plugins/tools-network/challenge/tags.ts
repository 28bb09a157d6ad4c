/** A start tag of a page. */
export interface Tag {
  /** In lower case, as attributes' names are. */
  name: string
  attributes: ReadonlyMap<string, string>
  /** What stands in a script up to its end; empty for other tags. */
  text: string
}

/**
 * The start tags of a page in their order, by one pass from front to back. A tree is not built: pages may be made to
 * be hard for parsers, and a few tags are all that is looked for.
 * @param wanted which to keep
 */
export function readTags(html: string, wanted: (tag: Tag) => boolean): Tag[] {
  const tags: Tag[] = []
  const lower = html.toLowerCase()
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    if (html.startsWith('<!--', at)) {
      at = endOf(html, '-->', at + 4)
      continue
    }
    const name = nameAt(lower, at + 1)
    if (name === '') {
      at++
      continue
    }
    const { attributes, end } = attributesAt(html, at + 1 + name.length)
    const close = RAW.has(name) ? rawEnd(lower, name, end) : end
    const tag = { name, attributes, text: name === 'script' ? html.slice(end, close) : '' }
    if (wanted(tag)) tags.push(tag)
    at = close
  }
  return tags
}

export function hasClass(attributes: ReadonlyMap<string, string>, name: string): boolean {
  return (attributes.get('class') ?? '').split(/\s+/).includes(name)
}

/** Their content is text up to their own end, whatever stands in it. */
const RAW: ReadonlySet<string> = new Set(['script', 'style', 'textarea', 'title'])
const NAME = /[a-z][a-z0-9-]*/y
/** Apart from the next one: together they would go over a long gap again and again. */
const GAP = /[\s/]*/y
const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/y
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(quot|apos|amp|lt|gt));?/gi
const NAMED: Readonly<Record<string, string>> = { quot: '"', apos: "'", amp: '&', lt: '<', gt: '>' }

function nameAt(lower: string, at: number): string {
  NAME.lastIndex = at
  return NAME.exec(lower)?.[0] ?? ''
}

function attributesAt(html: string, from: number): { attributes: Map<string, string>; end: number } {
  const attributes = new Map<string, string>()
  let at = from
  for (;;) {
    GAP.lastIndex = at
    at += GAP.exec(html)![0].length
    if (at >= html.length || html[at] === '>') break
    ATTRIBUTE.lastIndex = at
    const match = ATTRIBUTE.exec(html)
    if (!match) {
      at++
      continue
    }
    const [whole, name = '', double, single, bare] = match
    const key = name.toLowerCase()
    // The first of two holds.
    if (!attributes.has(key)) attributes.set(key, decoded(double ?? single ?? bare ?? ''))
    at += whole.length
  }
  return { attributes, end: Math.min(at + 1, html.length) }
}

function rawEnd(lower: string, name: string, from: number): number {
  const end = lower.indexOf(`</${name}`, from)
  return end === -1 ? lower.length : end
}

function endOf(html: string, mark: string, from: number): number {
  const end = html.indexOf(mark, from)
  return end === -1 ? html.length : end + mark.length
}

function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()]!
    const code = Number.parseInt(decimal ?? hex!, decimal === undefined ? 16 : 10)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
