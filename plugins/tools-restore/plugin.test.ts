import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { imageOf, type Raster, rasterOf } from '@gateway/sdk-plugin/raster'
import { createTestHost } from '@gateway/sdk-plugin/testing'
import sharp from 'sharp'
import { HOSTILE_PICTURES } from '../../test/hostile-pictures.ts'
import { repeatingUpscaler, writeModel } from '../../test/tiny-model.ts'
import { landscape } from './scenes/scenes.ts'

const models = await mkdtemp(join(tmpdir(), 'gateway-models-'))

/** What stands at every address while a test runs. */
let page = new Response()
const host = await createTestHost(import.meta.dirname, { web: () => page, models })
const gallery = await createTestHost(import.meta.dirname)
after(() => Promise.all([host.close(), gallery.close(), rm(models, { recursive: true })]))

const PATHS = ['imageenhancer', 'enhancev2', 'imageupscaler', 'upscale']
const scene = await landscape(96, 64, 3)

function serve(bytes: Buffer, type = 'image/png'): void {
  page = new Response(Uint8Array.from(bytes), { headers: { 'content-type': type } })
}

async function call(path: string, bytes: Buffer, type?: string) {
  serve(bytes, type)
  const [name, query] = path.split('?')
  return host.get(`/tools/${name}?url=https://example.com/picture${query ? `&${query}` : ''}`)
}

/** The stored picture and the rest of the result. */
async function made(path: string, bytes: Buffer) {
  const { status, body } = await call(path, bytes)
  assert.equal(status, 200, JSON.stringify(body))
  const { url, ...rest } = body.result
  const file = await host.file(url)
  return { ...rest, fileType: file.type, raster: await rasterOf(sharp(file.bytes)) }
}

const png = (raster: Raster) => imageOf(raster).png().toBuffer()

it('does what its examples say', async () => assert.equal(await gallery.examples(), 7))

describe('every endpoint', () => {
  const formats: [what: string, make: () => Promise<Buffer>, size: readonly [number, number]][] = [
    ['a JPEG in CMYK', () => imageOf(scene).removeAlpha().toColourspace('cmyk').jpeg().toBuffer(), [96, 64]],
    ['a PNG of 16 bits', () => imageOf(scene).toColourspace('rgb16').png().toBuffer(), [96, 64]],
    ['a grey PNG', () => imageOf(scene).removeAlpha().greyscale().png().toBuffer(), [96, 64]],
    [
      'a picture that lies on its side',
      () => imageOf(scene).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
      [64, 96],
    ],
    ['an animation', () => animation(), [40, 30]],
    ['one pixel', () => imageOf(scene).resize(1, 1).png().toBuffer(), [1, 1]],
    ['WebP', () => imageOf(scene).webp().toBuffer(), [96, 64]],
  ]
  for (const path of PATHS) {
    const times = path.includes('upscale') ? 2 : 1
    for (const [what, make, [width, height]] of formats) {
      it(`${path} takes ${what}`, async () => {
        const { raster, ...result } = await made(path, await make())
        assert.deepEqual([raster.width, raster.height], [width * times, height * times])
        assert.deepEqual([result.width, result.height], [raster.width, raster.height])
      })
    }

    it(`${path} keeps transparency`, async () => {
      const data = Buffer.from(scene.data)
      for (let at = 3; at < data.length; at += 4) data[at] = (at >> 2) % 96 < 48 ? 0 : 255
      const { raster, fileType } = await made(path, await png({ ...scene, data }))
      assert.equal(fileType, 'image/png')
      const middle = Math.floor(raster.height / 2) * raster.width
      const at = (x: number) => raster.data[(middle + Math.round(x * raster.width)) * 4 + 3]
      assert.deepEqual([at(0.2), at(0.8)], [0, 255])
    })

    it(`${path} says what is wrong with a picture cut in half`, async () => {
      const bytes = await png(await landscape(200, 200, 1))
      const { body } = await call(path, bytes.subarray(0, bytes.length / 2))
      assert.equal(body.result.error.code, 'image_invalid')
    })

    it(`${path} says what is wrong with a page`, async () => {
      const { body } = await call(path, Buffer.from('<!doctype html><p>hello'), 'text/html')
      assert.equal(body.result.error.code, 'content_rejected')
      assert.equal((await host.get(`/tools/${path}`)).status, 400)
    })
  }

  for (const { id, type, make, codes } of HOSTILE_PICTURES) {
    it(`survives ${id}`, { timeout: 30_000 }, async () => {
      const bytes = await make()
      for (const path of ['enhancev2', 'upscale']) {
        const { status, body } = await call(path, bytes, type)
        assert.ok(codes.includes(status === 200 ? 'ok' : body.result.error.code), JSON.stringify(body.result))
      }
    })
  }
})

