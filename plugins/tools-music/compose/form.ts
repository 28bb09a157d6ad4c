import type { Genre } from '../genres/genre.ts'
import type { Meter, Section, SectionKind } from '../model.ts'
import type { Random } from '../random.ts'
import { transposed } from '../theory/pitch.ts'
import type { Brief } from './brief.ts'
import { harmonies } from './harmony.ts'

export interface Block {
  kind: SectionKind
  bars: number
}

const ENERGY: Record<SectionKind, number> = {
  intro: 0.32,
  verse: 0.48,
  pre: 0.62,
  chorus: 0.8,
  bridge: 0.42,
  solo: 0.8,
  outro: 0.5,
}

/** The slack a tempo has to bring a song to its length. */
const BEND = 0.07

/** The genre's form that comes nearest to the length asked for, and the tempo bent a little to meet it. */
export function chooseForm({ genre, bpm, bpmFixed, meter, seconds }: Brief): { blocks: Block[]; bpm: number } {
  const forms = genre.forms.map(parse)
  const lengthOf = (blocks: readonly Block[]) => (barsOf(blocks) * meter.beats * 60) / bpm
  const miss = (blocks: readonly Block[]) => Math.abs(Math.log(lengthOf(blocks) / seconds))
  let blocks = forms.reduce((best, form) => (miss(form) < miss(best) - 1e-9 ? form : best))
  for (let longer = extended(blocks); miss(longer) < miss(blocks) - 1e-9; longer = extended(blocks)) blocks = longer
  if (bpmFixed) return { blocks, bpm }
  const factor = Math.min(1 + BEND, Math.max(1 - BEND, lengthOf(blocks) / seconds))
  return { blocks, bpm: Math.round(bpm * factor) }
}

/** One more round: from the first verse to what follows it as its goal, told again. */
function extended(blocks: readonly Block[]): Block[] {
  const from = blocks.findIndex(({ kind }) => kind === 'verse')
  const to = blocks.findIndex(({ kind }, index) => index > from && (kind === 'chorus' || kind === 'solo'))
  return from < 0 || to < 0 ? [...blocks] : blocks.toSpliced(to + 1, 0, ...blocks.slice(from, to + 1))
}

function parse(form: string): Block[] {
  return form.split(' ').map((word) => {
    const [, kind, bars] = /^([a-z]+)(\d+)$/.exec(word) ?? []
    return { kind: kind as SectionKind, bars: Number(bars) }
  })
}

function barsOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { bars }) => sum + bars, 0)
}

/** Blocks as sections: their energy, key and chords. The last chorus may rise by the genre's lift. */
export function sectionsOf(brief: Brief, blocks: readonly Block[], random: Random): Section[] {
  const lastChorus = blocks.findLastIndex(({ kind }) => kind === 'chorus')
  const choruses = blocks.filter(({ kind }) => kind === 'chorus').length
  const lift = choruses > 1 && random.chance(0.75) ? (brief.genre.lift ?? 0) : 0
  const harmonise = harmonies(brief, random.fork('harmony'))
  const sections: Section[] = []
  let at = 0
  for (const [index, { kind, bars }] of blocks.entries()) {
    const key = lift > 0 && index >= lastChorus ? transposed(brief.key, lift) : brief.key
    const next = lift > 0 && index === lastChorus - 1 ? transposed(brief.key, lift) : undefined
    const nth = blocks.slice(0, index).filter((block) => block.kind === kind).length
    const last = !blocks.slice(index + 1).some((block) => block.kind === kind)
    const length = bars * brief.meter.beats
    const spans = harmonise({ kind, bars, at, key, next })
    const label = labelOf(brief.genre, kind, nth, blocks)
    const energy = energyOf(brief, kind, nth, last && nth > 0)
    sections.push({ kind, label, nth, last, bars, at, length, energy, key, spans })
    at += length
  }
  return sections
}

function labelOf(genre: Genre, kind: SectionKind, nth: number, blocks: readonly Block[]): string {
  const many = blocks.filter((block) => block.kind === kind).length > 1
  return `${genre.labels?.[kind] ?? (kind === 'pre' ? 'pre-chorus' : kind)}${many ? ` ${nth + 1}` : ''}`
}

/** Each return is a little fuller, the last one of choruses the fullest. */
function energyOf({ genre, drive }: Brief, kind: SectionKind, nth: number, final: boolean): number {
  const base = genre.energy?.[kind] ?? ENERGY[kind]
  const grown = base + nth * 0.06 + (final && kind === 'chorus' ? 0.1 : 0)
  const edge = kind === 'intro' || kind === 'outro' ? 0.4 : 1
  return Math.min(1, Math.max(0.12, grown + drive * edge))
}

/** Where the bars of a section begin. */
export function barsIn({ at, bars }: Section, meter: Meter): number[] {
  return Array.from({ length: bars }, (_, bar) => at + bar * meter.beats)
}
