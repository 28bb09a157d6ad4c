import type { Joint, Limb } from './round-forms.ts'

/** How far his face is turned away from who looks at the picture, in radians. */
const AWAY = 0.3

/** Nape and throat, the muscle that turns a head, the one that carries the shoulder. */
export const NECK: readonly Limb[] = [
  [
    [-0.93, -0.2, -0.1, 0.24],
    [-0.95, 0.1, -0.08, 0.225],
    [-0.99, 0.36, -0.06, 0.25],
    [-1, 0.7, -0.06, 0.36],
  ],
  [
    [-0.88, -0.02, 0.1, 0.1],
    [-0.84, 0.3, 0.14, 0.1],
    [-0.72, 0.62, 0.12, 0.09],
  ],
  [
    [-1.05, 0.12, 0, 0.11],
    [-1.2, 0.4, 0.02, 0.14],
    [-1.42, 0.6, 0, 0.2],
  ],
  [
    [-0.66, 0.66, 0.1, 0.07],
    [-0.9, 0.74, 0.16, 0.07],
  ],
]

/** Turned away about the axis of the head. Joints are as in profile, facing right: z is 0 in the middle of the face. */
export function turned(limb: Limb): Limb {
  const [cos, sin] = [Math.cos(AWAY), Math.sin(AWAY)]
  return limb.map(([x, y, z, radius]): Joint => [x * cos + z * sin, y, z * cos - x * sin, radius])
}

export const ball = (x: number, y: number, z: number, radius: number): Limb => [
  [x, y, z, radius],
  [x + 0.001, y, z, radius],
]

const UPRIGHT_FACE: readonly Limb[] = [
  // Skull and brow.
  [
    [-0.2, -0.22, 0, 0.42],
    [0, -0.28, 0, 0.42],
    [0.12, -0.3, 0, 0.36],
  ],
  [
    [0.41, -0.25, 0, 0.062],
    [0.38, -0.265, 0.12, 0.066],
    [0.24, -0.25, 0.25, 0.07],
  ],
  ball(0.34, -0.42, 0.02, 0.13),
  // The nose from its root, its wing.
  [
    [0.4, -0.2, 0.05, 0.06],
    [0.46, -0.08, 0.06, 0.055],
    [0.52, 0.03, 0.05, 0.052],
    [0.525, 0.06, 0.05, 0.049],
  ],
  ball(0.455, 0.075, 0.1, 0.045),
  // From the side of the nose to the cheek.
  [
    [0.4, -0.02, 0.04, 0.1],
    [0.38, 0.1, 0.04, 0.12],
  ],
  // The jaws, lips, chin.
  ball(0.31, 0.16, 0.03, 0.17),
  [
    [0.485, 0.185, 0, 0.032],
    [0.46, 0.19, 0.06, 0.032],
    [0.4, 0.205, 0.11, 0.024],
  ],
  [
    [0.468, 0.25, 0, 0.036],
    [0.445, 0.248, 0.06, 0.033],
    [0.395, 0.225, 0.105, 0.022],
  ],
  ball(0.39, 0.39, 0, 0.1),
  ball(0.375, 0.3, 0.03, 0.115),
  ball(0.35, 0.3, 0.1, 0.09),
  [
    [0.37, 0.4, 0.05, 0.085],
    [0.2, 0.37, 0.19, 0.09],
    [0, 0.27, 0.29, 0.1],
    [-0.07, 0.05, 0.32, 0.1],
  ],
  // Cheekbone and cheek, the temple, the ball of the eye.
  [
    [0.33, 0, 0.14, 0.1],
    [0.16, -0.04, 0.27, 0.1],
    [-0.04, -0.07, 0.33, 0.08],
  ],
  ball(0.2, 0.14, 0.12, 0.2),
  ball(0.12, -0.2, 0.1, 0.26),
  ball(0.04, -0.02, 0.12, 0.24),
  ball(0.14, -0.12, 0.12, 0.22),
  ball(0.335, -0.125, 0.125, 0.082),
]

export const FACE = UPRIGHT_FACE.map(turned)
