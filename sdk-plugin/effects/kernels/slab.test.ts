import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Frame } from '../frame.ts'
import { environmentOf, environmentSchema } from '../light/environment.ts'
import type { Slab } from '../light/slab.ts'
import { gridOf, type Rays, shadowGridOf } from '../light/slab-photons.ts'
import type { Clear, View } from '../light/slab-view.ts'
import { slopesOf as slopesReference } from './reference/slab.ts'
import { layCast as castReference, laySpill as spillReference } from './reference/slab-lay.ts'
import { paintSlab as paintReference } from './reference/slab-paint.ts'
import { throwRays as throwReference } from './reference/slab-photons.ts'
import { paintSlab, slopesOf } from './slab.ts'
import { layCast, laySpill } from './slab-lay.ts'
import { throwRays } from './slab-photons.ts'

const [WIDTH, HEIGHT] = [94, 70]
const CHANNELS = ['r', 'g', 'b'] as const

/** A smooth picture of waves, other ones for each channel. */
function waves(width: number, height: number, scale: number): Frame {
  const wave = (a: number, b: number) =>
    Float32Array.from({ length: width * height }, (_, at) => {
      const [x, y] = [(at % width) * scale, Math.floor(at / width) * scale]
      return 0.6 + 0.5 * Math.sin(x * a) * Math.cos(y * b)
    })
  return { width, height, r: wave(0.11, 0.07), g: wave(0.06, 0.13), b: wave(0.09, 0.05) }
}

/** A ring, partly beyond the frame. */
function ring(options: Partial<Slab> = {}): Slab {
  const [x, y, width, height] = [12, -5, 90, 71]
  const into = (at: number) => 10 - Math.abs(Math.hypot((at % width) - 41.3, Math.floor(at / width) - 35.6) - 22)
  const distance = Float32Array.from({ length: width * height }, (_, at) => into(at))
  const slopes = slopesReference(distance, width, height)
  return { x, y, width, height, distance, slopes, thick: 16, round: 5, back: 3, cuts: 0, step: 0.8, ...options }
}

const CLEAR: Clear = {
  logs: [-1.6, -0.4, -0.2],
  depth: 20,
  ior: 1.5,
  dispersion: 0.06,
  rim: 2,
  rimWidth: 6,
  through: 1.4,
  mirror: 1.3,
  beside: 0.8,
  inner: 0.3,
}
const EYE = { eyeX: 47, eyeY: 20, far: 150 }
const enamel = {
  ...waves(90, 71, 1),
  share: Float32Array.from({ length: 90 * 71 }, (_, at) => (at % 90 > 45 ? 0.7 : 0)),
}
const view = (options: Partial<View> = {}): View => ({
  ...EYE,
  frame: waves(WIDTH, HEIGHT, 1),
  behind: { sharp: waves(WIDTH, HEIGHT, 1), soft: waves(47, 35, 2), wide: waves(12, 9, 8) },
  environment: environmentOf(
    environmentSchema.parse({
      sky: [0.9, 0.9, 1],
      horizon: [0.5, 0.5, 0.5],
      ground: [0.1, 0.1, 0.1],
      boxes: [{ at: [-0.4, -0.6, 0.7], width: 0.5, height: 0.3, power: 4 }],
    }),
  ),
  gain: 1.1,
  reach: 0,
  foot: undefined,
  ...options,
})

const CASES: Record<string, { slab?: Partial<Slab>; clear?: Partial<Clear>; view?: Partial<View> }> = {
  'lies on what is behind': {},
  'stands before a far place': { view: { foot: 52, reach: 40 } },
  'is cut': { slab: { cuts: 3, round: 8 } },
  'parts no colours': { clear: { dispersion: 0, rim: 0 } },
  'is enamelled': { clear: { enamel } },
  'is all round': { slab: { round: 8, back: 8 } },
}

