import { mix, type Rgb } from '../colour.ts'
import type { Frame } from '../frame.ts'
import { lineField } from './field.ts'
import { hypot } from '../hypot.ts'
import { ownOf } from '../random.ts'

/** A jagged line of light. */
export interface Bolt {
  points: Float32Array
  /** Half of its thickness in pixels at its start; it tapers when it is a branch. */
  width: number
  tapers: boolean
  /** Share of the power of the whole. */
  power: number
}

export interface BoltOptions {
  width: number
  /** How far it strays from the straight line, as a share of its length. */
  rough: number
  /** Branches, about this many for each of its halves. */
  branches: number
  random: () => number
}

type Place = readonly [number, number]

/** A bolt between two places and its branches (midpoints displaced again and again). */
export function bolt(from: Place, to: Place, { width, rough, branches, random }: BoltOptions): Bolt[] {
  const main = displaced(from, to, rough, random)
  const bolts: Bolt[] = [{ points: main, width, tapers: false, power: 1 }]
  const length = hypot(to[0] - from[0], to[1] - from[1])
  const count = Math.floor(branches * 3 * random() + branches * 1.6)
  for (let index = 0; index < count; index++) {
    const at = Math.floor(mix(0.12, 0.85, random()) * (main.length / 2 - 1)) * 2
    const ahead = Math.min(main.length - 2, at + 16)
    const angle =
      Math.atan2(main[ahead + 1]! - main[at + 1]!, main[ahead]! - main[at]!) +
      mix(0.3, 0.85, random()) * (random() < 0.5 ? -1 : 1)
    const reach = length * mix(0.12, 0.36, random() * random() + 0.2)
    const start = [main[at]!, main[at + 1]!] as const
    const end = [start[0] + Math.cos(angle) * reach, start[1] + Math.sin(angle) * reach] as const
    const branch = displaced(start, end, rough * 1.1, random)
    bolts.push({ points: branch, width: width * 0.62, tapers: true, power: 0.4 })
    if (random() < 0.7) {
      const fork = Math.floor(mix(0.3, 0.7, random()) * (branch.length / 2 - 1)) * 2
      const turned = angle + mix(0.35, 0.8, random()) * (random() < 0.5 ? -1 : 1)
      const tip = [
        branch[fork]! + Math.cos(turned) * reach * 0.45,
        branch[fork + 1]! + Math.sin(turned) * reach * 0.45,
      ] as const
      const twig = displaced([branch[fork]!, branch[fork + 1]!], tip, rough, random)
      bolts.push({ points: twig, width: width * 0.42, tapers: true, power: 0.2 })
    }
  }
  return bolts
}

function displaced(from: Place, to: Place, rough: number, random: () => number): Float32Array {
  // A line of more pixels is displaced more often: what is drawn after it must not depend on that.
  const own = ownOf(random)
  let line: number[] = [...from, ...to]
  let stray = rough * hypot(to[0] - from[0], to[1] - from[1])
  while (stray > 0.8 && line.length < 600) {
    const finer: number[] = []
    for (let at = 0; at < line.length - 2; at += 2) {
      const ax = line[at]!
      const ay = line[at + 1]!
      const bx = line[at + 2]!
      const by = line[at + 3]!
      const length = hypot(bx - ax, by - ay) || 1
      const aside = (own() + own() - 1) * stray
      const t = mix(0.4, 0.6, own())
      finer.push(ax, ay, mix(ax, bx, t) - ((by - ay) / length) * aside, mix(ay, by, t) + ((bx - ax) / length) * aside)
    }
    finer.push(line[line.length - 2]!, line[line.length - 1]!)
    line = finer
    stray *= 0.56
  }
  return Float32Array.from(line)
}

/** Adds a bolt to the picture: white-hot, with a coloured glow close around it. */
export function drawBolt(
  { width, height, r, g, b }: Frame,
  { points, width: half, tapers, power }: Bolt,
  colour: Rgb,
  gain: number,
): void {
  const reach = half * 7 + 2
  const field = lineField(points, reach, Math.max(1.5, half))
  const glow = gain * power * 0.16
  const core = gain * Math.sqrt(power)
  for (let y = Math.max(0, -field.y); y < Math.min(field.height, height - field.y); y++) {
    for (
      let x = Math.max(0, -field.x), at = y * field.width + x;
      x < Math.min(field.width, width - field.x);
      x++, at++
    ) {
      const far = field.far[at]!
      if (far >= reach) continue
      const own = tapers ? half * (1 - 0.85 * (field.along[at]! / field.length)) : half
      const share = own - far + 0.5
      const hot = share <= 0 ? 0 : Math.min(1, share, 2 * own) * core
      const t = far / reach
      const fade = (1 - t) * (1 - t)
      const soft = (glow * fade) / (1 + (far * far) / (half * half * 2))
      const to = (y + field.y) * width + x + field.x
      r[to]! += hot * (0.55 + 0.45 * colour[0]) + soft * colour[0]
      g[to]! += hot * (0.6 + 0.4 * colour[1]) + soft * colour[1]
      b[to]! += hot + soft * colour[2]
    }
  }
}
