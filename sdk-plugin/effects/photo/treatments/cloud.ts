import * as z from 'zod'
import { colour, mix, smoothstep } from '../../colour.ts'
import { Kept } from '../../kept.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { enlarge } from '../../kernels/resample.ts'
import { randomFrom } from '../../random.ts'
import { subjectOf } from '../painting/subject.ts'
import { treatment } from './treatment.ts'

interface Bank {
  /** How much of the photo it hides. */
  cover: Float32Array
  /** How much sun its side has. */
  lit: Float32Array
  /** How much of its haze lies beside it. */
  near: Float32Array
}

const kept = new Kept<Bank>(3)

/** The photo seen through a gap in the clouds: heaps of white around it, lit from the upper left, wisps before it. */
export const cloud = treatment({
  name: 'cloud',
  schema: z.strictObject({
    kind: z.literal('cloud'),
    sun: colour.default([1.12, 1.03, 0.92]),
    shade: colour.default([0.2, 0.29, 0.46]),
    /** How far the clouds reach in, as a share of the shorter side. */
    reach: z.number().min(0).max(1).default(0.15),
  }),
  apply(print, { sun, shade, reach }, { seed }) {
    const { width, height } = print
    const key = JSON.stringify([width, height, reach, seed])
    const { cover, lit, near } = kept.get(key, () => bankOf(width, height, reach, seed))
    const unit = Math.min(width, height) / 900
    const { mask, coverage } = subjectOf(print)
    // Heads rise before the clouds at the back; those below drift before shoulders.
    const behind = plane(cover.length).fill(1)
    for (let y = 0, at = 0; coverage > 0.03 && y < 0.68 * height; y++) {
      const back = smoothstep(0.68, 0.4, y / height)
      for (let x = 0; x < width; x++, at++) behind[at] = 1 - mask[at]! * back
    }
    for (const [c, to] of [print.r, print.g, print.b].entries()) {
      // The photo's own light colours the clouds before it.
      const glow = blur(to, width, height, 60 * unit)
      for (let at = 0; at < to.length; at++) {
        const hidden = cover[at]! * behind[at]!
        // The sun that is on the clouds is on what is behind the gap; only close to them there is haze.
        const seen = mix(to[at]! * SUNNY[c]!, HAZE[c]!, 0.3 * near[at]! * behind[at]! * (1 - hidden))
        const thin = 1 + 0.96 * cover[at]! * (1 - cover[at]!)
        const body =
          mix(shade[c]!, sun[c]! * thin, lit[at]!) * (0.88 + 0.14 * Math.min(1, glow[at]!)) + 0.05 * glow[at]!
        to[at] = mix(seen, body, hidden)
      }
    }
  },
})

const SUNNY = [1.09, 1.02, 0.94]
const HAZE = [0.92, 0.9, 0.86]

