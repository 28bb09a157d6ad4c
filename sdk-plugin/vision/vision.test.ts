import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readPicture } from '@gateway/sdk-plugin/picture'
import { encodeRaster } from '@gateway/sdk-plugin/raster'
import type { Raster } from '@gateway/sdk-plugin/raster'
import { cutOut, fillIn, findFaces, segmentSubject } from '@gateway/sdk-plugin/vision'
import { BOKEH, draw, grainy, GRASS, over, portrait, STUDIO, WALL } from '../../test/pictures/scenes.ts'
import { fitColours, costOf } from './colour-model.ts'
import { GridCut } from '../effects/kernels/reference/max-flow.ts'
import { membrane } from './membrane.ts'
import { boxMean } from './planes.ts'
import { grow, regionsOf } from '../effects/kernels/regions.ts'

const [WIDTH, HEIGHT] = [320, 240]

function person(skin: string, hair: string, ground: Parameters<typeof draw>[2], seed: number): Raster {
  return over(
    draw(WIDTH, HEIGHT, portrait(skin, hair, '#7d2f3b'), seed),
    grainy(draw(WIDTH, HEIGHT, ground, seed), 8, seed),
  )
}

describe('findFaces', () => {
  const people: [string, string, string, Parameters<typeof draw>[2]][] = [
    ['fair, before lights', '#e3b697', '#5b3a22', BOKEH],
    ['dark, on grass', '#6f452f', '#1b1512', GRASS],
    ['brown, at a wall', '#c58f6a', '#2a201c', WALL],
    ['pale, grey hair', '#f0d5c3', '#9a9a9a', STUDIO],
  ]
  for (const [index, [what, skin, hair, ground]] of people.entries()) {
    it(`finds a face: ${what}`, async () => {
      const [face, ...others] = await findFaces(person(skin, hair, ground, index + 1))
      assert.equal(others.length, 0)
      assert.ok(face && face.score > 0.5, JSON.stringify(face))
      const [cx, cy] = [face.x + face.width / 2, face.y + face.height / 2]
      assert.ok(Math.abs(cx - WIDTH / 2) < 12 && Math.abs(cy - HEIGHT * 0.44) < 16, `${cx}, ${cy}`)
    })
  }

  it('finds none in grass, a wall or a single pixel', async () => {
    for (const raster of [draw(WIDTH, HEIGHT, GRASS), draw(WIDTH, HEIGHT, WALL), draw(1, 1, WALL)]) {
      assert.deepEqual(await findFaces(raster), [])
    }
  })

  it('places boxes in pixels of the picture, whatever its size, and takes a picture as well as pixels', async () => {
    const raster = person('#e3b697', '#5b3a22', WALL, 3)
    const picture = await readPicture(await encodeRaster(raster, 'png'))
    assert.deepEqual(await findFaces(picture), await findFaces(raster))
    const wide = { width: WIDTH * 2, height: HEIGHT, data: Buffer.alloc(WIDTH * HEIGHT * 8, 128) }
    for (let y = 0; y < HEIGHT; y++)
      raster.data.copy(wide.data, (y * WIDTH * 2 + WIDTH) * 4, y * WIDTH * 4, (y + 1) * WIDTH * 4)
    const [face] = await findFaces(wide)
    assert.ok(face && Math.abs(face.x + face.width / 2 - WIDTH * 1.5) < 14, JSON.stringify(face))
  })

  it('finds the same in the same picture again, whatever became of the first list', async () => {
    const raster = person('#e3b697', '#3b2a22', WALL, 21)
    const first = await findFaces(raster)
    const asFound = first.map((face) => ({ ...face }))
    first.length = 0
    assert.equal(asFound.length, 1)
    assert.deepEqual(await findFaces(raster), asFound)
    assert.deepEqual(await findFaces(raster, { minScore: 1 }), [])
  })

  it('stops when the signal aborts', async () => {
    await assert.rejects(findFaces(draw(64, 64, WALL), { signal: AbortSignal.abort() }), { name: 'AbortError' })
  })
})

