import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const size = { width: 160, height: 160 }

type Picture = Awaited<ReturnType<typeof painted>>

const laid = async (thing: object) => {
  const things = [{ at: [0.5, 0.5], size: 0.4, ...thing }]
  return painted([{ do: 'solids', shadow: 0, things }] as never, size)
}

const isRed = ([r, g]: readonly number[]) => r! > 50 && g! < 0.55 * r!
const RED = { colours: ['#a01010', '#c81818'] }

test('a maple leaf has lobes and an oak leaf is notched, where a plain leaf is whole', async () => {
  const [plain, oak, maple] = await Promise.all(
    ['leaf', 'oak', 'maple'].map((form) => laid({ kind: 'leaf', at: [0.2, 0.5], size: 0.6, form, ...RED })),
  )
  /** Pixels at the outline for the root of all: more, the deeper it is cut. */
  const cut = (picture: Picture) => {
    const edge = picture.count((pixel, x, y) => {
      if (!isRed(pixel) || x < 1 || y < 1 || x > 158 || y > 158) return false
      return [picture.at(x - 1, y), picture.at(x + 1, y), picture.at(x, y - 1), picture.at(x, y + 1)].some(
        (beside) => !isRed(beside),
      )
    })
    return edge / Math.sqrt(picture.count(isRed))
  }
  assert.ok(cut(oak!) > 1.06 * cut(plain!), `${cut(oak!)} against ${cut(plain!)}`)
  assert.ok(cut(maple!) > 1.5 * cut(plain!), `${cut(maple!)} against ${cut(plain!)}`)
})

test('the folds of a rose are red in their depth, not grey', async () => {
  const rose = await laid({ kind: 'rose', ...RED })
  const dark = (pixel: readonly number[], x: number, y: number) => {
    return Math.hypot(x - 80, y - 80) < 40 && pixel[0]! > 30 && pixel[0]! < 128
  }
  const greyish = rose.count((pixel, x, y) => dark(pixel, x, y) && pixel[1] > 0.36 * pixel[0])
  const share = greyish / rose.count(dark)
  assert.ok(share < 0.12, `${share.toFixed(3)} of the dark pixels`)
})

test('a rose that looks aside shows the green that holds it', async () => {
  const isGreen = ([r, g, b]: readonly number[]) => g! > 1.4 * r! && g! > 1.4 * b!
  const [above, aside] = await Promise.all([
    laid({ kind: 'rose', ...RED }),
    laid({ kind: 'rose', tilt: 78, open: 0.1, ...RED }),
  ])
  assert.ok(aside.count(isGreen) > above.count(isGreen) + 10, `${aside.count(isGreen)} pixels`)
})

test('a blossom is darker in its folds than on its rims, though all of it has one colour', async () => {
  const daisy = await laid({ kind: 'daisy', colours: ['#c0a0a0', '#c0a0a0'] })
  const greys: number[] = []
  daisy.count(([r], x, y) => Math.hypot(x - 80, y - 80) > 26 && Math.hypot(x - 80, y - 80) < 46 && greys.push(r) > 0)
  greys.sort((a, b) => a - b)
  const [low, high] = [greys[Math.floor(greys.length * 0.05)]!, greys[Math.floor(greys.length * 0.95)]!]
  assert.ok(high > 1.28 * low, `from ${low} to ${high}`)
})

test('what is out of focus runs out over its outline and loses no light', async () => {
  const egg = { kind: 'egg', size: 0.2, colours: ['#c01010'] }
  const [sharp, soft] = await Promise.all([laid(egg), laid({ ...egg, soft: 0.04 })])
  const reds = (picture: Picture) => picture.count(([r, g]) => r > 1.15 * g)
  assert.ok(reds(soft) > 1.2 * reds(sharp), `${reds(soft)} against ${reds(sharp)}`)
  const [before, after] = [sharp.mean(1, 20, 20, 140, 140), soft.mean(1, 20, 20, 140, 140)]
  assert.ok(Math.abs(before - after) < 6, `${before} and ${after}`)
})

test('the paper of a present goes on over its sides', async () => {
  const colours = ['#a01010', '#a01010', '#f0f0f0']
  const present = await laid({ kind: 'present', size: 0.25, tilt: 50, colours })
  assert.ok(present.count((pixel, _, y) => isRed(pixel) && y > 92) > 300)
})

test('satin shines along its folds, cotton does not', async () => {
  const points = [
    [0, 0],
    [0.5, 0.02],
    [1, 0],
  ]
  const [satin, cotton] = await Promise.all(
    ['satin', 'cotton'].map((of) => {
      return laid({ kind: 'ruche', at: [0.1, 0.5], size: 0.8, colour: '#100406', width: 0.4, folds: 12, points, of })
    }),
  )
  const bright = (picture: Picture) =>
    picture.count(([, green], x, y) => Math.abs(y - 80) < 18 && x > 30 && x < 130 && green > 60)
  assert.ok(bright(satin!) > 2 * bright(cotton!), `${bright(satin!)} against ${bright(cotton!)}`)
})

test('a ruche ends at its mitre, where another is sewn to it', async () => {
  const points = [
    [0, 0],
    [0.5, 0.02],
    [1, 0],
  ]
  const ruche = { kind: 'ruche', at: [0.1, 0.5], size: 0.8, colour: '#c01010', width: 0.3, folds: 12, points }
  const [whole, cut] = await Promise.all([laid(ruche), laid({ ...ruche, mitre: 0.4 })])
  const beyond = (picture: Picture) => picture.count((pixel, x) => isRed(pixel) && x < 60)
  assert.ok(beyond(whole) > 500 && beyond(cut) < 0.02 * beyond(whole), `${beyond(whole)}, ${beyond(cut)}`)
  assert.ok(cut.count((pixel, x) => isRed(pixel) && x > 80) > 1000)
})
