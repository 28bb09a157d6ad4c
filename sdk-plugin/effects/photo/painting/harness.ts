import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Cloth } from './dresses.ts'
import { fill, folds, line, mirrored } from './sewing.ts'

/** The vest from one shoulder to the other: it is cut out round the neck and under the arms. */
const VEST =
  'M-0.42 -0.06C-0.45 0.3 -0.36 0.5 -0.15 0.57H0.15C0.36 0.5 0.45 0.3 0.42 -0.06L0.84 0' +
  'C0.79 0.4 0.83 0.66 1.04 0.84V5H-1.04V0.84C-0.83 0.66 -0.79 0.4 -0.84 0Z'
const NECK_SIDE = 'M-0.42 -0.06C-0.45 0.3 -0.36 0.5 -0.15 0.57H0.15C0.36 0.5 0.45 0.3 0.42 -0.06'
const ARM_SIDE = 'M0.84 0C0.79 0.4 0.83 0.66 1.04 0.84'

/** A soldier's: a field coat with its collar up, over it a vest of plates whose straps run over the shoulders. */
export function harness(context: SKRSContext2D, cloth: Cloth): void {
  coat(context)
  vest(context, cloth)
  for (const side of [-1, 1]) mirrored(context, side, () => strap(context, cloth))
  radio(context)
}

function coat(context: SKRSContext2D): void {
  fill(context, 'M-3 0.12L-0.34 -0.1Q0 0.5 0.34 -0.1L3 0.12V5H-3Z', '#4c5557')
  // What is worn below closes round the neck, in the shade of the chin.
  line(context, 'M-0.36 -0.12Q-0.26 0.25 0 0.28Q0.26 0.25 0.36 -0.12', 0.15, '#1b2023')
  for (const low of [0, 0.03]) {
    line(context, `M-0.3 -0.1Q-0.2 ${0.2 + low} 0 ${0.22 + low}Q0.2 ${0.2 + low} 0.3 -0.1`, 0.007, '#ffffff1c')
  }
  line(context, 'M0 0.42V3', 0.05, '#00000080')
  line(context, 'M0 0.42V3', 0.02, '#8c8674', [0.014, 0.012])
  for (const side of [-1, 1]) {
    mirrored(context, side, () => {
      folds(context, [
        // The roll of the shoulder, where the sleeve is set in, and what it pulls.
        ['M0.84 0.1C1.06 0.16 1.26 0.36 1.36 0.7', 0.13, '#ffe8c838'],
        ['M1.04 0.24C1.12 0.5 1.12 0.8 1.06 1.6', 0.07, '#00000088'],
        ['M1.14 0.34C1.22 0.6 1.22 0.9 1.16 1.6', 0.06, '#ffe8c830'],
        ['M1.3 0.5C1.22 0.66 1.14 0.74 1.06 0.8', 0.05, '#00000078'],
        ['M1.36 0.66C1.26 0.86 1.18 0.94 1.08 1', 0.05, '#ffe8c828'],
      ])
      // The collar stands up and open, its edge sewn down.
      fill(context, 'M0.3 -0.2L0.43 -0.12Q0.5 0.16 0.06 0.54L0 0.4Q0.24 0.24 0.3 -0.2Z', '#00000070', [0.02, 0.04])
      const stand = context.createLinearGradient(0.14, 0.2, 0.42, 0.2)
      for (const [at, ink] of ['#22282a', '#3d4648', '#5a6668'].entries()) stand.addColorStop(at / 2, ink)
      fill(context, 'M0.3 -0.2L0.41 -0.14Q0.46 0.14 0.04 0.5L0 0.38Q0.24 0.22 0.3 -0.2Z', stand)
      line(context, 'M0.41 -0.14Q0.46 0.14 0.04 0.5', 0.008, '#ffe8c84c')
      line(context, 'M0.385 -0.13Q0.43 0.13 0.04 0.465', 0.005, '#00000060', [0.016, 0.008])
    })
  }
}

