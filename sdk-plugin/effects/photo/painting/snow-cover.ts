import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { lightnessOf } from './tone.ts'
import { hypot } from '../../hypot.ts'

const SUNLESS = [0.8, 0.86, 0.96] as const
/** Of the lamps on both sides of a street. */
const LAMPS = [0.95, 0.68, 0.42] as const
const HOLLOW = [0.15, 0.2, 0.32] as const

interface Cover {
  /** How much of it there is, 0 to 1 and more. */
  lies: Float32Array
  /** Where heads are, 0 to 1: hair is warm, and only single flakes hold on to it. */
  heads: Float32Array
  /** Where anybody is, 0 to 1. */
  body: Float32Array
}

/**
 * Snow that lies on shoulders: a relief of flakes and clumps that have fallen on each other, dense where much lies and
 * single where less does, lit by the sky from above, with its shade on the cloth below; single clumps in hair.
 */
export function heapSnow(print: Print, { lies, heads, body }: Cover, random: () => number): void {
  const { width, height } = print
  const shorter = Math.min(width, height)
  const cover = { lies: strewnOver(print, { lies, heads, body }), heads }
  const thick = bedOf(print, cover)
  strew(print, cover, thick, random)
  cling(print, thick, heads)
  const soft = blur(thick, width, height, 0.0013 * shorter)
  const wide = blur(thick, width, height, 0.005 * shorter)
  const heap = blur(thick, width, height, 0.011 * shorter)
  const step = Math.max(1, Math.round(0.0016 * shorter))
  const far = Math.round(0.005 * shorter)
  const down = Math.round(0.012 * shorter)
  const planes = [print.r, print.g, print.b]
  const sparkle = new NoiseRows('grain', width, { scale: 2600 / shorter, left: 40 })
  for (let y = down; y < height - far; y++) {
    const crystals = sparkle.at(y)
    for (let x = far, at = y * width + far; x < width - far; x++, at++) {
      const above = heap[at - down * width]!
      const cast = above + soft[at]!
      if (cast < 0.01) continue
      const share = smoothstep(0.06, 0.4, soft[at]!)
      const dim = 1 - SHADE * Math.min(1, 1.6 * above + 0.5 * wide[at]!) * (1 - 0.6 * heads[at]!)
      const rise = soft[at + step * width]! - soft[at - step * width]!
      const side = soft[at + step]! - soft[at - step]!
      // A heap is round: its top meets the sky, its foot lies in its own shade.
      const form = heap[at + far * width]! - heap[at - far * width]!
      const across = heap[at + far]! - heap[at - far]!
      const light = 0.44 + 0.95 * form + 0.75 * rise + 0.3 * (soft[at]! - wide[at]!) + 0.12 * crystals[x]!
      const lit = Math.min(1, Math.max(0, light))
      const lamp = Math.min(0.42, 1.1 * Math.abs(across) + 0.5 * Math.abs(side)) * lit
      for (let c = 0; c < 3; c++) {
        const ground = planes[c]![at]! * dim
        const white = mix(HOLLOW[c as 0], SUNLESS[c as 0], lit)
        planes[c]![at] = mix(ground, mix(white, LAMPS[c as 0], lamp), share * 0.94)
      }
    }
  }
}

/** Snow stays on what stands out of the cloth, stitch by stitch, and is thin between. */
function cling(print: Print, thick: Float32Array, heads: Float32Array): void {
  const { width, height } = print
  const light = lightnessOf(print)
  const around = blur(light, width, height, 0.0034 * Math.min(width, height))
  for (let at = 0; at < thick.length; at++) {
    if (thick[at] === 0) continue
    const out = smoothstep(-0.05, 0.07, light[at]! / (around[at]! + 0.01) - 1)
    thick[at]! *= mix(
      mix(0.5, 1.15, out),
      1,
      Math.max(0.2 * heads[at]!, smoothstep(0.3, 0.62, thick[at]!) * (1 - heads[at]!)),
    )
  }
}

/** How high a heap is, in shorter sides. */
const HEAP = 0.011
/** How much darker it makes what lies below it. */
const SHADE = 0.5

/** How much falls where: beside what lies deep ever less, over a hand's breadth of cloth. */
function strewnOver({ width, height }: Print, { lies, heads, body }: Cover): Float32Array {
  const shorter = Math.min(width, height)
  // A heap stands above the cloth that carries it.
  const thick = width * Math.round(HEAP * shorter)
  const near = blur(lies, width, height, 0.012 * shorter)
  const far = blur(lies, width, height, 0.055 * shorter)
  for (let at = 0; at < lies.length; at++) {
    const cloth = 0.8 * near[at]! + 4.6 * Math.max(0, far[at]! - 0.005)
    lies[at] =
      Math.max(0.35 * lies[at]!, mix(cloth, lies[at]!, heads[at]!)) *
      smoothstep(0.3, 0.7, Math.max(body[at]!, (1 - heads[at]!) * (body[at + thick] ?? 0)))
  }
  return lies
}

