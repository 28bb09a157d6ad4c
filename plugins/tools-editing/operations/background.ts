import { boxBlur } from '../kernels/blur.ts'
import { blendPixel, clamp, mix, type Raster, rgbOf, smoothstep } from '../kernels/canvas.ts'
import type { Mask } from '../regions/mask.ts'
import type { Scene } from '../engine/scene.ts'
import { defineOperation } from './operation.ts'

export const background = defineOperation({
  name: 'background',
  says: [
    {
      words:
        'remove background, no background, transparent background, background removal, cut out, cutout, ' +
        'delete background, erase background, background transparent, remove bg',
      preset: { fill: 'transparent' },
    },
    {
      words: 'isolate subject, extract subject, keep only subject, without background, knock out background',
      preset: { fill: 'transparent' },
    },
    {
      words:
        'replace background, change background, background colour, new background, swap background, set background',
    },
    { words: 'gradient background, studio background, studio backdrop', preset: { fill: 'studio' } },
  ],
  frame: true,
  looks: true,
  takes: ['colour'],
  read(clause) {
    const colours = clause.colours(2)
    clause.place('background')
    clause.place()
    const preset = clause.preset['fill'] as string | undefined
    return { fill: colours[0] ?? preset ?? 'studio', fade: colours[1] }
  },
  async run(raster, { fill, fade }, scene) {
    const mask = await scene.subject()
    refuseEmpty(mask, scene)
    const { plane } = cleaned(mask)
    const inner = withoutFringe(raster, plane)
    const { width, height, data } = inner
    const ground = groundOf(fill, fade)
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        const alpha = (data[at * 4 + 3]! / 255) * plane[at]!
        data[at * 4 + 3] = alpha * 255 + 0.5
        if (ground) under(data, at * 4, ground(x / width, y / height), alpha)
      }
    }
    return inner
  },
})

function refuseEmpty({ plane }: Mask, scene: Scene): void {
  const share = plane.reduce((sum, value) => sum + value, 0) / plane.length
  if (share < 0.005 || share > 0.985) scene.note('The subject could not be told from the background with certainty.')
}

/** Haze in the background and holes in the subject are uncertainty of the search, not transparency. */
function cleaned({ plane, ...size }: Mask): Mask {
  return { ...size, plane: plane.map((share) => smoothstep(0.08, 0.92, share)) }
}

type Ground = (right: number, down: number) => readonly [number, number, number]

function groundOf(fill: string, fade: string | undefined): Ground | undefined {
  if (fill === 'transparent') return undefined
  if (fill === 'studio') {
    // A grey paper roll with light from above.
    return (right, down) => {
      const light = clamp(246 - 62 * Math.hypot((right - 0.5) * 1.1, (down - 0.36) * 1.15), 0, 255)
      return [light, light, light + 2]
    }
  }
  const colour = rgbOf(fill)
  if (fade === undefined) return () => colour
  const end = rgbOf(fade)
  return (_, down) => [mix(colour[0], end[0], down), mix(colour[1], end[1], down), mix(colour[2], end[2], down)]
}

function under(data: Buffer, at: number, [red, green, blue]: readonly [number, number, number], alpha: number): void {
  const own = [data[at]!, data[at + 1]!, data[at + 2]!] as const
  data[at] = red
  data[at + 1] = green
  data[at + 2] = blue
  data[at + 3] = 255
  blendPixel(data, at, own, alpha)
}

/** At the edge colours of the old background shine through: they are replaced by what lies further inside. */
function withoutFringe(raster: Raster, plane: Float32Array): Raster {
  const { width, height, data } = raster
  const radius = Math.max(2, Math.round(Math.min(width, height) / 160))
  const weight = plane.map((share) => (share > 0.9 ? share : 0))
  const parts = [0, 1, 2].map((c) => weight.map((share, at) => share * data[at * 4 + c]!))
  for (const part of [...parts, weight]) boxBlur(part, width, height, radius)
  for (let at = 0; at < plane.length; at++) {
    const share = plane[at]!
    if (share <= 0 || share >= 0.995 || weight[at]! < 0.02) continue
    const inside = 1 - smoothstep(0.55, 1, share)
    for (let c = 0; c < 3; c++) data[at * 4 + c] = mix(data[at * 4 + c]!, parts[c]![at]! / weight[at]!, inside) + 0.5
  }
  return raster
}

export const operations = [background]
