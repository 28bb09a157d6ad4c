import { setImmediate } from 'node:timers/promises'
import type { Raster } from '../raster.ts'
import { membrane } from './membrane.ts'
import { fillWithPatches } from './patch-fill.ts'
import type { Size } from './planes.ts'
import { grow, regionsOf } from '../effects/kernels/regions.ts'
import type { Region } from '../effects/kernels/regions.ts'
import { evenness } from './evenness.ts'

export interface FillOptions {
  signal?: AbortSignal
  /** Default: measured for each hole. `smooth` carries colours across, `patches` copies texture. */
  method?: 'smooth' | 'patches'
}

/** What was done: how many holes were filled in which way. */
export interface Filled {
  raster: Raster
  smooth: number
  patches: number
}

/** Pixels that one hole's surroundings are worked on with; larger ones are filled on a smaller copy. */
const MAX_PIXELS = 900_000
const MAX_HOLE = 110_000

/**
 * Fills the masked places of a picture in from what is round them: even ground is carried across, texture and edges are
 * continued with patches of the picture itself.
 *
 * @param mask not 0 where the picture is to be replaced, width × height values
 * @throws the signal's reason when it aborts
 */
export async function fillIn(raster: Raster, mask: Uint8Array, options: FillOptions = {}): Promise<Filled> {
  const { signal } = options
  const result: Filled = { raster: { ...raster, data: Buffer.from(raster.data) }, smooth: 0, patches: 0 }
  for (const hole of clusters(mask, raster)) {
    await setImmediate()
    signal?.throwIfAborted()
    const method = await fillOne(result.raster, mask, hole, options)
    result[method]++
  }
  return result
}

/** Holes near each other are one: they must not be copied into each other. */
function clusters(mask: Uint8Array, size: Size): Region[] {
  const reach = Math.max(3, Math.round(Math.max(size.width, size.height) / 90))
  return regionsOf(grow(mask, size, reach), size).regions.map((region) => {
    const left = region.x + reach
    const top = region.y + reach
    const isWide = region.width > 2 * reach && region.height > 2 * reach
    return isWide
      ? { ...region, x: left, y: top, width: region.width - 2 * reach, height: region.height - 2 * reach }
      : region
  })
}

async function fillOne(raster: Raster, mask: Uint8Array, hole: Region, { signal, method }: FillOptions) {
  const margin = Math.max(40, Math.round(Math.max(hole.width, hole.height) * 0.9))
  const window = windowRound(hole, margin, raster)
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (window.width * window.height)), Math.sqrt(MAX_HOLE / hole.area))
  const size = {
    width: Math.max(1, Math.round(window.width * scale)),
    height: Math.max(1, Math.round(window.height * scale)),
  }
  const { rgb, unknown } = sample(raster, mask, window, size)
  const even = evenness(rgb, unknown, size)
  if (method !== 'patches' && (method === 'smooth' || even.isEven)) {
    put(raster, mask, window, size, carried(rgb, unknown, size, even.grain))
    return 'smooth'
  }
  const filled = (await fillWithPatches(rgb, unknown, size, signal)) ?? carried(rgb, unknown, size, even.grain)
  put(raster, mask, window, size, filled)
  return 'patches'
}

interface Window extends Size {
  x: number
  y: number
}

function windowRound(hole: Region, margin: number, { width, height }: Size): Window {
  const x = Math.max(0, hole.x - margin)
  const y = Math.max(0, hole.y - margin)
  return {
    x,
    y,
    width: Math.min(width, hole.x + hole.width + margin) - x,
    height: Math.min(height, hole.y + hole.height + margin) - y,
  }
}

/** Means of what is known; unknown is a pixel whose place holds any of the mask. */
function sample({ data, width }: Raster, mask: Uint8Array, window: Window, size: Size) {
  const rgb = new Float32Array(size.width * size.height * 3)
  const unknown = new Uint8Array(size.width * size.height)
  const counts = new Float32Array(unknown.length)
  for (let y = 0; y < window.height; y++) {
    const row = Math.min(size.height - 1, Math.floor((y * size.height) / window.height)) * size.width
    for (let x = 0; x < window.width; x++) {
      const from = (window.y + y) * width + window.x + x
      const to = row + Math.min(size.width - 1, Math.floor((x * size.width) / window.width))
      if (mask[from]) unknown[to] = 1
      for (let c = 0; c < 3; c++) rgb[to * 3 + c]! += data[from * 4 + c]!
      counts[to]!++
    }
  }
  for (let i = 0; i < counts.length; i++) for (let c = 0; c < 3; c++) rgb[i * 3 + c]! /= counts[i] || 1
  return { rgb, unknown }
}

/** The membrane over the hole, with the grain of its surroundings. */
function carried(rgb: Float32Array, unknown: Uint8Array, size: Size, grain: number): Float32Array {
  const result = rgb.slice()
  const known = unknown.map((value) => 1 - value)
  let state = 12345
  const noise = Float32Array.from(unknown, () => {
    let sum = 0
    for (let n = 0; n < 4; n++) {
      state = (Math.imul(state, 1664525) + 1013904223) | 0
      sum += (state >>> 8) / 16777216 - 0.5
    }
    return sum * 1.73 * grain
  })
  for (let c = 0; c < 3; c++) {
    const plane = membrane(
      Float32Array.from(unknown, (_, i) => rgb[i * 3 + c]!),
      known,
      size,
    )
    for (let i = 0; i < plane.length; i++) {
      if (unknown[i]) result[i * 3 + c] = Math.min(255, Math.max(0, plane[i]! + noise[i]!))
    }
  }
  return result
}

function put({ data, width }: Raster, mask: Uint8Array, window: Window, size: Size, rgb: Float32Array) {
  const [scaleX, scaleY] = [size.width / window.width, size.height / window.height]
  for (let y = 0; y < window.height; y++) {
    const sy = Math.min(size.height - 1, Math.max(0, (y + 0.5) * scaleY - 0.5))
    const top = Math.floor(sy)
    const low = Math.min(size.height - 1, top + 1)
    for (let x = 0; x < window.width; x++) {
      const to = (window.y + y) * width + window.x + x
      if (!mask[to]) continue
      const sx = Math.min(size.width - 1, Math.max(0, (x + 0.5) * scaleX - 0.5))
      const left = Math.floor(sx)
      const right = Math.min(size.width - 1, left + 1)
      const tx = sx - left
      const ty = sy - top
      for (let c = 0; c < 3; c++) {
        const at = (row: number, column: number) => rgb[(row * size.width + column) * 3 + c]!
        const above = at(top, left) * (1 - tx) + at(top, right) * tx
        const below = at(low, left) * (1 - tx) + at(low, right) * tx
        data[to * 4 + c] = Math.round(above * (1 - ty) + below * ty)
      }
      data[to * 4 + 3] = 255
    }
  }
}
