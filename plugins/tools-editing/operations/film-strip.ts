import { blendPixel, type Raster } from '../kernels/canvas.ts'
import { coverage, roundedDistance } from '../kernels/shapes.ts'
import { fits, mounted } from './frames.ts'
import { defineOperation } from './operation.ts'

export const filmStrip = defineOperation({
  name: 'film-strip',
  says: [{ words: 'film strip, filmstrip, negative strip, film roll, film frame, cinema strip, sprocket holes' }],
  frame: true,
  surrounds: true,
  read: () => ({}),
  run(raster, _, scene) {
    const side = Math.max(6, Math.round(raster.height * 0.13))
    if (!fits(raster, 2 * side, scene)) return raster
    const sheet = mounted(raster, { x: Math.round(side * 0.25), top: side }, [17, 16, 18])
    const pitch = side * 0.86
    const count = Math.max(1, Math.floor(sheet.width / pitch))
    const hole = { width: side * 0.4, height: side * 0.5 }
    for (let n = 0; n < count; n++) {
      const cx = ((n + 0.5) * sheet.width) / count
      for (const cy of [side * 0.5, sheet.height - side * 0.5])
        punch(sheet, cx - hole.width / 2, cy - hole.height / 2, hole)
    }
    return sheet
  },
})

function punch(sheet: Raster, left: number, top: number, hole: { width: number; height: number }): void {
  for (let y = Math.floor(top) - 1; y <= top + hole.height + 1; y++) {
    for (let x = Math.floor(left) - 1; x <= left + hole.width + 1; x++) {
      if (x < 0 || y < 0 || x >= sheet.width || y >= sheet.height) continue
      const share = coverage(roundedDistance(x - left, y - top, hole, hole.width * 0.22))
      const at = (y * sheet.width + x) * 4
      if (share > 0) blendPixel(sheet.data, at, [246, 244, 240], share)
    }
  }
}

export const operations = [filmStrip]
