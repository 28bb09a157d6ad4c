import { unprocessable } from '@gateway/sdk-plugin'
import type { PluginContext, StoredFile } from '@gateway/sdk-plugin'
import { loadPicture } from '@gateway/sdk-plugin/picture'
import { readRaster, saveRaster } from '@gateway/sdk-plugin/raster'
import type { Raster } from '@gateway/sdk-plugin/raster'

const MAX_PIXELS = 16_000_000
const MIN_SIDE = 12
/** Below this, what stands out is chance: noise, an even ground, a pattern. */
const MIN_CLARITY = 0.15

export interface CutOutResult extends StoredFile {
  engine: string
  coverage: number
  subject: { x: number; y: number; width: number; height: number }
}

/** A picture's pixels, and whether somebody has cut it out before. */
export async function loadForCutting(ctx: PluginContext, url: string): Promise<{ raster: Raster; isCut: boolean }> {
  const raster = await readRaster(await loadPicture(ctx, url), { maxPixels: MAX_PIXELS })
  const { width, height, data } = raster
  let [clear, solid] = [0, 0]
  for (let at = 3; at < data.length; at += 4) {
    if (data[at]! < 16) clear++
    else if (data[at]! > 239) solid++
  }
  const pixels = width * height
  if (clear === pixels) {
    throw unprocessable('The picture is transparent from edge to edge.', {
      expected: 'a picture that shows something',
      hint: 'Send the picture before its ground was removed.',
    })
  }
  if (Math.min(width, height) < MIN_SIDE) {
    throw unprocessable('The picture is too small to tell a subject from its ground.', {
      expected: `at least ${MIN_SIDE} × ${MIN_SIDE} pixels`,
      received: `${width} × ${height}`,
    })
  }
  // Round corners and soft shadows leave a few clear pixels; a cut-out leaves many.
  return { raster, isCut: clear > pixels * 0.06 && solid > 0 }
}

/**
 * Stores a cut-out as PNG.
 *
 * @param clarity how clearly the subject stood out; 1 where somebody else found it
 * @throws `unprocessable` when nothing, or everything, is subject
 */
export async function saveCutOut(ctx: PluginContext, cut: Raster, engine: string, clarity = 1): Promise<CutOutResult> {
  const subject = boxOf(cut)
  let sum = 0
  for (let at = 3; at < cut.data.length; at += 4) sum += cut.data[at]!
  const coverage = sum / 255 / (cut.width * cut.height)
  if (!subject || clarity < MIN_CLARITY || coverage < 0.002 || coverage > 0.985) throw noSubject()
  const file = await saveRaster(ctx, cut, { format: 'png', name: 'cut-out.png' })
  return { ...file, engine, coverage: Math.round(coverage * 1000) / 1000, subject }
}

function noSubject() {
  return unprocessable('Nothing in the picture stands out from its ground.', {
    expected: 'a picture with a subject: a person, an animal, a thing',
    hint: 'Send a picture in which the subject differs from what is behind it and does not fill the whole frame.',
  })
}

/** The box round what is seen. */
function boxOf({ width, height, data }: Raster) {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! < 32) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}
