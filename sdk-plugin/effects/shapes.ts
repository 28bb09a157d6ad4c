import type { Path2D } from '@napi-rs/canvas'
import { blur } from './kernels/blur.ts'
import { signedDistance } from './kernels/distance.ts'
import { plane, within } from './kernels/memory.ts'
import type { Letters } from './lettering.ts'
import { scratchCanvas } from './scratch-canvas.ts'
import { canvasModule } from '../text/skia.ts'

/** A rectangle in pixels that a shape is placed by, and the frame it is cut to. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
  clip: { width: number; height: number }
}

/** As the step `shape` describes it. */
export interface Drawing {
  path: string | string[]
  view: readonly [number, number]
  stroke?: number | undefined
  within?: string | string[] | undefined
  soft?: number | undefined
  at: readonly [number, number]
  height?: number | undefined
  width?: number | undefined
  turn: number
  mirror: boolean
}

/** Free space around the shape in em, when its steps do not say how much they take: for walls, rims and shadows. */
export const MARGIN = 0.12

/**
 * A drawn outline in the form of letters, one em being the height of its view.
 *
 * @param room Free space around it in em.
 * @returns undefined when nothing of it lies in the frame
 */
export function setShape(drawing: Drawing, box: Box, room = MARGIN): Letters | undefined {
  const canvas = canvasModule()
  const { DOMMatrix } = canvas
  const [viewWidth, viewHeight] = drawing.view
  const scale =
    drawing.height === undefined
      ? ((drawing.width ?? 1) * box.width) / viewWidth
      : (drawing.height * box.height) / viewHeight
  const em = scale * viewHeight
  const matrix = new DOMMatrix()
    .translate(box.left + drawing.at[0] * box.width, box.top + drawing.at[1] * box.height)
    .rotate(drawing.turn)
    .scale(drawing.mirror ? -scale : scale, scale)
    .translate(-viewWidth / 2, -viewHeight / 2)
  const paths = [drawing.path].flat().map((data) => {
    const path = new canvas.Path2D(data)
    // Strokes become outlines before they are enlarged.
    return drawing.stroke === undefined
      ? path.transform(matrix)
      : new canvas.Path2D(path.stroke({ width: drawing.stroke, cap: ROUND, join: ROUND })).transform(matrix)
  })
  const moulds = [drawing.within ?? []].flat().map((data) => new canvas.Path2D(data).transform(matrix))
  const soft = (drawing.soft ?? 0) * em
  const margin = Math.ceil(room * em + 3 * soft) + 2
  const area = areaOf(paths, moulds, margin, Math.ceil(MARGIN * em) + 2, box.clip)
  if (!area) return undefined
  const { x, y, width, height } = area
  const fill = drawing.stroke === undefined ? 'evenodd' : 'nonzero'
  const coverage = soft > 0 ? softened(paths, moulds, fill, area, soft) : drawn(paths, moulds, fill, area)
  // Measured when a step first asks: flat colour, of which emblems have much, never does.
  let measured: ReturnType<typeof signedDistance> | undefined
  let owners: Int16Array | undefined
  const field = () => (measured ??= within(undefined, () => signedDistance(coverage, width, height)))
  return {
    x,
    y,
    width,
    height,
    coverage,
    get distance() {
      return field().distance
    },
    get nearest() {
      return field().nearest
    },
    em,
    ink: { left: margin, top: margin, right: width - margin, bottom: height - margin },
    owners: () => (owners ??= new Int16Array(width * height)),
  }
}

/** What of the paths lies inside of all moulds, pixel by pixel. */
function drawn(
  paths: readonly Path2D[],
  moulds: readonly Path2D[],
  fill: 'evenodd' | 'nonzero',
  { x, y, width, height }: Area,
): Float32Array {
  const context = scratchCanvas(width, height)
  context.save()
  context.translate(-x, -y)
  context.fillStyle = '#ffffff'
  for (const mould of moulds) context.clip(mould)
  for (const path of paths) context.fill(path, fill)
  context.restore()
  const { data } = context.getImageData(0, 0, width, height)
  const coverage = plane(width * height)
  for (let at = 0, from = 3; at < coverage.length; at++, from += 4) {
    if (data[from] !== 0) coverage[at] = data[from]! / 255
  }
  return coverage
}

/** The same with a soft edge, but for where a mould ends it. */
function softened(
  paths: readonly Path2D[],
  moulds: readonly Path2D[],
  fill: 'evenodd' | 'nonzero',
  area: Area,
  sigma: number,
): Float32Array {
  const { width, height } = area
  const coverage = blur(drawn(paths, [], fill, area), width, height, sigma)
  if (moulds.length === 0) return coverage
  const [first, ...others] = moulds
  const mould = drawn([first!], others, 'nonzero', area)
  for (let at = 0; at < coverage.length; at++) coverage[at]! *= mould[at]!
  return coverage
}

/** Skia's number for round ends and corners. */
const ROUND = 1

interface Area {
  x: number
  y: number
  width: number
  height: number
  margin: number
}

/** Left, top, right and bottom. */
type Bounds = readonly [number, number, number, number]

interface Bounded {
  computeTightBounds(): [number, number, number, number]
}

/**
 * The box around what of the paths can lie within all moulds, with a margin; what lies further outside of the frame
 * than `beyond` is cut off.
 */
function areaOf(
  paths: readonly Bounded[],
  moulds: readonly Bounded[],
  margin: number,
  beyond: number,
  clip: Box['clip'],
): Area | undefined {
  const seen: Bounds = [-beyond, -beyond, clip.width + beyond, clip.height + beyond]
  const drawn = paths.map((path) => path.computeTightBounds()).reduce<Bounds>(around, NOTHING)
  const bounds = [seen, ...moulds.map((mould) => mould.computeTightBounds())].reduce<Bounds>(common, drawn)
  const [left, top, right, bottom] = bounds
  if (!(right > left && bottom > top)) return undefined
  const x = Math.floor(left) - margin
  const y = Math.floor(top) - margin
  return { x, y, width: Math.ceil(right) + margin - x, height: Math.ceil(bottom) + margin - y, margin }
}

const NOTHING: Bounds = [Infinity, Infinity, -Infinity, -Infinity]

function around(a: Bounds, b: Bounds): Bounds {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])]
}

function common(a: Bounds, b: Bounds): Bounds {
  return [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])]
}
