import { GENRES } from '../genres/index.ts'
import type { Note, Part, Section, Song } from '../model.ts'
import { type Made, makeSong } from '../song.ts'

/** What each genre is called for in a prompt, so that tests go the way of a caller. */
const PROMPTS: Readonly<Record<string, string>> = {
  'lo-fi': 'lo-fi hip hop',
  'soul': 'soul',
  'drum-and-bass': 'drum and bass',
}

export const SEEDS = [1, 2, 3] as const

/** One song a genre and seed, made once. */
export const SONGS: readonly (Made & { name: string })[] = [...GENRES.keys()].flatMap((id) =>
  SEEDS.map((seed) => ({
    name: `${id} ${seed}`,
    ...makeSong({ prompt: PROMPTS[id] ?? id.replaceAll('-', ' '), seed }),
  })),
)

export function partsOf({ parts }: Song, role: string): readonly Part[] {
  return parts.filter((part) => part.role === role)
}

/** The tune, whoever plays it. */
export function tuneOf(song: Song): Note[] {
  return partsOf(song, 'melody')
    .flatMap(({ notes }) => notes)
    .toSorted((a, b) => a.at - b.at)
}

export function within(notes: readonly Note[], { at, length }: Section): Note[] {
  return notes.filter((note) => note.at >= at - 1e-6 && note.at < at + length - 1e-6)
}
