import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix } from '../colour.ts'

/** What one flower is painted with: no two of a kind are alike. */
export interface Brush {
  random: () => number
  /** Where the light comes from, in radians, in the flower's own turn. */
  lamp: number
  /** How light this one is. */
  light: number
  /** How yellow it is, about -1 to 1. */
  warm: number
}

export type Ink = readonly [red: number, green: number, blue: number]

/** An ink of 0 to 255, as light as the flower is there. */
export function css([red, green, blue]: Ink, { warm }: Brush, light: number, alpha = 1): string {
  const part = (value: number) => Math.round(Math.min(255, Math.max(0, value * light)))
  return `rgba(${part(red * (1 + 0.05 * warm))},${part(green)},${part(blue * (1 - 0.1 * warm))},${alpha})`
}

interface Petal {
  angle: number
  /** From and to the middle of the flower. */
  from: number
  to: number
  /** Half its width. */
  wide: number
  /** From its foot to its tip. */
  inks: readonly Ink[]
}

/** How light a petal is that points there: those towards the lamp turn their faces from it less. */
export function lightAt({ lamp, light, random }: Brush, angle: number): number {
  return light * (1 + 0.2 * Math.cos(angle - lamp)) * mix(0.9, 1.08, random())
}

/** One petal: its shade on those below, its body, and the bristles that drew it from foot to tip. */
export function petal(context: SKRSContext2D, brush: Brush, { angle, from, to, wide, inks }: Petal): void {
  const { random } = brush
  const long = to - from
  const light = lightAt(brush, angle)
  const notch = mix(0.02, 0.1, random())
  const [left, right] = [wide * mix(0.82, 1.12, random()), wide * mix(0.82, 1.12, random())]
  const outline = () => {
    context.beginPath()
    context.moveTo(from, 0)
    context.bezierCurveTo(from + long * 0.3, -left, from + long * 0.9, -left * 1.08, to, -left * 0.2)
    context.quadraticCurveTo(to - notch, 0, to, right * 0.2)
    context.bezierCurveTo(from + long * 0.9, right * 1.08, from + long * 0.3, right, from, 0)
  }
  context.save()
  context.rotate(angle)
  const away = brush.lamp + Math.PI - angle
  context.save()
  context.translate(0.045 * Math.cos(away), 0.045 * Math.sin(away))
  context.fillStyle = 'rgba(10, 8, 10, 0.42)'
  outline()
  context.fill()
  context.restore()
  const shades = context.createLinearGradient(from, 0, to, 0)
  for (const [at, ink] of inks.entries()) shades.addColorStop(at / (inks.length - 1), css(ink, brush, light))
  context.fillStyle = shades
  outline()
  context.fill()
  for (let bristle = 0; bristle < 3; bristle++) {
    const aside = mix(-0.62, 0.62, (bristle + random()) / 3)
    const ink = inks[random() < 0.5 ? 1 : 2]!
    context.strokeStyle = css(ink, brush, light * mix(0.7, 1.22, random()), mix(0.4, 0.75, random()))
    context.lineWidth = wide * mix(0.12, 0.34, random())
    context.beginPath()
    context.moveTo(from + long * mix(0.2, 0.45, random()), 0.5 * aside * wide)
    context.lineTo(from + long * mix(0.76, 0.94, random()), aside * wide)
    context.stroke()
  }
  context.restore()
}

/** The middle, dabbed, lighter on the side of the lamp. */
export function heart(context: SKRSContext2D, brush: Brush, size: number, inks: readonly [Ink, Ink, Ink]): void {
  const { random, lamp, light } = brush
  context.fillStyle = css(inks[2], brush, light)
  round(context, 0, 0, size)
  for (let dab = 0; dab < 9; dab++) {
    const way = random() * 6.28
    const far = size * 0.72 * Math.sqrt(random())
    const lit = random() < 0.5 + 0.5 * Math.cos(way - lamp)
    context.fillStyle = css(inks[lit ? 0 : 1], brush, light, 0.85)
    round(context, Math.cos(way) * far, Math.sin(way) * far, size * mix(0.18, 0.36, random()))
  }
}

export function round(context: SKRSContext2D, x: number, y: number, radius: number): void {
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
}
