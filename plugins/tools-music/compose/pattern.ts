import type { Meter } from '../model.ts'

/**
 * A bar of sixteenths made to fit a metre: three-four takes the first three beats, four-four repeats the last one.
 */
export function fit(bar: string, { steps }: Meter): string {
  if (bar.length >= steps) return bar.slice(0, steps)
  return (bar + bar.slice(-4)).padEnd(steps, '.').slice(0, steps)
}

export interface Hit {
  step: number
  token: string
  /** In steps: up to the next token, holds included. */
  steps: number
}

/** The tokens of a bar with the steps that they hold. */
export function hitsOf(bar: string): Hit[] {
  const hits: Hit[] = []
  for (const [step, token] of [...bar].entries()) {
    const last = hits.at(-1)
    if (token === '-') {
      if (last && last.step + last.steps === step) last.steps++
    } else if (token !== '.') hits.push({ step, token, steps: 1 })
  }
  return hits
}
