import { corners, panel } from './paths.ts'
import { ink, type Part, part } from './parts.ts'
import { mark, side } from './cel.ts'

const INK = '#07060e'

/**
 * The hilt of a curved sword in its scabbard on the back, the moon behind to the left.
 *
 * @param aside How far its axis lies from the middle of the view, so that it rises from behind the shoulder.
 */
export function katana(turn: number, aside: number, isLit: boolean): Part[] {
  const x = turn < 0 ? 50 - aside : 50 + aside
  const grip = panel(x - 4, -34, 8, 34, 1.4)
  const diamonds = Array.from({ length: 5 }, (_, at) => {
    const y = -30 + at * 6
    return corners([x, y], [x + 2.8, y + 3], [x, y + 6], [x - 2.8, y + 3])
  })
  const cap = panel(x - 4.8, -37, 9.6, 5, 1.6)
  const guard = panel(x - 10, 0, 20, 4, 1.8)
  const sheath = panel(x - 4.6, 5, 9.2, 80, 1)
  const [wrap, gold, lacquer, gleam] = isLit
    ? (['#7c1420', '#d89434', '#2c0c14', '#ffe0a0'] as const)
    : (['#4a0a18', '#6c4420', '#18080e', '#c06838'] as const)
  const all = [sheath, grip, cap, guard]
  const made: Part[] = [
    part(all, ink(INK, { grow: 0.008 })),
    part(sheath, ink(lacquer)),
    part(grip, ink(wrap)),
    part(diamonds, ink(INK, { grow: 0.004 }), ink(isLit ? '#f2dcb8' : '#a87858')),
    part([cap, guard], ink(gold)),
    ...planesOf(x, all),
    ...side(all, 0.9, 0.7, ink(gleam)),
  ]
  return made.map((each) => ({ ...each, turn }))
}

/** Of each thing along an axis the half that looks away from the moon. */
function planesOf(x: number, all: readonly string[]): Part[] {
  const far = corners([x + 0.6, -50], [x + 20, -50], [x + 20, 100], [x + 0.6, 100])
  return all.map((each) => mark(far, each, ink('#060b12', { opacity: 0.6 })))
}

/**
 * A dagger in its scabbard on the back, the moon behind to the left.
 *
 * @param aside How far its axis lies from the middle of the view, so that it rises from behind the shoulder.
 */
export function scabbard(turn: number, aside: number, isLit: boolean): Part[] {
  const x = turn < 0 ? 50 - aside : 50 + aside
  const grip = panel(x - 3.4, -22, 6.8, 20, 1.6)
  const cords = Array.from({ length: 5 }, (_, at) => `M${x - 5} ${-18 + at * 3.6}L${x + 5} ${-20.6 + at * 3.6}`)
  const guard = corners(
    [x - 12, -5],
    [x - 8, -2],
    [x + 8, -2],
    [x + 12, -5],
    [x + 12, 0],
    [x + 6, 3],
    [x - 6, 3],
    [x - 12, 0],
  )
  const pommel = corners([x, -30], [x + 4.6, -26], [x + 3.4, -21], [x - 3.4, -21], [x - 4.6, -26])
  const sheath = panel(x - 5, 4, 10, 80, 1)
  const throat = panel(x - 5.8, 3, 11.6, 6, 0.8)
  const band = panel(x - 5.6, 18, 11.2, 2.6, 0.6)
  const [leather, steel, gleam] = isLit
    ? (['#3c2416', '#5c7c96', '#eaf8ff'] as const)
    : (['#1c100a', '#283c50', '#86b0cc'] as const)
  const all = [sheath, throat, band, grip, guard, pommel]
  const made: Part[] = [
    part(all, ink(INK, { grow: 0.008 })),
    part(sheath, ink(leather)),
    part([throat, band, guard, pommel], ink(steel)),
    part(grip, ink(leather)),
    { path: cords, within: grip, stroke: 1, steps: [ink('#0a0604')] },
    ...planesOf(x, all),
    ...side(all, 0.9, 0.7, ink(gleam)),
  ]
  return made.map((each) => ({ ...each, turn }))
}
