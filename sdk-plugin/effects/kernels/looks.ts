import { addressOf, kernel } from './memory.ts'
import { boxMean } from './planes.ts'
import { wasm } from './wasm.ts'

/** Steps of a table of colours, and of one of grains, as `assembly/looks.ts` takes them. */
export const [COLOURS, GRAINS] = [20 ** 3, 12]

/** What pixels look like. */
export interface Looks {
  /** CIELAB, interleaved. */
  lab: Float32Array
  /** How much each is unlike those beside it: hair is, what a lens blurred is not. */
  grain: Float32Array
}

/** The steps that pixels' colours and grains are in the tables. */
export interface Steps {
  colours: Int32Array
  grains: Int32Array
}

/** How much likelier each step is on somebody than around. */
export interface Tables {
  colours: Float32Array
  grains: Float32Array
}

export function stepsOf({ lab, grain }: Looks): Steps {
  return kernel((temporary) => {
    const [colours, grains] = [0, 1].map(() => temporary.integers(grain.length)) as [Int32Array, Int32Array]
    wasm.colourSteps(addressOf(lab, temporary), grain.length, colours.byteOffset)
    wasm.grainSteps(addressOf(grain, temporary), grain.length, grains.byteOffset)
    return { colours: colours.slice(), grains: grains.slice() }
  })
}

/** @param known 1 for what is somebody's for sure, 0 for ground, 2 for what is to be told */
export function tablesOf(steps: Steps, known: Uint8Array): Tables {
  return kernel((temporary) => {
    const bytes = temporary.bytes(known.length)
    bytes.set(known)
    const at = bytes.byteOffset
    const counts = temporary.floats(4 * COLOURS, false).byteOffset
    const [colours, grains] = [COLOURS, GRAINS].map((length) => temporary.floats(length, false))
    wasm.colourTable(addressOf(steps.colours, temporary), at, known.length, counts, colours!.byteOffset)
    wasm.grainTable(addressOf(steps.grains, temporary), at, known.length, counts, grains!.byteOffset)
    return { colours: colours!.slice(), grains: grains!.slice() }
  })
}

/** What the tables say of each pixel, an array of its own. */
export function evidenceOf({ colours, grains }: Steps, tables: Tables): Float32Array {
  return kernel((temporary) => {
    const to = temporary.floats(colours.length, false)
    const [ofColours, ofGrains] = [addressOf(tables.colours, temporary), addressOf(tables.grains, temporary)]
    const [first, second] = [addressOf(colours, temporary), addressOf(grains, temporary)]
    wasm.evidence(first, second, colours.length, ofColours, ofGrains, to.byteOffset)
    return to.slice()
  })
}

/** What is compared for grain: light, as planes. */
export interface Light {
  width: number
  height: number
  planes: readonly [Float32Array, Float32Array, Float32Array]
}

/** How much light changes from pixel to pixel in all ways at once: across the rim of a lamp it does in one way only. */
export function grainOf({ width, height, planes }: Light): Float32Array {
  return kernel((temporary) => {
    const [r, g, b] = planes.map((plane) => addressOf(plane, temporary))
    const [light, grain] = [0, 1].map(() => temporary.floats(width * height, false))
    wasm.grain(r!, g!, b!, width, height, light!.byteOffset, grain!.byteOffset)
    return boxMean(grain!, width, height, 2)
  })
}