describe('segmentSubject and cutOut', () => {
  const front = draw(WIDTH, HEIGHT, portrait('#e3b697', '#3b2a22', '#2f4f6f'), 9)
  const picture = over(front, grainy(draw(WIDTH, HEIGHT, WALL, 4), 6, 5))

  it('finds a person down to the lower edge', async () => {
    const { mask, coverage, clarity } = await segmentSubject(picture)
    let [both, either] = [0, 0]
    for (let i = 0; i < mask.length; i++) {
      const [found, is] = [mask[i]! > 127, front.data[i * 4 + 3]! > 127]
      if (found && is) both++
      if (found || is) either++
    }
    assert.ok(both / either > 0.85, `${both / either}`)
    assert.ok(coverage > 0.2 && coverage < 0.45 && clarity > 0.4, `${coverage}, ${clarity}`)
  })

  it('keeps hairs and leaves no colour of the ground', async () => {
    const { mask } = await segmentSubject(picture)
    const [plain, fine] = [await cutOut(picture, mask, { detail: 0 }), await cutOut(picture, mask)]
    const off = (cut: Raster) => {
      let sum = 0
      for (let at = 3; at < cut.data.length; at += 4) sum += Math.abs(cut.data[at]! - front.data[at]!) / 255
      return sum
    }
    assert.ok(off(fine) < off(plain) * 0.7, `${off(fine)}, ${off(plain)}`)
    let [light, half] = [0, 0]
    for (let at = 0; at < fine.data.length; at += 4) {
      const alpha = fine.data[at + 3]!
      if (alpha === 0) assert.equal(fine.data.readUIntBE(at, 3), 0)
      // Between hairs the wall is light and the hair is dark.
      if (alpha > 60 && alpha < 200 && at / 4 / WIDTH < HEIGHT * 0.3) {
        half++
        if (fine.data[at]! > 150) light++
      }
    }
    assert.ok(half > 100 && light < half * 0.1, `${light} of ${half}`)
  })

  it('finds nothing clear in an even ground', async () => {
    assert.ok((await segmentSubject(draw(80, 60, WALL))).clarity < 0.9)
    const flat = { width: 40, height: 30, data: Buffer.alloc(4800, 200) }
    assert.ok((await segmentSubject(flat)).clarity < 0.15)
  })
})

describe('fillIn', () => {
  it('carries a slope of colour across exactly', async () => {
    const slope = draw(90, 70, (g, width) => {
      for (let x = 0; x < width; x++) {
        g.fillStyle = `rgb(${60 + x}, 120, ${220 - x})`
        g.fillRect(x, 0, 1, 70)
      }
    })
    const { raster, smooth } = await fillIn(slope, square(slope, 30, 20, 26))
    assert.equal(smooth, 1)
    for (let i = 0; i < slope.data.length; i++) assert.ok(Math.abs(raster.data[i]! - slope.data[i]!) <= 3, `${i}`)
  })

  it('continues stripes, and touches nothing beside the hole', async () => {
    const stripes = draw(160, 120, (g, width, height) => {
      for (let x = 0; x < width; x += 10) {
        g.fillStyle = x % 20 === 0 ? '#203040' : '#e0c080'
        g.fillRect(x, 0, 10, height)
      }
    })
    const mask = square(stripes, 60, 40, 36)
    const { raster, patches } = await fillIn(stripes, mask)
    assert.equal(patches, 1)
    let wrong = 0
    for (let i = 0; i < mask.length; i++) {
      const step = Math.abs(raster.data[i * 4]! - stripes.data[i * 4]!)
      if (!mask[i]) assert.equal(step, 0)
      else if (step > 40) wrong++
    }
    assert.ok(wrong < 36 * 36 * 0.06, `${wrong} pixels`)
  })

  it('fills a corner, a thin line and a picture of a few pixels', async () => {
    const grass = draw(60, 44, GRASS)
    for (const mask of [square(grass, 0, 0, 20), square(grass, 40, 24, 20), line(grass)]) {
      const { raster } = await fillIn(grass, mask)
      for (let i = 0; i < mask.length; i++) assert.equal(raster.data[i * 4 + 3], 255)
    }
    const tiny = draw(3, 2, WALL)
    assert.equal((await fillIn(tiny, Uint8Array.of(1, 0, 0, 0, 0, 0))).raster.data.length, 24)
  })

  it('stops when the signal aborts', async () => {
    const grass = draw(60, 44, GRASS)
    await assert.rejects(fillIn(grass, square(grass, 10, 10, 20), { signal: AbortSignal.abort() }), {
      name: 'AbortError',
    })
  })
})

