import type { Recipe } from '@gateway/sdk-plugin/text-art'

/** A cellar with one barred window above and a torch at the right. */
export const CELLAR = {
  sky: [0.1, 0.1, 0.12],
  horizon: [0.035, 0.033, 0.035],
  ground: [0.012, 0.01, 0.01],
  boxes: [
    { at: [-0.45, -0.8, 0.45], width: 0.34, height: 0.2, power: 9, colour: [0.88, 0.94, 1] },
    { at: [-0.1, -0.95, 0.35], width: 0.1, height: 0.16, power: 6, colour: [0.88, 0.94, 1] },
    { at: [0.95, -0.1, 0.3], width: 0.1, height: 0.7, power: 3.2, colour: [1, 0.62, 0.35] },
    { at: [-1, 0.2, 0.2], width: 0.08, height: 0.8, power: 1.6, colour: [0.6, 0.75, 1] },
    { at: [0.2, 0.9, 0.4], width: 0.5, height: 0.07, power: 0.8, colour: [1, 0.7, 0.5] },
  ],
} satisfies Recipe['light']

/** Glow at the foot of what stands in something hot: `none` above, `low` near the foot, `foot` at it. */
export function hotFoot(
  low: readonly [number, number, number],
  foot: readonly [number, number, number],
  none: readonly [number, number, number] = [0, 0, 0],
) {
  return { kind: 'vertical', colours: [none, none, none, none, low, foot] } satisfies Extract<
    Recipe['steps'][number],
    { do: 'fill' }
  >['paint']
}

/** Lamps of a plant above, and slime that glows below. */
export const PLANT = {
  sky: [0.34, 0.36, 0.36],
  horizon: [0.2, 0.215, 0.21],
  ground: [0.05, 0.09, 0.02],
  boxes: [
    { at: [-0.4, -0.8, 0.5], width: 0.5, height: 0.22, power: 7, colour: [0.95, 1, 0.92] },
    { at: [0.62, -0.2, 0.75], width: 0.08, height: 0.9, power: 4, colour: [0.9, 1, 0.88] },
    { at: [1, -0.05, 0.3], width: 0.16, height: 0.9, power: 1.5, colour: [0.55, 1, 0.3] },
    { at: [-1, 0.05, 0.25], width: 0.13, height: 0.9, power: 1, colour: [0.6, 1, 0.4] },
    { at: [0, 0.9, 0.35], width: 0.9, height: 0.2, power: 3.4, colour: [0.36, 1, 0.08] },
  ],
} satisfies Recipe['light']
