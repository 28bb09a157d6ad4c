import { compose, type Plan, planOf } from './compose/compose.ts'
import type { Brief } from './compose/brief.ts'
import { perform, secondsOf } from './compose/perform.ts'
import { layOut, type Sheet, writeSheet } from './lyrics/sheet.ts'
import type { Song } from './model.ts'
import { secondsAt } from './midi.ts'
import { briefOf } from './prompt/brief.ts'
import { parse } from './prompt/parse.ts'
import type { Wish } from './prompt/wish.ts'
import { keyName } from './theory/pitch.ts'

export interface Order {
  prompt: string
  seed: number
  seconds?: number
  /** Whether there is a sheet, or the caller's own lines; undefined leaves it to the prompt. */
  lyrics?: boolean | readonly string[]
}

export interface Made {
  wish: Wish
  brief: Brief
  song: Song
  sheet?: Sheet
  midi: Buffer
  seconds: number
}

/** A whole song from a prompt, up to the MIDI file. The same order gives the same bytes. */
export function makeSong({ prompt, seed, seconds, lyrics }: Order): Made {
  const wish = parse(prompt)
  const brief = briefOf(wish, { prompt, seed, ...(seconds === undefined ? {} : { seconds }) })
  const plan = planOf(brief)
  const sheet = sheetOf(plan, wish, lyrics ?? wish.lyrics ?? false)
  const song = compose(plan, sheet?.words)
  return {
    wish,
    brief,
    song,
    midi: perform(song, brief.genre, brief.seed),
    seconds: secondsOf(song),
    ...(sheet ? { sheet } : {}),
  }
}

function sheetOf(
  { brief, sections, random }: Plan,
  wish: Wish,
  lyrics: boolean | readonly string[],
): Sheet | undefined {
  if (lyrics === false) return undefined
  if (lyrics !== true) return layOut(sections, lyrics)
  const bright = brief.key.mode === 'major' && brief.drive >= 0
  const sad = wish.mood === 'sad' || (brief.key.mode === 'minor' && brief.drive < 0)
  const theme = wish.theme ?? wish.title ?? brief.title
  return writeSheet(sections, { theme, tone: sad ? 'sad' : bright ? 'bright' : 'plain' }, random.fork('words'))
}

/** The song's sections in seconds, with their chords and who plays. */
export function structureOf({ sections, parts, tempos }: Song) {
  const round = (seconds: number) => Math.round(seconds * 10) / 10
  return sections.map(({ label, kind, at, length, bars, energy, key, spans }) => ({
    section: label,
    kind,
    start: round(secondsAt(tempos, at)),
    end: round(secondsAt(tempos, at + length)),
    bars,
    key: keyName(key),
    energy: Math.round(energy * 100) / 100,
    chords: spans.map(({ chord }) => chord.symbol),
    instruments: [
      ...new Set(
        parts
          .filter(({ notes }) => notes.some((note) => note.at >= at && note.at < at + length))
          .map(({ instrument }) => instrument),
      ),
    ],
  }))
}
