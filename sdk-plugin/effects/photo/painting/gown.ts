import { canvasModule } from '../../../text/skia.ts'
import { LIGHT, mix, type Rgb, smoothstep } from '../../colour.ts'
import { Kept } from '../../kept.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import type { Print } from '../photo.ts'
import { type Afloat, steadied, USUAL_CHIN } from './afloat.ts'
import { cheekOf } from './cheek.ts'
import { hairAt } from './floating-hair.ts'
import { drawGown, SIZE } from './gown-drawing.ts'
import { Neck } from './gown-neck.ts'

/** What reaches out of the water: the neck, the breast and the shoulders, each with half its size. */
const RAISED: readonly (readonly [u: number, v: number, wide: number, high: number])[] = [
  [0, 0.7, 0.48, 0.5],
  [0.02, 1.3, 0.92, 0.62],
  [-0.72, 1.08, 0.46, 0.34],
  [0.72, 1.08, 0.46, 0.34],
  [0.02, 1.86, 0.8, 0.4],
]

/** Of the gown alone: from the neck to the sleeves, on both sides. */
const YOKE: typeof RAISED = [
  [-0.42, 0.92, 0.6, 0.34],
  [0.42, 0.92, 0.6, 0.34],
]

/** How far a place of the drawing would be out of the water: 1 at most. */
function raisedAt(u: number, v: number, forms = RAISED): number {
  let least = 16
  for (let each = 0; each < forms.length; each++) {
    const [ru, rv, wide, high] = forms[each]!
    const across = (u - ru) / wide
    const down = (v - rv) / high
    const far = across * across + down * down
    if (far < least) least = far
  }
  return 1 - Math.sqrt(least)
}

/**
 * Dresses who lies in the water in a long gown, in place of what the photo had below the chin.
 *
 * @returns Who lies there with it, how far it would reach out of calm water: 1 at most, below 0 what is in it; and how
 *   much of each pixel is gown
 */
export function dress(print: Print, { faces, mask, lean, chin: end = USUAL_CHIN }: Afloat, seed: number) {
  const { width, height, r, g, b } = print
  const shown = plane(mask.length)
  const raised = plane(mask.length).fill(-3)
  const worn = plane(mask.length)
  const face = faces[0] && steadied(faces[0])
  if (!face) return { mask, raised, worn }
  // Strokes over all of it and ripples are broader than what half the size loses.
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const skin = cheekOf(print, face)
  const hair = hairAt(print, mask, faces[0]!, lean)
  const shade: Rgb = hair
    ? (hair.map((tone) => 0.16 * tone) as unknown as Rgb)
    : [LINEN[0] * skin[0], LINEN[1] * skin[1], LINEN[2] * skin[2]]
  const key = JSON.stringify([w, h, face.x, face.y, face.width, face.height, lean, seed])
  const data = kept.get(key, () => {
    const context = canvasModule().createCanvas(w, h).getContext('2d')
    context.scale(0.5, 0.5)
    drawGown(context, face, { lean, seed })
    return context.getImageData(0, 0, w, h).data
  })
  const [cx, cy] = [face.x + face.width / 2, face.y + face.height / 2]
  const [cos, sin] = [Math.cos(lean) / (SIZE * face.width), Math.sin(lean) / (SIZE * face.width)]
  const chin = 0.62 - (0.5 * (face.height / face.width)) / SIZE
  const neck = new Neck(skin, chin, [end[0] / SIZE, chin + (end[1] * (face.height / face.width)) / SIZE])
  const k = 900 / Math.min(width, height)
  const clings = new NoiseRows('swirls', width, { scale: 0.42 * k, scaleY: 0.3 * k, left: seed * 13, top: 20 })
  for (let y = 0, at = 0; y < height; y++) {
    const soaked = clings.at(y)
    for (let x = 0; x < width; x++, at++) {
      const from = ((y >> 1) * w + (x >> 1)) * 4
      const dx = x - cx
      const dy = y - cy
      const u = dx * cos + dy * sin
      const v = -dx * sin + dy * cos + chin
      const bared = v > 0.2 && v < 1.2 && Math.abs(u) < 1 ? neck.at(u, v) : 0
      if (mask[at] === 0 && data[from + 3] === 0 && bared === 0) continue
      const body = raisedAt(u, v)
      const dressed = Math.max(body, data[from + 3]! > 127 ? raisedAt(u, v, YOKE) : body)
      const out = v < SKIRT.from ? dressed : mix(dressed, skirtRaised(u, v), smoothstep(SKIRT.from, SKIRT.all, v))
      // Sleeves go down into the dark beside the shoulders, all else farther out: no edge of it is seen through the water.
      const beside = smoothstep(1.7, 1.2, v) * smoothstep(0.16, -0.3, out)
      const round = Math.max(beside, smoothstep(-0.02, -0.42, out))
      // The skirt trails on below the waist, narrower and deeper, until the dark has it.
      const sunk = v < SKIRT.from ? round : mix(round, skirtSunk(u, v), smoothstep(SKIRT.from, SKIRT.all, v))
      const cloth = (data[from + 3]! / 255) * (1 - sunk)
      // Hair ends at the shoulders; what was worn at the neck is under the gown and flowers.
      const own = mask[at]! * smoothstep(mix(0.8, 0.72, smoothstep(0.62, 0.5, Math.abs(u))), 0.64, v)
      shown[at] = 1 - (1 - own) * (1 - cloth) * (1 - bared)
      if (own > 0 && v > 0.44 && bared < 1) bare(print, at, { skin, shade }, own * smoothstep(0.44, 0.54, v))
      if (bared > 0) neck.lay(print, at, [u, v], bared)
      if (shown[at] === 0) continue
      raised[at] = out
      worn[at] = 1 - (1 - cloth) * (1 - bared)
      if (cloth === 0) continue
      // Where it clings, what is below shows through.
      const dry = 1 - WET * smoothstep(-0.05, 0.3, soaked[x]!)
      // A body is round: cloth turns away from the light before it meets the water.
      const turned = mix(TURNED, 1, smoothstep(0.16, 0.62, out))
      r[at]! += (LIGHT[data[from]!]! * mix(WATER[0], 1, dry) * turned - r[at]!) * cloth
      g[at]! += (LIGHT[data[from + 1]!]! * mix(WATER[1], 1, dry) * turned - g[at]!) * cloth
      b[at]! += (LIGHT[data[from + 2]!]! * mix(WATER[2], 1, dry) * turned - b[at]!) * cloth
    }
  }
  return { mask: shown, raised, worn }
}

