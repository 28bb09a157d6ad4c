import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../random.ts'
import { blur } from './blur.ts'
import { signedDistance } from './distance.ts'
import { inflate } from './inflate.ts'
import { noiseAt, noiseTile, TILE } from './noise.ts'
import { normalsOf } from './normals.ts'
import { enlarge, sampleAt, shrink } from './resample.ts'
import { sweepWalls } from './sweep.ts'

/** A disc, antialiased by 8 × 8 samples a pixel. */
function disc(side: number, cx: number, cy: number, radius: number): Float32Array {
  return Float32Array.from({ length: side * side }, (_, at) => {
    let inside = 0
    for (let sample = 0; sample < 64; sample++) {
      const x = (at % side) + ((sample % 8) + 0.5) / 8
      const y = Math.floor(at / side) + (Math.floor(sample / 8) + 0.5) / 8
      if (Math.hypot(x - cx, y - cy) < radius) inside++
    }
    return inside / 64
  })
}

test('the distance to a disc is right to a fifth of a pixel at its edge, to half a pixel far outside', () => {
  const side = 64
  const { distance } = signedDistance(disc(side, 31.3, 30.8, 17.4), side, side)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const exact = 17.4 - Math.hypot(x + 0.5 - 31.3, y + 0.5 - 30.8)
      // In the very middle all directions are equally near.
      const allowed = Math.abs(exact) < 3 ? 0.2 : exact > 0 ? 0.34 : 0.5
      if (exact < 15) assert.ok(Math.abs(distance[y * side + x]! - exact) < allowed, `${x},${y}`)
    }
  }
})

test('the distance to a slanted edge is right to a fiftieth of a pixel, far inside as well', () => {
  const side = 64
  for (const degrees of [5, 10, 27, 80]) {
    const [nx, ny] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    const far = (x: number, y: number) => (x - 31.3) * nx + (y - 30.8) * ny
    const coverage = Float32Array.from({ length: side * side }, (_, at) => {
      let inside = 0
      for (let sample = 0; sample < 256; sample++) {
        const x = (at % side) + ((sample % 16) + 0.5) / 16
        if (far(x, Math.floor(at / side) + (Math.floor(sample / 16) + 0.5) / 16) > 0) inside++
      }
      return inside / 256
    })
    const { distance } = signedDistance(coverage, side, side)
    for (let y = 16; y < 48; y++) {
      for (let x = 16; x < 48; x++) {
        const off = distance[y * side + x]! - far(x + 0.5, y + 0.5)
        assert.ok(Math.abs(off) < 0.02, `${degrees}: ${off} at ${x},${y}`)
      }
    }
  }
})

test('the nearest edge pixel is the nearest of all, by brute force', () => {
  const [width, height] = [37, 23]
  const random = randomFrom(4)
  const coverage = Float32Array.from({ length: width * height }, () => (random() < 0.03 ? 0.5 : 0))
  const edges = [...coverage.keys()].filter((at) => coverage[at]! > 0)
  const { nearest } = signedDistance(coverage, width, height)
  const far = (a: number, b: number) =>
    ((a % width) - (b % width)) ** 2 + (Math.floor(a / width) - Math.floor(b / width)) ** 2
  for (let at = 0; at < coverage.length; at++) {
    assert.equal(far(at, nearest[at]!), Math.min(...edges.map((edge) => far(at, edge))))
  }
})

test('a shape without an edge is far away, not NaN', () => {
  for (const value of [0, 1]) {
    const { distance } = signedDistance(new Float32Array(48).fill(value), 8, 6)
    assert.ok(distance.every((far) => Number.isFinite(far) && (value ? far > 8 : far < -8)))
  }
})

test('beside a speck that has no inside all is outside', () => {
  const side = 32
  const coverage = new Float32Array(side * side)
  coverage[16 * side + 16] = 0.3
  const { distance } = signedDistance(coverage, side, side)
  const isNear = (at: number) => Math.abs((at % side) - 16) < 2 && Math.abs(Math.floor(at / side) - 16) < 2
  assert.ok(distance.every((far, at) => far < 0 || isNear(at)))
  assert.ok(Math.abs(distance[16 * side + 26]! + 10) < 1)
})

