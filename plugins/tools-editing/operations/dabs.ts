import { gaussianBlur } from '../kernels/blur.ts'
import { clamp, clone, mix, type Raster, shorterSide } from '../kernels/canvas.ts'
import { hash } from '../kernels/noise.ts'
import { defineOperation, strength } from './operation.ts'

export const pointillism = defineOperation({
  name: 'pointillism',
  says: [{ words: 'pointillism, pointillist, seurat, painted dots, dots painting, stippled colour, dotted painting' }],
  maxPixels: 3_000_000,
  read: strength(100),
  run: (raster, { strength }) => points(raster, (shorterSide(raster) / 600) * (strength / 100)),
})

/** Dabs in three layers, each at a jittered grid, with hues a little off. */
function points(raster: Raster, size: number): Raster {
  const soft = gaussianBlur(raster, Math.max(0.8, 2 * size))
  const { width, height } = raster
  const result = clone(gaussianBlur(raster, Math.max(2, 9 * size)))
  for (const [layer, radius] of [6.4, 4.8, 3.4].entries()) {
    const r = Math.max(1.2, radius * size)
    const pitch = r * 1.55
    for (let row = 0; row * pitch < height + r; row++) {
      for (let column = 0; column * pitch < width + r; column++) dab(result, soft, { row, column, pitch, r, layer })
    }
  }
  return result
}

interface Dab {
  row: number
  column: number
  pitch: number
  r: number
  layer: number
}

function dab(result: Raster, soft: Raster, { row, column, pitch, r, layer }: Dab): void {
  const { width, height } = result
  const jitter = (n: number) => hash(column, row, layer * 9 + n) - 0.5
  const [cx, cy] = [(column + 0.5 + jitter(1) * 0.9) * pitch, (row + 0.5 + jitter(2) * 0.9) * pitch]
  const from = (clamp(Math.round(cy), 0, height - 1) * width + clamp(Math.round(cx), 0, width - 1)) * 4
  const light = jitter(3) * 44
  const rgb = [0, 1, 2].map((c) => clamp(soft.data[from + c]! * 1.06 + light + jitter(4 + c) * 46))
  for (let y = Math.max(0, Math.floor(cy - r)); y <= Math.min(height - 1, cy + r); y++) {
    for (let x = Math.max(0, Math.floor(cx - r)); x <= Math.min(width - 1, cx + r); x++) {
      const share = clamp(r - Math.hypot(x - cx, y - cy) + 0.5, 0, 1)
      const to = (y * width + x) * 4
      if (share > 0) for (let c = 0; c < 3; c++) result.data[to + c] = mix(result.data[to + c]!, rgb[c]!, share) + 0.5
    }
  }
}

export const operations = [pointillism]
