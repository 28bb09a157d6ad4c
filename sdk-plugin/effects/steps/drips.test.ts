import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted, type Painting } from '../../../test/textart/painting.ts'

const paint = (step: object, text = 'HHH') =>
  painted([{ do: 'drips', falling: 0, steps: [{ do: 'fill', colour: '#ff0000' }], ...step } as never], {
    text,
    ground: '#ffffff',
    width: 400,
    height: 200,
  })
const isRed = ([, g]: readonly number[]) => g! < 100

/** Lowest row in each column that is painted below the letters. */
function ends(picture: Painting): number[] {
  const columns: number[] = Array.from({ length: 400 }, () => 0)
  picture.count((pixel, x, y) => {
    if (isRed(pixel)) columns[x] = Math.max(columns[x]!, y)
    return false
  })
  return columns.filter((row) => row > 0)
}

test('it runs down below the letters, unevenly', async () => {
  const still = ends(await paint({ length: 0.001 }))
  const running = ends(await paint({ length: 0.5, every: 0.06 }))
  assert.ok(Math.max(...running) > Math.max(...still) + 15)
  assert.ok(new Set(running.filter((row) => row > Math.max(...still))).size > 5)
})

test('feet melt: their lower ends are no level line, and none ends higher than before', async () => {
  const still = ends(await paint({ length: 0.001, every: 3 }))
  const melted = ends(await paint({ length: 0.001, every: 3, melt: 0.2 }))
  assert.ok(new Set(melted).size > 2 * new Set(still).size, `${new Set(melted).size} ${new Set(still).size}`)
  assert.ok(Math.max(...melted) > Math.max(...still) + 5)
  assert.ok(Math.min(...melted) >= Math.min(...still))
})

test('holes stay open', async () => {
  const hole = (picture: Painting) =>
    picture.count((pixel, x, y) => x > 180 && x < 220 && y > 60 && y < 140 && !isRed(pixel))
  const [still, running] = [await paint({ length: 0.001 }, 'O'), await paint({ length: 0.5, every: 0.05 }, 'O')]
  assert.ok(hole(running) > 0.6 * hole(still), `${hole(running)} ${hole(still)}`)
})

test('emoji keep their colours', async () => {
  const picture = await paint({}, '🟦')
  assert.ok(picture.count(([r, , b]) => b > r + 60) > 1000)
})
