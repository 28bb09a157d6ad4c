/** Comments and strings are stepped over; `@import` and `url()` are what is looked for. */
const TOKENS = new RegExp(
  [
    String.raw`/\*[\s\S]*?(?:\*/|$)`,
    String.raw`@import\s+(?:url\(\s*)?(?:"([^"\n]*)"|'([^'\n]*)')`,
    String.raw`url\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|([^)'"\s]*))\s*\)`,
    String.raw`"(?:\\[\s\S]|[^"\\])*"`,
    String.raw`'(?:\\[\s\S]|[^'\\])*'`,
  ].join('|'),
  'gi',
)

/** What stands for an address: another one, or undefined where it stays as it is. */
export type Rewrite = (address: string, kind: 'style' | 'asset') => string | undefined

/** The style sheet with every address replaced. */
export function rewriteCss(css: string, rewrite: Rewrite): string {
  return css.replace(TOKENS, (token, ...groups: (string | undefined)[]) => {
    const found = groups.slice(0, 5).findIndex((group) => group !== undefined)
    if (found === -1) return token
    const address = groups[found]!.trim()
    // `#id` is within the document, `data:` is at hand.
    if (address === '' || /^(#|data:|about:|blob:)/i.test(address)) return token
    const isImport = /^@import/i.test(token)
    const replaced = rewrite(address, isImport ? 'style' : 'asset')
    if (replaced === undefined) return token
    const quoted = `"${replaced.replace(/["\\\n]/g, (sign) => encodeURIComponent(sign))}"`
    // An import keeps what follows its address: the parenthesis of url(), media, layers.
    return isImport ? `@import ${/url\(/i.test(token) ? 'url(' : ''}${quoted}` : `url(${quoted})`
  })
}
