import { clamp, lumaOf, rgbOf } from '../kernels/canvas.ts'
import { applyTables, histogram, tableOf } from '../kernels/curve.ts'
import { defineOperation } from './operation.ts'

export const posterise = defineOperation({
  name: 'posterise',
  says: [{ words: 'posterise, reduce colours, fewer colours, limit colours, poster, posterised, quantize' }],
  read: (clause) => ({ levels: clamp(Math.round(clause.number('none') ?? 5 / clause.factor()), 2, 32) }),
  run: (raster, { levels }) =>
    applyTables(
      raster,
      tableOf((value) => (Math.min(levels - 1, Math.floor((value / 256) * levels)) * 255) / (levels - 1)),
    ),
})

export const threshold = defineOperation({
  name: 'threshold',
  says: [
    {
      words:
        'threshold, pure black and white, two tone, binary, bilevel, stencil, high contrast black and white, ' +
        'stamp, 1 bit',
    },
  ],
  takes: ['colour'],
  read(clause) {
    const [dark = '#000000', light = '#ffffff'] = clause.colours(2)
    return { level: clause.number('percent', 'none'), dark, light }
  },
  run(raster, { level, dark, light }) {
    const luma = lumaOf(raster)
    const limit = level === undefined ? otsu(histogram(luma, raster)) : level * 2.55
    const [below, above] = [rgbOf(dark), rgbOf(light)]
    const { data } = raster
    for (let at = 0, to = 0; at < luma.length; at++, to += 4) {
      // Three levels wide, so that edges are not jagged.
      const share = clamp((luma[at]! - limit) / 10 + 0.5, 0, 1)
      for (let c = 0; c < 3; c++) data[to + c] = below[c]! + (above[c]! - below[c]!) * share + 0.5
    }
    return raster
  },
})

/** The level that parts dark from light best: Otsu 1979. */
function otsu(counts: Uint32Array): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const sum = counts.reduce((all, count, value) => all + count * value, 0)
  let [below, belowSum, best, limit] = [0, 0, -1, 127]
  for (let value = 0; value < 256; value++) {
    below += counts[value]!
    belowSum += counts[value]! * value
    const above = total - below
    if (below === 0 || above === 0) continue
    const between = below * above * (belowSum / below - (sum - belowSum) / above) ** 2
    if (between > best) [best, limit] = [between, value + 0.5]
  }
  return limit
}

export const operations = [posterise, threshold]