function square({ width, height }: Raster, left: number, top: number, side: number): Uint8Array {
  const inside = (value: number, from: number) => value >= from && value < from + side
  return Uint8Array.from({ length: width * height }, (_, i) =>
    Number(inside(i % width, left) && inside(Math.floor(i / width), top)),
  )
}

function line({ width, height }: Raster): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, i) => Number(Math.floor(i / width) === 20))
}

describe('parts', () => {
  it('GridCut: the smallest cut goes through the weakest arcs', () => {
    // A row of six pixels; the third arc is the weakest.
    const cut = new GridCut(6, 1)
    cut.terminal[cut.node(0, 0)] = 10
    cut.terminal[cut.node(5, 0)] = -10
    for (const [x, capacity] of [5, 4, 1, 3, 6].entries()) {
      cut.arcs[cut.node(x, 0) * 8 + 4] = capacity
      cut.arcs[cut.node(x + 1, 0) * 8 + 3] = capacity
    }
    cut.run()
    assert.deepEqual(
      [0, 1, 2, 3, 4, 5].map((x) => cut.isSource(cut.node(x, 0))),
      [true, true, true, false, false, false],
    )
  })

  it('boxMean: cut off at the edges, and a constant stays', () => {
    assert.deepEqual([...boxMean(Float32Array.of(0, 3, 6), 3, 1, 1)], [1.5, 3, 4.5])
    assert.deepEqual(
      [...boxMean(new Float32Array(12).fill(7), 4, 3, 5)],
      Array.from({ length: 12 }, () => 7),
    )
  })

  it('grow and regionsOf', () => {
    const mask = Uint8Array.of(0, 0, 1, 0, 0, 0, 0, 0, 0, 1)
    const size = { width: 5, height: 2 }
    assert.deepEqual([...grow(mask, size, 1)], [0, 1, 1, 1, 1, 0, 1, 1, 1, 1])
    assert.deepEqual([...grow(grow(mask, size, 1), size, -1)], [0, 0, 1, 1, 1, 0, 0, 1, 1, 1])
    assert.deepEqual(
      regionsOf(mask, size).regions.map(({ x, y, area }) => [x, y, area]),
      [
        [2, 0, 1],
        [4, 1, 1],
      ],
    )
  })

  it('membrane: between two values a straight line', () => {
    const plane = membrane(Float32Array.of(10, 0, 0, 0, 50), Uint8Array.of(1, 0, 0, 0, 1), { width: 5, height: 1 })
    for (const [i, value] of [10, 20, 30, 40, 50].entries()) assert.ok(Math.abs(plane[i]! - value) < 0.5, `${plane[i]}`)
  })

  it('fitColours: a member costs less than a stranger', () => {
    const values = Float32Array.from({ length: 300 }, (_, i) => (i < 150 ? 20 : 80) + (i % 7))
    const kinds = Uint8Array.from({ length: 100 }, (_, pixel) => Number(pixel < 50))
    const model = fitColours(values, kinds, 1)
    assert.ok(costOf(model, values, 3) < costOf(model, values, 80) - 5)
  })
})
