import { gaussian } from '../kernels/blur.ts'
import { clamp, clone, lumaOf, mix, type Raster, shorterSide, smoothstep } from '../kernels/canvas.ts'
import { applyTables, tableOf } from '../kernels/curve.ts'
import { edgePlane, inkLines, smear, tangentField } from '../kernels/edges.ts'
import { cloudPlane, grainPlane } from '../kernels/noise.ts'
import { kuwahara, lit } from '../kernels/paint.ts'
import { planeAt, remap } from '../kernels/sample.ts'
import { blend, maskOf } from '../regions/mask.ts'
import { chroma } from './looks.ts'
import type { Clause } from '../language/clause.ts'
import { defineOperation, type Definition, type Operation } from './operation.ts'

const PAINTED = 3_000_000

/** An operation that redraws the whole picture, mixed with the picture below full strength. */
function painting(
  name: string,
  words: string,
  paint: (raster: Raster, clause: { size: number }) => Raster | Promise<Raster>,
): Operation {
  const definition: Definition<{ strength: number }> = {
    name,
    says: [{ words }],
    maxPixels: PAINTED,
    read: (clause: Clause) => ({ strength: clause.strength({ usual: 100, max: 200 }) }),
    async run(raster, { strength }) {
      const before = strength < 100 ? clone(raster) : undefined
      // Strokes grow with the picture, so that every size looks alike.
      const size = (shorterSide(raster) / 600) * Math.max(1, strength / 100)
      const painted = await paint(raster, { size })
      return before
        ? blend(
            before,
            painted,
            maskOf(painted, () => strength / 100),
          )
        : painted
    },
  }
  return defineOperation(definition)
}

const oil = painting(
  'oil-painting',
  'oil painting, oil paint, oil, oil on canvas, painted, painting, paint effect, impasto, brush strokes, ' +
    'van gogh, impressionist, impressionism, acrylic',
  (raster, { size }) => {
    const field = { width: raster.width, height: raster.height }
    let painted = kuwahara(raster, Math.max(3, 5.5 * size))
    painted = kuwahara(painted, Math.max(2, 3.6 * size))
    const luma = lumaOf(painted)
    const angles = tangentField(luma, field, Math.max(2, 5 * size))
    // Bristles: noise drawn out along the strokes, lit from the side.
    const noise = grainPlane(field.width, field.height, 3)
    gaussian(noise, field.width, field.height, Math.max(0.6, 0.7 * size))
    const bristles = smear(noise, angles, field, Math.round(clamp(9 * size, 5, 26)))
    const thick = bristles.map((value, at) => value * 26 + luma[at]! * 0.22)
    chroma(painted, 1.2)
    return lit(painted, thick, 1.1 / Math.max(1, size * 0.7))
  },
)

const watercolour = painting(
  'watercolour',
  'watercolour, watercolours, watercolour painting, aquarelle, water colour, wash painting, gouache, ink wash',
  (raster, { size }) => {
    const { width, height } = raster
    let painted = kuwahara(raster, Math.max(3, 6 * size), 6)
    painted = wobbled(painted, size)
    const luma = lumaOf(painted)
    // Pigment gathers where a wash ends, sinks into the grain of the paper, and lies unevenly inside.
    const rims = edgePlane(gaussian(Float32Array.from(luma), width, height, Math.max(0.8, 1.1 * size)), raster)
    const pools = cloudPlane(width, height, 120 * size, { octaves: 4, seed: 21 })
    const paper = paperPlane(width, height, size)
    applyTables(
      painted,
      tableOf((value) => 255 - (255 - value) ** 1.06 * 0.62),
    )
    chroma(painted, 1.32)
    const { data } = painted
    for (let at = 0, to = 0; at < luma.length; at++, to += 4) {
      const rim = 1 - 0.34 * smoothstep(3, 26, rims[at]!)
      const pool = 0.8 + 0.42 * pools[at]!
      for (let c = 0; c < 3; c++) {
        const ink = (255 - data[to + c]!) / 255
        const laid = clamp(ink * pool, 0, 1) ** (rim * (1 + paper[at]! * 0.5))
        data[to + c] = clamp(253 * (1 - laid) + paper[at]! * 7 - 3 + (c === 2 ? -4 : 0))
      }
    }
    return painted
  },
)

/** Edges that a brush would not draw straight. */
function wobbled(raster: Raster, size: number): Raster {
  const { width, height } = raster
  const across = cloudPlane(width, height, 22 * size, { octaves: 2, seed: 4 })
  const down = cloudPlane(width, height, 22 * size, { octaves: 2, seed: 9 })
  return remap(raster, (x, y, from) => {
    const at = y * width + x
    from[0] = x + (across[at]! - 0.5) * 7 * size
    from[1] = y + (down[at]! - 0.5) * 7 * size
  })
}

