import type { Item } from './item.ts'

/** A stretch of an instruction between joints, with how it is joined to what stands before. */
export interface Piece {
  joint: 'start' | 'break' | 'step' | 'and' | 'not'
  /** The word of negation: "except", "don't". */
  negation?: string
  items: Item[]
}

/** Cuts an instruction at commas, "then", "and" and negations. */
export function piecesOf(items: readonly Item[]): Piece[] {
  const pieces: Piece[] = [{ joint: 'start', items: [] }]
  for (const item of items) {
    const last = pieces.at(-1)!
    const joint = jointOf(item) ?? (endsNegation(item, last) ? 'break' : undefined)
    if (joint === 'break' && item.role === 'verb') pieces.push({ joint, items: [item] })
    else if (joint === undefined) last.items.push(item)
    else {
      item.used = true
      const negation = joint === 'not' ? { negation: item.raw.toLowerCase() } : {}
      // ", and then don't": the last joint counts, and a negation outlives what follows it.
      if (last.items.length > 0) pieces.push({ joint, items: [], ...negation })
      else if (last.joint !== 'not')
        Object.assign(last, { joint: last.joint === 'break' && joint === 'and' ? 'break' : joint }, negation)
    }
  }
  return spreadNegation(pieces.filter((piece) => piece.items.length > 0))
}

/** "without cropping make it warm": a verb after what must not happen begins what should. */
function endsNegation({ role, calls }: Item, { joint, items }: Piece): boolean {
  return joint === 'not' && role === 'verb' && !calls && items.some((item) => item.calls ?? item.place ?? item.colour)
}

function jointOf({ role, calls, colour }: Item): Piece['joint'] | undefined {
  if (calls && !calls.weak) return undefined
  if (role === 'break' || role === 'step' || role === 'not') return role
  return role === 'joint' && colour === undefined ? 'and' : undefined
}

/** "don't crop or rotate": what is joined by "and" is negated too, unless it is asked for with a verb of its own. */
function spreadNegation(pieces: Piece[]): Piece[] {
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1]
    if (piece.joint !== 'and' || before?.joint !== 'not' || piece.items.some(({ role }) => role === 'verb')) continue
    piece.joint = 'not'
    piece.negation = before.negation ?? ''
  }
  return pieces
}

/** The items that call for operations: those that always do, else those that do where nothing else does. */
export function callersIn(items: readonly Item[]): number[] {
  const callers = items.flatMap((item, index) => (item.calls ? [index] : []))
  const strong = callers.filter((index) => !items[index]!.calls!.weak)
  return strong.length > 0 ? strong : callers.slice(0, 1)
}

/** One stretch for each operation in it: "brighter slightly warmer" are two. */
export function splitAtCallers(items: readonly Item[], callers: readonly number[]): Item[][] {
  const starts = callers.map((caller, n) => (n === 0 ? 0 : startBefore(items, caller, callers[n - 1]!)))
  return starts.map((start, n) => items.slice(start, starts[n + 1]))
}

/** Where what belongs to an operation begins: at a verb, or at the words that only lead up to it. */
function startBefore(items: readonly Item[], caller: number, before: number): number {
  for (let at = before + 1; at < caller; at++) if (items[at]!.role === 'verb') return at
  let start = caller
  while (start - 1 > before && leadsUp(items, start - 1, before)) start--
  return start
}

function leadsUp(items: readonly Item[], at: number, before: number): boolean {
  const { degree, sign, number, colour, role } = items[at]!
  const previous = items[at - 1]
  if (previous?.role === 'preposition') return false
  const has = (kind: 'number' | 'colour') => items.slice(before, at).some((item) => item[kind] !== undefined)
  if (number) return has('number')
  if (colour !== undefined) return items[before]!.calls?.operation.takes?.includes('colour') !== true || has('colour')
  return degree !== undefined || sign !== undefined || role === 'filler'
}
