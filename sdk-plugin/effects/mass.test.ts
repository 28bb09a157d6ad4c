import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setLetters } from './lettering.ts'
import { addRun, joined, lettersOf, massOf, shared } from './mass.ts'
import { letteringSchema } from './lettering.ts'

const letters = await setLetters('I', letteringSchema.parse({}), 200, 100)

test('joined bodies have a fillet, shared ones a rounded edge', () => {
  assert.equal(joined(5, -20, 4), 5)
  assert.ok(joined(1, 1, 4) > 1)
  assert.equal(shared(5, -20, 4), -20)
  assert.ok(shared(1, 1, 4) < 1)
})

test('letters that become a mass and letters again stay as they are', () => {
  const again = lettersOf(massOf(letters, { sides: 7, above: 3, below: 20 }), letters)!
  const ink = (of: typeof letters) => [of.x + of.ink.left, of.y + of.ink.top, of.x + of.ink.right, of.y + of.ink.bottom]
  ink(again).forEach((side, at) => assert.ok(Math.abs(side - ink(letters)[at]!) <= 1))
  const sum = (plane: Float32Array) => plane.reduce((all, value) => all + value, 0)
  assert.ok(Math.abs(sum(again.coverage) / sum(letters.coverage) - 1) < 0.05)
  assert.equal(again.owners().length, again.coverage.length)
})

test('a run makes it longer; nothing at all is no body', () => {
  const mass = massOf(letters, { sides: 0, above: 0, below: 40 })
  const below = lettersOf(mass, letters)!
  const x = letters.width / 2
  addRun(mass, { x, y: letters.ink.bottom - 4, length: 30, radius: 3, drop: 1.2, swing: 0, phase: 0 })
  assert.ok(lettersOf(mass, letters)!.ink.bottom > below.ink.bottom + 20)
  mass.field.fill(-9)
  assert.equal(lettersOf(mass, letters), undefined)
})
