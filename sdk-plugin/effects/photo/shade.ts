/**
 * What keeps light from all that lies or hangs in a frame, photo and scene alike: steps for a recipe's end, drawn, soft,
 * laid over all as ink. Lengths are in 960ths of the frame's height.
 */
import { area } from './artwork/make.ts'
import type { FrameRecipe } from './recipe.ts'
import { hypot } from '../hypot.ts'

type Step = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>
type Pair = readonly [number, number]

/** How a camera sees the sun through a window: deep shade, whites that hold, warm. */
export const SUNNY = {
  exposure: 1.1,
  tone: 'film',
  saturation: 0.94,
  tint: [1.03, 1, 0.95],
  vignette: 0.34,
  bloom: { strength: 0.1, from: 0.9 },
} as const satisfies FrameRecipe['finish']

/** What is left of the light in shade: the sky's, which is blue. */
const SKY = '#868ca6'
const HEIGHT = 960

interface Shade {
  /** The frame's. Default 4 : 3. */
  shape?: Pair
  /** How dark it is, 0 to 1. */
  strength?: number
}

/** A number from 0 to 1 for each place of a row. */
export function chance(place: number, row: number): number {
  const value = Math.sin(place * 127.1 + row * 311.7) * 43758.5453
  return value - Math.floor(value)
}

const n = (value: number) => value.toFixed(1)

/** Leaves before the window, on the lamp's side and beyond it: the middle, where a photo lies, stays in the light. */
export function underLeaves({ shape = [4, 3], strength = 0.6, variant = 0 }: Shade & { variant?: number } = {}): Step {
  const wide = (HEIGHT * shape[0]) / shape[1]
  const sway = (row: number) => chance(variant, row) - 0.5
  const leaves = [
    ...twig([-40, 150 + 120 * sway(1)], -14 + 30 * sway(2), 0.33 * wide, 3 + variant),
    ...twig([wide * (0.25 + 0.12 * sway(3)), -60], 40 + 40 * sway(4), 330, 8 + variant),
    ...twig([wide + 40, 640 + 260 * sway(5)], 200 + 24 * sway(6), 0.3 * wide, 14 + variant),
  ]
  return shaded(wide, 0.007, strength, leaves)
}

/** The light of a window with six panes. @param left Where the corner of its first pane falls */
export function throughPanes({
  shape = [4, 3],
  strength = 0.5,
  left = [150, -60],
}: Shade & { left?: Pair } = {}): Step {
  const wide = (HEIGHT * shape[0]) / shape[1]
  return shaded(wide, 0.012, strength, [bars(wide, left, [0.26 * Math.max(wide, HEIGHT), 500])])
}

/** A lamp's pool of light: what is far from it is dim. @param at Where it is brightest, as shares of the frame */
export function belowLamp({ shape = [4, 3], strength = 0.6, at = [0.3, 0.1] }: Shade & { at?: Pair } = {}): Step {
  const wide = (HEIGHT * shape[0]) / shape[1]
  const pool = {
    centre: [at[0] * wide, at[1] * HEIGHT] as const,
    radius: 1.15 * hypot(Math.max(at[0], 1 - at[0]) * wide, Math.max(at[1], 1 - at[1]) * HEIGHT),
    inks: ['#ffffff', '#fffaf0', '#dcd2c6', '#9c948e', '#6a666a'],
  }
  const all = `M0 0H${n(wide)}V${HEIGHT}H0Z`
  return { do: 'artwork', view: [wide, HEIGHT], opacity: strength, marks: [area(all, pool)] }
}

function shaded(wide: number, soft: number, strength: number, paths: string[]): Step {
  const marks = [area(paths, SKY, { rule: paths.length === 1 ? 'evenodd' : 'nonzero' })]
  return { do: 'artwork', view: [wide, HEIGHT], soft, opacity: strength, marks }
}

/** A twig from its foot, turned by degrees, its leaves in pairs. */
function twig([x, y]: Pair, degrees: number, long: number, salt: number): string[] {
  let [px, py, turn] = [x, y, (degrees * Math.PI) / 180]
  const steps = 13
  return Array.from({ length: steps }, (_, step) => {
    turn += 0.09 * (chance(step, salt) - 0.4)
    px += (Math.cos(turn) * long) / steps
    py += (Math.sin(turn) * long) / steps
    const size = long * (0.21 - 0.007 * step) * (0.75 + 0.5 * chance(step, salt + 1))
    const sides = [1, -1].map((side) => {
      const lean = turn + side * (0.55 + 0.5 * chance(step * 2 + side, salt + 2))
      return leaf(px, py, lean, size, size * (0.34 + 0.1 * chance(step, salt + 3)))
    })
    return [...sides, leaf(px, py, turn + Math.PI, (long / steps) * 1.2, 5)]
  }).flat()
}

/** A leaf from its foot, pointed at both ends. */
function leaf(x: number, y: number, turn: number, long: number, wide: number): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const at = (along: number, across: number) =>
    `${n(x + along * long * cos - across * wide * sin)} ${n(y + along * long * sin + across * wide * cos)}`
  return `M${at(0, 0)}Q${at(0.4, 1)} ${at(1, 0)}Q${at(0.4, -1)} ${at(0, 0)}Z`
}

/** Bars of a window that the sun comes through aslant: all that is not a pane lies in shade. */
function bars(wide: number, [left, top]: Pair, pane: Pair): string {
  const at = (u: number, v: number) => `${n(left + u + 0.22 * v)} ${n(top + v)}`
  const panes = Array.from({ length: 6 }, (_, index) => {
    const u = (index % 3) * pane[0] * 1.1
    const v = Math.floor(index / 3) * pane[1] * 1.08
    return `M${at(u, v)}L${at(u + pane[0], v)}L${at(u + pane[0], v + pane[1])}L${at(u, v + pane[1])}Z`
  })
  return `M-200 -200H${n(wide + 200)}V1160H-200Z${panes.join('')}`
}
