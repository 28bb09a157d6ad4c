import type { Light, Looks, Steps, Tables } from '../looks.ts'
import { boxMean } from './planes.ts'

/** Steps of lightness and of both colours in a table, and how much of CIELAB a step is. */
const [STEPS, LIGHT_STEP, COLOUR_STEP] = [20, 5, 6]
/** Steps of grain in a table, from the least that counts. */
const [GRAINS, LEAST_GRAIN] = [12, 0.003]
/** A share of all pixels that chance alone may give a step of a table, and the most that a table says. */
const CHANCE = 4e-4
const MOST = 3

/** What `../looks.ts` says, readable: the kernels are held to it. */
export function grainOf({ width, height, planes: [r, g, b] }: Light): Float32Array {
  const light = new Float32Array(r.length)
  for (let at = 0; at < r.length; at++) light[at] = Math.sqrt(0.2126 * r[at]! + 0.7152 * g[at]! + 0.0722 * b[at]!)
  const grain = new Float32Array(light.length)
  const ways = [1, width, width + 1, width - 1]
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
      const twice = 2 * light[at]!
      let least = Infinity
      for (let way = 0; way < 4; way++) {
        const step = ways[way]!
        least = Math.min(least, Math.abs(twice - light[at - step]! - light[at + step]!))
      }
      grain[at] = least / (twice + 0.16)
    }
  }
  return boxMean(grain, width, height, 2)
}

export function stepsOf({ lab, grain }: Looks): Steps {
  return { colours: colourSteps(lab), grains: grainSteps(grain) }
}

export function tablesOf(steps: Steps, known: Uint8Array): Tables {
  return { colours: tableOf(steps.colours, known, colours), grains: tableOf(steps.grains, known, grains) }
}

export function evidenceOf({ colours, grains }: Steps, tables: Tables): Float32Array {
  return Float32Array.from(colours, (step, at) => tables.colours[step]! + tables.grains[grains[at]!]!)
}

/** What a step of a table is, and those beside it with how much they count. */
interface Kind {
  count: number
  near(step: number): readonly (readonly [number, number])[]
}

const colours: Kind = {
  count: STEPS ** 3,
  near(step) {
    const [light, a, b] = [Math.floor(step / STEPS / STEPS), Math.floor(step / STEPS) % STEPS, step % STEPS]
    const found: [number, number][] = []
    for (let i = Math.max(0, light - 1); i <= Math.min(STEPS - 1, light + 1); i++) {
      for (let j = Math.max(0, a - 1); j <= Math.min(STEPS - 1, a + 1); j++) {
        for (let k = Math.max(0, b - 1); k <= Math.min(STEPS - 1, b + 1); k++) {
          const far = Math.abs(i - light) + Math.abs(j - a) + Math.abs(k - b)
          found.push([(i * STEPS + j) * STEPS + k, 1 / (1 + 2 * far)])
        }
      }
    }
    return found
  },
}

const grains: Kind = {
  count: GRAINS,
  near(step) {
    return [-1, 0, 1].flatMap((off) => {
      const to = step + off
      return to >= 0 && to < GRAINS ? [[to, off === 0 ? 1 : 0.5] as const] : []
    })
  },
}

function colourSteps(lab: Float32Array): Int32Array {
  const level = (value: number) => Math.min(STEPS - 1, Math.max(0, Math.floor(value)))
  const steps = new Int32Array(lab.length / 3)
  for (let at = 0; at < steps.length; at++) {
    const a = level(lab[at * 3 + 1]! / COLOUR_STEP + STEPS / 2)
    const b = level(lab[at * 3 + 2]! / COLOUR_STEP + STEPS / 2)
    steps[at] = (level(lab[at * 3]! / LIGHT_STEP) * STEPS + a) * STEPS + b
  }
  return steps
}

function grainSteps(grain: Float32Array): Int32Array {
  const steps = new Int32Array(grain.length)
  for (let at = 0; at < steps.length; at++) {
    steps[at] = Math.min(GRAINS - 1, Math.max(0, Math.round(1.5 * Math.log2(grain[at]! / LEAST_GRAIN + 1e-6))))
  }
  return steps
}

/** How much likelier each step is on somebody than around. */
function tableOf(steps: Int32Array, known: Uint8Array, { count, near }: Kind): Float32Array {
  const [ground, own] = [0, 1].map((side) => {
    const counts = new Float32Array(count)
    for (let at = 0; at < steps.length; at++) if (known[at] === side) counts[steps[at]!]!++
    const table = new Float32Array(count)
    let all = 0
    for (let step = 0; step < count; step++) {
      if (counts[step] === 0) continue
      for (const [to, share] of near(step)) {
        table[to]! += share * counts[step]!
        all += share * counts[step]!
      }
    }
    return table.map((each) => each / all)
  }) as [Float32Array, Float32Array]
  return own.map((each, step) => {
    return Math.min(MOST, Math.max(-MOST, Math.log((each + CHANCE) / (ground[step]! + CHANCE))))
  })
}
