import { mix } from '../../colour.ts'
import { BLOSSOMS, drawBlossom } from '../../plants/blossom.ts'
import { randomFrom } from '../../random.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { layOver, overlayOf, shadeUnder } from './overlay.ts'

export interface HairFlowers {
  /** For each head. Default 34. */
  count?: number
  /** Close to one another as a circlet that ends above the left ear. Default false. */
  bound?: boolean
  /** How much of each pixel is hair or skin, 0 to 1: beside it there are none. Default everywhere. */
  shown?: Float32Array
  /** Of the heads, in radians. Default 0. */
  lean?: number
  seed: number
}

/** Small flowers strewn over the hair of each head, more of them on its crown. */
export function flowersInHair(
  print: Print,
  faces: readonly Face[],
  { count = 34, bound = false, shown, lean = 0, seed }: HairFlowers,
): void {
  const seen = shown ? { shown } : {}
  for (const [index, face] of faces.entries()) {
    const random = randomFrom(seed * 97 + index)
    const part = {
      x: face.x - 0.6 * face.width,
      y: face.y - 0.7 * face.height,
      width: 2.2 * face.width,
      height: 1.6 * face.height,
    }
    const cx = face.x + face.width / 2
    const cy = face.y + 0.42 * face.height
    const name = `hair ${count} ${bound} ${lean} ${[face.x, face.y, face.width, seed].map(Math.round).join(' ')}`
    const flowers = overlayOf(name, part, (context) => {
      for (let each = 0; each < count; each++) {
        // From one temple over the crown to the other.
        const way = mix(bound ? -0.76 : -1, 0, (each + random()) / count) * Math.PI
        const far = mix(0.86, bound ? 1 : 1.14, random())
        const u = Math.cos(way) * far * 0.56 * face.width
        const v = Math.sin(way) * far * 0.74 * face.height
        const x = cx + u * Math.cos(lean) - v * Math.sin(lean)
        const y = cy + u * Math.sin(lean) + v * Math.cos(lean)
        const kind = BLOSSOMS[Math.floor(random() * BLOSSOMS.length)]!
        const size = face.width * mix(0.022, 0.055, random() ** 1.5)
        drawBlossom(context, { kind, x, y, size, turn: random() * 6.28, tilt: mix(0.7, 1, random()) }, random)
      }
    })
    const drop = 0.012 * face.width
    shadeUnder(print, flowers, { dx: drop, dy: drop, strength: 0.5, ...seen })
    layOver(print, flowers, seen)
  }
}
