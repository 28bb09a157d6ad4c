import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { describeTreatment, flat, mean, portrait, redrawn } from '../../../../test/photoframe/treatments.ts'
import { loadCanvas } from '../../../text/skia.ts'

await loadCanvas()

const WHOLE = [0.1, 0.1, 0.9, 0.9] as const

for (const kind of ['engraving', 'grade', 'litho', 'newsprint', 'toned'] as const) {
  describe(kind, () => {
    describeTreatment(kind)

    test('more dark lays more ink', () => {
      const tones = [0.02, 0.2, 0.7].map((light) => {
        // A stripe of black and one of white hold the tones between them where they are.
        const print = flat(300, 200, light)
        for (const plane of [print.r, print.g, print.b]) plane.fill(0, 0, 3000).fill(1, 3000, 6000)
        return mean(redrawn(print, kind), WHOLE)
      })
      assert.ok(tones[0]! < tones[1]! && tones[1]! < tones[2]!, String(tones))
    })
  })
}

test('an engraving leaves paper between lines of ink', () => {
  const { g } = redrawn(flat(400, 300, 0.25), 'engraving', { ink: [0.05, 0.05, 0.05], lines: 40, relief: 0 })
  const middle = g.subarray(400 * 150, 400 * 210)
  assert.ok(Math.min(...middle) < 0.1)
  assert.ok(Math.max(...middle) > 0.9)
})

test('four inks keep the hue of a photo', () => {
  const red = flat(300, 200, 0.05)
  red.r.fill(0.7)
  const print = redrawn(red, 'newsprint', { inks: 'colour' })
  assert.ok(mean(print, WHOLE, 'r') > 2 * mean(print, WHOLE, 'g'))
})

test('a toned photo may keep a share of its colours', () => {
  const [none, some] = [0, 0.6].map((colours) => {
    const blue = flat(300, 200, 0.2)
    blue.b.fill(0.7)
    const print = redrawn(blue, 'toned', { colours, scratches: 0 })
    return mean(print, WHOLE, 'b') - mean(print, WHOLE, 'r')
  })
  assert.ok(none! < 0)
  assert.ok(some! > 0)
})

test('a lithograph has its inks, and no tone beside them but at their borders', () => {
  const inks = [
    [0.05, 0.02, 0.02],
    [0.5, 0.1, 0.05],
    [0.9, 0.85, 0.7],
  ]
  const print = flat(300, 300, 0)
  for (const plane of [print.r, print.g, print.b]) {
    for (let at = 0; at < plane.length; at++) plane[at] = ((at % 300) / 300) ** 2
  }
  const { r } = redrawn(print, 'litho', { inks, grain: 0, contour: 0, simple: 2 })
  const flatOnes = r.filter((value) => inks.some(([red]) => Math.abs(value - red!) < 0.01)).length / r.length
  assert.ok(flatOnes > 0.85, String(flatOnes))
  for (const [red] of inks) assert.ok(r.some((value) => Math.abs(value - red!) < 0.01))
})

test('a grade tints darks and lights apart', () => {
  const print = flat(300, 200, 0.01)
  for (const plane of [print.r, print.g, print.b]) plane.fill(0.8, 0, 30_000)
  const { r, b } = redrawn(print, 'grade', { darks: [0.5, 1, 1.5], lights: [1.2, 1, 0.8], contrast: 0, grain: 0 })
  assert.ok(b[59_000]! > 1.5 * r[59_000]!)
  assert.ok(r[100]! > b[100]!)
})

test('nobody is staged where there is nobody, and an engraving without people has no even ground', () => {
  const photo = flat(120, 90, 0.3)
  assert.equal(redrawn(photo, 'staged', { wears: 'leather', head: 'tiara' }).share, undefined)
  const [plain, ground] = [{}, { ground: 0.9 }].map((more) => redrawn(flat(120, 90, 0.3), 'engraving', more))
  assert.deepEqual(plain!.r, ground!.r)
})

test('of whoever is laid before something the ground is gone, and of nobody all is', async () => {
  const nobody = redrawn(flat(120, 90, 0.3), 'staged', { loose: true }).share!
  assert.equal(Math.max(...nobody), 0)
  const { share } = redrawn(await portrait(), 'staged', { loose: true })
  const whole = share!.filter((each) => each > 0.99).length / share!.length
  assert.ok(whole > 0.3 && whole < 0.8, `${whole} of the photo`)
})

test('an engraver leaves thin lights along dark hair', async () => {
  const { g } = redrawn(await portrait(), 'engraving', { ground: 0.3, lines: 120 })
  const hair = Array.from({ length: 120 }, (_, y) => g.subarray((150 + y) * 400 + 98, (150 + y) * 400 + 122))
  const tones = hair.flatMap((row) => [...row])
  const light = tones.filter((tone) => tone > 0.4).length / tones.length
  assert.ok(light > 0.1 && light < 0.5, String(light))
})
