import { type Frame, newFrame } from '../../frame.ts'
import { Kept } from '../../kept.ts'
import { discBlur } from '../../kernels/lens.ts'
import { enlarge } from '../../kernels/resample.ts'
import { SCENES, type SceneName } from '../../scenes/index.ts'
import { viewOn } from '../../scenes/view.ts'

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
export function backdropFor(
  { width, height }: { width: number; height: number },
  { scene, variant, blur }: BackdropOptions,
): Frame {
  const small = kept.get(`${scene} ${variant} ${blur} ${width}x${height}`, () => {
    const frame = newFrame(Math.ceil(width / 2), Math.ceil(height / 2))
    SCENES[scene](viewOn(frame, variant))
    const soft = (plane: Float32Array) => discBlur(plane, frame.width, frame.height, blur * frame.height)
    return { width: frame.width, height: frame.height, r: soft(frame.r), g: soft(frame.g), b: soft(frame.b) }
  })
  const large = (plane: Float32Array) => enlarge(plane, small.width, small.height, width, height)
  return { width, height, r: large(small.r), g: large(small.g), b: large(small.b) }
}
