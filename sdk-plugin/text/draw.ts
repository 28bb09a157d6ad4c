import type { CanvasGradient, CanvasPattern, SKRSContext2D } from '@napi-rs/canvas'
import { emojiImage } from './emoji.ts'
import { useFace } from './faces.ts'
import { emojiPlace } from './layout.ts'
import { canvasModule } from './skia.ts'
import type { Line, Run, TextLayout } from './types.ts'
import { BOX_WIDTH } from './words.ts'

export type Fill = string | CanvasGradient | CanvasPattern

export interface Stroke {
  color: string
  /** Pixels beyond the edge of the letters. */
  width: number
}

export interface Shadow {
  color: string
  /** Standard deviation times two, in pixels, as canvas has it. */
  blur: number
  x?: number
  y?: number
}

export interface Paint {
  /** One for all, or one for each line. Default black. */
  fill?: Fill | ((line: Line, index: number) => Fill)
  /** Around letters and emoji, beneath both. */
  stroke?: Stroke
  shadow?: Shadow
  /** `all` (default), letters alone, or emoji alone. */
  what?: 'all' | 'letters' | 'emoji'
}

interface Placed {
  line: Line
  run: Run
  index: number
}

/** Draws a layout with its top left corner at x, y. Emoji are drawn for the scale that the context has at the time. */
export async function drawText(
  ctx: SKRSContext2D,
  layout: TextLayout,
  x: number,
  y: number,
  { fill = '#000000', stroke, shadow, what = 'all' }: Paint = {},
): Promise<void> {
  const runs = layout.lines.flatMap((line, index) => line.runs.map((run): Placed => ({ line, run, index })))
  const letters = what === 'emoji' ? [] : runs.filter(({ run }) => run.kind === 'text' || run.kind === 'box')
  const emoji = what === 'letters' ? [] : runs.filter(({ run }) => run.kind === 'emoji')
  const { a, b } = ctx.getTransform()
  const images = await loadEmoji(emoji, layout, Math.hypot(a, b))
  const paintOf = ({ line, index }: Placed) => (typeof fill === 'function' ? fill(line, index) : fill)
  ctx.save()
  ctx.translate(x, y)
  const all = () => {
    if (stroke) for (const placed of letters) strokeRun(ctx, placed, layout, stroke)
    if (stroke) for (const placed of emoji) outlineEmoji(ctx, placed, layout, images, stroke)
    for (const placed of letters) fillRun(ctx, placed, layout, paintOf(placed))
    for (const placed of emoji) drawEmoji(ctx, placed, layout, images)
  }
  if (shadow) {
    // A pass of its own: the shadow of one run must not fall on the run before it.
    Object.assign(ctx, {
      shadowColor: shadow.color,
      shadowBlur: shadow.blur,
      shadowOffsetX: shadow.x ?? 0,
      shadowOffsetY: shadow.y ?? 0,
    })
    all()
    ctx.shadowColor = 'transparent'
  }
  all()
  ctx.restore()
}

type Images = Map<string, Awaited<ReturnType<typeof emojiImage>>>

async function loadEmoji(emoji: readonly Placed[], layout: TextLayout, scale: number): Promise<Images> {
  const pixels = Math.max(1, Math.ceil(emojiPlace(layout.prepared.capHeight, layout.size).side * scale))
  const names = [...new Set(emoji.map(({ run }) => run.text))]
  const images = await Promise.all(names.map((name) => emojiImage(name, Math.min(pixels, 1024))))
  return new Map(names.map((name, index) => [name, images[index]!]))
}

function withFace(ctx: SKRSContext2D, { face, direction, letterSpacing }: Run, size: number): void {
  useFace(ctx, face!, size)
  ctx.direction = direction
  ctx.textAlign = 'left'
  ctx.textBaseline = 'alphabetic'
  ctx.letterSpacing = `${letterSpacing}px`
}

function fillRun(ctx: SKRSContext2D, { run, line }: Placed, layout: TextLayout, fill: Fill): void {
  if (run.kind === 'box') {
    ctx.strokeStyle = fill
    drawBox(ctx, run, line, layout, 0.06 * layout.size)
    return
  }
  ctx.fillStyle = fill
  withFace(ctx, run, layout.size)
  ctx.fillText(run.text, run.x, line.baseline)
}

function strokeRun(ctx: SKRSContext2D, { run, line }: Placed, layout: TextLayout, { color, width }: Stroke): void {
  ctx.strokeStyle = color
  ctx.lineJoin = 'round'
  if (run.kind === 'box') {
    drawBox(ctx, run, line, layout, 0.06 * layout.size + width * 2)
    return
  }
  ctx.lineWidth = width * 2
  withFace(ctx, run, layout.size)
  ctx.strokeText(run.text, run.x, line.baseline)
}

/** What stands for a character that no font has. */
function drawBox(ctx: SKRSContext2D, run: Run, { baseline }: Line, layout: TextLayout, lineWidth: number): void {
  const { size, prepared } = layout
  const height = prepared.capHeight * size
  const inset = 0.11 * size
  ctx.lineWidth = lineWidth
  ctx.beginPath()
  ctx.roundRect(
    run.x + inset,
    baseline - height + 0.03 * size,
    BOX_WIDTH * size - 2 * inset,
    height - 0.06 * size,
    0.06 * size,
  )
  ctx.stroke()
}

function drawEmoji(ctx: SKRSContext2D, placed: Placed, layout: TextLayout, images: Images): void {
  const { x, y, side } = emojiBox(placed, layout)
  ctx.drawImage(images.get(placed.run.text)!, x, y, side, side)
}

export function emojiBox({ run, line }: Pick<Placed, 'run' | 'line'>, { size, prepared }: TextLayout) {
  const { top, side } = emojiPlace(prepared.capHeight, size)
  return { x: run.x + (run.width - side) / 2, y: line.baseline - top, side }
}

/** The silhouette of an emoji in one colour, drawn in a circle around its place. */
function outlineEmoji(ctx: SKRSContext2D, placed: Placed, layout: TextLayout, images: Images, stroke: Stroke): void {
  const image = images.get(placed.run.text)!
  const silhouette = canvasModule().createCanvas(image.width, image.height)
  const inner = silhouette.getContext('2d')
  inner.drawImage(image, 0, 0)
  inner.globalCompositeOperation = 'source-in'
  inner.fillStyle = stroke.color
  inner.fillRect(0, 0, image.width, image.height)
  const { x, y, side } = emojiBox(placed, layout)
  const steps = Math.max(12, Math.ceil(stroke.width * 3))
  for (let step = 0; step < steps; step++) {
    const angle = (step / steps) * 2 * Math.PI
    ctx.drawImage(silhouette, x + Math.cos(angle) * stroke.width, y + Math.sin(angle) * stroke.width, side, side)
  }
}
