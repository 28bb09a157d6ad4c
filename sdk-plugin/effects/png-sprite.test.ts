import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { readSprite } from './png-sprite.ts'

const SIDE = 24

/** Four colours, one of them half transparent, in a pattern that asks for all filters. */
const PIXELS = Uint8Array.from({ length: SIDE * SIDE * 4 }, (_, at) => {
  const pixel = at >> 2
  const kind = ((pixel % SIDE) + 3 * Math.floor(pixel / SIDE) + ((pixel * pixel) % 5)) % 4
  return at % 4 === 3 ? (kind === 2 ? 128 : 255) : 60 * kind + 20 * (at % 4)
})

test('a sprite is read as it was packed', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'sprite-'))
  t.after(() => rm(folder, { recursive: true }))
  const image = sharp(PIXELS, { raw: { width: SIDE, height: SIDE, channels: 4 } })
  const file = join(folder, 'sprite.png')
  await image.clone().png({ palette: true, colours: 255, dither: 0 }).toFile(file)
  const { width, height, data } = readSprite(file)
  assert.deepEqual([width, height], [SIDE, SIDE])
  const expected = await sharp(file).ensureAlpha().raw().toBuffer()
  assert.deepEqual(Buffer.from(data), expected)
})

test('another kind of picture is no sprite', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'sprite-'))
  t.after(() => rm(folder, { recursive: true }))
  const file = join(folder, 'sprite.png')
  await writeFile(file, await sharp(PIXELS, { raw: { width: SIDE, height: SIDE, channels: 4 } }).png().toBuffer())
  assert.throws(() => readSprite(file), /No sprite/)
})
