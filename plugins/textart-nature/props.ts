import type { TextArt } from '@gateway/sdk-plugin/text-art'

type Step = TextArt['recipe']['steps'][number]
export type Shape = Extract<Step, { do: 'shape' }>
export type SceneStep = Extract<Step, { do: 'scene' }>['steps'][number]

/** Where a prop stands. */
export interface Place {
  /** Shares of the frame. */
  at: [number, number]
  /** In frame heights. */
  height: number
  turn?: number
}
