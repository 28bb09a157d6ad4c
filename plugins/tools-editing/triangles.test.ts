import assert from 'node:assert/strict'
import { it } from 'node:test'
import { lumaOf } from './kernels/canvas.ts'
import { edgePlane } from './kernels/edges.ts'
import { trianglesOf } from './kernels/triangles.ts'

it('triangles end where a contour runs', () => {
  const [width, height, radius] = [160, 160, 50]
  const data = Buffer.alloc(width * height * 4, 255)
  const isDark = (at: number) => Math.hypot((at % width) - 80, Math.floor(at / width) - 80) < radius
  for (let at = 0; at < width * height; at++) if (isDark(at)) data.fill(0, at * 4, at * 4 + 3)
  const raster = { width, height, data }
  const drawn = trianglesOf(raster, edgePlane(lumaOf(raster), raster), 700)
  const off = Array.from({ length: width * height }, (_, at) => Math.abs(drawn.data[at * 4]! - data[at * 4]!))
  const wrong = off.filter((value) => value > 64).length
  // Points that only lie near the contour leave about 250 wrong.
  assert.ok(wrong < 215, `${wrong} pixels differ`)
})
