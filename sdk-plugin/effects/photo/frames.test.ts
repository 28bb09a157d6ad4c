import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type * as z from 'zod'
import { at, evenPhoto, near, painted, recipeOf } from '../../../test/photoframe/painted.ts'
import { fieldsOf, photoInputsOf } from './fields.ts'
import { frameRecipeSchema } from './recipe.ts'
import { renderFrame } from './render.ts'

const square = (path: string, fill: string) => ({
  do: 'artwork',
  view: [160, 120],
  marks: [{ draw: 'path', path, fill }],
})

describe('artwork', () => {
  test('as ink takes the tone of the paper', async () => {
    const picture = await painted(
      [square('M0 0H160V120H0Z', '#c0c0c0'), { ...square('M40 40H80V80H40Z', '#ff0000'), blend: 'ink' }].map(
        (step, index) => (index === 0 ? { ...step, blend: 'over' } : step),
      ),
    )
    assert.ok(near(at(picture, 10, 10), [0xc0, 0xc0, 0xc0]), String(at(picture, 10, 10)))
    assert.ok(near(at(picture, 60, 60), [0xc0, 0, 0]), String(at(picture, 60, 60)))
  })

  test('over covers, light adds', async () => {
    const picture = await painted([
      { ...square('M0 0H160V120H0Z', '#404040'), blend: 'over' },
      { ...square('M0 0H80V120H0Z', '#0000b0'), blend: 'over' },
      { ...square('M100 0H160V120H100Z', '#900000'), blend: 'light' },
    ])
    assert.ok(near(at(picture, 40, 60), [0, 0, 0xb0]), String(at(picture, 40, 60)))
    const [r, g] = at(picture, 130, 60)
    assert.ok(r! > 0x90 && g! > 0x38 && g! < 0x48)
  })

  test('worn ink lets the paper through in places', async () => {
    const tones = async (worn: number) => {
      const paper = { ...square('M0 0H160V120H0Z', '#c0c0c0'), blend: 'over' }
      const picture = await painted([paper, { ...square('M0 0H160V120H0Z', '#000000'), worn }])
      return new Set(picture.pixels.map((value) => value >> 5)).size
    }
    assert.equal(await tones(0), 1)
    assert.ok((await tones(0.7)) > 4)
  })

  test('can be redrawn as photos are, within its own outline', async () => {
    const marks = [{ draw: 'path', path: 'M0 0H80V120H0Z', fill: '#a03020' }]
    const treat = [{ kind: 'grade', saturation: 0, grain: 0 }]
    const drawing = { do: 'artwork', view: [160, 120], blend: 'over', marks, treat }
    const paper = { ...square('M0 0H160V120H0Z', '#c0c0c0'), blend: 'over' }
    const picture = await painted([paper, drawing])
    const [r, g, b] = at(picture, 40, 60)
    assert.ok(Math.abs(r! - g!) < 3 && Math.abs(g! - b!) < 3, String([r, g, b]))
    assert.ok(near(at(picture, 120, 60), [0xc0, 0xc0, 0xc0]), String(at(picture, 120, 60)))
  })

  test('out of focus runs out over its edge', async () => {
    const tones = async (soft: number) => {
      const drawing = { ...square('M0 0H80V120H0Z', '#ffffff'), blend: 'over', soft }
      const picture = await painted([{ ...square('M0 0H160V120H0Z', '#202020'), blend: 'over' }, drawing])
      return Array.from({ length: 40 }, (_, x) => at(picture, 60 + x, 60)[0]!).filter((tone) => tone > 60 && tone < 200)
    }
    assert.ok((await tones(0)).length <= 2)
    assert.ok((await tones(0.04)).length > 6)
  })

  test('chalk is broken by the tooth of its ground from pixel to pixel, its lines stay legible', async () => {
    const rows = async (tooth: number) => {
      const slate = { ...square('M0 0H160V120H0Z', '#204030'), blend: 'over' }
      const picture = await painted([slate, { ...square('M0 0H160V120H0Z', '#ffffff'), blend: 'over', tooth }])
      return Array.from({ length: 120 }, (_, y) =>
        Array.from({ length: 60 }, (_, x) => at(picture, 50 + x, y)[0]!),
      ).flat()
    }
    const steps = (tones: number[]) => tones.filter((tone, n) => n > 0 && Math.abs(tone - tones[n - 1]!) > 12).length
    const [even, chalk] = [await rows(0), await rows(0.8)]
    assert.equal(steps(even), 0)
    assert.ok(steps(chalk) > 0.2 * chalk.length, `${steps(chalk)}`)
    const mean = chalk.reduce((sum, tone) => sum + tone, 0) / chalk.length
    assert.ok(mean > 130 && mean < 245, `${mean}`)
  })
})

