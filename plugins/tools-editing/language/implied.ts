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

const ADDITIONS: ReadonlySet<string> = new Set(['add', 'put', 'insert', 'place', 'draw', 'adding'])

/** Names of colours that are things first: to add one is no wish for its colour. */
const THINGS: ReadonlySet<string> = new Set(
  (
    'amethyst, apricot, avocado, banana, brick, butter, buttercup, caramel, champagne, cherry, chestnut, chocolate, ' +
    'cinnamon, cocoa, coffee, coral, cranberry, cream, dandelion, denim, eggplant, emerald, fern, flame, flamingo, ' +
    'grape, honey, lavender, lemon, lime, mango, marigold, mint, moss, mulberry, mustard, opal, orchid, peach, ' +
    'peacock, pear, pearl, pine, pistachio, plum, pumpkin, raspberry, rose, ruby, sage, salmon, sand, sapphire, ' +
    'seashell, snow, strawberry, sunflower, tangerine, thistle, toffee, tomato, topaz, vanilla, walnut, ' +
    'watermelon, wheat, wine, wisteria'
  ).split(', '),
)

/** "add a rose": things cannot be put into a picture here, and nothing turns pink for it. */
export function addsThing(items: readonly Item[]): boolean {
  const colours = items.filter(({ colour }) => colour !== undefined).map(({ raw }) => raw.toLowerCase())
  const added = items.some(({ raw }) => ADDITIONS.has(raw.toLowerCase()))
  return (
    added &&
    colours.length > 0 &&
    colours.every((name) => [name, name.replace(/s$/, ''), name.replace(/ies$/, 'y')].some((one) => THINGS.has(one)))
  )
}

/** "red to snow", "make the car snow": the word that could call for an operation says a colour. */
export function saysColour(items: readonly Item[]): boolean {
  const coloured = items.filter(({ colour }) => colour !== undefined)
  if (!coloured.some(({ calls }) => calls?.weak)) return false
  const verb = items.some(({ role }) => role === 'verb') && !addsThing(items)
  return coloured.length > 1 || (verb && items.some(({ place }) => place !== undefined))
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
