import { blurWith, boxBlur, gaussian, gaussianBlur } from '../kernels/blur.ts'
import { clone, lumaOf, mix, type Raster, smoothstep } from '../kernels/canvas.ts'
import { alongPaths, discBlur } from '../kernels/bokeh.ts'
import { edgeKeeping } from '../kernels/light.ts'
import { pixelsOf, type Clause } from '../language/clause.ts'
import { blend, maskOf } from '../regions/mask.ts'
import { defineOperation, strength } from './operation.ts'

const radius =
  (usual: number, max = 25) =>
  (clause: Clause) => ({ radius: clause.length({ usual, max }) })

export const blur = defineOperation({
  name: 'blur',
  says: [
    { words: 'blur, blurry, gaussian blur, gaussian, unsharp look, out of focus, defocus, blurred, soft focus blur' },
  ],
  read: radius(1.6),
  run: (raster, { radius }) => gaussianBlur(raster, pixelsOf(radius, raster)),
})

export const box = defineOperation({
  name: 'box-blur',
  says: [{ words: 'box blur, square blur' }],
  read: radius(2),
  run: (raster, { radius }) =>
    blurWith(raster, (plane, width, height) => boxBlur(plane, width, height, Math.round(pixelsOf(radius, raster)))),
})

export const lens = defineOperation({
  name: 'lens-blur',
  says: [{ words: 'lens blur, bokeh blur, disc blur' }],
  read: radius(1.8, 6),
  maxPixels: 4_000_000,
  run: (raster, { radius }) => discBlur(raster, pixelsOf(radius, raster)),
})

export const motion = defineOperation({
  name: 'motion-blur',
  says: [{ words: 'motion blur, motion, movement, moving, speed blur, panning blur, speed, directional blur' }],
  read(clause) {
    const vertical = clause.says('vertical', 'vertically')
    const stated = clause.number('degrees')
    clause.says('horizontal', 'horizontally')
    const diagonal = clause.says('diagonal', 'diagonally')
    return { degrees: stated ?? (vertical ? 90 : diagonal ? 45 : 0), length: clause.length({ usual: 6, max: 40 }) }
  },
  run(raster, { degrees, length }) {
    const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    const reach = pixelsOf(length, raster)
    return alongPaths(raster, reach, (x, y, share, to) => {
      to[0] = x + dx * reach * share
      to[1] = y + dy * reach * share
    })
  },
})

export const zoomBlur = defineOperation({
  name: 'zoom-blur',
  says: [{ words: 'zoom blur, explosion blur, radial zoom, warp speed, hyperspace, light speed' }],
  read: strength(18),
  run(raster, { strength }) {
    const [cx, cy] = [(raster.width - 1) / 2, (raster.height - 1) / 2]
    const reach = (strength / 100) * Math.max(cx, cy)
    return alongPaths(raster, reach, (x, y, share, to) => {
      const factor = 1 + (share * strength) / 100
      to[0] = cx + (x - cx) * factor
      to[1] = cy + (y - cy) * factor
    })
  },
})

export const spinBlur = defineOperation({
  name: 'spin-blur',
  says: [{ words: 'spin blur, radial blur, rotation blur, rotational blur, circular blur, spinning' }],
  read: (clause) => ({ degrees: clause.number('degrees', 'none') ?? Math.round(10 * clause.factor()) }),
  run(raster, { degrees }) {
    const [cx, cy] = [(raster.width - 1) / 2, (raster.height - 1) / 2]
    const span = (degrees * Math.PI) / 180
    return alongPaths(raster, span * Math.max(cx, cy), (x, y, share, to) => {
      const [sine, cosine] = [Math.sin(span * share), Math.cos(span * share)]
      to[0] = cx + (x - cx) * cosine - (y - cy) * sine
      to[1] = cy + (x - cx) * sine + (y - cy) * cosine
    })
  },
})

/** The band that stays sharp: `top`, `centre` or `bottom`. */
function focusIn(clause: Clause): string {
  if (clause.place('top', 'top half', 'top third', 'top quarter', 'sky')) return 'top'
  if (clause.place('bottom', 'bottom half', 'bottom third', 'bottom quarter', 'ground')) return 'bottom'
  clause.place('centre', 'centre third')
  return 'centre'
}

