import type { Lettering } from './lettering.ts'
import { stretched, warpedBounds, warpOf } from './warp.ts'
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

/** The largest setting whose ink fits the box when it is drawn wider and higher. */
export function fitStraight(fit: (share: number) => TextLayout, options: Lettering, width: number, height: number) {
  let share = 1
  for (let round = 0; ; round++) {
    const layout = fit(share)
    const { wide, high } = stretchOf(layout, options, width, height)
    const over = Math.max(
      (layout.ink.width * wide) / (options.width * width),
      (layout.ink.height * high) / (options.height * height),
    )
    if (over <= 1.01 || round === 4 || (wide === 1 && high === 1)) return { layout, wide, high }
    share /= over
  }
}

/** The largest setting whose bent ink fits the box. */
export function fitWarped(fit: (share: number) => TextLayout, options: Lettering, width: number, height: number) {
  const { turn = 0, shift = 0, size: sizes = 0 } = options.jitter ?? {}
  let share = 1
  for (let round = 0; ; round++) {
    const layout = fit(share)
    const reach = 2 * (shift + 0.12 * sizes + 0.006 * turn) * layout.size
    const { wide, high } = stretchOf(layout, options, width, height)
    const ink = { width: layout.ink.width + reach / 2, height: layout.ink.height + reach }
    const drawn = { width: layout.ink.width * wide, height: layout.ink.height * high }
    const warp = stretched(warpOf(options, drawn, options.width * width), wide, high)
    const bounds = warpedBounds(warp, ink)
    const over = Math.max(
      (bounds.right - bounds.left) / (options.width * width),
      (bounds.bottom - bounds.top) / (options.height * height),
    )
    if (over <= 1.01 || round === 4) return { layout, warp, bounds }
    share /= over
  }
}

/** How much wider and higher a layout is drawn than it is set. */
function stretchOf({ ink, lines }: TextLayout, options: Lettering, width: number, height: number) {
  const hasEmoji = lines.some(({ runs }) => runs.some(({ kind }) => kind === 'emoji'))
  const towards = (most: number, box: number, is: number) =>
    hasEmoji ? 1 : Math.max(1, Math.min(most, (0.96 * box) / is))
  return {
    wide: towards(options.widen, options.width * width, ink.width),
    high: towards(options.heighten, options.height * height, ink.height),
  }
}
