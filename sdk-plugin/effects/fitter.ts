import type { Lettering } from './lettering.ts'
import { fitText, prepareText, type TextLayout } from '../text/index.ts'

const MOST_LINES = 3
/** Of the size that more lines would allow: a text keeps its own lines down to it. */
const KEPT_LINES = 0.8

/**
 * Lays a text out as large as its box allows.
 *
 * @returns for a share of the box the layout that fits it
 */
export async function fitter(
  text: string,
  options: Lettering,
  width: number,
  height: number,
): Promise<(share: number) => TextLayout> {
  const { font, weight, italic, spacing: letterSpacing, lineHeight } = options
  const written = options.case === 'upper' ? text.toUpperCase() : text
  const prepared = await prepareText(written, { font, weight, italic, letterSpacing, lineHeight })
  const own = written.split('\n').length
  return (share) => {
    const within = (maxLines: number) =>
      fitText(prepared, {
        width: options.width * width * share,
        height: options.height * height * share,
        minSize: height * 0.03,
        maxSize: height * 1.4,
        maxLines,
        align: 'center',
        balance: true,
        byInk: true,
      })
    const free = within(MOST_LINES)
    if (own === 1 || own >= MOST_LINES) return free
    // Lines that the caller has broken are not broken again for a little more size.
    const kept = within(own)
    return kept.size >= KEPT_LINES * free.size ? kept : free
  }
}
