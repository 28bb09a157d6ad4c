import type { PartStep, Shape } from './parts.ts'

/** The whole frame as a view of 200 × 100. */
export function overFrame(path: string | string[], ...steps: PartStep[]): Shape {
  return { do: 'shape', path, view: [200, 100], at: [0.5, 0.5], height: 1, steps }
}
