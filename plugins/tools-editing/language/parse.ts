import type { Operation, Preset, Step } from '../operations/operation.ts'
import { recolour } from '../operations/recolour.ts'
import { text } from '../operations/text.ts'
import { Clause } from './clause.ts'
import { freeText } from './free-text.ts'
import { addsThing, impliedCall, saysColour } from './implied.ts'
import type { Item } from './item.ts'
import { itemsOf } from './items.ts'
import { callersIn, type Piece, piecesOf, splitAtCallers } from './pieces.ts'
import type { Region } from './region.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface Plan {
  steps: Step[]
  /** Names of operations that must not happen, `colours` when colours must stay. */
  excluded: string[]
  /** Words that were not understood, or that nobody could use, as they stand in the instruction. */
  ignored: string[]
}

/** An operation that is called for, while its words are being gathered. */
interface Call {
  operation: Operation
  preset: Preset
  items: Item[]
  except?: Region
  sign?: Item | undefined
  /** Was asked for with a verb of its own. */
  verb: boolean
  /** "make the sky bluer and brighter": acts where the one before does. */
  shares?: boolean
}

/** What an instruction asks for, in its order. */
export function parse(instruction: string, vocabulary: Vocabulary): Plan {
  const items = itemsOf(instruction, vocabulary)
  const reading = new Reading(instruction)
  for (const piece of piecesOf(items)) reading.add(piece)
  const steps = reading.steps()
  return { steps, excluded: reading.excluded, ignored: leftOver(items) }
}

class Reading {
  readonly excluded: string[] = []
  readonly #instruction: string
  readonly #calls: Call[] = []
  /** Holds for every operation that names no place of its own. */
  #except: Region | undefined
  /** "except" before anything was asked for: meant for the first. */
  #exceptFirst: Region | undefined

  constructor(instruction: string) {
    this.#instruction = instruction
  }

  add(piece: Piece): void {
    if (piece.joint === 'not') return this.#exclude(piece)
    const before = this.#calls.at(-1)
    const callers = callersIn(piece.items)
    if (before && callers.length > 0 && adds(piece, callers, before.operation)) {
      before.items.push(...piece.items)
      return
    }
    // Things cannot be taken out of a picture or put into it here: "remove the car" is not understood.
    if (callers.length === 0 && (removesThing(piece.items) || addsThing(piece.items))) return
    const implied = impliedCall(piece, before?.operation)
    const weak = callers.every(
      (index) => piece.items[index]!.calls!.weak && (piece.items[index]!.place || saysColour(piece.items)),
    )
    if (callers.length > 0 && !(weak && implied)) return this.#call(piece, callers)
    if (implied) this.#push({ ...implied, items: piece.items, verb: hasVerb(piece.items) })
    else before?.items.push(...piece.items)
  }

  steps(): Step[] {
    let last: Region | undefined
    return this.#calls.map((call) => {
      const clause = new Clause(call.items, call.preset)
      const step = call.operation.plan(clause)
      if (call.operation.frame || call.operation.places) return step
      const region = clause.region() ?? call.except ?? (call.shares ? last : undefined) ?? this.#except
      last = region
      return region ? { ...step, region } : step
    })
  }

  #call(piece: Piece, callers: readonly number[]): void {
    const parts = splitAtCallers(piece.items, callers)
    for (const items of parts) {
      const item = items.find(({ calls }) => calls && callers.some((index) => piece.items[index]!.calls === calls))!
      const { operation, preset, noun, weak } = item.calls!
      claim(item)
      const sign = items.find(({ sign }) => sign !== undefined)
      // "increase brightness and contrast": the second takes the verb of the first.
      const carried = noun && !sign && piece.joint === 'and' ? this.#calls.at(-1)?.sign : undefined
      if (operation.takes?.includes('quote')) freeText(items, item, this.#instruction)
      const presets = { ...preset, ...weakPresets(items, operation) }
      const borrowed = carried ? [{ ...carried, used: false }] : []
      const verb = hasVerb(items)
      const call: Call = {
        operation,
        preset: presets,
        items: [...borrowed, ...items],
        sign: noun ? (sign ?? carried) : undefined,
        verb,
        shares: piece.joint === 'and' && !verb && !sign && !noun && this.#calls.at(-1)?.verb === true,
      }
      const last = this.#calls.at(-1)
      const again = items !== parts[0] || (weak && piece.joint !== 'step' && !hasVerb(items))
      if (last?.operation === operation && again) join(last, call)
      else this.#push(call)
    }
  }

  #push(call: Call): void {
    if (this.#exceptFirst) call.except = this.#exceptFirst
    this.#exceptFirst = undefined
    this.#calls.push(call)
  }

  #exclude({ items, negation = '' }: Piece): void {
    const callers = callersIn(items)
    for (const index of callers) {
      const { operation, weak } = items[index]!.calls!
      claim(items[index]!)
      // "without changing the colours" is more than not recolouring.
      const name = operation === recolour && weak ? 'colours' : operation.name
      if (!this.excluded.includes(name)) this.excluded.push(name)
    }
    const same = this.#calls.findLast(({ operation }) => this.excluded.includes(operation.name))
    const found = new Clause(items).region()
    const region: Region | undefined = found && { ...found, except: true }
    if (callers.length > 0) {
      // "blur it, but don't blur the face": the first is still wanted, elsewhere.
      if (same && region) same.except = region
      return
    }
    if (!region) return this.#keepColours(items)
    if (!LIMITS.some((word) => negation.startsWith(word))) this.#except = region
    else if (this.#calls.length > 0) this.#calls.at(-1)!.except = region
    else this.#exceptFirst = region
  }

  #keepColours(items: readonly Item[]): void {
    const named = items.filter(({ raw }) => ['colours', 'colors', 'colour', 'color'].includes(raw.toLowerCase()))
    for (const item of named) item.used = true
    if (named.length > 0) this.excluded.push('colours')
  }
}

