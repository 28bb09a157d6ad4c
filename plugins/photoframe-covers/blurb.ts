/** What the back of a novel tells of it. */
import { words } from '@gateway/sdk-plugin/photo-frame'

export const CREAM = '#f1e7d2'
export const GOLD = '#dca54a'

export const BLURB =
  'When the last ferry leaves Saltmarsh without its captain, clockmaker Ines Albrecht finds his watch on her counter, ' +
  'still running, and still warm. It keeps a time that no clock in town agrees with.'

export const MORE =
  'Over seven nights and one impossible tide she follows it: through a flooded library, a wedding with no bride, and a ' +
  'house whose rooms are counted every morning. What she finds will cost her the only hour she ever wanted back.'

export const AUTHOR =
  'The author grew up above a bakery, studied maps, and has worked as a night porter, a translator and a keeper of bees. ' +
  '“The Tidal Hour” is a first novel, written in pencil.'

/** A paragraph of the text, as large as reads well: words keep their own spaces. */
export const told = (text: string, y: number, high: number) => {
  return words(text, [44, y, 332, high], {
    font: 'sans',
    weight: 400,
    lines: 5,
    size: 10.4,
    lineHeight: 1.44,
    align: 'left',
    stand: 'top',
    fill: CREAM,
  })
}

export const quote = (y: number, text: string, who: string) => [
  words(text, [44, y, 332, 32], {
    font: 'serif',
    weight: 500,
    italic: true,
    lines: 2,
    size: 12,
    lineHeight: 1.3,
    fill: GOLD,
  }),
  words(who, [44, y + 36, 332, 7], { font: 'sans', weight: 600, spacing: 0.2, fill: CREAM }),
]
