/** What cards are made of. Places and sizes are shares of the frame, which is 4 : 3. */
import { join } from 'node:path'
import { ornaments, papers } from '@gateway/sdk-plugin/photo-frame'

export type Place = papers.Place
export type Step = papers.Step
export type SheetStep = papers.SheetStep
export type Shape = papers.Shape
export type Mark = papers.Mark

export const { toned: stock, words } = papers
export const { oval, rounded } = ornaments

/** A rendered place, and all that is printed on each of the sheets that lie or stand in it. */
export function standing(place: string, ...sheets: SheetStep[][]): Step {
  return { do: 'baked', plate: join(import.meta.dirname, 'plates', place), slots: sheets.map((sheet) => ({ sheet })) }
}

/** The caller's photo printed on a box of a card's view. */
export function photoIn(
  view: Place['view'],
  [x, y, width, height]: readonly [number, number, number, number],
  more: Partial<Extract<SheetStep, { do: 'photo' }>> = {},
): SheetStep {
  const [wide, high] = view
  const at = [(x + width / 2) / wide, (y + height / 2) / high] as const
  return { do: 'photo', at, size: [width / wide, height / high], treat: [GLOSS], ...more }
}

/** Coated paper mirrors a corner of the window, softly and beside faces. */
export const GLOSS = {
  kind: 'glare',
  at: [0.97, 0.08],
  size: [0.34, 0.9],
  lean: 0.62,
  panes: [2, 1],
  soft: 0.02,
  strength: 0.13,
  foot: 0.2,
} as const

/** The small lamps of a garland above a print: warm, brightest at its upper rim. */
export const BULBS = {
  kind: 'lamplight',
  at: [0.5, -0.06],
  reach: 0.62,
  rest: 0.66,
  gain: 1.22,
  light: [1, 0.91, 0.74],
} as const

/** Prints that lie in the sun are made deeper, or its gloss would wash them out. */
export const SUNLIT = { kind: 'grade', contrast: 0.26, exposure: 0.86, saturation: 1.16, corners: 0.25 } as const

/** Paper all around a hole, through which what was painted before is seen. @param inks Of the paper, from corner to corner */
export function paperAround(view: Place['view'], hole: string, inks: string[]): Mark {
  const path = ornaments.rectangle([0, 0, ...view]) + hole
  return { draw: 'path', path, fill: { from: [0, 0], to: view, inks } }
}

/** Of lines in gold leaf, from where it catches the lamp to where it turns away and back. */
export const GILT = ['#ecd190', '#a9792c', '#e6c67c', '#8f6422', '#dcb868']

/** How a camera sees the sun on white paper: whites that hold, soft shade. */
export const MORNING = {
  exposure: 1.08,
  tone: 'film',
  vignette: 0.16,
  bloom: { strength: 0.12, from: 0.92 },
} as const

/** By candles and small lamps: warm, dark towards the corners. */
export const EVENING = {
  exposure: 1.12,
  tone: 'film',
  tint: [1.02, 1, 0.96],
  vignette: 0.3,
  bloom: { strength: 0.3, from: 0.9 },
} as const
