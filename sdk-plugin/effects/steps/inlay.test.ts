import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Recipe } from '../index.ts'
import { painted } from '../../../test/textart/painting.ts'

const SIZE = { width: 300, height: 150 }
const stones: Recipe['steps'][number] = { do: 'inlay', colours: [[0.02, 0.6, 0.05]], girdle: 0.9 }

test('stones fill the letters from edge to edge, of unlike brightness, with dark cuts between', async () => {
  const picture = await painted([stones], { ...SIZE, text: '■' })
  const flat = await painted([{ do: 'fill', colour: [0, 1, 0] }], { ...SIZE, text: '■' })
  const isGreen = ([r, g]: readonly number[]) => g! > r! + 12
  const covered = flat.count(isGreen)
  const green = picture.count(isGreen)
  assert.ok(green > 0.7 * covered && green < 1.05 * covered, `${green} of ${covered}`)
  assert.ok(picture.count(([r, g, b]) => r + g + b < 90) > 0.01 * covered)
  assert.ok(picture.count(([, g]) => g > 200) > 0.01 * covered)
})

test('emoji stay free', async () => {
  const picture = await painted([stones], { ...SIZE, text: '🍎' })
  const bare = await painted([], { ...SIZE, text: '🍎' })
  assert.ok(picture.count(([r, g]) => g > r + 40) < bare.count(([r, g]) => g > r + 40) + 60)
})
