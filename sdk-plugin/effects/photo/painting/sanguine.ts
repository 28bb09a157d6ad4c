import { smoothstep } from '../../colour.ts'

/** How much less black lies on a face than in hair: its shade is red chalk first. */
const LIGHTLY = 0.5

/**
 * How much of what is dark is red chalk: on a face the shade is red before it is black, and its lines are black.
 *
 * @param felt How much a place is a line of eyes, brows or lips
 */
export function redIn(flesh: number, warm: number, shade: number, felt: number, isParted: boolean): number {
  const sanguine = flesh === 0 ? 0 : 0.9 * flesh * (1 - smoothstep(0.6, 1.5, shade))
  const rosy = warm === 0 ? 0 : warm * (1 - smoothstep(isParted ? 0.5 : 0.75, isParted ? 0.85 : 1.1, shade))
  return (1 - 0.85 * felt) * Math.max(sanguine, rosy)
}

/** How much less white lies on eyes: the white of an eye is in the shade of its lid. */
const LIDDED = 0.7
/** How much of that is given back by a gentle hand: the ridge of a nose is where the last white goes. */
const RIDGE = 1.4

/** How much of the black on faces red strokes take over; of the half-tones of eyes and mouth, where black is for lines. */
const [SANGUINE_FIRST, OPENED] = [0.3, 0.3]

/** How light black is on a face that is drawn gently: lines of eyes and mouth press through, a shade beside a nose does not. */
const GENTLE = { from: 0.3, share: 0.75 } as const

/**
 * Faces take less black than hair does, and eyes less white.
 *
 * @param gentle How far what is deeper than a half-tone on them is held back, 0 to 1
 */
export function lighten(
  { black, white }: { black: Float32Array; white: Float32Array },
  flesh: Float32Array,
  near: Float32Array,
  gentle = 0,
): void {
  for (let at = 0; at < flesh.length; at++) {
    if (flesh[at] === 0) continue
    black[at]! *= 1 - LIGHTLY * flesh[at]! * (1 - near[at]!) * smoothstep(1.4, 0.8, black[at]!)
    const opened = OPENED * near[at]! * smoothstep(1.1, 0.6, black[at]!)
    black[at]! *= 1 - SANGUINE_FIRST * flesh[at]! * (1 - 0.7 * near[at]!) - opened
    const over = black[at]! - GENTLE.from
    if (over > 0) black[at]! -= gentle * GENTLE.share * flesh[at]! * over
    white[at]! *= 1 - LIDDED * (1 - RIDGE * gentle) * near[at]!
  }
}

/** Lips are red chalk, and little black over it but for the line between them. Changes both in place. */
export function redden(red: Float32Array, black: Float32Array, lips: Float32Array): void {
  for (let at = 0; at < lips.length; at++) {
    if (lips[at] === 0) continue
    red[at] = Math.max(red[at]!, 0.4 * lips[at]!)
    black[at]! *= 1 - 0.5 * lips[at]! * smoothstep(0.95, 0.6, black[at]!)
  }
}

/** Red and yellow against blue and green: 1 for skin, 0 for grey and cold. */
export function warmth(r: number, g: number, b: number): number {
  const sum = r + g + b + 0.02
  return smoothstep(0.04, 0.3, (r - 0.35 * g - 0.65 * b) / sum)
}