/** Below which row a skirt trails in the water, from where on it does nothing else, and where it is lost in the dark. */
const SKIRT = { from: 1.55, all: 2.05, lost: [2.5, 4.3] } as const
/** How far a skirt is out of the water where it begins, how fast it goes down, and how much faster beside its middle. */
const TRAIL = { out: 0.56, down: 0.34, beside: 0.5 } as const

/** How far a place is beside the middle of a skirt, in halves of its width there: it drifts to one side. */
function besideSkirt(u: number, v: number): number {
  const down = v - SKIRT.from
  return Math.abs(u - 0.07 * down - 0.05 * Math.sin(2.2 * down)) / (0.72 + 0.2 * down)
}

/** How far a skirt is out of the water: less and less. */
function skirtRaised(u: number, v: number): number {
  return TRAIL.out - TRAIL.down * (v - SKIRT.from) - TRAIL.beside * besideSkirt(u, v) ** 2
}

/** How much of a skirt the dark has, where it was drawn. */
function skirtSunk(u: number, v: number): number {
  return Math.max(smoothstep(SKIRT.lost[0], SKIRT.lost[1], v), smoothstep(0.7, 1.15, besideSkirt(u, v)))
}

/** Gowns that were drawn. */
const kept = new Kept<Uint8ClampedArray>(4 * 1024 * 1024, (data) => data.byteLength)

/** How much light cloth has at the edge of the water. */
const TURNED = 0.24

/** How wet cloth is at most, and what is seen through it. */
const WET = 0.8
const WATER: Rgb = [0.36, 0.42, 0.34]

/** How dark linen in the shade of a chin is, beside skin. */
const LINEN: Rgb = [0.03, 0.026, 0.02]

/** What is bluer than skin at a neck is a collar: it becomes hair in the shade, or the gown's linen. */
function bare({ r, g, b }: Print, at: number, { skin, shade }: { skin: Rgb; shade: Rgb }, share: number): void {
  const own = r[at]! / (r[at]! + g[at]! + b[at]! + 1e-4)
  // In the dark no colour can be told.
  const dark = smoothstep(0.06, 0.02, g[at]!)
  const blue = smoothstep(0.03, 0.08, skin[0] / (skin[0] + skin[1] + skin[2] + 1e-4) - own)
  const worn = share * Math.max(blue, dark)
  r[at] = mix(r[at]!, shade[0], worn)
  g[at] = mix(g[at]!, shade[1], worn)
  b[at] = mix(b[at]!, shade[2], worn)
}
