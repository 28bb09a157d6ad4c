import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { compileKernels } from '../../../scripts/build-kernels.ts'
import { newFrame } from '../frame.ts'
import { bounceOf } from '../light/bounce.ts'
import { environmentOf } from '../light/environment.ts'
import { light } from '../light/presets.ts'
import { shade } from '../light/shade.ts'
import { randomFrom } from '../random.ts'
import { describedMaterial } from '../surface/material.ts'
import { BINARY } from './binary.ts'
import { blur } from './blur.ts'
import { packed, unpackInto } from './compact.ts'
import { signedDistance } from './distance.ts'
import { alongEdges } from './edges.ts'
import { developBytes, TABLE } from './film.ts'
import { fitGuided } from './guided.ts'
import { inflate } from './inflate.ts'
import { layInk } from './ink.ts'
import { Arena, copyBeside, plane, poisonFreed, within } from './memory.ts'
import { convolve, dense, depthwise, pool } from './net.ts'
import { normalsOf } from './normals.ts'
import * as reference from './reference/index.ts'
import { enlarge, shrink } from './resample.ts'
import { sweepWalls } from './sweep.ts'

/** Odd sizes, so that the rests beside the lanes are met. */
const SIZES = [
  [61, 47],
  [128, 33],
  [7, 5],
] as const

const random = randomFrom(77)

function randomPlane(length: number): Float32Array {
  return Float32Array.from({ length }, () => random() * 2 - 0.5)
}

/** Blobs with soft edges. */
function blobs(width: number, height: number): Float32Array {
  const discs = Array.from({ length: 4 }, () => [random() * width, random() * height, random() * height * 0.3 + 2])
  return Float32Array.from({ length: width * height }, (_, at) => {
    const inside = discs.map(([x, y, r]) => r! - Math.hypot((at % width) - x!, Math.floor(at / width) - y!))
    return Math.min(1, Math.max(0, Math.max(...inside) + 0.5))
  })
}

function assertClose(actual: ArrayLike<number>, expected: ArrayLike<number>, allowed: number, what: string): void {
  assert.equal(actual.length, expected.length, what)
  for (let at = 0; at < actual.length; at++) {
    const apart = Math.abs(actual[at]! - expected[at]!)
    assert.ok(apart <= allowed, `${what}: ${actual[at]} in place of ${expected[at]} at ${at}`)
  }
}

test('the committed kernels are those of the source', async () => {
  const committed = Buffer.from(BINARY, 'base64')
  assert.ok(committed.equals(await compileKernels()), 'npm run kernels makes them anew')
})

describe('layers of networks give what their readable references give', () => {
  for (const [rows, inner, outputs] of [
    [1, 3, 4],
    [9, 27, 16],
    [22, 8, 28],
  ] as const) {
    test(`${rows} rows of ${inner} to ${outputs}`, () => {
      const layer = { weights: randomPlane(inner * outputs), bias: randomPlane(outputs), outputs }
      const data = randomPlane(rows * inner)
      const arena = new Arena()
      for (const leak of [0.1, 1]) {
        assertClose(dense(data, layer, leak, arena), reference.dense(data, layer, leak), 1e-4, `leak ${leak}`)
      }
      arena.free()
    })
  }

  for (const [side, outputs] of [
    [3, 4],
    [9, 16],
    [14, 20],
  ] as const) {
    test(`a square of ${side} pixels of three channels, convolved to ${outputs}`, () => {
      const grid = { side, channels: 3, data: randomPlane(side * side * 3) }
      const layer = { weights: randomPlane(27 * outputs), bias: randomPlane(outputs), outputs }
      const arena = new Arena()
      const made = convolve(grid, layer, 0.1, arena)
      assert.deepEqual([made.side, made.channels], [side - 2, outputs])
      assertClose(made.data, reference.convolve(grid, layer, 0.1), 1e-4, 'convolve')
      arena.free()
    })
  }

  for (const side of [1, 2, 7]) {
    test(`a square of ${side}`, () => {
      const grid = { side, channels: 8, data: randomPlane(side * side * 8) }
      const kernel = randomPlane(72)
      const arena = new Arena()
      assertClose(depthwise(grid, kernel, arena).data, reference.depthwise(grid, kernel), 1e-4, 'depthwise')
      for (const stride of [1, 2] as const) {
        assertClose(pool(grid, stride, arena).data, reference.pool(grid, stride), 0, `pool ${stride}`)
      }
      arena.free()
    })
  }
})

