import { mix, type Rgb, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { type Afloat, depthAround } from './afloat.ts'
import { cheekOf } from './cheek.ts'
import { ripplesOf } from './water.ts'

/** Where hair is seen: over the hair that somebody had, up to the skin and not on it, and behind what is worn. */
export function besideSkin(print: Print, face: Face, lean: number, worn: Float32Array | undefined): Float32Array {
  const { width, height, r, g, b } = print
  const shown = plane(r.length)
  const [red, green, blue] = cheekOf(print, face)
  const skin = 0.3 * red + 0.59 * green + 0.11 * blue
  const [cx, cy] = [face.x + face.width / 2, face.y + face.height / 2]
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
  const near = 0.51 * face.width
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const behind = worn ? 1 - 0.92 * worn[at]! : 1
      // Only at cheeks and jaws and on the neck does it begin this far in.
      const u = (x - cx) * cos + (y - cy) * sin
      const v = (y - cy) * cos - (x - cx) * sin
      const isNear = v > -0.1 * face.height && v < face.height && u * u + 0.3 * v * v < near * near
      const light = isNear ? 0.3 * r[at]! + 0.59 * g[at]! + 0.11 * b[at]! : 0
      shown[at] = behind * hairAs(light, skin, Math.abs(u) / face.width)
    }
  }
  return blur(shown, width, height, EDGE * face.width)
}

/** How soft hair ends on skin, in face widths: a cheek in the shade is told from it pixel by pixel. */
const EDGE = 0.016

/**
 * How much a place looks like hair by its light; locks that hung beside a cheek are lit as it is, but no cheek is there.
 *
 * @param aside How far from the middle of the face, in its widths
 */
function hairAs(light: number, skin: number, aside: number): number {
  const lit = smoothstep(0.37, 0.44, aside)
  return smoothstep((0.42 + 0.5 * lit) * skin, (0.2 + 0.42 * lit) * skin, light)
}

/** How far hair shades the skin that it lies around, in face widths, and how much. */
const SHADE = { reach: 0.085, strength: 0.66 } as const

/** A face lies in its hair: its rim is in the shade of it, and strands lie across that rim. */
export function nestle(print: Print, face: Face, lean: number, shown: Float32Array): void {
  const { width, height, r, g, b } = print
  const [red, green, blue] = cheekOf(print, face)
  const skin = 0.3 * red + 0.59 * green + 0.11 * blue
  const [cx, cy] = [face.x + face.width / 2, face.y + face.height / 2]
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
  const [wide, high] = [1 / (0.42 * face.width), 1 / (0.5 * face.height)]
  const dark = plane(r.length)
  const inner = plane(r.length)
  const beneath = plane(r.length)
  for (let y = Math.max(0, Math.floor(cy - face.height)); y < Math.min(height, cy + face.height); y++) {
    for (let x = Math.max(0, Math.floor(cx - face.width)); x < Math.min(width, cx + face.width); x++) {
      const at = y * width + x
      const u = ((x - cx) * cos + (y - cy) * sin) * wide
      const v = ((y - cy) * cos - (x - cx) * sin) * high
      // Eyes and brows are no hair around it; the neck is a thing of its own.
      inner[at] = smoothstep(-0.9, -0.3, v) * smoothstep(1.5, 1.1, v)
      // What hung beside the cheeks lies below what floats now: it is the dark between its locks.
      const beside = smoothstep(0.84, 0.98, Math.abs(u)) * smoothstep(1.9, 1.3, Math.abs(u))
      beneath[at] = beside * smoothstep(-1.1, -0.8, v) * smoothstep(1.6, 1.2, v)
      if (u * u + v * v < 1) continue
      const light = 0.3 * r[at]! + 0.59 * g[at]! + 0.11 * b[at]!
      dark[at] = hairAs(light, skin, Math.abs(u) / (wide * face.width))
    }
  }
  const told = blur(dark, width, height, 2 * EDGE * face.width)
  for (let at = 0; at < told.length; at++) {
    const under = told[at]! * beneath[at]!
    if (under === 0) continue
    const left = 1 - 0.74 * under
    r[at]! *= left
    g[at]! *= left * (1 + 0.1 * under)
    b[at]! *= left * (1 + 0.1 * under)
  }
  const near = blur(dark, width, height, SHADE.reach * face.width)
  for (let at = 0; at < near.length; at++) {
    const rim = near[at]! * (1 - dark[at]!) * inner[at]!
    if (rim < 0.01) continue
    const dim = 1 - SHADE.strength * smoothstep(0.04, 0.5, rim)
    r[at]! *= dim
    g[at]! *= dim * dim ** 0.25
    b[at]! *= dim * dim ** 0.4
    shown[at] = Math.max(shown[at]!, 0.92 * smoothstep(0.12, 0.36, rim))
  }
}

