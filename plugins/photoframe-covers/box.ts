import {
  area,
  definePhotoFrame,
  type FrameRecipe,
  lying,
  type MarkInput,
  sheetSize,
  stock,
  words,
} from '@gateway/sdk-plugin/photo-frame'

type Step = FrameRecipe['steps'][number]
type Treatments = NonNullable<Extract<Step, { do: 'photo' }>['treat']>
type Sheet = Extract<Step, { do: 'sheet' }>

/** A game's cover in tenths of a millimetre of its case. */
export const COVER = [400, 500] as const
const CASE = [430, 522] as const
const SHAPE = [1060, 1280] as const
const FRAME = SHAPE[0] / SHAPE[1]

/** What one game's box has and another has not. */
export interface Game {
  name: string
  summary: string
  samples: readonly Record<string, string>[]
  light?: FrameRecipe['light']
  /** What the case lies on. */
  table: Step
  turn: number
  /** Of the case's plastic. */
  plastic: string
  /** Below the photo, the photo, and over it. */
  behind: Sheet['steps']
  photo: Omit<Extract<Step, { do: 'photo' }>, 'do' | 'treat'>
  treat: Treatments
  /** Painted over the photo, below the type. */
  before?: Sheet['steps']
  over: MarkInput[]
  glow?: MarkInput[]
}

/** The case around the cover: its spine and edges catch the light. */
function caseMarks(plastic: string): MarkInput[] {
  return [
    area('M0 0H430V522H0Z', plastic),
    area('M0 0H430V8H0Z', { from: [0, 0], to: [0, 8], inks: ['#ffffff70', '#ffffff08'] }),
    area('M0 514H430V522H0Z', { from: [0, 514], to: [0, 522], inks: ['#00000000', '#000000a0'] }),
    area('M0 0H16V522H0Z', { from: [0, 0], to: [16, 0], inks: ['#ffffff50', '#ffffff10', '#00000080'] }),
    area('M422 0H430V522H422Z', {
      from: [422, 0],
      to: [430, 0],
      inks: ['#00000060', '#ffffff28', '#00000060'],
    }),
  ]
}

/** Clear foil over the cover: a lamp's broad gleam, and two soft ones where it is not quite flat. */
const FOIL: Extract<Step, { do: 'artwork' }> = {
  do: 'artwork',
  view: COVER,
  blend: 'light',
  marks: [
    area(
      'M0 0H400V500H0Z',
      { from: [0, 60], to: [300, 420], inks: ['#24262a', '#4a4d52', '#1c1e22', '#000000', '#000000'] },
      {
        opacity: 0.3,
      },
    ),
    area(
      'M344 0H400V500H344Z',
      { from: [344, 30], to: [398, 0], inks: ['#000000', '#34373b', '#5a5d62', '#34373b', '#000000'] },
      { opacity: 0.22 },
    ),
    area(
      'M0 452H400V496H0Z',
      { from: [0, 452], to: [4, 496], inks: ['#000000', '#44474c', '#000000'] },
      { opacity: 0.2 },
    ),
  ],
}

/** A video game in its plastic case: a printed cover under clear foil. */
export function gameBox({
  table,
  turn,
  plastic,
  behind,
  photo,
  treat,
  before = [],
  over,
  glow = [],
  light = 'studio',
  ...about
}: Game) {
  const high = 0.95
  return definePhotoFrame({
    ...about,
    recipe: {
      shape: SHAPE,
      light,
      steps: [
        table,
        {
          do: 'sheet',
          at: [0.5, 0.5],
          size: sheetSize(CASE, high, FRAME),
          turn,
          shadows: lying(3),
          outline: {
            path: 'M10 0H420Q430 0 430 10V512Q430 522 420 522H10Q0 522 0 512V10Q0 0 10 0Z',
            view: CASE,
          },
          steps: [
            {
              do: 'artwork',
              view: CASE,
              blend: 'over',
              marks: [...caseMarks(plastic)],
            },
          ],
        },
        {
          do: 'sheet',
          at: [0.5 + 0.0075, 0.5],
          size: sheetSize(COVER, (high * COVER[1]) / CASE[1], FRAME),
          turn,
          steps: [
            stock([0.05, 0.05, 0.055], { relief: 0.01 }),
            ...behind,
            { do: 'photo', ...photo, treat },
            ...before,
            {
              do: 'artwork',
              view: COVER,
              blend: 'over',
              marks: [
                ...over,
                area('M0 0H400V500H0Z', { from: [0, 0], to: [12, 0], inks: ['#00000080', '#00000000'] }),
              ],
            },
            ...(glow.length > 0 ? [{ do: 'artwork', view: COVER, blend: 'light', marks: glow } as const] : []),
            FOIL,
          ],
        },
      ],
      finish: { tone: 'soft', vignette: 0.45, bloom: { strength: 0.15 } },
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
