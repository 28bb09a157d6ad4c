import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { rasterOf } from '@gateway/sdk-plugin/raster'
import type { Raster } from '@gateway/sdk-plugin/raster'
import sharp from 'sharp'
import { run } from './engine/run.ts'
import { writeLab } from './kernels/oklab.ts'
import { understand } from './understand.ts'

async function recoloured(before: Raster, prompt: string) {
  const copy = { ...before, data: Buffer.from(before.data) }
  const outcome = await run(copy, understand(prompt).steps, { signal: new AbortController().signal })
  /** How red, green and blue change around a place, as shares of width and height. */
  const change = (across: number, down: number) => {
    const { width, height } = before
    const sum = [0, 0, 0]
    for (let n = 0; n < 25; n++) {
      const [x, y] = [Math.round(across * width) + (n % 5) - 2, Math.round(down * height) + Math.floor(n / 5) - 2]
      const at = (y * width + x) * 4
      for (let c = 0; c < 3; c++) sum[c]! += (outcome.raster.data[at + c]! - before.data[at + c]!) / 25
    }
    return sum
  }
  return { ...outcome, change }
}

describe('recolouring', () => {
  it('finds hair, and leaves skin, brows, clothes and background alone', async () => {
    const portrait = await rasterOf(sharp(join(import.meta.dirname, 'samples/portrait.jpg')))
    const { change, notes } = await recoloured(portrait, 'make the hair red')
    assert.deepEqual(notes, [])
    for (const [x, y] of [
      [0.5, 0.16],
      [0.3, 0.4],
      [0.7, 0.6],
      [0.32, 0.66],
    ] as const) {
      const [red, green] = change(x, y) as [number, number]
      assert.ok(red - green > 50, `the hair at ${x} ${y} changes by ${red} ${green}`)
    }
    for (const [x, y] of [
      [0.42, 0.5],
      [0.6, 0.53],
      [0.42, 0.385],
      [0.5, 0.65],
      [0.5, 0.9],
      [0.1, 0.4],
      [0.9, 0.2],
    ] as const)
      assert.ok(Math.hypot(...change(x, y)) < 8, `${x} ${y} changes by ${change(x, y).join(' ')}`)
  })

  it('red is not orange, and leaves no specks on brown', async () => {
    const fruit = await rasterOf(sharp(join(import.meta.dirname, 'samples/fruit.jpg')))
    const { raster, change } = await recoloured(fruit, 'red to blue')
    const [red, , blue] = change(0.33, 0.65) as [number, number, number]
    assert.ok(blue - red > 150, `the apple changes by ${red} ${blue}`)
    assert.ok(Math.hypot(...change(0.62, 0.66)) < 6, `the orange changes by ${change(0.62, 0.66).join(' ')}`)
    const { width, height } = raster
    for (let at = Math.round(height * 0.9) * width * 4; at < raster.data.length; at++)
      assert.ok(Math.abs(raster.data[at]! - fruit.data[at]!) < 12, `a speck at ${(at / 4) % width}`)
  })

  it('keeps an even slope even where colours go beyond what can be shown', () => {
    const data = Buffer.alloc(400)
    for (let n = 0; n < 100; n++) writeLab(data, n * 4, [0.55 + n * 0.003, 0.21, 0.11])
    for (let n = 1; n < 100; n++) {
      const steps = [0, 1, 2].map((c) => Math.abs(data[n * 4 + c]! - data[n * 4 - 4 + c]!))
      assert.ok(Math.max(...steps) <= 6, `${steps.join(' ')} at ${n}`)
    }
  })

  it('changes nothing, and says so, where there is no hair', async () => {
    const fruit = await rasterOf(sharp(join(import.meta.dirname, 'samples/fruit.jpg')).resize(240))
    const { raster, notes } = await recoloured(fruit, 'make the hair red')
    assert.ok(raster.data.equals(fruit.data))
    assert.match(notes.join(), /No hair was found/)
  })
})
