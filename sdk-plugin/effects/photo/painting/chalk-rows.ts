import { smoothstep } from '../../colour.ts'
import { UNRUBBED } from './chalk-marks.ts'
import { redIn, warmth } from './sanguine.ts'
import { finishedAt } from './sketch.ts'

/**
 * What lies on one row of the paper, pixel by pixel. Each function makes one thing of it: a loop that made them all would be
 * too large for what it calls to become a part of it. Planes are of the whole print, `from` is the first pixel of the row.
 */

/** How much of a stroke stays on the paper: its crests take more. */
export function caught(stroke: number, tooth: number): number {
  return stroke <= 0 ? 0 : Math.min(1, stroke * Math.max(0.08, 1 + 1.35 * tooth))
}

/**
 * Laid paper: the chain lines of the mould, and a tooth that chalk catches on.
 *
 * @param down The row in pixels of a picture of 900
 */
export function toothRow(tooth: Float32Array, grain: Float32Array, chain: Float32Array, down: number): void {
  for (let x = 0; x < tooth.length; x++) tooth[x] = grain[x]! + 0.05 * Math.sin(down * 1.35 + 2 * chain[x]!)
}

/** How far each pixel is finished. @param ends How many pixels the row is from the nearer of the upper and the lower side */
export function finishRow(
  finished: Float32Array,
  rubs: Float32Array,
  from: number,
  border: Float32Array,
  { ends, shorter, unfinished }: { ends: number; shorter: number; unfinished: number },
): void {
  const width = finished.length
  for (let x = 0; x < width; x++) {
    const side = Math.min(x, width - x, ends) / shorter
    finished[x] = finishedAt(side, unfinished, 0.7 * (rubs[from + x]! - 0.5) + 0.55 * border[x]!)
  }
}

/** The strokes of the black chalk, what is wanted of it, and where they lie on a head. */
export interface Blacks {
  depths: Float32Array
  outlines: Float32Array
  strands: Float32Array | undefined
  wanted: Float32Array
  flesh: Float32Array
  hair: Float32Array | undefined
  pastel: number
}

/** How much black and red lies on each pixel. */
export function darkRow(
  dark: Float32Array,
  tooth: Float32Array,
  finished: Float32Array,
  from: number,
  of: Blacks,
): void {
  const { depths, outlines, strands, wanted, flesh, hair, pastel } = of
  for (let x = 0, at = from; x < dark.length; x++, at++) {
    // The stump rubs some of it into the paper; where colours lie the black only deepens them.
    const bareSkin = 1 - UNRUBBED * flesh[at]!
    const stumped = 0.34 * wanted[at]! * bareSkin * Math.max(0, 1 + 1.1 * tooth[x]!)
    // A head of hair is gone over until the tooth is filled: bare hollows all over it would be noise.
    const filled = hair ? tooth[x]! * (1 - 0.66 * hair[at]!) : tooth[x]!
    const black = (stumped + (1 - stumped) * caught(depths[at]!, filled)) * (1 - 0.4 * pastel)
    const laid = Math.max(black, caught(outlines[at]!, tooth[x]!))
    const all = strands ? Math.max(laid, 0.8 * caught(strands[at]!, tooth[x]!)) : laid
    dark[x] = Math.min(0.96, all) * finished[x]!
  }
}

/** How much of what is dark is red. @param near Where features are, whose lines are black */
export function redRow(
  red: Float32Array,
  warm: Float32Array,
  tooth: Float32Array,
  from: number,
  { wanted, flesh, outlines, near }: Pick<Blacks, 'wanted' | 'flesh' | 'outlines'> & { near: Float32Array },
  isParted: boolean,
): void {
  for (let x = 0, at = from; x < red.length; x++, at++) {
    const shade = wanted[at]!
    const felt =
      near[at] === 0 ? 0 : near[at]! * Math.max(smoothstep(0.16, 0.5, shade), caught(outlines[at]!, tooth[x]!))
    red[x] = redIn(flesh[at]!, warm[x]!, shade, felt, isParted)
  }
}

export function warmRow(warm: Float32Array, { r, g, b }: Record<'r' | 'g' | 'b', Float32Array>, from: number): void {
  for (let x = 0, at = from; x < warm.length; x++, at++) warm[x] = warmth(r[at]!, g[at]!, b[at]!)
}

/** How red the paper is rubbed: by its own colours, by strokes on skin. */
export function blushRow(
  blush: Float32Array,
  warm: Float32Array,
  rub: Float32Array,
  finished: Float32Array,
  from: number,
  { light, flesh, all }: Record<'light' | 'flesh' | 'all', Float32Array>,
): void {
  for (let x = 0, at = from; x < blush.length; x++, at++) {
    const rosy = warm[x] === 0 ? 0 : 0.42 * warm[x]! * smoothstep(0.98, 0.6, light[at]!)
    const bareSkin = 1 - UNRUBBED * flesh[at]!
    blush[x] = rosy === 0 ? 0 : rosy * finished[x]! * (0.8 * bareSkin * all[at]! + 0.7 * rub[x]!)
  }
}

/** Strokes of red over what is rubbed already. @param clear Where they are left out, and how far */
export function strokeRow(
  blush: Float32Array,
  tooth: Float32Array,
  from: number,
  strokes: Float32Array,
  { clear, least, share }: { clear: Float32Array; least: number; share: Float32Array | number },
): void {
  for (let x = 0, at = from; x < blush.length; x++, at++) {
    if (strokes[at] === 0) continue
    const most = typeof share === 'number' ? share : share[x]!
    const laid = Math.min(1, most * (1 - least * clear[at]!) * caught(strokes[at]!, tooth[x]!))
    if (laid > blush[x]!) blush[x] = laid
  }
}

/** The white chalk: rubbed in where it is wanted, and its strokes. */
export function whiteRow(
  white: Float32Array,
  tooth: Float32Array,
  finished: Float32Array,
  from: number,
  { wanted, lights, flesh, pastel }: Record<'wanted' | 'lights' | 'flesh', Float32Array> & { pastel: number },
): void {
  for (let x = 0, at = from; x < white.length; x++, at++) {
    const bareSkin = 1 - UNRUBBED * flesh[at]!
    const rubbed = 0.34 * bareSkin * wanted[at]! * (1 + 0.8 * tooth[x]!)
    const high = Math.min(0.8, rubbed + 0.85 * caught(lights[at]!, tooth[x]!))
    white[x] = high * finished[x]! * (1 - 0.35 * pastel)
  }
}
