import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { encodeRaster, rasterOf } from '@gateway/sdk-plugin/raster'
import type { Raster } from '@gateway/sdk-plugin/raster'
import { createTestHost } from '@gateway/sdk-plugin/testing'
import sharp from 'sharp'
import { draw, GARDEN, grainy, GRASS, over, portrait, WALL } from '../../test/pictures/scenes.ts'
import { writeModel } from '../../test/tiny-model.ts'

const [WIDTH, HEIGHT] = [256, 192]
const disc = draw(WIDTH, HEIGHT, (g) => {
  g.fillStyle = '#d03028'
  g.beginPath()
  g.arc(120, 90, 46, 0, 7)
  g.fill()
})
const grass = draw(WIDTH, HEIGHT, GRASS)
const person = draw(WIDTH, HEIGHT, portrait('#c58f6a', '#1b1512', '#d9c9a3'), 7)
const garden = grainy(draw(WIDTH, HEIGHT, GARDEN, 2), 8, 3)

const files = new Map<string, Buffer>([
  ['ball.png', await encodeRaster(over(disc, grass), 'png')],
  ['ball.jpg', await encodeRaster(over(disc, grass), 'jpeg')],
  ['person.png', await encodeRaster(over(person, garden), 'png')],
  ['cut.png', await encodeRaster(disc, 'png')],
  [
    'grey.png',
    await sharp(await encodeRaster(over(disc, draw(WIDTH, HEIGHT, WALL)), 'png'))
      .greyscale()
      .toColourspace('b-w')
      .png()
      .toBuffer(),
  ],
  [
    'turned.jpg',
    await sharp(await encodeRaster(over(disc, grass), 'jpeg'))
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  ],
  [
    'cmyk.jpg',
    await sharp(await encodeRaster(over(disc, grass), 'jpeg'))
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer(),
  ],
  [
    'strip.png',
    await sharp(await encodeRaster(over(disc, grass), 'png'))
      .resize(900, 16, { fit: 'fill' })
      .png()
      .toBuffer(),
  ],
  ['even.png', await solid(60, 40, '#cc8844')],
  ['clear.png', await solid(60, 40, '#00000000')],
  ['pixel.png', await solid(1, 1, '#ff0000')],
  ['page.html', Buffer.from('<!doctype html><title>no picture</title>')],
])

async function solid(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()
}

async function web({ url }: { url: string }): Promise<Response> {
  const bytes = files.get(new URL(url).pathname.slice(1))
  return new Response(bytes ? Uint8Array.from(bytes) : 'no', { status: bytes ? 200 : 404 })
}

const models = await mkdtemp(join(tmpdir(), 'gateway-models-'))
const host = await createTestHost(import.meta.dirname, { web, models })
after(async () => {
  await host.close()
  await rm(models, { recursive: true })
})

interface Cut {
  result: {
    type: string
    engine: string
    coverage: number
    width: number
    height: number
    subject: Record<string, number>
  }
  raster: Raster
}

async function cut(endpoint: string, file: string): Promise<Cut> {
  const { status, body } = await host.get(`/tools/${endpoint}?url=https://example.com/${file}`)
  assert.equal(status, 200, `${file}: ${JSON.stringify(body)}`)
  const { type, bytes } = await host.file(body.result.url)
  assert.equal(type, 'image/png')
  return { result: body.result, raster: await rasterOf(sharp(bytes)) }
}

/** Sum of what is off in transparency, in pixels. */
function off(found: Raster, truth: Raster): number {
  let sum = 0
  for (let at = 3; at < truth.data.length; at += 4) sum += Math.abs(found.data[at]! - truth.data[at]!) / 255
  return sum
}

