import { emojiSvg } from '@gateway/sdk-plugin/text'
import type { Emoji } from './emoji.ts'

/** The disc that the smileys are drawn on: a path that begins at its lowest point. Some have two, one over the other. */
const DISC = /<path fill="url\(#\w+\)" d="M6\d(?:\.\d+)? 1(?:1[789]|2[0-5])(?:\.\d+)?c-2[\d.]+ 0-[^"]*"\/>/g
/** The shade at its lower right edge: a crescent that begins at the upper right. */
const SHADE = /<path fill="#[0-9a-f]+" d="M1[01]\d(?:\.\d+)? (?:2[89]|3\d|45)[^"]*"\/>/

/** The parts of a smiley as SVG documents: its disc, and what is drawn on it. */
export interface Face {
  disc: string
  features: string
}

/** Undefined for what is no smiley. */
export async function faceOf({ name }: Emoji, pixels: number): Promise<Face | undefined> {
  const svg = await emojiSvg(name, pixels)
  const discs = svg.match(DISC)
  if (!discs) return undefined
  const shade = SHADE.exec(svg)?.[0] ?? ''
  const opening = svg.slice(0, svg.indexOf('>') + 1)
  const definitions = /<defs>.*?<\/defs>/s.exec(svg)?.[0] ?? ''
  return {
    disc: `${opening}${definitions}${discs.join('')}${shade}</svg>`,
    features: svg.replaceAll(DISC, '').replace(shade, ''),
  }
}
