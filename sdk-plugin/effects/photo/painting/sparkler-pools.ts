import { mix } from '../../colour.ts'
import type { Print } from '../photo.ts'
import { SPARKLER, type Tip } from './sparkler.ts'

interface Lighting {
  mask: Float32Array | undefined
  clear: Float32Array
  tips: readonly Tip[]
}

/** What is close to a sparkler is bright, the rest falls into the night; a wide place is not lit by them. */
export function shine(print: Print, { mask, clear, tips }: Lighting): void {
  const { width, height } = print
  const planes = [print.r, print.g, print.b]
  const [left, right] = tips.map((tip) => poolOf(print, tip)) as [Pool, Pool]
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (mask && mask[at] === 0) continue
      const wide = left.wideX[x]! * left.wideY[y]! + right.wideX[x]! * right.wideY[y]!
      const close = left.nearX[x]! * left.nearY[y]! + right.nearX[x]! * right.nearY[y]!
      const inside = mask ? mask[at]! : 0
      const own = 0.26 + 0.5 * clear[at]! + 0.22 * wide + 0.85 * close
      for (let c = 0; c < 3; c++) {
        const night = NIGHT[c]! + (0.1 * clear[at]! + 0.2 * wide + 0.5 * close) * SPARKLER[c]! * 1.5
        planes[c]![at]! *= mask ? mix(1, own, inside) : night
      }
    }
  }
}

/** Light that falls off from a tip, close by and wide: the product of what its column and its row have. */
export interface Pool {
  nearX: Float32Array
  nearY: Float32Array
  wideX: Float32Array
  wideY: Float32Array
}

export function poolOf({ width, height }: Print, tip: Tip): Pool {
  const shorter = Math.min(width, height)
  const fall = (length: number, middle: number, reach: number) => {
    return Float32Array.from({ length }, (_, place) => Math.exp(-(((place - middle) / reach) ** 2)))
  }
  const [near, wide] = [0.2 * shorter, 0.62 * shorter]
  return {
    nearX: fall(width, tip.x, near),
    nearY: fall(height, tip.y, near),
    wideX: fall(width, tip.x, wide),
    wideY: fall(height, tip.y, wide),
  }
}

const NIGHT = [0.2, 0.21, 0.27]
