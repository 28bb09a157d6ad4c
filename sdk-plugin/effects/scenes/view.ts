import { mix, ramp, type Rgb, smoothstep } from '../colour.ts'
import type { Frame } from '../frame.ts'
import { randomFrom } from '../random.ts'
import { hypot } from '../hypot.ts'

/** A place far behind, painted in focus. Lengths in frame heights from the top left; light may be far above 1. */
export interface View {
  frame: Frame
  /** Width of the frame in frame heights. */
  wide: number
  random: () => number
}

export type Scene = (view: View) => void

export function viewOn(frame: Frame, seed: number): View {
  return { frame, wide: frame.width / frame.height, random: randomFrom(seed * 6151 + 17) }
}

/** Runs a painter over all places; it leaves its light in `spot`. */
export function everywhere({ frame }: View, paint: (u: number, v: number, spot: Float32Array) => void): void {
  const { width, height, r, g, b } = frame
  const spot = new Float32Array(3)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      paint((x + 0.5) / height, (y + 0.5) / height, spot)
      r[at] = spot[0]!
      g[at] = spot[1]!
      b[at] = spot[2]!
    }
  }
}

/** Colours from the height `from` to `to`, evenly apart. */
export function gradient({ frame }: View, from: number, to: number, colours: readonly Rgb[]): void {
  const { width, height, r, g, b } = frame
  for (let y = Math.max(0, Math.floor(from * height)); y < Math.min(height, to * height); y++) {
    const tone = ramp(colours, ((y + 0.5) / height - from) / (to - from))
    r.fill(tone[0], y * width, (y + 1) * width)
    g.fill(tone[1], y * width, (y + 1) * width)
    b.fill(tone[2], y * width, (y + 1) * width)
  }
}

/** Light that falls off from a point, as of a lamp in haze. */
export function glow({ frame }: View, u: number, v: number, reach: number, tone: Rgb, wider = 1): void {
  const { width, height, r, g, b } = frame
  const far = 3 * reach
  const k = 1 / (reach * reach)
  for (let y = Math.max(0, Math.floor((v - far) * height)); y < Math.min(height, (v + far) * height); y++) {
    const dy = (y + 0.5) / height - v
    const left = Math.max(0, Math.floor((u - far * wider) * height))
    for (let x = left; x < Math.min(width, (u + far * wider) * height); x++) {
      const dx = ((x + 0.5) / height - u) / wider
      const share = Math.exp(-(dx * dx + dy * dy) * k)
      const at = y * width + x
      r[at]! += tone[0] * share
      g[at]! += tone[1] * share
      b[at]! += tone[2] * share
    }
  }
}

/** An ellipse with smooth edges; `add` for light, else it covers by `opacity`. */
export function disc(
  { frame }: View,
  place: { u: number; v: number; width: number; height: number; soft?: number; turn?: number },
  tone: Rgb,
  opacity = 1,
  add = false,
): void {
  const { width, height, r, g, b } = frame
  const { u, v, soft = 0.15, turn = 0 } = place
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  // Lamps below a pixel keep their sum of light.
  const least = 0.7 / height
  const [rx, ry] = [Math.max(least, place.width), Math.max(least, place.height)]
  const power = opacity * (add ? (place.width * place.height) / (rx * ry) : 1)
  const edge = Math.max(soft, least / Math.min(rx, ry))
  const outer = 1 + edge
  const [halfWidth, halfHeight] = [hypot(cos * rx, sin * ry) * outer, hypot(sin * rx, cos * ry) * outer]
  const [left, right] = [Math.floor((u - halfWidth) * height), Math.min(width, (u + halfWidth) * height + 1)]
  const bottom = Math.min(height, (v + halfHeight) * height + 1)
  for (let y = Math.max(0, Math.floor((v - halfHeight) * height)); y < bottom; y++) {
    const dy = (y + 0.5) / height - v
    for (let x = Math.max(0, left); x < right; x++) {
      const dx = (x + 0.5) / height - u
      const along = (cos * dx + sin * dy) / rx
      const across = (cos * dy - sin * dx) / ry
      const square = along * along + across * across
      if (square >= outer * outer) continue
      const share = smoothstep(outer, 1 - edge, Math.sqrt(square)) * power
      const at = y * width + x
      r[at] = add ? r[at]! + tone[0] * share : mix(r[at]!, tone[0], share)
      g[at] = add ? g[at]! + tone[1] * share : mix(g[at]!, tone[1], share)
      b[at] = add ? b[at]! + tone[2] * share : mix(b[at]!, tone[2], share)
    }
  }
}

/** An upright rectangle, smooth below a pixel. */
export function box({ frame }: View, left: number, top: number, right: number, bottom: number, tone: Rgb): void {
  const { width, height, r, g, b } = frame
  const [x0, x1, y0, y1] = [left * height, right * height, top * height, bottom * height]
  for (let y = Math.max(0, Math.floor(y0)); y < Math.min(height, y1); y++) {
    const tall = Math.min(y + 1, y1) - Math.max(y, y0)
    for (let x = Math.max(0, Math.floor(x0)); x < Math.min(width, x1); x++) {
      const share = tall * (Math.min(x + 1, x1) - Math.max(x, x0))
      const at = y * width + x
      r[at] = mix(r[at]!, tone[0], share)
      g[at] = mix(g[at]!, tone[1], share)
      b[at] = mix(b[at]!, tone[2], share)
    }
  }
}

/** A colour times a factor. */
export function lit(tone: Rgb, power: number): Rgb {
  return [tone[0] * power, tone[1] * power, tone[2] * power]
}
