/** Inks and suits of a pack of cards, and what a jack wears. */
import { area, line, type MarkInput, ornaments } from '@gateway/sdk-plugin/photo-frame'

export const BLACK = '#17181c'
export const RED = '#b3202a'
export const GOLD = '#e3b23c'
export const BLUE = '#1f3f77'

/** Suits about their middle, a hundred high to each side. */
export const HEART = 'M0 100C-150 -10 -75 -115 0 -35C75 -115 150 -10 0 100Z'
export const SPADE = 'M0 -100C150 10 75 95 12 40L42 100H-42L-12 40C-75 95 -150 10 0 -100Z'
export const DIAMOND = 'M0 -100Q25 -25 75 0Q25 25 0 100Q-25 25 -75 0Q-25 -25 0 -100Z'

export const suitAt = (suit: string, x: number, y: number, size: number) => ornaments.placed(suit, x, y, size / 100)

/** Half a court card and its other half on its head, as both hold the sword with the right hand. */
const halves = (path: string | string[]): string[] =>
  [path].flat().flatMap((each) => [each, ornaments.placed(each, 252, 352, -1)])

const court = (path: string | string[], fill: string, width = 0.9): MarkInput =>
  area(halves(path), fill, { line: { paint: BLACK, width } })

/** What a jack wears: a cap with a feather, a ruff, a robe with bands, a sword. */
export const costume: MarkInput[] = [
  court('M59 176V163Q66 146 98 137L126 160L154 137Q186 146 193 163V176Z', RED),
  court(
    ['M59 176V168Q68 152 84 144L90 152Q76 160 72 176Z', 'M193 176V168Q184 152 168 144L162 152Q176 160 180 176Z'],
    BLUE,
  ),
  line(halves(['M64 176Q70 158 86 149', 'M188 176Q182 158 166 149']), 1.6, GOLD),
  court('M108 144L126 160L144 144L150 176H102Z', GOLD),
  area(halves([0, 1, 2].map((at) => suitAt(DIAMOND, 114 + 12 * at, 169, 6))), BLUE),
  area(halves([0, 1].map((at) => suitAt(HEART, 120 + 12 * at, 160, 3))), RED),
  // Ermine around the neck.
  court(
    'M94 130Q96 140 108 146Q126 158 144 146Q156 140 158 130L165 138Q162 152 146 158Q126 170 106 158Q90 152 87 138Z',
    '#f6f1e4',
  ),
  area(
    halves(
      [
        [95, 143],
        [105, 151],
        [118, 158],
        [134, 158],
        [147, 151],
        [157, 143],
      ].map(([x, y]) => `M${x! - 1.6} ${y! - 2}Q${x} ${y! - 4} ${x! + 1.6} ${y! - 2}L${x} ${y! + 3.4}Z`),
    ),
    BLACK,
  ),
  // The cap, its band with stones, and the feather.
  court('M89 55Q82 41 95 37Q106 27 126 28Q146 27 157 37Q170 41 163 55Q126 43 89 55Z', BLUE),
  line(halves(['M104 46Q104 36 112 30', 'M126 44V29', 'M148 46Q148 36 140 30']), 1, GOLD),
  court('M88 54Q126 41 164 54L163 62Q126 50 89 62Z', GOLD),
  area(halves([suitAt(DIAMOND, 126, 51, 4), suitAt(DIAMOND, 107, 54.5, 3), suitAt(DIAMOND, 145, 54.5, 3)]), RED),
  court('M158 40Q164 28 180 29Q192 32 190 46Q186 40 180 41Q184 47 178 52Q174 46 168 48Q166 44 158 40Z', '#f6f1e4'),
  line(halves('M158 41Q172 34 187 42'), 0.8, BLACK),
  // The sword.
  court('M179.6 150V74L182.4 64L185.2 74V150Z', '#dfe3e6'),
  line(halves('M182.4 70V150'), 0.7, '#7d858c'),
  court('M171 149Q182 155 194 149V154Q182 160 171 154Z', GOLD),
  court('M180 157H185V176H180Z', '#6b3a1c'),
]