/** Tooth of paper, 0 to 1. */
function paperPlane(width: number, height: number, size: number): Float32Array {
  const coarse = cloudPlane(width, height, Math.max(2, 5 * size), { octaves: 2, seed: 31 })
  const fine = grainPlane(width, height, 8)
  gaussian(fine, width, height, Math.max(0.6, 0.8 * size))
  return coarse.map((value, at) => clamp(value + fine[at]! * 0.12, 0, 1))
}

const comic = painting('comic', 'comic, comic book, graphic novel, manga, pop comic, comics', (raster, { size }) => {
  const field = { width: raster.width, height: raster.height }
  const painted = kuwahara(raster, Math.max(2, 4 * size))
  const luma = lumaOf(painted)
  const lines = inkLines(luma, field, { sigma: Math.max(0.9, 1.15 * size), strength: 20, level: 44, softness: 9 })
  flat(painted, 6)
  chroma(painted, 1.45)
  return inked(dotted(painted, luma, Math.max(3, 5.2 * size)), lines, [16, 14, 24])
})

const cartoon = painting(
  'cartoon',
  'cartoon, toon, cel shading, cell shading, cel shaded, animated, anime, animation, anime style, cartoonish, ' +
    'cartoonify, vector art, vector',
  (raster, { size }) => {
    const field = { width: raster.width, height: raster.height }
    let painted = kuwahara(raster, Math.max(3, 6 * size), 10)
    painted = kuwahara(painted, Math.max(2, 4 * size), 10)
    const lines = inkLines(lumaOf(painted), field, {
      sigma: Math.max(0.9, 1.25 * size),
      strength: 16,
      softness: 10,
      quiet: 7,
    })
    flat(painted, 9)
    chroma(painted, 1.38)
    return inked(painted, lines, [34, 24, 36])
  },
)

/** Brightness in steps with soft edges between; hues stay. */
function flat(raster: Raster, steps: number): Raster {
  const luma = lumaOf(raster)
  const { data } = raster
  for (let at = 0, to = 0; at < luma.length; at++, to += 4) {
    const place = (luma[at]! / 255) * steps
    const low = Math.floor(place)
    const stepped = ((low + smoothstep(0.32, 0.68, place - low)) / steps) * 255
    const gain = (stepped + 6) / (luma[at]! + 6)
    for (let c = 0; c < 3; c++) data[to + c] = clamp(data[to + c]! * gain + 0.5)
  }
  return raster
}

function inked(raster: Raster, lines: Float32Array, ink: readonly [number, number, number]): Raster {
  const { data } = raster
  for (let at = 0; at < lines.length; at++) {
    for (let c = 0; c < 3; c++) data[at * 4 + c] = mix(ink[c]!, data[at * 4 + c]!, lines[at]!) + 0.5
  }
  return raster
}

/** Printing dots in the shaded parts. */
function dotted(raster: Raster, luma: Float32Array, pitch: number): Raster {
  const { width, data } = raster
  for (let at = 0, to = 0; at < luma.length; at++, to += 4) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const [u, v] = [(x + y) / (pitch * Math.SQRT2), (x - y) / (pitch * Math.SQRT2)]
    const away = Math.hypot(u - Math.round(u), v - Math.round(v))
    const shade = smoothstep(190, 70, luma[at]!)
    const dot = clamp((shade * 0.5 - away) * pitch + 0.5, 0, 1) * smoothstep(24, 60, luma[at]!)
    for (let c = 0; c < 3; c++) data[to + c] = data[to + c]! * (1 - 0.26 * dot)
  }
  return raster
}

const emboss = painting(
  'emboss',
  'emboss, embossed, bas relief, relief, engraved metal, embossing',
  (raster, { size }) => {
    const { width, height } = raster
    const luma = gaussian(lumaOf(raster), width, height, Math.max(0.7, 0.9 * size))
    const { data } = raster
    const reach = Math.max(1, 1.4 * size)
    for (let y = 0, to = 0; y < height; y++) {
      for (let x = 0; x < width; x++, to += 4) {
        const slope =
          planeAt(luma, width, height, x + reach, y + reach) - planeAt(luma, width, height, x - reach, y - reach)
        const value = clamp(136 + slope * 1.5)
        for (let c = 0; c < 3; c++) data[to + c] = value + (data[to + c]! - luma[to >> 2]!) * 0.12
      }
    }
    return raster
  },
)

export { paperPlane, painting }
export const operations = [oil, watercolour, comic, cartoon, emboss]
