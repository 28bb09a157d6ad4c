import type { Cluster } from './clusters.ts'

type After = 'stay' | 'break' | 'hyphen'

/**
 * Where lines may end, by the rules of Unicode's line breaking that matter for lettering: after spaces, hyphens and
 * dashes; between ideographs, but not before what closes or after what opens; between words of scripts that write no
 * spaces, and of katakana; Korean and all others at spaces alone.
 *
 * @returns for each cluster what may happen after it
 */
export function breaksAfter(paragraph: string, clusters: readonly Cluster[]): After[] {
  const words = WRITTEN_TOGETHER.test(paragraph) ? wordStarts(paragraph) : undefined
  return clusters.map((cluster, index) => {
    const next = clusters[index + 1]
    return next ? between(cluster, next, index > 0 ? clusters[index - 1] : undefined, words) : 'stay'
  })
}

function between(left: Cluster, right: Cluster, before: Cluster | undefined, words?: ReadonlySet<number>): After {
  const [a, b] = [left.text, right.text]
  if (a === SOFT_HYPHEN) return 'hyphen'
  if (a === ZERO_WIDTH_SPACE) return 'break'
  if (GLUE.test(a) || GLUE.test(b) || right.kind === 'space') return 'stay'
  if (right.kind === 'none') return 'stay'
  if (left.kind === 'space') return NEVER_FIRST_AFTER_SPACE.test(b) ? 'stay' : 'break'
  if (left.kind === 'emoji' || right.kind === 'emoji') return besidePicture(left, right)
  if (NEVER_LAST.test(a) || NEVER_FIRST.test(b) || QUOTES.test(a + b)) return 'stay'
  if (HYPHENS.test(a)) return before && /[\p{L}\p{N}]/u.test(before.text) && /^\p{L}/u.test(b) ? 'break' : 'stay'
  if (DASHES.test(a)) return 'break'
  if (SLASHES.test(a)) return /^\p{L}/u.test(b) ? 'break' : 'stay'
  if (words?.has(right.at) && (SPACELESS.test(a) || SPACELESS.test(b))) return 'break'
  if (KATAKANA.test(a) && KATAKANA.test(b)) return words?.has(right.at) ? 'break' : 'stay'
  if (IDEOGRAPHIC.test(a) || IDEOGRAPHIC.test(b)) return 'break'
  return 'stay'
}

function besidePicture(left: Cluster, right: Cluster): After {
  if (right.kind !== 'emoji' && NEVER_FIRST.test(right.text)) return 'stay'
  if (left.kind !== 'emoji' && NEVER_LAST.test(left.text)) return 'stay'
  return 'break'
}

const words = new Intl.Segmenter('th', { granularity: 'word' })

function wordStarts(paragraph: string): Set<number> {
  return new Set(Array.from(words.segment(paragraph), ({ index }) => index))
}

const SOFT_HYPHEN = '\u00ad'
const ZERO_WIDTH_SPACE = '\u200b'

/** No-break spaces and hyphen, word joiner. */
const GLUE = /[\u00a0\u202f\u2007\u2011\u2060]/

/** Scripts that write words without spaces and are not broken everywhere. */
const SPACELESS = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Breaks are allowed inside of foreign words in Japanese, but ugly in lettering. */
const KATAKANA = /[\p{Script=Katakana}ー]$/u

const WRITTEN_TOGETHER = new RegExp(`${SPACELESS.source}|\\p{Script=Katakana}`, 'u')

const IDEOGRAPHIC =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u

/** Closing signs, and what Japanese keeps from the start of a line: small kana, marks of length and repetition. */
const NEVER_FIRST =
  /^[\p{Pe}\p{Pf}!?.,:;%°…‥·’”»›،؛؟۔।॥、。，．・：；？！゛゜ヽヾゝゞ々ー〻‐゠–〜ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿ｡､･ﾞﾟｰ％‰]/u

/** French sets a space before them and expects them on the same line. */
const NEVER_FIRST_AFTER_SPACE = /^[!?:;»]$/

/** Opening signs, and signs of currency that stand before the number. */
const NEVER_LAST = /[\p{Ps}\p{Pi}¿¡$£¥€＄￥￡#@‘“«‹]$/u

/** Straight quotes may open or close. */
const QUOTES = /["']/

const HYPHENS = /[-\u2010]$/
const DASHES = /[–—]$/
const SLASHES = /[/\\|&]$/
