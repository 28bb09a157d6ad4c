import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { findProgram } from '../../scripts/programs.mjs'
import { SAMPLE_KEY, startSampleServer } from './sample-server.ts'
import type { SampleServer } from './sample-server.ts'

const executablePath = findProgram('chromium')
const skip = executablePath ? false : 'skipped: no Chromium'

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage']
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

describe('the pages in Chromium', { skip }, () => {
  let server: SampleServer
  let browser: Browser

  before(async () => {
    const { chromium } = await import('playwright-core')
    server = await startSampleServer()
    browser = await chromium.launch({ executablePath: executablePath!, args: ARGS })
  })

  after(async () => {
    await browser.close()
    await server.close()
  })

  /** A fresh page; the test ends with nothing on its console, where violations of the policy appear too. */
  async function visit(path: string, visitor: (page: Page) => Promise<void>, options: BrowserContextOptions = {}) {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(server.origin + path)
    await visitor(page)
    await context.close()
    assert.deepEqual(complaints, [])
  }

  async function giveKey(page: Page) {
    await page.click('[data-open-key]')
    await page.fill('#key', SAMPLE_KEY)
    await page.keyboard.press('Enter')
    await page.waitForSelector('.key-button.set')
  }

  const lastCall = () => server.calls.at(-1)

  test('a card asks for the key, then shows the picture its example makes', async () => {
    await visit('/gallery', async (page) => {
      const before = server.calls.length
      await page.click('.card[data-path="/textart/koiFish"] .run')
      await page.fill('#key', SAMPLE_KEY)
      await page.click('.key-form .button')
      const picture = page.locator('.card[data-path="/textart/koiFish"] img')
      await picture.waitFor()
      await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.card img')!.naturalWidth === 900)
      assert.deepEqual(server.calls.slice(before), [{ path: '/textart/koiFish', params: { text: 'Gateway' } }])
      assert.match(await page.innerText('.key-state'), /\d+ calls left/)
    })
  })

  test('the form sends what it holds, and its call line follows', async () => {
    await visit('/gallery', async (page) => {
      await giveKey(page)
      await page.click('.card[data-path="/tools/createqr"] h3 a')
      const bench = page.locator('dialog.bench')
      await bench.getByLabel('query').fill("it's “50 %” & more")
      await bench.getByLabel('size').fill('300')
      await bench.getByLabel('ecc').selectOption('H')
      await bench.getByLabel('quiet').uncheck()
      await bench.getByLabel('Pick dark').fill('#1a7f5a')
      const query = 'query=it%27s%20%E2%80%9C50%20%25%E2%80%9D%20%26%20more&size=300&ecc=H&dark=%231a7f5a&quiet=false'
      const expected = `curl -H "X-API-Key: $GATEWAY_KEY" "${server.origin}/tools/createqr?${query}"`
      assert.equal(await bench.locator('.code code').innerText(), expected)
      await bench.getByRole('button', { name: 'Python' }).click()
      assert.match(await bench.locator('.code code').innerText(), /requests\.get\("http/)
      await bench.getByRole('button', { name: 'Run', exact: true }).click()
      await bench.locator('.report img').waitFor()
      assert.deepEqual(lastCall(), {
        path: '/tools/createqr',
        params: { query: "it's “50 %” & more", size: '300', ecc: 'H', dark: '#1a7f5a', quiet: 'false' },
      })
    })
  })

  test('the copy button copies the line that is shown', async () => {
    await visit(
      '/gallery#tools/ebase',
      async (page) => {
        await page.locator('dialog.bench .copy').click()
        await page.getByText('Copied').waitFor()
        const copied = await page.evaluate(() => navigator.clipboard.readText())
        assert.equal(copied, `curl -H "X-API-Key: $GATEWAY_KEY" "${server.origin}/tools/ebase?query=hello"`)
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    )
  })

  test('everything is reached by keyboard, and focus comes back', async () => {
    await visit('/gallery/tools', async (page) => {
      await page.keyboard.press('Tab')
      assert.equal(await page.evaluate(() => document.activeElement!.textContent), 'Skip to content')
      await giveKey(page)
      await page.keyboard.press('/')
      await page.keyboard.type('bits groups ebinary')
      await page.getByText('0 found').waitFor({ state: 'attached' })
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('8-bit')
      await page.getByText('1 found').waitFor({ state: 'attached' })
      await page.locator('.card:visible h3 a').focus()
      await page.keyboard.press('Enter')
      await page.waitForSelector('dialog.bench[open]')
      await page.locator('#param-query').focus()
      await page.keyboard.press('Control+Enter')
      await page.waitForSelector('.report .json')
      assert.deepEqual(lastCall(), { path: '/tools/ebinary', params: { query: 'hello' } })
      assert.match(await page.innerText('.report'), /"query": "hello"/)
      await page.keyboard.press('Escape')
      await page.waitForFunction(() => location.hash === '')
      assert.equal(await page.evaluate(() => document.activeElement!.getAttribute('href')), '#tools/ebinary')
    })
  })

  test('cards that come into view run by themselves only when told to', async () => {
    await visit(
      '/gallery/photoframe',
      async (page) => {
        const before = server.calls.length
        await giveKey(page)
        assert.equal(server.calls.length, before)
        await page.check('#autorun')
        await page.waitForSelector('.card img')
        await page.locator('.card').last().scrollIntoViewIfNeeded()
        await page.waitForFunction(() => [...document.querySelectorAll('.card')].at(-1)!.querySelector('img'))
        assert.ok(server.calls.slice(before).every(({ path }) => path.startsWith('/photoframe/')))
        assert.ok(server.calls.length - before <= 12, 'each runs once')
      },
      { viewport: { width: 800, height: 600 } },
    )
  })

  test('closed endpoints cannot be run', async () => {
    await visit('/gallery#ai/videogen', async (page) => {
      await page.waitForSelector('dialog.bench[open]')
      assert.equal(await page.locator('dialog.bench .actions button').isDisabled(), true)
      assert.match(await page.innerText('.result'), /No provider of video/)
      assert.equal(await page.locator('.card[data-path="/ai/videogen"] .run').count(), 0)
    })
  })

  for (const path of ['/', '/docs', '/docs/tools', '/gallery', '/gallery#tools/createqr']) {
    test(`${path} fits a phone, with targets a finger can hit`, async () => {
      await visit(
        path,
        async (page) => {
          if (path.includes('#')) await page.waitForSelector('dialog.bench[open]')
          const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
          assert.deepEqual(widths, [390, 390])
          assert.deepEqual(await page.evaluate(smallTargets), [])
        },
        PHONE,
      )
    })
  }

  test('dark mode is dark, and motion stays away from who does not want it', async () => {
    await visit(
      '/gallery',
      async (page) => {
        const [ground, animation] = await page.evaluate(() => {
          const dialog = getComputedStyle(document.querySelector('dialog')!)
          return [getComputedStyle(document.body).backgroundColor, dialog.animationName]
        })
        assert.equal(ground, 'rgb(18, 20, 21)')
        assert.equal(animation, 'none')
      },
      { colorScheme: 'dark', reducedMotion: 'reduce' },
    )
  })

  test('the reference works without scripts, languages included', async () => {
    await visit(
      '/docs/tools',
      async (page) => {
        assert.equal(await page.locator('pre[data-in="python"]').first().isVisible(), false)
        await page.locator('.languages label', { hasText: 'Python' }).click()
        assert.equal(await page.locator('pre[data-in="python"]').first().isVisible(), true)
        assert.equal(await page.locator('pre[data-in="curl"]').first().isVisible(), false)
      },
      { javaScriptEnabled: false },
    )
  })

  test('no address ever held the key', () => {
    assert.ok(server.addresses.length > 50)
    assert.deepEqual(
      server.addresses.filter((address) => address.includes(SAMPLE_KEY)),
      [],
    )
  })
})

/** Runs in the page: visible buttons and fields of less than 44 pixels in height, their hit area included. */
function smallTargets(): string[] {
  const root = document.querySelector('dialog[open]') ?? document
  const controls = 'button, select, textarea, input:not(.switch), .chip, .bar a'
  return [...root.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => control.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true }))
    .filter((control) => {
      const reach = Number.parseFloat(getComputedStyle(control, '::before').top) || 0
      return control.getBoundingClientRect().height - 2 * Math.min(reach, 0) < 43.9
    })
    .map((control) => control.outerHTML.slice(0, 80))
}
