import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser, Response } from 'playwright-core'
import { failings } from '../host/examples.ts'
import { findProgram } from '../scripts/programs.mjs'
import { describedBy, swept } from './described.ts'
import { type GatewayProcess, startGateway } from './gateway-process.ts'

const executablePath = findProgram('chromium')
/** For cards that compute for seconds. */
const WAIT = { timeout: 60_000 }
/** For all cards one after the other, on a machine that does other things as well. */
const LONGEST_MS = 15 * 60_000
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage']

describe('the gallery of a real gateway in Chromium', { skip: executablePath ? false : 'skipped: no Chromium' }, () => {
  let gateway: GatewayProcess
  let browser: Browser

  before(async () => {
    const { chromium } = await import('playwright-core')
    gateway = await startGateway()
    browser = await chromium.launch({ executablePath: executablePath!, args: ARGS })
  })
  after(async () => {
    await browser.close()
    await gateway.close()
  })

  test('cards run their examples and show what they make, with a quiet console', { timeout: LONGEST_MS }, async () => {
    const { key } = await gateway.createKey('--limit', '500')
    const context = await browser.newContext({ ignoreHTTPSErrors: true })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    const addresses: string[] = []
    const answers = new Map<string, Response>()
    page.on('response', (response) => answers.set(new URL(response.url()).pathname, response))
    page.on('request', (request) => addresses.push(request.url()))

    await page.goto(`${gateway.url}/gallery`)
    await page.click('[data-open-key]')
    await page.fill('#key', key)
    await page.keyboard.press('Enter')
    await page.waitForSelector('.key-button.set')
    const cards = page.locator('.card')
    const endpoints = await describedBy(gateway)
    assert.equal(await cards.count(), endpoints.length)
    const run = swept(endpoints)
    assert.ok(run.length >= 90, `${run.length} cards`)
    for (const { path } of run) {
      await page.locator(`.card[data-path="${path}"] .run`).click()
      // As many at a time as the page itself runs.
      await page.waitForFunction(() => document.querySelectorAll('.card [aria-busy]').length < 2, null, WAIT)
    }
    await page.waitForFunction(
      (count) =>
        [...document.querySelectorAll('.card .run')].filter((it) => it.textContent === 'Again').length === count,
      run.length,
      WAIT,
    )

    const qr = page.locator('.card[data-path="/tools/createqr"] img')
    await qr.waitFor()
    assert.ok((await qr.evaluate((image: HTMLImageElement) => image.naturalWidth)) >= 128)
    const read = '.card[data-path="/tools/readqr"]'
    // What is far from the window is not laid out, and what comes near to it is in its next frame.
    await page.locator(read).scrollIntoViewIfNeeded()
    const shown = (card: string) => document.querySelector<HTMLElement>(card)!.innerText.includes('example.com/hello')
    await page.waitForFunction(shown, read, WAIT)
    // The sweep of `plugins.test.ts` begins at the second examples: the first ones are asked for here.
    for (const { path, examples } of run) {
      const answer = answers.get(path)
      assert.ok(answer, `${path} was asked for`)
      answers.delete(path)
      const told = { status: answer.status(), body: await answer.json() }
      assert.deepEqual({ path, wrong: failings(told, examples[0]!) }, { path, wrong: [] })
    }
    const refused = [...answers].filter(([, answer]) => answer.status() >= 400).map(([path]) => path)
    assert.deepEqual(refused, [])
    assert.deepEqual(
      complaints.filter((text) => !text.startsWith('Failed to load resource')),
      [],
    )
    assert.ok(
      addresses.every((address) => address.startsWith(gateway.url) || /^(blob|data):/.test(address)),
      'no third party',
    )
    assert.ok(
      addresses.every((address) => !address.includes(key)),
      'the key is in no address',
    )
    await context.close()
  })

  test('pages come over HTTP/2', async () => {
    const page = await browser.newPage({ ignoreHTTPSErrors: true })
    const answer = await page.goto(`${gateway.url}/docs`)
    assert.equal(answer!.status(), 200)
    assert.equal(
      await page.evaluate(
        () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).nextHopProtocol,
      ),
      'h2',
    )
    await page.close()
  })
})
