import type { SKRSContext2D } from '@napi-rs/canvas'
import { drape } from './drape.ts'
import { bead, fill, folds, line, mirrored } from './sewing.ts'

/** Main colour and that of its trim, as CSS. */
export interface Cloth {
  main: string
  trim: string
}

type Drawn = (context: SKRSContext2D, cloth: Cloth) => void

/** What is drawn as clothes are in garments.ts. */
export const DRESSES = {
  gown(context, { main, trim }) {
    fill(context, 'M-3 -0.06H-0.8L-0.4 -0.14Q0 0.9 0.4 -0.14L0.8 -0.06H3V5H-3Z', main)
    drape(context, trim)
  },
  kimono(context, { main, trim }) {
    // The under-collar leaves the throat open.
    fill(context, 'M-0.46 -0.16L-0.3 -0.1Q-0.2 0.12 0 0.27Q0.2 0.12 0.3 -0.1L0.46 -0.16L0 1Z', '#efe6d2')
    line(context, 'M-0.3 -0.1Q-0.2 0.12 0 0.27Q0.2 0.12 0.3 -0.1', 0.02, '#00000050')
    fill(context, 'M-3 -0.04H-0.8L-0.4 -0.14L0 0.5L0.4 -0.14L0.8 -0.04H3V5H-3Z', main)
    // Blossoms as large as such a print can cut them, from the shoulders down.
    for (const [x, y, size] of [
      [-1.02, 0.34, 1.2],
      [-0.72, 0.5, 0.9],
      [0.98, 0.3, 1.2],
      [0.7, 0.5, 0.9],
      [1.3, 0.62, 1],
      [-1.24, 0.72, 1],
      [-0.72, 1.2, 1.2],
      [0.86, 1.24, 1.2],
    ] as const) {
      for (let petal = 0; petal < 5; petal++) {
        const angle = (petal * 2 * Math.PI) / 5 + x
        const far = 0.075 * size
        bead(context, x + far * Math.cos(angle), y + far * Math.sin(angle), 0.062 * size, '#efe6d2', '#ffffff')
      }
      bead(context, x, y, 0.034 * size, trim, trim)
    }
    // The right side lies below the left one.
    fill(context, 'M0.34 -0.2L0.56 -0.12C0.44 0.3 0.2 0.7 -0.1 1.1L-0.3 0.9C0 0.5 0.26 0.2 0.34 -0.2Z', trim)
    fill(
      context,
      'M-0.34 -0.2L-0.56 -0.12C-0.4 0.4 0.2 1.1 0.9 2.2L1.1 1.9C0.5 1 -0.1 0.4 -0.34 -0.2Z',
      '#00000060',
      [0, 0.05],
    )
    fill(context, 'M-0.34 -0.2L-0.56 -0.12C-0.4 0.4 0.2 1.1 0.9 2.2L1.1 1.9C0.5 1 -0.1 0.4 -0.34 -0.2Z', trim)
    line(context, 'M-0.56 -0.12C-0.4 0.4 0.2 1.1 0.9 2.2M0.56 -0.12C0.44 0.3 0.3 0.5 0.16 0.72', 0.018, '#00000070')
    line(context, 'M-0.34 -0.2C-0.1 0.4 0.5 1 1.1 1.9M0.34 -0.2C0.28 0.12 0.16 0.3 0.06 0.46', 0.03, '#ffffffd0')
  },
  frock(context, { main, trim }) {
    fill(context, 'M-3 -0.04H-0.8L-0.4 -0.14Q0 0.2 0.4 -0.14L0.8 -0.04H3V5H-3Z', main)
    for (const side of [-1, 1]) {
      mirrored(context, side, () => {
        // Silk gathered at the yoke: narrow pleats fan out from it, each with its light and its shade.
        for (let pleat = 0; pleat < 6; pleat++) {
          const x = 0.16 + pleat * 0.1
          const low = 0.2 + pleat * 0.145
          const way = `M${x} ${0.36 + 0.02 * pleat}C${x + 0.03} 0.7 ${low} 1 ${low} 1.9`
          folds(context, [
            [way, 0.045, '#000000a0'],
            [
              `M${x + 0.04} ${0.38 + 0.02 * pleat}C${x + 0.07} 0.72 ${low + 0.05} 1 ${low + 0.05} 1.9`,
              0.026,
              '#ffffff44',
            ],
          ])
        }
        folds(context, [
          ['M0.36 0.06C0.6 0.2 0.72 0.34 0.76 0.5', 0.03, '#ffffff30'],
          // The sleeve is puffed: creases run out from its seam.
          ['M0.84 0.16C0.94 0.5 0.96 0.9 0.9 1.8', 0.07, '#000000b0'],
          ['M0.92 0.14C1.08 0.16 1.22 0.3 1.32 0.56', 0.05, '#ffffff50'],
          ['M0.92 0.3C1.08 0.36 1.2 0.52 1.26 0.8', 0.03, '#00000090'],
          ['M0.94 0.44C1.06 0.52 1.16 0.7 1.2 1', 0.03, '#ffffff38'],
          ['M0.96 0.62C1.06 0.74 1.12 0.94 1.14 1.3', 0.035, '#00000090'],
          ['M0.98 0.84C1.06 1 1.08 1.2 1.08 1.6', 0.03, '#ffffff30'],
        ])
        line(context, 'M0.14 0.34C0.4 0.42 0.62 0.46 0.8 0.44', 0.012, '#000000b0')
        line(context, 'M0.14 0.33C0.4 0.41 0.62 0.45 0.8 0.43', 0.006, '#ffffff40')
      })
    }
    const collar = 'M-0.37 -0.08Q0 0.16 0.37 -0.08L0.35 0.12Q0 0.34 -0.35 0.12Z'
    fill(context, collar, '#00000070', [0, 0.035])
    fill(context, collar, trim)
    line(context, 'M-0.35 0.11Q0 0.33 0.35 0.11', 0.014, '#00000060')
    line(context, 'M0 0.3V3', 0.014, '#00000070')
    for (let y = 0.52; y < 2.6; y += 0.2) bead(context, 0, y, 0.032, '#16120f', '#8a8078')
    bead(context, 0, 0.27, 0.075, trim, '#ffffff')
    bead(context, 0, 0.27, 0.045, '#3a1a1e', '#b06a70')
  },
  cavalier(context, { main, trim }) {
    fill(context, 'M-3 -0.02H-0.8L-0.4 -0.14Q0 0.44 0.4 -0.14L0.8 -0.02H3V5H-3Z', main)
    // A cross with its ends split on the tabard, buttons down the doublet above it.
    const cross = 'M-0.06 0.74H0.06V0.98H0.3V1.1H0.06V2.2H-0.06V1.1H-0.3V0.98H-0.06Z'
    line(context, cross, 0.05, '#00000070')
    fill(context, cross, trim)
    for (const side of [-1, 1]) mirrored(context, side, () => drawFallingBand(context))
    line(context, 'M-0.04 0.3C-0.1 0.4 -0.08 0.52 -0.13 0.62M0.04 0.3C0.08 0.4 0.05 0.52 0.1 0.66', 0.018, '#8a8276')
    for (const [x, y] of [
      [-0.13, 0.64],
      [0.1, 0.68],
    ] as const) {
      bead(context, x, y, 0.036, '#d8d0be', '#ffffff')
      line(context, `M${x} ${y}v0.1M${x - 0.025} ${y}l-0.012 0.09M${x + 0.025} ${y}l0.012 0.09`, 0.014, '#6a6256')
    }
    bead(context, 0, 0.3, 0.042, '#d8d0be', '#ffffff')
  },
} satisfies Record<string, Drawn>

