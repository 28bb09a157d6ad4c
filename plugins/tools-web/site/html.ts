import type { CheerioAPI } from 'cheerio'
import { rewriteCss } from './css.ts'

export type Kind = 'page' | 'style' | 'asset'

/** Gets each absolute address of a page and returns what is to stand there. */
export type Replace = (url: URL, kind: Kind) => string

/** Elements that bring in something, by the attribute that names it. */
const ASSETS: readonly (readonly [selector: string, attribute: string])[] = [
  ['img[src], source[src], video[src], audio[src], track[src], embed[src], input[type="image"][src]', 'src'],
  ['script[src]', 'src'],
  ['video[poster]', 'poster'],
  ['object[data]', 'data'],
  ['body[background], table[background], td[background]', 'background'],
  ['link[rel~="icon"][href], link[rel~="apple-touch-icon"][href], link[rel~="mask-icon"][href]', 'href'],
  ['link[rel~="manifest"][href]', 'href'],
  ['svg image[href], svg use[href], svg feImage[href]', 'href'],
  ['svg image[xlink\\:href], svg use[xlink\\:href]', 'xlink:href'],
]

/** Hints to a browser that is online, and rules that a page on a disk would break. */
const USELESS = [
  'base',
  'link[rel~="preload"]',
  'link[rel~="prefetch"]',
  'link[rel~="modulepreload"]',
  'link[rel~="preconnect"]',
  'link[rel~="dns-prefetch"]',
  'meta[http-equiv="content-security-policy" i]',
].join(', ')

/** Replaces every address of a page in place; what is relative is resolved against `address` and its base element. */
export function rewritePage($: CheerioAPI, address: string, replace: Replace): void {
  const base = URL.parse($('base[href]').first().attr('href') ?? '', address)?.href ?? address
  const change = (value: string, kind: Kind): string | undefined => {
    const url = URL.parse(value.trim(), base)
    return url && /^https?:$/.test(url.protocol) ? replace(url, kind) : undefined
  }
  const attribute = (selector: string, name: string, kind: Kind) => {
    $(selector).each((_, element) => {
      const value = $(element).attr(name)
      // A bare fragment stays where it is.
      if (value === undefined || value.startsWith('#')) return
      const replaced = change(value, kind)
      if (replaced !== undefined) $(element).attr(name, replaced)
    })
  }
  showLazyPictures($)
  attribute('a[href], area[href]', 'href', 'page')
  attribute('iframe[src], frame[src]', 'src', 'page')
  attribute('link[rel~="stylesheet"][href]', 'href', 'style')
  for (const [selector, name] of ASSETS) attribute(selector, name, 'asset')
  attribute('form[action]', 'action', 'page')
  rewriteSets($, change)
  rewriteStyles($, (value, kind) => change(value, kind))
  $(USELESS).remove()
  // A file from a disk has no origin that such checks could pass with.
  $('[integrity]').removeAttr('integrity')
  $('[crossorigin]').removeAttr('crossorigin')
}

/** Scripts would move these addresses to `src` when they are scrolled to; some of them do not run from a disk. */
function showLazyPictures($: CheerioAPI): void {
  for (const [from, to] of [
    ['data-src', 'src'],
    ['data-srcset', 'srcset'],
  ] as const) {
    $(`img[${from}], source[${from}]`).each((_, element) => {
      const shown = $(element).attr(to)
      if (shown === undefined || shown === '' || shown.startsWith('data:')) $(element).attr(to, $(element).attr(from))
    })
  }
}

function rewriteSets($: CheerioAPI, change: (value: string, kind: Kind) => string | undefined): void {
  for (const name of ['srcset', 'imagesrcset']) {
    $(`[${name}]`).each((_, element) => {
      $(element).attr(
        name,
        rewriteSet($(element).attr(name)!, (value) => change(value, 'asset')),
      )
    })
  }
}

/** `a.png 1x, b.png 2x`: an address has no spaces, and commas at its end belong to the list. */
export function rewriteSet(set: string, change: (value: string) => string | undefined): string {
  const entries = [...set.matchAll(/\s*([^\s,]\S*[^\s,]|[^\s,])((?:\s+[\d.]+[wxh])*)\s*(?:,|$)/g)]
  return entries
    .map(([, address = '', size = '']) => {
      // Spaces and commas would end the address.
      const replaced = change(address)?.replace(/[\s,]/g, encodeURIComponent)
      return `${replaced ?? address}${size.replace(/\s+/g, ' ')}`
    })
    .join(', ')
}

function rewriteStyles($: CheerioAPI, change: (value: string, kind: Kind) => string | undefined): void {
  $('style').each((_, element) => {
    $(element).text(rewriteCss($(element).text(), change))
  })
  $('[style*="url("]').each((_, element) => {
    $(element).attr('style', rewriteCss($(element).attr('style')!, change))
  })
}
