import type { Pass } from './passes.ts'
import { coherenceOf, ramp, tensorOf, tonesOf } from './slopes.ts'

/** Steps of the codes of light, from which on a slope is an edge. */
const FAINT = 5
const PLAIN = 14
/** How much of the slopes around a pixel must run one way. */
const MIXED = 0.45
const STRAIGHT = 0.75

/**
 * Silhouettes of a render have as many shades as it has samples, and their noise: ragged at full size. Along an edge
 * light hardly changes, so each pixel of one takes the mean of its neighbours along it, the way that the slopes around
 * it run (their structure tensor); corners and what has no direction stay as they are.
 *
 * @param seen What decides where edges are: three numbers for each pixel
 * @param passes What is smoothed along them
 * @param reach Pixels along an edge to each side
 */
export function smoothEdges(seen: Pass, passes: readonly Pass[], width: number, height: number, reach = 4): Pass[] {
  const ways = waysOf(seen, width, height)
  const out = passes.map((pass) => pass.slice())
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const share = ways.share[at]!
      if (share === 0) continue
      const steps = walk(ways, width, height, { x, y, reach })
      for (const [number, pass] of passes.entries()) {
        for (let c = 0; c < 3; c++) {
          let [sum, total] = [pass[at * 3 + c]!, 1]
          for (const { px, py, weight } of steps) {
            sum += weight * sampled(pass, width, px, py, c)
            total += weight
          }
          out[number]![at * 3 + c]! += share * (sum / total - pass[at * 3 + c]!)
        }
      }
    }
  }
  return out
}

interface Ways {
  /** Unit vectors along the edges. */
  x: Float32Array
  y: Float32Array
  /** How much of an edge there is: 0 to 1. */
  share: Float32Array
}

function waysOf(seen: Pass, width: number, height: number): Ways {
  const tensor = tensorOf(tonesOf(seen), width, height, [1, 2])
  const coherence = coherenceOf(tensor)
  const plane = () => new Float32Array(coherence.length)
  const ways: Ways = { x: plane(), y: plane(), share: plane() }
  for (let at = 0; at < coherence.length; at++) {
    const half = (tensor.xx[at]! - tensor.yy[at]!) / 2
    const steepest = (tensor.xx[at]! + tensor.yy[at]!) / 2 + Math.hypot(half, tensor.xy[at]!)
    const share = ramp(FAINT, PLAIN, Math.sqrt(Math.max(0, steepest))) * ramp(MIXED, STRAIGHT, coherence[at]!)
    if (share === 0) continue
    // Across the edge; along it is a quarter turn on.
    const angle = 0.5 * Math.atan2(tensor.xy[at]!, half)
    ways.x[at] = -Math.sin(angle)
    ways.y[at] = Math.cos(angle)
    ways.share[at] = share
  }
  return ways
}

interface Start {
  x: number
  y: number
  reach: number
}

interface Step {
  px: number
  py: number
  weight: number
}

/** Follows the edge both ways, as far as it goes on. */
function walk(ways: Ways, width: number, height: number, { x, y, reach }: Start): Step[] {
  const steps: Step[] = []
  for (const side of [1, -1]) {
    let [px, py] = [x, y]
    let [dx, dy] = [ways.x[y * width + x]! * side, ways.y[y * width + x]! * side]
    for (let step = 1; step <= reach; step++) {
      px += dx
      py += dy
      if (px < 1 || py < 1 || px > width - 2 || py > height - 2) break
      const near = Math.round(py) * width + Math.round(px)
      if (ways.share[near] === 0) break
      const turn = dx * ways.x[near]! + dy * ways.y[near]!
      if (Math.abs(turn) < 0.8) break
      dx = ways.x[near]! * Math.sign(turn)
      dy = ways.y[near]! * Math.sign(turn)
      steps.push({ px, py, weight: Math.exp((-1.6 * step * step) / (reach * reach)) })
    }
  }
  return steps
}

function sampled(pass: Pass, width: number, x: number, y: number, c: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [right, below] = [x - left, y - top]
  const at = (top * width + left) * 3 + c
  const line = width * 3
  const upper = pass[at]! + (pass[at + 3]! - pass[at]!) * right
  const lower = pass[at + line]! + (pass[at + line + 3]! - pass[at + line]!) * right
  return upper + (lower - upper) * below
}
