import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { loadCanvas } from '../../../text/index.ts'
import { artworkSchema, prepareArtwork } from './artwork.ts'

before(loadCanvas)

const SIZE = { width: 120, height: 90 }

function lettered(text: object | string) {
  const mark = { draw: 'text', text, box: [0, 0, 120, 90], size: 60, lines: 1, font: 'sans' }
  return artworkSchema.parse({ do: 'artwork', view: [120, 90], marks: [mark] })
}

const said = (text: string) => ({ texts: { name: text } })

describe('a drawing with words', () => {
  const step = lettered({ input: 'name', default: 'Ann' })

  test('is kept as long as they are the same', async () => {
    const first = await prepareArtwork(step, SIZE, said('Bo'))
    assert.equal(await prepareArtwork(step, SIZE, said('Bo')), first)
    assert.equal(await prepareArtwork(step, SIZE, said('Ann')), await prepareArtwork(step, SIZE, { texts: {} }))
  })

  test('is another for other words, another size and none', async () => {
    const first = await prepareArtwork(step, SIZE, said('Bo'))
    const other = await prepareArtwork(step, SIZE, said('Al'))
    assert.notDeepEqual(other.pixels, first.pixels)
    assert.equal((await prepareArtwork(step, { width: 240, height: 180 }, said('Bo'))).width, 240)
    assert.equal((await prepareArtwork(step, SIZE, said(''))).pixels.length, 0)
  })

  test('with a date is of its day', async () => {
    const dated = lettered({ input: 'day', default: { today: 'year' } })
    const of = (year: number) => prepareArtwork(dated, SIZE, { texts: {}, today: new Date(Date.UTC(year, 5, 1)) })
    assert.notDeepEqual((await of(2027)).pixels, (await of(2031)).pixels)
  })
})
