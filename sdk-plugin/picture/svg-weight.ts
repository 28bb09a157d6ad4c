interface Element {
  children: Element[]
  /** Ids of what it draws again: `<use>`, patterns, masks, markers, clips, filters. */
  references: string[]
}

/**
 * How many elements drawing an SVG visits, every repetition by reference counted. Stops counting beyond `limit`, and
 * returns Infinity for an element that holds itself.
 */
export function drawnElements(text: string, limit: number): number {
  const { root, byId } = readElements(text)
  const weights = new Map<Element, number>()
  const open = new Set<Element>()
  const weigh = (element: Element): number => {
    const known = weights.get(element)
    if (known !== undefined) return known
    if (open.has(element) || open.size > MAX_DEPTH) return Infinity
    open.add(element)
    const parts = [...element.children, ...element.references.flatMap((id) => byId.get(id) ?? [])]
    const weight = parts.reduce((sum, part) => (sum > limit ? sum : sum + weigh(part)), 1)
    open.delete(element)
    weights.set(element, weight)
    return weight
  }
  return weigh(root)
}

/** Deeper nesting than any drawing needs: it exhausts stacks, this one's included. */
const MAX_DEPTH = 500

/** Enough of XML to know which element stands in which: comments and character data say nothing of it. */
function readElements(text: string): { root: Element; byId: Map<string, Element> } {
  const root: Element = { children: [], references: [] }
  const byId = new Map<string, Element>()
  const path = [root]
  const markup = text.replace(/<!--[^]*?(-->|$)|<!\[CDATA\[[^]*?(\]\]>|$)/g, '')
  for (const [tag, slash, attributes = ''] of markup.matchAll(/<(\/?)[\w:.-]+((?:"[^"]*"|'[^']*'|[^<>"'])*)>/g)) {
    if (slash) {
      if (path.length > 1) path.pop()
      continue
    }
    const element = readElement(attributes, byId)
    path.at(-1)?.children.push(element)
    if (!tag.endsWith('/>')) path.push(element)
  }
  return { root, byId }
}

function readElement(attributes: string, byId: Map<string, Element>): Element {
  const references = [...attributes.matchAll(/href\s*=\s*["']\s*#([^"']+)|url\(\s*["']?#([^"')]+)/gi)]
  const element = { children: [], references: references.map(([, used, painted]) => (used ?? painted ?? '').trim()) }
  const id = /(?:^|\s)id\s*=\s*["']([^"']*)/.exec(attributes)?.[1]
  if (id !== undefined) byId.set(id, element)
  return element
}
