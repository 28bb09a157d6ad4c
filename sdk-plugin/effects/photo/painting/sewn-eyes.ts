import { mix, smoothstep } from '../../colour.ts'
import type { Face } from '../../../vision/index.ts'
import { hypot } from '../../hypot.ts'
import { isFound } from './inked-face.ts'
import { irisesNear } from './irises.ts'
import { landmarksOf } from './landmarks.ts'
import type { Planes } from './silk-dyes.ts'

interface Size {
  width: number
  height: number
}

/** Half an iris, in distances between the eyes; its pupil and the spark in it, in sizes of the iris. */
const IRIS = 0.1
const PUPIL = 0.46
const SPARK = { x: -0.34, y: -0.34, size: 0.2 } as const
/** What the lid covers of it, from its middle up. */
const LID = 0.74
/** How far from where an eye was found its iris may be, in sizes of it. */
const STRAYED = 1.1
/** How deep the rim of an iris is sewn, and how light it is at least: both of one skein. */
const [RIM, LEAST] = [0.5, 0.07] as const

/**
 * Plans eyes as whoever sews them does: both irises of one silk, a pupil in each, a single light stitch for the spark.
 * Faces whose parts were not found for sure stay as they are.
 *
 * @param light How light each pixel is
 * @param skin How much each pixel is skin: there irises are none, changed in place as colours are
 */
export function planEyes(
  planes: Planes,
  { light, skin }: { light: Float32Array; skin: Float32Array },
  size: Size,
  faces: readonly Face[],
): void {
  for (const face of faces) {
    const parts = landmarksOf(light, size, face)
    if (!isFound(parts, face)) continue
    const radius = IRIS * (parts.eyes[1].x - parts.eyes[0].x)
    const irises = irisesNear(light, size, parts.eyes)
    // Rims of glasses pass for eyes.
    const moved = Math.max(...irises.map(({ x, y }, at) => hypot(x - parts.eyes[at]!.x, y - parts.eyes[at]!.y)))
    if (moved > STRAYED * radius) continue
    const silk = planes.map((plane) => {
      const mean = irises.reduce((sum, iris) => sum + meanAbout(plane, size, iris, radius), 0) / irises.length
      return Math.max(LEAST, 1.1 * mean)
    })
    for (const { x: cx, y: cy } of irises) {
      for (let y = Math.max(0, Math.floor(cy - LID * radius)); y < Math.min(size.height, cy + radius); y++) {
        for (let x = Math.max(0, Math.floor(cx - radius)); x < Math.min(size.width, cx + radius); x++) {
          const [u, v] = [(x - cx) / radius, (y - cy) / radius]
          const far = hypot(u, v)
          if (far >= 1) continue
          const at = y * size.width + x
          skin[at] = 0
          const spark = hypot(u - SPARK.x, v - SPARK.y) < SPARK.size
          const tone = far < PUPIL ? 0.12 : mix(1, RIM, smoothstep(0.66, 0.86, far))
          for (let c = 0; c < 3; c++) planes[c]![at] = spark ? 0.7 : tone * silk[c]!
        }
      }
    }
  }
}

/** The mean of what is around a pupil. */
function meanAbout(
  plane: Float32Array,
  { width, height }: Size,
  { x: cx, y: cy }: { x: number; y: number },
  radius: number,
) {
  let [sum, count] = [0, 1e-6]
  for (let y = Math.max(0, Math.round(cy - 0.4 * radius)); y < Math.min(height, cy + 0.7 * radius); y++) {
    for (let x = Math.max(0, Math.round(cx - 0.8 * radius)); x < Math.min(width, cx + 0.8 * radius); x++) {
      if (hypot(x - cx, y - cy) < PUPIL * radius) continue
      sum += plane[y * width + x]!
      count++
    }
  }
  return sum / count
}

/** How much redder than its mean a mouth is sewn, and how far its own light and shade stay. */
const RED = [0.84, 0.58, 0.6] as const
const TONES = [0.62, 1.3] as const

/** Plans lips in silk of one red, darker and lighter as they are. @param lips Where they are, 0 to 1 */
export function planLips(planes: Planes, lips: Float32Array): void {
  const [r, g, b] = planes
  let [red, green, blue, count] = [0, 0, 0, 1e-6]
  for (let at = 0; at < lips.length; at++) {
    if (lips[at]! < 0.6) continue
    red += r[at]!
    green += g[at]!
    blue += b[at]!
    count++
  }
  if (count < 20) return
  const silk = [(RED[0] * red) / count, (RED[1] * green) / count, (RED[2] * blue) / count] as const
  const mean = (0.2126 * red + 0.7152 * green) / count
  for (let at = 0; at < lips.length; at++) {
    const share = smoothstep(0.2, 0.6, lips[at]!)
    if (share === 0) continue
    const own = (0.2126 * r[at]! + 0.7152 * g[at]!) / mean
    const tone = Math.min(TONES[1], Math.max(TONES[0], own))
    // The line between them is no lip.
    const within = share * smoothstep(0.25, 0.45, own)
    r[at] = mix(r[at]!, silk[0] * tone, within)
    g[at] = mix(g[at]!, silk[1] * tone, within)
    b[at] = mix(b[at]!, silk[2] * tone, within)
  }
}
