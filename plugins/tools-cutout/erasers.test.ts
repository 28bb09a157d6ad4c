import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { encodeRaster, rasterOf } from '@gateway/sdk-plugin/raster'
import type { Raster } from '@gateway/sdk-plugin/raster'
import { createTestHost } from '@gateway/sdk-plugin/testing'
import sharp from 'sharp'
import { cornerMark, lineMark, repeatedMark } from '../../test/pictures/marks.ts'
import { BOKEH, draw, grainy, GRASS, over, WALL } from '../../test/pictures/scenes.ts'

const [WIDTH, HEIGHT] = [360, 270]
const grass = draw(WIDTH, HEIGHT, GRASS)
const lights = grainy(draw(WIDTH, HEIGHT, BOKEH, 4), 6, 2)
const thing = draw(WIDTH, HEIGHT, (g) => {
  g.fillStyle = '#d03028'
  g.fillRect(150, 100, 40, 30)
})
const stripes = draw(WIDTH, HEIGHT, (g) => {
  for (let x = 0; x < WIDTH; x += 12) {
    g.fillStyle = x % 24 === 0 ? '#203040' : '#e0c080'
    g.fillRect(x, 0, 12, HEIGHT)
  }
})
const mask = draw(WIDTH, HEIGHT, (g) => {
  g.fillStyle = '#000000'
  g.fillRect(0, 0, WIDTH, HEIGHT)
  g.fillStyle = '#ffffff'
  g.fillRect(144, 94, 52, 42)
})
const repeated = repeatedMark(lights, { text: 'SAMPLE', opacity: 0.35, size: 16 }, 104, 56)
const corner = cornerMark(grass, { text: 'ARCHIVE', opacity: 0.85 })
const lettered = lineMark(lights, { text: 'Example Studio', opacity: 0.9, size: 24 }, 60, 140)

const pictures: Record<string, Raster> = {
  grass,
  lights,
  mask,
  corner: corner.picture,
  repeated: repeated.picture,
  lettered: lettered.picture,
  thing: over(thing, grass),
  striped: over(thing, stripes),
  black: draw(WIDTH, HEIGHT, (g) => g.fillRect(0, 0, WIDTH, HEIGHT)),
  wall: draw(WIDTH, HEIGHT, WALL),
  pixel: draw(1, 1, WALL),
}

const host = await createTestHost(import.meta.dirname, {
  web: async ({ url }) => {
    const picture = pictures[new URL(url).pathname.slice(1)]
    return picture
      ? new Response(Uint8Array.from(await encodeRaster(picture, 'png')))
      : new Response('', { status: 404 })
  },
})
after(() => host.close())

