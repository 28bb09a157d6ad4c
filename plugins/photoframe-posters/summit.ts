/** Summits at first light, for a poster about not giving up. */
import { area, type MarkInput, ornaments } from '@gateway/sdk-plugin/photo-frame'

/** Left, top, width and height of the picture. */
export const PHOTO = [85, 84, 490, 476] as const
const [left, top, width, height] = PHOTO
export const WINDOW = ornaments.rectangle([left, top, width, height])

/** Where the photo of the massif lies, in the board's lengths: its summit stands over a shoulder, to the right. */
export const MASSIF = { at: [482, 424], size: 800 } as const
/** The window as it is seen from there. */
const [x, y] = [left - MASSIF.at[0] + MASSIF.size / 2, top - MASSIF.at[1] + MASSIF.size / 2]
export const SEEN = { path: ornaments.rectangle([x, y, width, height]), view: [MASSIF.size, MASSIF.size] as const }

/** The light before sunrise, which comes from the left, and the haze of the valley. */
export const DAWN: MarkInput[] = [
  area(WINDOW, { from: [0, top], to: [0, 360], inks: ['#10224890', '#3a4f8440', '#00000000'] }),
  area(WINDOW, { from: [0, 300], to: [0, 560], inks: ['#c98f7c00', '#d69a84b8', '#a9849cd8', '#6a6488e8'] }),
  area(WINDOW, {
    centre: [105, 330],
    radius: 330,
    inks: ['#ffe2a8f0', '#ffc07ca0', '#f0996450', '#e0805c00'],
  }),
]
