import type { Canvas, CanvasGradient, CanvasPattern, Image, SKRSContext2D } from '@napi-rs/canvas'
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
  const scale = Math.hypot(a, b)
  const images = await loadEmoji(emoji, layout, scale)
  const outlines = stroke ? outlinesOf(images, layout, stroke) : images
  const paintStrokes = (target: SKRSContext2D) => {
    if (!stroke) return
    for (const placed of letters) strokeRun(target, placed, layout, stroke)
    for (const placed of emoji) drawEmoji(target, placed, layout, outlines, stroke.width)
  }
  const paintFills = (target: SKRSContext2D) => {
    for (const placed of letters) {
      fillRun(target, placed, layout, typeof fill === 'function' ? fill(placed.line, placed.index) : fill)
    }
    for (const placed of emoji) drawEmoji(target, placed, layout, images, 0)
  }
  ctx.save()
  ctx.translate(x, y)
  // A stroke hides what its letters would cast.
  if (shadow) castShadow(ctx, layout, scale, stroke?.width ?? 0, shadow, stroke ? paintStrokes : paintFills)
  paintStrokes(ctx)
  paintFills(ctx)
  ctx.restore()
}

/** One shadow of all runs: each for itself would darken the run before it, and cost a blur. */
function castShadow(
  ctx: SKRSContext2D,
  { ink }: TextLayout,
  scale: number,
  grown: number,
  { color, blur, x = 0, y = 0 }: Shadow,
  paint: (target: SKRSContext2D) => void,
): void {
  const margin = Math.ceil(grown) + 2
  const [width, height] = [ink.width + 2 * margin, ink.height + 2 * margin]
  const layer = canvasModule().createCanvas(Math.ceil(width * scale), Math.ceil(height * scale))
  const inner = layer.getContext('2d')
  inner.scale(scale, scale)
  inner.translate(margin - ink.x, margin - ink.y)
  paint(inner)
  ctx.save()
  Object.assign(ctx, { shadowColor: color, shadowBlur: blur, shadowOffsetX: x, shadowOffsetY: y })
  ctx.drawImage(layer, ink.x - margin, ink.y - margin, layer.width / scale, layer.height / scale)
  ctx.restore()
}

type Images = ReadonlyMap<string, Image | Canvas>

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

/** @param grown How far the picture reaches beyond the emoji on each side. */
function drawEmoji(ctx: SKRSContext2D, placed: Placed, layout: TextLayout, images: Images, grown: number): void {
  const { x, y, side } = emojiBox(placed, layout)
  ctx.drawImage(images.get(placed.run.text)!, x - grown, y - grown, side + 2 * grown, side + 2 * grown)
}

export function emojiBox({ run, line }: Pick<Placed, 'run' | 'line'>, { size, prepared }: TextLayout) {
  const { top, side } = emojiPlace(prepared.capHeight, size)
  return { x: run.x + (run.width - side) / 2, y: line.baseline - top, side }
}

/** How far the outline of an emoji may be from a true circle, in pixels. */
const FLATNESS = 0.15

/** The silhouettes of emoji in one colour, grown by the width of the stroke. */
function outlinesOf(images: Images, { size, prepared }: TextLayout, { color, width }: Stroke): Images {
  const { side } = emojiPlace(prepared.capHeight, size)
  const steps = Math.ceil(Math.PI / Math.acos(1 - Math.min(0.5, FLATNESS / width)))
  const grow = (image: Image | Canvas): Canvas => {
    const reach = (width * image.width) / side
    const outline = canvasModule().createCanvas(Math.ceil(image.width + 2 * reach), Math.ceil(image.height + 2 * reach))
    const ctx = outline.getContext('2d')
    for (let step = 0; step < steps; step++) {
      const angle = (step / steps) * 2 * Math.PI
      ctx.drawImage(image, reach + Math.cos(angle) * reach, reach + Math.sin(angle) * reach)
    }
    ctx.globalCompositeOperation = 'source-in'
    ctx.fillStyle = color
    ctx.fillRect(0, 0, outline.width, outline.height)
    return outline
  }
  return new Map(Array.from(images, ([name, image]) => [name, grow(image)]))
}
