export type Point = readonly [number, number]

/** A stroke of a pen: the points it passes, the baseline at 0 and a capital's top near -36. */
export type Stroke = readonly Point[]

/** How a hand writes a name at a run. */
export interface Hand {
  capital: readonly Stroke[]
  /** Where the run leaves the capital, and its letters: up to a height, a loop above 20, a tail below 0. */
  from: Point
  letters: readonly number[]
  /** Width of a letter, and how far the last stroke runs out and where to. */
  pace: number
  out: readonly Point[]
  more?: readonly Stroke[]
}

/** Those of the others in the band: a capital that can be guessed, the rest at a run. */
export const HANDS: readonly Hand[] = [
  {
    capital: [
      [
        [4, -30],
        [1, -8],
        [-3, 6],
      ],
      [
        [-8, -26],
        [8, -37],
        [19, -29],
        [9, -18],
        [1, -17],
        [12, -8],
        [22, 1],
      ],
    ],
    from: [22, 1],
    letters: [9, 7, 30, 8, 6, 5],
    pace: 12,
    out: [
      [112, -3],
      [150, -14],
      [176, -20],
    ],
    more: [
      [
        [10, 17],
        [70, 9],
        [140, 5],
        [92, 15],
        [60, 19],
      ],
    ],
  },
  {
    capital: [
      [
        [-8, -27],
        [6, -35],
        [26, -37],
      ],
      [
        [16, -36],
        [12, -6],
        [4, 16],
        [-9, 13],
        [-4, 2],
        [18, -3],
      ],
    ],
    from: [18, -3],
    letters: [6, 9, 6, -20, 7, 27, 6],
    pace: 10,
    out: [
      [96, -1],
      [128, -4],
    ],
    more: [
      [
        [113, -30],
        [113.6, -29.4],
      ],
    ],
  },
  {
    capital: [
      [
        [-8, 4],
        [2, -34],
        [12, -5],
        [24, -38],
        [29, -2],
        [36, -6],
      ],
    ],
    from: [36, -6],
    letters: [12, 4, 10, 3, 7, 3, 4],
    pace: 9,
    out: [
      [108, 0],
      [160, -2],
    ],
    more: [
      [
        [62, -30],
        [67, -38],
        [72, -32],
        [66, -20],
        [56, -31],
        [58, -37],
        [63, -33],
      ],
    ],
  },
  {
    capital: [
      [
        [14, -28],
        [12, -37],
        [2, -35],
        [0, -24],
        [12, -17],
        [14, -5],
        [2, 3],
        [-10, -2],
        [0, -8],
        [24, -2],
      ],
    ],
    from: [24, -2],
    letters: [26, 7, 28, 7, 6, -18],
    pace: 11,
    out: [
      [100, -6],
      [104, 10],
      [50, 15],
      [4, 13],
    ],
  },
  {
    capital: [
      [
        [2, -32],
        [-1, -2],
        [-8, 1],
        [14, 1],
        [26, -17],
        [8, -36],
        [-12, -26],
      ],
    ],
    from: [22, -4],
    letters: [5, 8, 5, 30, 5, 4, 8],
    pace: 9,
    out: [
      [92, -4],
      [118, -16],
      [126, -4],
      [112, 8],
      [30, 12],
    ],
  },
]
