/** Pegs of beech that hold prints on a cord: two halves, the spring's wire sunk into the one in front. In pixels of the plate. */
import { type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Step = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>
type Mark = Step['marks'][number]
type Place = readonly [number, number]

const VIEW = [1280, 960] as const

interface Peg {
  /** Middles of its upper and of its lower end. */
  top: Place
  foot: Place
  /** Half of its width. */
  half: number
  /** How far down the wire crosses it, as a share of its length. */
  wire: number
}
const PEGS: readonly Peg[] = [
  { top: [265, 216.5], foot: [263.8, 320], half: 10.6, wire: 0.46 },
  { top: [533.4, 224.5], foot: [521.6, 328.5], half: 9.8, wire: 0.45 },
  { top: [748.4, 231.5], foot: [746.2, 336], half: 9.6, wire: 0.45 },
  { top: [1007, 218], foot: [1021.2, 323.5], half: 10.2, wire: 0.46 },
]

/** A place on a peg: across from -1 to 1, down from 0 to 1, and so many pixels aside. */
function on({ top, foot, half }: Peg, across: number, down: number): Place {
  const [dx, dy] = [foot[0] - top[0], foot[1] - top[1]]
  const long = Math.hypot(dx, dy)
  return [top[0] + dx * down + (dy / long) * half * across, top[1] + dy * down - (dx / long) * half * across]
}
const path = (peg: Peg, places: readonly Place[]) => {
  return `M${places
    .map(([across, down]) =>
      on(peg, across, down)
        .map((part) => part.toFixed(1))
        .join(' '),
    )
    .join('L')}`
}

/** Worn round at both ends, waisted a little where the wire bites. */
const OUTLINE: readonly Place[] = [
  [-0.9, 0],
  [0.9, 0],
  [1, 0.02],
  [0.98, 0.44],
  [0.9, 0.47],
  [0.98, 0.5],
  [0.98, 0.97],
  [0.84, 1],
  [-0.84, 1],
  [-0.98, 0.97],
  [-0.98, 0.5],
  [-0.9, 0.47],
  [-0.98, 0.44],
  [-1, 0.02],
]

/** Grain along it, no two alike. */
const grain = (peg: Peg): Mark[] => {
  const lines = [-0.72, -0.44, -0.2, 0.08, 0.3, 0.6, 0.8].map((across, at) => {
    const sway = 0.12 * Math.sin(peg.top[0] + 2.4 * at)
    return path(peg, [
      [across, 0.03 + 0.05 * (at % 3)],
      [across + sway, 0.4],
      [across + 0.5 * sway, 0.97 - 0.06 * (at % 2)],
    ])
  })
  return [{ draw: 'path', path: lines, line: { paint: '#8c6a3e66', width: 0.9 } }]
}

const wood = PEGS.flatMap((peg): Mark[] => {
  const [left, right] = [on(peg, -1, 0.5), on(peg, 1, 0.5)]
  const inks = ['#ecca96', '#e2bd86', '#d0a870', '#b48c58', '#84623c']
  return [
    { draw: 'path', path: `${path(peg, OUTLINE)}Z`, fill: { from: left, to: right, inks } },
    ...grain(peg),
    // Its ends: the upper one catches the bulbs, the lower one is bevelled to let cords in.
    {
      draw: 'path',
      path: path(peg, [
        [-0.86, 0.008],
        [0.86, 0.008],
      ]),
      line: { paint: '#f0d8a0', width: 1.4, round: true },
    },
    {
      draw: 'path',
      path: `${path(peg, [
        [-0.96, 0.9],
        [0.96, 0.9],
        [0.84, 1],
        [-0.84, 1],
      ])}Z`,
      fill: '#5a3c1a80',
    },
    {
      draw: 'path',
      path: path(peg, [
        [-0.94, 0.9],
        [0.94, 0.9],
      ]),
      line: { paint: '#e8c98c', width: 0.9 },
    },
    // The groove.
    {
      draw: 'path',
      path: path(peg, [
        [-0.92, peg.wire],
        [0.92, peg.wire],
      ]),
      line: { paint: '#4a3014', width: 5 },
    },
  ]
})

/** Steel: the coil's ends stand out at both sides, its wire runs across the front. */
const springs = PEGS.flatMap((peg): Mark[] => {
  const coil = [-1, 1].map((side) => {
    const [x, y] = on(peg, side * 1.16, peg.wire + 0.02)
    return ornaments.oval(x, y, 2.5, 4.6)
  })
  const across = (off: number) =>
    path(peg, [
      [-1.2, peg.wire + 0.03 + off],
      [-1.02, peg.wire + off],
      [1.02, peg.wire + off],
      [1.2, peg.wire + 0.03 + off],
    ])
  return [
    { draw: 'path', path: coil, fill: '#4c4a48' },
    { draw: 'path', path: coil, line: { paint: '#8e8b86', width: 0.9 } },
    { draw: 'path', path: across(0), line: { paint: '#57534e', width: 3, round: true } },
    { draw: 'path', path: across(-0.006), line: { paint: '#dcd6c8', width: 1.1, round: true } },
  ]
})

/** The paper is drawn in below each jaw, and puckers beside it. */
const pinched = PEGS.map((peg): Mark => {
  const creases = [
    [-0.9, -2.2, 1.14],
    [-0.3, -0.6, 1.2],
    [0.4, 0.9, 1.18],
    [0.9, 2.4, 1.12],
  ].map(([near, far, low]) =>
    path(peg, [
      [near!, 1],
      [far!, low!],
    ]),
  )
  return { draw: 'path', path: creases, line: { paint: '#6c5a44', width: 1.5, round: true } }
})
/** Their shadows, to the right and below. */
const shade = PEGS.map((peg): Mark => {
  const outline = `${path(peg, [
    [-0.6, 0.04],
    [1.5, 0.06],
    [1.55, 0.97],
    [1.2, 1.06],
    [-0.6, 1.05],
  ])}Z`
  return { draw: 'path', path: outline, fill: '#4a3c2a' }
})

export const pegs: Step[] = [
  { do: 'artwork', view: VIEW, blend: 'ink', soft: 0.0034, opacity: 0.55, marks: shade },
  { do: 'artwork', view: VIEW, blend: 'ink', soft: 0.0012, opacity: 0.3, marks: pinched },
  { do: 'artwork', view: VIEW, blend: 'over', soft: 0.0005, marks: [...wood, ...springs] },
]
