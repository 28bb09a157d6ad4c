import { background } from '../operations/background.ts'
import { crop } from '../operations/crop.ts'
import { recolour } from '../operations/recolour.ts'
import { resize } from '../operations/resize.ts'
import { rotate } from '../operations/turn.ts'
import type { Operation, Preset } from '../operations/operation.ts'
import { sticker } from '../operations/sticker.ts'
import { text } from '../operations/text.ts'
import { tint } from '../operations/tint.ts'
import type { Item } from './item.ts'
import type { Piece } from './pieces.ts'

export interface Implied {
  operation: Operation
  preset: Preset
}

/** An operation that goes without saying: "make the car yellow", "16:9", "write 'hello'". */
export function impliedCall({ items, joint }: Piece, before: Operation | undefined): Implied | undefined {
  const has = (kind: keyof Item) => items.some((item) => item[kind] !== undefined)
  const verb = items.some(({ role }) => role === 'verb')
  // "…, in red": an operation that stands open takes the fragment.
  const open = (slot: 'colour' | 'quote' | 'number') => !verb && joint !== 'step' && before?.takes?.includes(slot)
  const call = (operation: Operation, preset: Preset = {}): Implied => ({ operation, preset })
  if (has('quote') && !open('quote')) return call(text)
  if (has('emoji')) return call(sticker)
  if (has('size')) return call(resize)
  if (has('ratio')) return call(crop)
  if (items.some(({ number }) => number?.unit === 'degrees')) return call(rotate)
  if (verb && !has('colour') && items.some(({ raw }) => raw.toLowerCase() === 'turn') && has('place')) {
    return call(rotate)
  }
  return has('colour') && !open('colour') ? call(...colouring(items)) : undefined
}

function colouring(items: readonly Item[]): [Operation, Preset] {
  const colours = items.filter(({ colour }) => colour !== undefined).length
  const kinds = items.map(({ place }) => place?.kind)
  if (colours === 1 && kinds.includes('background')) return [background, {}]
  if (items.some(({ sign }) => sign !== undefined)) return [tint, {}]
  return [recolour, {}]
}