/** How dark the depth of hair is, beside its light. */
const DEPTH = 0.3

/** The hair that somebody had over the brow lies below what floats now: it is the dark that locks lie on. */
export function darkenCrown(
  { width, height, r, g, b }: Print,
  { face, lean, hair, mask }: { face: Face; lean: number; hair: Rgb; mask: Float32Array },
): void {
  const [cx, cy] = [face.x + face.width / 2, face.y + face.height / 2]
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
  for (let y = Math.max(0, Math.floor(cy - 1.6 * face.height)); y < Math.min(height, cy); y++) {
    for (let x = Math.max(0, Math.floor(cx - 1.2 * face.width)); x < Math.min(width, cx + 1.2 * face.width); x++) {
      const at = y * width + x
      const up = -((y - cy) * cos - (x - cx) * sin) / face.height
      const share = 0.94 * mask[at]! * smoothstep(0.44, 0.78, up)
      if (share === 0) continue
      r[at] = mix(r[at]!, DEPTH * hair[0], share)
      g[at] = mix(g[at]!, DEPTH * hair[1], share)
      b[at] = mix(b[at]!, DEPTH * hair[2], share)
    }
  }
}

/** The hair of a crown thins out into the water: what is left of it there are the locks that float. In place. */
export function thinCrown({ width, height }: Print, { faces, mask, lean }: Afloat): void {
  const [face] = faces
  if (!face) return
  const [cx, cy] = [face.x + face.width / 2, face.y + face.height / 2]
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
  const [wide, high] = [1 / (0.78 * face.width), 1 / face.height]
  for (let y = Math.max(0, Math.floor(cy - 1.6 * face.height)); y < Math.min(height, cy + face.height); y++) {
    for (let x = Math.max(0, Math.floor(cx - 1.6 * face.width)); x < Math.min(width, cx + 1.6 * face.width); x++) {
      const u = ((x - cx) * cos + (y - cy) * sin) * wide
      const up = ((x - cx) * sin - (y - cy) * cos) * high
      if (up < 0.1) continue
      const far = Math.sqrt(u * u + up * up)
      mask[y * width + x]! *= 1 - smoothstep(0.1, 0.4, up) * smoothstep(0.62, 0.86, far)
    }
  }
}

/** Water laps over hair: more and more away from the head, where the ripples rise, and the sky in them is seen. */
export function lap(
  { width, height }: Print,
  shown: Float32Array,
  afloat: Pick<Afloat, 'faces' | 'lean'>,
  seed: number,
) {
  const ripples = ripplesOf(width, height, Math.min(width, height) / 900, seed, afloat.lean !== 0)
  const depthAt = depthAround(afloat)
  for (let y = 0, at = 0; y < height; y++) {
    const { wide, fine } = ripples(y)
    for (let x = 0; x < width; x++, at++) {
      if (shown[at] === 0) continue
      const deep = depthAt(x, y)
      if (deep <= 0.02) continue
      const rise = smoothstep(-0.12, 0.42, fine[x]! + 0.7 * wide[x]!)
      shown[at]! *= 1 - smoothstep(0.02, 0.34, deep) * (0.12 + 0.62 * rise)
    }
  }
}
