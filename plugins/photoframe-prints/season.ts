/** Cards of a season's set. */
import { area, line, ornaments, stock, words } from '@gateway/sdk-plugin/photo-frame'
import { CREAM, ORANGE } from './basketball.ts'

export const CARD = [250, 350] as const
export const PICTURE = ornaments.rounded([12, 12, 226, 326], 8)

/** The screen that the set is printed in: rows of dots, each second one between those of the first. */
const screen = (shift: number) =>
  Array.from({ length: 62 }, (_, row) =>
    Array.from({ length: 44 }, (_each, dot) =>
      ornaments.circle(14 + shift + dot * 5.1 + (row % 2) * 2.55, 14 + shift + row * 5.2, 0.5),
    ).join(''),
  ).join('')
const [SCREEN, SCREEN_BELOW] = [screen(0), screen(1.6)]
const WHOLE = 'M0 0H250V350H0Z'

const STRIPES = Array.from({ length: 9 }, (_, at) => `M${at * 46 - 120} 200L${at * 46 + 20} 12h16l-140 188Z`)

/** The back of another card of the set: a number in the light of a lamp, on ground that falls into the dark. */
export const other = (lit: string, dark: string, number: string) => ({
  sheet: [
    stock([0.84, 0.82, 0.77], { relief: 0.03 }),
    {
      do: 'artwork' as const,
      view: CARD,
      clip: PICTURE,
      worn: 0.04,
      marks: [
        area(WHOLE, { centre: [96, 92], radius: 250, inks: [lit, dark, '#0a080c'] }),
        // The club's stripes and the player's number: no two cards of a set are alike.
        area(STRIPES, '#f7f0e01a'),
        words(number, [34, 28, 182, 160], { font: 'poster', fill: '#0a080c70' }),
        words(number, [30, 24, 182, 160], {
          font: 'poster',
          fill: { from: [0, 40], to: [0, 180], inks: ['#fff6e0', CREAM, lit] },
          outline: { ink: ORANGE, width: 3 },
        }),
        area('M12 196H238V200H12Z', ORANGE),
        area('M12 200H238V340H12Z', { from: [0, 200], to: [0, 340], inks: [`${dark}f0`, '#0a080cf0'] }),
        ...['GP 72', 'PTS 18.4', 'REB 6.1', 'AST 4.7', 'STL 1.2'].map((row, at) =>
          words(row, [30, 218 + at * 22, 190, 13], { font: 'mono', weight: 600, align: 'left', fill: CREAM }),
        ),
      ],
    },
    {
      do: 'artwork' as const,
      view: CARD,
      blend: 'over' as const,
      marks: [line(PICTURE, 2.4, ORANGE), area(SCREEN, '#f7f0e01c'), area(SCREEN_BELOW, '#06040638')],
    },
  ],
})