describe('each kernel gives what its readable reference gives', () => {
  for (const [width, height] of SIZES) {
    const size = `${width} × ${height}`
    const pixels = randomPlane(width * height)
    const shape = blobs(width, height)

    test(`blur, ${size}`, () => {
      for (const sigma of [0.1, 0.7, 1.8, 2.4, 4.9, 8]) {
        assertClose(blur(pixels, width, height, sigma), reference.blur(pixels, width, height, sigma), 1e-4, `${sigma}`)
      }
    })

    test(`halving and doubling, ${size}`, () => {
      const half = shrink(pixels, width, height)
      const asked = reference.shrink(pixels, width, height)
      assert.deepEqual([half.width, half.height], [asked.width, asked.height])
      assertClose(half.plane, asked.plane, 1e-5, 'shrink')
      const large = enlarge(half.plane, half.width, half.height, width, height)
      assertClose(large, reference.enlarge(half.plane, half.width, half.height, width, height), 1e-5, 'enlarge')
    })

    test(`guided filter, ${size}`, () => {
      const guide = [0, 1, 2].map(() => randomPlane(width * height).map((tone) => 80 * tone + 90)) as never
      for (const radius of [1, 4, 20]) {
        const made = fitGuided(guide, shape, { width, height }, radius, 40)
        const asked = reference.fitGuided(guide, shape, { width, height }, radius, 40)
        assertClose(made.b, asked.b, 2e-4, `${radius}: offset`)
        made.a.forEach((factors, channel) => assertClose(factors, asked.a[channel]!, 2e-6, `${radius}: ${channel}`))
      }
    })

    test(`distance, ${size}`, () => {
      const { distance, nearest } = signedDistance(shape, width, height)
      const asked = reference.signedDistance(shape, width, height)
      assert.deepEqual([...nearest], [...asked.nearest])
      assertClose(distance, asked.distance, 1e-3, 'distance')
    })

    test(`inflation and normals, ${size}`, () => {
      const { distance } = signedDistance(shape, width, height)
      const heights = inflate(shape, distance, width, height)
      assertClose(heights, reference.inflate(shape, distance, width, height), 2e-2, 'inflate')
      const [made, asked] = [normalsOf(heights, width, height), reference.normalsOf(heights, width, height)]
      for (const axis of ['x', 'y', 'z'] as const) assertClose(made[axis], asked[axis], 1e-5, axis)
    })

    test(`walls, ${size}`, () => {
      const { distance } = signedDistance(shape, width, height)
      const sweep = { dx: 3, dy: 5, shrink: 0.02, vx: width / 2, vy: height / 2 }
      const smooth = blur(distance, width, height, 1)
      const made = sweepWalls(distance, smooth, width, height, sweep)
      const asked = reference.sweepWalls(distance, smooth, width, height, sweep)
      // Where a ray just grazes the shape, rounding decides.
      const differ = made.coverage.filter((value, at) => Math.abs(value - asked.coverage[at]!) > 1e-3)
      assert.ok(differ.length <= width * height * 0.005, `${differ.length} pixels`)
    })
  }

  test('light', () => {
    const [width, height] = [64, 32]
    const environment = environmentOf(light.parse('party'))
    const heights = blur(randomPlane(width * height), width, height, 2)
    const normals = normalsOf(
      heights.map((value) => value * 9),
      width,
      height,
    )
    const [coverage, open] = [blobs(width, height), blobs(width, height)]
    const colour = { r: randomColour(width * height), g: randomColour(width * height), b: randomColour(width * height) }
    for (const material of [
      describedMaterial({ colour: [0.9, 0.5, 0.2], metal: 1, rough: 0.1 }),
      describedMaterial({
        colour: [0.2, 0.5, 0.9],
        metal: 0,
        rough: 0.6,
        coat: 1,
        scatter: 0.5,
        sheen: 0.5,
        glow: 0.1,
      }),
    ]) {
      for (const more of [{}, { colour }, { open, enamel: coverage }]) {
        const [made, asked] = [sceneOf(width, height), sceneOf(width, height)]
        const patch = { x: -3, y: 2, width, height, coverage, normals, ...more }
        const lighting = { environment, gain: 1.2, bounce: bounceOf(made, 0.7) }
        shade(made, patch, material, lighting)
        reference.shade(asked, patch, material, lighting)
        for (const plane of ['r', 'g', 'b'] as const) assertClose(made[plane], asked[plane], 2e-3, plane)
      }
    }
  })

  test('drawings laid on', () => {
    const [width, height] = [32, 6]
    const pixels = Uint8ClampedArray.from({ length: width * 3 * 4 }, () => 300 * random() - 30)
    const layer = { width, first: 2, pixels }
    const rows = () => ({ at: (y: number) => noise.subarray(y * width, (y + 1) * width) })
    const noise = randomPlane(width * height)
    for (const blend of ['over', 'ink', 'light'] as const) {
      for (const rubbed of [
        {},
        { wear: { left: 0.5, grain: rows(), clouds: rows() } },
        { drag: { tooth: 0.7, ridges: rows(), press: rows() } },
      ]) {
        const [made, asked] = [sceneOf(width, height), sceneOf(width, height)]
        const inking = { blend, opacity: 0.9, ...rubbed }
        layInk(made, layer, inking)
        reference.layInk(asked, layer, inking)
        for (const plane of ['r', 'g', 'b'] as const) assertClose(made[plane], asked[plane], 1e-5, `${blend} ${plane}`)
        assert.notDeepEqual(made, sceneOf(width, height))
      }
    }
  })

  test('film', () => {
    const [width, height] = [32, 9]
    const planes = { r: randomPlane(288), g: randomPlane(288), b: randomPlane(288) }
    const table = Float32Array.from({ length: TABLE + 2 }, (_, at) => (255 * at) / TABLE)
    const look = { gains: [1, 2, 0.5] as const, vignette: 0.3, saturation: 1.2, table }
    for (const grain of [0, 2.5]) {
      const film = { width, height, ...planes, ...look, grain }
      assertClose(developBytes(film), reference.developBytes(film), 1, `grain ${grain}`)
    }
  })

  test('softening along edges', () => {
    for (const [width, height] of [...SIZES, [2, 2], [3, 40]] as const) {
      const shapes = blobs(width, height)
      const bytes = Buffer.from(
        Array.from({ length: width * height * 3 }, (_, at) => shapes[Math.floor(at / 3)]! * (255 - (at % 3) * 90)),
      )
      const made = alongEdges(bytes, width, height)
      assertClose(made, reference.alongEdges(bytes, width, height), 1, `${width} × ${height}`)
      if (width === 61) assert.notDeepEqual(made, bytes)
    }
  })

  test('packed light keeps 0.2 % of its strongest part', () => {
    const planes = { r: randomColour(333), g: randomColour(333), b: randomColour(333).map((value) => value * 20) }
    const again = { r: new Float32Array(333), g: new Float32Array(333), b: new Float32Array(333) }
    unpackInto(again, packed(planes))
    for (let at = 0; at < 333; at++) {
      const most = Math.max(planes.r[at]!, planes.g[at]!, planes.b[at]!)
      for (const name of ['r', 'g', 'b'] as const) {
        assert.ok(Math.abs(again[name][at]! - planes[name][at]!) <= most * 0.0021, `${name} ${at}`)
      }
    }
  })
})

