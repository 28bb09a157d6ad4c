import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const WHITE = { colour: [1, 1, 1], shade: [0.9, 0.9, 0.9] } as const
const lettering = { font: 'poster', weight: 400, height: 0.5, centre: [0.5, 0.4] } as const

test('the foot sinks in, the head stands free', async () => {
  const picture = await painted(
    [
      { do: 'fill', colour: '#000000' },
      { do: 'drift', ...WHITE, height: 0.2 },
    ],
    { lettering },
  )
  assert.ok(picture.mean(0, 98, 63, 102, 65) > 180)
  assert.ok(picture.mean(0, 98, 25, 102, 45) < 20)
})

test('a letter that ends higher than its neighbour stands on a higher heap', async () => {
  const top = async (text: string) => {
    const picture = await painted([{ do: 'drift', ...WHITE, height: 0.05, gaps: 0.05 }], {
      text,
      lettering: { font: 'sans', weight: 800, height: 0.5, centre: [0.5, 0.4] },
      width: 300,
    })
    const tops = [0, 1].map((half) => {
      for (let y = 0; y < 100; y++) if (picture.mean(0, 60 + half * 100, y, 140 + half * 100, y + 1) > 140) return y
      return 100
    })
    return tops[1]! - tops[0]!
  }
  // The right letter hangs below the line in the one and stands on it in the other.
  assert.ok((await top('Ig')) > (await top('II')) + 3)
})

test('the shadow that the letters throw lies on the heap as on the ground', async () => {
  const foot = async (strength: number) => {
    const picture = await painted(
      [
        { do: 'cast', strength, lean: 0, contact: 0, length: 0.5, tint: [0, 0, 0] },
        { do: 'fill', colour: '#000000' },
        { do: 'drift', ...WHITE, height: 0.2 },
      ],
      { lettering },
    )
    return picture.mean(0, 98, 64, 102, 70)
  }
  assert.ok((await foot(1)) < 0.6 * (await foot(0)))
})

test('in heaps it leaves bare ground between them', async () => {
  const columns = async (heaps: number) => {
    const picture = await painted(
      [
        { do: 'fill', colour: '#000000' },
        { do: 'drift', ...WHITE, height: 0.1, heaps },
      ],
      { width: 600, height: 100, text: 'IIIIII', lettering },
    )
    let covered = 0
    for (let x = 0; x < 600; x++) if (picture.mean(0, x, 60, x + 1, 75) > 180) covered++
    return covered
  }
  assert.ok((await columns(1)) < 0.8 * (await columns(0)))
})
