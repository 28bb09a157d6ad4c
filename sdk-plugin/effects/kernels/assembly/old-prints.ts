/** Rows of old photographs, as `../old-prints.ts` says. Reads up to four pixels beyond a row's end. */

import { planeAt, real, reals } from './block'
import { between, eased } from './cover'
import { setFour } from './tail'

/** `Specks` and `Clouds` are of one row. */
// prettier-ignore
const enum Tone {
  R, G, B, Shade, Specks, Clouds,
  DarkR, DarkG, DarkB, LightR, LightG, LightB, Colours, Faded, Grain, Shorter,
}

/** What a print whose darks have gone becomes, and the most that goes. */
const PALE: f32 = 0.82
const MOST_GONE: f32 = 0.85

/**
 * @param from Where the row begins, in bytes of each plane
 * @param aside How far it is from the upper or the lower side, in pixels
 */
export function toned(block: usize, from: usize, width: i32, aside: f32): void {
  const zero = f32x4.splat(0)
  const one = f32x4.splat(1)
  const faded = reals(block, Tone.Faded)
  const colours = reals(block, Tone.Colours)
  const scale = f32x4.splat(1 / real(block, Tone.Shorter))
  for (let x = 0; x < width; x += 4) {
    const column = <usize>x << 2
    const columns = f32x4.add(f32x4.splat(<f32>x), f32x4(0, 1, 2, 3))
    const across = f32x4.pmin(columns, f32x4.sub(f32x4.splat(<f32>width), columns))
    const side = f32x4.mul(f32x4.pmin(across, f32x4.splat(aside)), scale)
    const cloud = v128.load(planeAt(block, Tone.Clouds) + column)
    const near = eased(f32x4.add(side, f32x4.mul(cloud, f32x4.splat(0.09))), 0.2, 1 / -0.24)
    const air = f32x4.add(f32x4.mul(near, f32x4.splat(0.5)), f32x4.mul(cloud, f32x4.splat(0.2)))
    const gone = f32x4.mul(f32x4.add(air, f32x4.splat(0.35)), faded)
    const lost = f32x4.mul(f32x4.pmin(f32x4.splat(MOST_GONE), f32x4.pmax(zero, gone)), f32x4.splat(0.6))
    const speck = f32x4.mul(v128.load(planeAt(block, Tone.Specks) + column), reals(block, Tone.Grain))
    const shade = f32x4.add(v128.load(planeAt(block, Tone.Shade) + from + column), speck)
    const tone = f32x4.pmin(one, f32x4.pmax(zero, between(shade, f32x4.splat(PALE), lost)))
    // Tones lie evenly for the eye, so their light is the square.
    const share = f32x4.mul(tone, tone)
    for (let channel = 0; channel < 3; channel++) {
      const at = planeAt(block, channel) + from + column
      const own = between(reals(block, Tone.DarkR + channel), reals(block, Tone.LightR + channel), share)
      setFour(at, between(own, v128.load(at), colours), width - x)
    }
  }
}

/** `Specks` is of one row; the others are planes. */
// prettier-ignore
const enum Film {
  R, G, B, SpreadR, SpreadG, SpreadB, Specks,
  FloorR, FloorG, FloorB, CreamR, CreamG, CreamB, Pale,
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function weighed(one: v128, share: f32, other: v128, rest: f32): v128 {
  return f32x4.add(f32x4.mul(one, f32x4.splat(share)), f32x4.mul(other, f32x4.splat(rest)))
}

/**
 * @param from Where the row begins, in bytes of each plane
 * @param above How far above or below the middle it lies, squared, in half heights
 */
export function instant(block: usize, from: usize, width: i32, above: f32): void {
  const pale = reals(block, Film.Pale)
  const one = f32x4.splat(1)
  for (let x = 0; x < width; x += 4) {
    const column = <usize>x << 2
    const at = from + column
    const places = f32x4.add(f32x4.splat(<f32>x), f32x4(0, 1, 2, 3))
    const dx = f32x4.sub(f32x4.mul(places, f32x4.splat(2 / <f32>width)), one)
    const far = eased(f32x4.add(f32x4.mul(dx, dx), f32x4.splat(above)), 0.5, 1 / 1.4)
    const corner = f32x4.sub(one, f32x4.mul(far, f32x4.splat(0.34)))
    const speck = f32x4.mul(v128.load(planeAt(block, Film.Specks) + column), f32x4.splat(0.06))
    const gain = f32x4.mul(corner, f32x4.add(one, speck))
    const red = v128.load(planeAt(block, Film.R) + at)
    const green = v128.load(planeAt(block, Film.G) + at)
    const blue = v128.load(planeAt(block, Film.B) + at)
    const grey = f32x4.add(weighed(red, 0.2126, green, 0.7152), f32x4.mul(blue, f32x4.splat(0.0722)))
    for (let channel = 0; channel < 3; channel++) {
      const plane = planeAt(block, channel) + at
      const soft = weighed(v128.load(plane), 0.72, v128.load(planeAt(block, Film.SpreadR + channel) + at), 0.28)
      const raised = between(between(grey, soft, pale), one, reals(block, Film.FloorR + channel))
      setFour(plane, f32x4.mul(f32x4.mul(raised, reals(block, Film.CreamR + channel)), gain), width - x)
    }
  }
}
