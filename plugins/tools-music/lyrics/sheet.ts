import { UNIT } from '../compose/motif.ts'
import type { Section } from '../model.ts'
import type { Random } from '../random.ts'
import { HOOKS, LINES } from './lines.ts'
import { syllablesOf } from './syllables.ts'

export interface SheetSection {
  section: string
  lines: string[]
  /** One letter a line; lines of one letter rhyme. */
  rhyme: string
}

export interface Sheet {
  sections: SheetSection[]
  /** Syllables of each two-bar phrase of a section, undefined where the tune rests. */
  words: Map<Section, (readonly string[] | undefined)[]>
  /** The line that the chorus turns on. */
  hook: string
}

export interface Subject {
  /** As the prompt has it: "a rainy night". */
  theme: string
  tone: 'sad' | 'bright' | 'plain'
}

const SUNG = new Set(['verse', 'pre', 'chorus', 'bridge'])
const SCHEMES = ['AABB', 'ABAB', 'ABCB']

/** Writes a sheet for the sung sections: verses with new words, choruses with the same; each line fits two bars. */
export function writeSheet(sections: readonly Section[], subject: Subject, random: Random): Sheet {
  const it = nounPhrase(subject.theme)
  const poet = poetOf(it, subject.tone, random)
  const hook = capital(spoken(random.pick(HOOKS), it))
  const chorus = new Map<number, { lines: string[]; rhyme: string }>()
  const sheet: Sheet = { sections: [], words: new Map(), hook }
  for (const section of sections) {
    if (!SUNG.has(section.kind)) continue
    const count = Math.max(1, Math.floor(section.bars / UNIT))
    const strophic = section.kind === 'verse' && section.bars === 12
    const text = (() => {
      if (strophic) return blues(poet)
      if (section.kind !== 'chorus') return stanza(count, poet, random)
      const known = chorus.get(count) ?? refrain(count, hook, poet)
      chorus.set(count, known)
      return known
    })()
    const sung = text.lines.map(syllablesOf)
    sheet.words.set(section, strophic ? sung.flatMap((line) => [line, undefined]) : sung)
    sheet.sections.push({ section: section.label, ...text })
  }
  return sheet
}

/** A caller's own lines, in order, over the sung sections; from the top again when they run out. */
export function layOut(sections: readonly Section[], own: readonly string[]): Sheet {
  const sheet: Sheet = { sections: [], words: new Map(), hook: own[0] ?? '' }
  let next = 0
  for (const section of sections) {
    if (!SUNG.has(section.kind)) continue
    const strophic = section.kind === 'verse' && section.bars === 12
    const count = Math.max(1, Math.floor(section.bars / UNIT) / (strophic ? 2 : 1))
    const lines = Array.from({ length: count }, () => own[next++ % own.length]!)
    const sung = lines.map(syllablesOf)
    sheet.words.set(section, strophic ? sung.flatMap((line) => [line, undefined]) : sung)
    sheet.sections.push({ section: section.label, lines, rhyme: '' })
  }
  return sheet
}

interface Poet {
  /** `count` lines that rhyme with each other. */
  rhymes(count: number): string[]
}

function poetOf(it: string, tone: Subject['tone'], random: Random): Poet {
  const used = new Set<string>()
  let families = random.shuffled(Object.keys(LINES))
  const fitting = (line: string) =>
    tone === 'sad' ? !line.startsWith('+') : tone === 'bright' ? !line.startsWith('-') : true
  return {
    rhymes(count) {
      if (families.length === 0) families = random.shuffled(Object.keys(LINES))
      const family = families.pop()!
      const free = random.shuffled(LINES[family]!.filter((line) => fitting(line) && !used.has(line)))
      const all =
        free.length >= count
          ? free
          : [...free, ...LINES[family]!.filter((line) => fitting(line) && !free.includes(line))]
      // One line of a couple speaks of the subject, when there is one left that does.
      const chosen = rhyming(
        [...all.filter(about).slice(0, 1), ...all.filter((line) => !about(line)), ...all.filter(about).slice(1)],
        count,
      )
      for (const line of chosen) used.add(line)
      return random.shuffled(chosen).map((line) => capital(spoken(line.replace(/^[-+]/u, ''), it)))
    },
  }
}

