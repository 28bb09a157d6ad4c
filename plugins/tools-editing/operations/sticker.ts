import { paste, shorterSide } from '../kernels/canvas.ts'
import type { Place } from '../language/places.ts'
import { defineOperation } from './operation.ts'

/** Where the middle of a sticker comes, as shares. */
function spotOf(place: Place | undefined): [right: number, down: number] {
  if (place?.kind === 'box') {
    const { left, top, right, bottom } = place.box
    const towards = (low: number, high: number) => (low <= 0 && high < 1 ? 0.16 : high >= 1 && low > 0 ? 0.84 : 0.5)
    return [towards(left, right), towards(top, bottom)]
  }
  if (place?.kind === 'sky') return [0.5, 0.16]
  return place ? [0.5, 0.5] : [0.84, 0.84]
}

export const sticker = defineOperation({
  name: 'sticker',
  says: [{ words: 'emoji, sticker, add emoji, emoji sticker, add sticker' }],
  frame: true,
  looks: true,
  takes: ['place', 'number'],
  read(clause) {
    const place = clause.place()
    const size = clause.number('percent') ?? Math.round(Math.min(90, 24 * clause.factor()))
    return { emoji: clause.take('emoji') ?? '⭐', at: place?.name ?? 'bottom right', size, place }
  },
  async run(raster, { emoji, size, place }, scene) {
    const { writeOn } = await import('./lettering.ts')
    const { rasterOfSize } = await import('../kernels/canvas.ts')
    const faces = place?.kind === 'faces' ? await scene.faces() : []
    const side = Math.max(12, (shorterSide(raster) * size) / 100)
    const draw = async (wide: number) => {
      const whole = Math.ceil(wide * 1.3)
      const box = { x: 0, y: 0, width: whole, height: whole }
      return writeOn(rasterOfSize(whole, whole), emoji, { box, colour: '#222222', maxSize: wide * 0.82 })
    }
    for (const face of faces) {
      const wide = (face.right - face.left) * raster.width * 1.35
      const mark = await draw(wide)
      const [cx, cy] = [((face.left + face.right) / 2) * raster.width, ((face.top + face.bottom) / 2) * raster.height]
      paste(raster, mark, Math.round(cx - mark.width / 2), Math.round(cy - mark.height / 2))
    }
    if (faces.length > 0) return raster
    const [right, down] = spotOf(place)
    const mark = await draw(side)
    const inside = (middle: number, whole: number) =>
      Math.round(Math.min(Math.max(middle * whole, side * 0.62), Math.max(side * 0.62, whole - side * 0.62)))
    return paste(
      raster,
      mark,
      inside(right, raster.width) - Math.round(mark.width / 2),
      inside(down, raster.height) - Math.round(mark.height / 2),
    )
  },
})

export const operations = [sticker]
