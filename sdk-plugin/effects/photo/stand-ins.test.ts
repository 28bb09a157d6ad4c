import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { imageOf } from '../../raster.ts'
import { STAND_INS, standIn } from './stand-ins.ts'

for (const kind of STAND_INS) {
  test(`${kind}: a whole picture with something in it, another one for another seed`, async () => {
    const one = await standIn(kind, 120, 150, 1)
    assert.deepEqual([one.width, one.height, one.data.length], [120, 150, 120 * 150 * 4])
    assert.ok(one.data.every((value, at) => at % 4 !== 3 || value === 255))
    const { channels } = await sharp(await imageOf(one).png().toBuffer()).stats()
    assert.ok(channels.some(({ stdev }) => stdev > 10))
    assert.deepEqual((await standIn(kind, 120, 150, 1)).data, one.data)
    assert.notDeepEqual((await standIn(kind, 120, 150, 2)).data, one.data)
  })
}
