import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Extract<Recipe['steps'][number], { do: 'shape' }>
type Inner = Step['steps']

/** A pen's stroke swells and runs out, in a view of 200 × 30. */
const STROKE =
  'M3 20C50 9 120 4 196 9C197 9.6 197 10.6 196 11C140 8.5 84 11.5 46 17.5C76 15.5 116 15 150 17.6' +
  'C151.4 18 151.4 19 150 19.2C104 17.6 60 19.4 24 25.4C22 25.4 21.6 23.8 23 23.2C28 21.6 34 20.2 40 19' +
  'C28 20.4 16 22.2 4 23.4C1.6 23.4 1 20.6 3 20Z'

const STAR = 'M15 1L18.6 11.2L29 11.4L20.6 17.8L23.6 28L15 21.8L6.4 28L9.4 17.8L1 11.4L11.4 11.2Z'

/** What is drawn under a signature in passing: a line back and forth, and a star. */
export function flourish(steps: Inner): Step[] {
  return [
    { do: 'shape', path: STROKE, view: [200, 30], at: [0.42, 0.89], width: 0.5, turn: -3, steps },
    { do: 'shape', path: STAR, view: [30, 30], at: [0.73, 0.86], height: 0.085, turn: -10, steps },
  ]
}
