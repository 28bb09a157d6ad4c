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

/** How a layout is drawn, and by how much that exceeds its box; 1 fits. */
interface Setting {
  layout: TextLayout
  over: number
}

/** The largest setting whose drawing fits the box, which what is drawn of it may exceed. */
function largest<S extends Setting>(fit: (share: number) => TextLayout, set: (layout: TextLayout) => S): S {
  let share = 1
  for (let round = 0; ; round++) {
    const setting = set(fit(share))
    if (setting.over <= 1.01 || round === 4) return setting
    share /= setting.over
  }
}

interface Size {
  width: number
  height: number
}

const excess = (drawn: Size, options: Lettering, frame: Size) =>
  Math.max(drawn.width / (options.width * frame.width), drawn.height / (options.height * frame.height))

/** A setting that is drawn wider and higher. */
export function fitStraight(fit: (share: number) => TextLayout, options: Lettering, frame: Size) {
  return largest(fit, (layout) => {
    const { wide, high } = stretchOf(layout, options, frame)
    const ink = { width: layout.ink.width * wide, height: layout.ink.height * high }
    // As it is set, a text fits as well as it can.
    const over = wide === 1 && high === 1 ? 1 : excess(ink, options, frame)
    return { layout, wide, high, ink, over }
  })
}

/** A setting that is drawn wider and higher, and bent. */
export function fitWarped(fit: (share: number) => TextLayout, options: Lettering, frame: Size) {
  const { turn = 0, shift = 0, size: sizes = 0 } = options.jitter ?? {}
  return largest(fit, (layout) => {
    const reach = 2 * (shift + 0.12 * sizes + 0.006 * turn) * layout.size
    const { wide, high } = stretchOf(layout, options, frame)
    const ink = { width: layout.ink.width + reach / 2, height: layout.ink.height + reach }
    const drawn = { width: layout.ink.width * wide, height: layout.ink.height * high }
    const warp = stretched(warpOf(options, drawn, options.width * frame.width), wide, high)
    const bounds = warpedBounds(warp, ink)
    const bent = { width: bounds.right - bounds.left, height: bounds.bottom - bounds.top }
    return { layout, warp, bounds, bent, over: excess(bent, options, frame) }
  })
}

/** How much wider and higher a layout is drawn than it is set. */
function stretchOf({ ink, lines }: TextLayout, options: Lettering, { width, height }: Size) {
  const hasEmoji = lines.some(({ runs }) => runs.some(({ kind }) => kind === 'emoji'))
  const towards = (most: number, box: number, is: number) =>
    hasEmoji ? 1 : Math.max(1, Math.min(most, (0.96 * box) / is))
  return {
    wide: towards(options.widen, options.width * width, ink.width),
    high: towards(options.heighten, options.height * height, ink.height),
  }
}
