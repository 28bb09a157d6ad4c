import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { scratch } from '../../kernels/memory.ts'
import { headsOf, matteHair } from './hair-matte.ts'

const SIDE = 240
const FACE = { x: 70, y: 80, width: 100, height: 110, score: 1 }
const [CX, CY, RADIUS] = [120, 120, 85]
const HAIR = [0.24, 0.13, 0.08] as const
const at = (x: number, y: number) => y * SIDE + x

/** A head of brown hair; over its left half hairs stand off by ten pixels, three columns of hair and three of ground. */
function head(ground: (x: number, y: number) => readonly [number, number, number]) {
  const plane = () => new Float32Array(SIDE * SIDE)
  const [r, g, b, mask] = [plane(), plane(), plane(), plane()]
  for (let y = 0, place = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++, place++) {
      const far = Math.hypot(x - CX, y - CY)
      const isHair = far < RADIUS || (far < RADIUS + 10 && x < CX && y < CY && x % 6 < 3)
      const colour = isHair ? HAIR : ground(x, y)
      r[place] = colour[0]
      g[place] = colour[1]
      b[place] = colour[2]
      // As a search finds it: one line half way out.
      mask[place] = Number(far < RADIUS + 5)
    }
  }
  return { print: { width: SIDE, height: SIDE, r, g, b }, mask }
}

function matted(ground: Parameters<typeof head>[0]) {
  const { print, mask } = head(ground)
  const sure = scratch(() => matteHair(print, mask, headsOf(print, mask, [FACE])).slice())
  return { print, mask, sure }
}

describe('the edge of hair', () => {
  const [hair, gap] = [at(97, 34), at(100, 34)]

  test('is single hairs where the ground is plain', () => {
    const { mask, sure } = matted(() => [0.05, 0.12, 0.04])
    assert.ok(sure[hair]! > 0.9, `sure: ${sure[hair]}`)
    assert.ok(mask[hair]! > 0.75, `a hair: ${mask[hair]}`)
    assert.ok(mask[gap]! < 0.25, `between two: ${mask[gap]}`)
  })

  test('has nothing of the ground', () => {
    const { print, mask } = matted(() => [0.05, 0.5, 0.04])
    let most = 0
    for (let place = 0; place < at(0, CY); place++) {
      if (mask[place]! > 0.3) most = Math.max(most, print.g[place]! / print.r[place]!)
    }
    assert.ok(most < 0.75, `green against red: ${most}, of hair ${HAIR[1] / HAIR[0]}`)
  })

  test('stays a line before lamps, of which no mean tells anything', () => {
    const { mask, sure } = matted((x, y) => (Math.hypot((x % 24) - 12, (y % 24) - 12) < 7 ? [2, 1.6, 0.9] : [0, 0, 0]))
    assert.ok(sure[hair]! < 0.1, `sure: ${sure[hair]}`)
    assert.equal(mask[gap], 1)
  })

  test('stays a line before what has the colour of hair', () => {
    const { mask } = matted(() => [0.235, 0.13, 0.082])
    assert.equal(mask[gap], 1)
  })

  test('is single hairs where it hangs below a chin too, and a line where that is a shoulder', () => {
    for (const [colour, isHair] of [
      [[0.12, 0.065, 0.04], true],
      [[0.05, 0.08, 0.2], false],
    ] as const) {
      const { print, mask } = head(() => [0.05, 0.12, 0.04])
      // Hangs down to row 220 on both sides, in the shade; the mask is wider by four pixels of ground.
      for (let y = CY; y < 220; y++) {
        for (let x = 0; x < SIDE; x++) {
          const place = at(x, y)
          mask[place] = Number(Math.abs(x - CX) < RADIUS + 4)
          if (Math.abs(x - CX) >= RADIUS) continue
          const [r, g, b] = y < 150 ? HAIR : colour
          print.r[place] = r
          print.g[place] = g
          print.b[place] = b
        }
      }
      scratch(() => matteHair(print, mask, headsOf(print, mask, [FACE])))
      const beyond = mask[at(CX - RADIUS - 2, 196)]!
      assert.ok(isHair ? beyond < 0.25 : beyond === 1, `beyond: ${beyond}`)
    }
  })

  test('ends at the ears where curls do: a dark collar below keeps its line', () => {
    const { print, mask } = head(() => [0.05, 0.12, 0.04])
    for (let y = 132; y < SIDE; y++) {
      for (let x = 0; x < SIDE; x++) {
        const aside = Math.abs(x - CX)
        mask[at(x, y)] = Number(aside < 44)
        const [r, g, b] = aside < 40 ? ([0.12, 0.065, 0.04] as const) : ([0.05, 0.12, 0.04] as const)
        print.r[at(x, y)] = r
        print.g[at(x, y)] = g
        print.b[at(x, y)] = b
      }
    }
    scratch(() => matteHair(print, mask, headsOf(print, mask, [FACE])))
    assert.equal(mask[at(CX - 42, 196)], 1)
  })
})
