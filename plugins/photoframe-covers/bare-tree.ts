interface Branch {
  x: number
  y: number
  /** Degrees from upright, to the right. */
  way: number
  length: number
  /** Half its width where it begins. */
  half: number
}

const STEPS = 5
const THINNEST = 0.35

/** Evenly spread numbers from -1 to 1. */
const vary = (seed: number) => ((seed * 0.618034) % 1) * 2 - 1

/**
 * A bare tree as one path: a trunk that bends and tapers, boughs that fork off it, twigs off those.
 *
 * @param seed Another tree for another number.
 * @param thick Half the trunk's width at its foot, as a share of its height.
 */
export function bareTree(x: number, base: number, high: number, lean: number, seed: number, thick = 0.016): string {
  const parts: string[] = []
  let number = seed * 17
  const grow = ({ x, y, way, length, half }: Branch, order: number): void => {
    const left: string[] = []
    const right: string[] = []
    let px = x
    let py = y
    let angle = way
    for (let step = 0; step <= STEPS; step++) {
      const t = step / STEPS
      const wide = half * (1 - 0.85 * t)
      const turn = (angle * Math.PI) / 180
      const dx = Math.sin(turn)
      const dy = -Math.cos(turn)
      left.push(`${(px + dy * wide).toFixed(1)} ${(py - dx * wide).toFixed(1)}`)
      right.unshift(`${(px - dy * wide).toFixed(1)} ${(py + dx * wide).toFixed(1)}`)
      if (step > (order === 0 ? 1 : 0) && step < STEPS && half > THINNEST) {
        const side = (step + order + seed) % 2 === 0 ? 1 : -1
        const bough = { x: px, y: py, way: angle + side * (34 + 16 * vary(number++)), half: wide * 0.62 }
        grow({ ...bough, length: length * (0.62 - 0.3 * t) * (1 + 0.25 * vary(number++)) }, order + 1)
      }
      px += (dx * length) / STEPS
      py += (dy * length) / STEPS
      angle += 13 * vary(number++) - 0.05 * angle
    }
    parts.push(`M${[...left, ...right].join('L')}Z`)
  }
  grow({ x, y: base, way: lean, length: high, half: high * thick }, 0)
  return parts.join('')
}
