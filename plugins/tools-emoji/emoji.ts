import { randomInt } from 'node:crypto'
import { GatewayError } from '@gateway/sdk-plugin'
import { emojiName } from '@gateway/sdk-plugin/text'

/** One emoji: as text, and the name of its picture. */
export interface Emoji {
  text: string
  name: string
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** @throws 400 `param_invalid` for what is not one emoji that can be drawn */
export function emojiOf(parameter: string, value: string): Emoji {
  const segments = [...graphemes.segment(value)].map(({ segment }) => segment)
  const [text = ''] = segments
  const name = segments.length === 1 ? emojiName(text) : undefined
  if (name !== undefined && !/^[0-9#*]$/.test(text)) return { text, name }
  throw new GatewayError('param_invalid', {
    message: `${parameter} is not one emoji.`,
    expected: 'one emoji such as 🐶',
    received: value,
    hint: 'Percent-encode it as UTF-8: 🐶 is %F0%9F%90%B6.',
  })
}

/** Faces and things that mix well. */
const POPULAR = [
  ...graphemes.segment(
    '😀😂🥰😎🤩🤔😴🤢🥶🤯😡😭🥺😏🤠👻💩🤖🎃🐶🐱🐼🦊🐸🐵🦄🐙🐝🌵🌸🌈🌍🔥🍓🍕🍔🍩🍦🥑🍉🎂🎈🚀⚽💎🎸👑💖⭐',
  ),
].map(({ segment }) => segment)

export function randomEmoji(): string {
  return POPULAR[randomInt(POPULAR.length)]!
}