test('a blurred point is a Gaussian of the asked width and keeps its sum', () => {
  const side = 161
  for (const sigma of [0.6, 1, 2.5, 7, 14]) {
    const plane = new Float32Array(side * side)
    plane[80 * side + 80] = 1000
    const soft = blur(plane, side, side, sigma)
    let [sum, variance] = [0, 0]
    for (let at = 0; at < soft.length; at++) {
      sum += soft[at]!
      variance += soft[at]! * ((at % side) - 80) ** 2
    }
    assert.ok(Math.abs(sum - 1000) < 5, `sigma ${sigma}: sum ${sum}`)
    assert.ok(Math.abs(Math.sqrt(variance / sum) / sigma - 1) < 0.03, `sigma ${sigma}: ${Math.sqrt(variance / sum)}`)
  }
})

test('a blur leaves an even plane even, up to its sides', () => {
  const soft = blur(new Float32Array(30 * 20).fill(3), 30, 20, 12)
  assert.ok(soft.every((value) => Math.abs(value - 3) < 1e-3))
})

test('an inflated disc is a dome: highest in the middle, alike on all sides, zero at the rim', () => {
  const side = 96
  const coverage = disc(side, 48, 48, 36)
  const { distance } = signedDistance(coverage, side, side)
  const dome = inflate(coverage, distance, side, side)
  const at = (x: number, y: number) => dome[y * side + x]!
  // Poisson on a disc: u = (R² - r²)/4, and the height is its root twice over.
  assert.ok(Math.abs(at(48, 48) - Math.sqrt((36 * 36) / 2)) < 1, `${at(48, 48)}`)
  assert.ok(Math.abs(at(20, 48) - at(76, 48)) < 1)
  assert.ok(Math.abs(at(48, 20) - at(20, 48)) < 1)
  assert.ok(at(12, 48) < 7 && at(8, 48) < 0)
})

test('normals stand on a slope', () => {
  const slope = Float32Array.from({ length: 64 }, (_, at) => (at % 8) * 0.5)
  const { x, y, z } = normalsOf(slope, 8, 8)
  const middle = 3 * 8 + 3
  assert.ok(Math.abs(x[middle]! + 0.5 / Math.sqrt(1.25)) < 1e-6)
  assert.ok(Math.abs(y[middle]!) < 1e-6)
  assert.ok(Math.abs(z[middle]! - 1 / Math.sqrt(1.25)) < 1e-6)
})

test('halving and doubling keep a slope where it was', () => {
  const slope = Float32Array.from({ length: 40 * 10 }, (_, at) => at % 40)
  const half = shrink(slope, 40, 10)
  const again = enlarge(half.plane, half.width, half.height, 40, 10)
  for (let x = 2; x < 38; x++) assert.ok(Math.abs(again[3 * 40 + x]! - x) < 1e-3)
  assert.ok(Math.abs(sampleAt(slope, 40, 10, 7.25, 3.5) - 7.25) < 1e-4)
  assert.equal(sampleAt(slope, 40, 10, -5, -5), 0)
})

test('noise has no seam, about zero mean, and is the same every time', () => {
  for (const name of ['clouds', 'swirls', 'grain'] as const) {
    const tile = noiseTile(name)
    let sum = 0
    for (const value of tile) sum += value
    assert.ok(Math.abs(sum / tile.length) < 0.05)
    assert.equal(noiseAt(tile, 3.5, 7.25), noiseAt(tile, 3.5 + TILE, 7.25 - TILE))
    assert.ok(Math.abs(noiseAt(tile, TILE - 0.01, 9) - noiseAt(tile, TILE + 0.01, 9)) < 0.05)
  }
})

test('walls have a smooth back and no gaps: a ring swept aside covers what the ring passes over', () => {
  const side = 64
  const [outer, inner, middle] = [12, 5, 22]
  const ring = (x: number, y: number) => {
    const far = Math.hypot(x - middle, y - middle)
    return Math.min(outer - far, far - inner)
  }
  const distance = Float32Array.from({ length: side * side }, (_, at) => ring(at % side, Math.floor(at / side)))
  const [dx, dy] = [19, 13]
  const { coverage } = sweepWalls(distance, distance, side, side, { dx, dy, shrink: 0, vx: 0, vy: 0 })
  for (let at = 0; at < coverage.length; at++) {
    const [x, y] = [at % side, Math.floor(at / side)]
    if (distance[at]! > 1.5) continue
    let deepest = -Infinity
    for (let step = 0; step <= 400; step++) {
      const t = step / 400
      deepest = Math.max(deepest, ring(x - t * dx, y - t * dy))
    }
    const exact = Math.min(1, Math.max(0, 0.5 + deepest))
    assert.ok(Math.abs(coverage[at]! - exact) < 0.25, `${x},${y}: ${coverage[at]} in place of ${exact}`)
  }
})
