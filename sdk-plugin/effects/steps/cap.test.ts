import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted, type Painting } from '../../../test/textart/painting.ts'

const RED = [{ do: 'fill', colour: '#ff0000' }] as const
const paint = (step: object, text = 'I') =>
  painted(
    [{ do: 'fill', colour: '#0000ff' }, { do: 'cap', lumps: 0, rise: 0, over: 0, steps: RED, ...step } as never],
    {
      text,
      ground: '#ffffff',
      width: 400,
      height: 200,
    },
  )
const isRed = ([r, g, b]: readonly number[]) => r! > 150 && g! < 90 && b! < 90
const isBlue = ([r, g, b]: readonly number[]) => b! > 150 && g! < 90 && r! < 90

/** The mean row of what is of a colour. */
function middle(picture: Painting, is: (pixel: readonly number[]) => boolean): number {
  let [sum, count] = [0, 0]
  picture.count((pixel, _x, y) => {
    if (!is(pixel)) return false
    sum += y
    count++
    return true
  })
  return sum / count
}

test('it covers the upper part, and more of it when it is deeper', async () => {
  const [shallow, deep] = [await paint({ depth: 0.15 }), await paint({ depth: 0.4 })]
  assert.ok(middle(shallow, isRed) < middle(shallow, isBlue) - 20)
  assert.ok(deep.count(isRed) > 1.8 * shallow.count(isRed))
})

test('ledges under another stroke stay free, unless they are asked for', async () => {
  const low = (picture: Painting) => picture.count((pixel, _x, y) => y > 95 && isRed(pixel))
  const [free, laden] = [await paint({ depth: 0.1 }, 'E'), await paint({ depth: 0.1, inner: 1 }, 'E')]
  assert.ok(low(free) < 10 && low(laden) > 100, `${low(free)} ${low(laden)}`)
})

test('it runs on from its lower side', async () => {
  const without = await paint({ depth: 0.15 }, 'HH')
  const runs = await paint({ depth: 0.15, runs: { every: 0.05, length: 0.4 } }, 'HH')
  assert.ok(runs.count(isRed) > 1.1 * without.count(isRed))
})

test('it stands above the letters by its rise', async () => {
  const top = (picture: Painting) => {
    let first = Infinity
    picture.count((pixel, _x, y) => {
      if (isRed(pixel)) first = Math.min(first, y)
      return false
    })
    return first
  }
  assert.ok(top(await paint({ rise: 0.1 })) < top(await paint({})) - 8)
})

test('its edge frays, and it stands unlike high, where that is asked for', async () => {
  const plain = await paint({ depth: 0.3, rise: 0.1 }, 'HH')
  const differing = (other: Painting) => other.count((pixel, x, y) => isRed(pixel) !== isRed(plain.at(x, y)))
  assert.ok(differing(await paint({ depth: 0.3, rise: 0.1, ragged: 0.06 }, 'HH')) > 60)
  assert.ok(differing(await paint({ depth: 0.3, rise: 0.1, heave: 1 }, 'HH')) > 60)
})

test('on ledges that look up only, what is steeper stays free', async () => {
  const inner = (level: number) =>
    painted([{ do: 'cap', depth: 0.2, inner: 0.6, level, lumps: 0, steps: [{ do: 'fill', colour: '#ff0000' }] }], {
      text: 'S',
      ground: '#ffffff',
      width: 300,
      height: 200,
    })
  const isRed = ([, g]: readonly [number, number, number]) => g < 100
  assert.ok((await inner(1)).count(isRed) < (await inner(0)).count(isRed))
})

test('between lumps the least of it stays', async () => {
  const flat = { depth: 0.1, scale: 0.1, lumps: 1 }
  const [gaps, least] = [await paint(flat, 'TTTT'), await paint({ ...flat, least: 1 }, 'TTTT')]
  assert.ok(least.count(isRed) > 1.1 * gaps.count(isRed), `${gaps.count(isRed)} ${least.count(isRed)}`)
})
