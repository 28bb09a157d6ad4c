import { type Grid, partedBy, type Rays, type Thrown } from '../light/slab-photons.ts'
import { inPlace, kernel } from './memory.ts'
import { blockOf, shapeOf } from './slab-block.ts'
import { wasm } from './wasm.ts'

/** Where rays that never came to the ground count as having come. */
const NOWHERE = 1e6
/** Four-byte numbers that tell of a grid. */
const GRID = 6

/** Follows the rays of a lamp through a slab, and adds what each brings where it comes to the ground. */
export function throwRays(rays: Rays, { fine, coarse, hidden }: Thrown): void {
  const { slab, clear, eye, key, columns, rows, aside, foot } = rays
  const planes = [fine.r, fine.g, fine.b, coarse.r, coarse.g, coarse.b, hidden.r]
  inPlace(planes, ([fineR, fineG, fineB, coarseR, coarseG, coarseB, hiddenR]) => {
    kernel((temporary) => {
      const grids = temporary.floats(3 * GRID)
      const wholes = new Int32Array(grids.buffer, grids.byteOffset, grids.length)
      const note = (index: number, grid: Grid, addresses: readonly (number | undefined)[]) => {
        wholes.set([...addresses.map((at) => at!), grid.width, grid.height], index * GRID)
        grids[index * GRID + 5] = grid.step
      }
      note(0, fine, [fineR, fineG, fineB])
      note(1, coarse, [coarseR, coarseG, coarseB])
      note(2, hidden, [hiddenR, hiddenR, hiddenR])
      const above = [temporary.floats(columns), temporary.floats(columns)]
      for (const plane of above) plane.fill(NOWHERE)
      // As `Field` in assembly/slab-photons.ts names them.
      const sent = [...key, eye.eyeX, eye.eyeY, eye.far, rays.fromX, rays.fromY, rays.apart, columns, rows]
      const rowAbove = above.map(({ byteOffset }) => byteOffset)
      const dyed = [...clear.logs, clear.depth / rays.tinge]
      const ground = foot === undefined ? [...aside, 0, 0] : [...aside, 1, foot]
      const own = [grids.byteOffset, ...sent, ...rowAbove, partedBy(rays), ...dyed, ...ground]
      wasm.throwRays(blockOf([...shapeOf(slab, clear, temporary), ...own], temporary))
    })
  })
}
