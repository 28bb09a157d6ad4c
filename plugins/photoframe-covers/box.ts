import { join } from 'node:path'
import { area, definePhotoFrame, type FrameRecipe, type MarkInput, stock, words } from '@gateway/sdk-plugin/photo-frame'

type Step = FrameRecipe['steps'][number]
type Treatments = NonNullable<Extract<Step, { do: 'photo' }>['treat']>
type Printed = Extract<Step, { do: 'sheet' }>['steps']

/** A game's cover in its own measures. */
export const COVER = [400, 500] as const
/** Of the place, in pixels of its plate. */
export const SHAPE = [1056, 1280] as const

/** What one game's box has and another has not. */
export interface Game {
  name: string
  summary: string
  samples: readonly Record<string, string>[]
  /** Below the photo, the photo, and over it. */
  behind: Printed
  photo: Omit<Extract<Step, { do: 'photo' }>, 'do' | 'treat'>
  treat: Treatments
  /** Painted over the photo, below the type. */
  before?: Printed
  over: MarkInput[]
  glow?: MarkInput[]
  /** What the film before the cover mirrors. */
  film?: Printed
  /** On the whole place, once it is lit. */
  place?: Step[]
}

/** The case of a game where it lies, a rendered place of the same name: its cover, behind clear film, is printed here. */
export function gameBox({ behind, photo, treat, before = [], over, glow = [], film = [], place = [], ...about }: Game) {
  return definePhotoFrame({
    ...about,
    recipe: {
      shape: SHAPE,
      steps: [
        {
          do: 'baked',
          plate: join(import.meta.dirname, 'plates', about.name),
          slots: [
            {
              sheet: [
                stock([0.05, 0.05, 0.055], { relief: 0.01 }),
                ...behind,
                { do: 'photo', ...photo, treat },
                ...before,
                { do: 'artwork', view: COVER, blend: 'over', marks: over },
                ...(glow.length > 0 ? [{ do: 'artwork', view: COVER, blend: 'light', marks: glow } as const] : []),
                ...film,
              ],
            },
          ],
        },
        ...place,
      ],
      finish: { tone: 'film', vignette: 0.4, bloom: { strength: 0.12 } },
    },
  })
}

/** The foot of every cover: whose it is, for whom, in which rating. */
export function foot(studio: string, age: string, ink: string): MarkInput[] {
  return [
    area('M358 452H388V488H358Z', ink),
    area('M361 455H385V476H361Z', '#0b0b0c'),
    words(age, [362, 457, 22, 17], { font: 'poster', fill: ink }),
    words('AGES', [361, 478, 24, 8], { font: 'sans', weight: 800, fill: '#0b0b0c' }),
    words(studio, [22, 470, 150, 12], { font: 'geometric', weight: 600, spacing: 0.12, align: 'left', fill: ink }),
  ]
}
