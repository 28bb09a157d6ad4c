import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { flagName } from './flags.ts'

const require = createRequire(import.meta.url)

let names: Map<string, string> | undefined

/** Code points in hexadecimal joined by `-`, without selectors → name of the picture. */
function namesByCode(): Map<string, string> {
  names ??= new Map(
    Object.entries(
      JSON.parse(readFileSync(require.resolve('@iconify-json/noto/chars.json'), 'utf8')) as Record<string, string>,
    ),
  )
  return names
}

/** The picture of an emoji, a sequence included, or undefined when there is none. */
export function emojiName(segment: string): string | undefined {
  const codes = [...segment].map((part) => part.codePointAt(0)!).filter((code) => code !== 0xfe0f && code !== 0xfe0e)
  const hex = codes.map((code) => code.toString(16))
  // Keycaps are listed with four digits.
  const names = namesByCode()
  return names.get(hex.join('-')) ?? names.get(hex.map((code) => code.padStart(4, '0')).join('-')) ?? flagName(codes)
}
