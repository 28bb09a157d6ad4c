import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { createTestHost } from '@gateway/sdk-plugin/testing'
import sharp from 'sharp'
import { apart, describeFamily, pixelsOf } from '../../test/textart/family.ts'
import styles from './plugin.ts'

const paint = await describeFamily(import.meta.dirname, styles)

const host = await createTestHost(import.meta.dirname)
after(() => host.close())

const paths = styles.map(({ category, name }) => `/${category}/${name}`)

test('sizes and formats are as asked', async () => {
  const medium = await paint(paths[0]!, { text: 'Hi', size: 'medium', format: 'jpeg' })
  assert.deepEqual([medium.result.type, medium.result.width, medium.result.height], ['image/jpeg', 1024, 512])
  const webp = await paint(paths[0]!, { text: 'Hi', format: 'webp' })
  assert.equal((await sharp(webp.bytes).metadata()).format, 'webp')
})

test('the same seed scatters alike, another does not', async () => {
  const path = '/textart/goldFoilBalloon'
  const [first, second, other] = [{ seed: '5' }, { seed: '5' }, { seed: '6' }].map((seed) => {
    return paint(path, { text: 'Hi', ...seed })
  })
  assert.deepEqual((await first!).bytes, (await second!).bytes)
  assert.notDeepEqual((await first!).bytes, (await other!).bytes)
})

test('letters of many colours: each has its own, and the whole of it', async () => {
  const { bytes } = await paint('/texteffect/foilBalloon', { text: 'II' })
  const pixels = await pixelsOf(bytes)
  const colours = { red: 0, orange: 0 }
  const places = { red: 0, orange: 0 }
  for (let at = 0; at < pixels.length; at += 3) {
    const [r, g, b] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]
    const name = r > 90 && g < 40 && b < 60 ? 'red' : r > 120 && g > 70 && g < r - 30 && b < 40 ? 'orange' : undefined
    if (!name) continue
    colours[name]++
    places[name] += (at / 3) % 640
  }
  assert.ok(colours.red > 1000 && colours.orange > 1000, JSON.stringify(colours))
  assert.ok(places.red / colours.red < 310 && places.orange / colours.orange > 330, JSON.stringify(places))
})

describe('bad texts', () => {
  for (const text of ['', '   ', '\u0007\u0008', 'a'.repeat(61), 'a'.repeat(10_000), '\u200d']) {
    test(`${JSON.stringify(text.slice(0, 8))} (${text.length}) is refused, with the limit named`, async () => {
      const { status, body } = await host.get(`${paths[0]}?${new URLSearchParams({ text })}`)
      assert.equal(status, 400)
      assert.match(JSON.stringify(body.result.error), /60|at least 1 character|4096/)
    })
  }

  test('a lone surrogate is refused', async () => {
    assert.equal((await host.get(`${paths[0]}?text=%ED%A0%80`)).status, 400)
  })

  test('a character that no font has is drawn as a box', async () => {
    const box = await pixelsOf((await paint('/textart/steelText', { text: '\u{10ffff}' })).bytes)
    const wall = await pixelsOf((await paint('/textart/steelText', { text: '.' })).bytes)
    assert.ok(apart(box, wall) > 0.05)
  })
})