type Strewn = Omit<Cover, 'body'>

/** The even layer below, where much lies: soft hills, that thin out before their border. */
function bedOf({ width, height }: Print, { lies, heads }: Strewn): Float32Array {
  const k = 900 / Math.min(width, height)
  const lumps = new NoiseRows('clouds', width, { scale: 2.2 * k, left: 11 })
  const hills = new NoiseRows('clouds', width, { scale: 6 * k, left: 23 })
  const thick = plane(width * height)
  for (let y = 0, at = 0; y < height; y++) {
    const lump = lumps.at(y)
    const hill = hills.at(y)
    for (let x = 0; x < width; x++, at++) {
      const much = lies[at]! * (1 - heads[at]!)
      // Whole and smooth where much lies; only its border is made of lumps.
      if (much > 0.12)
        thick[at] =
          smoothstep(0.55, 1.5, much + 0.6 * lump[x]! + 0.4 * hill[x]!) * (0.7 + 0.7 * hill[x]! + 0.5 * lump[x]!)
    }
  }
  return thick
}

/** How fine locks are that hold snow, in pixels of noise for a shorter side. */
const LOCKS = 1700

/** Flakes that cling to each other in clumps, heaped into the relief: most where most lies. */
function strew({ width, height }: Print, { lies, heads }: Strewn, thick: Float32Array, random: () => number): void {
  const shorter = Math.min(width, height)
  const locks = noiseTile('clouds')
  const tries = Math.round((60_000 * width * height) / (1.25 * shorter * shorter))
  for (let each = 0; each < tries; each++) {
    const x = random() * width
    const y = random() * height
    const place = (y | 0) * width + (x | 0)
    const head = heads[place]!
    const much = Math.min(1, lies[place]!)
    const chance = random()
    const size = random()
    // Locks hold much here and next to nothing there.
    const held =
      head > 0 ? smoothstep(-0.06, 0.3, noiseAt(locks, (x * LOCKS) / shorter, (0.5 * y * LOCKS) / shorter)) : 0
    if (chance > mix(much * (0.24 + 0.76 * much), 2.4 * held * much, head)) continue
    const radius = Math.max(0.8, (shorter / 900) * mix(0.7, mix(2.5, 3.3, head), size ** 3))
    const high = mix(0.45, 1, random())
    heapFlakes(thick, { width, height, x, y, radius, high })
    // Flakes cling to each other: most clumps are not round.
    for (let more = Math.floor(3.4 * random()); more > 0; more--) {
      const dx = mix(-1, 1, random())
      const dy = mix(-0.6, 0.5, random())
      const part = mix(0.4, 0.85, random())
      heapFlakes(thick, { width, height, x: x + 1.2 * radius * dx, y: y + radius * dy, radius: part * radius, high })
    }
  }
}

interface Clump {
  width: number
  height: number
  x: number
  y: number
  radius: number
  high: number
}

function heapFlakes(thick: Float32Array, { width, height, x, y, radius, high }: Clump): void {
  for (let py = Math.max(0, Math.floor(y - radius)); py <= Math.min(height - 1, y + radius); py++) {
    for (let px = Math.max(0, Math.floor(x - radius)); px <= Math.min(width - 1, x + radius); px++) {
      const dome = high * smoothstep(1, 0.2, hypot((px - x) / radius, (py - y) / radius))
      const at = py * width + px
      thick[at] = Math.max(thick[at]!, thick[at]! * 0.72 + 0.75 * dome)
    }
  }
}

/** Where heads are, down to the chins, 0 to 1. */
export function headsAt({ width, height }: Print, faces: readonly Face[]): Float32Array {
  const heads = plane(width * height)
  for (const face of faces) {
    const middle = face.x + face.width / 2
    const left = Math.max(0, Math.floor(middle - 1.3 * face.width))
    const right = Math.min(width, middle + 1.3 * face.width)
    for (let y = 0; y < Math.min(height, face.y + 1.2 * face.height); y++) {
      const down = smoothstep(face.y + 1.2 * face.height, face.y + 0.9 * face.height, y)
      for (let x = left; x < right; x++) {
        const share = down * smoothstep(1.3, 1.05, Math.abs(x - middle) / face.width)
        if (share > heads[y * width + x]!) heads[y * width + x] = share
      }
    }
  }
  return heads
}
