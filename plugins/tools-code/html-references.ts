import { load } from 'cheerio'
import { GatewayError } from '@gateway/sdk-plugin'
import { forScriptElement, obfuscate, seedOf } from './obfuscate.ts'

/** What is used of a parsed page's nodes. */
interface HtmlNode {
  type: string
  /** Of texts and directives. */
  data?: string
  /** Of elements. */
  name?: string
  attribs?: Record<string, string>
  children?: readonly HtmlNode[]
}

/** Elements without an end tag. */
const VOID = new Set(
  'area base br col embed hr img input link meta source track wbr basefont bgsound frame keygen param'.split(' '),
)
/** Their content is taken as it stands: no references in it. */
const RAW = new Set('style script xmp iframe noembed noframes noscript plaintext'.split(' '))
/** A newline right after their start tag is not part of the content, so one that is must be said twice. */
const SWALLOWS_NEWLINE = new Set(['pre', 'textarea', 'listing'])

/** Types of scripts that are JavaScript; other types are data. */
const JAVASCRIPT = /^(|module|(text|application)\/(x-)?(java|ecma)script)$/i

/**
 * The same page, needing no JavaScript to be shown: texts and attribute values in numeric references, scripts
 * obfuscated, comments gone.
 */
export async function writeAsReferences(html: string): Promise<string> {
  const isDocument = /<(!doctype|html|head|body)[\s>]/i.test(html)
  const root: HtmlNode = load(html, { scriptingEnabled: true }, isDocument).root()[0]!
  const parts: string[] = []
  await write(root, parts, false)
  return parts.join('')
}

/** @param raw whether texts stand as they are */
async function write(node: HtmlNode, parts: string[], raw: boolean): Promise<void> {
  const { type, data = '', name, children = [] } = node
  if (type === 'text') parts.push(raw ? data : referencesOf(data))
  else if (type === 'directive') parts.push(`<${data}>`)
  else if (name !== undefined) await writeElement(node, name, parts)
  // The page itself, and what stands in a template.
  else for (const child of children) await write(child, parts, raw)
}

async function writeElement(element: HtmlNode, name: string, parts: string[]): Promise<void> {
  const { attribs = {}, children = [] } = element
  const attributes = Object.entries(attribs).map(([key, value]) => ` ${key}="${referencesOf(value)}"`)
  parts.push(`<${name}${attributes.join('')}>`)
  const [first] = children
  if (VOID.has(name) && !first) return
  if (SWALLOWS_NEWLINE.has(name) && first?.type === 'text' && first.data?.startsWith('\n')) parts.push('\n')
  if (name === 'script') parts.push(await scriptOf(element))
  else for (const child of children) await write(child, parts, RAW.has(name))
  parts.push(`</${name}>`)
}

async function scriptOf({ attribs = {}, children = [] }: HtmlNode): Promise<string> {
  const text = children.map(({ data = '' }) => data).join('')
  if (text.trim() === '' || !JAVASCRIPT.test((attribs.type ?? '').trim())) return text
  try {
    return forScriptElement(await obfuscate(text, { level: 'medium', target: 'browser', seed: seedOf(text) }))
  } catch (error) {
    // A script that no browser can run either stays as it is: it does nothing in both pages.
    if (error instanceof GatewayError && error.code === 'unprocessable') return text
    throw error
  }
}

/** White space between elements stays: it means nothing, and references would only make the page longer. */
function referencesOf(text: string): string {
  if (/^[ \t\n]*$/.test(text)) return text
  return Array.from(text, (character) => {
    const code = character.codePointAt(0)!
    // References to these mean other characters, for the sake of old pages.
    if (code >= 0x80 && code <= 0x9f) return character
    return `&#x${code.toString(16)};`
  }).join('')
}
