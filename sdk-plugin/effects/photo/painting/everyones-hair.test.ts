import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flat } from '../../../../test/photoframe/treatments.ts'
import { scratch } from '../../kernels/memory.ts'
import type { Rgb } from '../../colour.ts'
import { everyonesHair } from './everyones-hair.ts'

const [WIDTH, HEIGHT] = [320, 200]
const FACES = [
  { x: 200, y: 60, width: 60, height: 72, score: 1 },
  { x: 60, y: 70, width: 50, height: 60, score: 1 },
]
const HAIR: readonly Rgb[] = [
  [0.02, 0.014, 0.01],
  [0.2, 0.12, 0.05],
]

/** Two heads of skin, each with hair of its own colour above; the side of the second face that is near the first is in shade. */
function pair() {
  const print = flat(WIDTH, HEIGHT, 0)
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
    const which = x > 155 ? 0 : 1
    const face = FACES[which]!
    const isHair = y < face.y
    const shade = which === 1 && x > 85 ? 0.06 : 1
    const [r, g, b] = isHair ? HAIR[which]! : ([0.5 * shade, 0.3 * shade, 0.2 * shade] as const)
    print.r[at] = r
    print.g[at] = g
    print.b[at] = b
  }
  return { print, mask: new Float32Array(WIDTH * HEIGHT).fill(1) }
}

test('two people have hair of their own colours, and none of it is the shade on the face beside', () => {
  scratch(() => {
    const { print, mask } = pair()
    const hair = everyonesHair(print, { mask, faces: FACES }, ({ faces }) => HAIR[FACES.indexOf(faces[0]!)])
    const at = (x: number, y: number) => hair[y * WIDTH + x]!
    assert.ok(at(230, 44) > 0.8, `dark: ${at(230, 44)}`)
    assert.ok(at(85, 58) > 0.8, `light: ${at(85, 58)}`)
    assert.ok(at(96, 105) < 0.1, `shade: ${at(96, 105)}`)
  })
})
