import type { Rgb } from '../colour.ts'
import type { Frame } from '../frame.ts'
import { blur } from '../kernels/blur.ts'
import { plane, scratch } from '../kernels/memory.ts'
import { type Fan, fanOut } from './fan.ts'
import type { Body, Glass } from './glass.ts'

/** How light goes on behind a transparent body. Lengths in pixels. */
export interface Cast {
  /** Where light that passes a place straight on meets the ground: `[x, y] = at(x, y)`, in the frame. */
  ax: number
  bx: number
  cx: number
  by: number
  cy: number
  /** How far slopes of the body throw light aside. */
  bend: number
  /** Light that is lost on the way, for each pixel above the lower side of the body. */
  fall: number
  /** How far the foot of the body's walls lies from where light that passes its upper side arrives: it falls between. */
  fanX: number
  fanY: number
  /** How much longer than the line of sight the way of the light through the body is: it comes aslant. */
  slant: number
  /** Softness of the light and of the shadow. */
  soft: number
  shade: number
  /** How many times softer the light is at row `far` of the frame than at `near`. */
  spread: number
  near: number
  far: number
  /** Share of the ground's light that the body takes, and how much of what it lets through arrives. */
  shadow: number
  /** 0: light falls wherever it is thrown; 1: only where the shadow is. */
  within: number
  strength: number
  /** Times the lines of light that stay sharp on their way along the walls, where they come to a focus; 0: none. */
  focus: number
  /** Light that is added where it arrives, beyond what the ground has. */
  glow: Rgb
}

interface Area {
  x: number
  y: number
  width: number
  height: number
  /** Of the planes that the light is gathered in. */
  columns: number
  rows: number
}

/**
 * Coloured light and shadow of a transparent body on its ground: each point of the body sends its share of light to
 * where the slopes throw it, so that bright lines form where many meet.
 */
export function castLight(frame: Frame, body: Body, glass: Glass, cast: Cast): void {
  const area = areaOf(frame, body, cast)
  if (area.width < 4 || area.height < 4) return
  // Soft light needs no fine grid: each of its places stands for some pixels, and for as many points of the body.
  const fine = Math.min(cast.soft, cast.shade) * (isFanned(cast) ? 2 : 1)
  const grid = fine > 9 ? 4 : fine > 4 ? 2 : 1
  area.columns = Math.ceil(area.width / grid) + 1
  area.rows = Math.ceil(area.height / grid) + 1
  const pixels = area.columns * area.rows
  const flux = [plane(pixels), plane(pixels), plane(pixels)] as const
  const hidden = plane(pixels)
  const spread = [1 - glass.dispersion * 1.5, 1, 1 + glass.dispersion * 1.5] as const
  const density = cast.by === 0 ? 1 : Math.min(1, Math.abs(cast.by))
  const { normals, thickness, coverage, width, colour } = body
  const table = colour ? undefined : passedBy(glass)
  for (let y = grid >> 1; y < body.height; y += grid) {
    const py = cast.by * (y + body.y) + cast.cy - area.y
    const kept = Math.max(0, 1 - cast.fall * (body.height - y))
    const leanY = cast.bend * (cast.bx === 0 ? 1 : cast.by)
    for (let x = grid >> 1, at = y * width + x; x < width; x += grid, at += grid) {
      const share = coverage[at]! * density
      if (share < 0.01) continue
      const px = cast.ax * (x + body.x) + cast.bx * (y + body.y) + cast.cx - area.x
      splat(hidden, area, px / grid, py / grid, kept < FAINT ? (share * kept) / FAINT : share)
      const path = (thickness[at]! * cast.slant) / glass.depth
      const passed = share * (0.35 + 0.65 * normals.z[at]!) * kept
      const bx = normals.x[at]! * cast.bend
      const by = normals.y[at]! * leanY
      const step = table ? 3 * Math.min(STEPS, (path * STEPS * 0.25) | 0) : 0
      for (let c = 0; c < 3; c++) {
        const left = table ? table[step + c]! : painted(c === 0 ? colour!.r : c === 1 ? colour!.g : colour!.b, at, path)
        const aside = spread[c]!
        splat(flux[c]!, area, (px - bx * aside) / grid, (py - by * aside) / grid, passed * left)
      }
    }
  }
  lay(frame, area, flux, hidden, cast, grid)
}

/** What lets less than this share of its light arrive throws less of a shadow as well. */
const FAINT = 0.3
const STEPS = 256
const DARKEST = 0.002

/** What glass of one colour leaves of red, green and blue, for paths up to four depths. */
function passedBy({ colour }: Glass): Float32Array {
  const logs = colour.map((value) => Math.log(Math.max(DARKEST, value)))
  return Float32Array.from({ length: 3 * (STEPS + 1) }, (_, at) => {
    return Math.exp((logs[at % 3]! * Math.floor(at / 3) * 4) / STEPS)
  })
}

function painted(tint: Float32Array, at: number, path: number): number {
  return Math.exp(Math.log(Math.max(DARKEST, tint[at]!)) * path)
}

