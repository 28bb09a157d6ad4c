import type { Operation } from '../operations/operation.ts'
import { COLOURS } from './colours.ts'
import { FOREIGN } from './foreign.ts'
import type { Meaning } from './item.ts'
import { PLACES } from './places.ts'
import { correct, stemsOf } from './spelling.ts'
import * as words from './words.ts'

/** A word's place in a phrase: what may follow, and what the phrase up to here means. */
interface Node {
  next: Map<string, Node>
  meaning?: Meaning
}

export interface Match {
  meaning: Meaning
  /** How many words it took. */
  length: number
}

/** All phrases that are understood, as a tree of words. */
export class Vocabulary {
  readonly #root: Node = { next: new Map() }
  readonly #words = new Set<string>()
  readonly #fillers = new Set(split(words.FILLERS))

  constructor(operations: readonly Operation[]) {
    for (const operation of operations) this.#addOperation(operation)
    for (const [phrase, place] of PLACES) this.#add(phrase, { place })
    for (const [name, colour] of COLOURS) this.#add(name, { colour })
    this.#addWords()
    for (const [phrase, english] of FOREIGN) this.#alias(phrase, english)
  }

  /** The longest phrase that begins at a word. Small words inside of it are passed over: "remove the background". */
  match(sentence: readonly string[], at: number): Match | undefined {
    let node = this.#root
    let found: Match | undefined
    for (let index = at; index < sentence.length && index < at + 12; index++) {
      const next = node.next.get(sentence[index]!)
      if (next) node = next
      else if (index === at || !this.#fillers.has(sentence[index]!)) break
      if (next?.meaning) found = { meaning: next.meaning, length: index - at + 1 }
    }
    return found
  }

  /** A word as phrases have it: British, without endings, spelled right; as it is when nothing like it is known. */
  wordFor(word: string): string {
    const variant = words.VARIANTS.get(word) ?? word
    if (this.#words.has(variant) || words.NUMBERS.has(variant)) return variant
    return stemsOf(variant).find((stem) => this.#words.has(stem)) ?? correct(variant, this.#words) ?? variant
  }

  /** The form of a word that is a phrase by itself: "cropping" → "crop", though some phrase may hold "cropping". */
  baseFor(word: string): string | undefined {
    return stemsOf(words.VARIANTS.get(word) ?? word).find((stem) => this.#root.next.get(stem)?.meaning !== undefined)
  }

  #addOperation(operation: Operation): void {
    for (const { words: phrases, preset = {}, weak = false, noun = false } of operation.says) {
      for (const phrase of split(phrases)) this.#add(phrase, { calls: { operation, preset, weak, noun } })
    }
  }

  #addWords(): void {
    const add = (phrases: string, meaning: Meaning) => {
      for (const phrase of split(phrases)) this.#add(phrase, meaning)
    }
    for (const [degree, phrases] of words.DEGREES) add(phrases, { degree })
    for (const [sign, phrases] of words.SIGNS) add(phrases, { sign })
    for (const [phrase, factor] of words.FACTORS) this.#add(phrase, { factor })
    for (const word of words.PREPOSITIONS) this.#add(word, { role: 'preposition', word })
    for (const word of split(words.ARGUMENTS)) this.#add(word, { word })
    add(words.NEGATIONS, { role: 'not' })
    add(words.STEPS, { role: 'step' })
    add(words.JOINTS, { role: 'joint' })
    add(words.VERBS, { role: 'verb' })
    add(words.FILLERS, { role: 'filler' })
  }

  #alias(phrase: string, english: string): void {
    const sentence = english.split(' ')
    const found = this.match(sentence, 0)
    if (found?.length === sentence.length) this.#add(phrase, found.meaning)
  }

  /** A phrase may be added several times: its meanings join; the first of a kind stays. */
  #add(phrase: string, meaning: Meaning): void {
    let node = this.#root
    for (const word of phrase.split(' ').map((part) => words.VARIANTS.get(part) ?? part)) {
      this.#words.add(word)
      const next = node.next.get(word) ?? { next: new Map() }
      node.next.set(word, next)
      node = next
    }
    node.meaning = { ...meaning, ...node.meaning }
  }
}

function split(phrases: string): string[] {
  return phrases.split(', ')
}
