import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import sharp from 'sharp'
import { LIGHT } from '../../sdk-plugin/effects/colour.ts'
import type { Print } from '../../sdk-plugin/effects/photo/photo.ts'
import { treat, type TREATMENTS, treatmentSchema } from '../../sdk-plugin/effects/photo/treatments/index.ts'

export type Kind = keyof typeof TREATMENTS

/** A grey photo. @param light 0 to 1, linear */
export function flat(width: number, height: number, light: number): Print {
  const plane = () => new Float32Array(width * height).fill(light)
  return { width, height, r: plane(), g: plane(), b: plane() }
}

/** White on the left and black on the right. */
export function halved(width: number, height: number): Print {
  const print = flat(width, height, 1)
  for (let at = 0; at < width * height; at++) {
    if (at % width >= width / 2) print.r[at] = print.g[at] = print.b[at] = 0.01
  }
  return print
}

/** A rendered portrait: its left eye is at 0.39 and 0.37 of it. */
export async function portrait(): Promise<Print> {
  const file = new URL('photos/ada.jpg', import.meta.url)
  const image = sharp(await readFile(file)).resize(400, 500)
  const data = await image.removeAlpha().raw().toBuffer()
  const channel = (c: number) => Float32Array.from({ length: 400 * 500 }, (_, at) => LIGHT[data[at * 3 + c]!]!)
  return { width: 400, height: 500, r: channel(0), g: channel(1), b: channel(2) }
}

/** The photo itself, redrawn. @param more Options of the treatment */
export function redrawn(print: Print, kind: Kind, more: object = {}, seed = 1): Print {
  treat(print, treatmentSchema.parse({ kind, ...more }), { seed })
  return print
}

/** Mean over a box in shares: left, top, right, bottom. */
export function mean(
  { width, height, ...planes }: Print,
  [left, top, right, bottom]: readonly [number, number, number, number],
  channel: 'r' | 'g' | 'b' = 'g',
): number {
  const plane = planes[channel]
  let [sum, count] = [0, 0]
  for (let y = Math.floor(top * height); y < bottom * height; y++) {
    for (let x = Math.floor(left * width); x < right * width; x++, count++) sum += plane[y * width + x]!
  }
  return sum / count
}

const SIZES = [
  [1, 1],
  [3, 90],
] as const

/** What holds for every treatment: a seed decides its picture, and no size of a photo breaks it. */
export function describeTreatment(kind: Kind): void {
  test('is the same for the same seed, and another for another', () => {
    const [once, again, other] = [1, 1, 2].map((seed) => redrawn(halved(120, 90), kind, {}, seed))
    assert.deepEqual(once!.r, again!.r)
    assert.notDeepEqual(once!.r, other!.r)
  })

  for (const [width, height] of SIZES) {
    test(`takes ${width} × ${height}`, () => {
      const { r, g, b } = redrawn(flat(width, height, 0.3), kind)
      for (const plane of [r, g, b]) assert.ok(plane.every((value) => Number.isFinite(value) && value >= 0))
    })
  }
}
