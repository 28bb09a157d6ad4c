import type { Rgb } from '../colour.ts'
import { skinTones } from './painting/lit-flesh.ts'
import type { Limb } from './painting/round-forms.ts'

/** Both sides of a limb that a cow has two of. */
const both = (limb: Limb): Limb[] => [limb, limb.map(([x, y, z, radius]) => [-x, y, z, radius] as const)]

/**
 * A thick neck with its dewlap, and behind it the barrel of a body that stands aslant; x to the right and y down from between her
 * eyes, a head is about 1.6 high.
 */
export const TRUNK: readonly Limb[] = [
  [
    [0, 0.0, -0.9, 0.46],
    [0.02, 0.8, -0.72, 0.5],
    [0, 1.3, -0.5, 0.46],
    [-0.02, 1.7, -0.5, 0.56],
  ],
  [
    [0.36, 0.95, -1.5, 0.86],
    [0.62, 1.2, -1.9, 0.92],
  ],
  [
    [-0.34, 1.25, -1.1, 0.46],
    [-0.46, 1.8, -1.1, 0.5],
  ],
]

export const HORNS: readonly Limb[] = both([
  [0.26, -0.6, -0.1, 0.1],
  [0.47, -0.72, -0.04, 0.085],
  [0.6, -0.9, 0.04, 0.06],
  [0.58, -1.1, 0.12, 0.022],
])

/** Of another cow: they turn down and inwards. */
export const BENT_HORNS: readonly Limb[] = both([
  [0.24, -0.62, -0.1, 0.11],
  [0.5, -0.72, -0.02, 0.095],
  [0.74, -0.68, 0.1, 0.066],
  [0.8, -0.54, 0.2, 0.024],
])

/** Hers hang. */
export const HANGING_EARS: readonly Limb[] = both([
  [0.4, -0.36, -0.12, 0.1],
  [0.6, -0.26, -0.12, 0.15],
  [0.76, -0.06, -0.1, 0.14],
  [0.86, 0.14, -0.1, 0.06],
])

export const EARS: readonly Limb[] = both([
  [0.4, -0.4, -0.12, 0.1],
  [0.62, -0.38, -0.12, 0.15],
  [0.84, -0.31, -0.1, 0.14],
  [1.04, -0.2, -0.1, 0.05],
])

export const HEAD: readonly Limb[] = [
  [
    [-0.16, -0.4, -0.02, 0.3],
    [0.16, -0.4, -0.02, 0.3],
  ],
  [
    [0, -0.36, 0.04, 0.36],
    [0, 0.0, 0.14, 0.32],
    [0, 0.34, 0.26, 0.25],
    [0, 0.58, 0.36, 0.24],
  ],
  ...both([
    [0.28, -0.12, -0.06, 0.2],
    [0.22, 0.4, 0.02, 0.17],
  ]),
  ...both([
    [0.26, -0.3, 0.16, 0.11],
    [0.37, -0.22, 0.1, 0.1],
  ]),
  ...both([
    [0.33, -0.13, 0.13, 0.08],
    [0.34, -0.13, 0.13, 0.08],
  ]),
]

/** The upper lip with its nostrils, and the chin below it. */
export const MUZZLE: readonly Limb[] = [
  [
    [-0.17, 0.62, 0.4, 0.19],
    [0, 0.64, 0.46, 0.2],
    [0.17, 0.62, 0.4, 0.19],
  ],
  ...both([
    [0.16, 0.54, 0.5, 0.1],
    [0.2, 0.6, 0.48, 0.09],
  ]),
]
export const CHIN: readonly Limb[] = [
  [
    [-0.12, 0.84, 0.26, 0.15],
    [0.12, 0.84, 0.26, 0.15],
  ],
]

export const WHITE = skinTones([0.7, 0.66, 0.6])
/** A wet nose, as red in the light as in the shade: it is printed in an ink of its own. */
export const ROSE: readonly Rgb[] = [
  [0.1, 0.012, 0.012],
  [0.36, 0.04, 0.035],
  [0.62, 0.09, 0.075],
  [0.88, 0.16, 0.13],
  [0.95, 0.2, 0.17],
  [1, 0.27, 0.23],
]
/** Her coat behind the head is black. */
export const BLACK = skinTones([0.09, 0.075, 0.065])
export const HORN = skinTones([0.5, 0.42, 0.28])
export const DARK = '#1d1411'
export const LAMP = [-0.4, -0.42, 0.81] as const

