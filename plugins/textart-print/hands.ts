export type Point = readonly [number, number]

/** A stroke of a pen: the points it passes, the baseline at 0 and a capital's top near -36. */
export type Stroke = readonly Point[]

/** How a hand writes a name. */
export interface Hand {
  capital: readonly Stroke[]
  /** Where the pen leaves the capital. */
  from: Point
  /** The rest of the name, of the letters in `LETTERS`. */
  rest: string
  /** Height of small letters, their width as a share of it, how far they lean to the right. */
  size: number
  wide: number
  lean: number
  /** Where the last stroke runs out to, from the end of the last letter. */
  out: readonly Point[]
  more?: readonly Stroke[]
}

/** Joined small letters, 1 high, from where the pen comes to where it goes; the last number is how wide they are. */
export const LETTERS: Readonly<Record<string, { points: readonly Point[]; width: number; dot?: Point }>> = {
  a: letter(1.15, '.75 -.9 .42 -1 .08 -.6 .16 -.08 .5 -.16 .8 -.92 .76 -.3 .9 0 1.15 -.2'),
  e: letter(0.85, '.38 -.42 .56 -.82 .36 -1 .12 -.6 .18 -.1 .48 .02 .85 -.2'),
  i: { ...letter(0.65, '.24 -.96 .22 -.3 .36 .02 .65 -.2'), dot: [0.36, -1.6] },
  l: letter(0.72, '.34 -.9 .56 -1.9 .36 -2.2 .22 -1.5 .22 -.3 .4 .02 .72 -.2'),
  m: letter(1.5, '.18 -.94 .22 0 .36 -.7 .58 -.96 .64 -.02 .78 -.7 1 -.96 1.08 -.3 1.2 .02 1.5 -.2'),
  n: letter(1.1, '.18 -.94 .22 0 .38 -.72 .64 -.96 .7 -.3 .82 .02 1.1 -.2'),
  o: letter(0.95, '.5 -.98 .16 -.8 .1 -.2 .4 .02 .66 -.5 .46 -.98 .7 -.78 .95 -.84'),
  s: letter(0.85, '.42 -1 .4 -.74 .6 -.34 .42 .02 .12 -.08 .48 0 .85 -.2'),
  u: letter(1.1, '.2 -.96 .18 -.3 .38 .02 .62 -.34 .76 -.96 .74 -.3 .86 .02 1.1 -.2'),
  y: letter(1, '.2 -.96 .18 -.34 .4 -.02 .72 -.5 .78 -.96 .6 .7 .3 1.1 .2 .7 1 -.3'),
}

function letter(width: number, path: string) {
  const numbers = path.split(' ').map(Number)
  const points = Array.from({ length: numbers.length / 2 }, (_, at): Point => [numbers[2 * at]!, numbers[2 * at + 1]!])
  return { points, width }
}

/** The hands of the others in the band. */
export const HANDS: readonly Hand[] = [
  {
    // Rina
    capital: [stroke('4 -30 1 -8 -3 6'), stroke('-8 -26 8 -37 21 -30 12 -19 1 -16 12 -8 20 1 28 -1')],
    from: [28, -1],
    rest: 'ina',
    size: 17,
    wide: 1.25,
    lean: 0.25,
    out: stroke('14 -4 48 -12 70 -16'),
    more: [stroke('10 16 70 9 138 5 92 14 60 19')],
  },
  {
    // Jules
    capital: [stroke('-8 -27 6 -35 26 -37'), stroke('16 -36 12 -6 4 16 -9 13 -4 2 18 -3')],
    from: [18, -3],
    rest: 'ules',
    size: 15,
    wide: 1.2,
    lean: 0.3,
    out: stroke('12 -2 36 -6 60 -4'),
  },
  {
    // Milo
    capital: [stroke('-8 4 2 -34 12 -5 24 -38 29 -2 36 -4')],
    from: [36, -4],
    rest: 'ilo',
    size: 17,
    wide: 1.15,
    lean: 0.12,
    out: stroke('16 -17 44 -14 62 -18'),
    more: [stroke('30 14 84 10 150 9')],
  },
  {
    // Selma
    capital: [stroke('16 -27 13 -37 3 -36 0 -25 12 -17 15 -5 4 3 -8 -2 2 -7 24 -3')],
    from: [24, -3],
    rest: 'elma',
    size: 15,
    wide: 1.15,
    lean: 0.3,
    out: stroke('10 -4 22 -6 30 6 -30 16 -88 13'),
  },
  {
    // Danny
    capital: [stroke('3 -31 0 -2 -8 1 12 1 25 -15 10 -35 -12 -27')],
    from: [25, -3],
    rest: 'anny',
    size: 15,
    wide: 1.05,
    lean: 0.2,
    out: stroke('16 -6 34 -16'),
    more: [stroke('-4 14 50 11 84 13')],
  },
  {
    // Elias
    capital: [stroke('22 -31 10 -38 0 -30 11 -20 -4 -13 0 -1 12 0 26 -5')],
    from: [26, -5],
    rest: 'lias',
    size: 16,
    wide: 1.2,
    lean: 0.35,
    out: stroke('12 -2 30 4 12 12 -50 13 -84 10'),
  },
  {
    // Noa
    capital: [stroke('-6 3 0 -20 4 -34'), stroke('4 -34 14 -8 22 2 25 -18 32 -40')],
    from: [22, 2],
    rest: 'oa',
    size: 17,
    wide: 1.3,
    lean: 0.2,
    out: stroke('18 -4 60 -22 96 -20'),
  },
]

function stroke(path: string): Stroke {
  return letter(0, path).points
}
