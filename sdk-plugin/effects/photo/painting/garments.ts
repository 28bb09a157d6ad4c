import type { SKRSContext2D } from '@napi-rs/canvas'
import { type Cloth, DRESSES, evening } from './dresses.ts'
import { harness } from './harness.ts'
import { fill, folds, line, mirrored, star } from './sewing.ts'

/** What people can be dressed in. */
export const GARMENTS = [
  'leather',
  'blazer',
  'jersey',
  'sash',
  'harness',
  'gown',
  'frock',
  'kimono',
  'cavalier',
] as const

export type Garment = (typeof GARMENTS)[number]

/** Draws clothes about a person: lengths in widths of the face, from the chin, +y down. Their outline cuts what is drawn. */
export const DRAWN: Record<Garment, (context: SKRSContext2D, cloth: Cloth) => void> = {
  leather(context, cloth) {
    shirt(context, '#8d857a', 0.5)
    for (const side of [-1, 1]) {
      mirrored(context, side, () => {
        fill(context, 'M0.27 -0.02L0.6 0.06L3 0.2V5H-0.02L0 0.76L0.26 0.4Z', cloth.main)
        folds(context, [
          ['M0.62 0.3C0.95 0.36 1.15 0.5 1.28 0.72', 0.1, '#ffe2c078'],
          ['M0.8 0.62C0.95 0.9 0.98 1.3 0.9 1.9', 0.05, '#ffe2c068'],
          ['M0.98 0.62C1.12 0.95 1.14 1.35 1.08 1.9', 0.07, '#00000070'],
          ['M0.5 0.9C0.66 1.15 0.68 1.5 0.6 1.9', 0.09, '#00000066'],
          ['M0.66 0.95C0.8 1.1 0.84 1.5 0.78 1.9', 0.035, '#ffe2c060'],
        ])
        fill(
          context,
          'M0.27 0.02L0.46 0.02L0.74 0.4L0.6 0.56L0.66 0.62L0.04 0.86L0.24 0.44Z',
          '#00000066',
          [0.03, 0.04],
        )
        const lapel = context.createLinearGradient(0.2, 0.2, 0.7, 0.7)
        lapel.addColorStop(0, '#14100d')
        lapel.addColorStop(0.55, cloth.trim)
        lapel.addColorStop(1, '#1d1712')
        fill(context, 'M0.25 -0.02L0.42 -0.02L0.7 0.34L0.56 0.45L0.63 0.54L0.01 0.82L0.2 0.4Z', lapel)
        line(context, 'M0.42 -0.02L0.7 0.34L0.56 0.45L0.63 0.54L0.01 0.82', 0.014, '#e8c8a060')
        line(context, 'M0.56 0.45L0.26 0.3', 0.018, '#00000090')
        line(context, 'M0.78 0.34C0.92 0.5 0.98 0.62 1 0.9', 0.012, '#00000080')
      })
    }
    // Zipped up to where the lapels part.
    line(context, 'M0 0.8V3', 0.05, '#00000090')
    line(context, 'M0 0.8V3', 0.028, '#cfc9bd', [0.02, 0.016])
  },
  blazer(context, { main, trim }) {
    shirt(context, '#ccd3df', 0.34)
    // Its band hugs the neck, whatever was worn, in the shade of the chin.
    line(context, 'M-0.34 -0.14Q-0.27 0.25 0 0.33Q0.27 0.25 0.34 -0.14', 0.17, '#b4bccb')
    line(context, 'M-0.255 -0.14Q-0.19 0.17 0 0.235Q0.19 0.17 0.255 -0.14', 0.012, '#3c465880')
    // A silk tie: the blade below its knot, a dimple, the side away from the lamp in shade.
    fill(context, 'M-0.055 0.42L0.055 0.42L0.1 1.3H-0.1Z', '#4a1019')
    fill(context, 'M0.012 0.44L0.055 0.42L0.1 1.3H0.03Z', '#00000048')
    folds(context, [['M-0.03 0.46C-0.02 0.7 -0.05 0.9 -0.05 1.2', 0.03, '#ffd8d030']])
    fill(context, 'M-0.085 0.25L0.085 0.25L0.052 0.43L-0.052 0.43Z', '#5a1520', [0.01, 0.02])
    for (const side of [-1, 1]) {
      mirrored(context, side, () => {
        // The shirt's collar stands open over the edge of the cloth.
        fill(context, 'M0.26 -0.02L0.4 0.08L0.32 0.4L0.16 0.46L0.02 0.34Z', '#00000038', [0.015, 0.03])
        fill(context, 'M0.28 -0.02L0.6 0.04L3 0.2V5H-0.02L0 1.02L0.3 0.42Z', main)
        folds(context, [
          // What hair and the collar keep the light from.
          ['M0.34 -0.04C0.5 -0.02 0.62 0.06 0.7 0.14', 0.2, '#080a10b0'],
          // The roll of the shoulder, where the sleeve is set in, and the fold it throws.
          ['M0.56 0.16C0.8 0.2 1 0.32 1.16 0.56', 0.11, '#7c8aa83c'],
          ['M0.94 0.3C1 0.5 1.02 0.9 0.98 1.5', 0.07, '#000000b0'],
          ['M1.06 0.4C1.12 0.6 1.12 0.9 1.08 1.5', 0.06, '#7c8aa838'],
          ['M0.9 0.5C0.8 0.66 0.7 0.76 0.56 0.84', 0.08, '#00000088'],
          ['M0.92 0.62C1.06 0.95 1.08 1.35 1.02 1.9', 0.1, '#00000058'],
          ['M0.52 0.9C0.66 1.15 0.66 1.5 0.6 1.9', 0.1, '#00000040'],
          ['M0.72 0.95C0.82 1.1 0.84 1.5 0.8 1.9', 0.06, '#ffffff20'],
        ])
        fill(context, 'M0.3 0.16L0.46 0.16L0.66 0.5L0.5 0.58L0.56 0.68L0.02 1.1L0.26 0.5Z', '#00000050', [0.02, 0.05])
        const lapel = context.createLinearGradient(0.16, 0.5, 0.6, 0.42)
        lapel.addColorStop(0, main)
        lapel.addColorStop(0.6, trim)
        lapel.addColorStop(1, main)
        fill(context, 'M0.29 0.09L0.44 0.12L0.62 0.46L0.47 0.53L0.53 0.63L0 1.06L0.24 0.48Z', lapel)
        line(context, 'M0.44 0.12L0.62 0.46L0.47 0.53L0.53 0.63L0 1.06', 0.007, '#ffffff1c')
        line(context, 'M0.47 0.53L0.26 0.4', 0.012, '#00000080')
        fill(context, 'M0.27 -0.1L0.36 0.06L0.3 0.3L0.15 0.42L0.0 0.3Q0.2 0.16 0.27 -0.1Z', '#dde3ec')
        line(context, 'M0.36 0.06L0.3 0.3L0.15 0.42L0 0.3', 0.008, '#5a648050')
      })
    }
  },
  jersey(context, { main, trim }) {
    // The collar hugs the neck, whatever was worn: a player's black shirt below, then the band that runs to a point.
    const collar = (low: number) => {
      return `M${-0.37 - low} -0.2Q${-0.36 - low} 0.14 0 ${0.4 + 1.3 * low}Q${0.36 + low} 0.14 ${0.37 + low} -0.2`
    }
    const inside = 'M-0.35 -0.02Q-0.28 0.25 0 0.29Q0.28 0.25 0.35 -0.02'
    line(context, inside, 0.17, '#1b1c21')
    const rib = (x: number, y: number) => `M${-x} -0.02Q${0.05 - x} ${y} 0 ${y + 0.04}Q${x - 0.05} ${y} ${x} -0.02`
    for (const low of [0, 0.02]) line(context, rib(0.27 + low, 0.19 + low), 0.006, '#ffffff18')
    line(context, 'M-0.27 -0.02Q-0.2 0.18 0 0.21Q0.2 0.18 0.27 -0.02', 0.012, '#0a101a60')
    // The chin keeps the light from it, most at the neck.
    folds(context, [
      ['M-0.3 -0.16Q-0.22 0.16 0 0.18Q0.22 0.16 0.3 -0.16', 0.07, '#08060840'],
      ['M-0.42 -0.2Q-0.3 0.1 0 0.24Q0.3 0.1 0.42 -0.2', 0.1, '#08060818'],
    ])
    fill(context, 'M-3 0.12L-0.5 -0.06L-0.36 -0.18Q-0.34 0.14 0 0.39Q0.34 0.14 0.36 -0.18L0.5 -0.06L3 0.12V5H-3Z', main)
    // Knitted mesh: rows of holes, each second one between those of the first.
    for (let row = 0; row < 96; row++) {
      const y = -0.1 + 0.024 * row
      line(context, `M${row % 2 === 0 ? -1.3 : -1.285} ${y}H1.3`, 0.012, '#00000030', [0.01, 0.02])
    }
    for (const side of [-1, 1]) {
      mirrored(context, side, () => {
        folds(context, side < 0 ? HANGING : PULLED)
        const arm = 'M0.78 -0.06C0.98 0.3 1.02 0.7 0.96 5'
        line(context, arm, 0.13, '#00000050')
        line(context, arm, 0.11, trim)
        line(context, arm, 0.036, '#ffffffd0')
        line(context, 'M0.72 -0.06C0.92 0.3 0.96 0.7 0.9 5', 0.008, '#00000090', [0.018, 0.014])
      })
    }
    line(context, collar(0.055), 0.115, trim)
    line(context, collar(0.055), 0.03, '#ffffffd0')
    line(context, collar(0.125), 0.008, '#00000090', [0.018, 0.014])
    line(context, collar(-0.008), 0.012, '#00000060')
    folds(context, [
      ['M-0.52 -0.1Q-0.42 0.14 -0.26 0.3', 0.12, '#08060870'],
      ['M0.52 -0.1Q0.42 0.14 0.26 0.3', 0.12, '#08060870'],
    ])
    const number = 'M-0.3 0.82H0.3V1L0.08 1.6H-0.16L0.06 1.02H-0.3Z'
    line(context, number, 0.09, '#1a0a0490')
    line(context, number, 0.07, '#ffffff')
    fill(context, number, trim)
  },
  sash(context, { main, trim }) {
    evening(context)
    const band = 'M-0.98 0.1L-0.52 0C-0.36 0.44 0.3 0.74 1.3 0.92L1.4 1.36C0.3 1.2 -0.76 0.86 -0.98 0.1Z'
    fill(context, band, '#1a060480', [0.02, 0.06])
    const satin = context.createLinearGradient(-0.7, 0.9, 0.1, 0.3)
    for (const [at, ink] of [
      [0.2, '#00000000'],
      [0.42, '#ffffff50'],
      [0.56, '#00000028'],
      [0.76, '#ffffff38'],
      [1, '#00000040'],
    ] as const) {
      satin.addColorStop(at, ink)
    }
    fill(context, band, main)
    fill(context, band, satin)
    line(context, 'M-0.92 0.12C-0.7 0.8 0.3 1.12 1.4 1.28M-0.57 0.04C-0.4 0.52 0.3 0.82 1.3 0.99', 0.035, trim)
    for (const [x, y, size] of [
      [-0.5, 0.5, 0.1],
      [-0.08, 0.8, 0.12],
      [0.5, 1, 0.1],
    ] as const) {
      fill(context, star(x, y, size), trim)
    }
  },
  harness,
  ...DRESSES,
}

