import { alphaOf } from './alpha.ts'
import { LIGHT } from './colour.ts'
import type { Arena } from './kernels/memory.ts'
import { scratchCanvas } from './scratch-canvas.ts'
import { drawText, loadCanvas, type TextLayout } from '../text/index.ts'

/** Planes that a layout is drawn into. */
export interface Area {
  width: number
  height: number
  /** Where the layout's top left corner comes to lie. */
  dx: number
  dy: number
  /** Pixels of the planes for one of the layout, across and down. Default 1, and the same. */
  scale?: number
  scaleY?: number
}

/** What is drawn: the shape, and the colours of emoji when there are some. */
export interface Drawn {
  /** 0 to 1. */
  coverage: Float32Array
  emoji?: { r: Float32Array; g: Float32Array; b: Float32Array; share: Float32Array }
}

/** @param arena Holds the coverage; without one it is an array of its own. */
export async function drawLayout(
  layout: TextLayout,
  { width, height, dx, dy, scale = 1, scaleY = scale }: Area,
  arena?: Arena,
): Promise<Drawn> {
  await loadCanvas()
  const context = scratchCanvas(width, height)
  context.scale(scale, scaleY)
  const [x, y] = [dx / scale, dy / scaleY]
  await drawText(context, layout, x, y, { fill: '#ffffff', what: 'letters' })
  const letters = context.getImageData(0, 0, width, height).data
  const coverage = alphaOf(letters, arena?.floats(width * height, false))
  if (!layout.lines.some(({ runs }) => runs.some(({ kind }) => kind === 'emoji'))) return { coverage }
  context.clearRect(0, 0, width, height)
  await drawText(context, layout, x, y, { what: 'emoji' })
  const { data } = context.getImageData(0, 0, width, height)
  const plane = () => new Float32Array(width * height)
  const emoji = { r: plane(), g: plane(), b: plane(), share: plane() }
  for (let at = 0; at < coverage.length; at++) {
    const share = data[at * 4 + 3]! / 255
    if (share === 0) continue
    emoji.share[at] = share
    emoji.r[at] = LIGHT[data[at * 4]!]!
    emoji.g[at] = LIGHT[data[at * 4 + 1]!]!
    emoji.b[at] = LIGHT[data[at * 4 + 2]!]!
    // Glows and steam that emoji have around them are no part of the shape.
    coverage[at] = Math.max(coverage[at]!, Math.min(1, Math.max(0, (share - 0.35) / 0.5)))
  }
  return { coverage, emoji }
}
