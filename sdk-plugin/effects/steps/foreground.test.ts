import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const BAR = { do: 'shape', path: 'M0 60H100V100H0Z', height: 1, at: [0.5, 0.5] } as const

test('what covers, darkens or lightens does so over whatever is there', async () => {
  for (const ground of ['#203040', '#c0b0a0']) {
    for (const fill of [
      { do: 'fill', colour: '#ff0000', opacity: 0.5 },
      { do: 'fill', colour: '#808080', blend: 'multiply' },
      { do: 'fill', colour: '#102010', blend: 'add' },
    ] as const) {
      const direct = await painted([{ ...BAR, steps: [fill] }], { ground })
      const kept = await painted([{ do: 'foreground', steps: [{ ...BAR, steps: [fill] }] }], { ground })
      assert.equal(
        kept.count((pixel, x, y) => pixel.some((value, channel) => Math.abs(value - direct.at(x, y)[channel]!) > 1)),
        0,
        `${fill.colour} on ${ground}`,
      )
    }
  }
})

test('a bright ball hides what is behind it, whatever mirrors in it', async () => {
  const ball = { do: 'solids', things: [{ kind: 'bauble', at: [0.5, 0.5], size: 0.3, colour: '#b01020' }] }
  const [dark, light] = await Promise.all(
    ['#101010', '#f0f0f0'].map((ground) => {
      return painted([{ do: 'foreground', steps: [ball] }] as never, { ground, width: 160, height: 160 })
    }),
  )
  const apart = dark!.count((pixel, x, y) => {
    const isBall = Math.hypot(x - 80, y - 80) < 43
    return isBall && pixel.some((value, channel) => Math.abs(value - light!.at(x, y)[channel]!) > 6)
  })
  assert.ok(apart < 10, `${apart} pixels let the ground through`)
})

test('soft: it is out of focus, what lies behind stays sharp', async () => {
  const place = { do: 'shape', path: 'M0 0H100V100H0Z', height: 0.4 } as const
  const square = { ...place, steps: [{ do: 'fill' as const, colour: '#ff0000' }] }
  const at = { ground: '#ffffff', width: 200, height: 100, text: ' ' }
  const [sharp, soft] = [
    await painted([{ do: 'foreground', steps: [square] }], at),
    await painted([{ do: 'foreground', soft: 0.06, steps: [square] }], at),
  ]
  const isBetween = ([, g]: readonly number[]) => g! > 40 && g! < 220
  assert.ok(soft.count(isBetween) > 3 * sharp.count(isBetween) + 100)
  assert.deepEqual(soft.at(5, 5), sharp.at(5, 5))
})
