import { hoop } from './hoop.ts'
import type { ShapeStep } from './needlework.ts'

/** Numbers from 0 to 1 that look like chance: the same each time. */
const chanceOf = (at: number): number => {
  const value = Math.sin(at * 127.1 + 11.7) * 43758.5453
  return value - Math.floor(value)
}

/** Places along each side of it. */
const EDGE = 220

/** A place on one of its sides, so far along it and so far out, in the view's thousandths. */
const onSide = (side: number, along: number, out: number): string => {
  const inset = 15 + 4 * Math.sin(along / 97 + side) + 1.4 * Math.sin(along / 23 + 2 * side) - out
  const places = [
    [along, inset],
    [1000 - inset, along],
    [1000 - along, 1000 - inset],
    [inset, 1000 - along],
  ] as const
  return places[side]!.map((value) => value.toFixed(1)).join(' ')
}

/** A square of linen that was cut by hand: its sides wander. */
export const CLOTH = `M${[0, 1, 2, 3]
  .flatMap((side) => {
    return Array.from({ length: EDGE }, (_, at) =>
      onSide(side, 12 + (976 * at) / EDGE, 0.6 * chanceOf(EDGE * side + at)),
    )
  })
  .join('L')}Z`

/** Threads that have come out of its sides: short ones in tufts, a long one here and there that curls. */
const fringe = (count: number, longest: number, seed: number): string[] => {
  return [0, 1, 2, 3].flatMap((side) =>
    Array.from({ length: count }, (_, at) => {
      const chance = (of: number) => chanceOf(seed + 7.3 * (count * side + at) + 0.37 * of)
      const along = 14 + 972 * ((at + chance(1)) / count)
      const tuft = 0.35 + 0.65 * Math.abs(Math.sin(along / 41 + seed + 2 * side))
      const long = longest * tuft * (0.3 + 0.7 * chance(2) ** 2)
      const lean = 0.9 * long * (chance(3) - 0.5)
      const curl = 0.8 * long * (chance(4) - 0.5)
      const [from, bend, to] = [
        onSide(side, along, -3),
        onSide(side, along + curl, 0.55 * long),
        onSide(side, along + lean, long),
      ]
      return `M${from}Q${bend} ${to}`
    }),
  )
}

/** And those that lie along its sides, drawn half out of the weave. */
const DRAWN = [0, 1, 2, 3].flatMap((side) =>
  Array.from({ length: 16 }, (_, at) => {
    const chance = (of: number) => chanceOf(91 + 3.1 * (16 * side + at) + 0.41 * of)
    const [along, long, out] = [30 + 900 * chance(1), 40 + 120 * chance(2), 0.5 + 4 * chance(3)]
    const bend = onSide(side, along + long / 2, out + 5 * (chance(4) - 0.3))
    return `M${onSide(side, along, -1)}Q${bend} ${onSide(side, along + long, out * chance(5) - 1)}`
  }),
)

export const onCloth = (path: string | string[], steps: ShapeStep['steps'], stroke?: number): ShapeStep => {
  return { ...hoop(path, steps, stroke), height: 1, turn: -5 }
}

const frayed = (path: string[], stroke: number, colour: string): ShapeStep[] => [
  onCloth(path, [{ do: 'fill', colour: '#140b05', opacity: 0.3, blur: 0.0016 }], stroke + 1.6),
  onCloth(path, [{ do: 'fill', colour }], stroke),
]

/** Its frayed sides: threads in the shade of others, and those that the lamp meets. */
export const FRAYED: ShapeStep[] = [
  ...frayed(fringe(230, 13, 3), 1.15, '#8d8069'),
  ...frayed([...fringe(200, 11, 21), ...DRAWN], 1.05, '#b9ab90'),
  ...frayed(fringe(14, 34, 55), 1, '#c9bca2'),
]

/** Folds that run out from the hoop, where the cloth was pulled through it: a shade each, and a light beside it. */
export const PULLED = (['#4a3a26', '#fff6e2'] as const).map((colour, side) =>
  hoop(
    Array.from({ length: 46 }, (_, at) => {
      const way = ((at + 0.7 * chanceOf(at)) / 46) * 2 * Math.PI + side * 0.017
      const bent = way + 0.12 * (chanceOf(at + 60) - 0.5)
      const far = 500 + 110 * chanceOf(at + 30)
      const on = (angle: number, radius: number) =>
        `${(500 + radius * Math.cos(angle)).toFixed(1)} ${(500 + radius * Math.sin(angle)).toFixed(1)}`
      return `M${on(way - 0.012, 462)}Q${on(way, 490)} ${on(bent, far)}Q${on(way + 0.006, 490)} ${on(way + 0.014, 462)}Z`
    }),
    [{ do: 'fill', colour, opacity: side === 0 ? 0.5 : 0.4, blur: 0.005 }],
  ),
)
