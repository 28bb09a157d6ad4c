import { layoutText } from './layout.ts'
import type { FitOptions, PreparedText, TextLayout } from './types.ts'
import { wrap } from './wrap.ts'

/**
 * The largest size at which the text fits the box with no word torn; when none does, the largest that tears words; when
 * that is too large still, the smallest size, cut with an ellipsis.
 *
 * @example fitText(text, { width: 512, height: 512, minSize: 18, maxSize: 300, maxLines: 8, align: 'center' })
 */
export function fitText(prepared: PreparedText, options: FitOptions): TextLayout {
  const { minSize, maxSize } = options
  const whole = largest(minSize, maxSize, (size) => fits(prepared, options, size, false))
  const size = whole ?? largest(minSize, maxSize, (wanted) => fits(prepared, options, wanted, true)) ?? minSize
  const { byInk: _, ...rest } = options
  const found = whole !== undefined || size > minSize || fits(prepared, options, size, true)
  // What was measured to fit is not to be cut by the height of its line boxes.
  const { height, ...free } = rest
  return layoutText(prepared, found ? { ...free, size } : { ...free, height, size })
}

/** Steps between sizes, as a share: finer is not seen. */
const STEP = 1.01

function largest(low: number, high: number, isFitting: (size: number) => boolean): number | undefined {
  if (!isFitting(low)) return undefined
  if (isFitting(high)) return high
  let [good, bad] = [low, high]
  while (bad / good > STEP) {
    const middle = Math.sqrt(good * bad)
    if (isFitting(middle)) good = middle
    else bad = middle
  }
  return good
}

function fits(prepared: PreparedText, options: FitOptions, size: number, mayTear: boolean): boolean {
  const { width, height, maxLines = Infinity, byInk = false } = options
  const { lineHeight, letterSpacing } = prepared.style
  // Ink may be a line's leading taller than what is left for it.
  const most = Math.min(maxLines, Math.floor(height / (size * lineHeight) + (byInk ? 1 : 1e-6)))
  if (most < 1) return false
  const spans = wrap(prepared.paragraphs, width / size, letterSpacing, most + 1)
  if (spans.length > most) return false
  if (spans.some((span) => span.width * size > width + 1e-6)) return false
  if (!mayTear && spans.some(({ torn }) => torn)) return false
  const layout = layoutText(prepared, { size, width, ...(options.balance ? { balance: true } : {}) })
  return byInk ? layout.ink.height <= height && layout.ink.width <= width : layout.height <= height
}