/** Heaps of cloud around an open middle, worked out at half the size. */
function bankOf(width: number, height: number, reach: number, seed: number): Bank {
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const shorter = Math.min(w, h)
  const { top, cover: rough } = heapsOf(w, h, reach * shorter, randomFrom(seed * 733 + 5))
  const clouds = noiseTile('clouds')
  const k = 900 / shorter
  const soft = blur(top, w, h, shorter / 190)
  const form = blur(top, w, h, shorter / 55)
  const wide = blur(top, w, h, shorter / 22)
  const edge = blur(rough, w, h, shorter / 40)
  const [cover, lit] = [new Float32Array(w * h), new Float32Array(w * h)]
  for (let y = 0; y < h; y++) {
    const [up, down] = [Math.max(0, y - 1) * w, Math.min(h - 1, y + 1) * w]
    for (let x = 0, at = y * w; x < w; x++, at++) {
      const fine = noiseAt(clouds, x * k * 0.62 + seed * 11, y * k * 0.62)
      const finer = noiseAt(clouds, x * k * 2.1, y * k * 2.1 + 80)
      const wisp = 0.26 * smoothstep(0.1, 0.8, edge[at]! + 0.7 * noiseAt(clouds, x * k * 0.35, y * k * 0.6 + 200) - 0.2)
      cover[at] = Math.min(1, Math.max(wisp, smoothstep(0.2, 0.78, edge[at]! + 0.42 * fine + 0.16 * finer)))
      const left = y * w + Math.max(0, x - 1)
      const right = y * w + Math.min(w - 1, x + 1)
      const slopeX = 0.45 * (soft[right]! - soft[left]!) + 1.3 * (form[right]! - form[left]!)
      const slopeY = 0.45 * (soft[down + x]! - soft[up + x]!) + 1.3 * (form[down + x]! - form[up + x]!)
      const facing = (slopeX * 0.55 + slopeY * 0.85) / Math.hypot(1.3, slopeX, slopeY)
      const deep = (soft[at]! - wide[at]!) / (0.05 * shorter)
      lit[at] = Math.min(1, Math.max(0, 0.5 + 0.66 * facing + 0.3 * deep + 0.1 * fine + 0.05 * finer))
    }
  }
  const full = (half: Float32Array) => enlarge(half, w, h, width, height).slice()
  const near = blur(cover, w, h, shorter / 16)
  return { cover: full(cover), near: full(near), lit: full(blur(lit, w, h, shorter / 500)) }
}

/** Balls heaped along the sides, with smaller balls on them and smaller ones on those, as cumulus grows. */
function heapsOf(width: number, height: number, reach: number, random: () => number) {
  const heaps = { width, height, top: new Float32Array(width * height), cover: new Float32Array(width * height) }
  const around = 2 * (width + height)
  const count = Math.round(around / (reach * 0.36))
  for (let each = 0; each < count; each++) {
    const t = ((each + random()) / count) * around
    // The largest tower up from below.
    const low = t >= width && t < 2 * width ? 1.45 : 1
    const size = low * reach * mix(0.4, 1.1, random() ** 1.5)
    const out = mix(-0.55, 0.25, random()) * size
    const [x, y] =
      t < width
        ? [t, out * 0.8]
        : t < 2 * width
          ? [t - width, height - out * 1.25]
          : t < 2 * width + height
            ? [out, t - 2 * width]
            : [width - out, t - 2 * width - height]
    heap(heaps, random, { x, y, z: 0, size, level: 0 })
  }
  return heaps
}

interface Ball {
  x: number
  y: number
  z: number
  size: number
  level: number
}

function heap(heaps: ReturnType<typeof heapsOf>, random: () => number, { x, y, z, size, level }: Ball): void {
  const { width, height, top, cover } = heaps
  const lastX = Math.min(width - 1, Math.ceil(x + size))
  const lastY = Math.min(height - 1, Math.ceil(y + size))
  for (let py = Math.max(0, Math.floor(y - size)); py <= lastY; py++) {
    for (let px = Math.max(0, Math.floor(x - size)); px <= lastX; px++) {
      const square = ((px - x) * (px - x) + (py - y) * (py - y)) / (size * size)
      if (square >= 1) continue
      const at = py * width + px
      const rise = z + size * Math.sqrt(1 - square) * 0.9
      if (rise > top[at]!) top[at] = rise
      cover[at] = Math.max(cover[at]!, Math.min(1, 2.2 * (1 - square)))
    }
  }
  if (level === 3 || size < 2) return
  const count = [13, 9, 6][level]!
  for (let each = 0; each < count; each++) {
    const angle = random() * 2 * Math.PI
    const far = Math.sqrt(random()) * 0.92
    const rise = Math.sqrt(1 - far * far) * size * 0.7
    const child = { x: x + Math.cos(angle) * far * size, y: y + Math.sin(angle) * far * size, z: z + rise }
    heap(heaps, random, { ...child, size: size * mix(0.3, 0.55, random()), level: level + 1 })
  }
}
