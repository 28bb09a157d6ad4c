import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { loadCanvas } from '../../../text/index.ts'
import { drawMarks } from './draw.ts'
import { markSchema } from './marks.ts'

const [WIDTH, HEIGHT] = [400, 100]

before(loadCanvas)

async function drawn(text: string, more: object): Promise<Uint8ClampedArray> {
  const box = [0, 0, WIDTH, HEIGHT]
  const mark = markSchema.parse({ draw: 'text', text, box, align: 'left', size: 60, lines: 2, ...more })
  const { first, pixels } = await drawMarks({ marks: [mark], view: [WIDTH, HEIGHT] }, WIDTH, HEIGHT, { texts: {} })
  const whole = new Uint8ClampedArray(WIDTH * HEIGHT * 4)
  whole.set(pixels, first * WIDTH * 4)
  return whole
}

/** How much ink stands in each column. */
function columnsOf(pixels: Uint8ClampedArray): number[] {
  return Array.from({ length: WIDTH }, (_, x) => {
    let ink = 0
    for (let y = 0; y < HEIGHT; y++) ink += pixels[(y * WIDTH + x) * 4 + 3]!
    return ink
  })
}

/** The most that the ink of two letters of a kind differs by in a column. */
function unlike(pixels: Uint8ClampedArray, step: number): number {
  const ink = columnsOf(pixels)
  return Math.max(...ink.slice(0, step).map((own, x) => Math.abs(own - ink[x + step]!)))
}

test('no two letters of a kind are alike, unless all are asked to be', async () => {
  const typed = await drawn('nnnn', { font: 'mono', uneven: 0 })
  const written = await drawn('nnnn', { font: 'mono', uneven: 1 })
  // Of a font whose letters are all 36 wide.
  assert.ok(unlike(typed, 36) < 600, `${unlike(typed, 36)}`)
  assert.ok(unlike(written, 36) > 1500, `${unlike(written, 36)}`)
})

test('the font of a hand is uneven by itself, others are not', async () => {
  assert.notDeepEqual(await drawn('hello', { font: 'hand' }), await drawn('hello', { font: 'hand', uneven: 0 }))
  assert.deepEqual(await drawn('hello', { font: 'sans' }), await drawn('hello', { font: 'sans', uneven: 0 }))
})

test('a text is written in the same way each time', async () => {
  assert.deepEqual(await drawn('dear Ada 🎉', { font: 'hand' }), await drawn('dear Ada 🎉', { font: 'hand' }))
})

test('letters that join stay joined', async () => {
  const typed = columnsOf(await drawn('سلام', { font: 'hand', uneven: 0 })).filter((ink) => ink > 300).length
  const written = columnsOf(await drawn('سلام', { font: 'hand' })).filter((ink) => ink > 300).length
  assert.ok(Math.abs(typed - written) < 0.15 * typed, `${typed} columns, then ${written}`)
})
