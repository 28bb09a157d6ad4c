import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { createTestHost } from '@gateway/sdk-plugin/testing'
import sharp from 'sharp'
import { textOf } from './pdf/text-of.ts'
import { redirects, sends, startSite } from '../../test/loopback-site.ts'

const picture = (width: number, height: number, format: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 40, b: 40, alpha: 0.5 } } })
    .toFormat(format)
    .toBuffer()

const site = await startSite({
  '/': '<!doctype html><title>Printed</title><h1>A heading to find</h1><p>and a paragraph</p>',
  '/wide.png': sends('image/png', await picture(300, 100, 'png')),
  '/tall.webp': sends('image/webp', await picture(100, 300, 'webp')),
  '/broken.png': sends('image/png', (await picture(300, 100, 'png')).subarray(0, 60)),
  '/own.pdf': sends('application/pdf', '%PDF-1.7\nhello'),
  '/false.pdf': sends('application/pdf', '<h1>no</h1>'),
  '/data.bin': sends('application/octet-stream', 'x', { 'content-disposition': 'attachment' }),
  '/away': redirects('http://10.0.0.1/'),
})
const host = await createTestHost(import.meta.dirname, { allow: [site.place] })
after(async () => {
  await host.close()
  site.close()
})

const call = (query: string) => host.get(`/tools/topdf?${new URLSearchParams({ query })}`)

async function pdf(query: string) {
  const { status, body } = await call(query)
  assert.equal(status, 200, JSON.stringify(body))
  const { type, bytes } = await host.file(body.result.url)
  assert.deepEqual([type, body.result.type], ['application/pdf', 'application/pdf'])
  return { result: body.result, bytes, raw: bytes.toString('latin1') }
}

/** Lines and pages break where they will: what counts are the letters, in order. */
const letters = (text: string) => text.replace(/\s+/g, '')

describe('topdf', () => {
  test('a text can be searched and copied, in many scripts', async () => {
    const text =
      'Grüße an alle!\n\nΕλληνικά и кириллица, 你好世界, 日本語テキスト, 한국어, שלום.\n<b>not bold</b> & "so"'
    const { result, bytes, raw } = await pdf(text)
    assert.partialDeepStrictEqual(result, { source: 'text', pages: 1, title: 'Grüße an alle!' })
    const shown = letters(textOf(bytes))
    for (const part of [
      'Grüße an alle!',
      'Ελληνικά',
      'кириллица',
      '你好世界',
      '日本語テキスト',
      '한국어',
      '<b>not bold</b> & "so"',
    ]) {
      assert.ok(shown.includes(letters(part)), `${part} in ${shown}`)
    }
    assert.ok(!shown.includes('\ufffd'))
    assert.match(raw, /\/FontFile[23]/)
  })

  test('a long text has pages with numbers, and loses no word', async () => {
    const text = Array.from({ length: 200 }, (_, number) => `word${number}`).join(' ')
    const long = Array.from({ length: 60 }, (_, line) => `Line ${line} of a long text.`).join('\n')
    const { result, bytes } = await pdf(`${long}\n\n${text}`)
    assert.ok(result.pages >= 2)
    const shown = letters(textOf(bytes))
    for (const part of ['Line 0 of a long text.', 'Line 59 of a long text.', 'word199', `1 / ${result.pages}`]) {
      assert.ok(shown.includes(letters(part)), part)
    }
  })

  test('emoji are pictures that say what they are', async () => {
    const { raw } = await pdf('A wave 🌊 and a scientist 👩‍🔬')
    const spoken = Buffer.from('🌊', 'utf16le').swap16().toString('hex')
    assert.match(raw.toLowerCase(), new RegExp(`/alt\\s*(<feff${spoken}>|\\(\\\\376\\\\377)`))
  })

  test('a web page is printed with its text', async () => {
    const { result, bytes } = await pdf(`${site.origin}/`)
    assert.partialDeepStrictEqual(result, { source: 'page', title: 'Printed', status: 200, pages: 1 })
    assert.match(letters(textOf(bytes)), /Aheadingto(fi|ﬁ)ndandaparagraph/)
  })

  test('pictures come one a page, on paper that lies as they do', async () => {
    const { result, raw } = await pdf(`${site.origin}/wide.png | ${site.origin}/tall.webp`)
    assert.partialDeepStrictEqual(result, { source: 'pictures', pages: 2 })
    const boxes = [...raw.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, w, h]) => Number(w) > Number(h))
    assert.deepEqual(boxes, [true, false])
    assert.equal((await pdf(`${site.origin}/wide.png`)).result.pages, 1)
  })

  test('a PDF stays what it is', async () => {
    const { result, bytes } = await pdf(`${site.origin}/own.pdf`)
    assert.deepEqual([result.source, bytes.toString()], ['pdf', '%PDF-1.7\nhello'])
  })

  const refused: [query: string, status: number, code: string][] = [
    ['/broken.png', 422, 'image_invalid'],
    ['/false.pdf', 422, 'content_rejected'],
    ['/data.bin', 422, 'content_rejected'],
    ['/away', 400, 'redirect_blocked'],
    ['/|/wide.png', 422, 'content_rejected'],
  ]
  for (const [path, status, code] of refused) {
    test(`${path}: ${status} ${code}`, async () => {
      const query = path.split('|').map((part) => site.origin + part)
      const answer = await call(query.join('|'))
      assert.deepEqual([answer.status, answer.body.result.error?.code], [status, code], JSON.stringify(answer.body))
    })
  }

  test('other schemes and too many pictures are refused, words with colons are not', async () => {
    for (const query of ['file:///etc/passwd', 'data:text/html,x', 'javascript:alert(1)', 'http://10.0.0.1/', '']) {
      assert.equal((await call(query)).status, 400, query)
    }
    assert.equal((await call(Array.from({ length: 21 }, () => `${site.origin}/wide.png`).join('|'))).status, 413)
    assert.equal((await pdf('about: nothing | file: none')).result.source, 'text')
  })
})
