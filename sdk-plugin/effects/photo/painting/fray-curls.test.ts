import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { randomFrom } from '../../random.ts'
import { scratch } from '../../kernels/memory.ts'
import { frayCurls, sleeknessOf } from './fray-curls.ts'

const SIDE = 240
const FACE = { x: 80, y: 90, width: 80, height: 90, score: 1 }
const [CX, CY, RADIUS] = [120, 110, 80]

/** A head as a disc, its hair in locks that lie along each other or in curls that turn every way. */
function head(hair: 'sleek' | 'curly') {
  const random = randomFrom(5)
  const tone = new Float32Array(SIDE * SIDE)
  const mask = new Float32Array(SIDE * SIDE)
  for (let y = 0, at = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++, at++) {
      tone[at] = hair === 'sleek' ? 0.2 + 0.1 * Math.sin(1.3 * x) : 0.1 + 0.2 * random()
      mask[at] = Math.hypot(x - CX, y - CY) < RADIUS ? 1 : 0
    }
  }
  return { print: { width: SIDE, height: SIDE, r: tone, g: tone.slice(), b: tone.slice() }, mask }
}

/** Where the mask ends on rays over the crown. */
function radii(mask: Float32Array): number[] {
  return Array.from({ length: 60 }, (_, at) => {
    const angle = Math.PI * (1.1 + (0.8 * at) / 59)
    let far = 0
    for (let r = 0; r < 100; r += 0.5) {
      if (mask[Math.round(CY + r * Math.sin(angle)) * SIDE + Math.round(CX + r * Math.cos(angle))]! > 0.5) far = r
    }
    return far
  })
}

describe('the edge of curly hair', () => {
  test('locks that lie along each other are told from curls', () => {
    const [sleek, curly] = (['sleek', 'curly'] as const).map((hair) => {
      const { print, mask } = head(hair)
      return scratch(() => sleeknessOf(print, mask, FACE))
    })
    assert.ok(sleek! > 0.8, `sleek hair: ${sleek}`)
    assert.ok(curly! < 0.15, `curls: ${curly}`)
  })

  test('runs further in, and is no smooth line', () => {
    const { print, mask } = head('curly')
    scratch(() => frayCurls(print, mask, [FACE]))
    const found = radii(mask)
    const mean = found.reduce((sum, far) => sum + far, 0) / found.length
    assert.ok(mean < RADIUS - 1 && mean > RADIUS - 8, `its mean: ${mean}`)
    assert.ok(Math.max(...found) - Math.min(...found) >= 2, 'it is as round as before')
  })

  test('stays where it is when hair is sleek', () => {
    const { print, mask } = head('sleek')
    scratch(() => frayCurls(print, mask, [FACE]))
    assert.deepEqual(mask, head('sleek').mask)
  })
})
