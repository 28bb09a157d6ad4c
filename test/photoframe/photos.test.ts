import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import sharp from 'sharp'
import { createTestHost } from '../../sdk-plugin/testing.ts'
import { findFaces } from '../../sdk-plugin/vision/index.ts'
import { PHOTOS } from './photos.ts'

const PLUGINS = join(import.meta.dirname, '../../plugins')

/** A print, a rendered place, a treatment. */
const EFFECTS = [
  ['photoframe-prints', 'postage-stamp'],
  ['photoframe-tables', 'mug'],
  ['photoframe-drawings', 'pencil_drawing'],
] as const

for (const [plugin, name] of EFFECTS) {
  describe(name, async () => {
    let photo: Buffer = Buffer.alloc(0)
    const host = await createTestHost(join(PLUGINS, plugin), { web: () => new Response(Uint8Array.from(photo)) })
    after(() => host.close())

    for (const [what, make] of Object.entries(PHOTOS)) {
      test(`takes ${what}`, async () => {
        photo = await make()
        const { status, body } = await host.get(`/photoframe/${name}?url=https://example.com/photo&size=small`)
        assert.equal(status, 200, JSON.stringify(body))
        const { bytes } = await host.file((body.result as { url: string }).url)
        // A picture of something, not one tone all over.
        const { channels } = await sharp(bytes).stats()
        assert.ok(Math.max(...channels.map(({ stdev }) => stdev)) > 4)
      })
    }
  })
}

describe('faces', () => {
  const facesOf = async (what: string) => {
    const { data, info } = await sharp(await PHOTOS[what]!())
      .autoOrient()
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { info, faces: await findFaces({ width: info.width, height: info.height, data }) }
  }

  for (const what of [
    'a face, upright',
    'a face at night, level',
    'a face in a headscarf',
    'without colour',
    '200 pixels',
    'turned by its camera',
  ]) {
    test(`are found in: ${what}`, async () => {
      const { info, faces } = await facesOf(what)
      assert.equal(faces.length, 1)
      assert.ok(faces[0]!.width > info.width / 8)
    })
  }

  test('are found in: two faces, level', async () => {
    const { faces } = await facesOf('two faces, level')
    assert.equal(faces.length, 2)
  })

  for (const what of ['a landscape', 'a document']) {
    test(`are not found in: ${what}`, async () => assert.deepEqual((await facesOf(what)).faces, []))
  }
})
