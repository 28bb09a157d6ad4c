import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Browser, chromium, type Page } from 'playwright-core'
import { findProgram } from '../../scripts/programs.mjs'
import { writeAsReferences } from './html-references.ts'
import { writeAsScript } from './html-script.ts'

const PAGES: Record<string, string> = {
  'a document': `<!doctype html><html lang="de" class="big"><head><meta charset="utf-8"><title>Grüße &amp; more</title>
    <style>body { font: 20px serif; margin: 40px } .big h1::before { content: "→ "; color: teal }</style></head>
    <body onload="document.title += '!'"><h1 id="top">Überschrift</h1><p title='a "quoted" &lt;title>'>
    日本語 👩‍🚀 &copy; &nbsp; x</p>
    <script>var count = 3; document.write('<b>' + 'written '.repeat(count) + '</b>')</script>
    <pre>

      two newlines</pre><textarea rows=3>
  kept </textarea></body></html>`,
  'quirks, without a doctype': `<style>td { border: 1px solid } table { font-size: 30px }</style><font size=5 color=red>Old</font>
    <table width=50%><tr><td>one<td>two</table><center><img width=40 height=20 alt=box style="background:#08f"></center>`,
  'a piece': '<p>One<p>Two <em>three <strong>four</em> five',
  'drawing': `<!doctype html><svg width="200" height="100" viewBox="0 0 200 100"><defs>
    <linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="gold"/></linearGradient></defs><rect width="200" height="100" fill="url(#g)"/>
    <text x="20" y="60" font-size="40">Text</text></svg>
    <template><p>never seen</p></template><select><option>a<option selected>b</select>`,
  'scripts that change the page': `<!doctype html><body><ul></ul><script type="module">
    const items = ['x', 'y'].map((text) => Object.assign(document.createElement('li'), { textContent: text }))
    document.querySelector('ul').append(...items)</script>
    <script>
    function add() { document.body.append('added ', String(document.scripts.length > 1), "</scr" + "ipt>") } add()</script>
    <script type="application/json" id="data">{"a": "<!-- not a comment -->"}</script><script>
    document.body.append(JSON.parse(document.getElementById('data').textContent).a)</script>`,
}

describe('obfuscated pages look the same in Chromium', () => {
  let browser: Browser
  let page: Page

  before(async () => {
    const executablePath = findProgram('chromium')
    assert.ok(executablePath, 'Chromium is not installed')
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    page = await browser.newPage({ viewport: { width: 500, height: 400 } })
  })
  after(() => browser.close())

  const shown = async (html: string) => {
    await page.route('**/*', (route) =>
      route.request().url() === 'http://page.test/'
        ? route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' })
        : route.abort(),
    )
    await page.goto('http://page.test/', { waitUntil: 'load' })
    const title = await page.title()
    const text = await page.evaluate('document.body.innerText + document.compatMode')
    return { title, text, picture: (await page.screenshot()).toString('base64') }
  }

  for (const [name, html] of Object.entries(PAGES)) {
    it(name, async () => {
      const expected = await shown(html)
      for (const hidden of [await writeAsScript(html, 42), await writeAsReferences(html)]) {
        assert.doesNotMatch(hidden, /Überschrift|日本語|Two|never seen|written /)
        const { title, text, picture } = await shown(hidden)
        assert.deepEqual({ title, text }, { title: expected.title, text: expected.text })
        assert.ok(picture === expected.picture, `the picture differs:\n${hidden.slice(0, 2000)}`)
      }
    })
  }
})
