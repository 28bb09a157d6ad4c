/** Summits at first light, for a poster about not giving up. */
import { area, type MarkInput, ornaments } from '@gateway/sdk-plugin/photo-frame'

/** Left, top, width and height of the picture. */
export const PHOTO = [85, 84, 490, 476] as const
const [left, top, width, height] = PHOTO
export const WINDOW = ornaments.rectangle([left, top, width, height])

/** Where the photo of the massif lies, in the board's lengths: its ridge runs behind both shoulders, above woods and a lake. */
export const MASSIF = { at: [424, 402], size: 680 } as const
/** The window as it is seen from there. */
const [x, y] = [left - MASSIF.at[0] + MASSIF.size / 2, top - MASSIF.at[1] + MASSIF.size / 2]
export const SEEN = { path: ornaments.rectangle([x, y, width, height]), view: [MASSIF.size, MASSIF.size] as const }

/** The light before sunrise, which comes from the left, and the haze of the valley. */
export const DAWN: MarkInput[] = [
  // Many miles of air lie before the rock, the thicker the lower.
  area(WINDOW, {
    from: [0, 96],
    to: [0, 350],
    inks: ['#8ea6d808', '#9eb0dc18', '#b6b8d630', '#d6c4c840', '#e4ccb410'],
  }),
  area(WINDOW, { from: [0, top], to: [0, 330], inks: ['#0c1c4aa8', '#3a4f8450', '#d0806000'] }),
  area(WINDOW, {
    from: [0, 250],
    to: [0, 560],
    inks: ['#d8906000', '#e0986c28', '#a0708430', '#4a407060', '#1c1a3ca0'],
  }),
  // Mist lies on the water and before the woods.
  area(WINDOW, { from: [0, 372], to: [0, 470], inks: ['#f0c8a000', '#f4d0b058', '#f0c8b028', '#e0b0a000'] }),
  area(WINDOW, {
    centre: [96, 236],
    radius: 360,
    inks: ['#fff0c8d8', '#ffd89868', '#f8a86c34', '#e0805414', '#d0605000'],
  }),
]
