import type { Operation, Preset } from '../operations/operation.ts'
import type { Unit } from './lexer.ts'
import type { Place } from './places.ts'

export type Role = 'break' | 'step' | 'joint' | 'not' | 'verb' | 'filler' | 'preposition' | 'unknown'

/** What a phrase can mean. Several meanings stand side by side: "left" is a place and a direction. */
export interface Meaning {
  calls?: { operation: Operation; preset: Preset; weak: boolean; noun: boolean }
  place?: Place
  /** `#rrggbb` */
  colour?: string
  /** Factor of the usual amount: "slightly". */
  degree?: number
  /** "more", "less". */
  sign?: 1 | -1
  /** Multiple of something: "twice". */
  factor?: number
  /** A word that operations ask for by name: "bold". */
  word?: string
  role?: Role
}

/** A phrase of the instruction with its meanings, or a number, a quotation … */
export interface Item extends Meaning {
  raw: string
  from: number
  to: number
  number?: { value: number; unit: Unit }
  size?: { width: number; height: number }
  ratio?: { width: number; height: number }
  quote?: string
  emoji?: string
  /** Some operation took it. */
  used?: boolean
}
