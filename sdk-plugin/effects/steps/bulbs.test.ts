import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const bulbs = { do: 'bulbs' as const, colours: ['#00ff00'], wash: 0, dead: 0 }
const isLit = ([r, g]: readonly [number, number, number]) => g > 200 && r < 255

test('lamps stand along the stroke with dark between them', async () => {
  const picture = await painted([bulbs], { ground: '#000000', width: 240, height: 160 })
  const column = Array.from({ length: 160 }, (_, y) => isLit(picture.at(120, y)))
  const changes = column.filter((lit, y) => y > 0 && lit !== column[y - 1]).length
  assert.ok(changes >= 8, `${changes}`)
})

test('farther apart there are fewer, dead ones give no light', async () => {
  const options = { ground: '#000000', width: 240, height: 160 }
  const [near, far, dead] = [
    await painted([bulbs], options),
    await painted([{ ...bulbs, apart: 0.3 }], options),
    await painted([{ ...bulbs, dead: 1 }], options),
  ]
  assert.ok(far.count(isLit) < near.count(isLit) * 0.6)
  assert.ok(dead.count(([, g]) => g > 235) === 0 && near.count(([, g]) => g > 235) > 50)
})

test('they light the faces, and the scene only when asked to', async () => {
  const options = { ground: '#000000', width: 240, height: 160 }
  const [faces, scene] = [
    await painted([{ ...bulbs, wash: 8 }], options),
    await painted([{ ...bulbs, wash: 8, onto: 'scene' }], options),
  ]
  assert.ok(faces.mean(1, 60, 40, 90, 120) < 1 && scene.mean(1, 60, 40, 90, 120) > 4)
})

test('lamps that want more room than the stroke has are left out', async () => {
  const options = { ground: '#000000', width: 240, height: 160 }
  const [some, none] = [await painted([bulbs], options), await painted([{ ...bulbs, room: 6 }], options)]
  assert.ok(some.count(isLit) > 50 && none.count(isLit) === 0)
})

test('a tinted face keeps its colour in their light, another takes that of the ground', async () => {
  const options = { ground: '#000000', width: 240, height: 160 }
  const red = { do: 'fill' as const, colour: '#600000' }
  const white = { ...bulbs, colours: ['#ffffff' as const], wash: 8, ground: '#606060' as const }
  const [tinted, grey] = [
    await painted([red, { ...white, tinted: true }], options),
    await painted([red, white], options),
  ]
  const isFace = ([r, g]: readonly [number, number, number]) => r > 110 && g < 40
  assert.ok(tinted.count(isFace) > 100 && grey.count(isFace) < 0.2 * tinted.count(isFace))
})

test('full: broad parts of a stroke have lamps beside those along its middle', async () => {
  const options = { ground: '#000000', width: 240, height: 160, text: 'M' }
  const lamps = { ...bulbs, size: 0.02, apart: 0.09 }
  const [row, all] = [await painted([lamps], options), await painted([{ ...lamps, full: true }], options)]
  assert.ok(all.count(isLit) > 1.15 * row.count(isLit), `${all.count(isLit)} ${row.count(isLit)}`)
})

test('a filament is a bow of light in a clear bulb', async () => {
  const options = { ground: '#000000', width: 240, height: 160 }
  const large = { ...bulbs, size: 0.09, room: 0, apart: 0.4, power: 0.5 }
  const tones = async (filament: number) => {
    const picture = await painted([{ ...large, filament }], options)
    const values = Array.from({ length: 160 * 240 }, (_, at) => picture.at(at % 240, Math.floor(at / 240))[1])
    return { lit: values.filter((value) => value > 130).length, most: Math.max(...values) }
  }
  const [frosted, clear] = [await tones(0), await tones(0.2)]
  assert.ok(clear.lit < 0.8 * frosted.lit && clear.most > 200, JSON.stringify({ frosted, clear }))
})
