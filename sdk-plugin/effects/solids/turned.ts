/** What things are turned and painted with. */
import type { Rgb } from '../colour.ts'
import type { FinishName } from './finishes.ts'
import { lathe, moved, type Part } from './mesh.ts'

/** A number from 0 to 1, another one each time. */
export type Random = () => number

export type Outline = readonly (readonly [radius: number, along: number])[]

/** Of metals that tools are made of. */
export const BRASS: Rgb = [0.86, 0.66, 0.32]
export const STEEL: Rgb = [0.68, 0.68, 0.69]

/** One colour all over. */
export function even([r, g, b]: Rgb): Part['paint'] {
  return (_u, _v, out) => {
    out[0] = r
    out[1] = g
    out[2] = b
  }
}

/** A turned body that lies along x. */
export function turned(outline: Outline, finish: FinishName, paint: Part['paint'], round = 24): Part {
  return moved(lathe(outline, finish, paint, round), (place) => {
    const [x, , z] = place
    place[0] = z
    place[2] = x
  })
}
