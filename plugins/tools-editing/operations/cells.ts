import { imageOf, rasterOf } from '@gateway/sdk-plugin/raster'
import { clamp, lumaOf, mix, type Raster, shorterSide } from '../kernels/canvas.ts'
import { edgePlane } from '../kernels/edges.ts'
import { hash } from '../kernels/noise.ts'
import { type Clause, pixelsOf } from '../language/clause.ts'
import { ovalMask } from '../regions/geometry.ts'
import { blend, joined } from '../regions/mask.ts'
import { grown } from '../engine/masks.ts'
import { cellsOf, type Cells } from '../kernels/voronoi.ts'
import { clone } from '../kernels/canvas.ts'
import { defineOperation } from './operation.ts'

const blocks = (usual: number) => (clause: Clause) => ({ size: clause.length({ usual, max: 50 }) })

/** Squares of one colour, counted from the middle so that both edges look alike. */
function pixelated(raster: Raster, side: number): Raster {
  const { width, height, data } = raster
  const size = Math.max(2, Math.round(side))
  const [left, top] = [
    -Math.floor((size - (width % size || size)) / 2),
    -Math.floor((size - (height % size || size)) / 2),
  ]
  for (let y0 = top; y0 < height; y0 += size) {
    for (let x0 = left; x0 < width; x0 += size) fillBlock(data, width, height, x0, y0, size)
  }
  return raster
}

function fillBlock(data: Buffer, width: number, height: number, x0: number, y0: number, size: number): void {
  const [right, bottom] = [Math.min(width, x0 + size), Math.min(height, y0 + size)]
  let [red, green, blue, alpha, count] = [0, 0, 0, 0, 0]
  for (let y = Math.max(0, y0); y < bottom; y++) {
    for (let x = Math.max(0, x0), at = (y * width + x) * 4; x < right; x++, at += 4) {
      const share = data[at + 3]!
      red += data[at]! * share
      green += data[at + 1]! * share
      blue += data[at + 2]! * share
      alpha += share
      count++
    }
  }
  if (count === 0) return
  const sum = alpha || 1
  const pixel = [red / sum + 0.5, green / sum + 0.5, blue / sum + 0.5, alpha / count + 0.5]
  for (let y = Math.max(0, y0); y < bottom; y++) {
    for (let x = Math.max(0, x0), at = (y * width + x) * 4; x < right; x++, at += 4) {
      for (let c = 0; c < 4; c++) data[at + c] = pixel[c]!
    }
  }
}

export const pixelate = defineOperation({
  name: 'pixelate',
  says: [
    {
      words:
        'pixelate, pixels, pixelation, pixellate, big pixels, mosaic blur, blocky, censor, censored, hide, ' +
        'anonymise, anonymize, redact',
    },
  ],
  read: blocks(3),
  run: (raster, { size }) => pixelated(raster, pixelsOf(size, raster)),
})

export const censorFaces = defineOperation({
  name: 'censor-faces',
  says: [
    {
      words:
        'censor face, pixelate face, hide face, pixelate faces, censor faces, hide faces, anonymise faces, ' +
        'anonymize faces, anonymise face, blur out faces',
    },
  ],
  looks: true,
  places: true,
  read: (clause) => ({ size: clause.length({ usual: 4, max: 50 }) }),
  async run(raster, { size }, scene) {
    const faces = await scene.faces()
    if (faces.length === 0) scene.note('No face was found.')
    if (faces.length === 0) return raster
    const mask = joined(faces.map((face) => ovalMask(raster, grown(face), 0.06)))
    const largest = Math.max(...faces.map((face) => (face.right - face.left) * raster.width))
    return blend(clone(raster), pixelated(raster, Math.max(pixelsOf(size, raster), largest / 9)), mask)
  },
})

export const mosaic = defineOperation({
  name: 'mosaic',
  says: [{ words: 'mosaic, mosaic tiles, tile mosaic, roman mosaic, tesserae, crystallise, crystallize, crystals' }],
  maxPixels: 4_000_000,
  read: blocks(2.6),
  run(raster, { size }) {
    const cells = cellsOf(raster, Math.max(4, pixelsOf(size, raster)), { jitter: 0.55 })
    return paintCells(raster, cells, {
      gap: Math.max(0.9, pixelsOf(size, raster) * 0.07),
      joint: [72, 66, 60],
      shine: 20,
      vary: 16,
    })
  },
})

export const stainedGlass = defineOperation({
  name: 'stained-glass',
  says: [{ words: 'stained glass, stainedglass, church window, glass window, cathedral glass, leaded glass' }],
  maxPixels: 4_000_000,
  read: blocks(3.6),
  run(raster, { size }) {
    const side = Math.max(5, pixelsOf(size, raster))
    const cells = cellsOf(raster, side, { jitter: 0.85, follow: true })
    return paintCells(raster, cells, {
      gap: Math.max(1, side * 0.05),
      joint: [16, 15, 18],
      shine: 9,
      vary: 30,
      vivid: 1.55,
      backlit: 1,
    })
  },
})

interface Style {
  /** Half the width of a joint, in pixels. */
  gap: number
  joint: readonly [number, number, number]
  /** How much lighter the upper left of a cell is. */
  shine: number
  /** How much cells differ by chance. */
  vary: number
  vivid?: number
  /** 0 to 1: glass with light behind it. */
  backlit?: number
}

function paintCells(
  raster: Raster,
  { owner, border, points, means }: Cells,
  { gap, joint, shine, vary, vivid = 1, backlit = 0 }: Style,
): Raster {
  const { width, data } = raster
  const side = Math.sqrt((width * raster.height) / Math.max(1, points.length / 2))
  for (let at = 0, to = 0; at < owner.length; at++, to += 4) {
    const cell = owner[at]!
    const [x, y] = [at % width, Math.floor(at / width)]
    const slope = (points[cell * 2]! - x + points[cell * 2 + 1]! - y) / side
    const light = shine * clamp(slope, -1, 1) + (hash(cell, 3) - 0.5) * vary
    const grey = 0.3 * means[cell * 3]! + 0.59 * means[cell * 3 + 1]! + 0.11 * means[cell * 3 + 2]!
    const share = clamp(border[at]! - gap + 0.5, 0, 1)
    for (let c = 0; c < 3; c++) {
      const plain = clamp(grey + (means[cell * 3 + c]! - grey) * vivid + light)
      const own = mix(plain, 255 * (plain / 255) ** 0.78, backlit * (0.7 + 0.3 * share))
      data[to + c] = mix(joint[c]!, own, share) + 0.5
    }
  }
  return raster
}

export const lowPoly = defineOperation({
  name: 'low-poly',
  says: [
    { words: 'triangles', weak: true },
    {
      words: 'low poly, lowpoly, polygons, polygonal, triangulate, triangulated, geometric, facets, faceted',
    },
  ],
  maxPixels: 4_000_000,
  read: (clause) => ({ triangles: clamp(Math.round(clause.number('none') ?? 2200 / clause.factor()), 60, 6000) }),
  async run(raster, { triangles }) {
    const { trianglesOf } = await import('../kernels/triangles.ts')
    return trianglesOf(raster, edgePlane(await calm(raster), raster), triangles)
  },
})

async function calm(raster: Raster): Promise<Float32Array> {
  return lumaOf(await rasterOf(imageOf(raster).blur(Math.max(1, shorterSide(raster) / 300))))
}

export const operations = [pixelate, censorFaces, mosaic, stainedGlass, lowPoly]
