import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { createTestHost } from '@gateway/sdk-plugin/testing'
import sharp from 'sharp'
import { TEXT_PICTURES } from '../../bench/text-pictures.ts'
import { HOSTILE_PICTURES } from '../../test/hostile-pictures.ts'

const pictures = new Map<string, { bytes: Buffer; type: string }>()
const host = await createTestHost(import.meta.dirname, {
  web: ({ url }) => {
    const picture = pictures.get(new URL(url).pathname)
    if (!picture) return new Response('', { status: 404 })
    return new Response(new Uint8Array(picture.bytes), { headers: { 'content-type': picture.type } })
  },
})
after(() => host.close())

async function read(bytes: Buffer, query: Record<string, string> = {}, type = 'image/png') {
  const path = `/${pictures.size}.png`
  pictures.set(path, { bytes, type })
  return host.get(`/tools/ocr?${new URLSearchParams({ url: `https://pictures.test${path}`, ...query })}`)
}

const picture = (name: string) => TEXT_PICTURES.find((one) => one.name === name)!

describe('ocr', () => {
  it('does what its examples say', async () => assert.equal(await host.examples(), 2))

  for (const name of [
    'sans 12 px',
    'white on black',
    'tilted -7°',
    'shadow, tilted -4°',
    'tiny picture',
    'large and few',
  ]) {
    it(`reads ${name}`, async () => {
      const { text, png } = picture(name)
      const { status, body } = await read(await png())
      assert.equal(status, 200)
      assert.equal(body.result.text.replaceAll(/\s+/g, ' '), text.replaceAll('\n', ' '))
    })
  }

  it('tells lines and words with their places in the picture', async () => {
    const { body } = await read(await picture('sans 20 px').png())
    const { lines, words } = body.result
    assert.equal(lines.length, 5)
    assert.equal(lines[0].text, 'Dear Ms Whitfield,')
    const [dear] = words
    assert.equal(dear.text, 'Dear')
    assert.ok(dear.confidence > 80)
    // Drawn at 40, with capitals of some 15 pixels above the baseline.
    assert.ok(Math.abs(dear.box.x - 40) <= 3, JSON.stringify(dear.box))
    assert.ok(dear.box.width > 35 && dear.box.width < 55 && dear.box.height > 11 && dear.box.height < 22)
    assert.ok(lines[1].box.y > lines[0].box.y + lines[0].box.height)
  })

  it('finds the places in a tilted picture, too', async () => {
    const { body } = await read(await picture('tilted -7°').png())
    const [first, last] = [body.result.words[0], body.result.words.at(-1)]
    assert.ok(Math.abs(body.result.prepared.turned - 7) < 1.2, JSON.stringify(body.result.prepared))
    assert.ok(first.box.x < 90 && last.box.x > 300)
    assert.ok(last.box.y > first.box.y)
  })

  it('has no text where there is none', async () => {
    const plain = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#8899aa' } })
      .png()
      .toBuffer()
    const { status, body } = await read(plain)
    assert.equal(status, 200)
    assert.deepEqual([body.result.text, body.result.words, body.result.confidence], ['', [], 0])
  })

  it('reads on transparency, and from a single pixel', async () => {
    const { data, info } = await sharp(await picture('sans 20 px').png())
      .raw()
      .toBuffer({ resolveWithObject: true })
    const clear = Buffer.alloc(info.width * info.height * 4)
    for (let at = 0; at < info.width * info.height; at++) clear[at * 4 + 3] = 255 - data[at * info.channels]!
    const png = await sharp(clear, { raw: { width: info.width, height: info.height, channels: 4 } })
      .png()
      .toBuffer()
    assert.match((await read(png)).body.result.text, /Dear Ms Whitfield/)
    const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'black' } })
      .png()
      .toBuffer()
    assert.equal((await read(dot)).status, 200)
  })

  it('lists the languages when another is asked for', async () => {
    const { status, body } = await read(Buffer.alloc(1), { language: 'xyz' })
    assert.equal(status, 400)
    assert.match(body.result.error.expected, /eng/)
  })

  for (const { id, type, make, codes } of HOSTILE_PICTURES) {
    it(`survives ${id}`, { timeout: 20_000 }, async () => {
      const { status, body } = await read(await make(), {}, type)
      assert.ok(codes.includes(body.result.error?.code ?? 'ok'), `${status} ${JSON.stringify(body.result)}`)
    })
  }

  it('answers what cannot be read with a clear refusal', async () => {
    assert.equal((await host.get('/tools/ocr?url=https://pictures.test/none.png')).status, 422)
    assert.equal((await host.get('/tools/ocr?url=file:///etc/passwd')).status, 400)
  })
})
