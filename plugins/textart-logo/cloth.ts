import type { Recipe } from '@gateway/sdk-plugin/text-art'

/** A shape in a scene. */
export type SceneShape = Extract<Extract<Recipe['steps'][number], { do: 'scene' }>['steps'][number], { do: 'shape' }>

const VIEW = [200, 100] as const

/** The figure's hood, mask and shoulders below the brow band and around the eyes, as they lie in the rendered place. */
const HOOD =
  'M24.6 31.6C25.2 27 28 21 36 18.4C42.8 16 50.5 18.2 54.8 23.4C57.4 26.4 59 29.6 59.6 32.4C48 31 36 31 24.6 33.4Z'
const MASK =
  'M24.3 40.8L32 40.4V50.2C37 49.4 41 50 43.6 48.2C45.8 46 47.6 46 49.8 48.2C52 49.6 55 48.6 57.2 49.4V40L60.6 40.4' +
  'C60.8 50 59 58 57.4 64.8L55.6 71.4C60 74.4 66 76 70.6 79.4L71.6 82H14.2C17.6 78.8 18.4 76.4 21 75L28.2 70.8' +
  'C28.2 64 27.6 58 25.6 52Z'

/** Where the moon behind looks past cloth: both sides of the hood, the mask and the shoulders. */
const EDGES = {
  near: [
    'M24.9 32.4C25.6 27 28.6 21.4 36 18.8',
    'M23.8 41.4C23.5 47 24.9 52.6 27.3 59L28.1 62V70',
    'M27.6 71.6L19.4 76.4C17.6 78.6 16.6 80.2 15 81.6',
  ],
  far: [
    'M43 17.6C50 18 56.6 22.6 59.2 31.6',
    'M60.4 41.4C60.6 50 58.6 58.6 57 65.2L56 69.6',
    'M57.2 72.4C62 75 67 76.6 70.2 79.4L71.2 81.6',
  ],
}

/** Cloth in a rendered place: two systems of threads, over the grain of what they are spun of. */
export function woven(
  path: string[],
  colour: `#${string}`,
  opacity: number,
  grain: SceneShape['steps'] = [],
): SceneShape {
  const threads = (angle: number): SceneShape['steps'][number] => ({
    do: 'halftone',
    screen: 'lines',
    colour,
    cell: 0.011,
    angle,
    tones: [0.42, 0.42],
    opacity,
  })
  return {
    do: 'shape',
    path,
    view: VIEW,
    height: 1,
    steps: [...grain, threads(38), threads(-52)],
  }
}

/** Light along an edge of it. */
export const rim = (path: string[], stroke: number, colour: `#${string}`, gain: number, blur = 0.005): SceneShape => ({
  do: 'shape',
  path,
  view: VIEW,
  height: 1,
  stroke,
  steps: [{ do: 'fill', colour, blur, blend: 'add', gain }],
})

/** The weave of the figure's clothes, and the moon on their edges. */
export const cloth = (): SceneShape[] => [
  woven([HOOD, MASK], '#040203', 0.17, [{ do: 'grit', amount: 0.3, scale: 0.012 }]),
  rim(EDGES.near, 0.5, '#ffa040', 1.5),
  rim(EDGES.far, 0.36, '#ff8a34', 1.2),
]
