import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const LETTERING = { font: 'poster', weight: 900, height: 0.6, width: 0.5 } as const
const OPTIONS = { ground: '#000000', lettering: LETTERING, width: 240, height: 160 }
const walls = {
  do: 'extrude',
  to: [0.2, 0],
  material: { colour: [0.02, 0.02, 0.02], metal: 0, rough: 0.8 },
} as const
const strip = { colour: '#00ff00', gain: 4 } as const

test('strips shine in the walls, all round, and nowhere else', async () => {
  const dark = await painted([walls], OPTIONS)
  const lit = await painted([{ ...walls, strips: [{ at: 0.5, ...strip }] }], OPTIONS)
  const isGreen = ([r, g]: readonly [number, number, number]) => g > 200 && r < 120
  assert.equal(dark.count(isGreen), 0)
  assert.ok(lit.count(isGreen) > 40)
  assert.equal(
    lit.count((pixel, x) => x < 60 && isGreen(pixel)),
    0,
  )
})

test('a strip further back lies further along the sweep', async () => {
  const right = async (at: number) => {
    const picture = await painted([{ ...walls, strips: [{ at, wash: 0, ...strip }] }], OPTIONS)
    let last = 0
    picture.count(([, g], x) => {
      if (g > 150 && x > last) last = x
      return false
    })
    return last
  }
  assert.ok((await right(0.8)) > (await right(0.3)) + 3)
})

test('walls of crumb are uneven and their edge is not straight', async () => {
  const cake = { ...walls, material: { colour: [0.6, 0.3, 0.12], metal: 0, rough: 0.9 } } as const
  const spread = async (step: object) => {
    const picture = await painted([{ ...cake, ...step }], OPTIONS)
    let sum = 0
    picture.count((pixel, x, y) => {
      if (x > 0 && pixel[0] > 12) sum += Math.abs(pixel[0] - picture.at(x - 1, y)[0])
      return false
    })
    return sum
  }
  const [smooth, crumbly] = [await spread({}), await spread({ crumb: { size: 0.04 } })]
  assert.ok(crumbly > smooth * 1.2, `${smooth} ${crumbly}`)
})

test('a bead along the walls catches light that plain walls do not, a groove on its other side', async () => {
  const metal = { ...walls, to: [0, -0.25], material: { like: 'gold', rough: 0.12 } } as const
  const rows = async (rise?: number) => {
    const mouldings = rise === undefined ? {} : { mouldings: [{ at: 0.5, width: 0.8, rise }] }
    const picture = await painted([{ ...metal, ...mouldings }], OPTIONS)
    return Array.from({ length: OPTIONS.height }, (_, y) => picture.at(OPTIONS.width / 2, y)[0])
  }
  const [plain, bead, groove] = [await rows(), await rows(0.5), await rows(-0.5)]
  assert.notDeepEqual(bead, plain)
  const apart = bead.map((light, y) => light - groove[y]!)
  assert.ok(Math.max(...apart) > 15 && Math.min(...apart) < -15, `${Math.max(...apart)} ${Math.min(...apart)}`)
})

test('walls of polished sheet mirror lamps unevenly', async () => {
  const metal = { ...walls, to: [0, -0.25], material: { like: 'gold', rough: 0.12 } } as const
  const tones = async (uneven: number) => {
    const picture = await painted([{ ...metal, uneven }], OPTIONS)
    const found = new Set<number>()
    picture.count(([r], _x, y) => {
      if (y === 30) found.add(r)
      return false
    })
    return found.size
  }
  assert.ok((await tones(0.3)) > (await tones(0)))
})
