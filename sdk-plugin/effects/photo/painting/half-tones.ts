import type { SKRSContext2D } from '@napi-rs/canvas'

/** A tone that fades out around a place: where, how far it reaches, in which ink of eight hexadecimal digits. */
export type HalfTone = readonly [x: number, y: number, reach: number, ink: string]

/** Lays half-tones over what is drawn: blood and shade, as flesh has them. */
export function drawHalfTones(context: SKRSContext2D, tones: readonly HalfTone[]): void {
  for (const [x, y, reach, ink] of tones) {
    const glow = context.createRadialGradient(x, y, 0, x, y, reach)
    glow.addColorStop(0, ink)
    glow.addColorStop(1, `${ink.slice(0, 7)}00`)
    context.fillStyle = glow
    context.fillRect(x - reach, y - reach, 2 * reach, 2 * reach)
  }
}
