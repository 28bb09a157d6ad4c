/** What a line such as `Level 12 · 340/1000 XP` tells. */
export interface Progress {
  level: number | undefined
  /** 0 to 1. */
  share: number | undefined
}

const NUMBER = String.raw`\d{1,3}(?:[, ]\d{3})+|\d+(?:\.\d+)?`
const LEVEL = /(?:level|lvl|lv|niveau|nivel|stufe|уровень|المستوى|レベル|等级|rank|#)\W{0,3}(\d{1,5})/iu
const FRACTION = new RegExp(String.raw`(${NUMBER})\s*k?\s*(?:/|of|von|de)\s*(${NUMBER})`, 'iu')
const PERCENT = /(\d{1,3}(?:\.\d+)?)\s*[%٪]/u

/** Reads level and progress from what a bot would write; numbers in other scripts count as well. */
export function readProgress(text: string): Progress {
  const plain = latinDigits(text)
  const level = LEVEL.exec(plain)?.[1]
  const fraction = FRACTION.exec(plain)
  const percent = PERCENT.exec(plain)?.[1]
  // A lone number is the level.
  const lone = /^\D*(\d{1,5})\D*$/u.exec(plain)?.[1]
  return {
    level:
      level !== undefined
        ? Number(level)
        : fraction || percent !== undefined || lone === undefined
          ? undefined
          : Number(lone),
    share: fraction
      ? shareOf(amount(fraction[1]!), amount(fraction[2]!))
      : percent === undefined
        ? undefined
        : shareOf(Number(percent), 100),
  }
}

function shareOf(part: number, whole: number): number | undefined {
  return whole > 0 ? Math.min(1, part / whole) : undefined
}

function amount(written: string): number {
  return Number(written.replaceAll(/[, ]/g, ''))
}

/** Digits of other scripts: they stand in tens, each beginning at a zero. */
const FOREIGN = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g

/** A number in the digits of a text: ١٢ beside Arabic that writes its numbers so. */
export function inDigitsOf(text: string, written: string): string {
  const foreign = text.match(FOREIGN)?.[0]
  if (foreign === undefined || /[0-9]/.test(text)) return written
  return written.replaceAll(/[0-9]/g, (digit) => String.fromCodePoint(zeroOf(foreign) + Number(digit)))
}

function latinDigits(text: string): string {
  return text.replaceAll(FOREIGN, (digit) => String(digit.codePointAt(0)! - zeroOf(digit)))
}

function zeroOf(digit: string): number {
  return [0x660, 0x6f0, 0x966, 0xff10].findLast((start) => start <= digit.codePointAt(0)!)!
}
