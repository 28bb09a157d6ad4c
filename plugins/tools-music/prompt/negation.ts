const TRIGGERS = new Set(
  `no without not minus excluding except avoid skip never dont nothing remove exclude omit neither
  ohne kein keine nicht sin sans pas senza tanpa sem`.split(/\s+/u),
)
/** May stand between the trigger and what it denies. */
const FILLERS = new Set(
  `any the a an too very so use want add include using really much need for real overly play make it of please out like
  be de put in have`.split(/\s+/u),
)
const LINKS = new Set(['and', 'or', 'nor', 'und', 'oder', 'y', 'o', 'ni', 'dan', 'atau', 'et', 'ou', 'no', 'not'])
const CLAUSES = /[.,;:!?()\n]+/u
/** "drumless" and "drum-free" deny like "no drums". */
const LESS = /\b(drum|bass|beat|vocal|lyric|guitar|piano|percussion)s?(?:-| )?(?:free|less)\b/giu

export interface Parted {
  wanted: string[][]
  denied: string[][]
}

/**
 * Parts a prompt into what is wanted and what is denied: "slow jazz, no drums or bass, but with a choir" wants
 * slow jazz
 * and a choir.
 *
 * @param known how many words at a place make a phrase that means something, 0 for none
 */
export function partition(
  prompt: string,
  wordsOf: (text: string) => string[],
  known: (words: readonly string[], at: number) => number,
): Parted {
  const wanted: string[][] = []
  const denied: string[][] = []
  const plain = prompt.replaceAll(LESS, ', no $1s,').replaceAll(/\b(?:leave|cut) out\b/giu, ' no ')
  for (const words of plain.split(CLAUSES).map(wordsOf)) {
    let kept: string[] = []
    for (let at = 0; at < words.length;) {
      const end = TRIGGERS.has(words[at]!) ? reach(words, at + 1, known) : at
      if (end === at) {
        kept.push(words[at]!)
        at++
      } else {
        denied.push(words.slice(at + 1, end))
        wanted.push(kept)
        kept = []
        at = end
      }
    }
    wanted.push(kept)
  }
  return { wanted: wanted.filter(({ length }) => length > 0), denied }
}

/** Where a denial ends: after the known phrases that follow it, linked by "or" and its like. */
function reach(words: readonly string[], from: number, known: Parameters<typeof partition>[2]): number {
  let at = from
  while (FILLERS.has(words[at] ?? '')) at++
  let end = from - 1
  for (let length = known(words, at); length > 0; length = known(words, at)) {
    end = at + length
    at = end
    if (!LINKS.has(words[at] ?? '')) break
    at++
    while (FILLERS.has(words[at] ?? '') || LINKS.has(words[at] ?? '')) at++
  }
  return end
}
