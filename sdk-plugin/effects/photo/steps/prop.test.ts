import assert from 'node:assert/strict'
import { test } from 'node:test'
import { at, near, painted } from '../../../../test/photoframe/painted.ts'

const PAPER = {
  do: 'artwork',
  view: [160, 120],
  blend: 'over',
  marks: [{ draw: 'path', path: 'M0 0H160V120H0Z', fill: '#c0c0c0' }],
}

test('a thing lies where it is put and shades the paper beside it', async () => {
  const picture = await painted([PAPER, { do: 'prop', kind: 'pen', at: [0.5, 0.5], size: 0.9 }])
  let [darker, lighter] = [0, 0]
  for (let x = 30; x < 130; x++) {
    const light = at(picture, x, 60)[1]!
    if (light < 0xa8) darker++
    if (light > 0xc8) lighter++
  }
  assert.ok(darker > 4 && darker < 40, String(darker))
  assert.ok(lighter < 4, String(lighter))
  assert.ok(near(at(picture, 6, 60), [0xc0, 0xc0, 0xc0]))
})

test('what reaches out of the frame is cut off', async () => {
  const picture = await painted([PAPER, { do: 'prop', kind: 'chalks', at: [1, 1], size: 0.6 }])
  assert.ok(near(at(picture, 20, 20), [0xc0, 0xc0, 0xc0]))
  assert.equal(picture.pixels.length, 160 * 120 * 3)
})
