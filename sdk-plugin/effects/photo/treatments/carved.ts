import * as z from 'zod'
import { colour, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { sampleAt } from '../../kernels/resample.ts'
import { cracksOf } from '../painting/cracks.ts'
import type { Print } from '../photo.ts'
import { subjectOf } from '../painting/subject.ts'
import { lift, lightnessOf, localContrast } from '../painting/tone.ts'
import { treatment } from './treatment.ts'

/**
 * A face hewn in layered sandstone: the largest one of the photo, or its middle, as the front of a head. All but that oval
 * is left out, for the statue below to show.
 */
export const carved = treatment({
  name: 'carved',
  schema: z.strictObject({
    kind: z.literal('carved'),
    /** Middle and size of the oval, as shares of the print. */
    at: z.tuple([z.number(), z.number()]).readonly().default([0.5, 0.5]),
    size: z.tuple([z.number().positive(), z.number().positive()]).readonly().default([0.6, 0.8]),
    stone: colour.default([0.6, 0.4, 0.22]),
  }),
  apply(print, { at: [atX, atY], size, stone }, { seed }) {
    const { width, height } = print
    const oval = { x: atX * width, y: atY * height, wide: (size[0] * width) / 2, high: (size[1] * height) / 2 }
    const unit = oval.wide / 300
    const { form, detail } = hewn(print, oval, unit)
    const cracks = cracksOf(width, height, { unit, size: 210, half: 1.6, bend: 0.5, whole: 0.55, seed })
    const heights = plane(width * height)
    const strata = new NoiseRows('clouds', width, { scale: 0.12 / unit, scaleY: 1.5 / unit, top: seed * 3 })
    const pits = new NoiseRows('grain', width, { scale: 0.7 / unit, scaleY: 0.9 / unit })
    const fine = new NoiseRows('grain', width, { scale: 2.6 / unit, left: 40 })
    for (let y = 0, at = 0; y < height; y++) {
      const layer = strata.at(y)
      const pit = pits.at(y)
      const speck = fine.at(y)
      for (let x = 0; x < width; x++, at++) {
        const hollow = Math.min(0, pit[x]! + 0.25)
        heights[at] = form[at]! + unit * (8 * layer[x]! + 3.4 * hollow + 0.7 * speck[x]! - 3 * cracks[at]!)
      }
    }
    const share = new Float32Array(width * height)
    for (let y = 1; y < height - 1; y++) {
      const layer = strata.at(y)
      for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
        const far = Math.hypot((x - oval.x) / oval.wide, (y - oval.y) / oval.high)
        share[at] = smoothstep(1, 0.95, far)
        if (share[at] === 0) continue
        const sx = (heights[at + 1]! - heights[at - 1]!) / 2
        const sy = (heights[at + width]! - heights[at - width]!) / 2
        const facing = (SUN[2] - sx * SUN[0] - sy * SUN[1]) / Math.sqrt(1 + sx * sx + sy * sy)
        // Where it turns away it lies in the shade of the headcloth.
        const rim = 1 - 0.62 * smoothstep(0.74, 1, far)
        const lit = (0.3 + 0.95 * Math.max(0, facing)) * rim
        const tone = lit * (0.62 + 0.86 * detail[at]!) * (1 + 0.16 * layer[x]!) * (1 - 0.5 * cracks[at]!)
        // What lies in the shade has the sky's light.
        const shade = smoothstep(0.75, 0.2, lit)
        print.r[at] = stone[0] * tone
        print.g[at] = stone[1] * tone * (1 + 0.03 * shade)
        print.b[at] = stone[2] * tone * (1 + 0.14 * shade)
      }
    }
    print.share = share
  },
})

/** Where the sun stands: low on the left. */
const SUN = [-0.66, -0.42, 0.62] as const

interface Oval {
  x: number
  y: number
  wide: number
  high: number
}

/** How far the face stands out in pixels, and how light its parts are against those around, 0 to 1. */
function hewn(print: Print, { x: ox, y: oy, wide, high }: Oval, unit: number) {
  const { width, height } = print
  const from = windowOf(print, wide / high)
  lift(print)
  const fine = Math.max(0.6, from.wide / 160)
  const light = localContrast(lightnessOf(print), width, height, from.wide / 5, 0.9)
  const soft = blur(light, width, height, fine * 3)
  const wider = blur(light, width, height, from.wide / 2.2)
  const [form, detail] = [plane(width * height), plane(width * height)]
  for (let y = Math.max(0, Math.floor(oy - high)); y <= Math.min(height - 1, oy + high); y++) {
    for (let x = Math.max(0, Math.floor(ox - wide)); x <= Math.min(width - 1, ox + wide); x++) {
      const u = (x - ox) / wide
      const v = (y - oy) / high
      const far = Math.min(1, u * u + v * v)
      const sx = from.x + u * from.wide
      const sy = from.y + v * from.high
      const tone = sampleAt(soft, width, height, sx, sy) - sampleAt(wider, width, height, sx, sy)
      const at = y * width + x
      form[at] = wide * 0.62 * Math.sqrt(1 - far * 0.96) + unit * 34 * tone
      detail[at] = smoothstep(-0.45, 0.4, tone + 0.25 * (sampleAt(light, width, height, sx, sy) - 0.5))
    }
  }
  return { form, detail }
}

/** The part of the photo that becomes the face. @param aspect Width to height */
function windowOf(print: Print, aspect: number): Oval {
  const face = subjectOf(print).faces[0]
  if (face) {
    const high = 0.64 * face.height
    return {
      x: face.x + face.width / 2,
      y: face.y + 0.43 * face.height,
      wide: Math.max(high * aspect, 0.46 * face.width),
      high,
    }
  }
  const high = 0.46 * Math.min(print.height, print.width / aspect)
  return { x: print.width / 2, y: print.height / 2, wide: high * aspect, high }
}
