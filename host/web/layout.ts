import type { Assets } from './assets.ts'
import type { Catalogue } from './catalogue.ts'
import type { Markup, Part } from './html.ts'
import { html } from './html.ts'

/** What a page is rendered from. */
export interface View {
  catalogue: Catalogue
  /** `https://host:port` as the caller sees it. */
  origin: string
  assets: Assets
}

export interface Frame {
  title: string
  /** One sentence for search results and link previews. */
  description: string
  /** The entry of the menu this page belongs to. */
  section: '/' | '/gallery' | '/docs'
  styles: readonly string[]
  scripts?: readonly string[]
  /** Stands at the end of the header. */
  tools?: Part
  main: Part
}

const MENU = [
  ['/gallery', 'Gallery'],
  ['/docs', 'Reference'],
] as const

/** A whole page around `main`: head, menu, footer. */
export function layout({ assets, catalogue }: View, frame: Frame): string {
  const { title, description, section, styles, scripts = [], tools, main } = frame
  const page = html`<!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="description" content="${description}">
    <title>${title}</title>
    <link rel="icon" href="${assets.url('mark.svg')}" type="image/svg+xml">
    ${['base.css', ...styles].map((file) => html`<link rel="stylesheet" href="${assets.url(file)}">`)}
    ${scripts.map((file) => html`<script type="module" src="${assets.url(file)}"></script>`)}
    </head>
    <body>
    <a class="skip" href="#main">Skip to content</a>
    <header class="bar">
    <a class="home" href="/"${section === '/' ? CURRENT : ''}>${mark()}<span>Gateway</span></a>
    <nav aria-label="Main">${MENU.map(([href, label]) => {
      return html`<a href="${href}"${section === href ? CURRENT : ''}>${label}</a>`
    })}</nav>
    ${tools}
    </header>
    <main id="main" tabindex="-1">${main}</main>
    <footer class="foot">
    <p>Operated by ${catalogue.creator}</p>
    <nav aria-label="Machine-readable"><a href="/openapi.json">openapi.json</a> <a href="/llms.txt">llms.txt</a></nav>
    </footer>
    </body>
    </html>`
  return page.text
}

const CURRENT = html` aria-current="page"`

/** An arch on a sign: the way through. */
function mark(): Markup {
  return html`<svg class="mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
    <rect class="sign" width="32" height="32" rx="7"/>
    <path class="arch" d="M7 26V15a9 9 0 0 1 18 0v11h-5V15.5a4 4 0 0 0-8 0V26z"/></svg>`
}

/** `1 endpoint`, `2 endpoints` */
export function plural(count: number, noun: string): string {
  const many = noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`
  return `${count} ${count === 1 ? noun : many}`
}
