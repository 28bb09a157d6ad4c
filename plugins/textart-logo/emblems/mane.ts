import { plane } from './cel.ts'
import { flip, whole } from './paths.ts'
import { type Hue, ink, type Part, part } from './parts.ts'

const INK = '#1a0610'

/** A lock's place: angle around the face in degrees, 0 to the right and 90 down, then root, length, width and bend. */
type Lock = readonly [angle: number, root: number, length: number, width: number, bend: number]

/** Of a row of locks: the side in shade, the one that is lit, the edge that catches the lamp. */
export interface Tones {
  shade: Hue
  own: Hue
  lit: Hue
}

const MIDDLE = [50, 46] as const

/** From the crown to the chin; the later ones lie below the earlier ones, as hair falls. */
const BACK: readonly Lock[] = [
  [80, 26, 48, 22, 0.12],
  [60, 26, 40, 22, 0.26],
  [41, 26, 49, 22, 0.3],
  [22, 26, 39, 22, 0.36],
  [4, 26, 47, 22, 0.34],
  [-15, 26, 38, 22, 0.34],
  [-33, 26, 44, 22, 0.28],
  [-52, 26, 36, 21, 0.26],
  [-69, 26, 38, 19, 0.18],
  [-86, 26, 32, 18, 0.1],
]
const MIDST: readonly Lock[] = [
  [72, 24, 38, 20, 0.18],
  [50, 23, 30, 20, 0.32],
  [29, 22, 37, 20, 0.36],
  [9, 21, 29, 20, 0.4],
  [-11, 21, 35, 20, 0.36],
  [-31, 22, 28, 19, 0.34],
  [-50, 23, 31, 18, 0.26],
  [-70, 24, 26, 17, 0.2],
]
const FRONT: readonly Lock[] = [
  [64, 22, 28, 16, 0.24],
  [41, 19, 23, 17, 0.36],
  [17, 17, 29, 17, 0.4],
  [-7, 17, 23, 17, 0.4],
  [-29, 19, 26, 17, 0.34],
  [-50, 22, 20, 16, 0.28],
  [-70, 24, 19, 15, 0.22],
]

/** A place so far out from the middle of the face, and so far aside from there. */
function place(angle: number, far: number, off: number): readonly [number, number] {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  return [MIDDLE[0] + far * cos - off * sin, MIDDLE[1] + far * sin + off * cos]
}

/** Outlines of a lock, bent as it is. */
function drawn([angle, root, length, width, bend]: Lock): {
  outline: string
  lit: string
  edge: string
  strand: string
} {
  const at = (along: number, across: number) => {
    const [x, y] = place(angle, root + along * length, across * width + bend * length * along * along)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
  const [above, below] = [`${at(0.2, -0.62)} ${at(0.66, -0.5)}`, `${at(0.7, 0.16)} ${at(0.3, 0.6)}`]
  return {
    outline: `M${at(-0.2, -0.4)}C${above} ${at(1, 0)}C${below} ${at(-0.2, 0.45)}Z`,
    // The ridge runs into the tip; what is above it looks to the lamp.
    lit: `M${at(-0.2, -0.5)}C${above} ${at(1, 0)}C${at(0.6, -0.14)} ${at(0.3, 0.2)} ${at(-0.2, 0.12)}Z`,
    edge: `M${at(-0.2, -0.5)}C${above} ${at(1, 0)}C${at(0.68, -0.36)} ${at(0.3, -0.36)} ${at(-0.2, -0.2)}Z`,
    strand:
      `M${at(-0.1, 0.16)}C${at(0.3, 0.3)} ${at(0.5, 0.12)} ${at(0.74, 0.02)}` +
      `C${at(0.5, 0.24)} ${at(0.3, 0.44)} ${at(-0.1, 0.36)}Z`,
  }
}

/** Locks that are set down together do not touch each other. */
const APART = 3

function row(locks: readonly Lock[], left: Tones, right: Tones): Part[] {
  return Array.from({ length: APART }, (_, first) => first).flatMap((first) => {
    const some = locks.filter((__, at) => at % APART === first).map(drawn)
    const laid = (side: (path: string) => string, { shade, own, lit: bright }: Tones): Part[] => {
      const outlines = some.map(({ outline }) => side(outline))
      return [
        part(outlines, ink(INK, { grow: 0.007 }), ink(shade)),
        plane(
          some.flatMap(({ lit, strand }) => [side(lit), side(strand)]),
          outlines,
          own,
        ),
        plane(
          some.map(({ edge }) => side(edge)),
          outlines,
          bright,
        ),
      ]
    }
    return [...laid((path) => path, right), ...laid(flip, left)]
  })
}

/** Light falls from above on the left: the locks of the right side are darker throughout. */
export const mane: Part[] = [
  ...row(
    BACK,
    { shade: '#4c0c14', own: '#8c1e18', lit: '#c8401c' },
    { shade: '#2c0812', own: '#5a1218', lit: '#8c2418' },
  ),
  ...row(
    MIDST,
    { shade: '#8c2412', own: '#d4500f', lit: '#ff8a24' },
    { shade: '#5c1412', own: '#9c3210', lit: '#d05c16' },
  ),
  ...row(
    FRONT,
    { shade: '#c05a0e', own: '#f59a1c', lit: '#ffd25a' },
    { shade: '#8c340e', own: '#cc6c10', lit: '#f0a02c' },
  ),
]

/** All of it as one shape, for the shadow that it casts: tips and the valleys between them. */
export const SILHOUETTE = whole(
  `M50 4${[...BACK]
    .reverse()
    .flatMap(([angle, root, length, , bend]) => [
      place(angle, root + length, bend * length),
      place(angle + 10, root + 12, 0),
    ])
    .map(([x, y]) => `L${(100 - x).toFixed(1)} ${y.toFixed(1)}`)
    .join('')}L50 100`,
)
