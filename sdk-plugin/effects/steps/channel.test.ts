import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Recipe } from '../index.ts'
import { painted } from '../../../test/textart/painting.ts'

const SIZE = { width: 300, height: 150 }
const bold = { lettering: { weight: 900 } } as const
const stones: Recipe['steps'][number] = { do: 'channel', colours: [[0.02, 0.6, 0.05]], body: 1 }

test('stones fill most of the letters, of unlike brightness', async () => {
  const isGreen = ([r, g]: readonly number[]) => g! > r! + 12
  const covered = (await painted([{ do: 'fill', colour: [0, 1, 0] }], { ...SIZE, ...bold, text: 'TL' })).count(isGreen)
  const picture = await painted([stones], { ...SIZE, ...bold, text: 'TL' })
  const green = picture.count(isGreen)
  assert.ok(green > 0.6 * covered && green < 1.02 * covered, `${green} of ${covered}`)
  const bright = picture.count(([, g]) => g > 170)
  assert.ok(bright > 0.02 * covered && bright < 0.9 * covered, `${bright} of ${covered}`)
})

test('round ones where they leave room, balls where they meet', async () => {
  const count = async (more: object) => {
    const picture = await painted([{ ...stones, ...more }], { ...SIZE, ...bold, text: 'GR' })
    return [picture.count(([r, g]) => r > g + 25), picture.count(([, g, b]) => b > g + 25)] as const
  }
  const bare = await count({})
  const red = { colours: [[0.9, 0.02, 0.02]], body: 1 }
  const beads = { size: 0.06, material: { colour: [0, 0, 1], metal: 0, rough: 0.5 } }
  const full = await count({ melee: red, beads })
  assert.ok(full[0] > bare[0] + 8 && full[1] > bare[1] + 30, `${bare.join(' ')}, ${full.join(' ')}`)
})

test('emoji stay free', async () => {
  const picture = await painted([stones], { ...SIZE, text: '🍎' })
  const bare = await painted([], { ...SIZE, text: '🍎' })
  assert.ok(picture.count(([r, g]) => g > r + 40) < bare.count(([r, g]) => g > r + 40) + 60)
})