/** Cloth that hangs from a shoulder: folds to the chest, the shade below the arm's trim. */
const HANGING = [
  ['M0.44 0.16C0.5 0.4 0.42 0.7 0.24 1.2', 0.08, '#0c0c0e44'],
  ['M0.54 0.06C0.6 0.4 0.52 0.8 0.4 1.4', 0.05, '#ffffff50'],
  ['M0.66 0.08C0.74 0.36 0.68 0.7 0.56 1.3', 0.09, '#0c0c0e54'],
  ['M0.78 0.16C0.84 0.4 0.8 0.8 0.74 1.5', 0.045, '#ffffff40'],
  ['M0.9 0.36C0.84 0.6 0.7 0.78 0.46 0.94', 0.08, '#0c0c0e48'],
  ['M1.02 0.4C1.02 0.7 0.98 1.2 1 1.8', 0.16, '#0c0c0e54'],
] as const
/** And from the other, which stands a little higher: cloth is pulled towards it. */
const PULLED = [
  ['M0.5 0.1C0.62 0.36 0.6 0.7 0.44 1.3', 0.07, '#0c0c0e48'],
  ['M0.6 0.06C0.72 0.34 0.7 0.7 0.6 1.4', 0.045, '#ffffff48'],
  ['M0.86 0.24C0.78 0.42 0.6 0.6 0.3 0.72', 0.07, '#0c0c0e54'],
  ['M0.86 0.34C0.78 0.54 0.62 0.7 0.34 0.82', 0.04, '#ffffff40'],
  ['M0.92 0.5C0.84 0.74 0.66 0.94 0.4 1.1', 0.09, '#0c0c0e54'],
  ['M1.02 0.4C1.02 0.7 0.98 1.2 0.98 1.8', 0.16, '#0c0c0e54'],
] as const

/** A plain collar below an open jacket. */
function shirt(context: SKRSContext2D, ink: string, half: number): void {
  fill(context, `M${-half} 0.1L-0.3 0.06Q0 0.56 0.3 0.06L${half} 0.1V5H${-half}Z`, ink)
  line(context, 'M-0.3 0.06Q0 0.56 0.3 0.06', 0.05, '#00000050')
  folds(context, [['M-0.1 0.5C-0.02 0.9 -0.08 1.3 0 1.8', 0.05, '#00000048']])
}
