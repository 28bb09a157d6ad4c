import type { Markup } from './html.ts'
import { html } from './html.ts'

/**
 * The Markdown that endpoint descriptions use, and no more: paragraphs, lists, tables, fenced code, `code`, **bold**,
 * *emphasis* and links to http(s). Anything else is shown as it was written; HTML in it is text.
 */
export function markdown(source: string): Markup {
  return join(blocks(source.replaceAll('\r\n', '\n')))
}

/** One line: no blocks. */
export function inline(text: string): Markup {
  const parts: Markup[] = []
  let last = 0
  for (const found of text.matchAll(INLINE)) {
    parts.push(html`${text.slice(last, found.index)}`, element(found))
    last = found.index + found[0].length
  }
  parts.push(html`${text.slice(last)}`)
  return join(parts)
}

// No part may run across the sign it begins with: matching then takes time in proportion to the text.
const INLINE = /`([^`\n]+)`|\*\*([^*\n]+)\*\*|\*([^*\s][^*\n]*)\*|\[([^[\]\n]+)\]\(([^()\s]+)\)/g

function element(found: RegExpExecArray): Markup {
  const [whole, code, bold, emphasis, label, address] = found
  if (code !== undefined) return html`<code>${code}</code>`
  if (bold !== undefined) return html`<strong>${inline(bold)}</strong>`
  if (emphasis !== undefined) return html`<em>${emphasis}</em>`
  const url = URL.parse(address!)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return html`${whole}`
  return html`<a href="${url.href}" rel="noopener noreferrer">${label}</a>`
}

function blocks(source: string): Markup[] {
  const lines = source.split('\n')
  const rendered: Markup[] = []
  for (let at = 0; at < lines.length;) {
    const kind = kindOf(lines[at]!)
    const end = endOf(kind, lines, at)
    rendered.push(RENDER[kind](lines.slice(at, end)))
    at = end
  }
  return rendered
}

type Kind = 'blank' | 'fence' | 'table' | 'bullets' | 'numbers' | 'heading' | 'text'

function kindOf(line: string): Kind {
  if (line.trim() === '') return 'blank'
  if (line.startsWith('```')) return 'fence'
  if (line.startsWith('|')) return 'table'
  if (/^[-*] /.test(line)) return 'bullets'
  if (/^\d{1,3}[.)] /.test(line)) return 'numbers'
  return /^#{1,6} /.test(line) ? 'heading' : 'text'
}

/** Index after the block that begins at `start`. A fence that nobody closes runs to the end. */
function endOf(kind: Kind, lines: string[], start: number): number {
  if (kind === 'heading') return start + 1
  if (kind === 'fence') {
    const close = lines.findIndex((line, index) => index > start && line.startsWith('```'))
    return close === -1 ? lines.length : close + 1
  }
  let end = start + 1
  while (end < lines.length && continues(kind, lines[end]!)) end++
  return end
}

function continues(kind: Kind, line: string): boolean {
  const isList = kind === 'bullets' || kind === 'numbers'
  return kindOf(line) === kind || (isList && /^\s+\S/.test(line))
}

const RENDER: Record<Kind, (lines: string[]) => Markup> = {
  blank: () => html``,
  text: (lines) => html`<p>${inline(lines.map((line) => line.trim()).join('\n'))}</p>`,
  // The page owns its outline: a heading inside a description is a line that stands out.
  heading: ([line]) => html`<p><strong>${inline(line!.replace(/^#+ /, ''))}</strong></p>`,
  fence,
  bullets: (lines) => html`<ul>${items(lines)}</ul>`,
  numbers: (lines) => html`<ol>${items(lines)}</ol>`,
  table,
}

function fence([, ...lines]: string[]): Markup {
  const code = lines.filter((line) => !line.startsWith('```'))
  return html`<pre><code>${code.join('\n')}</code></pre>`
}

function items(lines: string[]): Markup[] {
  const texts: string[] = []
  for (const line of lines) {
    if (/^\s/.test(line)) texts.push(`${texts.pop() ?? ''} ${line.trim()}`)
    else texts.push(line.replace(/^(?:[-*]|\d+[.)]) /, ''))
  }
  return texts.map((text) => html`<li>${inline(text)}</li>`)
}

function table([head, ...rest]: string[]): Markup {
  const rows = rest.filter((line) => !/^[|\s:-]+$/.test(line))
  return html`<div class="scroll"><table>
    <thead><tr>${cells(head!).map((cell) => html`<th scope="col">${inline(cell)}</th>`)}</tr></thead>
    <tbody>${rows.map((row) => html`<tr>${cells(row).map((cell) => html`<td>${inline(cell)}</td>`)}</tr>`)}</tbody>
  </table></div>`
}

/** `| a | b \| c |` → `a`, `b | c` */
function cells(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'))
}

function join(parts: Markup[]): Markup {
  return html`${parts}`
}
