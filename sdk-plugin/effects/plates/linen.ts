import { mix, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { cellValue, drawPlate, type Plate } from './plate.ts'

/** Width of a thread in frame heights, and of a check. */
const THREAD = 1 / 150
const CHECK = 1 / 6
/** How far its stripes run aside where it lies in folds, in frame heights. */
const SLACK = 0.025
/** How much higher the folds of a checked cloth are: it lies on a table, no frame holds it flat. */
const RUMPLED = 2

/** Linen in plain weave with uneven threads and soft folds. Colours: cloth, and one for a woven check if it has one. */
export const linen: Plate = {
  colours: [[0.62, 0.56, 0.46]],
  material: { metal: 0, rough: 0.9, sheen: 0.2 },
  draw(width, height, scale, [cloth, check]) {
    const clouds = noiseTile('clouds')
    const swirls = noiseTile('swirls')
    const grain = noiseTile('grain')
    return drawPlate(width, height, scale, (u, v, spot) => {
      const x = u / THREAD + 0.4 * noiseAt(grain, u * 60, v * 60)
      const y = v / THREAD + 0.4 * noiseAt(grain, u * 60 + 99, v * 60)
      const column = Math.floor(x)
      const row = Math.floor(y)
      const isOver = ((column + row) & 1) === 0
      const across = 2 * (isOver ? x - column : y - row) - 1
      const along = 2 * (isOver ? y - row : x - column) - 1
      const thread = isOver ? cellValue(column, 7) : cellValue(row, 8)
      const slub = noiseAt(clouds, isOver ? column * 31 : u * 50, isOver ? v * 50 : row * 31)
      const round = (1 - 0.7 * across * across) * (1 - 0.35 * along * along)
      // A cloth for a table has hung over its side: it lies less flat than one in a frame.
      const fold = check
        ? RUMPLED * noiseAt(swirls, u * 150 + v * 80, v * 100 - u * 45)
        : noiseAt(swirls, u * 60 + v * 25, v * 40)
      spot.height = THREAD * 0.32 * round * (0.8 + 0.4 * thread) + 0.018 * fold
      const tone = (0.72 + 0.28 * round) * (0.9 + 0.14 * thread + 0.2 * slub)
      const blend = check ? checkAt(u + SLACK * fold, v - SLACK * fold, isOver) : 0
      const ink = check ?? cloth!
      const share = smoothstep(0, 1, blend)
      spot.r = mix(cloth![0], ink[0], share) * tone
      spot.g = mix(cloth![1], ink[1], share) * tone
      spot.b = mix(cloth![2], ink[2], share) * tone
    })
  },
}

/** How much of the check's colour shows. It is woven: where only warp or weft is dyed, every other crossing shows it. */
function checkAt(u: number, v: number, isOver: boolean): number {
  const [warp, weft] = [stripe(u), stripe(v)]
  return 0.43 * (warp + weft) + 0.14 * (isOver ? warp : weft)
}

/** From 0 to 1, from one stripe to the next within a thread: where it is dyed differs from thread to thread. */
function stripe(place: number): number {
  const at = place / CHECK
  const inside = 0.25 - Math.abs(at - Math.floor(at) - 0.25)
  return Math.min(1, Math.max(0, 0.5 + (2.5 * CHECK * inside) / THREAD))
}
