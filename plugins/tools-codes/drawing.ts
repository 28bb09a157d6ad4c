import type { Matrix } from './matrix.ts'
import { outline } from './outline.ts'
import type { Shape } from './outline.ts'

export const STYLES = ['square', 'rounded', 'dots'] as const

export type Style = (typeof STYLES)[number]

export interface Look {
  style: Style
  /** `#rrggbb` or `#rrggbbaa`. */
  dark: string
  light: string
}

/** A picture in the middle of the code. */
export interface Inlay {
  /** Modules on each side that are left out for it; odd, as the code's own size is. */
  modules: number
  /** A `data:` address. */
  href: string
}

/** The part of the plane that is drawn, in modules; the code begins at 0, 0. */
export interface Frame {
  /** Left and top edge. */
  start: number
  /** Length of each side. */
  span: number
  /** Length of each side in pixels. */
  size: number
}

/** Modules of light around a code that the standard asks for. */
export const QUIET_ZONE = 4

/** The standard frame for a vector picture, which has no pixels to fit. */
export function vectorFrame(modules: number, size: number): Frame {
  return { start: -QUIET_ZONE, span: modules + 2 * QUIET_ZONE, size }
}

/** The widest frame of `size` pixels whose modules are whole pixels: the quiet zone takes what is left over. */
export function pixelFrame(modules: number, size: number): Frame {
  const scale = Math.floor(size / (modules + 2 * QUIET_ZONE))
  return { start: -Math.floor((size - modules * scale) / 2) / scale, span: size / scale, size }
}

/** A QR code as SVG. */
export function draw(matrix: Matrix, { style, dark, light }: Look, frame: Frame, inlay?: Inlay): string {
  const { start, span, size } = frame
  const shape = inlay ? leaveOut(matrix, inlay.modules) : matrix.isDark
  const ground = light.endsWith('00') && light.length === 9 ? '' : `<path fill="${light}" d="${box(start, span)}"/>`
  const place = `width="${size}" height="${size}" viewBox="${start} ${start} ${span} ${span}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${place}>`,
    ground,
    PAINTERS[style](matrix.size, shape, dark),
    inlay ? picture(matrix.size, inlay) : '',
    '</svg>',
  ].join('')
}

/** Code size, shape and colour → SVG elements. */
const PAINTERS: Record<Style, (size: number, shape: Shape, dark: string) => string> = {
  square: (size, shape, dark) =>
    `<path fill="${dark}" shape-rendering="crispEdges" d="${outline(size, shape, { outer: 0, inner: 0 })}"/>`,
  rounded: (size, shape, dark) =>
    eyes(size, dark) +
    `<path fill="${dark}" d="${outline(size, withoutEyes(size, shape), { outer: 0.5, inner: 0.25 })}"/>`,
  dots: (size, shape, dark) =>
    eyes(size, dark) +
    `<path stroke="${dark}" stroke-width="0.88" stroke-linecap="round" d="${dots(size, withoutEyes(size, shape))}"/>`,
}

function leaveOut({ size, isDark }: Matrix, modules: number): Shape {
  const from = (size - modules) / 2
  const isInside = (at: number) => at >= from && at < from + modules
  return (x, y) => isDark(x, y) && !(isInside(x) && isInside(y))
}

const EYE = 7

function withoutEyes(size: number, shape: Shape): Shape {
  const isNear = (at: number) => at < EYE
  const isFar = (at: number) => at >= size - EYE
  return (x, y) => shape(x, y) && !((isNear(x) && (isNear(y) || isFar(y))) || (isFar(x) && isNear(y)))
}

/** The three finder patterns with rounded corners, which readers take as well as square ones. */
function eyes(size: number, dark: string): string {
  const corners = [
    [0, 0],
    [size - EYE, 0],
    [0, size - EYE],
  ] as const
  const rings = corners.map(([x, y]) => roundedBox(x, y, 7, 2.25) + roundedBox(x + 1, y + 1, 5, 1.25))
  const pupils = corners.map(([x, y]) => roundedBox(x + 2, y + 2, 3, 1))
  return `<path fill="${dark}" fill-rule="evenodd" d="${rings.join('')}${pupils.join('')}"/>`
}

function roundedBox(x: number, y: number, side: number, radius: number): string {
  const straight = side - 2 * radius
  const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`
  return [
    `M${x + radius} ${y}h${straight}${arc(radius, radius)}v${straight}${arc(-radius, radius)}`,
    `h${-straight}${arc(-radius, -radius)}v${-straight}${arc(radius, -radius)}z`,
  ].join('')
}

/** A line of no length with a round cap is a dot. */
function dots(size: number, shape: Shape): string {
  let path = ''
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) if (shape(x, y)) path += `M${x + 0.5} ${y + 0.5}h0`
  }
  return path
}

function box(start: number, span: number): string {
  return `M${start} ${start}h${span}v${span}h${-span}z`
}

/** Half a module of light stays between the picture and the modules around it. */
function picture(size: number, { modules, href }: Inlay): string {
  const side = modules - 1
  const start = (size - side) / 2
  return `<image x="${start}" y="${start}" width="${side}" height="${side}" href="${href}"/>`
}