describe('sheets', () => {
  const red = square('M0 0H160V120H0Z', '#b00000')
  const white = { ...square('M0 0H160V120H0Z', '#c0c0c0'), blend: 'over' }

  test('are laid as one thing, and cover what is below', async () => {
    const sheet = { do: 'sheet', at: [0.5, 0.5], size: [0.5, 0.5], steps: [{ ...red, blend: 'over' }] }
    const picture = await painted([white, sheet])
    assert.ok(near(at(picture, 80, 60), [0xb0, 0, 0]))
    assert.ok(near(at(picture, 20, 60), [0xc0, 0xc0, 0xc0]))
  })

  test('end at their outline', async () => {
    const outline = { path: 'M0 0H50V100H0Z', view: [100, 100] }
    const sheet = { do: 'sheet', size: [0.5, 0.5], steps: [{ ...red, blend: 'over' }], outline }
    const picture = await painted([white, sheet])
    assert.ok(near(at(picture, 60, 60), [0xb0, 0, 0]))
    assert.ok(near(at(picture, 100, 60), [0xc0, 0xc0, 0xc0]))
  })

  test('cast shadows beside them', async () => {
    const shadows = [{ offset: [0.1, 0], blur: 0.01, strength: 0.5 }]
    const sheet = { do: 'sheet', size: [0.5, 0.5], steps: [{ ...red, blend: 'over' }], shadows }
    const picture = await painted([white, sheet])
    assert.ok(at(picture, 125, 60)[0]! < 170, String(at(picture, 125, 60)))
    assert.ok(at(picture, 20, 60)[0]! > 188)
  })

  test('show their cut edges, and the long shadow of a corner that bends up', async () => {
    const sheet = { do: 'sheet', size: [0.5, 0.5], steps: [{ ...red, blend: 'over' }] }
    const bow = { bend: 0, gleam: 0, corner: 1 }
    const picture = await painted([white, { ...sheet, cut: 1, bow }])
    const plain = await painted([white, sheet])
    assert.ok(at(picture, 80, 30)[0]! > at(plain, 80, 30)[0]! + 10, String(at(picture, 80, 30)))
    assert.ok(at(picture, 60, 89)[0]! < at(plain, 60, 89)[0]! - 30, String(at(picture, 60, 89)))
    assert.ok(at(picture, 121, 92)[0]! < 178 && at(picture, 37, 92)[0]! > 185, String(at(picture, 121, 92)))
    assert.ok(near(at(plain, 121, 92), [0xc0, 0xc0, 0xc0]))
  })

  test('hold photos', async () => {
    const sheet = { do: 'sheet', size: [0.5, 0.5], steps: [{ do: 'photo' }] }
    const picture = await painted([white, sheet], { photo: evenPhoto(40, 30, [20, 40, 200]) })
    assert.ok(near(at(picture, 80, 60), [20, 40, 200], 10), String(at(picture, 80, 60)))
  })
})

describe('aged paper', () => {
  const white = { ...square('M0 0H160V120H0Z', '#c0c0c0'), blend: 'over' }

  test('is brown at its edges', async () => {
    const aged = { do: 'aged', yellow: 0, edges: 1, creases: 0, stains: 0, foxing: 0 }
    const picture = await painted([white, aged])
    assert.ok(at(picture, 1, 60)[2]! < at(picture, 80, 60)[2]! - 30)
  })

  test('is worn along its folds, also where it is printed', async () => {
    const black = square('M0 0H160V120H0Z', '#000000')
    const options = { yellow: 0, edges: 0, creases: 0, stains: 0, foxing: 0, wear: 1 }
    const picture = await painted([white, black, { do: 'aged', ...options, folds: { x: [0.5] } }], {
      shape: [640, 480],
    })
    const column = (x: number) => Math.max(...Array.from({ length: 480 }, (_, y) => at(picture, x, y)[0]!))
    assert.ok(Math.max(column(319), column(320)) > 60)
    assert.ok(column(120) < 20)
  })

  test('is the same for the same seed, and another for another', async () => {
    const [once, again, other] = await Promise.all(
      [1, 1, 2].map((seed) => painted([white, { do: 'aged', stains: 4 }], { seed })),
    )
    assert.deepEqual(once!.pixels, again!.pixels)
    assert.notDeepEqual(once!.pixels, other!.pixels)
  })
})