/** "a caption that says", "pixel art, game boy": one thing said twice. */
function join(call: Call, { preset, items }: Call): void {
  call.preset = { ...call.preset, ...preset }
  call.items.push(...items)
}

const REMOVALS = ['remove', 'delete', 'erase', 'removing', 'deleting', 'erasing']

function removesThing(items: readonly Item[]): boolean {
  return items.some(({ raw }) => REMOVALS.includes(raw.toLowerCase()))
}

function hasVerb(items: readonly Item[]): boolean {
  return items.some(({ role }) => role === 'verb')
}

/** "…, big, bold" and "with the caption 'x'" say more about what stands before. */
function adds({ items, joint }: Piece, callers: readonly number[], before: Operation): boolean {
  const open = before.takes
  if (!open || joint === 'step' || hasVerb(items)) return false
  const called = callers.map((index) => items[index]!)
  if (called.every(({ calls, degree }) => calls!.weak && degree !== undefined)) return true
  // "tilt shift, focus on the bottom"
  const focused = called.every(({ calls, word }) => calls!.weak && word === 'focus')
  if (focused && open.includes('place') && before !== recolour && items.some(({ place }) => place)) return true
  // "with a white outline"
  if (before === text && joint === 'and' && called.every(({ calls, word }) => calls!.weak && word !== undefined))
    return true
  const caption = joint === 'and' && open.includes('quote') && before !== text
  if (!caption || called.some(({ calls }) => calls!.operation !== text)) return false
  for (const item of called) claim(item)
  return true
}

/** Negations that limit what was said before; the others ("keep", "don't touch") hold for everything. */
const LIMITS = ['except', 'everything', 'all', 'anything', 'apart', 'other', 'excluding', 'but', 'outside', 'not']

/** The words have called for the operation: their other meanings are gone. */
function claim(item: Item): void {
  item.used = true
}

/** "crop to a square": the square, which alone would ask for cropping, says how. */
function weakPresets(items: readonly Item[], operation: Operation): Preset {
  const weak = items.filter(({ calls, used }) => !used && calls?.weak === true && calls.operation === operation)
  for (const item of weak) claim(item)
  return Object.assign({}, ...weak.map(({ calls }) => calls!.preset)) as Preset
}

/** What nobody took, neighbours together. Words that mean nothing by themselves are not missed. */
function leftOver(items: readonly Item[]): string[] {
  return items.filter((item) => !item.used && !isSmall(item)).map(({ raw }) => raw)
}

function isSmall({ role, degree, sign, word, calls, place, colour }: Item): boolean {
  if (calls?.weak && (word !== undefined || degree !== undefined)) return true
  if (calls || place || colour !== undefined) return false
  if (role !== undefined) return role !== 'unknown'
  return degree !== undefined || sign !== undefined || word !== undefined
}
