import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { after, describe, test } from 'node:test'
import { createTestHost } from '@gateway/sdk-plugin/testing'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { findProgram } from '../../scripts/programs.mjs'
import { redirects, sends, startSite } from '../../test/loopback-site.ts'

const square = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()

const other = await startSite({
  '/logo.png': sends('image/png', await square('#0f0')),
  '/page': '<title>Other</title>',
})
const latin1 = Buffer.from(
  '<!doctype html><title>Größe</title><p id="text">Grüße</p><a href="./start/">up</a>',
  'latin1',
)

const home = `<!doctype html><html><head><title>Home</title><base href="/start/">
<meta http-equiv="Content-Security-Policy" content="default-src https:">
<link rel="preload" as="style" href="../main.css"><link rel="stylesheet" href="../main.css" integrity="sha256-x" crossorigin>
<style>#inline { background: url('../b.png?v=1') }</style></head><body>
<a id="next" href="second.php?id=7#part">second</a> <a id="out" href="https://example.com/x">out</a> <a id="frag" href="#here">here</a>
<a id="secret" href="/private/page">secret</a> <a id="moved" href="/moved">moved</a> <a href="/latin1">latin1</a>
<a id="mail" href="mailto:a@example.com">mail</a> <a id="js" href="javascript:void 0">js</a>
<img id="set" srcset="../a.png 1x, ../b.png?v=1 2x"><img id="lazy" data-src="../a.png">
<img id="cross" src="${other.origin}/logo.png"><div id="inline">x</div><div id="styled" style="background: url(../a.png)">x</div>
<img id="lost" src="/missing.png"><img id="forbidden" src="/private/x.png"><script src="../run.js"></script></body></html>`

const site = await startSite({
  '/robots.txt': sends('text/plain', 'User-agent: *\nDisallow: /private/\n\nUser-agent: Other\nDisallow: /'),
  '/start/': home,
  '/start/second.php':
    '<!doctype html><title>Second</title><h1 id="part">Second</h1><a id="back" href="/start/">home</a>',
  '/private/page': '<title>secret</title>',
  '/moved': redirects('/start/second.php?id=7'),
  '/latin1': sends('text/html; charset=iso-8859-1', latin1),
  '/main.css': sends('text/css', '@import "deep/more.css" screen;\n/* url(no.png) */ h1 { color: red }'),
  '/deep/more.css': sends(
    'text/css',
    '@import url(../main.css); body { background: #fff url("../a.png") } body { margin: 7px }',
  ),
  '/a.png': sends('image/png', await square('#f00')),
  '/b.png': sends('image/png', await square('#00f')),
  '/run.js': sends('text/javascript', 'document.documentElement.dataset.ran = "yes"'),
})
const closed = await startSite({ '/robots.txt': sends('text/plain', 'User-agent: Gateway\nDisallow: /'), '/': home })
const failing = await startSite({ '/robots.txt': (_, response) => void response.writeHead(503).end(), '/': home })
const endless = await startSite({
  '/': Array.from({ length: 60 }, (_, n) => `<a href="/page?n=${n}">x</a>`).join(''),
  '/page': '<title>page</title>',
})

const sites = [other, site, closed, failing, endless]
const host = await createTestHost(import.meta.dirname, { allow: sites.map(({ place }) => place) })
const folder = await mkdtemp(join(tmpdir(), 'gateway-test-'))
after(async () => {
  await host.close()
  for (const one of sites) one.close()
  await rm(folder, { recursive: true, force: true })
})

const call = (url: string) => host.get(`/tools/web2zip?${new URLSearchParams({ url })}`)

describe('web2zip', () => {
  test('the unpacked site opens from the disk, without any network', { skip: !findProgram('chromium') }, async () => {
    const { status, body } = await call(`${site.origin}/start/`)
    assert.equal(status, 200, JSON.stringify(body))
    const { result } = body
    assert.partialDeepStrictEqual(result, {
      type: 'application/zip',
      start: 'start/index.html',
      pages: 3,
      complete: true,
    })
    const skipped = (result.skipped as { url: string; reason: string }[]).map(
      ({ url, reason }) => `${new URL(url).pathname} ${reason}`,
    )
    assert.deepEqual(skipped.toSorted(), [
      '/missing.png status 404',
      '/private/page disallowed by robots.txt',
      '/private/x.png disallowed by robots.txt',
    ])
    assert.ok(!site.asked.some((path) => path.startsWith('/private')))
    await writeFile(join(folder, 'site.zip'), (await host.file(result.url)).bytes)
    execFileSync('unzip', ['-q', join(folder, 'site.zip'), '-d', join(folder, 'site')])
    for (const { path, bytes } of result.files as { path: string; bytes: number }[]) {
      assert.equal((await readFile(join(folder, 'site', path))).length, bytes, path)
    }
    await browse(join(folder, 'site', 'index.html'))
  })

  test('robots.txt that forbids the start, or cannot be read, is a 422', async () => {
    for (const { origin, asked } of [closed, failing]) {
      const { status, body } = await call(`${origin}/`)
      assert.deepEqual([status, body.result.error.code], [422, 'unprocessable'])
      assert.deepEqual(asked, ['/robots.txt'])
    }
  })

  test('a limit that was met is said', async () => {
    const { result } = (await call(`${endless.origin}/`)).body
    assert.deepEqual([result.pages, result.complete], [25, false])
  })

  test('what is no page is refused', async () => {
    const codes = []
    for (const url of [
      `${site.origin}/a.png`,
      `${site.origin}/gone`,
      'http://10.0.0.1/',
      'file:///etc',
      `${site.origin}/private/page`,
    ]) {
      const { status, body } = await call(url)
      codes.push(`${status} ${body.result.error.code}`)
    }
    assert.deepEqual(codes, [
      '422 content_rejected',
      '422 content_rejected',
      '400 address_blocked',
      '400 url_not_allowed',
      '422 unprocessable',
    ])
  })
})

/** Opens the unpacked site with the network cut and looks at what the page shows. */
async function browse(index: string): Promise<void> {
  const args = ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND', '--proxy-server=127.0.0.1:9']
  const browser = await chromium.launch({ executablePath: findProgram('chromium')!, args })
  try {
    const page = await browser.newPage()
    await page.goto(pathToFileURL(index).href)
    await page.waitForURL(/start\/index\.html$/)
    await page.waitForLoadState('load')
    const seen = await page.evaluate(() => {
      const images = ['set', 'lazy', 'cross'].map(
        (id) => (document.getElementById(id) as HTMLImageElement).naturalWidth,
      )
      const links = ['out', 'frag', 'secret', 'mail', 'js'].map((id) =>
        document.getElementById(id)!.getAttribute('href'),
      )
      const { margin, backgroundImage } = getComputedStyle(document.body)
      return {
        images,
        links,
        margin,
        background: /a\.png/.test(backgroundImage),
        ran: document.documentElement.dataset.ran,
      }
    })
    assert.deepEqual(seen.images, [8, 8, 8])
    assert.deepEqual(seen.links, [
      'https://example.com/x',
      '#here',
      `${site.origin}/private/page`,
      'mailto:a@example.com',
      'javascript:void 0',
    ])
    assert.deepEqual([seen.margin, seen.background, seen.ran], ['7px', true, 'yes'])
    await page.click('#next')
    await page.waitForURL(/second_php.*#part$/)
    await page.click('#back')
    await page.click('#moved')
    assert.equal(await page.title(), 'Second')
    await page.click('#back')
    await page.click('text=latin1')
    assert.deepEqual([await page.title(), await page.innerText('#text')], ['Größe', 'Grüße'])
  } finally {
    await browser.close()
  }
}
