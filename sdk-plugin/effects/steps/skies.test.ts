import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const OPTIONS = { width: 240, height: 120 }
const sum = ([r, g, b]: readonly [number, number, number]) => r + g + b

test('city: towers with windows up to the street, lamps as discs', async () => {
  const bare = { do: 'city', discs: 0, soft: 0, haze: '#000000', sky: ['#000000', '#000000'] } as const
  const town = await painted([{ ...bare, windows: ['#00ff00'] }], OPTIONS)
  assert.ok(town.count(([r, g]) => g > 60 && r < 40) > 150)
  assert.equal(
    town.count((p, _, y) => y < 2 && sum(p) > 30),
    0,
  )
  const lamps = await painted([{ ...bare, windows: ['#000000'], lamps: ['#ff0000'], discs: 40 }], OPTIONS)
  assert.ok(lamps.count(([r, g]) => r > 20 && g < 10) > 150)
})

test('storm: a flash lights the clouds around it', async () => {
  const storm = { do: 'storm', colours: ['#000000', '#202020'], haze: '#000000' } as const
  const flashes = [{ at: [0.2, 0.2] as const, size: 0.3, colour: '#4060ff', strength: 2 }]
  const [dark, lit] = [await painted([storm], OPTIONS), await painted([{ ...storm, flashes }], OPTIONS)]
  assert.ok(lit.mean(2, 30, 10, 66, 40) > dark.mean(2, 30, 10, 66, 40) + 30)
  assert.ok(Math.abs(lit.mean(2, 190, 60, 230, 110) - dark.mean(2, 190, 60, 230, 110)) < 4)
  const struck = await painted([{ ...storm, flashes, bolts: 3 }], OPTIONS)
  assert.ok(struck.mean(2, 0, 0, 240, 120) > lit.mean(2, 0, 0, 240, 120) + 0.3)
})

test('sunset: the sun where it is set, its glitter in the sea below', async () => {
  const sunset = { do: 'sunset', sun: [0.3, 0.4], size: 0.08, horizon: 0.6, clouds: 0 } as const
  const picture = await painted([sunset], OPTIONS)
  assert.ok(sum(picture.at(72, 46)) > 600)
  const glitter = (left: number) => picture.count((p, x, y) => y > 76 && x >= left && x < left + 40 && sum(p) > 480)
  assert.ok(glitter(52) > 3 * glitter(180) + 10, `${glitter(52)} and ${glitter(180)}`)
  const broken = await painted([{ ...sunset, glitter: 2 }], OPTIONS)
  const crossings = (one: typeof picture) =>
    one.count((p, x, y) => y > 80 && x > 30 && x < 110 && sum(p) > 480 !== sum(one.at(x - 1, y)) > 480)
  assert.ok(crossings(broken) > crossings(picture))
})

test('corridor: it runs to its point, lit frames around it', async () => {
  const corridor = { do: 'corridor', haze: '#000000', light: '#00ff00', accent: '#00ff00', vanish: [0.5, 0.5] } as const
  const [on, off] = [await painted([corridor], OPTIONS), await painted([{ ...corridor, power: 0 }], OPTIONS)]
  const isGreen = ([r, g]: readonly [number, number, number]) => g > r + 60
  assert.ok(on.count(isGreen) > 400 && off.count(isGreen) === 0)
  const [left, right] = [on.count((p, x) => x < 120 && isGreen(p)), on.count((p, x) => x >= 120 && isGreen(p))]
  assert.ok(Math.abs(left - right) < 0.1 * left, `${left} and ${right}`)
})

test('city: a lens makes discs of the windows, fewer and larger ones', async () => {
  const bare = { do: 'city', discs: 0, soft: 0, haze: '#000000', sky: ['#000000', '#000000'] } as const
  const [plain, far] = [await painted([bare], { text: ' .' }), await painted([{ ...bare, lens: 0.04 }], { text: ' .' })]
  const hot = (picture: typeof plain) => picture.count(([r]) => r > 225)
  const lit = (picture: typeof plain) => picture.count(([r]) => r > 12)
  assert.ok(hot(far) < hot(plain) && lit(far) > 400, `${hot(plain)} ${hot(far)} ${lit(far)}`)
})
