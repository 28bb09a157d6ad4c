/** Rows of a photo in dots of ink, as `../newsprint.ts` says. Reads up to four pixels beyond a row's end. */

import { planeAt, real, reals, whole } from './block'
import { between, eased } from './cover'
import { setFour } from './tail'

/** `Grain` is of one row. */
// prettier-ignore
const enum Field { R, G, B, Grain, Screens, Edge, Blended, FirstScreen }

/** Of each screen: the ink's cover, its way across and down in rows of dots, its phase in this row, and what it leaves. */
// prettier-ignore
const enum Screen { Cover, AcrossU, AcrossV, PhaseU, PhaseV, LeftR, LeftG, LeftB, Count }

/** How much of a pixel an ink covers at most: none is quite opaque. */
const OPAQUE: f32 = 0.96

/** The cosine of a number of turns, to a few of a float's last digits. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function wave(turns: v128): v128 {
  // From the middle between two crests, where the sine of a quarter of a turn at most is an even series.
  const part = f32x4.abs(f32x4.sub(turns, f32x4.nearest(turns)))
  const angle = f32x4.mul(f32x4.sub(f32x4.splat(0.25), part), f32x4.splat(6.2831853))
  const square = f32x4.mul(angle, angle)
  let sum = f32x4.splat(2.7525562e-6)
  sum = f32x4.add(f32x4.mul(sum, square), f32x4.splat(-1.9840874e-4))
  sum = f32x4.add(f32x4.mul(sum, square), f32x4.splat(8.3333310e-3))
  sum = f32x4.add(f32x4.mul(sum, square), f32x4.splat(-1.6666667e-1))
  return f32x4.add(angle, f32x4.mul(f32x4.mul(angle, square), sum))
}

/** @param from Where the row begins, in bytes of each plane */
export function newsprint(block: usize, from: usize, width: i32): void {
  const one = f32x4.splat(1)
  const edge = real(block, Field.Edge)
  const blended = reals(block, Field.Blended)
  const screens = whole(block, Field.Screens)
  for (let x = 0; x < width; x += 4) {
    const column = <usize>x << 2
    const columns = f32x4.add(f32x4.splat(<f32>x), f32x4(0, 1, 2, 3))
    const soak = f32x4.mul(v128.load(planeAt(block, Field.Grain) + column), f32x4.splat(0.05))
    let red = one
    let green = one
    let blue = one
    for (let number = 0; number < screens; number++) {
      const screen = Field.FirstScreen + number * Screen.Count
      const u = f32x4.add(f32x4.mul(columns, reals(block, screen + Screen.AcrossU)), reals(block, screen + Screen.PhaseU))
      const v = f32x4.add(f32x4.mul(columns, reals(block, screen + Screen.AcrossV)), reals(block, screen + Screen.PhaseV))
      // Dots in the lights, holes in the darks, a chequer between.
      const waves = f32x4.mul(f32x4.add(wave(u), wave(v)), f32x4.splat(0.25))
      const cover = f32x4.add(v128.load(planeAt(block, screen) + from + column), soak)
      const dot = eased(f32x4.add(f32x4.add(cover, waves), f32x4.splat(-0.5)), -edge, 0.5 / edge)
      const laid = f32x4.mul(between(dot, f32x4.pmin(one, cover), blended), f32x4.splat(OPAQUE))
      red = f32x4.mul(red, between(one, reals(block, screen + Screen.LeftR), laid))
      green = f32x4.mul(green, between(one, reals(block, screen + Screen.LeftG), laid))
      blue = f32x4.mul(blue, between(one, reals(block, screen + Screen.LeftB), laid))
    }
    setFour(planeAt(block, Field.R) + from + column, red, width - x)
    setFour(planeAt(block, Field.G) + from + column, green, width - x)
    setFour(planeAt(block, Field.B) + from + column, blue, width - x)
  }
}
