import { drawText } from '@gateway/sdk-plugin/text'
import type { Align, TextLayout } from '@gateway/sdk-plugin/text'
import type { Content, Theme } from '../types/type.ts'
import { fitBlock, isRightToLeft } from './block.ts'
import { type Context, disc, type Frame, linear, roundedBox } from './paint.ts'

export interface CopyOptions {
  /** Largest sizes. */
  title: number
  text: number
  align?: Align
  /** Draws a short bar above. Default true. */
  hasBar?: boolean
  /** Where the copy stands in its box. Default `middle`. */
  valign?: 'top' | 'middle' | 'bottom'
  /** Pixels between title and text. Default 26. */
  gap?: number
}

/** Characters up to which a text without a title is set as one. */
const HEADLINE = 90

/** Headlines up to so many characters can be so many times larger than a title with a text beneath. */
const FEW = [
  [2, 4.4],
  [4, 3],
  [9, 2.1],
  [16, 1.7],
] as const

/** Titles over a text, and texts, this short may grow as well. */
const TINY = 4
const BRIEF = 20

/** Texts beyond it need the room that a large title would take. */
const LONG = 320

const BAR = { width: 64, height: 7, gap: 34 }

/** A title with its text, sized together so that both fit a box. */
export interface Copy {
  title: TextLayout | undefined
  text: TextLayout
  height: number
  truncated: boolean
}

/** Sizes title and text for a box. */
export async function fitCopy(
  { title, text }: Pick<Content, 'title' | 'text'>,
  theme: Theme,
  box: Pick<Frame, 'width' | 'height'>,
  { title: titleSize, text: textSize, align = 'start', hasBar = true, gap = 26 }: CopyOptions,
): Promise<Copy> {
  const room = box.height - (hasBar ? BAR.height + BAR.gap : 0)
  const { width } = box
  const isHeadline = title === '' && text.length <= HEADLINE
  const heading = isHeadline ? text : title
  const head =
    heading === ''
      ? undefined
      : await fitBlock(heading, theme.display, {
          width,
          height: isHeadline ? room : room * (text.length > LONG ? 0.27 : 0.52),
          minSize: Math.min(32, titleSize),
          maxSize: titleSize * (isHeadline ? growth(heading) : heading.length <= TINY ? 1.7 : 1),
          maxLines: isHeadline ? 5 : 3,
          align,
          balance: true,
        })
  if (head && isHeadline) return { title: undefined, text: head, height: head.height, truncated: head.truncated }
  const used = head ? head.height + gap : 0
  const body = await fitBlock(text, theme.body, {
    width,
    height: room - used,
    minSize: 20,
    maxSize: textSize * (text.length <= BRIEF ? 1.3 : 1),
    align,
    balance: text.length < 200,
  })
  const truncated = body.truncated || (head?.truncated ?? false)
  return { title: head, text: body, height: used + body.height, truncated }
}

function growth(heading: string): number {
  return FEW.find(([most]) => heading.length <= most)?.[1] ?? 1
}

/** Draws what `fitCopy` has sized. */
export async function drawCopy(
  ctx: Context,
  copy: Copy,
  theme: Theme,
  box: Frame,
  options: CopyOptions,
): Promise<void> {
  const { hasBar = true, valign = 'middle', gap = 26, align = 'start' } = options
  const full = copy.height + (hasBar ? BAR.height + BAR.gap : 0)
  const share = { top: 0, middle: 0.5, bottom: 1 }[valign]
  let y = box.y + (box.height - full) * share
  if (hasBar) {
    drawBar(ctx, theme, barPlace(copy, box, align), y)
    y += BAR.height + BAR.gap
  }
  if (copy.title) {
    await drawText(ctx, copy.title, box.x, y, { fill: theme.ink })
    y += copy.title.height + gap
  }
  const isHeadline = !copy.title && copy.text.prepared.style.font === theme.display.font
  await drawText(ctx, copy.text, box.x, y, { fill: isHeadline ? theme.ink : theme.soft })
}

function barPlace(copy: Copy, box: Frame, align: Align): number {
  if (align === 'center') return box.x + (box.width - BAR.width) / 2
  return isRightToLeft(copy.title ?? copy.text) ? box.x + box.width - BAR.width : box.x
}

function drawBar(ctx: Context, { accent, second }: Theme, x: number, y: number): void {
  const box = { x, y, width: BAR.width, height: BAR.height }
  ctx.fillStyle = linear(ctx, box, 0, [accent, second])
  roundedBox(ctx, box, BAR.height / 2)
  ctx.fill()
}

export interface WatermarkPlace {
  x: number
  /** Middle of the line. */
  y: number
  width: number
  /** Stands at the right. Default false. */
  isMirrored?: boolean
  isCentred?: boolean
  /** Default 22. */
  size?: number
}

/** A column at the side where reading begins. */
export function column(
  { width }: { width: number },
  margin: number,
  wide: number,
  { isMirrored }: Pick<Content, 'isMirrored'>,
): Pick<Frame, 'x' | 'width'> {
  return { x: isMirrored ? width - margin - wide : margin, width: wide }
}

/** A small line of origin with a dot before it. */
export async function drawWatermark(ctx: Context, text: string, theme: Theme, place: WatermarkPlace): Promise<void> {
  if (text === '') return
  const { x, y, width, isMirrored = false, isCentred = false, size = 22 } = place
  const style = { font: 'sans', weight: 600, letterSpacing: 0.02, lineHeight: 1.3 } as const
  const dot = size * 0.22
  const indent = dot * 2 + size * 0.5
  const layout = await fitBlock(text.replaceAll(/\s+/g, ' '), style, {
    width: width - indent,
    height: size * 1.4,
    minSize: size,
    maxSize: size,
    maxLines: 1,
    align: 'left',
  })
  if (layout.isBlank) return
  const full = layout.textWidth + indent
  const left = x + (width - full) * (isCentred ? 0.5 : Number(isMirrored))
  const [dotX, textX] = isMirrored ? [left + full - dot, left] : [left + dot, left + indent]
  ctx.fillStyle = theme.accent
  disc(ctx, dotX, y, dot)
  ctx.fill()
  ctx.save()
  ctx.globalAlpha = 0.82
  const { capHeight } = layout.prepared
  const middle = layout.lines[0]!.baseline - (capHeight * size) / 2
  await drawText(ctx, layout, textX, y - middle, { fill: theme.soft })
  ctx.restore()
}
