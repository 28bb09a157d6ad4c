import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import type { Face } from '../../../vision/index.ts'

interface Size {
  width: number
  height: number
}

/** Who is drawn: the whole figure, its hair, its faces. */
interface Regions {
  mask: Float32Array
  hair: Float32Array
  faces: readonly Face[]
}

/** How light the darker and the lighter tenth of hair are drawn, and how far from what they were. */
const HAIR = { dark: 0.14, light: 0.66, far: 0.75, gain: 3 } as const
/** How light skin is on the whole, and how light where the lamp meets it. */
const SKIN = { middle: 0.76, high: 0.98, gain: 1.7 } as const
/** Clothes: a middle tone, how far they go from it, and how much of the folds and of the weave is drawn. */
const CLOTH = { middle: 0.6, far: 0.2, folds: 0.85, weave: 0.35 } as const
/** How much a head's roundness darkens hair away from the lamp, which is above on the left. */
const ROUND = 0.16

/**
 * Gives skin, hair and clothes each their tones from light to dark, in place: a lens makes one black of hair and one
 * white of a forehead, a hand shows the form of both.
 *
 * @param light How light each pixel looks, 0 to 1
 * @param share How far they take these tones
 */
export function keyRegions(light: Float32Array, size: Size, { mask, hair, faces }: Regions, share = 1): void {
  const { width, height } = size
  const shorter = Math.min(width, height)
  const broad = blur(light, width, height, shorter / 90)
  const near = blur(light, width, height, shorter / 300)
  const skin = skinOf(size, faces, hair)
  const { cloth, flesh, locks } = keysOf(near, size, { mask, skin, hair, faces })
  const middle = mix(CLOTH.middle, cloth, 0.4)
  const round = roundnessOf(size, faces)
  for (let at = 0; at < light.length; at++) {
    const body = mask[at]!
    if (body === 0) continue
    const isHair = hair[at]!
    const isSkin = skin[at]!
    const own = light[at]!
    const fold = Math.max(-1.5 * CLOTH.far, Math.min(CLOTH.far, CLOTH.folds * (broad[at]! - cloth)))
    let drawn = middle + fold + CLOTH.weave * (own - broad[at]!)
    if (isSkin > 0) {
      const fleshy = SKIN.middle + (own - flesh.middle) * (own > flesh.middle ? flesh.up : flesh.down)
      drawn += (fleshy - drawn) * isSkin
    }
    if (isHair > 0) {
      const tone = near[at]! + 0.5 * (own - near[at]!)
      const parted = mix(tone, locks.low + (tone - locks.dark) * locks.gain, HAIR.far) - ROUND * round[at]!
      drawn += (Math.max(0.06, parted) - drawn) * isHair
    }
    light[at] = mix(own, Math.min(1, Math.max(0, drawn)), body * share)
  }
}

/** Faces, a little softer than their ovals and up to the hair of a high forehead, without what hangs over them. */
function skinOf({ width, height }: Size, faces: readonly Face[], hair: Float32Array): Float32Array {
  const skin = plane(hair.length)
  for (const face of faces) {
    const cx = face.x + 0.5 * face.width
    const cy = face.y + 0.5 * face.height
    const rx = 0.5 * face.width
    const below = 0.62 * face.height
    const above = 0.86 * face.height
    for (let y = Math.max(0, Math.floor(cy - above)); y < Math.min(height, cy + below); y++) {
      const v = ((y - cy) / (y < cy ? above : below)) ** 2
      for (let x = Math.max(0, Math.floor(cx - rx)); x < Math.min(width, cx + rx); x++) {
        const at = y * width + x
        const inside = smoothstep(1, 0.8, Math.sqrt(((x - cx) / rx) ** 2 + v)) * (1 - hair[at]!)
        if (inside > skin[at]!) skin[at] = inside
      }
    }
  }
  return skin
}

/** How tones of skin and of hair are drawn. */
function keysOf(
  light: Float32Array,
  { width, height }: Size,
  { mask, skin, hair, faces }: Regions & { skin: Float32Array },
) {
  const [flesh, locks, cloth]: [number[], number[], number[]] = [[], [], []]
  const [face] = faces
  const step = Math.max(1, Math.round(Math.min(width, height) / 160))
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const at = y * width + x
      if (hair[at]! > 0.7) locks.push(light[at]!)
      else if (skin[at] === 0 && hair[at]! < 0.1 && mask[at]! > 0.9) cloth.push(light[at]!)
      else if (skin[at]! > 0.9 && face && Math.abs(x - face.x - face.width / 2) < 0.34 * face.width)
        flesh.push(light[at]!)
    }
  }
  const [low, middle, high] = sharesOf(flesh, [0.15, 0.5, 0.97])
  const up = Math.min(SKIN.gain, (SKIN.high - SKIN.middle) / Math.max(0.04, high - middle))
  const down = Math.min(SKIN.gain, 0.2 / Math.max(0.06, middle - low))
  const [dark, lit] = sharesOf(locks, [0.1, 0.92])
  const gain = Math.min(HAIR.gain, (HAIR.light - HAIR.dark) / Math.max(0.06, lit - dark))
  // Fair hair stays fairer than black hair.
  const fair = 0.5 * Math.max(0, (dark + lit) / 2 - 0.45)
  return {
    cloth: sharesOf(cloth, [0.5])[0],
    // How far what is lighter and darker than the middle of skin goes from it.
    flesh: { middle, up, down: Math.max(0.8, down) },
    // What is as dark as `dark` is drawn as light as `low`.
    locks: { low: HAIR.dark + fair, dark, gain },
  }
}

/** The tones below which those shares of them lie; a middle grey where there are none. */
function sharesOf<const Shares extends readonly number[]>(tones: number[], shares: Shares) {
  tones.sort((one, other) => one - other)
  return shares.map((share) => tones[Math.floor(share * (tones.length - 1))] ?? 0.5) as {
    [Index in keyof Shares]: number
  }
}

/** How far heads are turned from the lamp, about 0 to 1, below 0 where they face it. */
function roundnessOf({ width, height }: Size, faces: readonly Face[]): Float32Array {
  const round = plane(width * height)
  for (const face of faces) {
    const cx = face.x + 0.5 * face.width
    const cy = face.y + 0.32 * face.height
    const rx = 1.05 * face.width
    const ry = 1.15 * face.height
    for (let y = Math.max(0, Math.floor(cy - ry)); y < Math.min(height, cy + ry); y++) {
      const v = (y - cy) / ry
      for (let x = Math.max(0, Math.floor(cx - rx)); x < Math.min(width, cx + rx); x++) {
        const u = (x - cx) / rx
        const far = u * u + v * v
        if (far >= 1) continue
        round[y * width + x] = (0.75 * u + 0.95 * v) * smoothstep(1, 0.8, far)
      }
    }
  }
  return round
}