for (const [endpoint, engine] of [
  ['removebg', 'segmentation'],
  ['removebgv2', 'matting'],
] as const) {
  describe(endpoint, () => {
    it('cuts a ball out of grass, to the pixel', async () => {
      for (const file of ['ball.png', 'ball.jpg']) {
        const { result, raster } = await cut(endpoint, file)
        assert.equal(result.engine, engine)
        assert.ok(off(raster, disc) < 170, `${file}: ${off(raster, disc)} pixels`)
        for (const [side, value] of Object.entries({ x: 74, y: 44, width: 92, height: 92 })) {
          assert.ok(Math.abs(result.subject[side]! - value) <= 4, JSON.stringify(result.subject))
        }
        assert.ok(Math.abs(result.coverage - (Math.PI * 46 ** 2) / WIDTH / HEIGHT) < 0.01)
      }
    })

    it('leaves no halo: half transparent pixels have the colour of the ball', async () => {
      const { raster } = await cut(endpoint, 'ball.png')
      let [green, edge] = [0, 0]
      for (let at = 0; at < raster.data.length; at += 4) {
        if (raster.data[at + 3]! < 40 || raster.data[at + 3]! > 220) continue
        edge++
        if (raster.data[at + 1]! > raster.data[at]!) green++
      }
      assert.ok(edge > 20 && green < edge * 0.1, `${green} of ${edge}`)
    })

    it('reads grey, turned, CMYK and very wide pictures', async () => {
      const sizes = {
        'grey.png': [WIDTH, HEIGHT],
        'turned.jpg': [HEIGHT, WIDTH],
        'cmyk.jpg': [WIDTH, HEIGHT],
        'strip.png': [900, 16],
      }
      for (const [file, size] of Object.entries(sizes)) {
        const { result, raster } = await cut(endpoint, file)
        assert.deepEqual([raster.width, raster.height, result.width, result.height], [...size, ...size], file)
        assert.ok(result.coverage > 0.04 && result.coverage < 0.4, `${file}: ${result.coverage}`)
      }
    })

    it('returns what was cut out before as it is', async () => {
      const { result, raster } = await cut(endpoint, 'cut.png')
      assert.equal(result.engine, 'transparency')
      assert.equal(off(raster, disc), 0)
    })

    const refused: [file: string, code: string, message: RegExp][] = [
      ['even.png', 'unprocessable', /Nothing .* stands out/],
      ['clear.png', 'unprocessable', /transparent from edge to edge/],
      ['pixel.png', 'unprocessable', /too small/],
      ['page.html', 'content_rejected', /not a picture/],
      ['missing.png', 'content_rejected', /answered 404/],
    ]
    for (const [file, code, message] of refused) {
      it(`refuses ${file}`, async () => {
        const { status, body } = await host.get(`/tools/${endpoint}?url=https://example.com/${file}`)
        assert.equal(status, 422)
        assert.equal(body.result.error.code, code)
        assert.match(body.result.error.message, message)
      })
    }
  })
}

describe('removebgv2', () => {
  it('keeps more of the hair than removebg does, and of the ground less', async () => {
    const [first, second] = [await cut('removebg', 'person.png'), await cut('removebgv2', 'person.png')]
    assert.ok(off(second.raster, person) < off(first.raster, person) * 1.02)
    assert.ok(off(second.raster, person) < 1600, `${off(second.raster, person)} pixels`)
  })

  it('asks the matting model when there is one, and says what is wrong with one', async () => {
    const redness = (size: number) =>
      writeModel({
        nodes: [{ op: 'Conv', inputs: ['in', 'w'], outputs: ['out'], attributes: { kernel_shape: [1, 1] } }],
        inputs: [{ name: 'in', dims: [1, 3, size, size] }],
        outputs: [{ name: 'out', dims: [1, 1, size, size] }],
        weights: { w: { dims: [1, 3, 1, 1], values: [0.2, -0.1, -0.1] } },
      })
    const other = await createTestHost(import.meta.dirname, { web, models })
    try {
      await writeFile(join(models, 'removebg.onnx'), redness(64))
      const { status, body } = await other.get('/tools/removebgv2?url=https://example.com/ball.png')
      assert.equal(status, 200, JSON.stringify(body))
      assert.equal(body.result.engine, 'model')
      assert.ok(Math.abs(body.result.coverage - (Math.PI * 46 ** 2) / WIDTH / HEIGHT) < 0.02, body.result.coverage)
      await writeFile(join(models, 'removebg.onnx'), 'no model')
      const broken = await other.get('/tools/removebgv2?url=https://example.com/ball.jpg')
      assert.equal(broken.status, 503)
      assert.equal(broken.body.result.error.code, 'not_configured')
    } finally {
      await other.close()
    }
  })
})
