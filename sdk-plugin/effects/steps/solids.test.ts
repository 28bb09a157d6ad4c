import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'
import { KIND_NAMES, solidSchema } from '../solids/kinds.ts'

type Picture = Awaited<ReturnType<typeof painted>>

const SIDE = 160
const size = { width: SIDE, height: SIDE }

const laid = (thing: object, more = {}): Promise<Picture> => {
  return painted([{ do: 'solids', things: [{ at: [0.4, 0.4], size: 0.3, ...thing }], ...more }] as never, size)
}

const isRed = ([r, g, b]: readonly number[]) => r! > 60 && g! < 0.5 * r! && b! < 0.5 * r!
const isGrey = ([r, g, b]: readonly number[]) => Math.abs(r! - g!) < 4 && Math.abs(g! - b!) < 8

test('a body covers its place and throws its shadow away from the lamp', async () => {
  const egg = await laid({ kind: 'egg', size: 0.2, colours: ['#c01010'] })
  assert.ok(egg.count(isRed) > 400)
  assert.equal(
    egg.count((pixel, x, y) => isRed(pixel) && Math.hypot(x - 64, y - 64) > 40),
    0,
  )
  const dark = (side: 1 | -1) =>
    egg.count((pixel, x, y) => {
      return isGrey(pixel) && pixel[0] < 116 && Math.hypot(x - 64, y - 64) > 34 && (x - 64 + (y - 64)) * side > 0
    })
  assert.ok(dark(1) > dark(-1) + 20, `${dark(1)} below on the right, ${dark(-1)} above on the left`)
})

test('a long thing lies in its direction, from its place on', async () => {
  const pencil = (turn: number) => laid({ kind: 'pencil', at: [0.5, 0.5], size: 0.45, turn, colour: '#c01010' })
  const [right, down] = [await pencil(0), await pencil(90)]
  const reds = (picture: Picture, where: (x: number, y: number) => boolean) =>
    picture.count((pixel, x, y) => isRed(pixel) && where(x, y))
  assert.ok(reds(right, (x) => x > 90) > 40)
  assert.equal(
    reds(right, (x) => x < 76),
    0,
  )
  assert.ok(reds(down, (_, y) => y > 90) > 40)
})

test('the last thing lies on top', async () => {
  const egg = (colour: string) => ({ kind: 'egg', at: [0.5, 0.5], size: 0.2, colours: [colour] })
  const things = [egg('#c01010'), egg('#1010c0')]
  const picture = await painted([{ do: 'solids', things }] as never, size)
  assert.ok(picture.count(isRed) < 8)
})

describe('each kind', () => {
  /** What a kind can not do without. */
  const REQUIRED: Record<string, object> = {
    egg: { colours: ['#c01010'] },
    strip: {
      colour: '#c01010',
      points: [
        [0, 0],
        [0.5, 0.2],
        [1, 0],
      ],
    },
    ruche: {
      colour: '#c01010',
      folds: 12,
      points: [
        [0, 0],
        [0.5, 0.2],
        [1, 0],
      ],
    },
    coil: { rings: 4 },
    present: { colours: ['#c01010', '#ffffff', '#d0a040'] },
    cake: { sponge: '#c09040', cream: '#ffffff', icing: '#c01010', candles: ['#1010c0'] },
  }
  const TRIES = [{}, { colour: '#c01010' }, { colours: ['#901010', '#c01010'] }]

  for (const kind of KIND_NAMES) {
    test(`${kind} is seen, and lies on the table`, async () => {
      const fields = [REQUIRED[kind], ...TRIES].find((each) => {
        return each && solidSchema.safeParse({ kind, at: [0.4, 0.4], size: 0.3, ...each }).success
      })
      assert.ok(fields, `no fields for ${kind}`)
      const [bare, picture] = [await painted([], size), await laid({ kind, ...fields })]
      const changed = picture.count((pixel, x, y) => Math.abs(pixel[0] - bare.at(x, y)[0]) > 12)
      assert.ok(changed > 60, `${changed} pixels`)
    })
  }
})