function about(line: string): boolean {
  return line.includes('{it}')
}

/** The first `count` lines that end on different words. */
function rhyming(lines: readonly string[], count: number): string[] {
  const chosen: string[] = []
  for (const line of lines) {
    if (chosen.length < count && !chosen.some((other) => lastWord(other) === lastWord(line))) chosen.push(line)
  }
  return [...chosen, ...lines.filter((line) => !chosen.includes(line))].slice(0, count)
}

function lastWord(line: string): string {
  return line.split(' ').at(-1)!
}

/** Lines in quatrains; a rest of two is a couplet. */
function stanza(count: number, poet: Poet, random: Random): { lines: string[]; rhyme: string } {
  const lines: string[] = []
  let rhyme = ''
  while (lines.length < count) {
    const left = count - lines.length
    const scheme = left >= 4 ? random.pick(SCHEMES) : 'AA'.slice(0, left)
    const first = rhyme.length
    const letters = new Map<string, string[]>()
    for (const letter of new Set(scheme))
      letters.set(letter, poet.rhymes([...scheme].filter((other) => other === letter).length))
    for (const letter of scheme) {
      lines.push(letters.get(letter)!.shift()!)
      rhyme += String.fromCodePoint(letter.codePointAt(0)! + (first === 0 ? 0 : new Set(rhyme.slice(0, first)).size))
    }
  }
  return { lines, rhyme }
}

/** The hook, an answer, the hook, another answer that rhymes. */
function refrain(count: number, hook: string, poet: Poet): { lines: string[]; rhyme: string } {
  const replies = poet.rhymes(Math.max(1, Math.ceil(count / 2)))
  const lines = Array.from({ length: count }, (_, index) => (index % 2 === 0 ? hook : replies[index >> 1]!))
  return { lines, rhyme: lines.map((_, index) => (index % 2 === 0 ? 'A' : 'B')).join('') }
}

/** The first line twice, then its rhyme. */
function blues(poet: Poet): { lines: string[]; rhyme: string } {
  const [first, second] = poet.rhymes(2) as [string, string]
  return { lines: [first, first, second], rhyme: 'AAA' }
}

const DETERMINERS = new RegExp(
  '^(?:the|my|your|our|his|her|their|this|that|these|those|you|me|us|them|him|it|some|all|every|no|one|two|three|' +
    'what|how|when|why|who)\\b',
  'iu',
)

/** How a line speaks of the subject: "a rainy night" → "the rainy night", "rain" → "the rain", "Anna" stays. */
export function nounPhrase(theme: string): string {
  const definite = theme.replace(/^an?\s+/iu, 'the ')
  const [first = ''] = definite.split(' ')
  const named = /^\p{Lu}/u.test(first)
  const doing = /ing$/iu.test(first)
  const feeling =
    /^(?:love|hope|home|life|time|freedom|happiness|sadness|peace|friendship|loneliness|heartbreak|joy)$/iu.test(
      definite,
    )
  return DETERMINERS.test(definite) || named || doing || feeling ? definite : `the ${definite}`
}

const PLURAL: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', keeps: 'keep', comes: 'come' }

/** A line with its subject in place; verbs follow when there are several. */
function spoken(line: string, it: string): string {
  const several = /\band\b|(?:[^s]s|people|children)$/iu.test(it)
  return line.replaceAll(/\{it\}( (?:is|was|has|keeps|comes)\b)?/gu, (_, verb: string | undefined) => {
    if (verb === undefined) return it
    return it + (several ? ` ${PLURAL[verb.trim()]!}` : verb)
  })
}

export function capital(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1)
}
