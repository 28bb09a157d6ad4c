import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Layer } from './draw.ts'
import { outOfFocus } from './redraw.ts'

const WIDTH = 40
const HEIGHT = 60

/** A red band across rows 20 to 29. */
function band(first = 20): Layer {
  const pixels = new Uint8ClampedArray(10 * WIDTH * 4)
  for (let at = 0; at < pixels.length; at += 4) pixels.set([200, 30, 20, 255], at)
  return { width: WIDTH, first, pixels }
}

/** How much ink the middle of a row has, of 255. */
function inkAt({ first, pixels }: Layer, row: number): number {
  return pixels[((row - first) * WIDTH + WIDTH / 2) * 4 + 3] ?? 0
}

describe('outOfFocus', () => {
  test('leaves a drawing in focus as it is', () => {
    assert.deepEqual(outOfFocus(band(), 0, HEIGHT), band())
  })

  test('softens a drawing beyond its own rows, on both sides alike', () => {
    const soft = outOfFocus(band(), 3, HEIGHT)
    const [above, edge, below] = [inkAt(soft, 17), inkAt(soft, 20), inkAt(soft, 32)]
    assert.ok(above > 10 && above < edge, `${above} above, ${edge} at its edge`)
    assert.ok(Math.abs(above - below) <= 2, `${above} above, ${below} below`)
    assert.ok(inkAt(soft, soft.first) < 6)
  })

  test('ends where the picture does', () => {
    const soft = outOfFocus(band(0), 3, 12)
    assert.deepEqual([soft.first, soft.pixels.length], [0, 12 * WIDTH * 4])
  })
})