it('imageenhancer works on 12 million pixels of a larger picture, and says so', { timeout: 60_000 }, async () => {
  const large = sharp({ create: { width: 4200, height: 3000, channels: 3, background: '#7a8c99' } })
  const { width, height, adjustments } = await made('imageenhancer', await large.png().toBuffer())
  assert.ok(width * height <= 12_010_000 && width > 4000)
  assert.deepEqual(adjustments[0].measured, { width: 4200, height: 3000 })
})

describe('imageupscaler', () => {
  it('enlarges by three and four, with every engine', async () => {
    for (const model of ['photo', 'art', 'lanczos']) {
      for (const scale of [3, 4]) {
        const { raster, engine } = await made(`imageupscaler?model=${model}&scale=${scale}`, await png(scene))
        assert.deepEqual([raster.width, raster.height, engine], [96 * scale, 64 * scale, model])
      }
    }
  })

  it('refuses what would become too large, with the figures', async () => {
    const large = await sharp({ create: { width: 2000, height: 1600, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    const { status, body } = await call('imageupscaler?scale=3', large)
    assert.equal(status, 413)
    assert.match(body.result.error.expected, /25 million.*scale 3 from 2.77 million/)
    assert.match(body.result.error.received, /2000 × 1600.*6000 × 4800/)
    assert.equal((await call('imageupscaler?scale=5', large)).status, 400)
  })

  it('says which models there are', async () => {
    const { status, body } = await call('imageupscaler?model=wonder', await png(scene))
    assert.equal(status, 503)
    assert.equal(body.result.error.code, 'not_configured')
    assert.match(body.result.error.message, /photo, art, lanczos/)
    assert.match(body.result.error.hint, /\[1, 3, height, width\].*GATEWAY_MODELS.*wonder\.onnx/)
  })
})

describe("an operator's model", () => {
  it('enlarges in tiles without seams, to any scale', async () => {
    await mkdir(models, { recursive: true })
    await writeFile(join(models, 'repeat.onnx'), repeatingUpscaler(2))
    await writeFile(join(models, 'Fixed-64.onnx'), repeatingUpscaler(2, 64))
    // Wider than a tile, in both ways.
    const wide = await landscape(300, 250, 8)
    const expected = await rasterOf(imageOf(wide).resize(600, 500, { kernel: 'nearest' }))
    for (const model of ['repeat', 'fixed-64']) {
      const { raster, engine } = await made(`imageupscaler?model=${model}`, await png(wide))
      assert.equal(engine, model)
      // JPEG may change levels a little; a seam would move whole rows.
      assert.ok(largestRowDifference(raster, expected) < 3, model)
    }
    const { raster } = await made('imageupscaler?model=repeat&scale=3', await png(wide))
    assert.deepEqual([raster.width, raster.height], [900, 750])
  })

  it('keeps transparency', async () => {
    await writeFile(join(models, 'repeat.onnx'), repeatingUpscaler(2))
    const data = Buffer.from(scene.data)
    for (let at = 3; at < data.length / 2; at += 4) data[at] = 0
    const { raster } = await made('imageupscaler?model=repeat', await png({ ...scene, data }))
    assert.deepEqual([raster.data[3], raster.data.at(-1)], [0, 255])
  })

  it('of another kind is a 503 that says so', async () => {
    const ports = (name: string) => [{ name, dims: [1, 4, 'h', 'w'] }]
    const identity = [{ op: 'Identity', inputs: ['a'], outputs: ['b'] }]
    await writeFile(
      join(models, 'other.onnx'),
      writeModel({ nodes: identity, inputs: ports('a'), outputs: ports('b') }),
    )
    const { body } = await call('imageupscaler?model=other', await png(scene))
    assert.equal(body.result.error.code, 'not_configured')
    assert.match(body.result.error.message, /\[1, 4, h, w\]/)
  })
})

function largestRowDifference(a: Raster, b: Raster): number {
  const differences = Array.from({ length: a.height }, (_, y) => {
    let sum = 0
    for (let at = y * a.width * 4; at < (y + 1) * a.width * 4; at++) sum += Math.abs(a.data[at]! - b.data[at]!)
    return sum / (a.width * 4)
  })
  return Math.max(...differences)
}

async function animation(): Promise<Buffer> {
  const frame = (background: string) => sharp({ create: { width: 40, height: 30, channels: 3, background } })
  const frames = await Promise.all(['red', 'green', 'blue'].map((colour) => frame(colour).png().toBuffer()))
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
}
