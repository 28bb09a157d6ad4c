import { join } from 'node:path'
import { LIGHT } from '../../colour.ts'
import type { Frame } from '../../frame.ts'
import { newFrame } from '../../frame.ts'
import { type PngSprite, readSprite } from '../../png-sprite.ts'

const pictures = new Map<string, PngSprite>()

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
