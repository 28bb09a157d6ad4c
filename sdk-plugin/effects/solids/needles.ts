/** What tattoos are made with. */
import type { Rgb } from '../colour.ts'
import { lathe, type Part, tube } from './mesh.ts'
import { even, type Outline, type Random, STEEL, turned } from './turned.ts'

/** A small cup of ink. */
export function inkCup(_random: Random, ink: Rgb): Part[] {
  const wall = lathe(
    [
      [0.8, 0],
      [0.72, 0.1],
      [0.82, 0.9],
      [0.98, 1.02],
      [1, 0.96],
      [0.9, 0.9],
      [0.76, 0.86],
    ],
    'paint',
    even([0.75, 0.75, 0.73]),
    48,
  )
  const fluid = lathe(
    [
      [0, 0.76],
      [0.5, 0.76],
      [0.74, 0.79],
    ],
    'glass',
    even(ink),
    40,
  )
  return [wall, fluid]
}

/** An electric needle as long as one, its point to the right. */
export function needlePen(_random: Random, body: Rgb): Part[] {
  const motor = along(
    [
      [0, 0],
      [0.05, 0.005],
      [0.062, 0.03],
      [0.062, 0.3],
      [0.056, 0.34],
    ],
    'paint',
    body,
  )
  const ring = along(
    [
      [0.056, 0.33],
      [0.05, 0.35],
      [0.05, 0.4],
      [0.056, 0.42],
    ],
    'metal',
    STEEL,
  )
  const grip = along(
    [
      [0.056, 0.42],
      [0.068, 0.46],
      [0.066, 0.68],
      [0.05, 0.74],
    ],
    'matt',
    [0.03, 0.03, 0.032],
    14,
  )
  const tip = along(
    [
      [0.03, 0.73],
      [0.026, 0.8],
      [0.016, 0.9],
      [0.009, 0.93],
      [0.004, 0.94],
      [0.0025, 1],
    ],
    'metal',
    STEEL,
  )
  const cable = tube(
    [
      [0.01, 0, 0.06],
      [-0.12, 0.01, 0.05],
      [-0.26, 0.08, 0.03],
      [-0.34, 0.24, 0.02],
      [-0.5, 0.34, 0.02],
      [-0.75, 0.3, 0.02],
    ],
    () => 0.013,
    'matt',
    even([0.025, 0.025, 0.027]),
  )
  return [cable, motor, ring, grip, tip]
}

/** A stretch of the handle. @param grooves Turned into it */
function along(outline: Outline, finish: Part['finish'], tone: Rgb, grooves = 0): Part {
  return turned(
    outline,
    finish,
    (_u, v, out) => {
      const dark = grooves > 0 && (v * grooves) % 1 < 0.35 ? 0.35 : 1
      for (let part = 0; part < 3; part++) out[part] = tone[part]! * dark
    },
    28,
  )
}
