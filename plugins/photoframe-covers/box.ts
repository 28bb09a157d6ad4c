import {
  area,
  definePhotoFrame,
  type FrameRecipe,
  line,
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

const CORNERED = 'M10 0H420Q430 0 430 10V512Q430 522 420 522H10Q0 522 0 512V10Q0 0 10 0Z'

/**
 * The case: a ridged spine with the groove of its hinge, a rim that the sleeve is tucked behind, the notch for a thumb.
 * Plastic is bright along one thin line and dark right beside it.
 */
function caseMarks(plastic: string): MarkInput[] {
  const along = (path: string, from: readonly [number, number], to: readonly [number, number], inks: string[]) =>
    area(path, { from, to, inks })
  return [
    area('M0 0H430V522H0Z', plastic),
    along('M0 0H430V9H0Z', [0, 0], [0, 9], ['#ffffffa0', '#ffffff28', '#00000060', '#ffffff18', '#00000090']),
    along('M0 512H430V522H0Z', [0, 512], [0, 522], ['#000000a0', '#ffffff20', '#00000030', '#ffffff38', '#000000c0']),
    along('M0 0H9V522H0Z', [0, 0], [9, 0], ['#ffffff30', '#ffffffb0', '#ffffff40', '#00000030']),
    along(
      'M9 0H23V522H9Z',
      [9, 0],
      [23, 0],
      ['#000000b0', '#00000040', '#ffffff30', '#00000090', '#ffffff50', '#000000c0'],
    ),
    along('M421 0H430V522H421Z', [421, 0], [430, 0], ['#000000a0', '#ffffff48', '#00000020', '#ffffff60', '#00000080']),
    // The notch, and the tongue of the lock beside it.
    along('M423 222Q415 261 423 300Z', [416, 0], [424, 0], ['#00000090', '#ffffff30']),
    along('M425 232H430V290H425Z', [425, 232], [425, 290], ['#ffffff70', '#00000060', '#00000090']),
    // Ridges on the spine for the fingers.
    line(
      Array.from({ length: 9 }, (_, ridge) => `M2.5 ${243 + ridge * 4.4}H7.5`),
      1,
      '#00000070',
    ),
  ]
}

/** The lower half of the case below the lid: what is seen of its thickness. */
const TRAY: MarkInput[] = [
  area('M0 0H430V522H0Z', { from: [0, 0], to: [430, 522], inks: ['#ffffff00', '#00000060', '#000000a0'] }),
  line('M428.6 6V514Q428.6 520.6 420 520.6H8', 1, '#ffffff50'),
]

/** Clear foil over the cover: a window's gleam with a clean edge, ripples where it is not quite flat. */
const FOIL: Extract<Step, { do: 'artwork' }> = {
  do: 'artwork',
  view: COVER,
  blend: 'light',
  soft: 0.0025,
  marks: [
    area(
      'M268 0H392Q388 60 366 130T318 280Q330 190 316 130T268 0Z',
      { from: [380, 0], to: [318, 280], inks: ['#8a929a', '#565c62', '#1e2226', '#000000'] },
      { opacity: 0.34 },
    ),
    area(
      'M398 60H400V500H300Q372 360 398 60Z',
      { from: [400, 60], to: [330, 500], inks: ['#6a7076', '#34383c', '#000000'] },
      { opacity: 0.16 },
    ),
    area(
      'M2 500H66Q24 400 30 300T2 120Z',
      { from: [0, 500], to: [24, 140], inks: ['#3a4046', '#24282c', '#000000'] },
      { opacity: 0.16 },
    ),
    area('M0 0H400V2.6H0Z', { from: [0, 0], to: [400, 0], inks: ['#30343a', '#aab2ba', '#565c62', '#c8d0d8'] }),
    area('M397.6 0H400V500H397.6Z', { from: [0, 0], to: [0, 500], inks: ['#c8d0d8', '#40444a', '#1a1c20'] }),
    area('M0 0H2.4V500H0Z', { from: [0, 0], to: [0, 500], inks: ['#50565c', '#a0a8b0', '#30343a'] }),
    area(
      'M0 470Q120 452 210 474T400 462V468Q300 484 210 480T0 476Z',
      { from: [0, 0], to: [400, 0], inks: ['#1a1c20', '#4a5056', '#16181c', '#3a3e44'] },
      { opacity: 0.5 },
    ),
  ],
}

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
          at: [0.506, 0.506],
          size: sheetSize(CASE, high, FRAME),
          turn,
          shadows: lying(3.4),
          outline: { path: CORNERED, view: CASE },
          steps: [{ do: 'artwork', view: CASE, blend: 'over', marks: [area('M0 0H430V522H0Z', plastic), ...TRAY] }],
        },
        {
          do: 'sheet',
          at: [0.5, 0.5],
          size: sheetSize(CASE, high, FRAME),
          turn,
          shadows: [{ offset: [0.001, 0.0015], blur: 0.002, strength: 0.8 }],
          outline: { path: CORNERED, view: CASE },
          steps: [{ do: 'artwork', view: CASE, blend: 'over', marks: caseMarks(plastic) }],
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
