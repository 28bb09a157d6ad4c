import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { scratch } from '../../kernels/memory.ts'
import type { Print } from '../photo.ts'
import { cleanEdge, standBefore } from './stand.ts'

const [width, height] = [160, 120]

const evenly = (r: number, g: number, b: number): Print => {
  const plane = (value: number) => new Float32Array(width * height).fill(value)
  return { width, height, r: plane(r), g: plane(g), b: plane(b) }
}

/** A grey disc in the middle, its last pixels still green from the old ground. */
function disc() {
  const print = evenly(0.02, 0.5, 0.02)
  const mask = new Float32Array(width * height)
  for (let at = 0; at < mask.length; at++) {
    const far = Math.hypot((at % width) - 80, Math.floor(at / width) - 60)
    mask[at] = Math.min(1, Math.max(0, 40.5 - far))
    if (far < 39.4) print.r[at] = print.g[at] = print.b[at] = 0.2
  }
  return { print, mask }
}
const at = (x: number, y: number) => y * width + x

describe('who stands before a scene', () => {
  test('keeps nothing of the old ground', () => {
    const { print, mask } = disc()
    scratch(() => cleanEdge(print, mask))
    const edge = at(80 - 40, 60)
    assert.ok(print.g[edge]! - print.r[edge]! < 0.1, `${print.g[edge]} is greener than ${print.r[edge]}`)
    assert.ok(Math.abs(print.g[at(80, 60)]! - 0.2) < 1e-6)
  })

  test('is lit from where the lamp stands, before what is behind', () => {
    const { print, mask } = disc()
    const far = evenly(0.1, 0.1, 0.6)
    const lamp = { from: [-1, 0], colour: [1, 0.6, 0.3], rim: 1 } as const
    scratch(() => standBefore(print, { mask, far, ambient: [0.4, 0.4, 0.5], lamps: [lamp] }))
    assert.ok(print.r[at(80 - 30, 60)]! > 1.3 * print.r[at(80 + 30, 60)]!)
    assert.ok(Math.abs(print.b[at(5, 5)]! - 0.6) < 1e-6)
  })

  test('is veiled by bright air in the middle too, and by none before a dark scene', () => {
    const lit = (far: Print, air: number) => {
      const { print, mask } = disc()
      scratch(() => standBefore(print, { mask, far, ambient: [0.4, 0.4, 0.5], lamps: [], air }))
      return print.b[at(80, 60)]!
    }
    const [bright, dark] = [evenly(0.1, 0.1, 0.6), evenly(0, 0, 0)]
    assert.ok(Math.abs(lit(bright, 0.1) - lit(bright, 0) - 0.06) < 0.003)
    assert.ok(Math.abs(lit(dark, 0.1) - lit(dark, 0)) < 1e-6)
  })

  test('has a bright edge towards a lamp alone, and a brighter one where locks are lighter', () => {
    const lit = (rim: number, tone: (place: number) => number) => {
      const { print, mask } = disc()
      for (let place = 0; place < mask.length; place++) {
        if (mask[place]! > 0) print.r[place] = print.g[place] = print.b[place] = tone(place)
      }
      const lamp = { from: [-1, 0], colour: [1, 1, 1], rim } as const
      scratch(() => standBefore(print, { mask, far: evenly(0, 0, 0), ambient: [0.4, 0.4, 0.4], lamps: [lamp] }))
      return print.r
    }
    const even = () => 0.2
    const [none, some] = [lit(0, even), lit(2, even)]
    assert.ok(some[at(80 - 39, 60)]! > 1.2 * none[at(80 - 39, 60)]!, `${some[at(41, 60)]}, ${none[at(41, 60)]}`)
    for (const place of [at(80 + 39, 60), at(80, 60 - 39), at(80, 60 + 39)]) {
      assert.ok(some[place]! < 1.02 * none[place]! + 1e-6, `${some[place]} beside ${none[place]}`)
    }
    const locks = (place: number) => (Math.floor(place / width) % 4 < 2 ? 0.25 : 0.1)
    const [plain, streaked] = [lit(0, locks), lit(2, locks)]
    const gain = (y: number) => streaked[at(80 - 39, y)]! - plain[at(80 - 39, y)]!
    assert.ok(gain(60) > 2.5 * gain(62), `${gain(60)} and ${gain(62)}`)
  })
})
