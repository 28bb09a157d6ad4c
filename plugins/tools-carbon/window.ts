import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Highlighted } from './highlight.ts'

/** Where the window stands, in pixels of the design. */
export interface Place {
  x: number
  y: number
  width: number
  height: number
}

const RADIUS = 12
/** The buttons of the title bar: close, shrink, grow. */
const LIGHTS = ['#ff5f57', '#febc2e', '#28c840']

export interface Ground {
  width: number
  height: number
  code: Highlighted
  colour: string | undefined
}

/** The ground behind the window: one colour, or a slope of neighbouring hues that suit the theme. */
export function groundOf(context: SKRSContext2D, { width, height, code, colour }: Ground): void {
  if (colour !== undefined) {
    context.fillStyle = colour
    context.fillRect(0, 0, width, height)
    return
  }
  const { hue, strength } = accentOf(code)
  const isLight = brightness(code.background) > 0.5
  const tone = (turn: number, lightness: number) =>
    `hsl(${hue + turn} ${(isLight ? 62 : 48) * strength}% ${lightness}%)`
  const slope = context.createLinearGradient(0, 0, width, height)
  slope.addColorStop(0, tone(-22, isLight ? 82 : 52))
  slope.addColorStop(0.55, tone(4, isLight ? 76 : 40))
  slope.addColorStop(1, tone(26, isLight ? 70 : 30))
  context.fillStyle = slope
  context.fillRect(0, 0, width, height)
  const reach = Math.max(width, height)
  light(
    context,
    { x: width * 0.15, y: 0, radius: reach * 0.6 },
    `hsl(${hue - 36} ${80 * strength}% ${isLight ? 92 : 66}% / `,
  )
  light(
    context,
    { x: width, y: height, radius: reach * 0.5 },
    `hsl(${hue + 38} ${70 * strength}% ${isLight ? 84 : 48}% / `,
  )
}

/** @param colour up to its opacity */
function light(
  context: SKRSContext2D,
  { x, y, radius }: { x: number; y: number; radius: number },
  colour: string,
): void {
  const glow = context.createRadialGradient(x, y, 0, x, y, radius)
  glow.addColorStop(0, `${colour}0.6)`)
  glow.addColorStop(1, `${colour}0)`)
  context.fillStyle = glow
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

const INDIGO = 236

/** Degrees from the hue of the theme's background within which a colour of the code goes well with it. */
const KIN = 70
/** Hues that are acid on large areas. */
const ACID = { from: 48, to: 145 }

interface Accent {
  /** Degrees. */
  hue: number
  /** Share of the ground's saturation: pale themes stand on a paler one. */
  strength: number
}

/** From most of the code's coloured letters, of those near to the theme's background where it has a hue. */
function accentOf({ lines, background }: Highlighted): Accent {
  const counts = new Map<string, number>()
  for (const { text, color } of lines.flat()) {
    if (saturation(color) > 0.25) counts.set(color, (counts.get(color) ?? 0) + text.trim().length)
  }
  const ground = saturation(background) > 0.2 ? hueOf(background) : undefined
  const suits = (hue: number) => hue < ACID.from || hue > ACID.to
  const isKin = (hue: number) => ground === undefined || Math.abs(((hue - ground + 540) % 360) - 180) <= KIN
  const [most] = [...counts]
    .filter(([colour]) => suits(hueOf(colour)) && isKin(hueOf(colour)))
    .toSorted((a, b) => b[1] - a[1])
  if (most) return { hue: hueOf(most[0]), strength: Math.min(1, 0.4 + 0.9 * saturation(most[0])) }
  return { hue: ground !== undefined && suits(ground) ? ground : INDIGO, strength: 0.85 }
}

/** The window with its shadow, its edge of light and its buttons. */
export function drawWindow(context: SKRSContext2D, place: Place, { background }: Highlighted, bar: number): void {
  const { x, y, width, height } = place
  context.save()
  context.shadowColor = 'rgba(0, 0, 0, 0.5)'
  context.shadowBlur = 60
  context.shadowOffsetY = 44
  context.fillStyle = background
  outline(context, place)
  context.fill()
  context.shadowBlur = 8
  context.shadowOffsetY = 4
  context.fill()
  context.restore()
  context.strokeStyle = brightness(background) > 0.5 ? 'rgba(0, 0, 0, 0.12)' : 'rgba(255, 255, 255, 0.14)'
  context.lineWidth = 1
  outline(context, { x: x + 0.5, y: y + 0.5, width: width - 1, height: height - 1 })
  context.stroke()
  LIGHTS.forEach((colour, index) => {
    context.beginPath()
    context.arc(x + 24 + index * 21, y + bar / 2 - 3, 6.5, 0, Math.PI * 2)
    context.fillStyle = colour
    context.fill()
  })
}

function outline(context: SKRSContext2D, { x, y, width, height }: Place): void {
  context.beginPath()
  context.roundRect(x, y, width, height, RADIUS)
}

/** Of `#rrggbb` or `#rgb`. */
function channels(colour: string): [number, number, number] {
  if (colour.length < 7) return channels(colour.slice(0, 4).replaceAll(/[^#]/g, '$&$&'))
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number]
}

function saturation(colour: string): number {
  const parts = channels(colour)
  const most = Math.max(...parts)
  return most === 0 ? 0 : (most - Math.min(...parts)) / most
}

function brightness(colour: string): number {
  const [r, g, b] = channels(colour)
  return (r * 0.299 + g * 0.587 + b * 0.114) / 255
}

function hueOf(colour: string): number {
  const [r, g, b] = channels(colour)
  // The angle around the grey axis.
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI
}
