import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { imageOf, rasterOf, type Raster } from '@gateway/sdk-plugin/raster'
import { backlit } from '../scenes/backlit.ts'
import { addNoise, blurred, eachLevel, tinted, veiled } from '../scenes/damage.ts'
import { psnr, ssim } from '../scenes/measure.ts'
import { landscape, leaves } from '../scenes/scenes.ts'
import { type Adjustment, enhance } from './enhance.ts'
import { blurOf, lumaOf } from './measure.ts'
import { noiseOf } from './noise.ts'

const { signal } = new AbortController()
const SCENES = { leaves: await leaves(384, 288, 21), landscape: await landscape(384, 288, 22) }

async function mended(raster: Raster, rich = false): Promise<{ after: Raster; done: Adjustment[] }> {
  const after = { ...raster, data: Buffer.from(raster.data) }
  return { after, done: await enhance(after, { rich, signal }) }
}

async function compressed(raster: Raster, quality: number): Promise<Raster> {
  return rasterOf(
    imageOf(await rasterOf(imageOf(raster)))
      .removeAlpha()
      .jpeg({ quality }),
  )
}

/** A damage of a known amount, what must be done about it, and the decibels to be won at least. */
const DAMAGES: [what: string, damage: (scene: Raster) => Raster | Promise<Raster>, name: string, gain: number][] = [
  ['too dark', (scene) => eachLevel(scene, (level) => level * 0.42), 'levels', 12],
  ['dull', (scene) => eachLevel(scene, (level) => 128 + (level - 128) * 0.45), 'levels', 8],
  ['hazy', (scene) => veiled(scene, 0.55, [205, 212, 220]), 'levels', 3],
  ['under a yellow lamp', (scene) => tinted(scene, [1, 0.86, 0.62]), 'white balance', 4],
  ['in blue shade', (scene) => tinted(scene, [0.7, 0.85, 1]), 'white balance', 8],
  ['noisy', (scene) => addNoise(scene, 12), 'denoise', 3],
  ['out of focus', (scene) => blurred(scene, 1.4), 'sharpen', 0.4],
]

describe('enhance', () => {
  for (const [name, scene] of Object.entries(SCENES)) {
    for (const [what, damage, remedy, gain] of DAMAGES) {
      it(`brings ${name} that is ${what} nearer to what it was`, async () => {
        const before = await damage(scene)
        const { after, done } = await mended(before)
        const names = done.map((adjustment) => adjustment.name)
        assert.ok(names.includes(remedy), `${remedy} among ${names.join()}`)
        const [worse, better] = [psnr(scene, before), psnr(scene, after)]
        assert.ok(better >= worse + gain, `${worse.toFixed(1)} → ${better.toFixed(1)} dB by ${JSON.stringify(done)}`)
        assert.ok(ssim(scene, after) > ssim(scene, before), 'structure')
      })
    }

    it(`leaves good ${name} as they are`, async () => {
      const { after, done } = await mended(scene)
      assert.deepEqual(done, [])
      assert.ok(after.data.equals(scene.data))
      const rich = await mended(scene, true)
      assert.ok(psnr(scene, rich.after) > 30, `${psnr(scene, rich.after)} dB`)
    })
  }

  it('takes the coarse noise that compression leaves', async () => {
    const before = await compressed(addNoise(SCENES.landscape, 9), 80)
    const { after, done } = await mended(before)
    assert.equal(done[0]?.name, 'denoise')
    assert.ok(psnr(SCENES.landscape, after) > psnr(SCENES.landscape, before))
  })

  it('does all that is needed at once', async () => {
    const before = addNoise(tinted(SCENES.leaves, [0.55, 0.42, 0.3]), 4)
    const { after, done } = await mended(before)
    assert.deepEqual(
      done.map(({ name }) => name),
      ['denoise', 'white balance', 'levels'],
    )
    assert.ok(psnr(SCENES.leaves, after) > psnr(SCENES.leaves, before) + 8)
  })

  it('stops when the call ends', async () => {
    await assert.rejects(enhance(SCENES.leaves, { signal: AbortSignal.abort(new Error('gone')) }), /gone/)
  })

  it('takes a picture of one pixel, and one of one row', async () => {
    for (const [width, height] of [
      [1, 1],
      [200, 1],
      [1, 200],
      [3, 2],
    ] as const) {
      const data = Buffer.alloc(width * height * 4, 255).fill(90, 0, 3)
      const { after } = await mended({ width, height, data }, true)
      assert.equal(after.data[3], 255)
    }
  })
})

