import { evidenceOf, type Steps, tablesOf } from '../../kernels/looks.ts'

export { grainOf, type Looks, type Steps, stepsOf } from '../../kernels/looks.ts'

/** Fewer pixels than this tell nothing about a side. */
const LEAST_KNOWN = 60

/** What is known of how somebody looks, and of how the ground does. */
export interface Sides {
  /** How much likelier each of these pixels is somebody's than the ground's: a logarithm. */
  says(steps: Steps): Float32Array
}

/**
 * All colours count, how often they are on somebody and how often around: a search that goes by a few colours of the whole
 * picture takes lamps out of focus for hair or skin.
 *
 * @param known 1 for what is somebody's for sure, 0 for ground, 2 for what is to be told
 * @returns undefined where too little is known
 */
export function sidesOf(steps: Steps, known: Uint8Array): Sides | undefined {
  let own = 0
  let ground = 0
  for (let at = 0; at < known.length; at++) {
    if (known[at] === 1) own++
    else if (known[at] === 0) ground++
  }
  if (Math.min(own, ground) < LEAST_KNOWN) return undefined
  const tables = tablesOf(steps, known)
  return { says: (others) => evidenceOf(others, tables) }
}
