import { drawText } from './draw.ts'
import { measureRun } from './measure.ts'
import { loadCanvas } from './skia.ts'
import type { Box, Line, Piece, Run, TextLayout } from './types.ts'

/** How much of each pixel the letters cover: what effects carve, blur and extrude. */
export interface TextMask {
  width: number
  height: number
  /** Where the mask's top left corner lies in the layout, in the layout's pixels. */
  x: number
  y: number
  /** Mask pixels for each pixel of the layout. */
  scale: number
  /** 0 to 255, width × height. */
  coverage: Uint8Array
}

export interface MaskOptions {
  /** Default 1. */
  scale?: number
  /** Free space around the ink, in pixels of the layout. Default 0. */
  padding?: number
  /** `letters` (default) leaves out emoji, to be drawn in colour on top. */
  what?: 'all' | 'letters' | 'emoji'
}

/** Draws the ink of a layout as coverage. */
export async function textMask(layout: TextLayout, options: MaskOptions = {}): Promise<TextMask> {
  const { scale = 1, padding = 0, what = 'letters' } = options
  const { createCanvas } = await loadCanvas()
  const x = Math.floor(layout.ink.x - padding)
  const y = Math.floor(layout.ink.y - padding)
  const width = Math.max(1, Math.ceil((layout.ink.x + layout.ink.width + padding - x) * scale))
  const height = Math.max(1, Math.ceil((layout.ink.y + layout.ink.height + padding - y) * scale))
  const ctx = createCanvas(width, height).getContext('2d')
  ctx.scale(scale, scale)
  await drawText(ctx, layout, -x, -y, { fill: '#ffffff', what })
  const { data } = ctx.getImageData(0, 0, width, height)
  const coverage = new Uint8Array(width * height)
  for (let at = 0; at < coverage.length; at++) coverage[at] = data[at * 4 + 3]!
  return { width, height, x, y, scale, coverage }
}

/** One character as users see it, in its line box. */
export interface ClusterBox extends Box {
  text: string
  line: number
  baseline: number
  kind: Piece['kind']
}

/**
 * The boxes of the characters, line by line from left to right. Letters that join (Arabic) are placed by how far the
 * text before them reaches: effects may move them, but not draw them alone.
 */
export function clusterBoxes(layout: TextLayout): ClusterBox[] {
  return layout.lines.flatMap((line, index) => line.runs.flatMap((run) => boxesOf(run, line, index, layout.size)))
}

function boxesOf(run: Run, line: Line, index: number, size: number): ClusterBox[] {
  const box = (piece: Piece, x: number, width: number): ClusterBox => {
    const { y, height, baseline } = line
    return { text: piece.text, kind: piece.kind, line: index, baseline, x, y, width, height }
  }
  if (!run.face) return run.pieces.map((piece) => box(piece, run.x, run.width))
  let before = 0
  let text = ''
  const boxes = run.pieces.map((piece, at) => {
    text += piece.text
    const reach = measureRun(run.face!, text, run.direction).width * size + run.letterSpacing * (at + 1)
    const x = run.direction === 'ltr' ? run.x + before : run.x + run.width - reach
    const made = box(piece, x, Math.max(0, reach - before))
    before = Math.max(before, reach)
    return made
  })
  return run.direction === 'ltr' ? boxes : boxes.reverse()
}
