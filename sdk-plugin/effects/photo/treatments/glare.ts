import * as z from 'zod'
import { colour, mix, smoothstep } from '../../colour.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import type { Print } from '../photo.ts'
import { treatment } from './treatment.ts'

const pair = z.tuple([z.number(), z.number()]).readonly()

/** A window or a lamp mirrored in the glass, the glaze or the varnish over a photo; on faces it is next to nothing. */
export const glare = treatment({
  name: 'glare',
  schema: z.strictObject({
    kind: z.literal('glare'),
    /** Its middle and its size, as shares of the print's width and height; it may reach beyond the sides. */
    at: pair,
    size: pair,
    /** How far its upper end stands to the right of its lower one, as a share of the print's height. */
    lean: z.number().min(-2).max(2).default(0.3),
    /** `window` has panes and sides, `lamp` is a soft oval. */
    shape: z.enum(['window', 'lamp']).default('window'),
    /** Panes of a window across and down. */
    panes: z
      .tuple([z.number().int().min(1).max(6), z.number().int().min(1).max(6)])
      .readonly()
      .default([2, 2]),
    /** Softness of its edges, as a share of the print's height. */
    soft: z.number().min(0.002).max(0.5).default(0.012),
    /** The light that it adds where it is brightest. */
    strength: z.number().min(0).max(1).default(0.12),
    light: colour.default([0.94, 0.98, 1]),
    /** How much of it is left at its lower end. */
    foot: z.number().min(0).max(1).default(0.45),
    /** How uneven the surface is: 0 is float glass, 1 canvas below varnish. */
    rough: z.number().min(0).max(1).default(0),
  }),
  apply(print, { at: [u, v], size, lean, shape, panes, soft, strength, light, foot, rough }, { seed }) {
    const { width, height, r, g, b, faces } = print
    const [halfWidth, halfHeight] = [(size[0] * width) / height / 2, size[1] / 2]
    const unit = Math.min(width, height) / 900
    const weave = new NoiseRows('grain', width, { scale: 2.6 / unit, top: seed * 3 })
    const waves = new NoiseRows('clouds', width, { scale: 0.5 / unit, left: seed * 5 })
    // Beyond these there is nothing of it, however the surface bends it.
    const most = 0.1 * (0.3 + rough)
    const units = shape === 'lamp' ? ENDS : 1
    const reachDown = units * halfHeight + soft + most
    const reachAcross = (units * halfWidth + soft + Math.abs(lean) * most) * height + 1
    for (let y = 0; y < height; y++) {
      const down = (y + 0.5) / height - v
      if (Math.abs(down) > reachDown) continue
      const threads = rough > 0 ? weave.at(y) : undefined
      const wave = waves.at(y)
      const middle = u * width - lean * down * height
      const right = Math.min(width, Math.ceil(middle + reachAcross))
      const left = Math.max(0, Math.floor(middle - reachAcross))
      for (let x = left, at = y * width + left; x < right; x++, at++) {
        const bent = 0.03 * (0.3 + rough) * wave[x]!
        const across = (x + 0.5 - u * width) / height + lean * (down + bent)
        const low = down + bent
        const seen =
          shape === 'lamp'
            ? ovalAt(across / halfWidth, low / halfHeight)
            : paneAt(across, halfWidth, panes[0], soft) * paneAt(low, halfHeight, panes[1], soft)
        if (seen <= 0) continue
        const share =
          seen *
          mix(1, foot, smoothstep(-halfHeight, halfHeight, low)) *
          besideFaces(faces, (x + 0.5) / width, (y + 0.5) / height)
        const much = strength * share * (threads ? Math.max(0, 1 + rough * (0.8 * threads[x]! + 0.5 * wave[x]!)) : 1)
        r[at]! += light[0] * much
        g[at]! += light[1] * much
        b[at]! += light[2] * much
      }
    }
  },
})

/** Where a lamp's light is no longer seen, in half its sizes. */
const ENDS = 1.7

/** Light of a soft oval with half its sizes as units, 1 in its middle. */
function ovalAt(across: number, down: number): number {
  const far = across * across + down * down
  return far < ENDS * ENDS ? Math.exp(-2 * far) : 0
}

/** How much of a reflection is left at a place: a tenth within a face, all of it well beside the hair. */
function besideFaces(faces: Print['faces'], x: number, y: number): number {
  let left = 1
  if (faces) {
    for (const face of faces) {
      const dx = (x - face.x) / face.halfWidth
      const dy = (y - face.y) / face.halfHeight
      left *= 0.1 + 0.9 * smoothstep(0.9, 2.6, Math.sqrt(dx * dx + dy * dy))
    }
  }
  return left
}

/** Bars between panes, as a share of a pane. */
const BAR = 0.05

/** How much of a row of panes between -half and half is seen at a place, 0 to 1. */
function paneAt(place: number, half: number, panes: number, soft: number): number {
  const inside = smoothstep(-soft, soft, half - Math.abs(place))
  if (inside === 0 || panes === 1) return inside
  const pane = (2 * half) / panes
  const within = (place + half) / pane
  // The nearest bar stands between two panes, never at an end.
  const bar = Math.min(panes - 1, Math.max(1, Math.round(within)))
  const away = Math.abs(within - bar) * pane
  return inside * smoothstep(BAR * pane - soft, BAR * pane + soft, away)
}
