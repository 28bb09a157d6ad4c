/** Words whose spelling says too little. */
const KNOWN: ReadonlyMap<string, string> = new Map(
  `ev-ery ev-ery-thing ev-ery-where fire qui-et eve-ning some-thing some-times fi-nal-ly some-one pave-ment chil-dren
  bit-ter-sweet pi-a-no i-de-a li-on ra-di-o sci-ence po-em be-ing peo-ple home-work whis-pering col-our hours hour
  heav-en sev-en riv-er nev-er for-ev-er o-ver o-cean dia-mond neigh-bours sweet-est cir-cle sin-gle lit-tle mid-dle
  can-dle ket-tle walk-ing look-ing talk-ing noth-ing sha-dows coun-ted wor-ries morn-ing`
    .split(/\s+/u)
    .map((word) => [word.replaceAll('-', ''), word]),
)

const VOWELS = 'aeiouyáàâäãåéèêëíìîïóòôöõúùûüýÿæœø'
const GROUP = new RegExp(`[${VOWELS}]+`, 'giu')
/** Consonants that are not parted. */
const PAIRS = /^(?:[bcdfgkpt]r|[bcfgkps]l|ch|sh|th|ph|wh|gh|ck|qu|st|sp|sk)$/iu

/** The syllables of a text, in order; each but a word's last ends in `-`. */
export function syllablesOf(line: string): string[] {
  return line
    .split(/[\s-]+/u)
    .flatMap((word) =>
      word === '' ? [] : parts(word).map((part, index, all) => (index < all.length - 1 ? `${part}-` : part)),
    )
}

function parts(word: string): string[] {
  const bare = word.replaceAll(/[^\p{L}\p{M}\p{N}’']/gu, '')
  const known = KNOWN.get(bare.toLowerCase())
  if (known !== undefined) return spelled(word, known.split('-'))
  const cuts = cutsOf(bare)
  if (cuts.length === 0) return [word]
  const shift = word.indexOf(bare[0]!)
  const edges = [0, ...cuts.map((cut) => cut + shift), word.length]
  return edges.slice(1).map((end, index) => word.slice(edges[index], end))
}

/** The known division with the word's own capitals and signs. */
function spelled(word: string, division: readonly string[]): string[] {
  const start = word.search(/[\p{L}\p{N}]/u)
  let at = start
  return division.map((part, index) => {
    const from = index === 0 ? 0 : at
    at += part.length
    return word.slice(from, index === division.length - 1 ? word.length : at)
  })
}

/** Where a word is parted: before the consonant between two vowels, between two consonants. */
function cutsOf(word: string): number[] {
  const groups = [...word.matchAll(GROUP)].flatMap((match) => hiatus(word, match[0], match.index))
  const voiced = groups.filter(
    ({ at, text }, index) => !silent(word, at, text, index === groups.length - 1, groups.length),
  )
  return voiced.slice(1).map(({ at }, index) => {
    const before = voiced[index]!
    const gap = word.slice(before.at + before.text.length, at)
    if (gap.length === 0) return at
    if (gap.length === 1 || PAIRS.test(gap)) return at - gap.length
    return PAIRS.test(gap.slice(-2)) ? at - 2 : at - 1
  })
}

/** Vowels side by side that are two sounds: "going", "lion", "area". */
function hiatus(word: string, text: string, at: number): { text: string; at: number }[] {
  const end = at + text.length - 1
  if (text.length > 1 && /^ing/iu.test(word.slice(end))) {
    return [
      { text: text.slice(0, -1), at },
      { text: text.slice(-1), at: end },
    ]
  }
  if (!/^(?:ia|iu|eo|ua|uo|ao)$/iu.test(text)) return [{ text, at }]
  return [
    { text: text[0]!, at },
    { text: text.slice(1), at: end },
  ]
}

/** The e of "home", "times", "walked"; not that of "table", "roses", "wanted"; and a y that only begins a word. */
function silent(word: string, at: number, text: string, last: boolean, count: number): boolean {
  if (at === 0 && /^y$/iu.test(text) && word.length > 1) return true
  if (!last || count < 2 || !/^e$/iu.test(text)) return false
  const tail = word.slice(at).toLowerCase()
  const before = word.slice(0, at).toLowerCase()
  // A language with letters of its own speaks its e.
  if (/[^\p{ASCII}’]/u.test(word)) return false
  if (/[^aeiouy]l$/u.test(before) && tail !== 'ely') return false
  if (tail === 'e') return true
  if (tail === 'es') return !/(?:s|x|z|ch|sh|c|g)$/u.test(before)
  if (tail === 'ed') return !/[td]$/u.test(before)
  return /^e(?:ly|ness|less|ful)$/u.test(tail)
}