function vest(context: SKRSContext2D, { main, trim }: Cloth): void {
  folds(context, [
    [ARM_SIDE, 0.1, '#00000090'],
    ['M-0.84 0C-0.79 0.4 -0.83 0.66 -1.04 0.84', 0.1, '#00000090'],
    [NECK_SIDE, 0.07, '#000000a0'],
  ])
  const plate = context.createLinearGradient(0, 0, 0, 1.2)
  for (const [at, ink] of [main, main, trim].entries()) plate.addColorStop(at / 2, ink)
  fill(context, VEST, plate)
  // The plate within stands out: light on its upper edge, shade at its sides.
  folds(context, [
    ['M-0.7 0.66Q0 0.72 0.7 0.66', 0.06, '#ffe8c83c'],
    ['M-0.86 0.74C-0.8 1 -0.8 1.4 -0.82 2', 0.08, '#00000078'],
    ['M0.86 0.74C0.8 1 0.8 1.4 0.82 2', 0.08, '#00000078'],
  ])
  // Rows of tape that pouches hang from, sewn down every so often.
  for (let y = 0.74; y < 2.4; y += 0.115) {
    line(context, `M-0.78 ${y + 0.014}H0.78`, 0.074, '#00000090')
    line(context, `M-0.78 ${y}H0.78`, 0.066, main)
    line(context, `M-0.78 ${y - 0.03}H0.78`, 0.008, '#ffe8c838')
    for (let x = -0.7; x < 0.75; x += 0.2) line(context, `M${x} ${y - 0.03}V${y + 0.03}`, 0.014, '#00000090')
  }
  for (const edge of [NECK_SIDE, ARM_SIDE, 'M-0.84 0C-0.79 0.4 -0.83 0.66 -1.04 0.84']) {
    line(context, edge, 0.04, trim)
    line(context, edge, 0.007, '#ffe8c826')
  }
}

/** What holds it: padded cloth, webbing down its middle to a buckle, the end of it hanging. */
function strap(context: SKRSContext2D, { main, trim }: Cloth): void {
  folds(context, [
    ['M0.52 0C0.5 0.24 0.46 0.4 0.4 0.52', 0.05, '#ffe8c830'],
    ['M0.78 0.06C0.74 0.3 0.74 0.5 0.8 0.66', 0.05, '#00000070'],
  ])
  const middle = 'M0.64 -0.04C0.61 0.24 0.58 0.42 0.58 0.62'
  line(context, middle, 0.19, '#00000080')
  line(context, middle, 0.165, trim)
  line(context, middle, 0.15, main)
  for (const off of [-0.066, 0.066]) {
    line(context, `M${0.64 + off} -0.04C${0.61 + off} 0.24 ${0.58 + off} 0.42 ${0.58 + off} 0.62`, 0.006, '#ffe8c84c')
  }
  folds(context, [['M0.6 -0.02C0.57 0.22 0.55 0.36 0.55 0.42', 0.04, '#ffe8c828']])
  fill(context, 'M0.47 0.37H0.7V0.53H0.47Z', '#000000a0', [0.012, 0.02])
  fill(context, 'M0.48 0.36H0.69L0.7 0.5L0.68 0.52H0.49L0.47 0.5Z', '#14181a')
  line(context, 'M0.5 0.375H0.67', 0.012, '#ffe8c870')
  line(context, 'M0.5 0.425H0.67M0.5 0.475H0.67', 0.022, '#030506')
  line(context, 'M0.5 0.443H0.67M0.5 0.493H0.67', 0.007, '#ffe8c838')
}

/** A handset on one strap, its cord down under the arm. */
function radio(context: SKRSContext2D): void {
  folds(context, [['M-0.6 0.56C-0.7 0.7 -0.86 0.66 -0.9 0.9', 0.016, '#000000f0']])
  fill(context, 'M-0.71 0.22L-0.5 0.2L-0.48 0.58L-0.7 0.6Z', '#000000a0', [0.02, 0.025])
  const body = context.createLinearGradient(-0.71, 0, -0.48, 0)
  for (const [at, ink] of ['#282e31', '#1a1e21', '#0e1113'].entries()) body.addColorStop(at / 2, ink)
  fill(context, 'M-0.7 0.23L-0.68 0.21L-0.52 0.2L-0.5 0.22L-0.48 0.56L-0.5 0.58L-0.68 0.59L-0.7 0.57Z', body)
  line(context, 'M-0.69 0.235L-0.51 0.22', 0.01, '#ffe8c880')
  for (let y = 0.34; y < 0.5; y += 0.035) line(context, `M-0.65 ${y}L-0.53 ${y - 0.006}`, 0.012, '#000000c0')
  line(context, 'M-0.655 0.28L-0.6 0.277', 0.026, '#0a2018')
  line(context, 'M-0.54 0.275V0.276', 0.02, '#ff6a40')
}
