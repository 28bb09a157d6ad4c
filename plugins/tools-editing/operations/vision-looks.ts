import { gaussian, gaussianBlur } from '../kernels/blur.ts'
import { clamp, lumaOf, rasterOfSize, shorterSide } from '../kernels/canvas.ts'
import { applyTables, curve, tableOf } from '../kernels/curve.ts'
import { edgePlane } from '../kernels/edges.ts'
import { edgeKeeping, liftLight } from '../kernels/light.ts'
import { grainPlane } from '../kernels/noise.ts'
import { bloomed, vignetted } from './detail.ts'
import { toned } from './monochrome.ts'
import { defineOperation, strength } from './operation.ts'

export const thermal = defineOperation({
  name: 'thermal',
  says: [
    {
      words: 'thermal, heat map, heatmap, thermal camera, infrared camera, thermography, heat vision, predator vision',
    },
  ],
  read: strength(100),
  run(raster, { strength }) {
    const soft = gaussianBlur(raster, shorterSide(raster) / 220)
    return toned(soft, ['#06021f', '#2a0a7a', '#8a129a', '#e0332f', '#ff8d0a', '#ffe14a', '#fffef0'], strength / 100)
  },
})

export const xray = defineOperation({
  name: 'x-ray',
  says: [{ words: 'x ray, xray, radiograph, x rayed, rontgen' }],
  read: strength(100),
  run(raster, { strength }) {
    const luma = lumaOf(raster)
    const base = edgeKeeping(luma, raster)
    const rims = edgePlane(
      gaussian(Float32Array.from(luma), raster.width, raster.height, Math.max(0.8, shorterSide(raster) / 500)),
      raster,
    )
    const { data } = raster
    for (let at = 0, to = 0; at < luma.length; at++, to += 4) {
      const plate = 255 - (base[at]! + (luma[at]! - base[at]!) * 2.2)
      const value = clamp(plate * 0.78 + rims[at]! * 1.5 - 14, 0, 255)
      for (let c = 0; c < 3; c++) data[to + c] = data[to + c]! + ((value - data[to + c]!) * strength) / 100
    }
    toned(raster, ['#01060b', '#0d2a3d', '#4f8297', '#bfe3ea', '#f8ffff'], strength / 100)
    return bloomed(raster, { share: 0.35, from: 0.3, tint: [0.7, 0.95, 1] })
  },
})

export const nightVision = defineOperation({
  name: 'night-vision',
  says: [{ words: 'night vision, nightvision, night goggles, military night vision, green night' }],
  read: strength(100),
  run(raster, { strength }) {
    liftLight(raster, { shadows: 0.6, detail: 0.4, colour: 0 })
    applyTables(raster, curve([0, 6], [90, 84], [200, 226], [255, 255]))
    toned(raster, ['#010a02', '#0b4a16', '#2fb441', '#b6ffb0', '#f6fff2'], strength / 100)
    const { width, height, data } = raster
    const noise = grainPlane(width, height, 5)
    const pitch = Math.max(2, Math.round(shorterSide(raster) / 240))
    for (let at = 0, to = 0; at < noise.length; at++, to += 4) {
      const line = Math.floor(at / width) % pitch === 0 ? 0.82 : 1
      for (let c = 0; c < 3; c++) data[to + c] = clamp((data[to + c]! + noise[at]! * 9) * line + 0.5)
    }
    bloomed(raster, { share: 0.4, from: 0.4, tint: [0.5, 1, 0.5] })
    return vignetted(raster, 0.95)
  },
})

export const popArt = defineOperation({
  name: 'pop-art',
  says: [{ words: 'pop art, popart, warhol, silkscreen, screen print, screenprint, silk screen' }],
  frame: true,
  maxPixels: 4_000_000,
  read: strength(100),
  async run(raster, _, scene) {
    const { imageOf, rasterOf } = await import('@gateway/sdk-plugin/raster')
    const [width, height] = [Math.max(1, Math.ceil(raster.width / 2)), Math.max(1, Math.ceil(raster.height / 2))]
    const small = await rasterOf(imageOf(raster).resize(width, height, { fit: 'fill' }))
    applyTables(
      small,
      tableOf((value) => 255 / (1 + Math.exp(-(value - 122) / 34))),
    )
    const result = rasterOfSize(width * 2, height * 2)
    for (const [index, palette] of PRINTS.entries()) {
      await scene.pause()
      const print = flatToned(small, palette)
      for (let y = 0; y < height; y++) {
        const to = ((y + (index >> 1) * height) * result.width + (index & 1) * width) * 4
        print.copy(result.data, to, y * width * 4, (y + 1) * width * 4)
      }
    }
    return result
  },
})

const PRINTS: readonly (readonly string[])[] = [
  ['#1d1a4f', '#e5247e', '#ff9ec0', '#ffe94a'],
  ['#0b3d2e', '#11b5a6', '#ffd23f', '#fff4c2'],
  ['#3a0f5c', '#ff6b2c', '#ffc145', '#aef1f0'],
  ['#102a66', '#2f7bff', '#ff7ab8', '#ffeef4'],
]

/** Flat inks with edges one step soft. */
function flatToned(raster: Parameters<typeof lumaOf>[0], palette: readonly string[]): Buffer {
  const luma = lumaOf(raster)
  const inks = palette.map((hex) => Buffer.from(hex.slice(1), 'hex'))
  const out = Buffer.from(raster.data)
  for (let at = 0, to = 0; at < luma.length; at++, to += 4) {
    const place = clamp((luma[at]! / 255) * inks.length, 0, inks.length - 0.001)
    const index = Math.floor(place)
    const share = clamp((place - index - 1) * 14 + 1, 0, 1) * (index < inks.length - 1 ? 1 : 0)
    const next = inks[Math.min(inks.length - 1, index + 1)]!
    for (let c = 0; c < 3; c++) out[to + c] = inks[index]![c]! + (next[c]! - inks[index]![c]!) * share * 0.5 + 0.5
  }
  return out
}

export const operations = [thermal, xray, nightVision, popArt]
