import { type Frame, newFrame } from '../../frame.ts'
import { Kept } from '../../kept.ts'
import { discBlur } from '../../kernels/lens.ts'
import { enlarge } from '../../kernels/resample.ts'
import { SCENES, type SceneName } from '../../scenes/index.ts'
import { viewOn } from '../../scenes/view.ts'
import { shelvedThing } from '../../shelf.ts'

interface Size {
  width: number
  height: number
}

export interface BackdropOptions {
  scene: SceneName
  /** Number of the scene's own arrangement. */
  variant: number
  /** Radius of the disc that a point becomes, in heights. */
  blur: number
}

const KEPT_BYTES = 12 * 1024 * 1024
const kept = new Kept<Frame>(KEPT_BYTES, ({ r }) => 3 * r.byteLength)

/** A drawn place far behind, out of focus, in the size of a print. Kept at half the size: it has no finer detail. */
export function backdropFor({ width, height }: Size, { scene, variant, blur }: BackdropOptions): Frame {
  const name = `${scene} ${variant} ${blur} ${width}x${height}`
  const small = kept.get(name, () => {
    const frame = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) }
    return {
      ...frame,
      ...shelvedThing(`backdrop ${name}`, ['r', 'g', 'b'], () => paint(frame, { scene, variant, blur })),
    }
  })
  const large = (plane: Float32Array) => enlarge(plane, small.width, small.height, width, height)
  return { width, height, r: large(small.r), g: large(small.g), b: large(small.b) }
}

function paint({ width, height }: Size, { scene, variant, blur }: BackdropOptions): Omit<Frame, keyof Size> {
  const frame = newFrame(width, height)
  SCENES[scene](viewOn(frame, variant))
  const soft = (plane: Float32Array) => discBlur(plane, width, height, blur * height)
  return { r: soft(frame.r), g: soft(frame.g), b: soft(frame.b) }
}
