import { mix, type Rgb } from '../../colour.ts'
import { addSpot } from '../../tubes/spark.ts'
import type { Print } from '../photo.ts'

const HOT: Rgb = [1, 0.56, 0.18]
const COOL: Rgb = [1, 0.24, 0.03]

export interface Embers {
  /** 1 is a good many. */
  amount: number
  /** Where they come from, as a share of the height; they thin out upwards. */
  floor: number
  /** Where none may be: width × height values from 0 to 1. */
  clear: Float32Array
}

/** Sparks that rise from a fire: short bent trails, most of them small and low, some near the lens and out of focus. */
export function scatterEmbers(print: Print, { amount, floor, clear }: Embers, random: () => number): void {
  const { width, height } = print
  const shorter = Math.min(width, height)
  const unit = shorter / 900
  const count = Math.round((150 * amount * width * height) / shorter ** 2)
  for (let each = 0; each < count; each++) {
    const rise = random() ** 1.7
    const x = random() * width
    const y = (floor - rise * floor * 1.05) * height
    const heat = mix(1, 0.25, rise) * mix(0.5, 1, random())
    const tone: Rgb = [1, mix(COOL[1], HOT[1], heat), mix(COOL[2], HOT[2], heat)]
    const kind = random()
    const thick = random()
    const long = random()
    const lean = mix(-0.8, 0.8, random())
    if (clear[Math.min(height - 1, Math.max(0, Math.floor(y))) * width + Math.floor(x)]! > 0.5) continue
    if (kind < 0.05) {
      addSpot(print, x, y, mix(5, 15, thick) * unit, tone, 0.2)
      continue
    }
    const size = mix(0.7, 2.1, thick ** 2.5) * unit
    const length = mix(0, 15, long ** 3) * unit
    const steps = Math.max(1, Math.ceil(length / size))
    for (let step = 0; step <= steps; step++) {
      const t = step / steps
      const bend = 2 * unit * Math.sin(3 * t)
      addSpot(print, x + (t * length + bend) * lean, y + t * length, size, tone, 2.4 * heat * (1 - 0.85 * t))
    }
  }
}
