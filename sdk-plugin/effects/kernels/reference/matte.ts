import { mix, smoothstep } from '../../colour.ts'
import type { Size } from '../../../vision/planes.ts'
import { type Laying, SCALE, type Telling, type Told, likeHair } from '../matte.ts'

/** How unlike hair and ground must be to be told apart: as a share of how light both are. */
const [ALIKE, UNLIKE] = [0.04, 0.16]
/** How uneven the ground may be, as a share of how unlike both are: of lamps in the night no mean tells anything. */
const [PLAIN, BUSY] = [0.22, 0.5]
/** How much lighter than those within a hair may be in the sun; what is lighter still is a lamp behind it. */
const [SUN, LAMP] = [2.2, 4]
/** How much a hair of the colour that those within have is likelier than a lighter or a darker one. */
const EVEN = 0.06
/** How much darker and lighter than what is around single hairs are, at most. */
const [LEAST, MOST] = [0.35, 1.5]

/** `a` of hair and `b` of ground: with `a + b` near 1 where colours leave it open. */
export function tellHair({ width, height, own, soft, sides, high, hangs, hair }: Telling): Told {
  const length = soft.length
  const told = {
    share: new Float32Array(length),
    gain: new Float32Array(length).fill(1),
    trust: new Float32Array(length),
  }
  for (let y = 0, at = 0; y < height; y++) {
    if (high[y] === 0 && hangs[y] === 0) break
    for (let x = 0; x < width; x++, at++) {
      if (soft[at]! > 0.5) told.share[at] = 1
      if (soft[at]! < 0.02 || soft[at]! > 0.985) continue
      const p = own.map((tones) => tones[at]!)
      const h = sides.hair.map((tones) => smallAt(tones, sides, SCALE, x, y))
      const g = sides.ground.map((tones) => smallAt(tones, sides, SCALE, x, y))
      const hh = 1e-9 + dot(h, h)
      const gg = 1e-9 + dot(g, g)
      const [hg, ph, pg] = [dot(h, g), dot(p, h), dot(p, g)]
      const off = h.map((tone, c) => tone - g[c]!)
      const apart = dot(off, off)
      const even = EVEN * Math.max(hh, gg)
      const det = (hh + even) * (gg + even) - (hg + even) * (hg + even)
      const a = ((ph + even) * (gg + even) - (hg + even) * (pg + even)) / det
      const b = ((hh + even) * (pg + even) - (hg + even) * (ph + even)) / det
      const share = Math.min(1, Math.max(0, 1 - b))
      const light = a / Math.max(0.2, share)
      const busy = smallAt(sides.uneven, sides, SCALE, x, y) / Math.sqrt(apart + 1e-9)
      told.share[at] = share
      told.gain[at] = Math.min(MOST, Math.max(LEAST, mix(1, light, smoothstep(0.1, 0.5, share))))
      told.trust[at] =
        Math.max(high[y]!, hair && hangs[y]! > high[y]! ? hangs[y]! * likeHair(hair, h[0]!, h[1]!, h[2]!) : 0) *
        smoothstep(ALIKE, UNLIKE, Math.sqrt(apart / (hh + gg))) *
        smoothstep(BUSY, PLAIN, busy) *
        smoothstep(LAMP, SUN, light * mix(0.4, 1, smoothstep(0.14, 0.24, busy)))
    }
  }
  return told
}

export function layHair({ width, height, own, soft, sides, told, share, onto, left, top, stride }: Laying): void {
  const planes = [onto.r, onto.g, onto.b]
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const trust = told.trust[at]!
      if (trust < 0.01) continue
      // Far within all is hair, however light; far without nothing is.
      const least = smoothstep(0.72, 0.97, soft[at]!)
      const most = smoothstep(0.2, 0.5, soft[at]!)
      const to = (top + y) * stride + left + x
      const theirs = Math.max(least, smoothstep(0.1, 0.8, told.share[at]!) * most)
      onto.mask[to] = mix(share[at]!, theirs, trust)
      onto.sure[to] = trust
      const clear = smoothstep(0.97, 0.7, told.share[at]!)
      for (const [c, plane] of planes.entries()) {
        const hair = smallAt(sides.hair[c]!, sides, SCALE, x, y) * told.gain[at]!
        plane[to] = mix(plane[to]!, mix(own[c]![at]!, hair, clear), trust)
      }
    }
  }
}

/** Bilinear between the centres of pixels of a plane so many times smaller; beyond its sides the last pixel. */
export function smallAt(plane: Float32Array, { width, height }: Size, times: number, x: number, y: number): number {
  const across = placeOf((x + 0.5) / times - 0.5, width)
  const down = placeOf((y + 0.5) / times - 0.5, height)
  const of = (row: number) => mix(plane[row * width + across.at]!, plane[row * width + across.next]!, across.part)
  return mix(of(down.at), of(down.next), down.part)
}

function placeOf(place: number, length: number): { at: number; next: number; part: number } {
  const inside = Math.min(length - 1, Math.max(0, place))
  const at = Math.floor(inside)
  return { at, next: Math.min(length - 1, at + 1), part: inside - at }
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, c) => sum + value * b[c]!, 0)
}
