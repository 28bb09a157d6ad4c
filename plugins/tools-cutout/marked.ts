import type { Raster } from '@gateway/sdk-plugin/raster'
import { fillIn, grow } from '@gateway/sdk-plugin/vision'
import { findLettering } from './lettering.ts'
import { unblend } from './unblend.ts'
import { findRepeats } from './repeats.ts'

export interface Unmarked {
  raster: Raster
  /** What was found. */
  mask: Uint8Array
  engines: string[]
  overlay?: { colour: string; opacity: number }
}

/** Letters cover less than this part of a picture; what covers more is the picture. */
const MOST = 0.3

/** Takes off what repeats, then what stands alone; undefined when there is neither. */
export async function removeMarks(raster: Raster, signal?: AbortSignal): Promise<Unmarked | undefined> {
  const repeats = await findRepeats(raster)
  signal?.throwIfAborted()
  const result: Unmarked = { raster, mask: new Uint8Array(raster.width * raster.height), engines: [] }
  if (repeats) {
    result.mask = repeats.mask
    const bare = unblend(raster, repeats)
    signal?.throwIfAborted()
    if (bare) {
      const { colour, opacity } = bare.overlay
      result.raster = bare.raster
      result.engines.push('unblend')
      result.overlay = { colour: hex(colour), opacity: Math.round(opacity * 100) / 100 }
    } else await fill(result, grow(repeats.mask, raster, 2), signal)
  }
  const letters = await findLettering(result.raster, signal)
  if (letters && letters.reduce((sum, value) => sum + value, 0) < letters.length * MOST) {
    // Marks that were taken off leave a trace that only a search for marks would see.
    const fresh = repeats ? withoutTraces(letters, repeats.mask) : letters
    if (fresh.includes(1)) {
      result.mask = result.mask.map((value, i) => value | fresh[i]!)
      await fill(result, fresh, signal)
    }
  }
  return result.engines.length > 0 ? result : undefined
}

async function fill(result: Unmarked, mask: Uint8Array, signal?: AbortSignal) {
  const { raster, smooth, patches } = await fillIn(result.raster, mask, { ...(signal && { signal }) })
  result.raster = raster
  for (const [engine, count] of [
    ['patches', patches],
    ['smooth', smooth],
  ] as const) {
    if (count > 0 && !result.engines.includes(engine)) result.engines.push(engine)
  }
}

function withoutTraces(letters: Uint8Array, removed: Uint8Array): Uint8Array {
  const shared = letters.reduce((sum, value, i) => sum + (value & removed[i]!), 0)
  const all = letters.reduce((sum, value) => sum + value, 0)
  return shared > all * 0.15 ? new Uint8Array(letters.length) : letters
}

function hex(colour: readonly number[]): string {
  return `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
