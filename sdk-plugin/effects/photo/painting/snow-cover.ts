import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { hypot } from '../../hypot.ts'

const SUNLESS = [0.8, 0.87, 0.98] as const
const HOLLOW = [0.34, 0.46, 0.72] as const

interface Cover {
  /** How much of it there is, 0 to 1 and more. */
  lies: Float32Array
  /** Where heads are, 0 to 1: hair is warm, and only single flakes hold on to it. */
  heads: Float32Array
}

/**
 * Snow that lies on shoulders: soft heaps with lumpy borders, white towards the sky and blue below; single clumps in hair,
 * and in wool further down.
 */
export function heapSnow(print: Print, { lies, heads }: Cover, random: () => number): void {
  const { width, height } = print
  const shorter = Math.min(width, height)
  strew(print, { lies, heads }, random)
  const thick = thicknessOf(
    print,
    lies.map((much, at) => much * (1 - heads[at]!)),
  )
  const soft = blur(thick, width, height, 0.005 * shorter)
  const step = Math.max(1, Math.round(0.0035 * shorter))
  const planes = [print.r, print.g, print.b]
  const sparkle = new NoiseRows('grain', width, { scale: 2600 / shorter, left: 40 })
  for (let y = step; y < height - step; y++) {
    const crystals = sparkle.at(y)
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const share = smoothstep(0.28, 0.74, thick[at]!)
      if (share === 0) continue
      const rise = soft[at + step * width]! - soft[at - step * width]!
      const side = soft[y * width + Math.min(width - 1, x + step)]! - soft[y * width + Math.max(0, x - step)]!
      const light = Math.min(1.12, Math.max(0, 0.66 + 0.75 * rise + 0.3 * side + 0.12 * crystals[x]!))
      for (let c = 0; c < 3; c++) {
        planes[c]![at] = mix(planes[c]![at]!, mix(HOLLOW[c as 0], SUNLESS[c as 0], light), share * 0.96)
      }
    }
  }
}

/** Lumps and crumbs break the even border of where it can lie. */
function thicknessOf({ width, height }: Print, lies: Float32Array): Float32Array {
  const k = 900 / Math.min(width, height)
  const lumps = new NoiseRows('clouds', width, { scale: 2.6 * k, left: 11 })
  const crumbs = new NoiseRows('grain', width, { scale: 1.15 * k, left: 70 })
  // It holds on to some strands of hair and has slid off others.
  const strands = new NoiseRows('clouds', width, { scale: 6 * k, scaleY: 1.2 * k, left: 23 })
  const thick = plane(width * height)
  for (let y = 0, at = 0; y < height; y++) {
    const lump = lumps.at(y)
    const crumb = crumbs.at(y)
    const strand = strands.at(y)
    for (let x = 0; x < width; x++, at++) {
      const much = lies[at]!
      if (much > 0.03) thick[at] = much * (0.82 + 1.1 * lump[x]! + 0.3 * crumb[x]! + 0.2 * strand[x]!)
    }
  }
  return thick
}

/** Clumps of flakes that hold on where less lies: round, soft, each with a blue underside. */
function strew(print: Print, { lies, heads }: Cover, random: () => number): void {
  const { width, height } = print
  const shorter = Math.min(width, height)
  const tries = Math.round((8_000 * width * height) / (1.25 * shorter * shorter))
  for (let each = 0; each < tries; each++) {
    const x = random() * width
    const y = random() * height
    const place = (y | 0) * width + (x | 0)
    const much = Math.min(1, lies[place]!)
    const chance = random()
    const size = random()
    if (chance > much * mix(much, 1, heads[place]!)) continue
    const radius = Math.max(0.8, (shorter / 900) * mix(1.1, 4.6, size ** 2.6))
    const clump = { x, y, radius, bright: mix(0.7, 1, random()), opacity: mix(0.3, 0.95, random()) }
    layFlakes(print, clump)
    // Flakes cling to each other: most clumps are not round.
    for (let more = Math.floor(3 * random()); more > 0; more--) {
      const dx = mix(-1, 1, random())
      const dy = mix(-0.6, 0.5, random())
      const part = mix(0.4, 0.85, random())
      layFlakes(print, { ...clump, x: x + 1.1 * radius * dx, y: y + radius * dy, radius: part * radius })
    }
  }
}

interface Clump {
  x: number
  y: number
  radius: number
  bright: number
  opacity: number
}

function layFlakes(print: Print, { x, y, radius, bright, opacity }: Clump): void {
  const { width, height, r, g, b } = print
  const planes = [r, g, b]
  for (let py = Math.max(0, Math.floor(y - radius)); py <= Math.min(height - 1, y + radius); py++) {
    for (let px = Math.max(0, Math.floor(x - radius)); px <= Math.min(width - 1, x + radius); px++) {
      const down = (py - y) / radius
      const share = smoothstep(1, 0.35, hypot((px - x) / radius, down)) * opacity
      if (share === 0) continue
      const at = py * width + px
      for (let c = 0; c < 3; c++) {
        const tone = mix(SUNLESS[c as 0], HOLLOW[c as 0], smoothstep(-0.2, 1, down)) * bright
        planes[c]![at] = mix(planes[c]![at]!, tone, share)
      }
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
