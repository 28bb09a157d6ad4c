import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const WHITE = '#ffffff'
const isFibre = ([r]: readonly [number, number, number]) => r > 150

async function fibres(length: number, density = 130): Promise<{ count: number; widest: number }> {
  const picture = await painted([{ do: 'fray', colours: [WHITE], length, density, radius: 0.006, shadow: 0 }], {
    ground: '#303030',
  })
  let widest = 0
  const count = picture.count((pixel, x) => {
    if (!isFibre(pixel)) return false
    widest = Math.max(widest, Math.abs(x - 100))
    return true
  })
  return { count, widest }
}

test('longer fibres reach further out', async () => {
  const [short, long] = [await fibres(0.04), await fibres(0.25)]
  assert.ok(long.widest > short.widest + 5, JSON.stringify([short, long]))
})

test('denser cloth has more of them', async () => {
  const [thin, dense] = [await fibres(0.1, 20), await fibres(0.1, 200)]
  assert.ok(dense.count > thin.count * 1.5, JSON.stringify([thin, dense]))
})

test('they are of unlike length', async () => {
  const picture = await painted([{ do: 'fray', colours: [WHITE], length: 0.25, radius: 0.006, shadow: 0 }], {
    ground: '#303030',
  })
  const ends = new Set<number>()
  for (let y = 20; y < 80; y++) {
    let x = 60
    while (x < 100 && !isFibre(picture.at(x, y))) x++
    ends.add(x)
  }
  assert.ok(ends.size > 5, [...ends].join())
})

test('torn cloth keeps its straight sides clean', async () => {
  const fibres = async (torn: number) => {
    const step = { do: 'fray' as const, colours: ['#ff0000'], length: 0.2, shadow: 0, torn }
    const picture = await painted([step], { text: 'I', ground: '#0000ff', width: 400, height: 200 })
    return picture.count(([r, , b], _x, y) => r > b && y > 80 && y < 120)
  }
  const [alike, torn] = [await fibres(0), await fibres(1)]
  assert.ok(torn < 0.85 * alike, `${alike} ${torn}`)
})
