/** What stands between the window and the table, and keeps light from all that lies there: drawn, soft, laid over all. */
import { area, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type Step = FrameRecipe['steps'][number]

const VIEW = [1280, 960] as const
/** What is left of the light in shade: the sky's, which is blue. */
const SKY = '#868ca6'

/** A number from 0 to 1 for each place of a row. */
const chance = (place: number, row: number) => {
  const value = Math.sin(place * 127.1 + row * 311.7) * 43758.5453
  return value - Math.floor(value)
}

const n = (value: number) => value.toFixed(1)

/** A leaf from its foot, pointed at both ends. */
function leaf(x: number, y: number, turn: number, long: number, wide: number): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const at = (along: number, across: number) =>
    `${n(x + along * long * cos - across * wide * sin)} ${n(y + along * long * sin + across * wide * cos)}`
  return `M${at(0, 0)}Q${at(0.4, 1)} ${at(1, 0)}Q${at(0.4, -1)} ${at(0, 0)}Z`
}

/** A twig from its foot, turned by degrees, its leaves in pairs. */
function twig([x, y]: readonly [number, number], degrees: number, long: number, salt: number): string[] {
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
    const back = turn + Math.PI
    return [...sides, leaf(px, py, back, (long / steps) * 1.2, 5)]
  }).flat()
}

/** Bars of a window that the sun comes through aslant: all that is not a pane lies in shade. */
function bars(lean: number, [left, top]: readonly [number, number], pane: readonly [number, number]): string {
  const [across, down] = [3, 2]
  const at = (u: number, v: number) => `${n(left + u + lean * v)} ${n(top + v)}`
  const panes = Array.from({ length: across * down }, (_, index) => {
    const [u, v] = [(index % across) * pane[0] * 1.1, Math.floor(index / across) * pane[1] * 1.08]
    return `M${at(u, v)}L${at(u + pane[0], v)}L${at(u + pane[0], v + pane[1])}L${at(u, v + pane[1])}Z`
  })
  return `M-200 -200H1480V1160H-200Z${panes.join('')}`
}

/** Leaves before the window, on the lamp's side and beyond it: the middle, where a photo lies, stays in the light. */
export function underLeaves(strength = 0.62): Step {
  const far = [...twig([-40, 150], -14, 420, 3), ...twig([300, -60], 40, 330, 8), ...twig([1320, 640], 200, 380, 14)]
  return {
    do: 'artwork',
    view: VIEW,
    soft: 0.007,
    opacity: strength,
    marks: [area(far, SKY, { rule: 'nonzero' })],
  }
}

/** The light of a window with six panes. @param left Where its first pane's corner falls, in a view of 1280 × 960 */
export function throughPanes(left: readonly [number, number] = [150, -60], strength = 0.5): Step {
  return {
    do: 'artwork',
    view: VIEW,
    soft: 0.012,
    opacity: strength,
    marks: [area(bars(0.22, left, [330, 500]), SKY)],
  }
}
