import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { run } from './engine/run.ts'
import { addStroke } from './kernels/strokes.ts'
import { understand } from './understand.ts'

const SIDE = 240

/** What falls on an even dark ground: how much brighter than its surroundings each pixel is. */
async function falling(prompt: string): Promise<number[]> {
  const data = Buffer.alloc(SIDE * SIDE * 4, 40)
  for (let at = 3; at < data.length; at += 4) data[at] = 255
  const signal = new AbortController().signal
  const { raster } = await run({ width: SIDE, height: SIDE, data }, understand(prompt).steps, { signal })
  const green = Array.from({ length: SIDE * SIDE }, (_, at) => raster.data[at * 4 + 1]!)
  const ground = green.toSorted((one, other) => one - other)[Math.floor(green.length / 2)]!
  return green.map((value) => Math.max(0, value - ground - 24))
}

/** How alike the picture and itself moved by so many pixels are. */
function alike(plane: readonly number[], dx: number, dy: number): number {
  let [both, own] = [0, 0]
  for (let y = 20; y < SIDE - 20; y++) {
    for (let x = 20; x < SIDE - 20; x++) {
      const value = plane[y * SIDE + x]!
      both += value * plane[(y + dy) * SIDE + x + dx]!
      own += value * value
    }
  }
  return both / own
}

describe('weather', () => {
  it('snow is spots: many, apart, the same each time, more when it is heavy', async () => {
    const snow = await falling('add snow')
    assert.deepEqual(await falling('add snow'), snow)
    const share = (plane: readonly number[]) => plane.filter((value) => value > 30).length / plane.length
    assert.ok(share(snow) > 0.004 && share(snow) < 0.15, `${share(snow)} of the picture`)
    assert.ok(share(await falling('a blizzard')) > share(snow) * 1.4)
    assert.ok(share(await falling('light snow')) < share(snow) * 0.7)
    assert.ok(alike(snow, 12, 0) < 0.2 && alike(snow, 0, 12) < 0.2)
  })

  it('rain is streaks that lean', async () => {
    const rain = await falling('add rain')
    const along = alike(rain, -1, 5)
    assert.ok(along > 2 * alike(rain, 5, 0), `${along} along, ${alike(rain, 5, 0)} across`)
    assert.ok(along > 1.2 * alike(rain, 1, 5), `${along} along, ${alike(rain, 1, 5)} mirrored`)
  })

  it('a stroke covers from end to end and no further', () => {
    const plane = new Float32Array(400)
    addStroke(plane, 20, 20, { x: 10, y: 10, dx: 0, dy: 10, radius: 1.5, softness: 0.2, share: 0.8 })
    const cover = (x: number, y: number) => plane[y * 20 + x]!
    assert.ok(Math.abs(cover(10, 6) - 0.8) < 0.01 && Math.abs(cover(10, 13) - 0.8) < 0.01)
    assert.deepEqual([cover(10, 1), cover(10, 18), cover(14, 10)], [0, 0, 0])
  })
})
