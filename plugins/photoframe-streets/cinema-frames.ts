import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'
import { type Eye, onWall } from './on-the-ground.ts'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

/** As in `art/scenes/vue.py`. */
const EYE: Eye = { at: [-0.75, -6.6, 1], towards: [0.05, 0], lens: 41, shift: 0.084, ground: 0.1 }
/** Half the width and height of a case's frame, how broad its bars are, and how far they stand out. */
const [WIDE, HIGH, BAR, OUT] = [0.755, 0.912, 0.047, -0.08]
const UP = 1.38

/** A frame of satin bronze: bulbs along its upper bar, less and less of their light down its sides, the street in its foot. */
function frame(x: number): Mark[] {
  const [left, right, top, foot] = [x - WIDE, x + WIDE, UP + HIGH, UP - HIGH]
  const bar = (
    corners: readonly (readonly [number, number])[],
    inks: readonly string[],
    y: readonly [number, number],
  ): Mark => ({
    draw: 'path',
    path: onWall(EYE, corners, OUT),
    fill: { from: [0, y[0]], to: [0, y[1]], inks },
  })
  const side = (outer: number, inner: number): Mark[] => {
    const ridge = outer + 0.42 * (inner - outer)
    const thin = ridge + 0.14 * (inner - outer)
    return [
      bar(
        [
          [outer, top],
          [inner, top - BAR],
          [inner, foot + BAR],
          [outer, foot],
        ],
        ['#8d7350', '#453a33', '#2a2530', '#1d1a26', '#171520'],
        [296, 706],
      ),
      bar(
        [
          [ridge, top - 0.02],
          [thin, top - 0.026],
          [thin, foot + 0.026],
          [ridge, foot + 0.02],
        ],
        ['#f6dcae', '#9b8160', '#5b5060', '#4a4560', '#3a3650'],
        [296, 706],
      ),
      bar(
        [
          [inner, top - BAR],
          [inner - 0.1 * (inner - outer), top - BAR],
          [inner - 0.1 * (inner - outer), foot + BAR],
          [inner, foot + BAR],
        ],
        ['#0c0a0c', '#08070a'],
        [296, 706],
      ),
    ]
  }
  const beam = (z: number, inner: number, inks: readonly string[], glint: string): Mark[] => [
    {
      draw: 'path',
      path: onWall(
        EYE,
        [
          [left, z],
          [right, z],
          [right - BAR, inner],
          [left + BAR, inner],
        ],
        OUT,
      ),
      fill: { from: [350, 0], to: [1016, 0], inks },
    },
    {
      draw: 'path',
      path: onWall(
        EYE,
        [
          [left + 0.02, z + 0.42 * (inner - z)],
          [right - 0.02, z + 0.42 * (inner - z)],
          [right - 0.026, z + 0.58 * (inner - z)],
          [left + 0.026, z + 0.58 * (inner - z)],
        ],
        OUT,
      ),
      fill: glint,
    },
  ]
  return [
    ...side(left, left + BAR),
    ...side(right, right - BAR),
    ...beam(top, top - BAR, ['#a88a5e', '#7d6544', '#a88a5e', '#7d6544', '#a88a5e'], '#ffe9c2'),
    ...beam(foot, foot + BAR, ['#211d28', '#2a2330', '#211d28'], '#5a4660'),
  ]
}

export const frames: Mark[] = [...frame(-0.5), ...frame(1.05)]
