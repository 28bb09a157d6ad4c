import { smoothstep } from '../../colour.ts'

/** Enlarges what is around a place; `lift` moves it up, `wide` and `high` say how far it reaches. Pixels. */
export interface Lens {
  x: number
  y: number
  wide: number
  high: number
  /** How much larger the middle becomes. */
  power: number
  lift: number
}

/** How far lenses reach all together. */
export function reachOf(lenses: readonly Lens[]): Record<'left' | 'right' | 'top' | 'foot', number> {
  return {
    left: Math.min(...lenses.map(({ x, wide }) => x - wide)),
    right: Math.max(...lenses.map(({ x, wide }) => x + wide)),
    top: Math.min(...lenses.map(({ y, high }) => y - high)),
    foot: Math.max(...lenses.map(({ y, high }) => y + high)),
  }
}

/** Moves a place to where it is seen from through a lens. */
export function look(lens: Lens, place: { x: number; y: number }): void {
  const dx = (place.x - lens.x) / lens.wide
  const dy = (place.y - lens.y) / lens.high
  const far = dx * dx + dy * dy
  if (far >= 1) return
  const near = smoothstep(1, 0, Math.sqrt(far))
  const scale = near * (1 / lens.power - 1)
  place.x += dx * lens.wide * scale
  place.y += dy * lens.high * scale + lens.lift * near
}
