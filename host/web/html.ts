/**
 * A template tag that escapes what it is given. Endpoint texts come from plugins, so nothing reaches a page but through
 * here; only another `html` result passes as it is.
 */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toString(): string {
    return this.text
  }
}

export type Part = Markup | string | number | boolean | null | undefined | readonly Part[]

/** Text, numbers and lists of them are escaped and joined; `null`, `undefined`, `false` and `true` print nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  const literals = tidied(strings)
  let text = literals[0]!
  for (let index = 0; index < parts.length; index++) text += print(parts[index]) + literals[index + 1]!
  return new Markup(text)
}

function print(part: Part): string {
  if (part instanceof Markup) return part.text
  if (typeof part === 'string') return escape(part)
  if (typeof part === 'number') return String(part)
  return Array.isArray(part) ? part.map(print).join('') : ''
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text for element content and quoted attributes. */
export function escape(text: string): string {
  return visible(text).replace(/[&<>"']/g, (character) => ENTITIES[character]!)
}

/**
 * Control characters and the overrides of writing direction, shown as � instead of acted on: they make a text look
 * like something it is not. Line breaks and tabs stay.
 */
export function visible(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what this looks for
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '\ufffd')
}

const tidy = new WeakMap<TemplateStringsArray, readonly string[]>()

/** Indentation in a template is for its reader; a page of 489 endpoints does without it. */
function tidied(strings: TemplateStringsArray): readonly string[] {
  let literals = tidy.get(strings)
  if (!literals) {
    literals = strings.map((literal) => literal.replace(/\n\s+/g, '\n'))
    tidy.set(strings, literals)
  }
  return literals
}
