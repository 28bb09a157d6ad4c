import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Recipe, recipeSchema, render } from '../index.ts'
import { letteringSchema, setLetters } from '../lettering.ts'
import { strokesOf } from '../surface/strokes.ts'

const set = (text: string) => setLetters(text, letteringSchema.parse({}), 400, 200)

describe('strokes', () => {
  test('the middle of an I is one line from its top to its bottom', async () => {
    const letters = await set('I')
    const strokes = strokesOf(letters, 3)
    const [first] = strokes
    assert.equal(strokes.length, 1)
    const { top, bottom, left, right } = letters.ink
    assert.ok(Math.abs(first!.y1 - first!.y0) > 0.6 * (bottom - top))
    assert.ok(Math.abs(first!.x0 - (left + right) / 2) < 0.1 * (right - left))
    assert.ok(Math.abs(first!.radius - (right - left) / 2) < 0.15 * (right - left), String(first!.radius))
  })

  test('none is longer than asked; emoji have none', async () => {
    const letters = await set('VL')
    const strokes = strokesOf(letters, 0.3)
    assert.ok(strokes.length > 6)
    for (const { x0, y0, x1, y1 } of strokes) assert.ok(Math.hypot(x1 - x0, y1 - y0) <= 0.3 * letters.em + 1e-6)
    assert.deepEqual(strokesOf(await set('🎂'), 1), [])
  })

  test('a closed line is found as well, and a dot', async () => {
    assert.ok(strokesOf(await set('O'), 1).length >= 4)
    assert.equal(strokesOf(await set('.'), 1).length, 1)
  })
})

test('bones lie along the letters, with knobs at their ends', async () => {
  const steps: Recipe['steps'] = [
    { do: 'backdrop', colours: ['#000000'], clouds: 0 },
    { do: 'bones', longest: 3, width: 0.8, steps: [{ do: 'fill', colour: '#ff0000' }] },
  ]
  const finish = { vignette: 0, tone: 'soft', bloom: { strength: 0 } } as const
  const pixels = await render(recipeSchema.parse({ light: 'studio', steps, finish }), 'I', { width: 400, height: 200 })
  const widths: number[] = []
  for (let y = 0; y < 200; y++) {
    let count = 0
    for (let x = 0; x < 400; x++) if (pixels[(y * 400 + x) * 3]! > 128) count++
    if (count > 0) widths.push(count)
  }
  const middle = widths[Math.floor(widths.length / 2)]!
  const end = Math.max(...widths.slice(0, Math.floor(widths.length / 4)))
  assert.ok(widths.length > 60, String(widths.length))
  assert.ok(end > 1.5 * middle, `${end} at the end, ${middle} in the middle`)
})
