/** A note of a motif as the words see it. */
export interface Singable {
  at: number
  length: number
  /** Scale steps over the anchor. */
  step: number
  syllable?: string
}

const SHORTEST = 0.25

/**
 * Lays syllables on notes, one each. Too many syllables: the longest notes are parted. Too few: the shortest
 * neighbours
 * are joined into one. A long last note always carries the last syllable.
 */
export function fitLine(notes: readonly Singable[], syllables: readonly string[]): Singable[] {
  const fitted = notes.map((note) => ({ ...note }))
  while (fitted.length < syllables.length && parted(fitted));
  while (fitted.length > syllables.length && fitted.length > 1) join(fitted)
  return fitted.map((note, index) => {
    const syllable = syllables[index]
    // What could not be parted any further is sung on the last note.
    const rest = index === fitted.length - 1 ? syllables.slice(index).join('') : syllable
    return rest ? { ...note, syllable: rest } : note
  })
}

function parted(notes: Singable[]): boolean {
  // The last note is to stay long: it is parted when the others are no longer than half of it.
  const weight = (index: number) => notes[index]!.length * (index === notes.length - 1 ? 0.5 : 1)
  let longest = -1
  for (const [index, { length }] of notes.entries()) {
    if (length >= 2 * SHORTEST && (longest < 0 || weight(index) > weight(longest))) longest = index
  }
  const note = notes[longest]
  if (!note) return false
  const first = Math.max(SHORTEST, Math.floor((note.length / 2) * 4) / 4)
  notes.splice(longest, 1, { ...note, length: first }, { ...note, at: note.at + first, length: note.length - first })
  return true
}

function join(notes: Singable[]): void {
  let best = 0
  let shortest = Infinity
  for (let index = 0; index < notes.length - 1; index++) {
    const together = notes[index + 1]!.at + notes[index + 1]!.length - notes[index]!.at
    if (together < shortest) [best, shortest] = [index, together]
  }
  const [first, second] = [notes[best]!, notes[best + 1]!]
  notes.splice(best, 2, { ...first, length: second.at + second.length - first.at })
}
