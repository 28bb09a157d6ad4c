import { clamp, cut, type Raster } from '../kernels/canvas.ts'
import { type Clause, type Length, pixelsOf } from '../language/clause.ts'
import type { Box, Place } from '../language/places.ts'
import { grown } from '../engine/masks.ts'
import type { Scene } from '../engine/scene.ts'
import { circleAlpha } from '../kernels/shapes.ts'
import { defineOperation } from './operation.ts'

const SIDES = ['top', 'bottom', 'left', 'right']

/** `remove` is cut from `sides`, else a part of `ratio` or `size` is kept around `at`. */
interface Crop {
  ratio?: string | undefined
  size?: string | undefined
  remove?: Length | undefined
  sides?: string[] | undefined
  at?: string | undefined
  shape?: 'circle'
}

function readCrop(clause: Clause): Crop & { place?: Place | undefined } {
  const ratio = clause.take('ratio')
  const size = clause.take('size')
  const circle = clause.preset['shape'] === 'circle' || clause.says('circle', 'round', 'rounded')
  const removes = clause.items.some(({ number }) => number !== undefined)
  const sides = removes ? SIDES.filter((side) => clause.place(side)) : []
  clause.says('each side', 'all sides', 'every side', 'width', 'height', 'tightly')
  const place = clause.place()
  const kept = (clause.preset['ratio'] as string | undefined) ?? (circle ? '1:1' : undefined)
  // A bare "crop" takes a little off all around.
  const bare = !ratio && !size && !place && kept === undefined
  const remove = removes || bare ? clause.length({ usual: 10, max: 90 }) : undefined
  return {
    ratio: ratio ? `${ratio.width}:${ratio.height}` : circle ? '1:1' : (clause.preset['ratio'] as string | undefined),
    size: size && `${size.width}x${size.height}`,
    remove,
    sides: sides.length > 0 ? sides : undefined,
    at: place?.name,
    place,
    ...(circle && { shape: 'circle' as const }),
  }
}

export const crop = defineOperation({
  name: 'crop',
  says: [
    { words: 'crop, cut, cut out part, cut off, cut to, trim to, crop image, cropped, clip' },
    { words: 'square, 1 1, square format, squared', preset: { ratio: '1:1' }, weak: true },
    {
      words: 'circle, circular, round avatar, circle avatar, avatar, profile picture',
      preset: { shape: 'circle' },
      weak: true,
    },
    {
      words: 'widescreen, wide screen, landscape format, landscape orientation',
      preset: { ratio: '16:9' },
      weak: true,
    },
    { words: 'portrait format, portrait orientation, portrait crop', preset: { ratio: '4:5' }, weak: true },
    {
      words: 'story format, story size, vertical video, phone wallpaper, story',
      preset: { ratio: '9:16' },
      weak: true,
    },
    { words: 'banner, banner format, panorama, panoramic', preset: { ratio: '3:1' }, weak: true },
    { words: 'golden ratio', preset: { ratio: '1.618:1' }, weak: true },
  ],
  frame: true,
  looks: true,
  takes: ['place'],
  read: readCrop,
  async run(raster, { place, ratio, size, remove, sides, shape }, scene) {
    if (remove !== undefined && place === undefined) return trimSides(raster, remove, sides)
    const box = await boxAround(raster, place, scene)
    const kept = boxOf(raster, box, wantedSize(raster, box, { ratio, size, place }))
    return shape === 'circle' ? circleAlpha(kept) : kept
  },
})

function trimSides(raster: Raster, remove: Length, sides: readonly string[] = SIDES): Raster {
  const inWidth = remove.endsWith('%') ? (Number.parseFloat(remove) / 100) * raster.width : pixelsOf(remove, raster)
  const inHeight = remove.endsWith('%') ? (Number.parseFloat(remove) / 100) * raster.height : pixelsOf(remove, raster)
  const off = (side: string, pixels: number, whole: number) =>
    sides.includes(side) ? Math.min(Math.round(pixels), Math.floor((whole - 1) / 2)) : 0
  const left = off('left', inWidth, raster.width)
  const top = off('top', inHeight, raster.height)
  const width = raster.width - left - off('right', inWidth, raster.width)
  return cut(raster, left, top, width, raster.height - top - off('bottom', inHeight, raster.height))
}