const call = (endpoint: string, file: string, query: Record<string, string> = {}) =>
  host.get(`/tools/${endpoint}?${new URLSearchParams({ url: `https://example.com/${file}`, ...query })}`)

async function done(endpoint: string, file: string, query: Record<string, string> = {}) {
  const { status, body } = await call(endpoint, file, query)
  assert.equal(status, 200, JSON.stringify(body))
  return { result: body.result, raster: await rasterOf(sharp((await host.file(body.result.url)).bytes)) }
}

/** Decibels within a mask. */
function psnr(found: Raster, truth: Raster, within: (i: number) => boolean): number {
  let [sum, count] = [0, 0]
  for (let i = 0; i < truth.width * truth.height; i++) {
    if (!within(i)) continue
    for (let c = 0; c < 3; c++) sum += (found.data[i * 4 + c]! - truth.data[i * 4 + c]!) ** 2
    count += 3
  }
  return 10 * Math.log10(65025 / (sum / count))
}

function isRed({ data }: Raster): number {
  let count = 0
  for (let at = 0; at < data.length; at += 4) if (data[at]! > 150 && data[at + 1]! < 80) count++
  return count
}

describe('magiceraser', () => {
  it('finds the thing on the lawn by itself, and leaves grass', async () => {
    const { result, raster } = await done('magiceraser', 'thing')
    assert.equal(isRed(raster), 0)
    const [region] = result.regions
    assert.ok(region.x <= 150 && region.y <= 100 && region.width < 70 && region.height < 60, JSON.stringify(region))
    const rough = (from: Raster) =>
      sharp(from.data, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } })
        .extract({ left: 152, top: 102, width: 36, height: 26 })
        .greyscale()
        .stats()
    const [found, real] = [await rough(raster), await rough(grass)]
    const [a, b] = [found.channels[0]!.stdev, real.channels[0]!.stdev]
    assert.ok(a > b * 0.7 && a < b * 1.4, `as rough as grass: ${a} and ${b}`)
  })

  for (const [how, query] of [
    ['box', { box: '148, 98, 44, 34' }],
    ['mask', { mask: 'https://example.com/mask' }],
  ] as const) {
    it(`continues stripes where a ${how} says`, async () => {
      const { result, raster } = await done('magiceraser', 'striped', query)
      assert.equal(result.engine, 'patches')
      assert.ok(psnr(raster, stripes, (i) => thing.data[i * 4 + 3]! > 0) > 18)
    })
  }

  const refused: [what: string, file: string, query: Record<string, string>, status: number, message: RegExp][] = [
    ['a picture where nothing stands out', 'wall', {}, 422, /No small object/],
    ['a single pixel', 'pixel', {}, 422, /No small object/],
    ['a box beside the picture', 'grass', { box: '900,900,10,10' }, 422, /beside the picture/],
    ['a box round everything', 'grass', { box: '0,0,360,270' }, 422, /Too little/],
    ['an empty mask', 'grass', { mask: 'https://example.com/black' }, 422, /marks nothing/],
    ['a box of words', 'grass', { box: 'top left' }, 400, /is not a box/],
    ['a box without size', 'grass', { box: '1,1,0,5' }, 400, /is not a box/],
  ]
  for (const [what, file, query, status, message] of refused) {
    it(`refuses ${what}`, async () => {
      const answer = await call('magiceraser', file, query)
      assert.equal(answer.status, status)
      assert.match(JSON.stringify(answer.body.result), message)
    })
  }
})

describe('watermarkremover', () => {
  it('takes repeated marks off and brings back what shone through', async () => {
    const { result, raster } = await done('watermarkremover', 'repeated')
    assert.match(result.engine, /^unblend/)
    assert.ok(Math.abs(result.overlay.opacity - 0.35) < 0.06, JSON.stringify(result.overlay))
    const within = (i: number) => repeated.mask[i] === 1
    const [before, afterwards] = [psnr(repeated.picture, lights, within), psnr(raster, lights, within)]
    assert.ok(afterwards > before + 16, `${before} dB, then ${afterwards} dB`)
    const rim = (i: number) => [-2, -1, 1, 2].some((step) => within(i + step)) && !within(i)
    assert.ok(psnr(raster, lights, rim) > 36, `${psnr(raster, lights, rim)} dB beside the letters`)
  })

  it('finds a logo with its letters in the corner', async () => {
    const { result, raster } = await done('watermarkremover', 'corner')
    assert.ok(result.regions[0].x > WIDTH / 2 && result.regions[0].y > HEIGHT / 2, JSON.stringify(result.regions))
    let white = 0
    for (let i = 0; i < corner.mask.length; i++) if (corner.mask[i] && raster.data[i * 4]! > 200) white++
    assert.ok(white < 20, `${white} white pixels`)
  })

  it('finds a line of letters', async () => {
    const { result, raster } = await done('watermarkremover', 'lettered')
    assert.equal(result.regions.length, 1)
    const within = (i: number) => lettered.mask[i] === 1
    assert.ok(psnr(raster, lights, within) > psnr(lettered.picture, lights, within) + 8)
  })

  it('fills the place that is named, and looks for nothing then', async () => {
    const { result } = await done('watermarkremover', 'corner', { box: '10,10,40,30' })
    assert.deepEqual(result.regions, [{ x: 10, y: 10, width: 40, height: 30 }])
  })

  for (const file of ['grass', 'lights', 'wall', 'pixel']) {
    it(`finds nothing in ${file}, and says how to name the place`, async () => {
      const { status, body } = await call('watermarkremover', file)
      assert.equal(status, 422, JSON.stringify(body))
      assert.match(body.result.error.hint, /box=x,y,width,height/)
    })
  }
})

it('every example works', async () => assert.equal(await host.examples(), 8))