describe('parameters', () => {
  const accepts = (field: unknown, value: unknown) => (field as z.ZodType).safeParse(value).success
  const type = (text: object) => {
    return { do: 'artwork', view: [4, 3], marks: [{ draw: 'text', box: [0, 0, 4, 3], text }] }
  }

  test('are found on sheets and in the slots of plates', () => {
    const recipe = recipeOf([
      { do: 'sheet', steps: [{ do: 'photo', input: 'url' }, type({ input: 'title' })] },
      { do: 'photo', input: 'none', standIn: 'sea' },
      { do: 'baked', plate: '/plate', slots: [{ input: 'url2' }, { sheet: [{ do: 'photo', input: 'url3' }] }] },
    ])
    assert.deepEqual(photoInputsOf(recipe), ['url', 'url2', 'url3'])
    assert.deepEqual(Object.keys(fieldsOf(recipe)).toSorted(), ['title', 'url', 'url2', 'url3'])
  })

  test('without a default are required, with one they are not', () => {
    const fields = fieldsOf(recipeOf([type({ input: 'text1' }), type({ input: 'name', default: '' })]))
    assert.equal(accepts(fields.text1, undefined), false)
    assert.equal(accepts(fields.name, undefined), true)
  })

  test('a month is a year and a number', () => {
    const marks = [{ draw: 'month', part: 'days', box: [0, 0, 4, 3] }]
    const { month } = fieldsOf(recipeOf([{ do: 'artwork', view: [4, 3], marks }]))
    assert.ok(accepts(month, '2027-03') && accepts(month, undefined))
    for (const wrong of ['2027-13', '2027-3', 'March', '']) assert.equal(accepts(month, wrong), false, wrong)
  })
})

describe('a photo in an outline', () => {
  const photo = evenPhoto(40, 30, [200, 40, 40])
  const white = { ...square('M0 0H160V120H0Z', '#ffffff'), blend: 'over' }
  const outline = { path: 'M0 0H50V100H0Z', view: [100, 100] }

  test('is seen within it only', async () => {
    const picture = await painted([white, { do: 'photo', outline }], { photo })
    assert.ok(near(at(picture, 40, 60), [200, 40, 40], 12), String(at(picture, 40, 60)))
    assert.ok(near(at(picture, 120, 60), at(picture, 156, 60), 2))
    assert.ok(at(picture, 120, 60)[1]! > 200)
  })

  test('fades where the outline is soft', async () => {
    const picture = await painted([white, { do: 'photo', outline: { ...outline, soft: 0.1 } }], { photo })
    const [near80, far] = [at(picture, 80, 60)[1]!, at(picture, 120, 60)[1]!]
    assert.ok(near80 > 60 && near80 < far - 20, `${near80} ${far}`)
  })
})

test('a photo of nobody is not cut', async () => {
  const photo = evenPhoto(80, 60, [200, 40, 40])
  const [whole, cut] = [
    await painted([{ do: 'photo' }], { photo }),
    await painted([{ do: 'photo', cut: true }], { photo }),
  ]
  assert.deepEqual(cut.pixels, whole.pixels)
})

test('people cut out for a layer of their own are not there when the photo shows nobody', async () => {
  const photo = evenPhoto(80, 60, [200, 40, 40])
  const ground = square('M0 0H160V120H0Z', '#404040')
  const people = await painted([ground, { do: 'photo', cut: 'people' }], { photo })
  assert.deepEqual(people.pixels, (await painted([ground], { photo })).pixels)
})

describe('grain', () => {
  const deviationOf = async (steps: unknown[], finish: object) => {
    const recipe = frameRecipeSchema.parse({ shape: [160, 120], steps, finish })
    const { pixels } = await renderFrame(recipe, { photos: {}, texts: {} })
    const tones = Float64Array.from({ length: pixels.length / 3 }, (_, pixel) => pixels[pixel * 3]!)
    const mean = tones.reduce((sum, tone) => sum + tone, 0) / tones.length
    return Math.sqrt(tones.reduce((sum, tone) => sum + (tone - mean) ** 2, 0) / tones.length)
  }
  const paper = [{ ...square('M0 0H160V120H0Z', '#808080'), blend: 'over' }]
  const still = { vignette: 0, bloom: { strength: 0 } }

  test('is as strong as the recipe says, and of what is drawn there is none by itself', async () => {
    assert.ok((await deviationOf(paper, still)) < 0.6)
    assert.ok(Math.abs((await deviationOf(paper, { ...still, grain: 4 })) - 4) < 0.4)
  })
})

test('a frame is as high as its own width asks for, which is a multiple of four', async () => {
  const recipe = frameRecipeSchema.parse({ shape: [66, 80], steps: [square('M0 0H160V120H0Z', '#ffffff')] })
  const { width, height } = await renderFrame(recipe, { photos: {}, texts: {} }, { scale: 1.6 })
  assert.deepEqual([width, height], [104, 126])
})
