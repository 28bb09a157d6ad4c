import { rim, type SceneShape, woven } from './cloth.ts'

/** The figure's cowl around its opening, and the mask from its upper edge to where it hangs loose. */
const COWL =
  'M40.3 18.9C34 21.6 29 26 26.4 31C23 36.4 21.9 42 21.5 50C21.3 58 23 66 22.8 71C20.8 78 14 90 10 100H75.4' +
  'C71.6 86 67.2 72 66.4 66' +
  'C65.4 58 64.6 54 63.8 45C62.8 38 59.4 32 55.6 28C51.6 23.8 46 20.6 40.3 18.9Z' +
  'M42.5 29.4C50 28 58 32 62 38.7C64.6 46 61 56 56.8 64L48 76L41.6 74L40.3 66.6C36 60 31.4 56 30.1 52.9' +
  'C28.6 48 27.8 44 28.8 40C31 34 37 30.4 42.5 29.4Z'
const MASK =
  'M34.1 52.7C37 53 40 53.2 42.5 52.7C44.4 51.8 45 50.8 46.1 50.5C47.2 50.3 48 50.8 48.9 51.4' +
  'C50.4 52.2 51 52.6 52.3 52.7' +
  'C54 52.7 55.4 52.4 56.9 52C57 56 55.6 62 53 68L49.6 73L45.2 75.4L42.1 74.1L40.3 66.6C38 62.6 35.6 58 34.1 52.7Z'
const HEM =
  'M34.3 52.9C37 53.2 40 53.4 42.5 52.9C44.4 52 45 51 46.1 50.7C47.2 50.5 48 51 48.9 51.6' +
  'C50.4 52.4 51 52.8 52.3 52.9C54 52.9 55.4 52.6 56.6 52.3'

/** Night-blue cloth that steel beside it lights: what it is woven of, the mask's hem. */
export const cowl = (): SceneShape[] => [
  // The steel beside the hood throws the moon's light back into it.
  {
    do: 'shape',
    path: 'M0 0H100V60H0Z',
    at: [0.228, 0.42],
    height: 0.17,
    view: [100, 60],
    steps: [{ do: 'fill', colour: [2.6, 2.7, 2.9], blur: 0.2, blend: 'multiply' }],
  },
  {
    do: 'shape',
    path: MASK,
    view: [200, 100],
    height: 1,
    steps: [{ do: 'fill', colour: [1.9, 1.95, 2.05], blur: 0.012, blend: 'multiply' }],
  },
  woven([COWL, MASK], '#01030a', 0.15),
  rim([HEM], 0.3, '#5f7ea6', 0.13, 0.0016),
]
