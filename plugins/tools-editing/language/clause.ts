import type { Preset } from '../operations/operation.ts'
import type { Item } from './item.ts'
import type { Unit } from './lexer.ts'
import type { Place } from './places.ts'
import type { Region } from './region.ts'

/** A length: in pixels, or in percent of the shorter side. */
export type Length = `${number}px` | `${number}%`

/** What an instruction says about one operation. Taking a thing marks it as understood. */
export class Clause {
  readonly preset: Preset
  readonly items: readonly Item[]

  constructor(items: readonly Item[], preset: Preset = {}) {
    this.items = items
    this.preset = preset
  }

  /** The first thing of a kind that nobody has taken. */
  take<Kind extends 'colour' | 'quote' | 'emoji' | 'size' | 'ratio' | 'factor' | 'sign' | 'degree'>(kind: Kind) {
    return this.#take((item) => item[kind] !== undefined)?.[kind]
  }

  /** All colours in order, at most `count`. */
  colours(count: number): string[] {
    return Array.from({ length: count }, () => this.take('colour')).filter((colour) => colour !== undefined)
  }

  /** A number with one of these units. */
  number(...units: readonly Unit[]): number | undefined {
    return this.#take(({ number }) => number !== undefined && units.includes(number.unit))?.number?.value
  }

  /** Whether one of these words is there. */
  says(...words: readonly string[]): boolean {
    return this.#take(({ word }) => word !== undefined && words.includes(word)) !== undefined
  }

  /** The word in front of a number, a size …: "to", "by". */
  hasPreposition(word: string): boolean {
    return this.items.some((item) => item.role === 'preposition' && item.word === word)
  }

  /** A place by one of these names, or any. */
  place(...names: readonly string[]): Place | undefined {
    return this.#take(({ place }) => place !== undefined && (names.length === 0 || names.includes(place.name)))?.place
  }

  /** Factors of the usual amount multiplied: "slightly", "twice". */
  factor(): number {
    let product = 1
    for (const kind of ['degree', 'factor'] as const) {
      for (let next = this.take(kind); next !== undefined; next = this.take(kind)) product *= next
    }
    return product * (this.number('times') ?? 1)
  }

  /** How much, in percent. "10%" is that, "slightly" a part of what is usual. */
  strength({ usual, min = 1, max = 100 }: { usual: number; min?: number; max?: number }): number {
    const number = this.number('percent', 'none')
    const value = number === undefined ? usual * this.factor() : Math.abs(number)
    return Math.round(Math.min(max, Math.max(min, value)) * 10) / 10
  }

  /** How much and which way, in percent. */
  signed({ usual, max = 100 }: { usual: number; max?: number }): number {
    let sign = Number(this.preset['sign'] ?? 1)
    for (let next = this.take('sign'); next !== undefined; next = this.take('sign')) sign *= next
    const stated = this.items.find(({ number }) => number !== undefined)?.number?.value ?? 0
    return this.strength({ usual: usual * Number(this.preset['factor'] ?? 1), max }) * (stated < 0 ? -1 : sign)
  }

  /** A length; what is usual is in percent of the shorter side. */
  length({ usual, max = 100 }: { usual: number; max?: number }): Length {
    const pixels = this.number('pixels', 'none')
    if (pixels !== undefined) return `${Math.min(8192, Math.abs(pixels))}px`
    const percent = this.number('percent')
    return `${Math.round(Math.min(max, percent ?? usual * this.factor()) * 100) / 100}%`
  }

  /** Places and colours that are left, as the region to act in. */
  region(): Region | undefined {
    const places: Place[] = []
    for (let next = this.place(); next !== undefined; next = this.place()) places.push(next)
    const colours = this.colours(4)
    return places.length + colours.length > 0 ? { places, colours } : undefined
  }

  #take(wanted: (item: Item) => boolean): Item | undefined {
    const found = this.items.find((item) => !item.used && wanted(item))
    if (found) found.used = true
    return found
  }
}

export function pixelsOf(length: Length, { width, height }: { width: number; height: number }): number {
  const value = Number.parseFloat(length)
  return length.endsWith('%') ? (value / 100) * Math.min(width, height) : value
}
