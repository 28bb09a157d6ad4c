import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { createTestHost, type TestHost } from '@gateway/sdk-plugin/testing'
import sharp from 'sharp'

/** What the kitchen was asked for, and what it has. */
const asked: string[] = []
let has = (_path: string) => false
let down = false

const host = await createTestHost(import.meta.dirname, {
  upstreams: {
    'emoji-kitchen': ({ url, method }) => {
      if (down) return new Response(null, { status: 503 })
      assert.equal(method, 'HEAD')
      asked.push(new URL(url).pathname)
      return new Response(null, { status: has(new URL(url).pathname) ? 200 : 404 })
    },
  },
})
after(() => host.close())

const mix = (query: Record<string, string>, on: TestHost = host) =>
  on.get(`/tools/emojimix?${new URLSearchParams(query)}`)

async function pixels(query: Record<string, string>) {
  const { status, body } = await mix({ engine: 'builtin', ...query })
  assert.equal(status, 200, JSON.stringify(body))
  const { bytes } = await host.file(body.result.url)
  return sharp(bytes).raw().toBuffer({ resolveWithObject: true })
}

/** The part of a picture that is solid and about this colour. */
function share({ data }: { data: Buffer }, [r, g, b]: [number, number, number], reach = 60): number {
  let [solid, like] = [0, 0]
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 200) continue
    solid++
    if (Math.hypot(data[at]! - r, data[at + 1]! - g, data[at + 2]! - b) < reach) like++
  }
  return like / solid
}

describe('emojimix', () => {
  it('does what its examples say', async () => assert.equal(await host.examples(), 4))

  it('puts a face onto a thing', async () => {
    const picture = await pixels({ emoji1: '😂', emoji2: '❤️' })
    assert.ok(share(picture, [244, 67, 54]) > 0.5, 'the heart')
    assert.ok(share(picture, [66, 43, 13]) > 0.01, 'the mouth')
    assert.ok(share(picture, [253, 224, 48], 40) < 0.05, 'no yellow disc')
  })

  it('gives two faces one disc, in the way that shows more of both', async () => {
    for (const pair of [
      { emoji1: '😍', emoji2: '😐' },
      { emoji1: '😐', emoji2: '😍' },
    ]) {
      assert.ok(share(await pixels(pair), [244, 67, 54]) > 0.08, 'the hearts')
    }
    const masked = await pixels({ emoji1: '😷', emoji2: '🤩' })
    assert.ok(share(masked, [244, 67, 54], 90) > 0.01, 'the stars')
    assert.ok(share(masked, [230, 235, 240], 45) > 0.08, 'the mask')
  })

  it('gives a thing the colours of another', async () => {
    const picture = await pixels({ emoji1: '🐼', emoji2: '🍓' })
    assert.ok(share(picture, [221, 30, 60], 90) > 0.3)
  })

  it('draws the same for the same pair', async () => {
    const [one, two] = await Promise.all([
      pixels({ emoji1: '🤖', emoji2: '🌵' }),
      pixels({ emoji1: '🤖', emoji2: '🌵' }),
    ])
    assert.ok(one.data.equals(two.data))
  })

  it('takes flags, families and skin tones', async () => {
    for (const [emoji1, emoji2] of [
      ['🇯🇵', '😀'],
      ['👩‍🚀', '🌈'],
      ['👍🏽', '⭐'],
    ] as const) {
      assert.ok((await pixels({ emoji1, emoji2 })).data.some((value) => value > 0))
    }
  })

  it('returns the address of the Emoji Kitchen where it has the mix, and asks once', async () => {
    has = (path) => path.endsWith('/20210831/u1f984/u1f984_u1f98a.png')
    const { body } = await mix({ emoji1: '🦊', emoji2: '🦄' })
    assert.equal(body.result.engine, 'emoji-kitchen')
    assert.match(body.result.url, /\/20210831\/u1f984\/u1f984_u1f98a\.png$/)
    const count = asked.length
    assert.ok(count > 0)
    assert.equal((await mix({ emoji1: '🦄', emoji2: '🦊' })).body.result.engine, 'emoji-kitchen')
    assert.equal(asked.length, count)
  })

  it('draws the mix itself where the Emoji Kitchen has none, or does not answer', async () => {
    has = () => false
    assert.equal((await mix({ emoji1: '🐙', emoji2: '🦊' })).body.result.engine, 'builtin')
    down = true
    const { status, body } = await mix({ emoji1: '🐙', emoji2: '🐝' })
    assert.deepEqual([status, body.result.engine], [200, 'builtin'])
    down = false
  })

  it('mixes a random pair without emoji', async () => {
    const pairs = new Set<string>()
    for (let times = 0; times < 6; times++) {
      const { result } = (await mix({ engine: 'builtin' })).body
      pairs.add(result.emoji1 + result.emoji2)
    }
    assert.ok(pairs.size > 1)
  })

  it('refuses what is not one emoji', async () => {
    for (const emoji1 of ['a', '1', '😀😀', '日', '\u202e', '<b>']) {
      const { status, body } = await mix({ emoji1, engine: 'builtin' })
      assert.equal(status, 400, emoji1)
      assert.match(body.result.error.message, /emoji1/)
    }
  })
})
