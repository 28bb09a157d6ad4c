import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { rewriteCss } from './css.ts'
import { rewriteSet } from './html.ts'
import { linkBetween, Names } from './names.ts'

describe('addresses in files', () => {
  const mark = (address: string) => `<${address}>`

  test('style sheets: url() and @import in every spelling, not in comments and strings', () => {
    const cases: [css: string, rewritten: string][] = [
      ['a{b:url(x.png)}', 'a{b:url("<x.png>")}'],
      [`a{b:url( 'x y.png' )}`, 'a{b:url("<x y.png>")}'],
      ['@import "a.css" print;', '@import "<a.css>" print;'],
      ['@import url(a.css) layer(x);', '@import url("<a.css>") layer(x);'],
      [`@import url('a.css');`, '@import url("<a.css>");'],
      ['/* url(x) */ a{content:"url(y)"}', '/* url(x) */ a{content:"url(y)"}'],
      ['a{b:url(#id) url(data:x,y) url()}', 'a{b:url(#id) url(data:x,y) url()}'],
      ['a{b:url(x.png),url(y.png)}/* never closed', 'a{b:url("<x.png>"),url("<y.png>")}/* never closed'],
    ]
    for (const [css, rewritten] of cases) assert.equal(rewriteCss(css, mark), rewritten)
  })

  test('sets of pictures', () => {
    assert.equal(rewriteSet('a.png 1x, b,c.png 2.5x ,d.png', mark), '<a.png> 1x, <b%2Cc.png> 2.5x, <d.png>')
    assert.equal(rewriteSet('', mark), '')
  })

  test('paths are safe, readable, and each its own', () => {
    const names = new Names('example.com')
    const path = (address: string, type = 'text/html') => names.pathFor(new URL(address), type)
    assert.deepEqual(
      [
        path('https://example.com/'),
        path('https://example.com/INDEX.html'),
        path('https://example.com/a/b.php'),
        path('https://example.com/a/%2e%2e%2f%2e%2e%2fetc/passwd', 'image/png'),
        path('https://example.com/con/aux.txt', 'text/plain'),
        path('https://cdn.example:8080/x', 'font/woff2'),
        path('https://example.com/gr%C3%BC%C3%9Fe', 'text/html'),
      ],
      [
        'index.html',
        'INDEX-2.html',
        'a/b_php.html',
        'a/_.._etc/passwd.png',
        '_con/_aux.txt',
        '_external/cdn.example_8080/x.woff2',
        'grüße.html',
      ],
    )
    assert.equal(linkBetween('a/b/c.html', 'a/d e#.png'), '../d%20e%23.png')
  })
})
