import type { Step } from '../operations/operation.ts'

/**
 * Grain lies on the film: it comes before bars, borders and frames, and only once. Of several the first that is asked
 * for stays.
 */
export function withOneGrain(steps: readonly Step[]): Step[] {
  const [grain, ...others] = steps.filter(isGrain)
  if (!grain) return [...steps]
  const kept = steps.filter((step) => !others.includes(step))
  const rim = kept.findIndex(({ operation }) => operation.surrounds)
  if (rim < 0 || rim > kept.indexOf(grain)) return kept
  const rest = kept.filter((step) => step !== grain)
  return [...rest.slice(0, rim), grain, ...rest.slice(rim)]
}

/** Looks that must leave their own grain out: all but the last, and every one where grain is asked for by itself. */
export function withoutGrain(steps: readonly Step[]): ReadonlySet<Step> {
  const looks = steps.filter(({ operation }) => operation.grains)
  return new Set(steps.some(isGrain) ? looks : looks.slice(0, -1))
}

/** A place that is named is another grain than that of the whole picture. */
function isGrain({ operation, region }: Step): boolean {
  return operation.name === 'grain' && region === undefined
}
