/** Sheets of paper that lie in the frame, and what lies on them in their own measures. For recipes of 4 : 3. */
import { sheetSize } from './artwork/make.ts'
import type { FrameRecipe } from './recipe.ts'
import { lying } from './stock.ts'

export type Step = FrameRecipe['steps'][number]
export type Sheet = Extract<Step, { do: 'sheet' }>
export type SheetStep = Sheet['steps'][number]
export type Scene = Extract<Step, { do: 'scene' }>
export type SceneStep = Scene['steps'][number]
export type Shape = Extract<Step, { do: 'shape' }>
export type Mark = Extract<Step, { do: 'artwork' }>['marks'][number]
export type Things = Extract<SceneStep, { do: 'solids' }>['things']
export type Thing = Things[number]
type Tones = Extract<SceneStep, { do: 'plate' }>['colours']
export type Pair = readonly [number, number]

const ASPECT = 4 / 3

/** Where a sheet lies: its middle, its height, its own width and height in tenths of a millimetre, degrees. */
export interface Place {
  at: Pair
  height: number
  view: Pair
  turn: number
}

/** Paper of two tones with a faint tooth. */
export function toned(colours: Tones, relief = 0.14): SheetStep {
  return {
    do: 'scene',
    steps: [{ do: 'plate', kind: 'paper', scale: 0.7, relief, colours: colours!, spot: { rest: 0.92, power: 0.08 } }],
  }
}

/** A card with what is printed on it. `outline` may have holes, through which what lies below is seen. */
export function card({ at, height, view, turn }: Place, steps: SheetStep[], outline?: string): Sheet {
  return {
    do: 'sheet',
    at,
    size: sheetSize(view, height),
    turn,
    shadows: lying(1.4),
    ...(outline ? { outline: { path: outline, view } } : {}),
    steps,
  }
}

/** A box of the card's view as a place of the frame. */
export function on({ at, height, view, turn }: Place, [x, y, width, high]: readonly [number, number, number, number]) {
  const unit = height / view[1]
  const angle = (turn * Math.PI) / 180
  const dx = (x + width / 2 - view[0] / 2) * unit
  const dy = (y + high / 2 - view[1] / 2) * unit
  return {
    at: [
      at[0] + (dx * Math.cos(angle) - dy * Math.sin(angle)) / ASPECT,
      at[1] + dx * Math.sin(angle) + dy * Math.cos(angle),
    ] as Pair,
    size: [(width * unit) / ASPECT, high * unit] as Pair,
    turn,
  }
}

/** Words printed on a card: fixed ones, or those of a parameter. */
export function words(
  view: Pair,
  text: string | { input: string; default?: string; description?: string },
  box: readonly [number, number, number, number],
  more: Partial<Extract<Mark, { draw: 'text' }>>,
): SheetStep {
  return { do: 'artwork', view, marks: [{ draw: 'text', text, box, ...more }] }
}