export const tiltShift = defineOperation({
  name: 'tilt-shift',
  says: [{ words: 'tilt shift, tiltshift, miniature, toy effect, miniature effect, toy town, diorama' }],
  read: (clause) => ({
    focus: focusIn(clause),
    radius: clause.length({ usual: 1.7, max: 6 }),
  }),
  takes: ['place', 'number'],
  maxPixels: 4_000_000,
  run(raster, { focus, radius }) {
    const middle = focus === 'top' ? 0.3 : focus === 'bottom' ? 0.8 : 0.56
    const away = (y: number) => Math.abs(y / raster.height - middle)
    const reach = pixelsOf(radius, raster)
    const half = blend(
      clone(raster),
      discBlur(raster, reach * 0.45),
      maskOf(raster, (_, y) => smoothstep(0.09, 0.2, away(y))),
    )
    const all = blend(
      half,
      discBlur(raster, reach),
      maskOf(raster, (_, y) => smoothstep(0.17, 0.36, away(y))),
    )
    const { data } = all
    // Toys are brighter in colour than the world.
    for (let at = 0; at < data.length; at += 4) {
      const grey = 0.2126 * data[at]! + 0.7152 * data[at + 1]! + 0.0722 * data[at + 2]!
      for (let c = 0; c < 3; c++) data[at + c] = Math.min(255, Math.max(0, grey + (data[at + c]! - grey) * 1.28 + 0.5))
    }
    return all
  },
})

export const portrait = defineOperation({
  name: 'background-blur',
  says: [
    {
      words:
        'background blur, blur background, blurry background, blurred background, portrait mode, bokeh, ' +
        'depth of field, shallow depth of field, defocus background, soft background, dslr, blur surroundings',
    },
  ],
  looks: true,
  places: true,
  maxPixels: 4_000_000,
  read: radius(1.9, 6),
  async run(raster, { radius }, scene) {
    const mask = await scene.subject()
    const kept = { ...mask, plane: mask.plane.map((share) => smoothstep(0.15, 0.85, share)) }
    const behind = discBlur(withoutSubject(raster, kept.plane), pixelsOf(radius, raster))
    return blend(behind, raster, kept)
  },
})

/** The subject's colours must not bleed into the blurred background: it is filled in from around first. */
function withoutSubject(raster: Raster, plane: Float32Array): Raster {
  const result = clone(raster)
  const { width, height, data } = result
  for (const sigma of [24, 8, 3]) {
    const reach = (Math.min(width, height) / 400) * sigma
    const weight = plane.map((share) => 1 - share + 1e-4)
    const parts = [0, 1, 2].map((c) => weight.map((share, at) => share * data[at * 4 + c]!))
    for (const part of [...parts, weight]) gaussian(part, width, height, reach)
    for (let at = 0; at < plane.length; at++) {
      const share = plane[at]! * Math.min(1, weight[at]! * 20)
      if (share > 0)
        for (let c = 0; c < 3; c++) data[at * 4 + c] = mix(data[at * 4 + c]!, parts[c]![at]! / weight[at]!, share)
    }
  }
  return result
}

export const smooth = defineOperation({
  name: 'smooth',
  says: [
    {
      words:
        'smooth, surface blur, smoothen, smooth skin, soften skin, skin smoothing, retouch skin, airbrush, ' +
        'bilateral, silky, soften',
    },
  ],
  read: strength(60),
  run(raster, { strength }) {
    const luma = lumaOf(raster)
    const base = edgeKeeping(luma, raster, 0.02, 120)
    const soft = gaussianBlur(raster, Math.min(raster.width, raster.height) / 350)
    const { data } = raster
    for (let at = 0, to = 0; at < luma.length; at++, to += 4) {
      const still = 1 - smoothstep(6, 26, Math.abs(luma[at]! - base[at]!))
      const share = (strength / 100) * still
      for (let c = 0; c < 3; c++)
        data[to + c] = mix(data[to + c]!, soft.data[to + c]! + (base[at]! - luma[at]!) * 0.5, share) + 0.5
    }
    return raster
  },
})

export const operations = [blur, box, lens, motion, zoomBlur, spinBlur, tiltShift, portrait, smooth]