export const PATCHES = [
  'M-0.06 -0.62C-0.3 -0.66 -0.5 -0.5 -0.52 -0.2C-0.5 0.06 -0.42 0.3 -0.3 0.34' +
    'C-0.16 0.3 -0.12 0.06 -0.14 -0.16C-0.1 -0.36 0 -0.5 -0.06 -0.62Z',
  'M0.24 -0.66C0.4 -0.6 0.54 -0.46 0.54 -0.3C0.44 -0.34 0.34 -0.44 0.24 -0.66Z',
]

/** Hers: a cap over the brow and one cheek down to the muzzle, spots on the other. */
export const CAP = [
  'M0.02 -0.72C-0.3 -0.74 -0.56 -0.5 -0.54 -0.16C-0.52 0.16 -0.44 0.44 -0.28 0.5C-0.2 0.38 -0.2 0.14 -0.14 -0.06' +
    'C-0.08 -0.24 0.06 -0.3 0.1 -0.44C0.14 -0.56 0.1 -0.68 0.02 -0.72Z',
  'M0.3 0.1C0.36 0.06 0.44 0.12 0.42 0.22C0.38 0.28 0.28 0.24 0.3 0.1Z',
  'M0.36 -0.52C0.44 -0.5 0.48 -0.42 0.44 -0.36C0.38 -0.34 0.32 -0.42 0.36 -0.52Z',
]

/** Her tongue, which has just licked her nose, and the furrow in it. */
export const TONGUE =
  'M-0.02 0.77C0.04 0.74 0.2 0.74 0.26 0.72C0.3 0.86 0.3 1.02 0.22 1.1' +
  'C0.14 1.16 0.02 1.12 -0.01 1.02C-0.03 0.94 -0.03 0.84 -0.02 0.77Z'
export const FURROW = 'M0.12 0.79C0.13 0.88 0.13 0.96 0.11 1.04'

/** An eye in its lids, from their inner corner, which hangs, to the outer one. */
export const LIDS =
  'M-0.49 -0.13C-0.43 -0.32 -0.19 -0.34 -0.07 -0.06C-0.13 -0.04 -0.17 -0.01 -0.27 -0.01C-0.38 -0.01 -0.45 -0.06 -0.49 -0.13Z'
export const EYEBALL =
  'M-0.43 -0.13C-0.39 -0.27 -0.2 -0.28 -0.13 -0.09C-0.18 -0.05 -0.22 -0.045 -0.28 -0.045C-0.35 -0.045 -0.4 -0.08 -0.43 -0.13Z'
export const GLINT = 'M-0.36 -0.17C-0.35 -0.22 -0.29 -0.22 -0.285 -0.175C-0.29 -0.14 -0.35 -0.13 -0.36 -0.17Z'

/** A lash that stands at a place of a lid, bent outwards. */
const lash = ([x, y, dx, dy]: readonly [number, number, number, number]) =>
  `M${x} ${y}Q${x + 0.35 * dx} ${y + 0.8 * dy} ${x + dx} ${y + dy}`
export const OPEN_LASHES = (
  [
    [-0.47, -0.18, -0.1, -0.06],
    [-0.43, -0.24, -0.09, -0.1],
    [-0.36, -0.29, -0.05, -0.12],
    [-0.28, -0.3, 0, -0.12],
    [-0.2, -0.27, 0.04, -0.11],
  ] as const
).map(lash)
export const SHUT_LASHES = (
  [
    [0.19, -0.115, -0.06, 0.07],
    [0.25, -0.08, -0.035, 0.11],
    [0.32, -0.075, 0.01, 0.12],
    [0.39, -0.1, 0.04, 0.1],
    [0.44, -0.15, 0.06, 0.05],
  ] as const
).map(lash)
