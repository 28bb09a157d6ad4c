import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { readPicture } from './picture.ts'
import { encodeRaster, imageOf, isOpaque, rasterOf, readRaster } from './raster.ts'

const plain = (width: number, height: number, alpha: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 40, b: 10, alpha } } })

test('reads pixels as RGBA, upright', async () => {
  const turned = await plain(6, 4, 1).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const raster = await readRaster(await readPicture(turned))
  assert.deepEqual([raster.width, raster.height, raster.data.length], [4, 6, 4 * 6 * 4])
  assert.ok(isOpaque(raster))
})

test('grey and 16-bit pictures become RGBA of 8 bits', async () => {
  const grey = await plain(5, 5, 1).toColourspace('rgb16').greyscale().png().toBuffer()
  const { data } = await readRaster(await readPicture(grey))
  assert.equal(data.length, 5 * 5 * 4)
  assert.equal(data[0], data[1])
})

test('shrinks to the pixels it may have', async () => {
  const bytes = await plain(400, 100, 1).png().toBuffer()
  const { width, height } = await readRaster(await readPicture(bytes), { maxPixels: 10_000 })
  assert.deepEqual([width, height], [200, 50])
})

test('a transparent picture is white where JPEG cannot be transparent', async () => {
  const raster = await readRaster(await readPicture(await plain(8, 8, 0).png().toBuffer()))
  assert.ok(!isOpaque(raster))
  const [first] = await sharp(await encodeRaster(raster, 'jpeg'))
    .raw()
    .toBuffer()
  assert.equal(first, 255)
})

test('a pipeline that ends in grey gives four channels all the same', async () => {
  const raster = await rasterOf(plain(3, 2, 0.5))
  const grey = await rasterOf(imageOf(raster).greyscale())
  assert.equal(grey.data.length, raster.data.length)
  const [red, green, blue, alpha] = grey.data
  assert.deepEqual([red, red, raster.data[3]], [green, blue, alpha])
})
