import { join } from 'node:path'
import { LIGHT } from '../../colour.ts'
import { type Frame, newFrame } from '../../frame.ts'
import { Kept } from '../../kept.ts'
import { discBlur } from '../../kernels/lens.ts'
import { enlarge } from '../../kernels/resample.ts'
import { type PngSprite, readSprite } from '../../png-sprite.ts'

const pictures = new Map<string, PngSprite>()

interface Behind {
  /** Radius of the disc that a point becomes, in heights. */
  blur: number
  /** Share of what is cut off above and below that is cut off above. Default half. */
  down?: number
  /** What shines in it and what hangs there, before the lens; `unit` is the picture's width in pixels of the frame. */
  light?(frame: Frame, cut: Cut, unit: number): void
}

const KEPT_BYTES = 12 * 1024 * 1024
const kept = new Kept<Frame>(KEPT_BYTES, ({ r }) => 3 * r.byteLength)

/** A rendered place behind somebody, out of focus. Kept at half the size: it has no finer detail. */
export function placeBehind(
  name: string,
  { width, height }: { width: number; height: number },
  { blur, down, light }: Behind,
): Frame {
  const small = kept.get(`${name} ${width}x${height}`, () => {
    const picture = placePicture(name)
    const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)]
    const cut = cutOf(picture, { width: w, height: h }, down)
    const frame = placeFrame(picture, w, h, cut)
    light?.(frame, cut, picture.width * cut.scale)
    const soft = (plane: Float32Array) => discBlur(plane, w, h, blur * h)
    return { width: w, height: h, r: soft(frame.r), g: soft(frame.g), b: soft(frame.b) }
  })
  const large = (plane: Float32Array) => enlarge(plane, small.width, small.height, width, height)
  return { width, height, r: large(small.r), g: large(small.g), b: large(small.b) }
}

/** A place that `art/sprites` rendered, as large as it is. */
export function placePicture(name: string): PngSprite {
  const known = pictures.get(name)
  if (known) return known
  const made = readSprite(join(import.meta.dirname, '..', 'places', `${name}.png`))
  pictures.set(name, made)
  return made
}

/** Where a place is seen in a frame: pixels of the frame for one of the picture, and what is cut off on the left and above. */
export interface Cut {
  scale: number
  left: number
  top: number
}

/** A frame filled with a place, cut in its middle, at `down` of what is cut off above and below. */
export function cutOf({ width, height }: PngSprite, frame: { width: number; height: number }, down = 0.5): Cut {
  const scale = Math.max(frame.width / width, frame.height / height)
  return { scale, left: (width * scale - frame.width) / 2, top: (height * scale - frame.height) * down }
}

/** A place in linear light, to fill a frame. */
export function placeFrame(picture: PngSprite, width: number, height: number, { scale, left, top }: Cut): Frame {
  const frame = newFrame(width, height)
  const { data } = picture
  const [lastX, lastY] = [picture.width - 1, picture.height - 1]
  for (let y = 0, at = 0; y < height; y++) {
    const v = Math.min(lastY, Math.max(0, (y + 0.5 + top) / scale - 0.5))
    const row = Math.min(lastY - 1, Math.floor(v))
    const down = v - row
    for (let x = 0; x < width; x++, at++) {
      const u = Math.min(lastX, Math.max(0, (x + 0.5 + left) / scale - 0.5))
      const column = Math.min(lastX - 1, Math.floor(u))
      const across = u - column
      const from = (row * picture.width + column) * 4
      const below = from + picture.width * 4
      for (let c = 0; c < 3; c++) {
        const above = LIGHT[data[from + c]!]! * (1 - across) + LIGHT[data[from + 4 + c]!]! * across
        const under = LIGHT[data[below + c]!]! * (1 - across) + LIGHT[data[below + 4 + c]!]! * across
        const value = above + (under - above) * down
        if (c === 0) frame.r[at] = value
        else if (c === 1) frame.g[at] = value
        else frame.b[at] = value
      }
    }
  }
  return frame
}
