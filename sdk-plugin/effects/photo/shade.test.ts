import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { at, painted } from '../../../test/photoframe/painted.ts'
import { belowLamp, throughPanes, underLeaves } from './shade.ts'

const paper = {
  do: 'artwork',
  view: [4, 3],
  blend: 'over',
  marks: [{ draw: 'path', path: 'M0 0H4V3H0Z', fill: '#c0c0c0' }],
}

describe('shade', () => {
  for (const [name, step] of Object.entries({ leaves: underLeaves(), panes: throughPanes(), lamp: belowLamp() })) {
    test(`${name}: some of the frame is darker, none of it lighter`, async () => {
      const picture = await painted([paper, step])
      const tones = Array.from(
        { length: 600 },
        (_, each) => at(picture, (each % 30) * 5, Math.floor(each / 30) * 5)[1]!,
      )
      assert.ok(Math.max(...tones) <= 0xc2, String(Math.max(...tones)))
      assert.ok(tones.filter((tone) => tone < 0xb0).length > 20)
    })
  }

  test('leaves leave the middle in the light', async () => {
    const picture = await painted([paper, underLeaves()])
    assert.ok(at(picture, 80, 60)[1]! > 0xb8)
  })

  test('another variant is another twig', () => {
    assert.notDeepEqual(underLeaves().marks, underLeaves({ variant: 1 }).marks)
  })
})
