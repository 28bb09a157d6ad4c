/** Rows of a poster in a few flat inks, as `../litho.ts` says. Reads up to four pixels beyond a row's end. */

import { planeAt, real, reals, whole } from './block'
import { between, eased } from './cover'
import { setFour } from './tail'

/** `Lips` to `Outline` and the hues are 0 where there are none; `Grains` and `Clouds` are of one row. */
// prettier-ignore
const enum Field {
  R, G, B, Tones, Lines, Grains, Clouds, Lips, Hair, Lights, Outline, HueR, HueG, HueB, Last,
  Lighter, Grain, Rough, Contour, Colours, LipTone, DarkHair, LitHair, Inks,
}

/** The tone of four pixels before grain: lips are no lighter than lips are drawn, hair is dark but for its lights. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function toneOf(block: usize, at: usize): v128 {
  let tone = f32x4.add(v128.load(planeAt(block, Field.Tones) + at), reals(block, Field.Lighter))
  const lips = planeAt(block, Field.Lips)
  if (lips) {
    const deep = f32x4.pmin(tone, reals(block, Field.LipTone))
    tone = between(tone, deep, f32x4.mul(v128.load(lips + at), f32x4.splat(0.9)))
  }
  const hair = planeAt(block, Field.Hair)
  if (hair) {
    const isLit = f32x4.gt(v128.load(planeAt(block, Field.Lights) + at), f32x4.splat(0.4))
    const flat = v128.bitselect(reals(block, Field.LitHair), reals(block, Field.DarkHair), isLit)
    tone = between(tone, flat, eased(v128.load(hair + at), 0.35, 1 / 0.3))
  }
  return f32x4.pmin(f32x4.splat(1), f32x4.pmax(f32x4.splat(0), tone))
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function lay(block: usize, channel: i32, at: usize, flat: v128, drawn: v128, rest: i32): void {
  const hue = planeAt(block, Field.HueR + channel)
  const kept = hue ? between(f32x4.splat(1), v128.load(hue + at), reals(block, Field.Colours)) : f32x4.splat(1)
  const dark = reals(block, Field.Inks + channel)
  setFour(planeAt(block, channel) + at, between(f32x4.mul(flat, kept), dark, drawn), rest)
}

/** @param from Where the row begins, in bytes of each plane */
export function litho(block: usize, from: usize, width: i32): void {
  const last = whole(block, Field.Last)
  const rough = real(block, Field.Rough)
  const grain = reals(block, Field.Grain)
  for (let x = 0; x < width; x += 4) {
    const column = <usize>x << 2
    const at = from + column
    const cloud = f32x4.mul(v128.load(planeAt(block, Field.Clouds) + column), f32x4.splat(0.5))
    const speck = f32x4.mul(f32x4.add(v128.load(planeAt(block, Field.Grains) + column), cloud), grain)
    const noise = f32x4.sub(f32x4.mul(speck, f32x4.splat(0.5)), f32x4.splat(0.5))
    const place = f32x4.add(f32x4.mul(toneOf(block, at), f32x4.splat(<f32>last + 0.999)), noise)
    let red = reals(block, Field.Inks)
    let green = reals(block, Field.Inks + 1)
    let blue = reals(block, Field.Inks + 2)
    // Each ink covers the one before it from its own tone on, whole where the tone is beyond it.
    for (let ink = 1; ink <= last; ink++) {
      const share = eased(f32x4.sub(place, f32x4.splat(<f32>(ink - 1))), 0.5 - rough, 0.5 / rough)
      const own = Field.Inks + 3 * ink
      red = between(red, reals(block, own), share)
      green = between(green, reals(block, own + 1), share)
      blue = between(blue, reals(block, own + 2), share)
    }
    const seen = f32x4.add(v128.load(planeAt(block, Field.Lines) + at), f32x4.mul(speck, f32x4.splat(0.16)))
    let drawn = f32x4.mul(eased(seen, 0.25, 1 / 0.45), reals(block, Field.Contour))
    const outline = planeAt(block, Field.Outline)
    if (outline) drawn = f32x4.pmax(drawn, v128.load(outline + at))
    lay(block, 0, at, red, drawn, width - x)
    lay(block, 1, at, green, drawn, width - x)
    lay(block, 2, at, blue, drawn, width - x)
  }
}