/** What must be in the picture, as shares. */
async function boxAround(raster: Raster, place: Place | undefined, scene: Scene): Promise<Box> {
  const all = { left: 0, top: 0, right: 1, bottom: 1 }
  if (!place) return all
  if (place.kind === 'box') return place.box
  if (place.kind === 'oval') return { left: 0.2, top: 0.2, right: 0.8, bottom: 0.8 }
  if (place.kind === 'faces') {
    const [face] = await scene.faces()
    if (!face) scene.note('No face was found; the middle was kept.')
    return face ? grown(face, 0.38) : all
  }
  const { plane, width, height } = await scene.mask({ places: [place], colours: [] })
  return boundsOf(plane, width, height) ?? all
}

/** The smallest box that holds what a mask marks, with a little room. */
function boundsOf(plane: Float32Array, width: number, height: number): Box | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (plane[at]! < 0.5) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  if (right < 0) return undefined
  return grown(
    { left: left / width, top: top / height, right: (right + 1) / width, bottom: (bottom + 1) / height },
    0.04,
  )
}

function wantedSize(
  { width, height }: Raster,
  box: Box,
  { ratio, size, place }: { ratio: string | undefined; size: string | undefined; place: Place | undefined },
): [width: number, height: number] {
  const [w, h] = (size ?? ratio ?? '').split(/[:x]/).map(Number) as [number, number]
  if (size !== undefined) return [Math.min(w, width), Math.min(h, height)]
  const [boxWidth, boxHeight] = [(box.right - box.left) * width, (box.bottom - box.top) * height]
  const shape = ratio === undefined ? boxWidth / boxHeight : w / h
  // Around a face or a thing the picture may grow beyond its box; a half is never more than that half.
  const grows = place !== undefined && place.kind !== 'box'
  const longer = grows ? Math.max(boxWidth, boxHeight * shape) : Math.min(boxWidth, boxHeight * shape)
  const share = Math.min(1, width / longer, height / (longer / shape))
  return [longer * share, (longer * share) / shape]
}

function boxOf(raster: Raster, box: Box, [wide, tall]: [number, number]): Raster {
  const width = clamp(Math.round(wide), 1, raster.width)
  const height = clamp(Math.round(tall), 1, raster.height)
  const left = Math.round(((box.left + box.right) / 2) * raster.width - width / 2)
  const top = Math.round(((box.top + box.bottom) / 2) * raster.height - height / 2)
  return cut(raster, clamp(left, 0, raster.width - width), clamp(top, 0, raster.height - height), width, height)
}

export const trim = defineOperation({
  name: 'trim',
  says: [
    {
      words:
        'trim, remove border, remove borders, trim edges, autocrop, auto crop, trim whitespace, remove margin, ' +
        'remove margins, crop whitespace, remove whitespace',
    },
  ],
  frame: true,
  read: (clause) => ({ tolerance: clause.strength({ usual: 8 }) }),
  run(raster, { tolerance }) {
    const { width, height, data } = raster
    const limit = tolerance * 2.55
    const differs = (at: number) => {
      if (data[3] === 0 || data[at + 3] === 0) return data[3] !== data[at + 3]
      return [0, 1, 2].some((c) => Math.abs(data[at + c]! - data[c]!) > limit)
    }
    let [left, top, right, bottom] = [width, height, -1, -1]
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at += 4) {
        if (!differs(at)) continue
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = y
      }
    }
    return right < 0 ? raster : cut(raster, left, top, right - left + 1, bottom - top + 1)
  },
})

export const zoom = defineOperation({
  name: 'zoom',
  says: [{ words: 'zoom, zoom in, zoomed in, closer, close up, closeup, magnify' }],
  frame: true,
  looks: true,
  read(clause) {
    const percent = clause.number('percent')
    const factor = percent === undefined ? 1 + 0.5 * clause.factor() : percent > 100 ? percent / 100 : 1 + percent / 100
    const place = clause.place()
    return { factor: clamp(factor, 1, 10), at: place?.name, place }
  },
  async run(raster, { factor, place }, scene) {
    const { imageOf, rasterOf } = await import('@gateway/sdk-plugin/raster')
    const box = await boxAround(raster, place, scene)
    const kept = boxOf(raster, box, [raster.width / factor, raster.height / factor])
    return rasterOf(imageOf(kept).resize(raster.width, raster.height, { fit: 'fill' }))
  },
})

export const operations = [crop, trim, zoom]
