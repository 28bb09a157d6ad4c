import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { paethRows } from './kernels/png.ts'
import { paethRows as readable } from './kernels/reference/png.ts'
import { encodePng } from './png.ts'
import { randomFrom } from './random.ts'

function grain(length: number): Buffer {
  const random = randomFrom(7)
  return Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)))
}

test('the kernel foresees bytes as the readable predictor does, at widths of any kind', () => {
  for (const [width, height] of [
    [1, 1],
    [5, 3],
    [16, 4],
    [33, 7],
    [64, 9],
  ] as const) {
    const pixels = grain(width * height * 3)
    assert.deepEqual(Buffer.from(paethRows(pixels, width, height).bytes), Buffer.from(readable(pixels, width, height)))
  }
})

test('a picture comes back from its PNG byte for byte', async () => {
  for (const [width, height] of [
    [1, 1],
    [7, 5],
    [640, 320],
  ] as const) {
    const pixels = grain(width * height * 3)
    const { data, info } = await sharp(await encodePng(pixels, width, height))
      .raw()
      .toBuffer({ resolveWithObject: true })
    assert.deepEqual([info.width, info.height, info.channels], [width, height, 3])
    assert.ok(data.equals(pixels), `${width} × ${height}`)
  }
})

test('an even picture is a small file', async () => {
  const png = await encodePng(Buffer.alloc(640 * 320 * 3, 200), 640, 320)
  assert.ok(png.length < 8000, `${png.length} bytes`)
  const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  assert.ok(data.every((byte) => byte === 200))
})
