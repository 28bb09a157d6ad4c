import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'
import { type Eye, onWall } from './on-the-ground.ts'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

/** As in `art/scenes/vue.py`. */
export const EYE: Eye = { at: [-0.75, -6.6, 1], towards: [0.05, 0], lens: 41, shift: 0.084, ground: 0.1 }
/** Half the width and height of a case's frame, how broad its bars are, and how far they stand out. */
const [WIDE, HIGH, BAR, OUT] = [0.755, 0.912, 0.047, -0.08]
const UP = 1.38

const SIDE = ['#8d7350', '#453a33', '#2a2530', '#1d1a26', '#171520']
const RIDGE = ['#f6dcae', '#9b8160', '#5b5060', '#4a4560', '#3a3650']
type Corners = Parameters<typeof onWall>[1]

const bar = (corners: Corners, inks: readonly string[]): Mark => ({
  draw: 'path',
  path: onWall(EYE, corners, OUT),
  fill: { from: [0, 296], to: [0, 706], inks },
})

/** An upright: its face, the ridge that catches the bulbs, the dark lip towards the poster. */
function side(outer: number, inner: number): Mark[] {
  const [top, foot, wide] = [UP + HIGH, UP - HIGH, inner - outer]
  const ridge = outer + 0.42 * wide
  const thin = ridge + 0.14 * wide
  const lip = inner - 0.1 * wide
  const face: Corners = [
    [outer, top],
    [inner, top - BAR],
    [inner, foot + BAR],
    [outer, foot],
  ]
  const shine: Corners = [
    [ridge, top - 0.02],
    [thin, top - 0.026],
    [thin, foot + 0.026],
    [ridge, foot + 0.02],
  ]
  const dark: Corners = [
    [inner, top - BAR],
    [lip, top - BAR],
    [lip, foot + BAR],
    [inner, foot + BAR],
  ]
  return [bar(face, SIDE), bar(shine, RIDGE), bar(dark, ['#0c0a0c', '#08070a'])]
}

/** The upper or the lower bar, from its outer to its inner height. */
function beam(
  [left, right]: readonly [number, number],
  z: number,
  inner: number,
  inks: readonly string[],
  glint: string,
): Mark[] {
  const [near, far] = [z + 0.42 * (inner - z), z + 0.58 * (inner - z)]
  const face: Corners = [
    [left, z],
    [right, z],
    [right - BAR, inner],
    [left + BAR, inner],
  ]
  const shine: Corners = [
    [left + 0.02, near],
    [right - 0.02, near],
    [right - 0.026, far],
    [left + 0.026, far],
  ]
  return [
    { draw: 'path', path: onWall(EYE, face, OUT), fill: { from: [350, 0], to: [1016, 0], inks } },
    { draw: 'path', path: onWall(EYE, shine, OUT), fill: glint },
  ]
}

/** A frame of satin bronze: bulbs along its upper bar, less and less of their light down its sides, the street in its foot. */
function frame(x: number): Mark[] {
  const [left, right, top, foot] = [x - WIDE, x + WIDE, UP + HIGH, UP - HIGH]
  return [
    ...side(left, left + BAR),
    ...side(right, right - BAR),
    ...beam([left, right], top, top - BAR, ['#a88a5e', '#7d6544', '#a88a5e', '#7d6544', '#a88a5e'], '#ffe9c2'),
    ...beam([left, right], foot, foot + BAR, ['#211d28', '#2a2330', '#211d28'], '#5a4660'),
  ]
}

export const frames: Mark[] = [...frame(-0.5), ...frame(1.05)]