describe('the memory of the kernels', () => {
  test('planes of an arena begin empty, and what is given back is used again', () => {
    const first = new Arena()
    const taken = within(first, () => plane(1000))
    taken.fill(7)
    first.free()
    const second = new Arena()
    const again = within(second, () => plane(1000))
    assert.equal(again.byteOffset, taken.byteOffset)
    assert.ok(again.every((value) => value === 0))
    second.free()
  })

  test('views stay valid while the memory grows', () => {
    const arena = new Arena()
    const small = arena.floats(10)
    small.fill(3)
    arena.floats(3_000_000)
    assert.ok(small.every((value) => value === 3))
    arena.free()
  })

  test('without an arena results are arrays of their own', () => {
    const soft = blur(new Float32Array(64).fill(1), 8, 8, 1)
    assert.ok(soft.buffer instanceof ArrayBuffer)
  })

  test('a copy beside another plane lives as long as that', () => {
    const [outer, inner] = [new Arena(), new Arena()]
    const lasting = outer.floats(100)
    const values = new Float32Array(100).fill(5)
    const copy = within(inner, () => copyBeside(values, lasting))
    const own = within(inner, () => copyBeside(values, new Float32Array(1)))
    poisonFreed()
    inner.free()
    assert.ok(copy.every((value) => value === 5))
    assert.ok(own.buffer instanceof ArrayBuffer)
    outer.free()
    poisonFreed(false)
    assert.ok(Number.isNaN(copy[0]))
  })

  test('poisoned, freed planes show', () => {
    poisonFreed()
    const arena = new Arena()
    const late = arena.floats(100)
    arena.free()
    poisonFreed(false)
    assert.ok(Number.isNaN(late[0]))
  })
})

function randomColour(length: number): Float32Array {
  return Float32Array.from({ length }, random)
}

function sceneOf(width: number, height: number) {
  const frame = newFrame(width, height)
  for (let at = 0; at < frame.r.length; at++) {
    frame.r[at] = (at % width) / width
    frame.g[at] = 0.5
    frame.b[at] = at / frame.b.length
  }
  return frame
}