/** Lines that are drawn out need no finer grid than light that is twice as soft. */
const isFanned = ({ fanX, fanY }: Cast) => fanX !== 0 || fanY !== 0

/** What the light can reach, within the frame. */
function areaOf(frame: Frame, body: Body, { ax, bx, cx, by, cy, fanX, fanY, bend, shade }: Cast): Area {
  const margin = Math.ceil(Math.abs(bend) + 3 * shade + 2 + Math.max(Math.abs(fanX), Math.abs(fanY)))
  const xs = [0, body.width].flatMap((x) => [0, body.height].map((y) => ax * (x + body.x) + bx * (y + body.y) + cx))
  const ys = [0, body.height].map((y) => by * (y + body.y) + cy)
  const x = Math.max(0, Math.floor(Math.min(...xs)) - margin)
  const y = Math.max(0, Math.floor(Math.min(...ys)) - margin)
  return {
    x,
    y,
    width: Math.min(frame.width, Math.ceil(Math.max(...xs)) + margin) - x,
    height: Math.min(frame.height, Math.ceil(Math.max(...ys)) + margin) - y,
    columns: 0,
    rows: 0,
  }
}

/** To the nearest pixel: the blur that follows hides the difference. */
function splat(plane: Float32Array, { columns, rows }: Area, x: number, y: number, share: number): void {
  if (x < 0 || y < 0 || x >= columns || y >= rows) return
  plane[(y | 0) * columns + (x | 0)]! += share
}

function lay(
  frame: Frame,
  area: Area,
  flux: readonly Float32Array[],
  hidden: Float32Array,
  cast: Cast,
  grid: number,
): void {
  const { columns, rows } = area
  const shade = blur(hidden, columns, rows, Math.max(1, cast.shade / grid))
  const fan = { x: cast.fanX / grid, y: cast.fanY / grid }
  fanOut(shade, columns, rows, fan, 1)
  const planes = [frame.r, frame.g, frame.b]
  const layColour = (c: number) => {
    const light = blur(flux[c]!, columns, rows, Math.max(1, cast.soft / grid))
    if (isFanned(cast)) fanLight(light, columns, rows, fan, cast.soft / grid, cast.focus)
    const softer =
      cast.spread > 1 ? blur(light, columns, rows, Math.max(1, (cast.spread * cast.soft) / grid)) : undefined
    const plane = planes[c]!
    const added = cast.glow[c]!
    for (let y = 0; y < area.height; y++) {
      const row = (y / grid) | 0
      const ty = y / grid - row
      const apart = Math.min(1, Math.max(0, (y + area.y - cast.near) / (cast.far - cast.near)))
      for (let x = 0, at = (y + area.y) * frame.width + area.x; x < area.width; x++, at++) {
        const column = (x / grid) | 0
        const tx = x / grid - column
        const from = row * columns + column
        const dark = grid === 1 ? shade[from]! : between(shade, from, columns, tx, ty)
        const sharp = grid === 1 ? light[from]! : between(light, from, columns, tx, ty)
        const thrown = softer ? sharp + (between(softer, from, columns, tx, ty) - sharp) * apart : sharp
        if (dark < 0.002 && thrown < 0.002) continue
        const lit = thrown * (1 - cast.within * (dark > 0.7 ? 0 : 1 - dark / 0.7))
        const kept = Math.max(0, 1 - (dark > 1 ? 1 : dark) * cast.shadow)
        plane[at] = plane[at]! * (kept + lit * cast.strength) + lit * added
      }
    }
  }
  // One after the other in the same memory.
  for (let c = 0; c < 3; c++) scratch(() => layColour(c))
}

/** Softness of what walls fill the shadow with, in those of its lines, and what is left of both at the far end. */
const EVEN = 3.5
const EVEN_LEFT = 0.8
const LINES_LEFT = 0.3
/** Where along the walls' shadow light comes to a focus. */
const FOCUS = 0.7

/** Lets light fall along the walls of a tall body: an even tint, in which the lines become streaks that fade. */
function fanLight(light: Float32Array, columns: number, rows: number, fan: Fan, soft: number, focus: number): void {
  const even = blur(light, columns, rows, Math.max(1, EVEN * soft))
  for (let at = 0; at < light.length; at++) light[at] = Math.max(0, light[at]! - even[at]!)
  const lines = focus > 0 ? light.slice() : undefined
  fanOut(even, columns, rows, fan, EVEN_LEFT)
  fanOut(light, columns, rows, fan, LINES_LEFT)
  for (let at = 0; at < light.length; at++) light[at]! += even[at]!
  if (!lines) return
  const back = Math.round(fan.y * FOCUS) * columns + Math.round(fan.x * FOCUS)
  for (let at = Math.max(0, back); at < Math.min(light.length, light.length + back); at++) {
    light[at]! += lines[at - back]! * focus
  }
}

function between(plane: Float32Array, at: number, columns: number, tx: number, ty: number): number {
  const upper = plane[at]! + (plane[at + 1]! - plane[at]!) * tx
  const below = at + columns
  return upper + (plane[below]! + (plane[below + 1]! - plane[below]!) * tx - upper) * ty
}
