import type { Frame } from '../frame.ts'
import { texelsOf } from '../light/shade.ts'
import type { Slab } from '../light/slab.ts'
import type { Clear, View } from '../light/slab-view.ts'
import { addressOf, type Arena, inPlace, kernel, output } from './memory.ts'
import { blockOf, shapeOf } from './slab-block.ts'
import { wasm } from './wasm.ts'

/** Lays the letters over the frame: a ray through each pixel, more where neighbours differ. */
export function paintSlab(frame: Frame, slab: Slab, clear: Clear, view: View): void {
  inPlace([frame.r, frame.g, frame.b], (planes) => {
    kernel((temporary) => {
      const pixels = slab.width * slab.height
      const traced = temporary.floats(4 * pixels).byteOffset
      const soft = temporary.floats(pixels).byteOffset
      const own = [...planes, frame.width, frame.height, traced, soft]
      wasm.paintSlab(
        blockOf(
          [...shapeOf(slab, clear, temporary), ...sceneOf(slab, view, temporary), ...clearOf(clear, temporary), ...own],
          temporary,
        ),
      )
    })
  })
}

/** As `Field` in assembly/slab-scene.ts names them. */
function sceneOf(slab: Slab, view: View, temporary: Arena): number[] {
  const { behind, frame, environment, eyeX, eyeY, far, gain, reach, foot } = view
  const images = temporary.floats(3 * 6)
  const wholes = new Int32Array(images.buffer, images.byteOffset, images.length)
  for (const [index, image] of [behind.sharp, behind.soft, behind.wide].entries()) {
    const { width, height, r, g, b } = image
    wholes.set([...[r, g, b].map((plane) => addressOf(plane, temporary)), width, height], index * 6)
    images[index * 6 + 5] = width / frame.width
  }
  const { levels, diffuse } = texelsOf(environment)
  const above = [temporary.floats(slab.width), temporary.floats(slab.width)].map(({ byteOffset }) => byteOffset)
  const surroundings = [levels.at, levels.count, diffuse.at, diffuse.side]
  const stands = foot === undefined ? [0, 0] : [1, foot]
  return [images.byteOffset, ...surroundings, eyeX, eyeY, far, gain, reach, ...stands, ...above]
}

/** As `Field` in assembly/slab-light.ts names them. */
function clearOf(clear: Clear, temporary: Arena): number[] {
  const { logs, depth, rim, rimWidth, through, mirror, beside, inner, dispersion, enamel } = clear
  const colours = enamel
    ? [enamel.r, enamel.g, enamel.b, enamel.share].map((plane) => addressOf(plane, temporary))
    : [0, 0, 0, 0]
  return [...logs, depth, rim, rimWidth, through, mirror, beside, inner, dispersion, ...colours]
}

/** How a distance changes to the right and down, but for its sides. */
export function slopesOf(distance: Float32Array, width: number, height: number): Slab['slopes'] {
  return kernel((temporary) => {
    const x = output(distance.length, temporary, true)
    const y = output(distance.length, temporary, true)
    wasm.slopes(addressOf(distance, temporary), x.at, y.at, width, height)
    return { x: x.done(), y: y.done() }
  })
}
