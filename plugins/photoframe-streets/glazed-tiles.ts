import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'
import { type Eye, onWall } from './on-the-ground.ts'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]
type Place = readonly [number, number]

/** A wall of tiles as the scenes lay them: every second course is shifted by half a tile. */
export interface Tiling {
  low: Place
  high: Place
  size: Place
  joint: number
  y: number
  /** Where the wall mirrors the row of lamps, and how far tiles that lean show it below. */
  lamps: number
  reach: number
}

/** The same number from 0 to 1 for the same tile. */
function chance(at: number): number {
  const wild = Math.sin(at * 127.1 + 311.7) * 43758.5453
  return wild - Math.floor(wild)
}

interface Tile {
  left: number
  right: number
  low: number
  top: number
  own: number
}

function tilesOf({ low, high, size, joint }: Tiling): Tile[] {
  const [wide, tall] = size
  const found: Tile[] = []
  for (let course = Math.ceil(low[1] / tall); (course + 1) * tall <= high[1]; course++) {
    const start = course % 2 === 0 ? wide / 2 : 0
    for (let at = Math.ceil((low[0] - start) / wide); start + at * wide < high[0]; at++) {
      const x = start + at * wide
      const [left, right] = [x + joint, x + wide - joint]
      found.push({ left, right, low: course * tall + joint, top: (course + 1) * tall - joint, own: at + 97 * course })
    }
  }
  return found
}

const band = (eye: Eye, y: number, [left, low, right, top]: readonly [number, number, number, number]): string => {
  return onWall(
    eye,
    [
      [left, low],
      [right, low],
      [right, top],
      [left, top],
    ],
    y,
  )
}

/** What is a little darker: tiles of another firing, and the rounded lower edge of each, which looks to the ground. */
export function firing(eye: Eye, wall: Tiling): Mark[] {
  const tiles = tilesOf(wall)
  const { y, joint } = wall
  const whole = ({ left, right, low, top }: Tile) => band(eye, y, [left, low, right, top])
  const others = tiles.filter(({ own }) => chance(own) < 0.16)
  const warm = tiles.filter(({ own }) => chance(own) > 0.86)
  return [
    { draw: 'path', path: others.map(whole), fill: '#e4e2db' },
    { draw: 'path', path: warm.map(whole), fill: '#f2eada' },
    {
      draw: 'path',
      path: tiles.map(({ left, right, low }) => band(eye, y, [left, low, right, low + 1.6 * joint])),
      fill: '#b9b4a8',
    },
  ]
}

/** What shines: the upper edge of each tile, and the row of lamps, broad and faint, in each as far as it leans to them. */
export function glints(eye: Eye, wall: Tiling): Mark[] {
  const tiles = tilesOf(wall)
  const { y, joint, lamps, reach } = wall
  const marks: Mark[] = [
    {
      draw: 'path',
      path: tiles.map(({ left, right, top }) => band(eye, y, [left, top - 1.1 * joint, right, top])),
      fill: '#34332f',
    },
  ]
  for (const [level, fill] of SHEENS.entries()) {
    const lit = tiles.filter(({ top, own }) => {
      const near = Math.exp(-Math.max(0, lamps - top) / (2.4 * reach))
      return Math.floor(SHEENS.length * chance(3.7 * own) * (0.25 + near)) === level
    })
    if (lit.length === 0) continue
    const path = lit.map(({ left, right, low, top }) => {
      const tall = top - low
      return band(eye, y, [left + 1.5 * joint, low + 0.42 * tall, right - 1.5 * joint, top - 0.16 * tall])
    })
    marks.push({ draw: 'path', path, fill })
  }
  return marks
}

/** From a tile that looks away from the lamps to one that looks at them. */
const SHEENS = ['#080808', '#141413', '#22211f', '#34332f', '#484641', '#5c5a53']
