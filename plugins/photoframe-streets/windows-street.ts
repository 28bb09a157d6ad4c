import { type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

/** What the lit window throws on the pavement before it, and the lamp in the shop through the door on its step. */
export const spilled: Mark[] = [
  {
    draw: 'path',
    path: 'M150 884L905 866L1060 960L40 960Z',
    fill: { from: [0, 866], to: [0, 960], inks: ['#7c5530', '#5c3d22', '#24160b'] },
  },
  {
    draw: 'path',
    path: 'M955 836L1130 830L1185 852L960 864Z',
    fill: { from: [0, 830], to: [0, 864], inks: ['#6b4728', '#2a1a0e'] },
  },
  // Plinth and panels below the sill, by what the pavement gives back.
  { draw: 'path', path: 'M130 826L905 806L905 862L130 880Z', fill: '#2c1d11' },
]

type Board = readonly [left: number, top: number, right: number, bottom: number]

/** Pilasters, the door's lower panels and the board below the sill: painted by hand, coat over coat. */
const JOINERY: readonly Board[] = [
  [30, 232, 124, 790],
  [24, 800, 130, 868],
  [906, 288, 968, 768],
  [1132, 296, 1226, 742],
  [986, 628, 1094, 768],
  [138, 764, 902, 800],
]
/** A number from 0 to 1 that is another for each `at`. */
const chance = (at: number): number => {
  const wild = Math.sin(12.9898 * at + 4.1) * 43758.5453
  return wild - Math.floor(wild)
}
/** Hairs of the brush along each board, and what rain has splashed up its foot. */
export const brushed: Mark[] = JOINERY.flatMap(([left, top, right, bottom], board): Mark[] => {
  const isLying = right - left > bottom - top
  const hairs = Array.from({ length: 46 }, (_, at) => {
    const [across, from, long] = [chance(at + 97 * board), chance(2 * at + 31 * board), 0.12 + 0.4 * chance(3 * at + 7)]
    if (isLying) {
      const [y, x] = [top + across * (bottom - top), left + from * (right - left)]
      return `M${x.toFixed(1)} ${y.toFixed(1)}H${Math.min(right, x + long * (right - left)).toFixed(1)}`
    }
    const [x, y] = [left + across * (right - left), top + from * (bottom - top)]
    return `M${x.toFixed(1)} ${y.toFixed(1)}V${Math.min(bottom, y + long * (bottom - top)).toFixed(1)}`
  })
  const foot = Math.max(top, bottom - 90)
  const splashed = {
    from: [0, foot],
    to: [0, bottom],
    inks: ['#ffffff', isLying ? '#fff6ea' : '#ddd0bc', isLying ? '#f0e6d8' : '#b5a48c'],
  } as const
  return [
    { draw: 'path', path: hairs.slice(0, 30), line: { paint: '#0000004d', width: 0.9 } },
    { draw: 'path', path: hairs.slice(30), line: { paint: '#00000033', width: 2.4 } },
    { draw: 'path', path: ornaments.rectangle([left, foot, right - left, bottom - foot]), fill: splashed },
  ]
})
/** Where it has come off along edges: most near the ground, bare wood with a dark lip. */
const chips = (by: number): string[] => {
  return JOINERY.flatMap(([left, top, right, bottom], board) => {
    return Array.from({ length: 8 }, (_, at) => {
      const own = 53 * board + at
      const x = (chance(own) < 0.5 ? left + 3 : right - 3) + 5 * (chance(own + 400) - 0.5) + by
      const y = bottom - (bottom - top) * chance(own + 900) ** 2.2 * 0.96 + by
      const [wide, high] = [1 + 2.4 * chance(own + 50), 1.6 + 6 * chance(own + 70) ** 2]
      return (
        `M${(x - wide).toFixed(1)} ${y.toFixed(1)}L${(x - 0.2 * wide).toFixed(1)} ${(y - high).toFixed(1)}` +
        `L${(x + wide).toFixed(1)} ${(y - 0.4 * high).toFixed(1)}L${(x + 0.5 * wide).toFixed(1)} ${(y + high).toFixed(1)}Z`
      )
    })
  })
}
export const chipped: Mark[] = [
  { draw: 'path', path: chips(-0.8), fill: '#02090a' },
  { draw: 'path', path: chips(0), fill: '#3f3a2c' },
]
