import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const steps = [{ do: 'fill' as const, colour: '#ffffff' }]
const lettering = { weight: 900, height: 0.9 } as const

describe('letters broken by a blow', () => {
  test('gaps part the pieces, and most of the letter stays', async () => {
    const blow = { do: 'shards', at: [0.5, 0.5], shift: 0, steps } as const
    const lit = async (gap: number) => {
      const picture = await painted([{ ...blow, gap }], { text: 'H', lettering, ground: '#000000' })
      return picture.count(([, g]) => g > 128)
    }
    const [whole, broken] = [await lit(0), await lit(0.08)]
    assert.ok(broken < 0.97 * whole && broken > 0.5 * whole, `${broken} of ${whole}`)
  })

  test('small pieces at the blow fall out', async () => {
    const blow = { do: 'shards', at: [0.4, 0.5], gap: 0, shift: 0, steps } as const
    const lit = async (lost: number) => {
      const picture = await painted([{ ...blow, lost }], { text: 'H', lettering, ground: '#000000' })
      return picture.count(([, g]) => g > 128)
    }
    const [whole, some, most] = [await lit(0), await lit(0.5), await lit(1)]
    assert.ok(some < 0.99 * whole && most < 0.9 * some, `${whole}, ${some}, ${most}`)
  })

  test('splinters fall beside the letters, and leave those as they are', async () => {
    const blow = { do: 'shards', at: [0.5, 0.5], gap: 0, shift: 0.02, steps } as const
    const small = { weight: 700, height: 0.5 } as const
    const of = (splinters: number) =>
      painted([{ ...blow, splinters, largest: 0.15 }], { text: 'Gateway', lettering: small, ground: '#000000' })
    const [none, some] = [await of(0), await of(60)]
    assert.ok(some.count(([, g], x, y) => g > 128 && none.at(x, y)[1] < 20) > 20)
    assert.equal(
      none.count(([, g], x, y) => g > 128 && some.at(x, y)[1] < 100),
      0,
    )
  })

  test('pieces move aside', async () => {
    const blow = { do: 'shards', at: [0.5, 0.5], gap: 0, steps } as const
    const still = await painted([{ ...blow, shift: 0 }], { text: 'H', lettering, ground: '#000000' })
    const moved = await painted([{ ...blow, shift: 0.1 }], { text: 'H', lettering, ground: '#000000' })
    assert.ok(moved.count(([, g], x, y) => g > 128 && still.at(x, y)[1] < 20) > 20)
  })

  test('pieces turn where they are', async () => {
    const blow = { do: 'shards', at: [0.5, 0.5], gap: 0, shift: 0, steps } as const
    const still = await painted([{ ...blow, turn: 0 }], { text: 'H', lettering, ground: '#000000' })
    const turned = await painted([{ ...blow, turn: 0.3 }], { text: 'H', lettering, ground: '#000000' })
    assert.ok(turned.count(([, g], x, y) => g > 128 && still.at(x, y)[1] < 20) > 20)
  })
})

describe('strokes cut across', () => {
  test('lead crosses them without tangles', async () => {
    const dark = [{ do: 'fill' as const, colour: '#000000' }]
    const leadOf = async (size: number) => {
      const window = { do: 'leaded', on: 'letters', pattern: 'cuts', lead: 0.06, outline: 0, streaks: 0, size } as const
      const picture = await painted([{ ...window, colours: ['#ffffff'], steps: dark }], {
        text: 'H',
        lettering,
        ground: '#ffffff',
      })
      return picture.count(([, g]) => g < 60)
    }
    const [few, more] = [await leadOf(0.6), await leadOf(0.25)]
    assert.ok(more > few && more < 2000, `${more}, ${few}`)
  })
})
