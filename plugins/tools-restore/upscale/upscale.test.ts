import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { imageOf, rasterOf, type Raster } from '@gateway/sdk-plugin/raster'
import { random } from '../scenes/noise.ts'
import { psnr, ssim } from '../scenes/measure.ts'
import { landscape, leaves, lineArt, print } from '../scenes/scenes.ts'
import { art, enlarge, type Enlarger, lanczos, photo } from './enlarge.ts'
import { stripOf, writeStrip } from './planes.ts'
import { resample } from './resample.ts'

const { signal } = new AbortController()
const half = (raster: Raster, kernel: 'lanczos3' | 'cubic' | 'mitchell' = 'lanczos3') =>
  rasterOf(imageOf(raster).resize(raster.width / 2, raster.height / 2, { kernel }))

/** Seeds that no filter was learned from, and the decibels to be won over Lanczos at least. */
const PICTURES = [
  { name: 'leaves', original: await leaves(320, 240, 77), photo: 1, art: 0.3 },
  { name: 'a landscape', original: await landscape(320, 240, 78), photo: 0.15, art: -1 },
  { name: 'print', original: await print(320, 240, 79), photo: 0.8, art: 1 },
  { name: 'a drawing', original: await lineArt(320, 240, 80), photo: 1, art: 1.2 },
]

describe('photo and art', () => {
  for (const { name, original, ...gains } of PICTURES) {
    for (const kernel of ['lanczos3', 'cubic'] as const) {
      it(`bring more of ${name} back than Lanczos, shrunk by ${kernel}`, async () => {
        const small = await half(original, kernel)
        const usual = await enlarge(small, 2, lanczos, signal)
        for (const [engine, gain] of [
          [photo, gains.photo],
          [art, gains.art],
        ] as const) {
          const large = await enlarge(small, 2, engine, signal)
          const won = psnr(original, large) - psnr(original, usual)
          assert.ok(won >= gain, `${won.toFixed(2)} dB`)
          if (gain > 0) assert.ok(ssim(original, large) > ssim(original, usual), 'structure')
        }
      })
    }
  }

  it('beat Lanczos at three and four times as well', async () => {
    const original = await lineArt(360, 240, 81)
    for (const scale of [3, 4]) {
      const small = await rasterOf(imageOf(original).resize(360 / scale, 240 / scale))
      const usual = await enlarge(small, scale, lanczos, signal)
      const large = await enlarge(small, scale, photo, signal)
      assert.deepEqual([large.width, large.height], [360, 240])
      assert.ok(psnr(original, large) > psnr(original, usual))
      assert.ok(ssim(original, large) > ssim(original, usual))
    }
  })

  it('turn and mirror with the picture', async () => {
    const small = await half(PICTURES[0]!.original)
    const straight = await enlarge(small, 2, photo, signal)
    for (const turn of [(image: Raster) => imageOf(image).rotate(90), (image: Raster) => imageOf(image).flop()]) {
      const turned = await enlarge(await rasterOf(turn(small)), 2, photo, signal)
      assert.ok(psnr(await rasterOf(turn(straight)), turned) > 60)
    }
  })
})

describe('art', () => {
  it('makes no colour that was not there', async () => {
    const small = await half(PICTURES[3]!.original)
    const bars = bandsOf(small, [40, 200])
    const large = await enlarge(bars, 2, art, signal)
    assert.ok(large.data.every((level, at) => at % 4 === 3 || (level >= 40 && level <= 200)))
    const usual = await enlarge(bars, 2, lanczos, signal)
    assert.ok(
      usual.data.some((level, at) => at % 4 !== 3 && level > 205),
      'Lanczos rings here',
    )
  })
})

describe('every engine', () => {
  const engines: Record<string, Enlarger> = { photo, art, lanczos }
  for (const [name, engine] of Object.entries(engines)) {
    it(`${name} leaves a flat colour as it is`, async () => {
      const large = await enlarge(flat(9, 7, [10, 200, 90, 255]), 3, engine, signal)
      assert.ok(large.data.every((level, at) => level === [10, 200, 90, 255][at % 4]))
    })

    it(`${name} takes pictures of one pixel, row and column`, async () => {
      for (const [width, height] of [
        [1, 1],
        [40, 1],
        [1, 40],
      ] as const) {
        const large = await enlarge(flat(width, height, [7, 8, 9, 255]), 4, engine, signal)
        assert.deepEqual([large.width, large.height, large.data[2]], [width * 4, height * 4, 9])
      }
    })

    it(`${name} keeps what is invisible out of the edges`, async () => {
      // Red on invisible green: nowhere may green show.
      const small = flat(24, 24, [0, 255, 0, 0])
      for (let at = 0; at < 24 * 24; at++) if (at % 24 > 8) small.data.set([250, 20, 20, 255], at * 4)
      const large = await enlarge(small, 2, engine, signal)
      for (let at = 0; at < large.data.length; at += 4) {
        if (large.data[at + 3]! > 4) assert.ok(large.data[at + 1]! <= 24, `green ${large.data[at + 1]} at ${at / 4}`)
      }
    })

    it(`${name} shows no seam between strips`, async () => {
      const tall = flat(3000, 160, [0, 0, 0, 255])
      const next = random(3)
      for (let at = 0; at < tall.data.length; at++) if (at % 4 !== 3) tall.data[at] = next() * 256
      const large = await enlarge(tall, 2, engine, signal)
      const { colour } = stripOf(tall, 0, tall.height, true)
      const whole: Raster = { ...large, data: Buffer.alloc(large.data.length) }
      writeStrip({ colour: await engine(colour, 2, signal) }, 0, large.height, whole, 0)
      assert.ok(whole.data.equals(large.data))
    })
  }

  it('stops when the call ends', async () => {
    const work = enlarge(flat(50, 50, [1, 2, 3, 255]), 2, photo, AbortSignal.abort(new Error('gone')))
    await assert.rejects(work, /gone/)
  })
})

it('resample returns a picture of the same size as it was', () => {
  const plane = Float32Array.from({ length: 60 }, (_, at) => (at * 37) % 256)
  const { planes } = resample({ width: 10, height: 6, planes: [plane, plane, plane] }, 10, 6)
  assert.ok(planes[0].every((value, at) => Math.abs(value - plane[at]!) < 1e-3))
})

function flat(width: number, height: number, colour: readonly number[]): Raster {
  return { width, height, data: Buffer.from(Array.from({ length: width * height }, () => colour).flat()) }
}

/** The picture in two levels. */
function bandsOf(raster: Raster, [dark, bright]: readonly [number, number]): Raster {
  const data = Buffer.from(raster.data.map((level, at) => (at % 4 === 3 ? 255 : level < 128 ? dark : bright)))
  return { ...raster, data }
}