describe('a slab is painted as its readable reference paints it', () => {
  for (const [what, options] of Object.entries(CASES)) {
    test(`where it ${what}`, () => {
      const [made, asked] = [waves(WIDTH, HEIGHT, 1), waves(WIDTH, HEIGHT, 1)]
      const slab = ring(options.slab)
      const clear = { ...CLEAR, ...options.clear }
      paintSlab(made, slab, clear, view(options.view))
      paintReference(asked, slab, clear, view(options.view))
      const before = waves(WIDTH, HEIGHT, 1)
      assert.ok(made.r.some((light, at) => Math.abs(light - before.r[at]!) > 0.1))
      for (const channel of CHANNELS) assertAlike(made[channel], asked[channel], channel)
    })
  }
})

describe('light is thrown through a slab as the readable reference throws it', () => {
  const slab = ring()
  const lying: Rays = {
    slab,
    clear: CLEAR,
    eye: EYE,
    key: [-0.48, -0.6, 0.64],
    fromX: 12,
    fromY: -5,
    apart: 2.8,
    columns: 37,
    rows: 31,
    tinge: 1.4,
    aside: [12, 15],
  }
  const standing: Rays = { ...lying, key: [0.15, -0.5, -0.85], aside: [0, 0], rows: 20, foot: 50 }
  for (const [what, rays] of Object.entries({ lying, standing })) {
    test(what, () => {
      const frame = waves(WIDTH, HEIGHT, 1)
      const grids = () => ({ fine: gridOf(frame, 2), coarse: gridOf(frame, 4), hidden: shadowGridOf(frame, 2) })
      const [made, asked] = [grids(), grids()]
      throwRays(rays, made)
      throwReference(rays, asked)
      for (const name of ['fine', 'coarse', 'hidden'] as const) {
        assert.ok(made[name].r.some((light) => light > 0.1))
        for (const channel of CHANNELS) assertAlike(made[name][channel], asked[name][channel], `${name} ${channel}`)
      }
    })
  }
})

test('light and shadow are laid on the ground as the readable reference lays them', () => {
  // A width that is no multiple of four.
  const frame = waves(WIDTH, HEIGHT, 1)
  const filled = (step: number, scale: number) => {
    const grid = gridOf(frame, step)
    return { ...grid, ...waves(grid.width, grid.height, scale), step }
  }
  const thrown = { fine: filled(1, 1), coarse: filled(4, 3), hidden: filled(2, 2) }
  const bounds = [8, 3, WIDTH, HEIGHT] as const
  const light = { shade: thrown.hidden.g, sharp: thrown.fine.r, wide: thrown.coarse.b }
  const [made, asked] = [frame.r.slice(), frame.r.slice()]
  const cast = { ...light, unit: 3, share: 0.7, strength: 0.5 }
  layCast(made, WIDTH, bounds, thrown, cast)
  castReference(asked, WIDTH, bounds, thrown, cast)
  assertAlike(made, asked, 'cast')
  const half = { fine: filled(2, 2), coarse: thrown.coarse, hidden: filled(4, 3) }
  const spill = {
    shade: half.hidden.g,
    sharp: half.fine.r,
    softer: half.fine.g,
    wide: half.coarse.b,
    unit: 3,
    glow: 0.4,
  }
  const place = { foot: 20, shade: 0.6, fade: 30 }
  laySpill(made, frame, 11, half, spill, place)
  spillReference(asked, frame, 11, half, spill, place)
  assertAlike(made, asked, 'spill')
})

test('a plane is as steep as the readable reference finds it', () => {
  const { r } = waves(37, 23, 1)
  const [made, asked] = [slopesOf(r, 37, 23), slopesReference(r, 37, 23)]
  assertAlike(made.x, asked.x, 'to the right')
  assertAlike(made.y, asked.y, 'down')
})

/** To what is left of a float of 32 bits where a few of them are multiplied. */
function assertAlike(made: Float32Array, asked: Float32Array, what: string): void {
  const at = made.findIndex((light, index) => !(Math.abs(light - asked[index]!) < 5e-5))
  assert.equal(at, -1, `${what}: ${made[at]} in place of ${asked[at]} at ${at}`)
}
