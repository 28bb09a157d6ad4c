import { imageOf, rasterOf } from '@gateway/sdk-plugin/raster'
import { clamp, type Raster, rgbOf } from '../kernels/canvas.ts'
import { type Lab, labOf, toLab, writeLab } from '../kernels/oklab.ts'
import { paletteOf } from '../kernels/palette.ts'
import type { Clause } from '../language/clause.ts'
import { defineOperation } from './operation.ts'

/** Palettes of machines, by what people call them. */
const PALETTES: Readonly<Record<string, readonly string[]>> = {
  handheld: ['#0f380f', '#306230', '#8bac0f', '#c4d21e'],
  console: [
    '#000000',
    '#fcfcfc',
    '#bcbcbc',
    '#7c7c7c',
    '#a4e4fc',
    '#3cbcfc',
    '#0078f8',
    '#0000bc',
    '#b8b8f8',
    '#6844fc',
    '#d800cc',
    '#f878f8',
    '#e40058',
    '#f85898',
    '#f83800',
    '#a81000',
    '#fca044',
    '#e45c10',
    '#f8b800',
    '#ac7c00',
    '#b8f818',
    '#00b800',
    '#58d854',
    '#006800',
    '#b8f8d8',
    '#008888',
    '#f0d0b0',
    '#503000',
  ],
  arcade: [
    '#000000',
    '#1d2b53',
    '#7e2553',
    '#008751',
    '#ab5236',
    '#5f574f',
    '#c2c3c7',
    '#fff1e8',
    '#ff004d',
    '#ffa300',
    '#ffec27',
    '#00e436',
    '#29adff',
    '#83769c',
    '#ff77a8',
    '#ffccaa',
  ],
  cga: ['#000000', '#55ffff', '#ff55ff', '#ffffff'],
}

function paletteIn(clause: Clause): string {
  if (clause.says('gameboy', 'game boy')) return 'handheld'
  if (clause.says('nes')) return 'console'
  if (clause.says('pico')) return 'arcade'
  if (clause.says('cga')) return 'cga'
  clause.says('8 bit', '8bit', '16 bit', '16bit')
  return String(clause.preset['palette'] ?? 'own')
}

export const pixelArt = defineOperation({
  name: 'pixel-art',
  says: [
    {
      words:
        'pixel art, pixelart, sprite, 8 bit, 8bit, 16 bit, 16bit, retro game, video game, pixel style, game sprite',
    },
    { words: 'gameboy, game boy, handheld console', preset: { palette: 'handheld' }, weak: true },
    { words: 'nes, nes style, retro console', preset: { palette: 'console' }, weak: true },
    { words: 'pico 8, fantasy console', preset: { palette: 'arcade' }, weak: true },
    { words: 'cga, old pc', preset: { palette: 'cga' }, weak: true },
  ],
  read(clause) {
    const palette = paletteIn(clause)
    const stated = clause.number('pixels', 'none')
    return { palette, pixels: clamp(Math.round(stated ?? 150 / clause.factor()), 16, 400) }
  },
  async run(raster, { palette, pixels }) {
    const scale = Math.min(1, pixels / Math.max(raster.width, raster.height))
    const [width, height] = [
      Math.max(1, Math.round(raster.width * scale)),
      Math.max(1, Math.round(raster.height * scale)),
    ]
    const small = await rasterOf(
      imageOf(raster)
        .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
        .modulate({ saturation: 1.25 })
        .sharpen({ sigma: 0.7 }),
    )
    const colours = palette === 'own' ? paletteOf(small, 24) : PALETTES[palette]!.map(rgbOf)
    dither(small, colours.map(labOf), palette === 'own' ? 0.35 : 0.8)
    return rasterOf(imageOf(small).resize(raster.width, raster.height, { fit: 'fill', kernel: 'nearest' }))
  },
})

const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

/** Each pixel takes the nearest colour, or in a pattern the second nearest where it lies between two. */
function dither(raster: Raster, palette: readonly Lab[], share: number): void {
  const { width, data } = raster
  const lab: Lab = [0, 0, 0]
  const bytes = palette.map(bytesOf)
  for (let at = 0, pixel = 0; at < data.length; at += 4, pixel++) {
    toLab(data[at]!, data[at + 1]!, data[at + 2]!, lab)
    let [best, second, first, other] = [Infinity, Infinity, 0, 0]
    for (const [n, [l, a, b]] of palette.entries()) {
      const gap = (l - lab[0]) ** 2 + 1.6 * ((a - lab[1]) ** 2 + (b - lab[2]) ** 2)
      if (gap < best) [second, other, best, first] = [best, first, gap, n]
      else if (gap < second) [second, other] = [gap, n]
    }
    const between = Math.sqrt(best) / (Math.sqrt(best) + Math.sqrt(second) + 1e-9)
    const step = (BAYER[((pixel % width) % 4) + 4 * (Math.floor(pixel / width) % 4)]! + 0.5) / 16
    const chosen = bytes[between * 2 * share > step && second < 0.02 + share * 0.08 ? other : first]!
    for (let c = 0; c < 3; c++) data[at + c] = chosen[c]!
    data[at + 3] = data[at + 3]! < 100 ? 0 : 255
  }
}

function bytesOf(lab: Lab): Buffer {
  const pixel = Buffer.alloc(4)
  writeLab(pixel, 0, lab)
  return pixel
}

export const operations = [pixelArt]
