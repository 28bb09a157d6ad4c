import type { Letters } from './lettering.ts'
import { randomFrom } from './random.ts'

/** A place on a surface, in pixels of its planes, with a number of its own. */
export interface Place {
  x: number
  y: number
  /** 0 to 1, for what differs from one to the next. */
  chance: number
}

export interface Scatter {
  /** Mean distance in em. */
  every: number
  /** 0 is a honeycomb, 1 is quite irregular. */
  jitter: number
  seed: number
}

const kept = new WeakMap<object, Map<string, Place[]>>()

/** Places all over the planes, about evenly apart; the same for whoever asks alike, so that pits and seeds meet. */
export function placesOn(letters: Pick<Letters, 'width' | 'height' | 'em' | 'nearest'>, scatter: Scatter): Place[] {
  const { width, height, em, nearest } = letters
  const key = JSON.stringify(scatter)
  const all = kept.get(nearest) ?? new Map<string, Place[]>()
  kept.set(nearest, all)
  const found = all.get(key)
  if (found) return found
  const random = randomFrom(scatter.seed * 2719 + 3)
  const step = Math.max(2, scatter.every * em)
  const rise = step * 0.866
  const places: Place[] = []
  for (let row = 0; row * rise < height; row++) {
    for (let column = 0; column * step < width; column++) {
      const x = (column + (row % 2) / 2 + scatter.jitter * (random() - 0.5)) * step
      const y = (row + scatter.jitter * (random() - 0.5)) * rise
      const chance = random()
      if (x >= 0 && y >= 0 && x < width - 1 && y < height - 1) places.push({ x, y, chance })
    }
  }
  all.set(key, places)
  return places
}