describe('measures', () => {
  it('tells the noise by its figure, and texture from noise', () => {
    for (const sigma of [4, 8, 14]) {
      // The luma of independent noise in three channels: the root of 0.299² + 0.587² + 0.114².
      const { level } = noiseOf(lumaOf(addNoise(SCENES.landscape, sigma)))
      assert.ok(Math.abs(level / (sigma * 0.668) - 1) < 0.2, `${level} of ${sigma * 0.668}`)
    }
    assert.equal(noiseOf(lumaOf(SCENES.leaves)).level, 0)
  })

  it('tells the blur by its figure', async () => {
    const found: number[] = []
    for (const sigma of [0.8, 1.2, 1.6]) found.push(blurOf(lumaOf(await blurred(SCENES.leaves, sigma))))
    assert.ok(blurOf(lumaOf(SCENES.leaves)) < 0.6)
    for (const [index, sigma] of [0.8, 1.2, 1.6].entries()) {
      assert.ok(Math.abs(found[index]! - sigma) < 0.4, `${found[index]} of ${sigma}`)
    }
  })
})

describe('the second version', () => {
  /** Sky over ground that lies in the dark. */
  const against = eachLevel(SCENES.landscape, (level, _, at) => (at / 384 > 150 ? level * 0.22 : level))

  it('lifts shadows and keeps the sky', async () => {
    const { after, done } = await mended(against, true)
    assert.ok(done.some(({ name }) => name === 'tone mapping'))
    const [top, ground] = [0, 200].map((row) => mean(after, row, row + 40) / mean(against, row, row + 40))
    assert.ok(ground! > 1.4 && top! < 1.25, `ground × ${ground}, sky × ${top}`)
  })

  it('lifts a scene against the light, the first version half as far, with its colours', async () => {
    const scene = await backlit(320, 240, 31)
    const chroma = (raster: Raster) => Math.abs(mean(raster, 190, 240, 1) / mean(raster, 190, 240, 2))
    const [first, second] = [await mended(scene), await mended(scene, true)]
    const [half, whole] = [first, second].map(({ after }) => mean(after, 190, 240) / mean(scene, 190, 240))
    assert.ok(half! > 1.35 && whole! > half! + 0.3, `ground × ${half} and × ${whole}`)
    assert.ok(chroma(second.after) > chroma(scene) * 0.95, `green to blue ${chroma(scene)} → ${chroma(second.after)}`)
  })

  it('draws no halo beside an edge', async () => {
    // Two flat surfaces: whatever differs within one of them is a halo.
    const step = eachLevel({ width: 320, height: 240, data: Buffer.alloc(320 * 240 * 4, 255) }, (_, __, at) =>
      at % 320 < 120 ? 34 : 190,
    )
    const { after, done } = await mended(step, true)
    assert.ok(
      done.some(({ name }) => name === 'tone mapping'),
      JSON.stringify(done),
    )
    const row = Array.from({ length: 320 }, (_, x) => after.data[(120 * 320 + x) * 4]!)
    for (const side of [row.slice(0, 119), row.slice(121)]) {
      assert.ok(Math.max(...side) - Math.min(...side) <= 6, `${Math.min(...side)} to ${Math.max(...side)}`)
    }
  })

  it('makes pale colours stronger and skin hardly', async () => {
    const patch = ([r, g, b]: readonly number[]) =>
      eachLevel({ width: 64, height: 64, data: Buffer.alloc(64 * 64 * 4, 255) }, (_, channel) => [r, g, b][channel]!)
    const strength = async (colour: readonly number[]) => {
      const { vibrance } = await import('./vibrance.ts')
      const raster = patch(colour)
      vibrance(raster)
      const [r, g, b] = raster.data
      return (Math.max(r!, g!, b!) - Math.min(r!, g!, b!)) / (Math.max(...colour) - Math.min(...colour))
    }
    const [pale, skin, strong, grey] = [
      await strength([120, 150, 140]),
      await strength([205, 170, 150]),
      await strength([30, 60, 220]),
      await strength([120, 121, 120]),
    ]
    assert.ok(pale > 1.25, `pale ${pale}`)
    assert.ok(skin > 1 && skin < 1.2, `skin ${skin}`)
    assert.equal(strong, 1)
    assert.equal(grey, 1)
  })
})

/** Of some rows; of one channel, or of all three. */
function mean({ data, width }: Raster, top: number, bottom: number, channel?: number): number {
  const rows = data.subarray(top * width * 4, bottom * width * 4)
  const isCounted = (at: number) => (channel === undefined ? at % 4 !== 3 : at % 4 === channel)
  return rows.reduce((sum, value, at) => (isCounted(at) ? sum + value : sum), 0) / rows.length
}
