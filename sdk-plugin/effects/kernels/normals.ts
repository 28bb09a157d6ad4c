import { addressOf, kernel, output } from './memory.ts'
import { wasm } from './wasm.ts'

/** Unit vectors that stand on a height field: +x right, +y down, +z to the viewer. */
export interface Normals {
  x: Float32Array
  y: Float32Array
  z: Float32Array
}

/** Sobel slopes of a height in pixels; the outermost pixels face the viewer. */
export function normalsOf(heights: Float32Array, width: number, height: number): Normals {
  return kernel((temporary) => {
    const [x, y, z] = [0, 1, 2].map(() => output(heights.length, temporary))
    wasm.normals(addressOf(heights, temporary), x!.at, y!.at, z!.at, width, height)
    return { x: x!.done(), y: y!.done(), z: z!.done() }
  })
}