/** Half of a collar of linen that lies on the shoulder, its edge in points of lace. */
function drawFallingBand(context: SKRSContext2D): void {
  const band = 'M0.01 0.4Q0.24 0.28 0.42 -0.18C0.62 -0.06 0.86 0.02 1.02 0.16Q1.04 0.42 0.92 0.6Q0.5 0.82 0.05 0.74Z'
  context.scale(0.84, 0.74)
  fill(context, band, '#00000090', [0.01, 0.1])
  fill(context, band, '#00000070', [0.02, 0.05])
  const edge = [
    [1.02, 0.22],
    [1.02, 0.33],
    [1, 0.44],
    [0.96, 0.54],
    [0.88, 0.62],
    [0.78, 0.67],
    [0.67, 0.71],
    [0.56, 0.74],
    [0.45, 0.76],
    [0.34, 0.77],
    [0.23, 0.77],
    [0.12, 0.77],
  ] as const
  for (const [x, y] of edge) bead(context, x, y, 0.075, '#f4eee0', '#ffffff')
  fill(context, band, '#f4eee0')
  folds(context, [
    ['M0.4 -0.1Q0.3 0.2 0.06 0.38', 0.07, '#2a2418a0'],
    ['M0.5 0.02C0.5 0.3 0.4 0.5 0.36 0.7', 0.05, '#2a241860'],
    ['M0.72 0.08C0.76 0.3 0.7 0.44 0.66 0.62', 0.05, '#2a241850'],
  ])
  line(context, 'M0.96 0.2Q0.97 0.4 0.87 0.54Q0.5 0.73 0.07 0.68', 0.01, '#2a2418a0')
  // Holes of the lace: one in each point, three between it and the hem.
  for (const [x, y] of edge) {
    bead(context, x, y, 0.022, '#3a3428', '#3a3428')
    for (const aside of [-0.035, 0, 0.035])
      bead(context, 0.94 * x + aside, 0.91 * y + 0.01 - 0.3 * aside * x, 0.009, '#5a5244', '#5a5244')
  }
}

/** A dress of dark satin with a boat neck, and a row of pearls above it. */
export function evening(context: SKRSContext2D): void {
  // Ivory satin: the shade of the chin at its border, soft folds that fall from the shoulders.
  fill(context, 'M-3 -0.02H-0.8L-0.42 -0.1Q0 0.42 0.42 -0.1L0.8 -0.02H3V5H-3Z', '#efe0c4')
  folds(context, [
    ['M-0.46 -0.04Q0 0.52 0.46 -0.04', 0.12, '#6a4a3a70'],
    ['M0.26 0.5C0.42 0.9 0.4 1.4 0.5 2', 0.09, '#7a5a4a70'],
    ['M0.5 0.3C0.74 0.7 0.7 1.4 0.84 2', 0.1, '#7a5a4a68'],
    ['M0.98 0.3C1.14 0.7 1.06 1.4 1.14 2', 0.14, '#6a4a3a80'],
    ['M0.4 0.36C0.6 0.8 0.56 1.3 0.66 2', 0.06, '#ffffffb0'],
    ['M0.62 0.06C0.8 0.24 0.86 0.5 0.8 0.8', 0.05, '#6a4a3a78'],
    ['M-0.98 0.3C-1.12 0.7 -1.06 1.4 -1.14 2', 0.12, '#6a4a3a70'],
  ])
  // All the way round a neck that is turned, too.
  for (let at = -13; at <= 13; at++) {
    const x = at * 0.043
    bead(context, x, 0.14 - 1.2 * x * x, 0.026, '#b8a894', '#ffffff')
  }
}
